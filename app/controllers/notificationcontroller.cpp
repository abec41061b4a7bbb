// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/notificationcontroller.h"

#include "app/chat/openconversations.h"
#include "app/notification/replynotice.h"
#include "app/settings/currentsettings.h"

#include <QApplication>
#include <QPointer>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

/// One of our windows, or a dialog of it.
bool isInFront()
{
    return QApplication::activeWindow() != nullptr;
}

} // namespace

NotificationController::NotificationController(Collaborators with, QObject *parent)
    : QObject(parent)
    , m_with(std::move(with))
{
    connect(&m_with.conversations, &OpenConversations::replyEnded, this,
            &NotificationController::take);
    connect(&m_with.conversations, &OpenConversations::shownChanged, this,
            &NotificationController::takeRead);
    connect(&m_with.settings, &CurrentSettings::changed, this,
            &NotificationController::refreshBadge);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, &NotificationController::takeRead);
}

NotificationController::~NotificationController()
{
    if (m_badge > 0 && m_with.services.showBadge)
        m_with.services.showBadge(0);
}

Notifier *NotificationController::notifier()
{
    if (!m_notifier && m_with.services.makeNotifier) {
        m_notifier = m_with.services.makeNotifier();
        connect(m_notifier.get(), &Notifier::opened, this,
                [this](const QString &id, const QString &token) {
                    const QString messageId = m_unread.value(id);
                    forget(id);
                    emit openRequested(id, messageId, token);
                });
        connect(m_notifier.get(), &Notifier::answered, this, &NotificationController::answer);
    }
    return m_notifier.get();
}

void NotificationController::take(const QString &id, const QString &messageId)
{
    const ChatSession *session = m_with.conversations.session(id);
    const MessageNode *reply = session ? session->conversation().find(messageId) : nullptr;
    if (isInFront() || !reply ||
        (reply->state != MessageState::Complete && reply->state != MessageState::Failed))
        return;
    // Replies that were asked for together are one piece of news, when the last of them ends.
    const QStringList together = session->conversation().askedTogether(messageId);
    if (std::any_of(together.cbegin(), together.cend(),
                    [session](const QString &each) { return session->isRunning(each); }))
        return;
    m_unread.insert(id, messageId);
    refreshBadge();
    const auto notice = noticeOf({.conversation = session->conversation().info(),
                                  .reply = *reply,
                                  .isTemporary = m_with.conversations.isTemporary(id)},
                                 m_with.settings.settings().desktop);
    if (Notifier *desktop = notice ? notifier() : nullptr)
        desktop->show(*notice);
}

void NotificationController::takeRead()
{
    if (!isInFront())
        return;
    const QStringList unread = m_unread.keys();
    for (const QString &id : unread) {
        if (m_with.conversations.isShown(id))
            forget(id);
    }
}

void NotificationController::forget(const QString &id)
{
    if (!m_unread.remove(id))
        return;
    if (m_notifier)
        m_notifier->takeBack(id);
    refreshBadge();
}

void NotificationController::answer(const QString &id, const QString &text)
{
    forget(id);
    m_with.conversations.withSession(id, [self = QPointer(this), id, text](ChatSession &session) {
        if (!self)
            return;
        const ConversationInfo info = session.conversation().info();
        if (session.isBusy() || !info.draftAttachments.isEmpty() ||
            self->m_with.isHeld(session.conversation(), text)) {
            emit self->questionHeld(id, text);
            return;
        }
        session.send(text);
        self->m_with.conversations.setDraft(id, info.draft);
    });
}

void NotificationController::refreshBadge()
{
    const bool isWanted = m_with.settings.settings().desktop.countsUnread;
    const int count = isWanted ? int(m_unread.size()) : 0;
    if (std::exchange(m_badge, count) != count && m_with.services.showBadge)
        m_with.services.showBadge(count);
}

} // namespace Hiwar
