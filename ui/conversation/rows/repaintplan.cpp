// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/rows/repaintplan.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace Hiwar {

namespace {

constexpr int unchanged = std::numeric_limits<int>::max();

const PaintedRow *find(const QList<PaintedRow> &rows, int row)
{
    if (rows.isEmpty() || row < rows.first().row || row > rows.last().row)
        return nullptr;
    return &rows.at(row - rows.first().row);
}

/// How far most of the picture moves: as far as the first row that is in both lists.
std::optional<int> commonMove(const QList<PaintedRow> &before, const QList<PaintedRow> &after)
{
    for (const PaintedRow &now : after) {
        if (const PaintedRow *then = find(before, now.row))
            return now.top - then->top;
    }
    return std::nullopt;
}

QRect band(int top, int bottom, int width)
{
    return {0, top, width, std::max(bottom - top, 0)};
}

} // namespace

RepaintPlan planRepaint(const QList<PaintedRow> &before, const QList<PaintedRow> &after,
                        QSize viewport)
{
    const QRect all({}, viewport);
    const auto move = commonMove(before, after);
    if (!move || std::abs(*move) >= viewport.height())
        return {0, all};
    const int width = viewport.width();
    RepaintPlan plan{*move, {}};
    // The part that scrolls in at an edge.
    plan.region += *move < 0 ? band(viewport.height() + *move, viewport.height(), width)
                             : band(0, *move, width);
    for (const PaintedRow &now : after) {
        const PaintedRow *then = find(before, now.row);
        if (!then || now.top - then->top != *move) {
            plan.region += band(now.top, now.bottom(), width);
        } else if (now.changedFrom != unchanged || now.height != then->height) {
            const int from = now.changedFrom == unchanged ? 0 : now.changedFrom;
            plan.region +=
                band(now.top + from, std::max(now.bottom(), then->bottom() + *move), width);
        }
        plan.region += now.floating;
    }
    for (const PaintedRow &then : before)
        plan.region += then.floating.translated(0, *move);
    // Below the last message there is nothing: what was there before is cleared.
    const int end = before.last().bottom() + *move;
    plan.region += band(after.last().bottom(), end, width);
    // … and above the first one.
    plan.region += band(before.first().top + *move, after.first().top, width);
    plan.region &= all;
    return plan;
}

} // namespace Hiwar
