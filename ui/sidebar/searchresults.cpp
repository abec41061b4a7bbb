// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/searchresults.h"

#include "ui/accessiblelist.h"
#include "ui/sidebar/rowground.h"
#include "ui/sidebar/searchdelegate.h"
#include "ui/sidebar/searchroles.h"

#include <QKeyEvent>
#include <QResizeEvent>

using namespace Qt::StringLiterals;

namespace Hiwar {

SearchResults::SearchResults(QWidget *parent)
    : QListView(parent)
    , m_delegate(new SearchDelegate(this))
{
    installAccessibleLists();
    setObjectName(u"Search results"_s);
    setAccessibleName(tr("Search results"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(m_delegate);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::clicked, this, &SearchResults::open);
}

void SearchResults::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void SearchResults::setEmptyText(const QString &text)
{
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

void SearchResults::enter()
{
    if (!model() || model()->rowCount() == 0)
        return;
    if (!currentIndex().isValid())
        setCurrentIndex(model()->index(0, 0));
    setFocus(Qt::ShortcutFocusReason);
}

void SearchResults::open(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QString text = index.data(Qt::DisplayRole).toString();
    const auto marks = index.data(FoundMarksRole).value<FoundMarks>();
    const QString messageId = index.data(FoundMessageRole).toString();
    const bool isMarked = !messageId.isEmpty() && !marks.isEmpty();
    emit hitChosen(index.data(FoundConversationRole).toString(), messageId,
                   isMarked ? text.mid(marks.constFirst().start, marks.constFirst().length)
                            : QString());
}

void SearchResults::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        open(currentIndex());
        return;
    case Qt::Key_Escape:
        emit left(true);
        return;
    case Qt::Key_Up:
        if (currentIndex().row() <= 0) {
            emit left(false);
            return;
        }
        break;
    default:
        break;
    }
    QListView::keyPressEvent(event);
}

void SearchResults::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout(); // a hit has as many lines as it needs
}

void SearchResults::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (model() && model()->rowCount() == 0)
        paintEmptyText(*viewport(), m_theme, m_emptyText);
}

} // namespace Hiwar
