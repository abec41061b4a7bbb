// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A vertical range in the coordinates of the object that is asked: the part of a long message that
// is near the view and is laid out. Unlimited by default. Pure.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <limits>

namespace Hiwar {

struct Extent
{
    static constexpr qreal endless = std::numeric_limits<qreal>::max() / 4;

    qreal from = -endless;
    qreal to = endless;

    bool operator==(const Extent &) const = default;
    [[nodiscard]] bool meets(qreal top, qreal bottom) const { return top < to && bottom > from; }
    /// The same range in the coordinates of an object at y.
    [[nodiscard]] Extent seenFrom(qreal y) const
    {
        return {from <= -endless ? from : from - y, to >= endless ? to : to - y};
    }
    /// The part within the limits.
    [[nodiscard]] Extent within(const Extent &limits) const
    {
        return {std::max(from, limits.from), std::min(to, limits.to)};
    }
    /// Both, and what is between them.
    [[nodiscard]] Extent with(const Extent &other) const
    {
        return {std::min(from, other.from), std::max(to, other.to)};
    }
    [[nodiscard]] Extent grownBy(qreal more) const { return {from - more, to + more}; }
};

/// Contains no position.
constexpr Extent nowhere{0, 0};

} // namespace Hiwar
