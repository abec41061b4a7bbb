// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
#include "ui/block/runcaret.h"

#include <algorithm>

namespace Hiwar {

namespace {

qreal besides(const TextRun &run, qreal x)
{
    const QRectF rect = run.rect();
    return std::max({rect.left() - x, 0.0, x - rect.right()});
}

BlockCaret caretOn(const TextRun &run, LineNumber line, qreal x)
{
    const int offset = run.offsetOnLine(line, x);
    const LineSpan span = run.lineSpan(line);
    return {offset, span.meetsNext && offset == span.to};
}

/// Among the runs that begin highest (1) or lowest (-1), the nearest to x.
const TextRun *outermost(const std::vector<const TextRun *> &runs, int direction, qreal x)
{
    const auto found =
        std::min_element(runs.begin(), runs.end(), [&](const TextRun *a, const TextRun *b) {
            const qreal ay = a->rect().top() * direction;
            const qreal by = b->rect().top() * direction;
            return ay != by ? ay < by : besides(*a, x) < besides(*b, x);
        });
    return found == runs.end() ? nullptr : *found;
}

} // namespace

const TextRun &runWith(const std::vector<TextRun> &runs, int offset)
{
    const auto next =
        std::upper_bound(runs.begin(), runs.end(), offset,
                         [](int at, const TextRun &run) { return at < run.text().start; });
    return next == runs.begin() ? *next : *std::prev(next);
}

QRectF caretRect(const std::vector<TextRun> &runs, const BlockCaret &blockCaret)
{
    return runWith(runs, blockCaret.offset).caretRect(blockCaret.offset, blockCaret.atLineEnd);
}

LineSpan lineOf(const std::vector<TextRun> &runs, const BlockCaret &blockCaret)
{
    const TextRun &run = runWith(runs, blockCaret.offset);
    return run.lineSpan(run.lineWith(blockCaret.offset, blockCaret.atLineEnd));
}

std::optional<BlockCaret> besideLine(const std::vector<TextRun> &runs, const BlockCaret &blockCaret,
                                     int direction, qreal x)
{
    const TextRun &run = runWith(runs, blockCaret.offset);
    const LineNumber line = run.lineWith(blockCaret.offset, blockCaret.atLineEnd);
    if (const auto beside = run.adjacentLine(line, direction))
        return caretOn(run, *beside, x);
    std::vector<const TextRun *> beyond;
    for (const TextRun &other : runs) {
        const bool below = other.rect().top() >= run.rect().bottom();
        const bool above = other.rect().bottom() <= run.rect().top();
        if (direction > 0 ? below : above)
            beyond.push_back(&other);
    }
    const TextRun *next = outermost(beyond, direction, x);
    if (!next)
        return std::nullopt;
    return caretOn(*next, next->outermostLine(direction), x);
}

BlockCaret enteredAt(const std::vector<TextRun> &runs, int direction, qreal x)
{
    std::vector<const TextRun *> all;
    for (const TextRun &run : runs)
        all.push_back(&run);
    const TextRun *run = outermost(all, direction, x);
    return caretOn(*run, run->outermostLine(direction), x);
}

} // namespace Hiwar
