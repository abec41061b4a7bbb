// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/conversationviewport.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace Hiwar {

bool PointerHit::isOnSame(const PointerHit &other) const
{
    return row == other.row && hit.part == other.hit.part && hit.action == other.hit.action &&
           hit.codeAction == other.hit.codeAction && hit.link == other.hit.link;
}

ConversationViewport::ConversationViewport(QAbstractScrollArea &area)
    : QObject(&area)
    , m_area(area)
    , m_selection(m_rows)
    , m_ownPace(this)
{
    setPace(m_ownPace);
    m_rows.setPictures(&m_pictures);
    connect(&m_pictures, &InlinePictures::arrived, this, &ConversationViewport::takePictures);
    connect(&m_selection, &ConversationSelection::touched, this, [this] { update(); });
    connectScrollBar();
}

void ConversationViewport::setModel(QAbstractItemModel *model)
{
    m_selection.watch(model);
    m_rows.setModel(model);
}

QWidget &ConversationViewport::widget() const
{
    return *m_area.viewport();
}

QScrollBar &ConversationViewport::bar() const
{
    return *m_area.verticalScrollBar();
}

ScrollPolicy::Window ConversationViewport::window() const
{
    return {m_rows.geometry(), height()};
}

int ConversationViewport::y() const
{
    return bar().value();
}

int ConversationViewport::height() const
{
    return widget().height();
}

RowRange ConversationViewport::visibleRows() const
{
    return m_rows.geometry().visible(y(), height());
}

QRect ConversationViewport::rowRect(int row) const
{
    const RowGeometry &geometry = m_rows.geometry();
    if (row < 0 || row >= geometry.count())
        return {};
    return {0, geometry.top(row) - y(), widget().width(), geometry.height(row)};
}

PointerHit ConversationViewport::hitAt(QPoint point)
{
    PointerHit pointed;
    if (m_rows.count() == 0)
        return pointed;
    pointed.row = m_rows.geometry().rowAt(point.y() + y());
    MessageLayout &layout = m_rows.layout(pointed.row);
    pointed.hit = layout.hitTest(point - rowRect(pointed.row).topLeft());
    return pointed;
}

ConversationPosition ConversationViewport::positionAt(QPoint point)
{
    const PointerHit pointed = hitAt(point);
    return {std::max(pointed.row, 0), pointed.hit.position};
}

void ConversationViewport::update()
{
    widget().update();
}

void ConversationViewport::update(const QRect &part)
{
    widget().update(part);
}

void ConversationViewport::opened()
{
    m_policy.opened();
    forgetPainted();
    layOut();
}

void ConversationViewport::rowsInserted(int first, int count)
{
    m_policy.rowsInserted(first, count);
    const int last = first + count - 1;
    if (last == m_rows.count() - 1 && m_rows.author(last) != Role::Assistant)
        m_policy.questionAsked(last);
    m_policy.grew(first >= visibleRows().last);
    forgetPainted();
    requestLayout();
}

void ConversationViewport::rowsRemoved(int first, int count)
{
    m_policy.rowsRemoved(first, count);
    forgetPainted();
    layOut();
}

void ConversationViewport::rowChanged(int row)
{
    m_policy.grew(row >= visibleRows().last);
    requestLayout();
}

void ConversationViewport::setPace(FramePace &shared)
{
    if (m_pace)
        disconnect(m_pace, nullptr, this, nullptr);
    m_pace = &shared;
    connect(m_pace, &FramePace::due, this, [this] {
        if (m_isWanted && !m_isAsleep)
            layOut();
    });
    if (m_isWanted)
        requestLayout();
}

void ConversationViewport::requestLayout()
{
    m_isWanted = true;
    if (!m_isAsleep)
        m_pace->request();
}

void ConversationViewport::setAsleep(bool asleep)
{
    if (std::exchange(m_isAsleep, asleep) && !asleep && m_isWanted)
        layOut();
}

void ConversationViewport::takePictures()
{
    // The words at the top edge stay there, whatever changes above them in their message.
    keepWords([this] { m_rows.refreshPictures(); });
    requestLayout();
    emit picturesChanged();
}

void ConversationViewport::layOut()
{
    if (m_isSettling) {
        // The scroll bar appeared or disappeared and changed the width: the running layout starts
        // again (tst_conversationview: opensAtTheEnd).
        m_widthChanged = true;
        return;
    }
    m_isWanted = false;
    m_pace->done();
    do {
        m_widthChanged = false;
        takeWidth();
        settleScrollBar(measureVisible());
    } while (m_widthChanged);
    m_rows.keepNear(visibleRows());
    emit laidOut();
    repaintChanged();
}

int ConversationViewport::measureVisible()
{
    // Measuring a row moves the rows around it, which may bring others into view: repeat until all
    // are measured.
    const RowGeometry &geometry = m_rows.geometry();
    const qreal around = height() / 2.0;
    bool isFresh = false;
    for (;;) {
        const int y = m_policy.standAt(window());
        const RowRange rows = geometry.visible(y, height());
        int unmeasured = rows.last;
        while (unmeasured >= rows.first && m_rows.isMeasured(unmeasured))
            --unmeasured;
        if (unmeasured >= rows.first) {
            m_rows.layout(unmeasured);
        } else if (layOutNear(y, rows, 0)) {
            isFresh = true;
        } else if (isFresh) {
            requestLayout(); // a frame lays out one page: what is around it comes with the next
            return y;
        } else if (!layOutNear(y, rows, around)) {
            return y;
        }
    }
}

/// Lays out the part of long messages in view and `around` it, so that the next wheel steps only
/// scroll the page. Returns false when nothing was missing.
bool ConversationViewport::layOutNear(int y, const RowRange &rows, qreal around)
{
    const qreal height = this->height();
    for (int row = rows.first; row <= rows.last; ++row) {
        const qreal top = y - m_rows.geometry().top(row);
        const Extent seen = Extent{top, top + height}.grownBy(around);
        if (m_rows.isLaidOut(row, seen))
            continue;
        keepWords([&] { m_rows.layOutNear(row, seen, height); });
        return true;
    }
    return false;
}

void ConversationViewport::repaintChanged()
{
    QList<PaintedRow> now;
    const RowRange rows = visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        const QRect rect = rowRect(row);
        MessageLayout &layout = m_rows.layout(row);
        now.append({row, rect.top(), rect.height(), layout.takeChangedFrom(),
                    layout.floating().translated(rect.topLeft())});
    }
    const RepaintPlan plan = planRepaint(m_painted, now, widget().size());
    m_painted = now;
    if (plan.scrollBy != 0)
        widget().scroll(0, plan.scrollBy);
    widget().update(plan.region);
}

void ConversationViewport::connectScrollBar()
{
    // While the user holds the bar, growing text does not move it.
    connect(&bar(), &QScrollBar::sliderPressed, this, [this] { m_policy.setHeld(true); });
    connect(&bar(), &QScrollBar::sliderReleased, this, [this] {
        m_policy.setHeld(false);
        layOut();
    });
}

void ConversationViewport::settleScrollBar(int y)
{
    m_isSettling = true;
    const int step = m_rows.theme().px(Space::xxxl);
    bar().setRange(0, m_policy.end(window()));
    // One line of the previous page stays in view, so that the reader finds the place.
    bar().setPageStep(std::max(step, height() - step));
    bar().setSingleStep(step);
    bar().setValue(y);
    m_isSettling = false;
    if (m_widthChanged)
        return;
    const bool sameWords = m_wordsAt == m_policy.anchor();
    m_policy.settled(y, window());
    if (sameWords)
        m_wordsAt = m_policy.anchor();
}

void ConversationViewport::takeWidth()
{
    const int width = widget().width();
    // The scroll bar is at the edge of the window: the column is in the middle of both.
    const int scrollBar = std::max(m_area.width() - width, 0);
    if (width != m_rows.width() || scrollBar != m_rows.scrollBar())
        keepWords([&] { m_rows.setWidth(width, scrollBar); });
}

void ConversationViewport::keepWords(const std::function<void()> &change)
{
    const bool moves = m_policy.isAtEnd() || m_policy.isPinned();
    // Until the user scrolls, the words of the first change are kept: a window that is made narrow
    // and wide again shows the same text as before.
    if (moves)
        m_words.reset();
    else if (!m_words || m_wordsAt != m_policy.anchor())
        m_words = scrollPositionAt(m_rows, m_rows.geometry().yOf(m_policy.anchor()));
    change();
    if (!m_words)
        return;
    m_wordsAt = anchorOf(m_rows, *m_words);
    m_policy.wentTo(m_wordsAt);
}

void ConversationViewport::growBelow(const ScrollAnchor &anchor,
                                     const std::function<void()> &change)
{
    m_policy.wentTo(anchor);
    change();
    layOut();
    turnedDown();
}

bool ConversationViewport::takeScroll()
{
    if (m_isSettling)
        return false;
    // A measured row was in view before: it must not move when the others are measured.
    const RowRange rows = visibleRows();
    int still = rows.first;
    while (still <= rows.last && !m_rows.isMeasured(still))
        ++still;
    const ScrollAnchor anchor = still <= rows.last
                                    ? ScrollAnchor{still, y() - m_rows.geometry().top(still)}
                                    : m_rows.geometry().anchorAt(y());
    m_policy.scrolled(y(), y() >= bar().maximum(), anchor, window());
    layOut();
    return true;
}

void ConversationViewport::scrollBy(QAbstractSlider::SliderAction action)
{
    const bool up = action == QAbstractSlider::SliderPageStepSub ||
                    action == QAbstractSlider::SliderSingleStepSub ||
                    action == QAbstractSlider::SliderToMinimum;
    if (up)
        turnedUp();
    bar().triggerAction(action);
    if (!up)
        turnedDown();
}

void ConversationViewport::scrollBy(int pixels)
{
    bar().setValue(y() + pixels);
}

void ConversationViewport::ensureVisible(int row)
{
    if (row < 0 || row >= m_rows.count())
        return;
    m_rows.layout(row);
    const RowGeometry &geometry = m_rows.geometry();
    const int top = geometry.top(row);
    const int y = m_policy.standAt(window());
    if (top >= y && geometry.bottom(row) <= y + height())
        return layOut();
    const bool fromBelow = geometry.bottom(row) > y + height() && geometry.height(row) <= height();
    m_policy.wentTo(geometry.anchorAt(fromBelow ? geometry.bottom(row) - height() : top));
    layOut();
    if (fromBelow)
        turnedDown();
}

void ConversationViewport::ensureVisible(const QRect &part)
{
    turnedUp(); // the user reads at the caret: do not follow
    layOut();
    const int margin = m_rows.theme().px(Space::l);
    const int last = part.bottom() + margin - height();
    bar().setValue(std::min(std::max(y(), last), part.top() - margin));
}

void ConversationViewport::show(int row, TextPosition from, TextPosition to)
{
    m_rows.layOutAround(row, from);
    const QRectF rect = m_rows.layout(row).rectsOf(from, to).value(0);
    const RowGeometry &geometry = m_rows.geometry();
    const int y = m_policy.standAt(window());
    const int top = geometry.top(row) + int(rect.top());
    // Other widgets cover the text near the edges.
    const int margin = height() / 5;
    const bool isSeen = top >= y + margin && top + rect.height() <= y + height() - margin;
    m_policy.wentTo(geometry.anchorAt(isSeen ? y : std::max(0, top - height() / 3)));
    layOut();
}

void ConversationViewport::goTo(int row)
{
    m_policy.wentTo({row, 0});
    layOut();
}

void ConversationViewport::goToEnd()
{
    m_policy.wentToEnd();
    layOut();
}

std::optional<Bookmark> ConversationViewport::bookmark()
{
    if (m_policy.isAtEnd() || m_rows.count() == 0)
        return {};
    const auto position = scrollPositionAt(m_rows, y());
    return position ? std::optional(Bookmark{m_rows.idOf(position->row), *position}) : std::nullopt;
}

void ConversationViewport::returnTo(const Bookmark &bookmark)
{
    ScrollPosition position = bookmark.position;
    position.row = m_rows.rowOf(bookmark.messageId);
    if (position.row < 0)
        return;
    takeWidth();
    m_policy.openedAt(anchorOf(m_rows, position));
    layOut();
}

} // namespace Hiwar
