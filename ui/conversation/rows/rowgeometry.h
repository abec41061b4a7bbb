// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The positions of the conversation's rows: heights (measured or estimated), tops, the rows in
// view, and the anchor that keeps the text being read still when heights above it change. Each
// query and each correction costs O(log n). Knows no message and no widget. Pure.
#pragma once

#include <cstddef>
#include <vector>

namespace Hiwar {

/// Rows first to last, both included; empty when last < first.
struct RowRange
{
    int first = 0;
    int last = -1;

    [[nodiscard]] bool isEmpty() const { return last < first; }
    [[nodiscard]] bool contains(int row) const { return row >= first && row <= last; }
    bool operator==(const RowRange &) const = default;
};

/// A position in the conversation that is independent of the heights above it.
struct ScrollAnchor
{
    int row = 0;
    int offset = 0; ///< from the row's top, downwards

    bool operator==(const ScrollAnchor &) const = default;
};

class RowGeometry
{
public:
    void reset(std::vector<int> heights);
    void insert(int row, const std::vector<int> &heights);
    void remove(int row, int count);
    void setHeight(int row, int height);

    [[nodiscard]] int count() const { return int(m_heights.size()); }
    [[nodiscard]] int height(int row) const { return m_heights[size_t(row)]; }
    [[nodiscard]] int top(int row) const; ///< row may be count(): the end
    [[nodiscard]] int bottom(int row) const { return top(row) + height(row); }
    [[nodiscard]] int total() const { return top(count()); }
    /// The row at y; the nearest one when y is outside; -1 when there is no row.
    [[nodiscard]] int rowAt(int y) const;
    /// The rows that share a pixel with [y, y + viewHeight).
    [[nodiscard]] RowRange visible(int y, int viewHeight) const;
    [[nodiscard]] ScrollAnchor anchorAt(int y) const;
    [[nodiscard]] int yOf(const ScrollAnchor &anchor) const;

private:
    void rebuild();

    std::vector<int> m_heights;
    std::vector<int> m_sums; // a Fenwick tree over m_heights, from index 1
};

} // namespace Hiwar
