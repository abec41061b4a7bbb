// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/conversationselection.h"

#include "ui/block/blocktext.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/conversation/rows/messagerows.h"

namespace Hiwar {

ConversationSelection::ConversationSelection(MessageRows &rows)
    : m_rows(rows)
{
}

ConversationSelection::~ConversationSelection()
{
    m_primary.keep(); // it no longer reads these rows
}

QString ConversationSelection::text() const
{
    return selectedText(range(), messages());
}

QString ConversationSelection::markdown() const
{
    return selectedMarkdown(range(), messages());
}

MessageSource ConversationSelection::messages() const
{
    return [&rows = m_rows](int row) { return rows.message(row); };
}

QString ConversationSelection::blockTextAt(const ConversationPosition &position) const
{
    if (position.row >= m_rows.count())
        return {};
    const MessageLayout &layout = m_rows.layout(position.row);
    return position.text.block < layout.blockCount() ? layout.block(position.text.block).text()
                                                     : QString();
}

void ConversationSelection::begin(const ConversationPosition &position, SelectionUnit unit)
{
    m_selection.begin(position, unit, [this](const auto &at) { return blockTextAt(at); });
    tell();
}

void ConversationSelection::extendTo(const ConversationPosition &position)
{
    m_selection.extendTo(position, [this](const auto &at) { return blockTextAt(at); });
    tell();
}

void ConversationSelection::extendCaretTo(const ConversationPosition &position)
{
    m_selection.extendCaretTo(position);
    tell();
}

void ConversationSelection::place(const ConversationPosition &position)
{
    m_selection.place(position);
    tell();
}

void ConversationSelection::select(const ConversationRange &range)
{
    m_selection.select(range);
    tell();
}

void ConversationSelection::selectAll()
{
    const int rows = m_rows.count();
    if (rows == 0)
        return;
    const ShownBlocks last = shownBlocks(m_rows.message(rows - 1));
    TextPosition end;
    if (const qsizetype blocks = last.size(); blocks > 0)
        end = {int(blocks) - 1, int(blockText(last.at(blocks - 1)).whole.size())};
    select({ConversationPosition(), {rows - 1, end}});
}

void ConversationSelection::clear()
{
    if (const auto caret = m_selection.caret())
        m_selection.place(*caret);
    tell();
}

void ConversationSelection::reset()
{
    m_primary.keep();
    m_selection.clear();
    tell();
}

void ConversationSelection::rowsInserted(int first, int count)
{
    m_selection.rowsInserted(first, count);
    tell();
}

void ConversationSelection::rowsRemoved(int first, int count)
{
    m_selection.rowsRemoved(first, count);
    tell();
}

void ConversationSelection::forgetPositionsIn(int row)
{
    m_primary.keep();
    if (const auto [from, to] = m_selection.partOf(row); from < to)
        clear();
}

void ConversationSelection::setDragged(bool dragged)
{
    m_isDragged = dragged;
    if (!dragged)
        offer();
}

void ConversationSelection::tell()
{
    emit touched();
    if (!m_isDragged)
        offer();
    const bool bothEmpty = range().isEmpty() && m_toldRange.isEmpty();
    if (!bothEmpty && range() != m_toldRange) {
        m_toldRange = range();
        emit changed();
    }
    if (caret() != m_toldCaret) {
        m_toldCaret = caret();
        emit caretMoved();
    }
}

} // namespace Hiwar
