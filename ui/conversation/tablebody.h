// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table: cells in columns that run to the block's side, under a heading. One that is wider than
// its block scrolls inside it. GUI thread.
#pragma once

#include "ui/conversation/sidescroll.h"
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
    [[nodiscard]] QPoint piecesAt() const override { return {-m_scroll.offset(), 0}; }
    void setInView(const InView &inView) override;
    [[nodiscard]] QRegion floating() const override;
    [[nodiscard]] const SideScroll *sideScroll() const override { return &m_scroll; }
    bool scrollTo(int offset) override { return m_scroll.scrollTo(offset); }
    bool reveal(int offset) override;
    [[nodiscard]] QList<int> cuts() const override;
    bool setCodeLook(const CodeLook &look) override;

private:
    [[nodiscard]] bool isMirrored() const { return m_side == Qt::RightToLeft; }
    [[nodiscard]] Qt::Alignment alignmentOf(ColumnAlign align) const;
    [[nodiscard]] int tableWidth() const;
    [[nodiscard]] int gridHeight() const { return m_rowTops.back() + 1; }
    void placeRow(size_t first);
    void placeBar();
    void paintGrid(QPainter &painter, QPoint at) const;

    const Theme &m_theme;
    const TextInk m_ink;
    const Qt::LayoutDirection m_side;
    const QList<ColumnAlign> m_aligns;
    TextPieces m_pieces;
    SideScroll m_scroll;
    InView m_inView;
    bool m_breaksWords = false; // rather than be wider than its block
    int m_width = 0;
    std::vector<int> m_columns; // their widths
    std::vector<int> m_rowTops; // and the end
};

} // namespace Hiwar
