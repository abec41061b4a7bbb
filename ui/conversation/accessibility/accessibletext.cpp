// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessibletext.h"

#include "ui/block/blocktext.h"
#include "ui/markdown/markdown.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// As plainText() writes them: marks where an item begins, blanks where it continues.
QString marksOf(const Block &block)
{
    QString marks;
    for (const Container &container : block.containers) {
        if (container.kind != Container::Kind::Quote)
            marks += container.startsHere ? markText(container) : u"  "_s;
    }
    return marks;
}

QString attributesOf(const Block &block, const RunText &run, const TextRange *range)
{
    QStringList out{run.direction == Qt::RightToLeft ? u"writing-mode:rl"_s : u"writing-mode:lr"_s};
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
    m_outline.truncate(same);
    m_unchanged = same;
    while (!m_focusTargets.isEmpty() && m_focusTargets.last().focusTarget.block() >= same)
        m_focusTargets.removeLast();
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
    const FocusTargets focusTargets = focusTargetsOf(block, int(index));
    for (const FocusTarget &focusTarget : focusTargets)
        m_focusTargets.append({part.start + visibleOffset(part, focusTarget.link.from.offset),
                               part.start + visibleOffset(part, focusTarget.link.to.offset),
                               focusTarget});
    m_parts << part;
    m_outline.append(block, blockBefore(index), focusTargets.size());
}

/// The block above in the same part of the message; null: it is the first of that part.
const Block *AccessibleText::blockBefore(qsizetype index) const
{
    const bool isFirst = index == 0 || index == m_blocks.textBegin() ||
                         index == m_blocks.textEnd() || index == m_blocks.noticeBegin();
    return isFirst ? nullptr : &m_blocks.at(index - 1);
}

int AccessibleText::visibleOffset(const Part &part, int laidOut)
{
    const auto before = std::lower_bound(part.isolates.begin(), part.isolates.end(), laidOut);
    return laidOut - int(before - part.isolates.begin());
}

int AccessibleText::offsetOf(TextPosition position) const
{
    if (position.block >= m_parts.size())
        return int(m_text.size());
    const Part &part = m_parts.at(std::max(position.block, 0));
    return std::min(part.start + visibleOffset(part, position.offset), part.end);
}

qsizetype AccessibleText::partAt(int offset) const
{
    // The separator of two blocks belongs to the one before it.
    const auto next =
        std::upper_bound(m_parts.begin(), m_parts.end(), offset,
                         [](int wanted, const Part &part) { return wanted < part.begin; });
    return std::max<qsizetype>(next - m_parts.begin() - 1, 0);
}

TextPosition AccessibleText::positionOf(int offset) const
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

std::pair<int, int> AccessibleText::textOf(int block) const
{
    const Part part = m_parts.value(block);
    return {part.start, part.end};
}

SpokenRun AccessibleText::runAt(int offset) const
{
    if (m_parts.isEmpty())
        return {};
    const qsizetype index = partAt(offset);
    const Part &part = m_parts.at(index);
    const Block &block = m_blocks.at(index);
    const BlockText text = blockText(block);
    if (text.runs.isEmpty() || offset < part.start || offset >= part.end) {
        const bool isMark = offset < part.start;
        return {isMark ? part.begin : part.end,
                isMark ? part.start : std::max(part.end, blockAround(offset).second),
                {}};
    }
    const int at = positionOf(offset).offset;
    const auto run = std::prev(
        std::upper_bound(text.runs.begin(), text.runs.end(), at,
                         [](int wanted, const RunText &other) { return wanted < other.start; }));
    const auto visible = [&](int inRun) {
        return part.start + visibleOffset(part, run->start + inRun);
    };
    int from = 0;
    int to = int(run->text.size());
    for (const TextRange &range : run->ranges) {
        const int end = range.start + range.length;
        if (at - run->start >= range.start && at - run->start < end)
            return {visible(range.start), visible(end), attributesOf(block, *run, &range)};
        if (end <= at - run->start)
            from = end;
        else
            to = std::min(to, range.start);
    }
    // The character between two runs belongs to the one before it.
    const int end =
        std::next(run) == text.runs.end() ? part.end : visible(int(run->text.size()) + 1);
    return {visible(from), to == run->text.size() ? end : visible(to),
            attributesOf(block, *run, nullptr)};
}

} // namespace Hiwar
