// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which parts of the viewport to paint again after a layout: what is still on screen is moved, not
// painted again, and a message that grew is painted only at its end. A frame then costs only what
// is new in it. Knows no widget. Pure.
#pragma once

#include <QList>
#include <QRegion>

#include <limits>

namespace Hiwar {

/// One row as it is, or was, in the viewport. Viewport coordinates; it may reach beyond.
struct PaintedRow
{
    int row = 0;
    int top = 0;
    int height = 0;
    /// From here down, measured from its top, it looks different from before. The maximum: nothing
    /// has changed.
    int changedFrom = std::numeric_limits<int>::max();
    /// The parts of it that keep their place in the viewport and do not move with it.
    QRegion floating = {};

    [[nodiscard]] int bottom() const { return top + height; }
};

struct RepaintPlan
{
    int scrollBy = 0; ///< downwards; first the picture on screen is moved by this
    QRegion region;   ///< … then this is painted

    bool operator==(const RepaintPlan &) const = default;
};

/// The rows are ascending and without gaps. A row number means the same message in both lists.
[[nodiscard]] RepaintPlan planRepaint(const QList<PaintedRow> &before,
                                      const QList<PaintedRow> &after, QSize viewport);

} // namespace Hiwar
