// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a caret stands in the pieces of a block and where it goes from line to line. A table's
// cells are texts of their own: what is above a line is the cell above it. There is at least one
// piece. GUI thread.
#pragma once

#include "ui/block/textpiece.h"

#include <optional>

namespace Hiwar {

/// A place of a caret in a block. Where a word is broken one offset has two places: at the end of
/// the line and at the beginning of the next.
struct BlockSpot
{
    int offset = 0;
    bool atLineEnd = false;

    bool operator==(const BlockSpot &) const = default;
};

/// The one with the offset.
[[nodiscard]] const TextPiece &pieceWith(const std::vector<TextPiece> &pieces, int offset);
/// As high as the letters beside it and without a width.
[[nodiscard]] QRectF caretRect(const std::vector<TextPiece> &pieces, const BlockSpot &spot);
[[nodiscard]] LineSpan lineOf(const std::vector<TextPiece> &pieces, const BlockSpot &spot);
/// The place nearest to x on the next line down (1) or up (-1), in a table in the cell there;
/// nothing when that leads out of the block.
[[nodiscard]] std::optional<BlockSpot> besideLine(const std::vector<TextPiece> &pieces,
                                                  const BlockSpot &spot, int direction, qreal x);
/// Where a caret enters that comes down (1) or up (-1).
[[nodiscard]] BlockSpot enteredAt(const std::vector<TextPiece> &pieces, int direction, qreal x);

} // namespace Hiwar
