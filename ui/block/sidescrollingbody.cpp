// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/sidescrollingbody.h"

#include "ui/block/runcaret.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

SideScrollingBody::SideScrollingBody(const Theme &theme, const TextStyle &style, int inset,
                                     bool fromRight)
    : m_theme(theme)
    , m_style(style)
    , m_inset(inset)
    , m_scroll(fromRight)
{
}

QList<QRectF> SideScrollingBody::rectsOf(int from, int to) const
{
    // Clips only the sides: text under a floating header can still be scrolled to.
    const QRect area = contentArea();
    QList<QRectF> out;
    for (const QRectF &rect : m_runs.rectsOf(from, to)) {
        const QRectF all = rect.translated(runsAt());
        const qreal left = std::max(all.left(), qreal(area.left()));
        const qreal right = std::min(all.right(), qreal(area.right() + 1));
        if (left < right)
            out.append(QRectF(left, all.top(), right - left, all.height()));
    }
    return out;
}

void SideScrollingBody::setInView(const InView &inView)
{
    m_inView = inView;
    placeBar();
}

int SideScrollingBody::barHeight() const
{
    return m_theme.px(Space::m);
}

void SideScrollingBody::placeBar()
{
    const auto [first, last] = barPositions();
    const int y = std::clamp(m_inView.bottom - barHeight(), std::min(first, last), last);
    const int inset = m_inset > 0 ? barHeight() / 2 : 0;
    m_scroll.setBar({inset, y, std::max(m_width - 2 * inset, 1), barHeight()});
}

QRect SideScrollingBody::floatingBar() const
{
    const bool floats = m_inView.pointed && !m_scroll.bar().isEmpty() &&
                        m_scroll.bar().top() < barPositions().second;
    return floats ? m_scroll.bar() : QRect();
}

QRegion SideScrollingBody::floating() const
{
    return floatingBar();
}

QRect SideScrollingBody::shownContent() const
{
    QRect area = contentArea();
    if (const QRect bar = floatingBar(); !bar.isEmpty())
        area.setBottom(std::max(bar.top() - 1, area.top() - 1));
    return area;
}

bool SideScrollingBody::reveal(int offset)
{
    if (!m_scroll.isNeeded())
        return false;
    const int x = int(caretRect(m_runs.all(), {offset, false}).x()) - m_inset - m_gutter;
    return m_scroll.reveal(x, x + 1, m_theme.px(Space::xxxl));
}

BlockHit SideScrollingBody::hitContent(QPoint point) const
{
    BlockHit hit = m_runs.hitTest(point - runsAt());
    hit.onSideBar = m_scroll.bar().contains(point);
    hit.onText = hit.onText && !hit.onSideBar && contentArea().contains(point);
    return hit;
}

void SideScrollingBody::drawContent(QPainter &painter, QPoint at, const QRect &clip,
                                    const SelectedRange &selected) const
{
    const QRect area = shownContent().translated(at);
    painter.save();
    if (m_scroll.isNeeded())
        painter.setClipRect(area, Qt::IntersectClip);
    m_runs.draw(painter, at + runsAt(), clip & area, selected);
    if (m_scroll.isNeeded()) // not in the round corners of a box
        paintFades(painter, area & contentArea().adjusted(0, 0, 0, -m_inset).translated(at));
    painter.restore();
    if (m_inView.pointed)
        m_scroll.paint(painter, at, m_theme);
}

void SideScrollingBody::paintFades(QPainter &painter, const QRect &area) const
{
    if (!m_style.ground.isValid())
        return;
    const int most = m_theme.px(Space::xxl);
    QColor none = m_style.ground;
    none.setAlpha(0);
    const auto paint = [&](int hidden, int edge, int inwards) {
        const int width = std::min(hidden, most);
        if (width <= 0)
            return;
        QLinearGradient fade(edge, 0, edge + inwards * width, 0);
        fade.setColorAt(0, m_style.ground);
        fade.setColorAt(1, none);
        painter.fillRect(QRect(inwards > 0 ? edge : edge - width, area.top(), width, area.height()),
                         fade);
    };
    paint(m_scroll.offset(), area.left(), 1);
    paint(m_scroll.excess() - m_scroll.offset(), area.right() + 1, -1);
}

} // namespace Hiwar
