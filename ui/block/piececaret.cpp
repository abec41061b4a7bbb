// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
#include "ui/block/piececaret.h"

#include <algorithm>

namespace Hiwar {

namespace {

qreal besides(const TextPiece &piece, qreal x)
{
    const QRectF rect = piece.rect();
    return std::max({rect.left() - x, 0.0, x - rect.right()});
}

BlockSpot spotOn(const TextPiece &piece, LineNumber line, qreal x)
{
    const int offset = piece.offsetOnLine(line, x);
    const LineSpan span = piece.lineSpan(line);
    return {offset, span.meetsNext && offset == span.to};
}

/// Of those pieces that begin highest (1) or lowest (-1) the nearest to x.
const TextPiece *outermost(const std::vector<const TextPiece *> &pieces, int direction, qreal x)
{
    const auto found =
        std::min_element(pieces.begin(), pieces.end(), [&](const TextPiece *a, const TextPiece *b) {
            const qreal ay = a->rect().top() * direction;
            const qreal by = b->rect().top() * direction;
            return ay != by ? ay < by : besides(*a, x) < besides(*b, x);
        });
    return found == pieces.end() ? nullptr : *found;
}

} // namespace

const TextPiece &pieceWith(const std::vector<TextPiece> &pieces, int offset)
{
    const auto next =
        std::upper_bound(pieces.begin(), pieces.end(), offset,
                         [](int at, const TextPiece &piece) { return at < piece.text().start; });
    return next == pieces.begin() ? *next : *std::prev(next);
}

QRectF caretRect(const std::vector<TextPiece> &pieces, const BlockSpot &spot)
{
    return pieceWith(pieces, spot.offset).caretRect(spot.offset, spot.atLineEnd);
}

LineSpan lineOf(const std::vector<TextPiece> &pieces, const BlockSpot &spot)
{
    const TextPiece &piece = pieceWith(pieces, spot.offset);
    return piece.lineSpan(piece.lineWith(spot.offset, spot.atLineEnd));
}

std::optional<BlockSpot> besideLine(const std::vector<TextPiece> &pieces, const BlockSpot &spot,
                                    int direction, qreal x)
{
    const TextPiece &piece = pieceWith(pieces, spot.offset);
    const LineNumber line = piece.lineWith(spot.offset, spot.atLineEnd);
    if (const auto beside = piece.lineBeside(line, direction))
        return spotOn(piece, *beside, x);
    std::vector<const TextPiece *> beyond;
    for (const TextPiece &other : pieces) {
        const bool below = other.rect().top() >= piece.rect().bottom();
        const bool above = other.rect().bottom() <= piece.rect().top();
        if (direction > 0 ? below : above)
            beyond.push_back(&other);
    }
    const TextPiece *next = outermost(beyond, direction, x);
    if (!next)
        return std::nullopt;
    return spotOn(*next, next->outermostLine(direction), x);
}

BlockSpot enteredAt(const std::vector<TextPiece> &pieces, int direction, qreal x)
{
    std::vector<const TextPiece *> all;
    for (const TextPiece &piece : pieces)
        all.push_back(&piece);
    const TextPiece *piece = outermost(all, direction, x);
    return spotOn(*piece, piece->outermostLine(direction), x);
}

} // namespace Hiwar
