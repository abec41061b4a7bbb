// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lets the desktop notify of replies that end while no window is in front, counts them on its
// icon, and takes a notification back when its conversation is read. An answer typed into one is
// asked in its conversation. Rule: what the window would ask about first is not sent from here, but
// shown there. GUI thread.
#pragma once

#include "app/notification/notifier.h"

#include <QHash>

#include <functional>
#include <memory>

namespace Hiwar {

class Conversation;
class CurrentSettings;
class OpenConversations;

/// What the desktop offers. Either may be empty.
struct NotificationServices
{
    std::function<std::unique_ptr<Notifier>()> makeNotifier = {}; ///< called for the first reply
    std::function<void(int count)> showBadge = {};
};

class NotificationController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        OpenConversations &conversations;
        CurrentSettings &settings;
        NotificationServices services;
        /// Whether the window asks before this question is sent, or cannot send it.
        std::function<bool(const Conversation &, const QString &question)> isHeld;
    };

    explicit NotificationController(Collaborators with, QObject *parent = nullptr);
    ~NotificationController() override;

signals:
    /// The window is to be raised at this message. `token`: as of Notifier::opened().
    void openRequested(const QString &conversationId, const QString &messageId,
                       const QString &token);
    /// This question was not sent: it is to be shown in the composer of that conversation.
    void questionHeld(const QString &conversationId, const QString &question);

private:
    void take(const QString &id, const QString &messageId);
    void takeRead();
    void forget(const QString &id);
    void answer(const QString &id, const QString &text);
    void refreshBadge();
    /// nullptr: the desktop has none.
    [[nodiscard]] Notifier *notifier();

    Collaborators m_with;
    std::unique_ptr<Notifier> m_notifier;
    QHash<QString, QString> m_unread; ///< message by conversation
    int m_badge = 0;                  ///< as it is shown
};

} // namespace Hiwar
