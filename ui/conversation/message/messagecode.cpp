// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a MessageLayout has to do with its code and tables, and where the keyboard stops in it.
#include "ui/block/sidescroll.h"
#include "ui/conversation/message/messagelayout.h"
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

Extent MessageLayout::partAround(const TextPosition &position) const
{
    const int top = m_geometry.blocks.at(position.block).y();
    return block(position.block).partAround(position.offset).seenFrom(-top);
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

bool MessageLayout::reveal(const TextPosition &position)
{
    return position.block >= 0 && position.block < blockCount() &&
           m_blocks[size_t(position.block)]->reveal(position.offset);
}

QRect MessageLayout::blockRect(int index) const
{
    return {m_geometry.blocks.at(index), QSize(block(index).width(), block(index).height())};
}

const FocusTargets &MessageLayout::focusTargets() const
{
    for (; m_focusTargetsEnd < m_blocks.size(); ++m_focusTargetsEnd)
        m_focusTargets +=
            focusTargetsOf(block(int(m_focusTargetsEnd)).block(), int(m_focusTargetsEnd));
    return m_focusTargets;
}

void MessageLayout::forgetFocusTargets(size_t fromBlock)
{
    m_focusTargetsEnd = std::min(m_focusTargetsEnd, fromBlock);
    while (!m_focusTargets.isEmpty() && size_t(m_focusTargets.last().block()) >= m_focusTargetsEnd)
        m_focusTargets.removeLast();
}

QList<QRectF> MessageLayout::rectsOf(const FocusTarget &focusTarget) const
{
    if (focusTarget.block() >= blockCount())
        return {};
    if (const QRectF button = pictureButton(focusTarget.link.from);
        focusTarget.link.isPicture && !button.isEmpty())
        return {button};
    if (const QRect frame = attachmentFrame(focusTarget.block()); !frame.isNull())
        return {frame};
    if (!focusTarget.code)
        return rectsOf(focusTarget.link.from, focusTarget.link.to);
    const QRect button = block(focusTarget.block()).codeButton(*focusTarget.code);
    if (button.isEmpty())
        return {};
    return {QRectF(button.translated(m_geometry.blocks.at(focusTarget.block())))};
}

QRectF MessageLayout::pictureButton(TextPosition position) const
{
    if (position.block < 0 || position.block >= blockCount())
        return {};
    const QRectF button = block(position.block).pictureButton(position.offset);
    return button.isEmpty() ? QRectF() : button.translated(m_geometry.blocks.at(position.block));
}

QRect MessageLayout::attachmentFrame(int block) const
{
    return m_geometry.attachments.value(block - int(textEnd()));
}

QList<QRectF> MessageLayout::ringsOf(const FocusTarget &focusTarget) const
{
    QList<QRectF> rings = rectsOf(focusTarget);
    const qreal ring = m_theme.px(Theme::ringWidth);
    const qreal edge = m_theme.px(Space::xs);
    for (QRectF &rect : rings) {
        if (focusTarget.code)
            rect.adjust(edge, edge, -edge, -edge);
        else if (focusTarget.link.isPicture || attachmentIndex(focusTarget.link.target))
            rect.adjust(-ring, -ring, ring, ring);
        else // a line of words is higher than they are
            rect.adjust(-ring, ring, ring, -ring);
    }
    return rings;
}

} // namespace Hiwar
