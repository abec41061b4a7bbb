// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a BlockLayout paints itself.
#include "ui/conversation/blocklayout.h"

#include "ui/conversation/messageicons.h"
#include "ui/theme/theme.h"

#include <QFontInfo>
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
        paintIcon(painter, MessageIcon::Check, box, colour);
}

} // namespace

void BlockLayout::paint(QPainter &painter, QPoint at, const QRect &clip,
                        const SelectedRange &selected) const
{
    paintMarks(painter, at);
    if (m_block.kind == Block::Kind::Code)
        paintBox(painter, at);
    else if (m_block.kind == Block::Kind::Table)
        paintGrid(painter, at);
    else if (m_block.kind == Block::Kind::Rule)
        painter.fillRect(
            QRect(at.x() + m_content.left(), at.y() + m_height / 2, m_content.width(), 1),
            m_theme.palette.hairline);
    for (const TextPiece &piece : m_pieces) {
        if (piece.rect().translated(at).intersects(clip) || piece.text().text.isEmpty())
            piece.draw(painter, at, clip, selected);
    }
}

void BlockLayout::paintMarks(QPainter &painter, QPoint at) const
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
        if (container.startsHere)
            paintItemMark(painter, container, depth, QRect(left, at.y(), indent, m_height));
    }
}

void BlockLayout::paintItemMark(QPainter &painter, const Container &item, int depth,
                                const QRect &gutter) const
{
    const int gap = m_theme.px(Space::s);
    const QRect room =
        isMirrored() ? gutter.adjusted(gap, 0, 0, 0) : gutter.adjusted(0, 0, -gap, 0);
    const int line = int(QFontInfo(m_theme.font).pixelSize() * Theme::lineHeight);
    const bool boxed = m_block.kind == Block::Kind::Code;
    const int middle = gutter.top() + (boxed ? m_theme.px(Space::l) : line / 2);
    if (item.task != TaskMark::None) {
        const int size = m_theme.px(Space::m);
        const int x = isMirrored() ? room.left() : room.right() + 1 - size;
        paintTask(painter, QRect(x, middle - size / 2, size, size), item.task, m_ink.text);
    } else if (item.kind == Container::Kind::Bullet) {
        const qreal size = m_theme.px(Space::xs) * 1.25;
        const qreal x = isMirrored() ? room.left() + size / 2 : room.right() + 1 - size / 2;
        paintBullet(painter, {x, qreal(middle)}, size, depth, m_ink.text);
    } else {
        // On the baseline of the words beside it. The full stop stands on the far side of the
        // number.
        const QString number = QString::number(item.number);
        const QString text = isMirrored() ? u'.' + number : number + u'.';
        painter.setPen(m_ink.text);
        painter.setFont(m_theme.font);
        const qreal width = painter.fontMetrics().horizontalAdvance(text);
        const bool onText = !boxed && !m_pieces.empty();
        const qreal y = onText ? gutter.top() + m_pieces.front().firstBaseline()
                               : middle + painter.fontMetrics().ascent() / 2.0;
        painter.drawText(QPointF(isMirrored() ? room.left() : room.right() + 1 - width, y), text);
    }
}

void BlockLayout::paintBox(QPainter &painter, QPoint at) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.palette.hairline);
    painter.setBrush(m_ink.codeBackground);
    const int radius = m_theme.px(Theme::controlRadius);
    painter.drawRoundedRect(QRectF(m_content.translated(at)).adjusted(0.5, 0.5, -0.5, -0.5), radius,
                            radius);
    painter.setPen(m_theme.palette.secondary);
    painter.setFont(m_theme.captionFont());
    const QRect header(m_content.left() + m_theme.px(Space::m), 0,
                       std::max(0, m_copyButton.left() - m_content.left() - m_theme.px(Space::m)),
                       m_copyButton.height());
    const QString label =
        QFontMetrics(painter.font()).elidedText(m_block.language, Qt::ElideRight, header.width());
    painter.drawText(header.translated(at), Qt::AlignVCenter | Qt::AlignLeft, label);
    const int inset = (m_copyButton.width() - m_theme.px(Space::l)) / 2;
    paintIcon(painter, MessageIcon::Copy,
              m_copyButton.translated(at).adjusted(inset, inset, -inset, -inset),
              m_theme.palette.secondary);
}

void BlockLayout::paintGrid(QPainter &painter, QPoint at) const
{
    int width = 0;
    for (const int column : m_columns)
        width += column;
    const int left = at.x() + (isMirrored() ? m_content.right() + 1 - width : m_content.left());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRect(left, at.y(), width, m_rowTops.at(1)), m_theme.palette.codeBackground);
    painter.setPen(m_theme.palette.hairline);
    for (const int top : m_rowTops)
        painter.drawLine(left, at.y() + top, left + width - 1, at.y() + top);
    painter.drawLine(left, at.y(), left, at.y() + m_rowTops.back());
    int x = left;
    for (size_t i = 0; i < m_columns.size(); ++i) {
        x += m_columns[isMirrored() ? m_columns.size() - 1 - i : i];
        painter.drawLine(x - 1, at.y(), x - 1, at.y() + m_rowTops.back());
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace Hiwar
