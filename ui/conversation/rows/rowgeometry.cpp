// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/rows/rowgeometry.h"

#include <algorithm>
#include <bit>

namespace Hiwar {

void RowGeometry::reset(std::vector<int> heights)
{
    m_heights = std::move(heights);
    rebuild();
}

void RowGeometry::insert(int row, const std::vector<int> &heights)
{
    m_heights.insert(m_heights.begin() + row, heights.begin(), heights.end());
    rebuild();
}

void RowGeometry::remove(int row, int count)
{
    m_heights.erase(m_heights.begin() + row, m_heights.begin() + row + count);
    rebuild();
}

void RowGeometry::rebuild()
{
    m_sums.assign(m_heights.size() + 1, 0);
    for (size_t i = 1; i < m_sums.size(); ++i) {
        m_sums[i] += m_heights[i - 1];
        const size_t parent = i + (i & (~i + 1));
        if (parent < m_sums.size())
            m_sums[parent] += m_sums[i];
    }
}

void RowGeometry::setHeight(int row, int height)
{
    const int change = height - m_heights[size_t(row)];
    m_heights[size_t(row)] = height;
    for (size_t i = size_t(row) + 1; i < m_sums.size(); i += i & (~i + 1))
        m_sums[i] += change;
}

int RowGeometry::top(int row) const
{
    int sum = 0;
    for (auto i = size_t(row); i > 0; i &= i - 1)
        sum += m_sums[i];
    return sum;
}

int RowGeometry::rowAt(int y) const
{
    if (m_heights.empty())
        return -1;
    size_t row = 0;
    int rest = std::max(y, 0);
    for (size_t step = std::bit_floor(m_heights.size()); step > 0; step /= 2) {
        if (row + step < m_sums.size() && m_sums[row + step] <= rest) {
            row += step;
            rest -= m_sums[row];
        }
    }
    return std::min(int(row), count() - 1);
}

RowRange RowGeometry::visible(int y, int viewHeight) const
{
    if (m_heights.empty() || viewHeight <= 0 || y >= total() || y + viewHeight <= 0)
        return {};
    return {rowAt(y), rowAt(y + viewHeight - 1)};
}

ScrollAnchor RowGeometry::anchorAt(int y) const
{
    const int row = rowAt(y);
    return row < 0 ? ScrollAnchor{} : ScrollAnchor{row, y - top(row)};
}

int RowGeometry::yOf(const ScrollAnchor &anchor) const
{
    if (m_heights.empty())
        return 0;
    const int row = std::clamp(anchor.row, 0, count() - 1);
    return top(row) + std::min(anchor.offset, height(row));
}

} // namespace Hiwar
