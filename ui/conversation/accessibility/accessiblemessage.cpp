// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessiblemessage.h"

#include "ui/conversation/accessibility/accessibleaction.h"
#include "ui/conversation/accessibility/accessibleconversation.h"
#include "ui/conversation/accessibility/accessiblefocustarget.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/message/messageactions.h"

#include <utility>

namespace Hiwar {

AccessibleMessage::AccessibleMessage(AccessibleConversation *conversation, int row)
    : m_conversation(conversation)
    , m_row(row)
{
    if (isRunning(message()))
        m_told += spoken().text();
}

AccessibleMessage::~AccessibleMessage()
{
    for (const QAccessible::Id id : m_actionIds)
        forgetInterface(id);
    for (const QAccessible::Id id : std::as_const(m_focusTargets))
        forgetInterface(id);
}

ConversationView *AccessibleMessage::view() const
{
    return m_conversation->view();
}

ShownMessage AccessibleMessage::message() const
{
    return view()->rows().message(m_row);
}

const AccessibleText &AccessibleMessage::spoken() const
{
    readIfStale();
    return m_text;
}

const QList<MessageAction> &AccessibleMessage::actions() const
{
    readIfStale();
    return m_actions;
}

void AccessibleMessage::readIfStale() const
{
    if (!std::exchange(m_isStale, false))
        return;
    const ShownMessage now = message();
    const auto notice = noticeFor(now);
    m_actions = actionsFor(now, notice);
    const qsizetype thoughts = m_reasoning.blocks().size();
    m_reasoning.read(shownReasoning(now), reasoningOptions(now));
    m_markdown.read(now.text, textOptions(now));
    const bool sameThoughts =
        m_reasoning.blocks().size() == thoughts && m_reasoning.unchanged() == thoughts;
    m_text.update({m_reasoning.blocks(), m_markdown.blocks(), attachmentBlocks(now.attachments),
                   notice ? noticeBlocks(*notice) : Blocks()},
                  sameThoughts ? thoughts + m_markdown.unchanged() : m_reasoning.unchanged());
}

QAccessibleInterface *AccessibleMessage::action(int index) const
{
    if (index < 0 || index >= actions().size())
        return nullptr;
    const MessageAction action = m_actions.at(index);
    QAccessible::Id &id = m_actionIds[size_t(action)];
    if (!id)
        id = QAccessible::registerAccessibleInterface(new AccessibleAction(this, action));
    return QAccessible::accessibleInterface(id);
}

QAccessibleInterface *AccessibleMessage::focusTarget(int index) const
{
    if (index < 0 || index >= spoken().focusTargets().size())
        return nullptr;
    while (m_focusTargets.size() <= index)
        m_focusTargets << QAccessible::registerAccessibleInterface(
            new AccessibleFocusTarget(this, int(m_focusTargets.size())));
    return QAccessible::accessibleInterface(m_focusTargets.at(index));
}

void AccessibleMessage::noteChange()
{
    m_isStale = true;
    m_structure.dropThoseThatWent();
}

void AccessibleMessage::tellGrowth()
{
    m_structure.tellNewNames();
    const QString &now = spoken().text();
    const TextChange change = differenceOf(m_told, now, m_text.takeChangedFrom());
    // Not shared with `now`: a shared string would be copied again for every word.
    m_told.truncate(change.at);
    m_told += change.inserted;
    if (!change.removed.isEmpty()) {
        QAccessibleTextUpdateEvent event(this, change.at, change.removed, change.inserted);
        QAccessible::updateAccessibility(&event);
    } else if (!change.inserted.isEmpty()) {
        QAccessibleTextInsertEvent event(this, change.at, change.inserted);
        QAccessible::updateAccessibility(&event);
    }
    // The name is the whole text: a reader would read all of it again after every word.
    if (isRunning(message()))
        return;
    QAccessibleEvent renamed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
}

QRect AccessibleMessage::onScreen(const QRect &inRow) const
{
    const QPoint row = view()->rowRect(m_row).topLeft();
    return {view()->viewport()->mapToGlobal(row + inRow.topLeft()), inRow.size()};
}

QAccessibleInterface *AccessibleMessage::parent() const
{
    return m_conversation;
}

QAccessibleInterface *AccessibleMessage::child(int index) const
{
    const int parts = m_structure.count();
    return index < parts ? m_structure.child(-1, index) : action(index - parts);
}

QAccessibleInterface *AccessibleMessage::childAt(int x, int y) const
{
    if (QAccessibleInterface *part = m_structure.childAt(-1, QPoint(x, y)))
        return part;
    for (int i = 0; QAccessibleInterface *found = action(i); ++i) {
        if (found->rect().contains(x, y))
            return found;
    }
    return nullptr;
}

int AccessibleMessage::childCount() const
{
    return m_structure.count() + int(actions().size());
}

int AccessibleMessage::indexOfChild(const QAccessibleInterface *wanted) const
{
    const auto *part = dynamic_cast<const AccessiblePart *>(wanted);
    return part && part->parent() == this ? part->place() : -1;
}

QString AccessibleMessage::text(QAccessible::Text type) const
{
    if (type == QAccessible::Name)
        return spokenText(message());
    if (type == QAccessible::Description) // with the date, so the divider above adds nothing
        return describedText(message(), view()->rows().now());
    return {};
}

QRect AccessibleMessage::rect() const
{
    return onScreen(QRect(QPoint(), view()->rowRect(m_row).size()));
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
    state.focused = view()->hasKeyboard() && cursor.row() == m_row && cursor.action() < 0 &&
                    cursor.focusTarget() < 0;
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

void AccessibleMessage::doAction(const QString &name)
{
    if (name != setFocusAction())
        return;
    view()->setFocus();
    view()->setCurrent(m_row);
}

} // namespace Hiwar
