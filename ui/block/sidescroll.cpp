// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/sidescroll.h"

#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

void SideScroll::setExtent(int content, int room)
{
    m_content = content;
    m_room = std::max(room, 1);
    m_position = std::clamp(m_position, 0, most());
}

int SideScroll::offset() const
{
    return m_fromRight ? most() - m_position : m_position;
}

bool SideScroll::scrollTo(int offset)
{
    const int before = m_position;
    offset = std::clamp(offset, 0, most());
    m_position = m_fromRight ? most() - offset : offset;
    return m_position != before;
}

bool SideScroll::reveal(int left, int right, int margin)
{
    const int from = offset();
    if (left >= from && right <= from + m_room)
        return false;
    return scrollTo(left < from ? left - margin : right + margin - m_room);
}

QRect SideScroll::thumb() const
{
    if (!isNeeded())
        return {};
    const int least = std::min(m_bar.width(), 4 * m_bar.height());
    const int width = std::max(int(qint64(m_bar.width()) * m_room / m_content), least);
    const int left = int(qint64(m_bar.width() - width) * offset() / most());
    const int thickness = m_bar.height() / 2;
    return {m_bar.left() + left, m_bar.top() + (m_bar.height() - thickness) / 2, width, thickness};
}

int SideScroll::offsetFor(int thumbLeft) const
{
    const int free = m_bar.width() - thumb().width();
    return free > 0 ? int(qint64(thumbLeft - m_bar.left()) * most() / free) : 0;
}

void SideScroll::paint(QPainter &painter, QPoint at, const Theme &theme) const
{
    const QRectF shape(thumb().translated(at));
    if (shape.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.palette.outline);
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
}

} // namespace Hiwar
