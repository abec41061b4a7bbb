// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The widths of a table's columns: as wide as they need if there is room, otherwise never narrower
// than their longest word and than text can be read well. If even that does not fit, the table is
// wider than the room and scrolls; no single column is wider than the visible width. On paper
// nothing scrolls. Pure.
#pragma once

#include <vector>

namespace Hiwar {

struct ColumnBounds
{
    int least = 0; ///< width of its longest word
    int most = 0;  ///< width of its longest line
};

/// How narrow a column of text may become before the table scrolls instead: a third of its longest
/// line, within these limits.
struct TextColumn
{
    int least = 1;
    int most = 1;
};

[[nodiscard]] std::vector<int> planColumns(const std::vector<ColumnBounds> &columns, int room,
                                           const TextColumn &text = {});
/// Breaks words that need more than the room, but makes no column narrower than `least` by it: the
/// table is wider than the room only if it has too many columns.
[[nodiscard]] std::vector<int> squeezeColumns(const std::vector<ColumnBounds> &columns, int room,
                                              int least);

} // namespace Hiwar
