// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a BlockLayout paints itself: its marks, and beside them its body.
#include "ui/block/blocklayout.h"

#include "ui/block/paper.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

namespace {

void paintBullet(QPainter &painter, QPointF centre, qreal size, int depth, const QColor &colour)
{
    const QRectF dot(centre - QPointF(size, size) / 2, QSizeF(size, size));
    painter.setPen(QPen(colour, size / 5));
    painter.setBrush(depth == 1 ? Qt::NoBrush : QBrush(colour));
    if (depth >= 2)
        painter.drawRect(dot.adjusted(size / 8, size / 8, -size / 8, -size / 8));
    else
        painter.drawEllipse(dot);
}

void paintTask(QPainter &painter, const QRectF &box, TaskMark mark, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, box.width() / 8));
    painter.drawRoundedRect(box, box.width() / 5, box.width() / 5);
    if (mark == TaskMark::Done)
        paintIcon(painter, Icon::Check, box, colour);
}

} // namespace

void BlockLayout::paint(QPainter &painter, QPoint at, const QRect &clip,
                        const SelectedRange &selected) const
{
    // A window that is mirrored turns neither "1." nor "C++" around: every text is of its own kind.
    const Qt::LayoutDirection window = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    paintMarks(painter, at, clip);
    m_body->paint(painter, at + m_bodyAt, clip, selected);
    painter.setLayoutDirection(window);
}

void BlockLayout::paintMarks(QPainter &painter, QPoint at, const QRect &clip) const
{
    int passed = 0;
    int depth = -1;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Container &container : m_block.containers) {
        const int indent = indentOf(container);
        const int left = at.x() + (isMirrored() ? m_width - passed - indent : passed);
        passed += indent;
        if (container.kind == Container::Kind::Quote) {
            // The bar of a quote that goes on is one bar: it bridges the gap above.
            const int top = container.startsHere ? 0 : m_gapAbove;
            const int width = m_theme.px(Space::xs) * 3 / 4;
            painter.fillRect(QRect(isMirrored() ? left + indent - width : left, at.y() - top, width,
                                   m_height + top),
                             m_theme.palette.outline);
            continue;
        }
        ++depth;
        // Hidden words can be found in a PDF.
        const QRect firstLine(left, at.y() + 1, indent, 2 * m_body->markMiddle() - 2);
        if (container.startsHere && firstLine.intersects(clip))
            paintItemMark(painter, container, depth, QRect(left, at.y(), indent, m_height));
    }
}

void BlockLayout::paintItemMark(QPainter &painter, const Container &item, int depth,
                                const QRect &gutter) const
{
    const int gap = m_theme.px(Space::s);
    const QRect room =
        isMirrored() ? gutter.adjusted(gap, 0, 0, 0) : gutter.adjusted(0, 0, -gap, 0);
    const int middle = gutter.top() + m_body->markMiddle();
    if (item.task != TaskMark::None) {
        const int size = m_theme.px(Space::m);
        const int x = isMirrored() ? room.left() : room.right() + 1 - size;
        paintTask(painter, QRect(x, middle - size / 2, size, size), item.task, m_style.text);
    } else if (item.kind == Container::Kind::Bullet) {
        const qreal size = m_theme.px(Space::xs) * 1.25;
        const qreal x = isMirrored() ? room.left() + size / 2 : room.right() + 1 - size / 2;
        paintBullet(painter, {x, qreal(middle)}, size, depth, m_style.text);
    } else {
        // On the baseline of the words beside it. The full stop stands on the far side of the
        // number.
        const QString number = QString::number(item.number);
        const QString text = isMirrored() ? u'.' + number : number + u'.';
        painter.setPen(m_style.text);
        painter.setFont(fontFor(painter, m_theme.font));
        const qreal width = painter.fontMetrics().horizontalAdvance(text);
        const auto baseline = m_body->firstBaseline();
        const qreal y =
            baseline ? gutter.top() + *baseline : middle + painter.fontMetrics().ascent() / 2.0;
        painter.drawText(QPointF(isMirrored() ? room.left() : room.right() + 1 - width, y), text);
    }
}

} // namespace Hiwar
