// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessibleaction.h"

#include "ui/conversation/accessibility/accessiblemessage.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/message/messageactions.h"

namespace Hiwar {

bool AccessiblePart::isValid() const
{
    return m_message->isValid();
}

QAccessibleInterface *AccessiblePart::parent() const
{
    return const_cast<AccessibleMessage *>(m_message);
}

ConversationView *AccessiblePart::view() const
{
    return m_message->view();
}

QAccessible::State AccessiblePart::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.disabled = !exists();
    state.invisible = !exists() || !view()->isVisible();
    state.offscreen = !view()->rowRect(m_message->row()).intersects(view()->viewport()->rect());
    return state;
}

QAccessible::State AccessiblePart::readState() const
{
    QAccessible::State state = AccessiblePart::state();
    const QWidget *viewport = view()->viewport();
    const QRect seen(viewport->mapToGlobal(QPoint()), viewport->size());
    state.offscreen = state.offscreen || !rect().intersects(seen);
    state.readOnly = true;
    return state;
}

void *AccessiblePart::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                : nullptr;
}

AccessibleAction::AccessibleAction(const AccessibleMessage *message, MessageAction action)
    : AccessiblePart(message)
    , m_action(action)
{
}

int AccessibleAction::index() const
{
    return int(message().actions().indexOf(m_action));
}

int AccessibleAction::place() const
{
    const int number = index();
    return number < 0 ? -1 : message().structure().count() + number;
}

QString AccessibleAction::text(QAccessible::Text type) const
{
    return type == QAccessible::Name ? actionName(m_action) : QString();
}

QRect AccessibleAction::rect() const
{
    if (!exists())
        return {};
    const int row = message().row();
    for (const PlacedAction &placed : view()->rows().layout(row).geometry().actions) {
        if (placed.action == m_action)
            return message().onScreen(placed.rect);
    }
    return {};
}

QAccessible::State AccessibleAction::state() const
{
    QAccessible::State state = AccessiblePart::state();
    if (const auto fold = foldOf(m_action)) {
        const bool unfolded = message().message().unfolded.testFlag(*fold);
        state.expandable = true;
        state.expanded = unfolded;
        state.collapsed = !unfolded;
    }
    const MessageCursor &cursor = view()->cursor();
    state.focused = view()->hasKeyboard() && cursor.row() == message().row() && exists() &&
                    cursor.action() == index();
    return state;
}

void AccessibleAction::doAction(const QString &name)
{
    if (!exists())
        return;
    if (name == setFocusAction()) {
        view()->setFocus();
        view()->setCurrent(message().row(), index());
    } else if (name == pressAction()) {
        // Queued: the action may remove the message, and with it this interface, while the caller
        // still uses it.
        const QString id = message().message().id;
        QMetaObject::invokeMethod(
            view(),
            [view = view(), id, action = m_action] {
                if (const int row = view->rows().rowOf(id); row >= 0)
                    view->trigger(row, action);
            },
            Qt::QueuedConnection);
    }
}

} // namespace Hiwar
