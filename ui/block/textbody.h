// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words: a paragraph or a heading, which are one piece, or what a person typed, with a piece below
// the other. GUI thread.
#pragma once

#include "ui/block/textpieces.h"

namespace Hiwar {

class TextBody : public BlockBody
{
public:
    TextBody(const Block &block, const BlockText &text, const QFont &font, const Theme &theme,
             const TextInk &ink);

    void grow(const Block &block, const BlockText &text) override;
    int resizeGetHeight(int width, const Extent &nearby) override;
    [[nodiscard]] int naturalWidth() const override;
    [[nodiscard]] BlockHit hitTest(QPoint point) const override;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const override;
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] std::optional<qreal> firstBaseline() const override;
    [[nodiscard]] int markMiddle() const override;
    [[nodiscard]] const std::vector<TextPiece> *pieces() const override { return &m_pieces.all(); }
    [[nodiscard]] QList<int> cuts() const override { return m_pieces.cuts(); }

private:
    const QFont m_font;
    const Theme &m_theme;
    const TextInk m_ink;
    const Qt::LayoutDirection m_side;
    const bool m_sidesDiffer; // each piece stands on its own
    TextPieces m_pieces;
};

} // namespace Hiwar
