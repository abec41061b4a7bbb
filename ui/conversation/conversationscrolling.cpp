// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the ConversationView moves: it tells the ScrollPolicy what happened and stands where they
// say.
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/jumpbutton.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace Hiwar {

ScrollPolicy::Window ConversationView::window() const
{
    return {m_rows.geometry(), viewport()->height()};
}

void ConversationView::connectScrollBar()
{
    // While it is held, text that grows does not pull it out of the hand.
    connect(verticalScrollBar(), &QScrollBar::sliderPressed, this,
            [this] { m_scrollPolicy.setHeld(true); });
    connect(verticalScrollBar(), &QScrollBar::sliderReleased, this, [this] {
        m_scrollPolicy.setHeld(false);
        layOutVisible();
    });
}

void ConversationView::settleScrollBar(int y)
{
    m_settling = true;
    const int height = viewport()->height();
    const int step = m_rows.theme().px(Space::xxxl);
    QScrollBar *bar = verticalScrollBar();
    bar->setRange(0, m_scrollPolicy.end(window()));
    // A line of the page before stays in view, so that the eye finds on.
    bar->setPageStep(std::max(step, height - step));
    bar->setSingleStep(step);
    bar->setValue(y);
    m_settling = false;
    if (m_widthChanged)
        return;
    const bool sameWords = m_wordsAt == m_scrollPolicy.anchor();
    m_scrollPolicy.settled(y, window());
    if (sameWords)
        m_wordsAt = m_scrollPolicy.anchor();
}

void ConversationView::takeWidth()
{
    const int width = viewport()->width();
    if (width != m_rows.width())
        keepWords([&] { m_rows.setWidth(width); });
}

void ConversationView::keepWords(const std::function<void()> &change)
{
    const bool moves = m_scrollPolicy.isAtEnd() || m_scrollPolicy.isPinned();
    // While nobody scrolls, the words are those of the first change: a window that is made narrow
    // and wide again shows what it showed.
    if (moves)
        m_words.reset();
    else if (!m_words || m_wordsAt != m_scrollPolicy.anchor())
        m_words = scrollPositionAt(m_rows, m_rows.geometry().yOf(m_scrollPolicy.anchor()));
    change();
    if (!m_words)
        return;
    m_wordsAt = anchorOf(m_rows, *m_words);
    m_scrollPolicy.wentTo(m_wordsAt);
}

void ConversationView::scrollContentsBy(int, int)
{
    if (m_settling)
        return;
    const int y = scrollY();
    // What is measured was in view before, and must not move when what comes into view is.
    const RowRange rows = visibleRows();
    int still = rows.first;
    while (still <= rows.last && !m_rows.isMeasured(still))
        ++still;
    const ScrollAnchor anchor = still <= rows.last
                                    ? ScrollAnchor{still, y - m_rows.geometry().top(still)}
                                    : m_rows.geometry().anchorAt(y);
    m_scrollPolicy.scrolled(y, y >= verticalScrollBar()->maximum(), anchor, window());
    layOutVisible();
    hover(viewport()->mapFromGlobal(QCursor::pos()));
}

void ConversationView::wheelEvent(QWheelEvent *event)
{
    if (m_code->wheel(event))
        return;
    const int turn = event->angleDelta().y();
    // A touchpad's first turns may come to less than a pixel.
    if (turn > 0)
        m_scrollPolicy.turnedUp(window());
    QAbstractScrollArea::wheelEvent(event);
    if (turn < 0)
        m_scrollPolicy.turnedDown(scrollY(), window());
}

void ConversationView::scrollBy(QAbstractSlider::SliderAction action)
{
    const bool up = action == QAbstractSlider::SliderPageStepSub ||
                    action == QAbstractSlider::SliderSingleStepSub ||
                    action == QAbstractSlider::SliderToMinimum;
    if (up)
        m_scrollPolicy.turnedUp(window());
    verticalScrollBar()->triggerAction(action);
    if (!up)
        m_scrollPolicy.turnedDown(scrollY(), window());
}

void ConversationView::jumpToLatest()
{
    m_scrollPolicy.wentToEnd();
    if (m_jump->hasFocus())
        setFocus();
    layOutVisible();
}

void ConversationView::ensureVisible(int row)
{
    if (row < 0 || row >= m_rows.count())
        return;
    m_rows.layout(row);
    const RowGeometry &geometry = m_rows.geometry();
    const int height = viewport()->height();
    const int top = geometry.top(row);
    const int y = m_scrollPolicy.standAt(window());
    if (top >= y && geometry.bottom(row) <= y + height)
        return layOutVisible();
    const bool fromBelow = geometry.bottom(row) > y + height && geometry.height(row) <= height;
    m_scrollPolicy.wentTo(geometry.anchorAt(fromBelow ? geometry.bottom(row) - height : top));
    layOutVisible();
    if (fromBelow)
        m_scrollPolicy.turnedDown(scrollY(), window());
}

void ConversationView::reveal(int row, TextPosition from, TextPosition to)
{
    m_code->reveal({row, from});
    m_rows.layOutAround(row, from);
    const MessageLayout &layout = m_rows.layout(row);
    const QRectF rect = layout.rectsOf(from, to).value(0);
    const RowGeometry &geometry = m_rows.geometry();
    const int height = viewport()->height();
    const int y = m_scrollPolicy.standAt(window());
    const int top = geometry.top(row) + int(rect.top());
    // Near the edges other things lie over the text.
    const int margin = height / 5;
    const bool isSeen = top >= y + margin && top + rect.height() <= y + height - margin;
    m_scrollPolicy.wentTo(geometry.anchorAt(isSeen ? y : std::max(0, top - height / 3)));
    layOutVisible();
}

void ConversationView::unfold(int row, Fold fold)
{
    if (!m_rows.message(row).unfolded.testFlag(fold))
        toggle(row, fold);
}

void ConversationView::showMatch(const QString &messageId, TextPosition from, TextPosition to)
{
    const int row = m_rows.rowOf(messageId);
    if (row < 0)
        return;
    takeWidth();
    reveal(row, from, to);
    select({{row, from}, {row, to}});
}

void ConversationView::goToQuestion(int direction)
{
    const RowGeometry &geometry = m_rows.geometry();
    const RowRange seen = visibleRows();
    if (seen.isEmpty())
        return;
    // From the message that was gone to last, while it is in view; else from the top edge.
    const bool fromCursor = seen.contains(m_cursor.row());
    int row = fromCursor ? m_cursor.row() : seen.first;
    if (fromCursor || direction > 0 || geometry.top(row) >= scrollY())
        row += direction;
    while (row >= 0 && row < m_rows.count() && m_rows.author(row) != Role::User)
        row += direction;
    if (row >= m_rows.count())
        return jumpToLatest();
    goTo(std::max(row, 0));
}

void ConversationView::goTo(int row)
{
    setCurrent(row);
    m_scrollPolicy.wentTo({row, 0});
    layOutVisible();
}

std::optional<Bookmark> ConversationView::bookmark()
{
    if (m_scrollPolicy.isAtEnd() || m_rows.count() == 0)
        return {};
    const auto position = scrollPositionAt(m_rows, scrollY());
    return position ? std::optional(Bookmark{m_rows.idOf(position->row), *position}) : std::nullopt;
}

void ConversationView::returnTo(const Bookmark &bookmark)
{
    ScrollPosition position = bookmark.position;
    position.row = m_rows.rowOf(bookmark.messageId);
    if (position.row < 0)
        return;
    takeWidth();
    m_scrollPolicy.openedAt(anchorOf(m_rows, position));
    layOutVisible();
}

} // namespace Hiwar
