// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/blockmarks.h"

#include "ui/block/paper.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
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

void paintItemMark(QPainter &painter, const MarkedBlock &marked, const Container &item, int depth,
                   const QRect &gutter)
{
    const Theme &theme = marked.theme;
    const bool isMirrored = marked.block.side == Qt::RightToLeft;
    const int gap = theme.px(Space::s);
    const QRect room = isMirrored ? gutter.adjusted(gap, 0, 0, 0) : gutter.adjusted(0, 0, -gap, 0);
    const int middle = gutter.top() + marked.markMiddle;
    if (item.task != TaskMark::None) {
        const int size = theme.px(Space::m);
        const int x = isMirrored ? room.left() : room.right() + 1 - size;
        paintTask(painter, QRect(x, middle - size / 2, size, size), item.task, marked.colour);
    } else if (item.kind == Container::Kind::Bullet) {
        const qreal size = theme.px(Space::xs) * 1.25;
        const qreal x = isMirrored ? room.left() + size / 2 : room.right() + 1 - size / 2;
        paintBullet(painter, {x, qreal(middle)}, size, depth, marked.colour);
    } else {
        // On the baseline of the words beside it. The full stop follows the number in reading
        // direction.
        const QString number = QString::number(item.number);
        const QString text = isMirrored ? u'.' + number : number + u'.';
        painter.setPen(marked.colour);
        painter.setFont(fontFor(painter, theme.font));
        const qreal width = painter.fontMetrics().horizontalAdvance(text);
        const auto &baseline = marked.firstBaseline;
        const qreal y =
            baseline ? gutter.top() + *baseline : middle + painter.fontMetrics().ascent() / 2.0;
        painter.drawText(QPointF(isMirrored ? room.left() : room.right() + 1 - width, y), text);
    }
}

} // namespace

int markIndent(const Container &container, const Theme &theme)
{
    switch (container.kind) {
    case Container::Kind::Quote:
        return theme.px(Space::l);
    case Container::Kind::Bullet:
        return theme.px(Space::xxl);
    case Container::Kind::Number:
        break;
    }
    // By characters: a text would be shaped, for each of the numbers of a long list.
    const QFontMetricsF metrics(theme.font);
    const qsizetype digits = QString::number(container.number).size();
    const int gutter =
        qRound(qreal(digits) * metrics.horizontalAdvance(u'0') + metrics.horizontalAdvance(u'.')) +
        theme.px(Space::s);
    return std::max(gutter, theme.px(Space::xxxl));
}

void paintMarks(QPainter &painter, const MarkedBlock &marked, QPoint at, const QRect &clip)
{
    const Theme &theme = marked.theme;
    const bool isMirrored = marked.block.side == Qt::RightToLeft;
    int passed = 0;
    int depth = -1;
    for (const Container &container : marked.block.containers) {
        const int indent = markIndent(container, theme);
        const int left = at.x() + (isMirrored ? marked.size.width() - passed - indent : passed);
        passed += indent;
        if (container.kind == Container::Kind::Quote) {
            // A quote that continues has one bar: it covers the gap above.
            const int top = container.startsHere ? 0 : marked.gapAbove;
            const int width = theme.px(Space::xs) * 3 / 4;
            painter.fillRect(QRect(isMirrored ? left + indent - width : left, at.y() - top, width,
                                   marked.size.height() + top),
                             theme.palette.outline);
            continue;
        }
        ++depth;
        // Only visible marks are drawn: hidden text could be found in a PDF.
        const QRect firstLine(left, at.y() + 1, indent, 2 * marked.markMiddle - 2);
        if (container.startsHere && firstLine.intersects(clip))
            paintItemMark(painter, marked, container, depth,
                          QRect(left, at.y(), indent, marked.size.height()));
    }
}

} // namespace Hiwar
