// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table: cells in columns that follow the block's direction, under a heading. A table wider than
// its block scrolls inside it. GUI thread.
#pragma once

#include "ui/block/sidescrollingbody.h"
#include "ui/block/tablecolumns.h"

namespace Hiwar {

class TableBody : public SideScrollingBody
{
public:
    TableBody(const Block &block, const Theme &theme, const TextStyle &style);

    void grow(const Block &block) override;
    int resizeGetHeight(int width, const Extent &nearby) override;
    [[nodiscard]] int naturalWidth() const override { return m_width; }
    [[nodiscard]] BlockHit hitTest(QPoint point) const override { return hitContent(point); }
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] std::optional<qreal> firstBaseline() const override;
    [[nodiscard]] int markMiddle() const override;
    [[nodiscard]] QList<int> cuts() const override;
    bool setCodeLook(const CodeLook &look) override;
    bool scrollTo(int offset) override;
    bool reveal(int offset) override;

private:
    [[nodiscard]] bool isMirrored() const { return m_side == Qt::RightToLeft; }
    [[nodiscard]] Qt::Alignment alignmentOf(ColumnAlign align) const;
    [[nodiscard]] int tableWidth() const;
    [[nodiscard]] int gridHeight() const { return m_rowTops.back() + 1; }
    void planFor(int width);
    [[nodiscard]] std::vector<size_t> measuredCells(size_t column) const;
    void placeRow(size_t first);
    void layOutCell(size_t cell, int left, int top);
    void layOutColumnsInView();
    [[nodiscard]] bool isInView(int left, int width) const;
    [[nodiscard]] QRect contentArea() const override { return {0, 0, m_width, gridHeight()}; }
    [[nodiscard]] std::pair<int, int> barPositions() const override
    {
        return {m_rowTops.at(1), gridHeight()}; // never in the heading
    }
    void paintGrid(QPainter &painter, QPoint at, const QRect &clip) const;
    void paintEdges(QPainter &painter, QPoint at) const;
    [[nodiscard]] std::vector<int> plannedFor(std::vector<ColumnBounds> bounds, int width,
                                              int padding) const;

    const Qt::LayoutDirection m_side;
    const QList<ColumnAlign> m_aligns;
    bool m_breaksWords = false; // so that it does not get wider than its block
    bool m_isOnPaper = false;   // where nothing scrolls
    std::vector<int> m_columns; // their widths …
    int m_padding = 0;          // … with this on both sides of the words …
    int m_plannedFor = -1;      // … for this width of the block
    std::vector<int> m_rowTops; // and the bottom edge of the last
    Extent m_nearby;            // … for which it was laid out
};

} // namespace Hiwar
