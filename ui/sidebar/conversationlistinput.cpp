// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of ConversationList for keys, the mouse and the buttons of its rows.
#include "ui/sidebar/conversationlist.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/organisemenu.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QScopedValueRollback>

#include <utility>

namespace Hiwar {

namespace {

constexpr auto extending = Qt::ShiftModifier | Qt::ControlModifier;

/// A key that writes a character.
bool isTyped(const QKeyEvent &event)
{
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !(event.modifiers() & commands) && !event.text().isEmpty() &&
           event.text().front().isPrint();
}

} // namespace

bool ConversationList::actOnSelected(const QKeyEvent &event)
{
    const OrganisedRows rows = organisedRows(selectedRows());
    const auto what = organisingFor(event, rows);
    if (rows.ids.isEmpty() || !what)
        return false;
    emit organiseRequested(*what, rows.ids);
    return true;
}

void ConversationList::keyPressEvent(QKeyEvent *event)
{
    if (actOnSelected(*event)) {
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (state() != EditingState) // it comes here also from the line with the title
            choose(currentIndex());
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        stepBack();
        return;
    }
    if (!m_findsTyped && isTyped(*event)) {
        event->ignore(); // the window gives it to the composer
        return;
    }
    const QModelIndex before = currentIndex();
    const QScopedValueRollback moving(m_byPerson, !(event->modifiers() & extending));
    QListView::keyPressEvent(event);
    m_isByKeys = m_isByKeys || currentIndex() != before;
}

void ConversationList::stepBack()
{
    if (selectionModel()->selectedIndexes().size() > 1)
        selectNone();
    else
        emit closeRequested();
}

void ConversationList::keyboardSearch(const QString &typed)
{
    if (m_findsTyped)
        QListView::keyboardSearch(typed);
}

void ConversationList::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    const bool isByMouse = reason == Qt::MouseFocusReason;
    const bool isByKeys = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                          reason == Qt::ShortcutFocusReason;
    if (isByMouse || isByKeys) // otherwise it comes back from a menu, a line or another window
        m_isByKeys = m_findsTyped = isByKeys;
    QListView::focusInEvent(event);
}

void ConversationList::initViewItemOption(QStyleOptionViewItem *option) const
{
    QListView::initViewItemOption(option);
    option->state.setFlag(QStyle::State_KeyboardFocusChange, m_isByKeys);
}

QStyleOptionViewItem ConversationList::optionFor(const QModelIndex &index) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    return option;
}

std::optional<RowButton> ConversationList::buttonAt(const QPoint &point) const
{
    const QModelIndex index = indexAt(point);
    if (!index.isValid())
        return {};
    return m_delegate.buttonAt(optionFor(index), index, point);
}

void ConversationList::setPointed(const QModelIndex &index, std::optional<RowButton> button)
{
    m_delegate.setPointed(index, button);
    if (std::exchange(m_pointed, button) != button)
        viewport()->update();
}

bool ConversationList::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setPointed({}, {});
    return QListView::viewportEvent(event);
}

void ConversationList::mousePressEvent(QMouseEvent *event)
{
    const bool plain = event->button() == Qt::LeftButton && !(event->modifiers() & extending);
    m_pressed = plain ? indexAt(event->pos()) : QModelIndex();
    m_isByKeys = m_findsTyped = false;
    // The buttons show under a mouse: a finger means the row.
    const bool isTouch = event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
    m_pressedButton = plain && !isTouch ? buttonAt(event->pos()) : std::nullopt;
    // The right button opens a menu of the row, the middle one a tab: the selection stays.
    if (!m_pressedButton && event->button() == Qt::LeftButton)
        QListView::mousePressEvent(event);
}

void ConversationList::mouseMoveEvent(QMouseEvent *event)
{
    setPointed(indexAt(event->pos()), buttonAt(event->pos()));
    if (!m_pressedButton && !(event->buttons() & Qt::RightButton))
        QListView::mouseMoveEvent(event);
}

void ConversationList::mouseReleaseEvent(QMouseEvent *event)
{
    const auto button = std::exchange(m_pressedButton, {});
    if (!button && event->button() == Qt::LeftButton)
        QListView::mouseReleaseEvent(event);
    const QModelIndex under = indexAt(event->pos());
    if (event->button() == Qt::MiddleButton && under.isValid())
        emit organiseRequested(Organising::OpenInTab, {under.data(ConversationIdRole).toString()});
    const QPersistentModelIndex pressed = std::exchange(m_pressed, {});
    if (!pressed.isValid() || pressed != indexAt(event->pos()))
        return;
    if (!button)
        choose(pressed);
    else if (button == buttonAt(event->pos()))
        press(*button, pressed);
}

void ConversationList::startDrag(Qt::DropActions actions)
{
    m_pressed = QModelIndex(); // the press began a drag and chooses nothing
    emit dragBegan();
    QListView::startDrag(actions);
    emit dragEnded();
}

void ConversationList::press(RowButton button, const QModelIndex &index)
{
    switch (button) {
    case RowButton::Menu:
        openMenu(index);
        return;
    case RowButton::Restore:
        emit organiseRequested(Organising::Restore, {index.data(ConversationIdRole).toString()});
        return;
    }
}

void ConversationList::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Keyboard)
        openMenu(currentIndex());
    else if (const QModelIndex index = indexAt(event->pos()); index.isValid())
        requestMenu(index, event->globalPos());
}

void ConversationList::openMenu(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    scrollTo(index);
    const QRect button = m_delegate.buttonRect(optionFor(index), index, RowButton::Menu);
    requestMenu(index, viewport()->mapToGlobal(isRightToLeft() ? button.bottomRight()
                                                               : button.bottomLeft()));
}

void ConversationList::requestMenu(const QModelIndex &index, const QPoint &globalPosition)
{
    const bool isSelected = selectionModel()->isSelected(index);
    m_delegate.setHeld(index);
    viewport()->update();
    emit menuRequested(organisedRows(isSelected ? selectedRows() : QModelIndexList{index}),
                       globalPosition);
}

void ConversationList::menuClosed()
{
    m_delegate.setHeld({});
    viewport()->update();
}

} // namespace Hiwar
