// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a caret stands in the runs of a block and where it goes from line to line. A table's
// cells are texts of their own: what is above a line is the cell above it. There is at least one
// run. GUI thread.
#pragma once

#include "ui/block/textrun.h"

#include <optional>

namespace Hiwar {

/// A place of a caret in a block. Where a word is broken one offset has two places: at the end of
/// the line and at the beginning of the next.
struct BlockCaret
{
    int offset = 0;
    bool atLineEnd = false;

    bool operator==(const BlockCaret &) const = default;
};

/// The one with the offset.
[[nodiscard]] const TextRun &runWith(const std::vector<TextRun> &runs, int offset);
/// As high as the letters beside it and without a width.
[[nodiscard]] QRectF caretRect(const std::vector<TextRun> &runs, const BlockCaret &blockCaret);
[[nodiscard]] LineSpan lineOf(const std::vector<TextRun> &runs, const BlockCaret &blockCaret);
/// The place nearest to x on the next line down (1) or up (-1), in a table in the cell there;
/// nothing when that leads out of the block.
[[nodiscard]] std::optional<BlockCaret>
besideLine(const std::vector<TextRun> &runs, const BlockCaret &blockCaret, int direction, qreal x);
/// Where a caret enters that comes down (1) or up (-1).
[[nodiscard]] BlockCaret enteredAt(const std::vector<TextRun> &runs, int direction, qreal x);

} // namespace Hiwar
