// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibleaction.h"

#include "ui/conversation/accessiblemessage.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/messageactions.h"

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
    return int(actionsFor(message().message()).indexOf(m_action));
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
        // Later: the action may remove the message, and this interface with it, while the one who
        // called still holds it.
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

AccessibleLink::AccessibleLink(const AccessibleMessage *message, int index)
    : AccessiblePart(message)
    , m_index(index)
{
}

bool AccessibleLink::exists() const
{
    return m_index < message().spoken().links().size();
}

QString AccessibleLink::text(QAccessible::Text type) const
{
    const AccessibleText &spoken = message().spoken();
    const SpokenLink link = spoken.links().value(m_index);
    if (type == QAccessible::Name)
        return spoken.text().mid(link.start, link.end - link.start);
    return type == QAccessible::Description || type == QAccessible::Value ? link.target : QString();
}

QRect AccessibleLink::rect() const
{
    const SpokenLink link = message().spoken().links().value(m_index);
    return message().rectOf(link.start, link.end);
}

QAccessible::State AccessibleLink::state() const
{
    QAccessible::State state = AccessiblePart::state();
    const SpokenLink link = message().spoken().links().value(m_index);
    const int caret = message().cursorPosition();
    state.linked = true;
    state.focused = view()->hasKeyboard() && caret >= link.start && caret < link.end;
    return state;
}

void AccessibleLink::doAction(const QString &name)
{
    if (!exists())
        return;
    const SpokenLink link = message().spoken().links().value(m_index);
    if (name == setFocusAction()) {
        view()->setFocus();
        view()->setCaret({message().row(), message().spoken().placeOf(link.start)});
    } else if (name == pressAction()) {
        // Later, as above: what opens it may ask, and the one who called waits.
        QMetaObject::invokeMethod(
            view(),
            [view = view(), target = QUrl(link.target), words = text(QAccessible::Name)] {
                emit view->linkActivated(target, words);
            },
            Qt::QueuedConnection);
    }
}

} // namespace Hiwar
