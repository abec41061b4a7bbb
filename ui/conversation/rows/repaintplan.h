// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of the viewport has to be painted again after a layout: what is still on screen is moved,
// not painted again, and of a message that grew only its end is touched. A frame then costs what is
// new in it. Knows no widget. Pure.
#pragma once

#include <QList>
#include <QRegion>

#include <limits>

namespace Hiwar {

/// One row as it stands, or stood, in the viewport. Viewport coordinates; it may reach beyond.
struct PaintedRow
{
    int row = 0;
    int top = 0;
    int height = 0;
    /// Down from here, measured from its top, it looks different from before. Endless: nowhere.
    int changedFrom = std::numeric_limits<int>::max();
    /// What stands in it at a place of the viewport and does not move with it.
    QRegion floating = {};

    [[nodiscard]] int bottom() const { return top + height; }
};

struct RepaintPlan
{
    int scrollBy = 0; ///< downwards; what is on screen is moved by this first
    QRegion region;   ///< … and this painted then

    bool operator==(const RepaintPlan &) const = default;
};

/// Rows are ascending and without gaps. The numbers of rows mean the same messages before and
/// after.
[[nodiscard]] RepaintPlan planRepaint(const QList<PaintedRow> &before,
                                      const QList<PaintedRow> &after, QSize viewport);

} // namespace Hiwar
