// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a BlockLayout paints itself.
#include "ui/conversation/blocklayout.h"

#include "ui/conversation/messageicons.h"
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
    const bool mirrored = isMirrored();
    const int line =
        m_pieces.empty() ? m_height : int(QFontInfo(font()).pixelSize() * Theme::lineHeight);
    const int middle =
        at.y() + (m_block.kind == Block::Kind::Code ? m_theme.px(Space::l) : line / 2);
    const int gap = m_theme.px(Space::s);
    int passed = 0;
    int depth = -1;
    for (const Container &container : m_block.containers) {
        const int indent = indentOf(container);
        const int left = at.x() + (mirrored ? m_width - passed - indent : passed);
        const QRect gutter(left, at.y(), indent, m_height);
        passed += indent;
        if (container.kind == Container::Kind::Quote) {
            const int width = m_theme.px(Space::xs) * 3 / 4;
            painter.fillRect(
                QRect(mirrored ? gutter.right() + 1 - width : left, at.y(), width, m_height),
                m_theme.palette.outline);
            continue;
        }
        ++depth;
        if (!container.startsHere)
            continue;
        painter.setRenderHint(QPainter::Antialiasing);
        if (container.task != TaskMark::None) {
            const int size = m_theme.px(Space::m);
            const int x = mirrored ? left + gap : gutter.right() + 1 - gap - size;
            paintTask(painter, QRect(x, middle - size / 2, size, size), container.task, m_ink.text);
        } else if (container.kind == Container::Kind::Bullet) {
            const qreal size = m_theme.px(Space::xs) * 1.25;
            const qreal x = mirrored ? left + gap + size / 2 : gutter.right() + 1 - gap - size / 2;
            paintBullet(painter, {x, qreal(middle)}, size, depth, m_ink.text);
        } else {
            painter.setPen(m_ink.text);
            painter.setFont(m_theme.font);
            painter.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
            const QRect room(mirrored ? left + gap : left, middle - line / 2, indent - gap, line);
            painter.drawText(room, Qt::AlignVCenter | Qt::AlignTrailing | Qt::TextDontClip,
                             QString::number(container.number) + u'.');
            painter.setLayoutDirection(Qt::LeftToRight);
        }
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
