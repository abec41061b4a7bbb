// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stretch of height, downwards, in the coordinates of the object that is asked: what of a long
// message is near the view and is laid out. Everything, unless limits are given. Pure.
#pragma once

#include <QtGlobal>

#include <limits>

namespace Hiwar {

struct Extent
{
    static constexpr qreal endless = std::numeric_limits<qreal>::max() / 4;

    qreal from = -endless;
    qreal to = endless;

    bool operator==(const Extent &) const = default;
    [[nodiscard]] bool meets(qreal top, qreal bottom) const { return top < to && bottom > from; }
    /// As it is seen by what stands at y.
    [[nodiscard]] Extent seenFrom(qreal y) const
    {
        return {from <= -endless ? from : from - y, to >= endless ? to : to - y};
    }
    [[nodiscard]] Extent grownBy(qreal more) const { return {from - more, to + more}; }
};

/// What no place is in.
constexpr Extent nowhere{0, 0};

} // namespace Hiwar
