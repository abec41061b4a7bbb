// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/outlinepanel.h"

#include "ui/accessiblerole.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/questiondelegate.h"
#include "ui/find/questionlist.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

OutlinePanel::OutlinePanel(ConversationView &view)
    : FloatingCard(&view)
    , m_view(view)
    , m_questions(new QuestionList(view.rows(), this))
    , m_delegate(new QuestionDelegate(this))
    , m_filter(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(this))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Outline"_s);
    setAccessibleName(tr("Questions"));
    m_filter->setObjectName(u"Filter questions"_s);
    m_filter->setAccessibleName(tr("Filter questions"));
    m_filter->setPlaceholderText(tr("Filter questions"));
    keepAtLeadingEdge(*m_filter);
    m_filter->installEventFilter(this);
    m_list->setObjectName(u"Questions"_s);
    m_list->setAccessibleName(tr("Questions"));
    m_list->setModel(m_questions);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &OutlinePanel::filter);
    connect(m_list, &QListView::clicked, this, &OutlinePanel::choose);
    connect(&view, &ConversationView::laidOut, this, &OutlinePanel::place);
    const auto readAgain = [this] {
        if (isVisible())
            read();
    };
    connect(&view.rows(), &MessageRows::reset, this, readAgain);
    connect(&view.rows(), &MessageRows::inserted, this, readAgain);
    connect(&view.rows(), &MessageRows::removed, this, readAgain);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now && !isAncestorOf(now))
            hide();
    });
    view.addOverlay(this);
    hide();
}

void OutlinePanel::setTheme(const Theme &theme)
{
    FloatingCard::setTheme(theme);
    m_delegate->setTheme(theme);
    setGround(*m_list->viewport(), theme.palette.surface);
    const int margin = theme.px(Space::s);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin);
    setForeground(*m_nothing, theme.palette.secondary);
    place();
}

void OutlinePanel::open()
{
    if (isVisible())
        return close();
    m_focusBefore = QApplication::focusWidget();
    m_filter->clear();
    show();
    read();
    raise();
    place();
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

void OutlinePanel::close()
{
    // The focus first: a widget that is hidden passes it on as Tab does, which moves the view.
    if (m_focusBefore && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    else
        m_view.setFocus(Qt::OtherFocusReason);
    hide();
}

void OutlinePanel::read()
{
    // A question near the upper edge is the one being read, not the reply that ends above it.
    const int reach = m_view.viewport()->height() / 3;
    const RowRange rows = m_view.visibleRows();
    int current = rows.first;
    while (current < rows.last && m_view.rowRect(current + 1).top() <= reach)
        ++current;
    m_questions->read(current);
    filter();
}

void OutlinePanel::filter()
{
    m_questions->setFilter(m_filter->text());
    const QModelIndex current = m_questions->index(m_questions->currentIndex());
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current, QAbstractItemView::PositionAtCenter);
    const bool isEmpty = m_questions->rowCount() == 0;
    m_nothing->setText(m_filter->text().isEmpty() ? tr("No questions yet.")
                                                  : tr("Nothing was found."));
    m_nothing->setVisible(isEmpty);
    m_filter->setAccessibleDescription(isEmpty ? m_nothing->text() : QString());
    place();
}

void OutlinePanel::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const int row = index.data(QuestionList::MessageRowRole).toInt();
    m_view.setFocus(Qt::OtherFocusReason);
    hide();
    emit questionChosen(row);
}

void OutlinePanel::place()
{
    const QRect area = m_view.viewport()->geometry();
    const int margin = theme().px(Space::s);
    const int width = std::min(area.width() - 2 * margin, theme().px(Theme::findBarWidth));
    const int rows = std::max(1, m_questions->rowCount());
    const int wanted =
        3 * margin + m_filter->sizeHint().height() + rows * theme().px(Theme::rowHeight);
    const bool mirrored = m_view.layoutDirection() == Qt::RightToLeft;
    setSurface({mirrored ? area.left() + margin : area.right() + 1 - margin - width,
                area.top() + margin, width, std::min(wanted, area.height() - 2 * margin)});
}

bool OutlinePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return FloatingCard::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (watched != m_filter)
            return false;
        QCoreApplication::sendEvent(m_list, event); // the list moves while the user types
        return true;
    default:
        return FloatingCard::eventFilter(watched, event);
    }
}

} // namespace Hiwar
