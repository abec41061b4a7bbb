// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows what waits in the shown conversation, and does with it what the user wants. Says for every
// conversation whether the window would ask before a queued question is sent. GUI thread.
#pragma once

#include "app/chat/questionqueue.h"
#include "ui/composer/queuerow.h"

#include <QPointer>

namespace Hiwar {

class Composer;
class NoticeBar;
class ShownConversation;

class QueueController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Composer &composer;
        NoticeBar &notice;
    };
    struct Collaborators
    {
        ShownConversation &shown;
        /// Lets the action follow with this question of the shown conversation, now or when the
        /// user has agreed to what the window asks.
        std::function<void(const QString &question, const std::function<void()> &act)> ask;
        /// The user wants this text sent as it is, in this conversation.
        std::function<void(const QString &conversationId, const QString &text)> allow;
    };

    QueueController(const Views &views, Collaborators with, QObject *parent = nullptr);

    /// Shows the queue of the conversation that is shown now.
    void takeShown();

private:
    void connectComposer();
    void refresh();
    void queue(const QString &text);
    void steer(const QString &text);
    void putBack(const QString &text);
    void act(const QString &id, QueueAction action);
    void edit(const QueuedQuestion &question);
    void sendNow(const QueuedQuestion &question);
    void sendNext();
    void remove(const QStringList &ids);
    [[nodiscard]] std::optional<QueuedQuestion> find(const QString &id) const;

    Views m_views;
    Collaborators m_with;
    QPointer<QuestionQueue> m_queue; ///< of the shown conversation
};

} // namespace Hiwar
