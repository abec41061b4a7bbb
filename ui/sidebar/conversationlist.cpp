// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/conversationlist.h"

#include "ui/accessiblelist.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/rowground.h"

#include <QLineEdit>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

ConversationList::ConversationList(Today today, QWidget *parent)
    : QListView(parent)
    , m_today(std::move(today))
    , m_rows(m_today)
{
    installAccessibleLists();
    setObjectName(u"Conversations"_s);
    setAccessibleName(tr("Conversations"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(&m_delegate);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setDragDropMode(QAbstractItemView::DragOnly);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    m_delegate.setToday(m_today());
    m_rows.setHeading([this](const QModelIndex &row) { return m_delegate.headingOf(row); });
    setModel(&m_rows);
    connect(&m_rows, &ConversationRows::renameRequested, this, &ConversationList::renameRequested);
    connect(&m_rows, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { m_inHand = inHand(); });
    connect(&m_rows, &QAbstractItemModel::modelReset, this,
            [this] { takeInHand(std::exchange(m_inHand, {})); });
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
    m_delegate.setShown(id);
    markCurrent();
    if (currentIndex().isValid())
        scrollTo(currentIndex());
    viewport()->update();
}

ConversationList::InHand ConversationList::inHand() const
{
    InHand now;
    now.selected = selectedConversations();
    if (verticalScrollBar()->value() > 0)
        now.top = QListView::indexAt({}).data(ConversationIdRole).toString();
    if (const auto *line = qobject_cast<QLineEdit *>(indexWidget(currentIndex()))) {
        now.renamed = currentIndex().data(ConversationIdRole).toString();
        now.nameSoFar = line->text();
    }
    return now;
}

void ConversationList::takeInHand(const InHand &former)
{
    if (former.selected.size() > 1) {
        QItemSelection selection;
        for (const QString &id : former.selected) {
            if (const QModelIndex index = m_rows.find(id); index.isValid())
                selection.select(index, index);
        }
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    }
    markCurrent();
    if (const QModelIndex top = m_rows.find(former.top); top.isValid())
        scrollTo(top, QAbstractItemView::PositionAtTop);
    const QModelIndex renamed = m_rows.find(former.renamed);
    if (!renamed.isValid())
        return;
    setCurrentIndex(renamed);
    edit(renamed);
    if (auto *line = qobject_cast<QLineEdit *>(indexWidget(renamed)))
        line->setText(former.nameSoFar);
}

void ConversationList::markCurrent()
{
    const QModelIndex shown = m_rows.find(m_currentId);
    // Several selected rows wait for an action: they stay selected.
    if (selectionModel()->selectedIndexes().size() > 1)
        return;
    setCurrentIndex(shown);
    if (!shown.isValid())
        clearSelection();
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

void ConversationList::selectNone()
{
    clearSelection();
    markCurrent();
}

QModelIndexList ConversationList::selectedRows() const
{
    QModelIndexList selected = selectionModel()->selectedIndexes();
    std::sort(selected.begin(), selected.end());
    return selected;
}

QStringList ConversationList::selectedConversations() const
{
    return organisedRows(selectedRows()).ids;
}

void ConversationList::rename(const QString &id)
{
    const QModelIndex index = m_rows.find(id);
    if (!index.isValid())
        return;
    const QScopedValueRollback quiet(m_byPerson, false); // the shown conversation stays
    setCurrentIndex(index);
    edit(index);
}

void ConversationList::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QListView::closeEditor(editor, hint);
    markCurrent(); // the menu of another row may have opened it
}

QModelIndex ConversationList::indexAt(const QPoint &point) const
{
    const QModelIndex index = QListView::indexAt(point);
    if (!index.isValid())
        return index;
    // A heading is in the space of its row but is not the row.
    const bool onHeading = point.y() < visualRect(index).top() + m_delegate.headingHeight(index);
    return onHeading ? QModelIndex() : index;
}

void ConversationList::doItemsLayout()
{
    m_delegate.setToday(m_today());
    QListView::doItemsLayout();
}

void ConversationList::present(const QModelIndex &index,
                               void (ConversationList::*announce)(const QString &))
{
    if (!index.isValid())
        return;
    if (!index.data(OriginRole).toString().isEmpty()) {
        emit binnedMessageChosen(index.data(ConversationIdRole).toString());
        return;
    }
    m_currentId = index.data(ConversationIdRole).toString();
    m_delegate.setShown(m_currentId);
    viewport()->update();
    emit(this->*announce)(m_currentId);
}

void ConversationList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (m_byPerson)
        present(current, &ConversationList::conversationPassed);
}

void ConversationList::rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last)
{
    // Qt makes a neighbour the current one: that is no choice of the user.
    const QScopedValueRollback quiet(m_byPerson, false);
    QListView::rowsAboutToBeRemoved(parent, first, last);
}

void ConversationList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_rows.rowCount() == 0)
        paintEmptyText(*viewport(), m_theme, m_emptyText);
    if (!hasFocus() || !m_isByKeys || currentIndex().isValid())
        return;
    QPainter painter(viewport()); // no row shows where the focus is
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = m_theme.px(Space::s);
    paintRing(painter, m_theme, viewport()->rect().adjusted(side, 0, -side, 0));
}

} // namespace Hiwar
