// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessiblemessage.h"

#include "ui/conversation/accessibleconversation.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/messageactions.h"

#include <algorithm>

namespace Hiwar {

namespace {

QRect onScreen(const ConversationView *view, const QRect &rect)
{
    return {view->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
}

} // namespace

AccessibleMessage::AccessibleMessage(AccessibleConversation *conversation, int row)
    : m_conversation(conversation)
    , m_row(row)
{
    m_told = content();
}

AccessibleMessage::~AccessibleMessage()
{
    for (const QAccessible::Id id : m_actions) {
        if (id && QAccessible::accessibleInterface(id))
            QAccessible::deleteAccessibleInterface(id);
    }
}

ConversationView *AccessibleMessage::view() const
{
    return m_conversation->view();
}

ShownMessage AccessibleMessage::message() const
{
    return view()->rows().message(m_row);
}

QString AccessibleMessage::content() const
{
    return saidText(message());
}

QAccessibleInterface *AccessibleMessage::action(int index) const
{
    const QList<MessageAction> actions = actionsFor(message());
    if (index < 0 || index >= actions.size())
        return nullptr;
    QAccessible::Id &id = m_actions[size_t(actions.at(index))];
    if (!id)
        id =
            QAccessible::registerAccessibleInterface(new AccessibleAction(this, actions.at(index)));
    return QAccessible::accessibleInterface(id);
}

void AccessibleMessage::tellGrowth()
{
    const QString now = content();
    if (now == m_told)
        return;
    const qsizetype same = now.startsWith(m_told) ? m_told.size() : 0;
    if (same > 0 || m_told.isEmpty()) {
        QAccessibleTextInsertEvent event(this, int(same), now.mid(same));
        QAccessible::updateAccessibility(&event);
    } else {
        QAccessibleTextUpdateEvent event(this, 0, m_told, now);
        QAccessible::updateAccessibility(&event);
    }
    m_told = now;
    QAccessibleEvent renamed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
}

QAccessibleInterface *AccessibleMessage::parent() const
{
    return m_conversation;
}

QAccessibleInterface *AccessibleMessage::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i) {
        if (action(i)->rect().contains(x, y))
            return action(i);
    }
    return nullptr;
}

int AccessibleMessage::childCount() const
{
    return int(actionsFor(message()).size());
}

int AccessibleMessage::indexOfChild(const QAccessibleInterface *child) const
{
    for (int i = 0; i < childCount(); ++i) {
        if (action(i) == child)
            return i;
    }
    return -1;
}

QString AccessibleMessage::text(QAccessible::Text type) const
{
    if (type == QAccessible::Name)
        return spokenText(message());
    return type == QAccessible::Description ? describedText(message(), view()->rows().now())
                                            : QString();
}

QRect AccessibleMessage::rect() const
{
    return onScreen(view(), view()->rowRect(m_row));
}

QAccessible::State AccessibleMessage::state() const
{
    QAccessible::State state;
    const MessageCursor &cursor = view()->cursor();
    const bool inView = view()->rowRect(m_row).intersects(view()->viewport()->rect());
    state.focusable = true;
    state.selectableText = true;
    state.readOnly = true;
    state.multiLine = true;
    state.focused = view()->hasKeyboard() && cursor.row() == m_row && cursor.action() < 0;
    state.busy = message().state == MessageState::Arriving;
    state.offscreen = !inView;
    state.invisible = !view()->isVisible();
    return state;
}

void *AccessibleMessage::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return nullptr;
}

void AccessibleMessage::selection(int, int *start, int *end) const
{
    *start = *end = 0;
}

QString AccessibleMessage::text(int start, int end) const
{
    const QString text = content();
    const qsizetype from = std::clamp<qsizetype>(start, 0, text.size());
    const qsizetype to = end < 0 ? text.size() : std::clamp<qsizetype>(end, from, text.size());
    return text.sliced(from, to - from);
}

int AccessibleMessage::characterCount() const
{
    return int(content().size());
}

void AccessibleMessage::scrollToSubstring(int, int)
{
    view()->ensureVisible(m_row);
}

QString AccessibleMessage::attributes(int, int *start, int *end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

void AccessibleMessage::doAction(const QString &name)
{
    if (name != setFocusAction())
        return;
    view()->setFocus();
    view()->setCurrent(m_row);
}

AccessibleAction::AccessibleAction(const AccessibleMessage *message, MessageAction action)
    : m_message(message)
    , m_action(action)
{
}

int AccessibleAction::index() const
{
    return int(actionsFor(m_message->message()).indexOf(m_action));
}

bool AccessibleAction::isValid() const
{
    return m_message->isValid();
}

QAccessibleInterface *AccessibleAction::parent() const
{
    return const_cast<AccessibleMessage *>(m_message);
}

QString AccessibleAction::text(QAccessible::Text type) const
{
    return type == QAccessible::Name ? actionName(m_action) : QString();
}

QRect AccessibleAction::rect() const
{
    ConversationView *view = m_message->view();
    const int row = m_message->row();
    if (index() < 0)
        return {};
    for (const PlacedAction &placed : view->rows().layout(row).geometry().actions) {
        if (placed.action == m_action)
            return onScreen(view, placed.rect.translated(view->rowRect(row).topLeft()));
    }
    return {};
}

QAccessible::State AccessibleAction::state() const
{
    QAccessible::State state;
    const ConversationView *view = m_message->view();
    const MessageCursor &cursor = view->cursor();
    const int at = index();
    if (const auto fold = foldOf(m_action)) {
        const bool unfolded = m_message->message().unfolded.testFlag(*fold);
        state.expandable = true;
        state.expanded = unfolded;
        state.collapsed = !unfolded;
    }
    state.focusable = true;
    state.focused =
        view->hasKeyboard() && cursor.row() == m_message->row() && at >= 0 && cursor.action() == at;
    state.disabled = at < 0;
    state.invisible = at < 0 || !view->isVisible();
    state.offscreen = !view->rowRect(m_message->row()).intersects(view->viewport()->rect());
    return state;
}

void *AccessibleAction::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                : nullptr;
}

void AccessibleAction::doAction(const QString &name)
{
    ConversationView *view = m_message->view();
    const int at = index();
    if (at < 0)
        return;
    if (name == setFocusAction()) {
        view->setFocus();
        view->setCurrent(m_message->row(), at);
    } else if (name == pressAction()) {
        // Later: the action may remove the message, and this interface with it, while the one who
        // called still holds it.
        const QString id = m_message->message().id;
        QMetaObject::invokeMethod(
            view,
            [view, id, action = m_action] {
                if (const int row = view->rows().rowOf(id); row >= 0)
                    view->trigger(row, action);
            },
            Qt::QueuedConnection);
    }
}

} // namespace Hiwar
