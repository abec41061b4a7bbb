// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How wide the columns of a table are: as wide as they like when there is room, otherwise never
// narrower than their longest word. Where even those need more than the room, the table is wider
// and scrolls; no column alone is wider than what can be seen. On paper nothing scrolls. Pure.
#pragma once

#include <vector>

namespace Hiwar {

struct ColumnBounds
{
    int least = 0; ///< its longest word
    int most = 0;  ///< its longest line
};

[[nodiscard]] std::vector<int> planColumns(const std::vector<ColumnBounds> &columns, int room);
/// Words are broken where they need more than the room, but no column gets narrower by it than
/// `least`: the table is wider than the room only if it has too many.
[[nodiscard]] std::vector<int> squeezeColumns(const std::vector<ColumnBounds> &columns, int room,
                                              int least);

} // namespace Hiwar
