// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessibleconversation.h"

#include "ui/conversation/accessibility/accessiblemessage.h"
#include "ui/conversation/conversationview.h"

#include <algorithm>
#include <chrono>

namespace Hiwar {

namespace {

/// A growing text is reported to a screen reader once in this time, not word by word.
constexpr std::chrono::milliseconds textInterval{100};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<ConversationView *>(object);
    return view ? new AccessibleConversation(view) : nullptr;
}

} // namespace

void installAccessibleConversation()
{
    QAccessible::installFactory(makeInterface);
}

AccessibleConversation::AccessibleConversation(ConversationView *view)
    : QAccessibleWidget(view, QAccessible::List)
    , m_messages(view->rows().count(), 0)
{
    m_textTimer.setSingleShot(true);
    m_textTimer.setInterval(textInterval);
    QObject::connect(&m_textTimer, &QTimer::timeout, &m_context, [this] { tellGrownTexts(); });
    connectRows();
}

AccessibleConversation::~AccessibleConversation()
{
    drop(0, m_messages.size());
}

void AccessibleConversation::connectRows()
{
    MessageRows *rows = &view()->rows();
    QObject::connect(rows, &MessageRows::reset, &m_context, [this] { onReset(); });
    QObject::connect(rows, &MessageRows::inserted, &m_context,
                     [this](int first, int count) { onInserted(first, count); });
    QObject::connect(rows, &MessageRows::removed, &m_context,
                     [this](int first, int count) { onRemoved(first, count); });
    QObject::connect(rows, &MessageRows::textGrew, &m_context,
                     [this](int row) { onTextGrew(row); });
    QObject::connect(rows, &MessageRows::changed, &m_context, [this](int row) { onTextGrew(row); });
    QObject::connect(view(), &ConversationView::becameQuiet, &m_context,
                     [this](int row) { onBecameQuiet(row); });
    QObject::connect(view(), &ConversationView::currentChanged, &m_context,
                     [this](int row) { onCurrentChanged(row); });
    QObject::connect(view(), &ConversationView::picturesChanged, &m_context,
                     [this] { onPicturesChanged(); });
    QObject::connect(view(), &ConversationView::caretMoved, &m_context, [this] { onCaretMoved(); });
    QObject::connect(view(), &ConversationView::selectionChanged, &m_context,
                     [this] { onSelectionChanged(); });
}

ConversationView *AccessibleConversation::view() const
{
    return static_cast<ConversationView *>(object());
}

AccessibleMessage *AccessibleConversation::message(int row) const
{
    if (row < 0 || row >= m_messages.size())
        return nullptr;
    QAccessible::Id &id = m_messages[row];
    if (!id) {
        auto *self = const_cast<AccessibleConversation *>(this);
        id = QAccessible::registerAccessibleInterface(new AccessibleMessage(self, row));
    }
    return static_cast<AccessibleMessage *>(QAccessible::accessibleInterface(id));
}

int AccessibleConversation::childCount() const
{
    return int(m_messages.size() + view()->overlays().size());
}

QAccessibleInterface *AccessibleConversation::child(int index) const
{
    if (AccessibleMessage *item = message(index))
        return item;
    QWidget *overlay = view()->overlays().value(index - m_messages.size());
    return overlay ? QAccessible::queryAccessibleInterface(overlay) : nullptr;
}

QAccessibleInterface *AccessibleConversation::childAt(int x, int y) const
{
    for (QWidget *overlay : view()->overlays()) {
        QAccessibleInterface *found = QAccessible::queryAccessibleInterface(overlay);
        if (found && found->rect().contains(x, y))
            return found;
    }
    const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
    const RowRange rows = view()->visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        if (view()->rowRect(row).contains(point))
            return message(row);
    }
    return nullptr;
}

QAccessibleInterface *AccessibleConversation::focusChild() const
{
    AccessibleMessage *item = view()->hasKeyboard() ? message(view()->cursor().row()) : nullptr;
    if (!item)
        return QAccessibleWidget::focusChild();
    if (QAccessibleInterface *focusTarget = item->focusTarget(view()->cursor().focusTarget()))
        return focusTarget;
    QAccessibleInterface *action = item->action(view()->cursor().action());
    return action ? action : item;
}

int AccessibleConversation::indexOfChild(const QAccessibleInterface *child) const
{
    if (!child)
        return -1;
    if (child->role() == QAccessible::ListItem && child->parent() == this)
        return static_cast<const AccessibleMessage *>(child)->row();
    const auto at = view()->overlays().indexOf(qobject_cast<QWidget *>(child->object()));
    return at < 0 ? -1 : int(m_messages.size() + at);
}

void AccessibleConversation::drop(qsizetype first, qsizetype count)
{
    for (qsizetype row = first; row < first + count; ++row) {
        const QAccessible::Id id = m_messages.at(row);
        // At the end of the program the cache may have deleted it already.
        if (id && QAccessible::accessibleInterface(id))
            QAccessible::deleteAccessibleInterface(id);
    }
    m_messages.remove(first, count);
}

void AccessibleConversation::renumber(qsizetype from)
{
    for (qsizetype row = from; row < m_messages.size(); ++row) {
        if (m_messages.at(row))
            message(int(row))->setRow(int(row));
    }
}

void AccessibleConversation::onReset()
{
    drop(0, m_messages.size());
    m_messages.fill(0, view()->rows().count());
    m_grown.clear();
    QAccessibleEvent event(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void AccessibleConversation::onInserted(int first, int count)
{
    m_messages.insert(first, count, 0);
    renumber(first + count);
    for (int row = first; row < first + count && QAccessible::isActive(); ++row) {
        QAccessibleEvent event(message(row), QAccessible::ObjectCreated);
        QAccessible::updateAccessibility(&event);
    }
}

void AccessibleConversation::onRemoved(int first, int count)
{
    for (int row = first; row < first + count && QAccessible::isActive(); ++row) {
        if (!m_messages.at(row))
            continue;
        QAccessibleEvent event(QAccessible::accessibleInterface(m_messages.at(row)),
                               QAccessible::ObjectDestroyed);
        QAccessible::updateAccessibility(&event);
    }
    drop(first, count);
    renumber(first);
}

void AccessibleConversation::onTextGrew(int row)
{
    const QAccessible::Id id = m_messages.at(row);
    if (!id)
        return;
    message(row)->noteChange();
    if (!QAccessible::isActive())
        return;
    if (!m_grown.contains(id))
        m_grown.append(id);
    if (!m_textTimer.isActive())
        m_textTimer.start();
}

void AccessibleConversation::tellGrownTexts()
{
    for (const QAccessible::Id id : std::exchange(m_grown, {})) {
        if (m_messages.contains(id))
            static_cast<AccessibleMessage *>(QAccessible::accessibleInterface(id))->tellGrowth();
    }
}

void AccessibleConversation::onBecameQuiet(int row) const
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(message(row), QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void AccessibleConversation::onCurrentChanged(int row) const
{
    if (row < 0 || !view()->hasKeyboard())
        return;
    QAccessibleEvent event(focusChild(), QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

/// The button that was pressed has another name now, or its description reports a problem.
void AccessibleConversation::onPicturesChanged() const
{
    const MessageCursor &cursor = view()->cursor();
    AccessibleMessage *item = QAccessible::isActive() ? message(cursor.row()) : nullptr;
    QAccessibleInterface *focusTarget = item ? item->focusTarget(cursor.focusTarget()) : nullptr;
    if (!focusTarget)
        return;
    QAccessibleEvent renamed(focusTarget, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
    QAccessibleEvent described(focusTarget, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
}

void AccessibleConversation::onCaretMoved() const
{
    const auto caret = view()->caret();
    AccessibleMessage *item = caret && QAccessible::isActive() ? message(caret->row) : nullptr;
    if (!item)
        return;
    QAccessibleTextCursorEvent event(item, item->cursorPosition());
    QAccessible::updateAccessibility(&event);
}

void AccessibleConversation::onSelectionChanged()
{
    if (!QAccessible::isActive())
        return;
    // Of all selected messages a screen reader queries only the one where the selection ends, and
    // the one where it ended before.
    const auto caret = view()->caret();
    const int row = caret ? caret->row : -1;
    const int before = std::exchange(m_selectedRow, row);
    for (const int changed : row == before ? QList{row} : QList{before, row}) {
        AccessibleMessage *item = message(changed);
        if (!item)
            continue;
        int start = 0;
        int end = 0;
        item->selection(0, &start, &end);
        QAccessibleTextSelectionEvent event(item, start, end);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace Hiwar
