// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a caret is in the runs of a block and where it moves from line to line. A table's cells are
// separate texts: the line above a line is in the cell above. There is at least one run. GUI
// thread.
#pragma once

#include "ui/block/textrun.h"

#include <optional>

namespace Hiwar {

/// A position of a caret in a block. Where a word is broken, one offset has two positions: at the
/// end of the line and at the beginning of the next.
struct BlockCaret
{
    int offset = 0;
    bool atLineEnd = false;

    bool operator==(const BlockCaret &) const = default;
};

/// The run that contains the offset.
[[nodiscard]] const TextRun &runWith(const std::vector<TextRun> &runs, int offset);
/// As high as the letters beside it, with no width.
[[nodiscard]] QRectF caretRect(const std::vector<TextRun> &runs, const BlockCaret &blockCaret);
[[nodiscard]] LineSpan lineOf(const std::vector<TextRun> &runs, const BlockCaret &blockCaret);
/// The position nearest to x on the next line down (1) or up (-1), in a table in the cell below or
/// above; nullopt if that is outside the block.
[[nodiscard]] std::optional<BlockCaret>
besideLine(const std::vector<TextRun> &runs, const BlockCaret &blockCaret, int direction, qreal x);
/// Where a caret that moves down (1) or up (-1) enters the block.
[[nodiscard]] BlockCaret enteredAt(const std::vector<TextRun> &runs, int direction, qreal x);

} // namespace Hiwar
