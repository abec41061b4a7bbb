// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/readingplace.h"

#include "ui/conversation/messagerows.h"

#include <algorithm>
#include <cmath>

namespace Hiwar {

namespace {

/// The top of the line a place is on, from the row's top. Nothing for a message without text.
std::optional<int> lineTop(const MessageLayout &layout, TextPlace text)
{
    if (text.block >= layout.blockCount())
        return {};
    const TextPlace next{text.block, text.offset + 1};
    const TextPlace before{text.block, std::max(0, text.offset - 1)};
    QList<QRectF> rects = layout.rectsOf(text, next);
    if (rects.isEmpty()) // it is the end of the block
        rects = layout.rectsOf(before, text);
    if (rects.isEmpty())
        return layout.geometry().blocks.value(text.block).y();
    return int(std::floor(rects.constFirst().top()));
}

/// Where the line at y begins: the words of its end may move to the next one.
TextPlace lineStart(const MessageLayout &layout, int y)
{
    const QRect bubble = layout.geometry().bubble;
    TextPlace first = layout.hitTest({bubble.center().x(), y}).place;
    for (const int x : {bubble.left() + 1, bubble.right() - 1}) {
        const MessageHit hit = layout.hitTest({x, y});
        if (hit.part != MessageHit::Part::Action && hit.place.block == first.block)
            first = std::min(first, hit.place);
    }
    return first;
}

} // namespace

std::optional<ReadingPlace> readingPlaceAt(MessageRows &rows, int y)
{
    const ScrollAnchor at = rows.geometry().anchorAt(y);
    if (rows.count() == 0 || !rows.isMeasured(at.row))
        return {};
    const MessageLayout &layout = rows.layout(at.row);
    const TextPlace first = lineStart(layout, at.offset);
    return ReadingPlace{at.row, first, lineTop(layout, first).value_or(0) - at.offset};
}

ScrollAnchor anchorOf(MessageRows &rows, const ReadingPlace &place)
{
    rows.layOutAround(place.row, place.text);
    const MessageLayout &layout = rows.layout(place.row);
    return {place.row, lineTop(layout, place.text).value_or(0) - place.below};
}

} // namespace Hiwar
