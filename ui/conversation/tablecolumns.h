// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How wide the columns of a table are: as wide as they like when there is room, otherwise never
// narrower than their longest word. Where even those need more than the room, the table is wider
// and scrolls; no column alone is wider than what can be seen.
// Pure.
#pragma once

#include <vector>

namespace Hiwar {

struct ColumnWish
{
    int least = 0; ///< its longest word
    int most = 0;  ///< its longest line
};

[[nodiscard]] std::vector<int> planColumns(const std::vector<ColumnWish> &wishes, int room);

} // namespace Hiwar
