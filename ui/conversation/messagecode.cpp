// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a MessageLayout has to do with its code and tables.
#include "ui/conversation/messagelayout.h"
#include "ui/conversation/sidescroll.h"

#include <algorithm>

namespace Hiwar {

int MessageLayout::codeNumber(int block) const
{
    // The same whether the reasoning is unfolded or not.
    const int textBegins = int(textBegin());
    return block < textBegins ? -1 - block : block - textBegins;
}

void MessageLayout::applyCodeLooks()
{
    for (int i = 0; i < blockCount(); ++i) {
        if (block(i).block().kind != Block::Kind::Code)
            continue;
        const CodeChoice choice = m_message.codeChoices.value(codeNumber(i));
        m_blocks[size_t(i)]->setCodeLook({choice.wrapped.value_or(m_message.wrapCode),
                                          choice.folded.value_or(!m_message.seenGrowing)});
    }
}

template<typename Visitor>
void MessageLayout::visitBlocksInView(Visitor visit)
{
    for (int i = 0; i < int(m_geometry.blocks.size()); ++i) {
        const int top = m_geometry.blocks.at(i).y();
        if (top <= m_viewBottom && top + block(i).height() >= m_viewTop)
            visit(*m_blocks[size_t(i)], i, m_geometry.blocks.at(i));
    }
}

void MessageLayout::setInView(int top, int bottom, const std::optional<MarkedCode> &marked)
{
    m_viewTop = top;
    m_viewBottom = bottom;
    visitBlocksInView([&](BlockLayout &layout, int index, QPoint at) {
        InView inView{top - at.y(), bottom - at.y(), std::nullopt};
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

} // namespace Hiwar
