// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/tablecolumns.h"

#include <algorithm>
#include <numeric>

namespace Hiwar {

namespace {

/// Splits `room` in proportion to the shares, whose sum is at least `room`: no result exceeds its
/// share.
std::vector<int> share(const std::vector<int> &shares, int room)
{
    const long long sum = std::accumulate(shares.begin(), shares.end(), 0LL);
    std::vector<int> out;
    int left = room;
    for (const int part : shares) {
        out.push_back(sum > 0 ? int(1LL * room * part / sum) : 0);
        left -= out.back();
    }
    for (size_t i = 0; i < out.size() && left > 0; ++i) { // the remainder of the rounding
        const int more = std::min(left, shares[i] - out[i]);
        out[i] += more;
        left -= more;
    }
    return out;
}

} // namespace

std::vector<int> planColumns(const std::vector<ColumnBounds> &columns, int room)
{
    std::vector<int> least;
    std::vector<int> most;
    for (const ColumnBounds &column : columns) {
        least.push_back(std::max(column.least, 1));
        most.push_back(std::max(column.most, least.back()));
    }
    const int sumMost = std::accumulate(most.begin(), most.end(), 0);
    const int sumLeast = std::accumulate(least.begin(), least.end(), 0);
    if (sumMost <= room)
        return most;
    if (sumLeast > room) {
        for (int &width : least)
            width = std::min(width, std::max(room, 1));
        const int sum = std::accumulate(least.begin(), least.end(), 0);
        least.back() += std::max(room - sum, 0); // one very long word among short ones
        return least;
    }
    std::vector<int> spare;
    for (size_t i = 0; i < columns.size(); ++i)
        spare.push_back(most[i] - least[i]);
    std::vector<int> out = share(spare, room - sumLeast);
    for (size_t i = 0; i < out.size(); ++i)
        out[i] += least[i];
    return out;
}

std::vector<int> squeezeColumns(const std::vector<ColumnBounds> &columns, int room, int least)
{
    std::vector<int> usual = planColumns(columns, room);
    if (std::accumulate(usual.begin(), usual.end(), 0) <= room)
        return usual;
    std::vector<int> out;
    for (int &width : usual) {
        out.push_back(std::min(width, least));
        width -= out.back();
    }
    const int left = room - std::accumulate(out.begin(), out.end(), 0);
    if (left <= 0)
        return out;
    const std::vector<int> more = share(usual, left);
    for (size_t i = 0; i < out.size(); ++i)
        out[i] += more[i];
    return out;
}

} // namespace Hiwar
