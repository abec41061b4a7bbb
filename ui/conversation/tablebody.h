// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table: cells in columns that run to the block's side, under a heading. GUI thread.
#pragma once

#include "ui/conversation/textpieces.h"

namespace Hiwar {

class TableBody : public BlockBody
{
public:
    TableBody(const Block &block, const BlockText &text, const Theme &theme, const TextInk &ink);

    void grow(const Block &block, const BlockText &text) override;
    int resizeGetHeight(int width) override;
    [[nodiscard]] int naturalWidth() const override { return m_width; }
    [[nodiscard]] BlockHit hitTest(QPoint point) const override;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const override;
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] std::optional<qreal> firstBaseline() const override;
    [[nodiscard]] int markMiddle() const override;
    [[nodiscard]] const std::vector<TextPiece> *pieces() const override { return &m_pieces.all(); }

private:
    [[nodiscard]] bool isMirrored() const { return m_side == Qt::RightToLeft; }
    [[nodiscard]] Qt::Alignment alignmentOf(ColumnAlign align) const;
    void placeRow(size_t first);
    void paintGrid(QPainter &painter, QPoint at) const;

    const Theme &m_theme;
    const TextInk m_ink;
    const Qt::LayoutDirection m_side;
    const QList<ColumnAlign> m_aligns;
    TextPieces m_pieces;
    int m_width = 0;
    std::vector<int> m_columns; // their widths
    std::vector<int> m_rowTops; // and the end
};

} // namespace Hiwar
