// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What two sequences have in common, in order: E. W. Myers, "An O(ND) Difference Algorithm and Its
// Variations" (1986), in linear space. Where they differ so much that the best answer would take
// too long, a good one is given, as GNU diff does: the search ends at its limit, and goes on from
// the place that it came furthest to. Pure; any thread.
#pragma once

#include <QList>

#include <span>

namespace Hiwar {

/// So many items from `first` of the one and `second` of the other are equal.
struct CommonItems
{
    qsizetype first = 0;
    qsizetype second = 0;
    qsizetype length = 0;

    bool operator==(const CommonItems &) const = default;
};

/// In ascending order. The most there are, if the two differ in no more than `limit` items; the
/// work is at most about the sum of the lengths times `limit`.
[[nodiscard]] QList<CommonItems> commonItems(std::span<const int> first,
                                             std::span<const int> second, qsizetype limit);

/// The numbers, from the first to the last, of which each is greater than the one before: as many
/// as possible; returns their places. The anchors of a comparison that are in order.
[[nodiscard]] QList<qsizetype> longestAscent(std::span<const qsizetype> numbers);

} // namespace Hiwar
