// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a MessageLayout has to do with its code and tables, and where the keyboard stops in it.
#include "ui/block/sidescroll.h"
#include "ui/conversation/messagelayout.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace Hiwar {

int MessageLayout::codeNumber(int block) const
{
    return Hiwar::codeNumber(block, int(textBegin()));
}

void MessageLayout::applyCodeLooks()
{
    for (int i = 0; i < blockCount(); ++i) {
        if (block(i).block().kind != Block::Kind::Code)
            continue;
        m_blocks[size_t(i)]->setCodeLook(codeLookOf(m_message, codeNumber(i)));
    }
}

std::pair<int, int> MessageLayout::blocksIn(int top, int bottom) const
{
    const auto begin = m_geometry.blocks.begin();
    const auto first =
        std::partition_point(begin, m_geometry.blocks.end(), [&](const QPoint &corner) {
            return corner.y() + m_blocks[size_t(&corner - &*begin)]->height() < top;
        });
    const auto end = std::partition_point(first, m_geometry.blocks.end(),
                                          [bottom](QPoint corner) { return corner.y() <= bottom; });
    return {int(first - begin), int(end - begin)};
}

bool MessageLayout::isLaidOut(const Extent &seen) const
{
    const auto [first, end] =
        blocksIn(int(std::max(seen.from, 0.0)), int(std::min(seen.to, qreal(m_geometry.height))));
    for (int i = first; i < end; ++i) {
        if (!block(i).isLaidOut(seen.seenFrom(m_geometry.blocks.at(i).y())))
            return false;
    }
    return true;
}

Extent MessageLayout::partAround(const TextPlace &place) const
{
    const int top = m_geometry.blocks.at(place.block).y();
    return block(place.block).partAround(place.offset).seenFrom(-top);
}

template<typename Visitor>
void MessageLayout::visitBlocksInView(Visitor visit)
{
    const auto [first, end] = blocksIn(m_viewTop, m_viewBottom);
    for (int i = first; i < end; ++i)
        visit(*m_blocks[size_t(i)], i, m_geometry.blocks.at(i));
}

void MessageLayout::setInView(int top, int bottom, const std::optional<MarkedCode> &marked,
                              std::optional<int> copiedCode)
{
    m_viewTop = top;
    m_viewBottom = bottom;
    visitBlocksInView([&](BlockLayout &layout, int index, QPoint at) {
        InView inView{top - at.y(), bottom - at.y(), std::nullopt, copiedCode == index};
        if (marked && marked->block == index)
            inView.marked = marked->action;
        layout.setInView(inView);
    });
}

QRegion MessageLayout::floating()
{
    QRegion region;
    visitBlocksInView([&](const BlockLayout &layout, int, QPoint at) {
        region += layout.floating().translated(at);
    });
    return region;
}

bool MessageLayout::colour(Highlighting &highlighting, const QDeadlineTimer &deadline)
{
    bool isDone = true;
    visitBlocksInView([&](BlockLayout &layout, int, QPoint at) {
        const Colouring result = layout.colour(highlighting, deadline);
        isDone = isDone && result.isDone;
        if (result.hasChanged)
            m_changedFrom = std::min(m_changedFrom, at.y());
    });
    return isDone;
}

bool MessageLayout::scrollBlock(int block, int offset)
{
    return block >= 0 && block < blockCount() && m_blocks[size_t(block)]->scrollTo(offset);
}

bool MessageLayout::reveal(const TextPlace &place)
{
    return place.block >= 0 && place.block < blockCount() &&
           m_blocks[size_t(place.block)]->reveal(place.offset);
}

QRect MessageLayout::blockRect(int index) const
{
    return {m_geometry.blocks.at(index), QSize(block(index).width(), block(index).height())};
}

const MessageStops &MessageLayout::stops() const
{
    for (; m_stopsEnd < m_blocks.size(); ++m_stopsEnd)
        m_stops += stopsOf(block(int(m_stopsEnd)).block(), int(m_stopsEnd));
    return m_stops;
}

void MessageLayout::forgetStops(size_t fromBlock)
{
    m_stopsEnd = std::min(m_stopsEnd, fromBlock);
    while (!m_stops.isEmpty() && size_t(m_stops.last().block()) >= m_stopsEnd)
        m_stops.removeLast();
}

QList<QRectF> MessageLayout::rectsOf(const MessageStop &stop) const
{
    if (stop.block() >= blockCount())
        return {};
    if (const QRectF button = pictureButton(stop.link.from);
        stop.link.isPicture && !button.isEmpty())
        return {button};
    if (const QRect frame = attachmentFrame(stop.block()); !frame.isNull())
        return {frame};
    if (!stop.code)
        return rectsOf(stop.link.from, stop.link.to);
    const QRect button = block(stop.block()).codeButton(*stop.code);
    if (button.isEmpty())
        return {};
    return {QRectF(button.translated(m_geometry.blocks.at(stop.block())))};
}

QRectF MessageLayout::pictureButton(TextPlace place) const
{
    if (place.block < 0 || place.block >= blockCount())
        return {};
    const QRectF button = block(place.block).pictureButton(place.offset);
    return button.isEmpty() ? QRectF() : button.translated(m_geometry.blocks.at(place.block));
}

QRect MessageLayout::attachmentFrame(int block) const
{
    return m_geometry.attachments.value(block - int(textEnd()));
}

QList<QRectF> MessageLayout::ringsOf(const MessageStop &stop) const
{
    QList<QRectF> rings = rectsOf(stop);
    const qreal ring = m_theme.px(Theme::ringWidth);
    const qreal edge = m_theme.px(Space::xs);
    for (QRectF &rect : rings) {
        if (stop.code)
            rect.adjust(edge, edge, -edge, -edge);
        else if (stop.link.isPicture || attachmentIndex(stop.link.target))
            rect.adjust(-ring, -ring, ring, ring);
        else // a line of words is higher than they are
            rect.adjust(-ring, ring, ring, -ring);
    }
    return rings;
}

} // namespace Hiwar
