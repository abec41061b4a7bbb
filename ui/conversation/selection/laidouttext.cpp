// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/laidouttext.h"

#include "ui/conversation/rows/messagerows.h"

namespace Hiwar {

namespace {

BlockCaret inBlock(const CaretPosition &caretPosition)
{
    return {caretPosition.position.text.offset, caretPosition.atLineEnd};
}

} // namespace

LaidOutText::LaidOutText(MessageRows &rows)
    : m_rows(rows)
{
}

int LaidOutText::rowCount() const
{
    return m_rows.count();
}

int LaidOutText::blockCount(int row) const
{
    return m_rows.layout(row).blockCount();
}

BlockText LaidOutText::blockText(int row, int block) const
{
    return Hiwar::blockText(blockAt(row, block).block());
}

LineSpan LaidOutText::lineOf(const CaretPosition &caretPosition) const
{
    return blockAt(caretPosition.position.row, caretPosition.position.text.block)
        .lineOf(inBlock(caretPosition));
}

QRectF LaidOutText::caretRect(const CaretPosition &caretPosition) const
{
    const auto [row, text] = caretPosition.position;
    m_rows.layOutAround(row, text);
    const BlockLayout &block = blockAt(row, text.block);
    return block.caretRect(inBlock(caretPosition))
        .translated(cornerOf(row, text.block) + QPoint(0, m_rows.geometry().top(row)));
}

std::optional<BlockCaret> LaidOutText::besideLine(const CaretPosition &caretPosition, int direction,
                                                  qreal x) const
{
    const auto [row, text] = caretPosition.position;
    const BlockLayout &block = blockAt(row, text.block);
    return block.besideLine(inBlock(caretPosition), direction, x - cornerOf(row, text.block).x());
}

BlockCaret LaidOutText::enteredAt(int row, int block, int direction, qreal x) const
{
    const BlockLayout &entered = blockAt(row, block);
    return entered.enteredAt(direction, x - cornerOf(row, block).x());
}

QPoint LaidOutText::cornerOf(int row, int block) const
{
    return m_rows.layout(row).geometry().blocks.at(block);
}

const BlockLayout &LaidOutText::blockAt(int row, int block) const
{
    return m_rows.layout(row).block(block);
}

} // namespace Hiwar
