// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which messages go with the next request, in the window: fills the panel, pins and leaves out
// messages, sets a limit after a service found a conversation too long, and has earlier messages
// summed up. GUI thread.
#pragma once

#include "app/controllers/lenspassages.h"
#include "app/controllers/usagecontroller.h"
#include "ui/conversation/message/messageroles.h"

namespace Hiwar {

class ConversationView;
class NoticeBar;
class ShownConversation;
class SidePanels;
class Summariser;
struct ShownContext;

class ContextController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        SidePanels &panels;
        ConversationView &conversation;
        NoticeBar &notice;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        ShownConversation &shown;
        CurrentSettings &settings;
        UsageController &usage;
        UsageLedger &ledger;
        Summariser &summariser;
    };

    ContextController(const Views &views, const Collaborators &with, QObject *parent = nullptr);

    void carryOut(const QString &messageId, MessageAction action);

signals:
    /// The failed reply is to be requested again.
    void retryRequested(const QString &messageId);

private:
    void takeShown(bool shown);
    void connectPanel();
    void refresh();
    [[nodiscard]] ShownContext shownContext() const;
    void setRule(const QString &messageId, ContextRule rule);
    void undo(const QString &id, const SessionChange &how);
    void leaveOutOldest(const QString &messageId);
    void setAutomatic(bool on);
    void summarise(bool asksAgain);
    void considerSummary(const QString &id);
    void takeSummary(const QString &id, const QString &messageId, bool asksAgain);
    void tellFailure(const QString &id, const ApiError &error);

    Views m_views;
    Collaborators m_with;
    ContextLens m_lens; ///< of the shown conversation, as it was looked at last
    LensPassages m_passages;
    bool m_isConnected = false;
};

} // namespace Hiwar
