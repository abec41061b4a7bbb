// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fills the panel of usage from the ledger while it is shown, and writes its CSV file. GUI thread.
#pragma once

#include "app/usage/usageledger.h"
#include "ui/usage/shownusage.h"

#include <QDateTime>

namespace Hiwar {

class NoticeBar;
class SidePanels;

/// The first moment of the range, in the local calendar; invalid: all. Pure.
[[nodiscard]] QDateTime beginOf(UsageRange range, const QDate &today);
/// Pure.
[[nodiscard]] ShownUsage shownUsage(const QList<UsageRecord> &records, UsageGroup group,
                                    const QDate &today,
                                    const std::function<QString(const QString &)> &titleOf);

class UsagePanelController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        SidePanels &panels;
        NoticeBar &notice;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        UsageLedger &usage;
        Clock clock;
    };

    UsagePanelController(const Views &views, const Collaborators &with, QObject *parent = nullptr);

    /// Shows the panel with the conversations listed.
    void showConversations();

private:
    void takeShown(bool shown);
    void refresh();
    void exportCsv();
    [[nodiscard]] QString titleOf(const QString &conversationId) const;

    Views m_views;
    Collaborators m_with;
    bool m_isConnected = false;
};

} // namespace Hiwar
