// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/textselection.h"

#include "ui/conversation/blocktext.h"
#include "ui/conversation/shownblocks.h"
#include "ui/markdown/markdown.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <limits>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int endless = std::numeric_limits<int>::max();

/// What of one row lies in the range.
std::pair<TextPlace, TextPlace> partOfRow(const PlaceRange &range, int row)
{
    if (row < range.from.row || row > range.to.row)
        return {};
    return {row == range.from.row ? range.from.text : TextPlace{},
            row == range.to.row ? range.to.text : TextPlace{endless, 0}};
}

QString marksOf(const Block &block)
{
    QString marks;
    for (const Container &container : block.containers) {
        if (container.kind != Container::Kind::Quote)
            marks += container.startsHere ? markText(container) : u"  "_s;
    }
    return marks;
}

QString selectedPart(const ShownBlocks &shown, TextPlace from, TextPlace to)
{
    QString out;
    const int last = std::min(to.block, int(shown.size()) - 1);
    for (int i = from.block; i <= last; ++i) {
        const Block &block = shown.at(i);
        const QString text = blockText(block).whole;
        const int begin = i == from.block ? std::min(from.offset, int(text.size())) : 0;
        const int end = i == to.block ? std::min(to.offset, int(text.size())) : int(text.size());
        if (i > from.block)
            out += block.tight ? u"\n"_s : u"\n\n"_s;
        if (begin == 0 && (from.block != to.block || end == text.size()))
            out += marksOf(block);
        out += contentText(text.mid(begin, end - begin));
    }
    return out;
}

bool coversWhole(const ShownBlocks &shown, TextPlace from, TextPlace to)
{
    if (shown.text.isEmpty() || from != TextPlace{int(shown.textBegin()), 0})
        return false;
    const TextPlace end{int(shown.textEnd()) - 1, int(blockText(shown.text.last()).whole.size())};
    return to >= end;
}

QString collect(const PlaceRange &range, const MessageSource &messages, bool asMarkdown)
{
    if (range.isEmpty())
        return {};
    const bool several = range.from.row != range.to.row;
    QStringList parts;
    for (int row = range.from.row; row <= range.to.row; ++row) {
        const ShownMessage message = messages(row);
        const ShownBlocks shown = shownBlocks(message);
        const auto [from, to] = partOfRow(range, row);
        QString part = asMarkdown && coversWhole(shown, from, to) ? message.text
                                                                  : selectedPart(shown, from, to);
        if (part.isEmpty())
            continue;
        if (several)
            part.prepend(asMarkdown ? u"**%1:**\n\n"_s.arg(speakerOf(message))
                                    : speakerOf(message) + u":\n"_s);
        parts << part;
    }
    return parts.join(u"\n\n"_s);
}

} // namespace

void TextSelection::clear()
{
    *this = TextSelection();
}

void TextSelection::begin(const ConversationPlace &place, SelectionUnit unit,
                          const BlockTextSource &text)
{
    select(unitAround(place, unit, text(place)));
    m_unit = unit;
}

void TextSelection::extendTo(const ConversationPlace &place, const BlockTextSource &text)
{
    const PlaceRange here = unitAround(place, m_unit, text(place));
    m_range = {std::min(m_origin.from, here.from), std::max(m_origin.to, here.to)};
    m_isBackwards = here.from < m_origin.from;
}

void TextSelection::extendCaretTo(const ConversationPlace &place)
{
    const ConversationPlace anchor = m_isBackwards ? m_range.to : m_range.from;
    m_unit = SelectionUnit::Character;
    m_origin = {anchor, anchor};
    m_range = {std::min(anchor, place), std::max(anchor, place)};
    m_isBackwards = place < anchor;
    m_isPlaced = true;
}

std::optional<ConversationPlace> TextSelection::caret() const
{
    if (!m_isPlaced)
        return std::nullopt;
    return m_isBackwards ? m_range.from : m_range.to;
}

void TextSelection::select(const PlaceRange &range)
{
    m_unit = SelectionUnit::Character;
    m_origin = m_range = range;
    m_isBackwards = false;
    m_isPlaced = true;
}

void TextSelection::rowsInserted(int first, int count)
{
    for (ConversationPlace *place : {&m_range.from, &m_range.to, &m_origin.from, &m_origin.to}) {
        if (place->row >= first)
            place->row += count;
    }
}

void TextSelection::rowsRemoved(int first, int count)
{
    if (m_range.to.row >= first && m_range.from.row < first + count)
        return clear();
    for (ConversationPlace *place : {&m_range.from, &m_range.to, &m_origin.from, &m_origin.to}) {
        if (place->row >= first + count)
            place->row -= count;
    }
}

std::pair<TextPlace, TextPlace> TextSelection::partOf(int row) const
{
    return isEmpty() ? std::pair<TextPlace, TextPlace>() : partOfRow(m_range, row);
}

PlaceRange unitAround(const ConversationPlace &place, SelectionUnit unit, const QString &blockText)
{
    PlaceRange range{place, place};
    const int size = int(blockText.size());
    const int at = std::clamp(place.text.offset, 0, size);
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

QString selectedText(const PlaceRange &range, const MessageSource &messages)
{
    return collect(range, messages, false);
}

QString selectedMarkdown(const PlaceRange &range, const MessageSource &messages)
{
    return collect(range, messages, true);
}

} // namespace Hiwar
