// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/codebody.h"

#include "ui/conversation/messageicons.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

CodeBody::CodeBody(const Block &block, const BlockText &text, const Theme &theme,
                   const TextInk &ink)
    : m_theme(theme)
    , m_ink(ink)
    , m_language(block.language)
{
    m_ink.text = ink.codeText;
    grow(block, text);
}

void CodeBody::grow(const Block &, const BlockText &text)
{
    m_pieces.take(text.pieces, [this](const PieceText &piece, size_t) {
        return TextPiece(piece, m_theme.codeFont, m_theme, m_ink);
    });
}

int CodeBody::resizeGetHeight(int width)
{
    m_width = width;
    const int padding = m_theme.px(Space::m);
    const int header = m_theme.px(Space::xxxl);
    m_copyButton = QRect(width - header, 0, header, header);
    qreal y = header;
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        m_pieces[i].layOut(std::max(width - 2 * padding, 1), Qt::AlignLeft);
        m_pieces[i].place({qreal(padding), y});
        y += m_pieces[i].height();
    }
    m_height = roundedUp(y) + padding;
    return m_height;
}

BlockHit CodeBody::hitTest(QPoint point) const
{
    BlockHit hit = m_pieces.hitTest(point);
    hit.onCopy = m_copyButton.contains(point);
    return hit;
}

QList<QRectF> CodeBody::rectsOf(int from, int to) const
{
    return m_pieces.rectsOf(from, to);
}

void CodeBody::paint(QPainter &painter, QPoint at, const QRect &clip,
                     const SelectedRange &selected) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.palette.hairline);
    painter.setBrush(m_ink.codeBackground);
    const int radius = m_theme.px(Theme::controlRadius);
    painter.drawRoundedRect(
        QRectF(QRect(at, QSize(m_width, m_height))).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    paintHeader(painter, at);
    m_pieces.draw(painter, at, clip, selected);
}

void CodeBody::paintHeader(QPainter &painter, QPoint at) const
{
    painter.setPen(m_theme.palette.secondary);
    painter.setFont(m_theme.captionFont());
    const int left = m_theme.px(Space::m);
    const QRect header(left, 0, std::max(0, m_copyButton.left() - left), m_copyButton.height());
    const QString label =
        painter.fontMetrics().elidedText(m_language, Qt::ElideRight, header.width());
    painter.drawText(header.translated(at), Qt::AlignVCenter | Qt::AlignLeft, label);
    const int inset = (m_copyButton.width() - m_theme.px(Space::l)) / 2;
    paintIcon(painter, MessageIcon::Copy,
              m_copyButton.translated(at).adjusted(inset, inset, -inset, -inset),
              m_theme.palette.secondary);
}

int CodeBody::markMiddle() const
{
    return m_theme.px(Space::l);
}

} // namespace Hiwar
