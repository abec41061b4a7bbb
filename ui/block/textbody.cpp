// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textbody.h"

#include "ui/theme/theme.h"

namespace Hiwar {

TextBody::TextBody(const Block &block, const BlockText &text, const QFont &font, const Theme &theme,
                   const TextInk &ink)
    : m_font(font)
    , m_theme(theme)
    , m_ink(ink)
    , m_side(block.side)
{
    grow(block, text);
}

void TextBody::grow(const Block &, const BlockText &text)
{
    m_pieces.take(text.pieces, [this](const PieceText &piece, size_t) {
        return TextPiece(piece, m_font, m_theme, m_ink);
    });
}

int TextBody::resizeGetHeight(int width)
{
    TextPiece &piece = m_pieces[0];
    piece.layOut(width, naturalSide(m_side));
    return roundedUp(piece.height());
}

int TextBody::naturalWidth() const
{
    return roundedUp(m_pieces[0].naturalWidth()) + 1;
}

BlockHit TextBody::hitTest(QPoint point) const
{
    return m_pieces.hitTest(point);
}

QList<QRectF> TextBody::rectsOf(int from, int to) const
{
    return m_pieces.rectsOf(from, to);
}

void TextBody::paint(QPainter &painter, QPoint at, const QRect &clip,
                     const SelectedRange &selected) const
{
    m_pieces.draw(painter, at, clip, selected);
}

std::optional<qreal> TextBody::firstBaseline() const
{
    return m_pieces[0].firstBaseline();
}

int TextBody::markMiddle() const
{
    return int(m_pieces[0].firstMiddle());
}

} // namespace Hiwar
