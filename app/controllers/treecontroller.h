// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tree of the shown conversation, in the window: forks it and tells where it was forked, shows
// all its messages in a panel, copies branches, deletes one message alone, restores what was
// deleted, and follows links to messages. GUI thread.
#pragma once

#include "app/chat/messagebin.h"
#include "ui/conversation/message/messageroles.h"

#include <QPointer>
#include <QTimer>

class QMenu;

namespace Hiwar {

class ConversationView;
class ForkBar;
class NoticeBar;
class ShownConversation;
class SidePanels;

class TreeController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        ForkBar &fork;
        NoticeBar &notice;
        SidePanels &panels;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        ShownConversation &shown;
        HistoryStore &history;
        MessageBin &bin;
        Clock clock;
    };

    /// Made after the controller that shows the conversations.
    TreeController(const Views &views, const Collaborators &with, QObject *parent = nullptr);

    /// One of the actions that concern the tree.
    void carryOut(const QString &messageId, MessageAction action);
    /// Shows the message, in whichever conversation it is, or tells that it is not there.
    void openMessage(const QString &messageId);
    /// Restores what was deleted last from the shown conversation, if nothing was said since.
    void undoLastDeletion();
    /// Adds the deletions of the shown conversation, to be restored.
    void fillMenu(QMenu &menu);

signals:
    /// A narrow window shows the conversation.
    void conversationOpened();
    /// Who answers in the shown conversation is to be chosen.
    void answererRequested();

private:
    void takeShown();
    void connectPanel();
    void refreshSoon();
    void refreshPanel();
    void refreshFork();
    void tellOrigin(const QString &conversationId);
    void fork(const QString &messageId, bool withAnother);
    void copyLink(const QString &messageId);
    void copyBranch(const QString &messageId, const QString &targetId);
    void show(const QString &conversationId, const QString &messageId);
    void arrive();

    Views m_views;
    Collaborators m_with;
    QPointer<ChatSession> m_session;    ///< of the shown conversation
    std::pair<QString, QString> m_goal; ///< conversation and message; empty: none
    QString m_originId;                 ///< where the shown one was forked, as far as it is known
    QTimer m_refresh;                   ///< once for many changes
    bool m_isConnected = false;         ///< with the panel
};

} // namespace Hiwar
