// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/tablecolumns.h"

#include <algorithm>
#include <numeric>

namespace Hiwar {

namespace {

constexpr int textLines = 3;  // a column of text is broken into about so many
constexpr int almostAll = 24; // of the room: what is missing is less than 4 %

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

int sum(const std::vector<int> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

/// Takes the room that the narrow widths leave, in proportion to what the wide ones need more.
std::vector<int> widened(const std::vector<int> &narrow, const std::vector<int> &wide, int room)
{
    std::vector<int> more;
    for (size_t i = 0; i < narrow.size(); ++i)
        more.push_back(wide[i] - narrow[i]);
    std::vector<int> out = share(more, room - sum(narrow));
    for (size_t i = 0; i < out.size(); ++i)
        out[i] += narrow[i];
    return out;
}

} // namespace

std::vector<int> planColumns(const std::vector<ColumnBounds> &columns, int room,
                             const TextColumn &text)
{
    std::vector<int> least; // for its longest word
    std::vector<int> most;
    std::vector<int> readable; // between them
    std::vector<int> kept;     // a bit narrower
    for (const ColumnBounds &column : columns) {
        least.push_back(std::max(column.least, 1));
        most.push_back(std::max(column.most, least.back()));
        const int wanted = std::clamp(most.back() / textLines, text.least, text.most);
        readable.push_back(std::clamp(std::min(wanted, room), least.back(), most.back()));
        kept.push_back(std::max(std::min(readable.back(), text.least), least.back()));
    }
    if (sum(most) <= room)
        return most;
    const int missing = sum(readable) - room;
    if (missing <= 0)
        return widened(readable, most, room);
    // Only columns of much text become narrower.
    if (sum(kept) <= room)
        return widened(kept, readable, room);
    // A little less for each column is better than to scroll by a few pixels.
    if (sum(least) <= room && missing <= room / almostAll)
        return widened(least, readable, room);
    for (int &width : readable)
        width = std::min(width, std::max(room, 1));
    readable.back() += std::max(room - sum(readable), 0); // one very long word among short ones
    return readable;
}

std::vector<int> squeezeColumns(const std::vector<ColumnBounds> &columns, int room, int least)
{
    std::vector<int> usual = planColumns(columns, room);
    if (sum(usual) <= room)
        return usual;
    std::vector<int> out;
    for (int &width : usual) {
        out.push_back(std::min(width, least));
        width -= out.back();
    }
    const int left = room - sum(out);
    if (left <= 0)
        return out;
    const std::vector<int> more = share(usual, left);
    for (size_t i = 0; i < out.size(); ++i)
        out[i] += more[i];
    return out;
}

} // namespace Hiwar
