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

QRegion SideScrollingBody::floating() const
{
    const bool floats = !m_scroll.bar().isEmpty() && m_scroll.bar().top() < barPositions().second;
    return floats ? QRegion(m_scroll.bar()) : QRegion();
}

bool SideScrollingBody::reveal(int offset)
{
    if (!m_scroll.isNeeded())
        return false;
    const int x = int(caretRect(m_runs.all(), {offset, false}).x()) - m_inset;
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
    const QRect area = contentArea().translated(at);
    painter.save();
    if (m_scroll.isNeeded())
        painter.setClipRect(area, Qt::IntersectClip);
    m_runs.draw(painter, at + runsAt(), clip & area, selected);
    painter.restore();
    m_scroll.paint(painter, at, m_theme);
}

} // namespace Hiwar
