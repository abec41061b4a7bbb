// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibletext.h"

#include "ui/block/blocktext.h"
#include "ui/markdown/markdown.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// As plainText() writes them: marks where an item begins, room where it goes on.
QString marksOf(const Block &block)
{
    QString marks;
    for (const Container &container : block.containers) {
        if (container.kind != Container::Kind::Quote)
            marks += container.startsHere ? markText(container) : u"  "_s;
    }
    return marks;
}

QString attributesOf(const Block &block, const PieceText &piece, const TextRange *range)
{
    QStringList out{piece.direction == Qt::RightToLeft ? u"writing-mode:rl"_s
                                                       : u"writing-mode:lr"_s};
    const SpanStyles styles = range ? range->styles : SpanStyles();
    const bool isCode = block.kind == Block::Kind::Code || styles.testFlag(SpanStyle::Code);
    const bool isBold = block.kind == Block::Kind::Heading || styles.testFlag(SpanStyle::Bold);
    if (isCode)
        out << u"font-family:monospace"_s;
    if (isBold)
        out << u"font-weight:bold"_s;
    if (styles.testFlag(SpanStyle::Italic))
        out << u"font-style:italic"_s;
    if (styles.testFlag(SpanStyle::Strike))
        out << u"text-line-through-style:solid"_s;
    if (range && !range->link.isEmpty())
        out << u"text-underline-style:solid"_s;
    if (block.kind == Block::Kind::Heading)
        out << u"level:%1"_s.arg(block.level);
    return out.join(u';') + u';';
}

} // namespace

TextChange differenceOf(const QString &before, const QString &now, int from)
{
    const qsizetype known = std::min({qsizetype(from), before.size(), now.size()});
    const auto differ =
        std::mismatch(before.begin() + known, before.end(), now.begin() + known, now.end());
    const qsizetype common = differ.first - before.begin();
    return {int(common), before.sliced(common), now.sliced(common)};
}

int AccessibleText::takeChangedFrom()
{
    return std::exchange(m_changedFrom, int(m_text.size()));
}

void AccessibleText::update(const ShownBlocks &blocks, qsizetype unchanged)
{
    const qsizetype most = std::min(m_blocks.size(), blocks.size());
    qsizetype same = std::min(unchanged, most);
    while (same < most && m_blocks.at(same) == blocks.at(same))
        ++same;
    m_blocks = blocks;
    const int kept = same == 0 ? 0 : m_parts.at(same - 1).end;
    m_text.truncate(kept);
    m_changedFrom = std::min(m_changedFrom, kept);
    m_parts.resize(same);
    while (!m_stops.isEmpty() && m_stops.last().stop.block() >= same)
        m_stops.removeLast();
    for (qsizetype i = same; i < blocks.size(); ++i)
        append(blocks.at(i), i);
}

void AccessibleText::append(const Block &block, qsizetype index)
{
    if (index > 0)
        m_text += block.tight ? u"\n"_s : u"\n\n"_s;
    Part part;
    part.begin = int(m_text.size());
    m_text += marksOf(block);
    part.start = int(m_text.size());
    const BlockText text = blockText(block);
    for (qsizetype at = 0; at < text.whole.size(); ++at) {
        if (isIsolate(text.whole.at(at)))
            part.isolates << int(at);
    }
    m_text += contentText(text.whole);
    part.end = int(m_text.size());
    for (const MessageStop &stop : stopsOf(block, int(index)))
        m_stops.append({part.start + visibleOffset(part, stop.link.from.offset),
                        part.start + visibleOffset(part, stop.link.to.offset), stop});
    m_parts << part;
}

int AccessibleText::visibleOffset(const Part &part, int laidOut)
{
    const auto before = std::lower_bound(part.isolates.begin(), part.isolates.end(), laidOut);
    return laidOut - int(before - part.isolates.begin());
}

int AccessibleText::offsetOf(TextPlace place) const
{
    if (place.block >= m_parts.size())
        return int(m_text.size());
    const Part &part = m_parts.at(std::max(place.block, 0));
    return std::min(part.start + visibleOffset(part, place.offset), part.end);
}

qsizetype AccessibleText::partAt(int offset) const
{
    // What stands between two blocks belongs to the one before it.
    const auto next =
        std::upper_bound(m_parts.begin(), m_parts.end(), offset,
                         [](int wanted, const Part &part) { return wanted < part.begin; });
    return std::max<qsizetype>(next - m_parts.begin() - 1, 0);
}

TextPlace AccessibleText::placeOf(int offset) const
{
    if (m_parts.isEmpty())
        return {};
    const qsizetype index = partAt(offset);
    const Part &part = m_parts.at(index);
    int laidOut = std::clamp(offset, part.start, part.end) - part.start;
    for (const int isolate : part.isolates) {
        if (isolate > laidOut)
            break;
        ++laidOut;
    }
    return {int(index), laidOut};
}

std::pair<int, int> AccessibleText::blockAround(int offset) const
{
    if (m_parts.isEmpty())
        return {};
    const qsizetype index = partAt(offset);
    const bool isLast = index + 1 == m_parts.size();
    return {m_parts.at(index).begin, isLast ? int(m_text.size()) : m_parts.at(index + 1).begin};
}

SpokenRun AccessibleText::runAt(int offset) const
{
    if (m_parts.isEmpty())
        return {};
    const qsizetype index = partAt(offset);
    const Part &part = m_parts.at(index);
    const Block &block = m_blocks.at(index);
    const BlockText text = blockText(block);
    if (text.pieces.isEmpty() || offset < part.start || offset >= part.end) {
        const bool isMark = offset < part.start;
        return {isMark ? part.begin : part.end,
                isMark ? part.start : std::max(part.end, blockAround(offset).second),
                {}};
    }
    const int at = placeOf(offset).offset;
    const auto piece = std::prev(
        std::upper_bound(text.pieces.begin(), text.pieces.end(), at,
                         [](int wanted, const PieceText &other) { return wanted < other.start; }));
    const auto visible = [&](int inPiece) {
        return part.start + visibleOffset(part, piece->start + inPiece);
    };
    int from = 0;
    int to = int(piece->text.size());
    for (const TextRange &range : piece->ranges) {
        const int end = range.start + range.length;
        if (at - piece->start >= range.start && at - piece->start < end)
            return {visible(range.start), visible(end), attributesOf(block, *piece, &range)};
        if (end <= at - piece->start)
            from = end;
        else
            to = std::min(to, range.start);
    }
    // The sign between two pieces belongs to the one before it.
    const int end =
        std::next(piece) == text.pieces.end() ? part.end : visible(int(piece->text.size()) + 1);
    return {visible(from), to == piece->text.size() ? end : visible(to),
            attributesOf(block, *piece, nullptr)};
}

} // namespace Hiwar
