// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/conversationlist.h"

#include "ui/sidebar/conversationroles.h"
#include "ui/theme/icon.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace Hiwar {

ConversationList::ConversationList(Today today, QWidget *parent)
    : QListView(parent)
    , m_today(std::move(today))
{
    setObjectName(u"Conversations"_s);
    setAccessibleName(tr("Conversations"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(&m_delegate);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    m_delegate.setToday(m_today());
    setModel(&m_rows);
    connect(&m_rows, &ConversationRows::renameRequested, this, &ConversationList::renameRequested);
    connect(&m_rows, &QAbstractItemModel::modelReset, this, &ConversationList::markCurrent);
    connect(&m_rows, &QAbstractItemModel::rowsInserted, this, &ConversationList::markCurrent);
    connect(&m_rows, &QAbstractItemModel::rowsRemoved, this, &ConversationList::markCurrent);
}

void ConversationList::setConversations(QAbstractItemModel *model)
{
    m_rows.setSourceModel(model);
}

void ConversationList::setCurrentConversation(const QString &id)
{
    m_currentId = id;
    markCurrent();
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void ConversationList::markCurrent()
{
    const QScopedValueRollback quiet(m_byPerson, false);
    setCurrentIndex(m_rows.find(m_currentId));
}

void ConversationList::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate.setTheme(theme);
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void ConversationList::setEmptyText(const QString &text)
{
    m_emptyText = text;
    setAccessibleDescription(m_rows.rowCount() == 0 ? text : QString());
    viewport()->update();
}

QModelIndex ConversationList::indexAt(const QPoint &point) const
{
    const QModelIndex index = QListView::indexAt(point);
    if (!index.isValid())
        return index;
    // A heading belongs to its row's space and is not the row.
    const bool onHeading = point.y() < visualRect(index).top() + m_delegate.headingHeight(index);
    return onHeading ? QModelIndex() : index;
}

void ConversationList::doItemsLayout()
{
    m_delegate.setToday(m_today());
    QListView::doItemsLayout();
}

void ConversationList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (!m_byPerson || !current.isValid())
        return;
    m_currentId = current.data(ConversationIdRole).toString();
    emit conversationChosen(m_currentId);
}

void ConversationList::rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last)
{
    // Qt makes a neighbour the current one.
    const QScopedValueRollback quiet(m_byPerson, false);
    QListView::rowsAboutToBeRemoved(parent, first, last);
}

void ConversationList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && currentIndex().isValid()) {
        emit deleteRequested(currentIndex().data(ConversationIdRole).toString());
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void ConversationList::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPersistentModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tintedIcon(Icon::Edit, m_theme.palette.secondary), tr("Rename"), this,
                    [this, index] { edit(index); });
    menu->addAction(tintedIcon(Icon::Delete, m_theme.palette.secondary), tr("Delete"), this,
                    [this, index] {
                        if (index.isValid())
                            emit deleteRequested(index.data(ConversationIdRole).toString());
                    });
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void ConversationList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_rows.rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(m_theme.palette.secondary);
    const int margin = m_theme.px(Space::xl);
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     static_cast<int>(Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap),
                     m_emptyText);
}

} // namespace Hiwar
