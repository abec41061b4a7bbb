// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textbody.h"

#include "ui/theme/theme.h"

#include <algorithm>

namespace Hiwar {

TextBody::TextBody(const Block &block, const BlockText &text, const QFont &font, const Theme &theme,
                   const TextInk &ink)
    : m_font(font)
    , m_theme(theme)
    , m_ink(ink)
    , m_side(block.side)
    , m_sidesDiffer(block.kind == Block::Kind::Typed)
{
    grow(block, text);
}

void TextBody::grow(const Block &, const BlockText &text)
{
    m_pieces.take(text.pieces, [this](const PieceText &piece, size_t) {
        return TextPiece(piece, m_font, m_theme, m_ink);
    });
}

int TextBody::resizeGetHeight(int width, const Extent &nearby)
{
    qreal y = 0;
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        TextPiece &piece = m_pieces[i];
        piece.layOut(width, naturalSide(m_sidesDiffer ? piece.text().direction : m_side),
                     nearby.seenFrom(y));
        piece.place({0, y});
        y += piece.height();
    }
    return roundedUp(y);
}

int TextBody::naturalWidth() const
{
    qreal widest = 0;
    for (const TextPiece &piece : m_pieces.all())
        widest = std::max(widest, piece.naturalWidth());
    return roundedUp(widest) + 1;
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
