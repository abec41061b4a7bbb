// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/textselection.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <limits>

namespace Hiwar {

std::pair<TextPosition, TextPosition> partOfRow(const ConversationRange &range, int row)
{
    if (row < range.from.row || row > range.to.row)
        return {};
    return {row == range.from.row ? range.from.text : TextPosition{},
            row == range.to.row ? range.to.text : TextPosition{std::numeric_limits<int>::max(), 0}};
}

void TextSelection::clear()
{
    *this = TextSelection();
}

void TextSelection::begin(const ConversationPosition &position, SelectionUnit unit,
                          const BlockTextSource &text)
{
    select(unitAround(position, unit, text(position)));
    m_unit = unit;
}

void TextSelection::extendTo(const ConversationPosition &position, const BlockTextSource &text)
{
    const ConversationRange here = unitAround(position, m_unit, text(position));
    m_range = {std::min(m_origin.from, here.from), std::max(m_origin.to, here.to)};
    m_isBackwards = here.from < m_origin.from;
}

void TextSelection::extendCaretTo(const ConversationPosition &position)
{
    const ConversationPosition anchor = m_isBackwards ? m_range.to : m_range.from;
    m_unit = SelectionUnit::Character;
    m_origin = {anchor, anchor};
    m_range = {std::min(anchor, position), std::max(anchor, position)};
    m_isBackwards = position < anchor;
    m_isPlaced = true;
}

std::optional<ConversationPosition> TextSelection::caret() const
{
    if (!m_isPlaced)
        return std::nullopt;
    return m_isBackwards ? m_range.from : m_range.to;
}

void TextSelection::select(const ConversationRange &range)
{
    m_unit = SelectionUnit::Character;
    m_origin = m_range = range;
    m_isBackwards = false;
    m_isPlaced = true;
}

void TextSelection::rowsInserted(int first, int count)
{
    for (ConversationPosition *position :
         {&m_range.from, &m_range.to, &m_origin.from, &m_origin.to}) {
        if (position->row >= first)
            position->row += count;
    }
}

void TextSelection::rowsRemoved(int first, int count)
{
    if (m_range.to.row >= first && m_range.from.row < first + count)
        return clear();
    for (ConversationPosition *position :
         {&m_range.from, &m_range.to, &m_origin.from, &m_origin.to}) {
        if (position->row >= first + count)
            position->row -= count;
    }
}

std::pair<TextPosition, TextPosition> TextSelection::partOf(int row) const
{
    return isEmpty() ? std::pair<TextPosition, TextPosition>() : partOfRow(m_range, row);
}

ConversationRange unitAround(const ConversationPosition &position, SelectionUnit unit,
                             const QString &blockText)
{
    ConversationRange range{position, position};
    const int size = int(blockText.size());
    const int at = std::clamp(position.text.offset, 0, size);
    range.from.text.offset = range.to.text.offset = at;
    if (unit == SelectionUnit::Block) {
        range.from.text.offset = 0;
        range.to.text.offset = size;
    } else if (unit == SelectionUnit::Word && size > 0) {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Word, blockText);
        finder.setPosition(at);
        if (at == size || !finder.isAtBoundary())
            finder.toPreviousBoundary();
        range.from.text.offset = std::max(0, int(finder.position()));
        const auto end = finder.toNextBoundary();
        range.to.text.offset = end < 0 ? size : int(end);
    }
    return range;
}

} // namespace Hiwar
