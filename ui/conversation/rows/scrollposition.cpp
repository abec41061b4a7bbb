// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/rows/scrollposition.h"

#include "ui/conversation/rows/messagerows.h"

#include <algorithm>
#include <cmath>

namespace Hiwar {

namespace {

/// The top of a position's line, from the row's top; nullopt for a message without text.
std::optional<int> lineTop(const MessageLayout &layout, TextPosition text)
{
    if (text.block >= layout.blockCount())
        return {};
    const TextPosition next{text.block, text.offset + 1};
    const TextPosition before{text.block, std::max(0, text.offset - 1)};
    QList<QRectF> rects = layout.rectsOf(text, next);
    if (rects.isEmpty()) // it is the end of the block
        rects = layout.rectsOf(before, text);
    if (rects.isEmpty())
        return layout.geometry().blocks.value(text.block).y();
    return int(std::floor(rects.constFirst().top()));
}

/// Where the line at y begins: the words at its end may move to the next line.
TextPosition lineStart(const MessageLayout &layout, int y)
{
    const QRect bubble = layout.geometry().bubble;
    TextPosition first = layout.hitTest({bubble.center().x(), y}).position;
    for (const int x : {bubble.left() + 1, bubble.right() - 1}) {
        const MessageHit hit = layout.hitTest({x, y});
        if (hit.part != MessageHit::Part::Action && hit.position.block == first.block)
            first = std::min(first, hit.position);
    }
    return first;
}

} // namespace

std::optional<ScrollPosition> scrollPositionAt(MessageRows &rows, int y)
{
    const ScrollAnchor at = rows.geometry().anchorAt(y);
    if (rows.count() == 0 || !rows.isMeasured(at.row))
        return {};
    const MessageLayout &layout = rows.layout(at.row);
    const TextPosition first = lineStart(layout, at.offset);
    return ScrollPosition{at.row, first, lineTop(layout, first).value_or(0) - at.offset};
}

ScrollAnchor anchorOf(MessageRows &rows, const ScrollPosition &position)
{
    rows.layOutAround(position.row, position.text);
    const MessageLayout &layout = rows.layout(position.row);
    return {position.row, lineTop(layout, position.text).value_or(0) - position.below};
}

} // namespace Hiwar
