// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares two messages of the shown conversation in a panel, as they were written: versions of
// one, chosen from a menu, or any two. A long comparison is made on another thread. While one of
// the two still arrives the panel says so, and they are compared again when it has ended. GUI
// thread.
#pragma once

#include "ui/conversation/message/messageroles.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

class QMenu;

namespace Hiwar {

class ChatSession;
class ConversationView;
class NoticeBar;
class ShownConversation;
class SidePanels;
struct ShownComparison;

class CompareController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        NoticeBar &notice;
        SidePanels &panels;
    };

    /// Made after the controller that shows the conversations.
    CompareController(const Views &views, ShownConversation &shown, QObject *parent = nullptr);

    /// The first one is taken as what there was before. Both are in the shown conversation, or a
    /// notice tells that they are not.
    void compare(const QString &firstId, const QString &secondId);
    /// Compare: with its only other version, or with one from a menu.
    void carryOut(const QString &messageId, MessageAction action);
    /// With the version of it that is shown, or else with the newest other one.
    void compareWithShown(const QString &messageId);
    /// Adds a menu with the other versions of the current message, or of the last one that has
    /// some.
    void fillMenu(QMenu &menu);

private:
    void takeShown();
    void connectPanel();
    void refresh();
    void refreshUnlessGone();
    void show(const ShownComparison &comparison);
    /// Ids of the other versions, newest first.
    [[nodiscard]] QStringList otherVersions(const QString &messageId) const;
    /// The older one of the two first.
    void compareVersions(const QString &oneId, const QString &otherId);
    void addVersions(QMenu &menu, const QString &messageId);
    [[nodiscard]] QString currentMessage() const;

    Views m_views;
    ShownConversation &m_shown;
    QPointer<ChatSession> m_session; ///< of the shown conversation
    QString m_firstId;               ///< what is compared; empty: nothing
    QString m_secondId;
    int m_asked = 0;            ///< the number of the last comparison
    bool m_isConnected = false; ///< with the panel
};

} // namespace Hiwar
