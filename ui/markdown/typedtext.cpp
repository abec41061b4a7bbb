// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/typedtext.h"

#include "ui/markdown/allowedlink.h"
#include "ui/markdown/bareaddress.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/direction.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype leastTypedFence = 3;
constexpr qsizetype mostIndent = 3; // CommonMark's limit
constexpr qsizetype mostLines = 20; // shown together
/// Each takes some kilobytes when it is shown, however short it is. What follows is one more.
constexpr qsizetype mostParts = 4096;

/// A line that is a fence: "```py" opens one, "```" opens or closes one. A text may have hundred
/// thousands, so each is small.
struct Fence
{
    int start = 0; // of its line …
    int end = 0;   // … and the line's end
    int length = 0;
    bool isTilde = false;
    bool canEnd = false; // no words follow
};

/// The words after the mark of a fence.
QStringView wordsAfterMark(QStringView line)
{
    const QStringView fence = line.trimmed();
    const QChar mark = fence.front();
    const auto end =
        std::find_if(fence.begin(), fence.end(), [mark](QChar c) { return c != mark; });
    return fence.sliced(end - fence.begin()).trimmed();
}

std::optional<Fence> fenceIn(QStringView text, qsizetype start, qsizetype end)
{
    qsizetype from = start;
    while (from < end && text.at(from) == u' ')
        ++from;
    if (from - start > mostIndent || from == end)
        return std::nullopt;
    const QChar mark = text.at(from);
    if (mark != u'`' && mark != u'~')
        return std::nullopt;
    qsizetype to = from;
    while (to < end && text.at(to) == mark)
        ++to;
    const QStringView words = text.sliced(to, end - to).trimmed();
    const bool isSpan = mark == u'`' && words.contains(u'`'); // "```code``` in a line"
    if (to - from < leastTypedFence || isSpan)
        return std::nullopt;
    return Fence{int(start), int(end), int(to - from), mark == u'~', words.isEmpty()};
}

std::vector<Fence> fencesIn(QStringView text)
{
    std::vector<Fence> fences;
    for (qsizetype start = 0; start <= text.size();) {
        const qsizetype newline = text.indexOf(u'\n', start);
        const qsizetype end = newline < 0 ? text.size() : newline;
        if (const auto fence = fenceIn(text, start, end))
            fences.push_back(*fence);
        start = end + 1;
    }
    return fences;
}

/// For each fence, the one that ends it, or 0. Reads each once.
std::vector<int> fenceEnds(const std::vector<Fence> &fences)
{
    std::array<std::vector<int>, 2> behind; // for each mark, the nearest last, each shorter
    std::vector<int> ends(fences.size(), 0);
    const auto lengthOf = [&fences](int fence) { return fences[size_t(fence)].length; };
    for (int at = int(fences.size()) - 1; at >= 0; --at) {
        const Fence &fence = fences[size_t(at)];
        std::vector<int> &known = behind.at(fence.isTilde ? 1 : 0);
        const auto nearest =
            std::lower_bound(known.crbegin(), known.crend(), fence.length,
                             [&lengthOf](int end, int length) { return lengthOf(end) < length; });
        if (nearest != known.crend())
            ends[size_t(at)] = *nearest;
        if (!fence.canEnd)
            continue;
        while (!known.empty() && lengthOf(known.back()) <= fence.length)
            known.pop_back();
        known.push_back(at);
    }
    return ends;
}

void appendWords(Spans &spans, QStringView words)
{
    if (!words.isEmpty())
        spans.append({words.toString(), {}, {}});
}

/// Makes links of the addresses within the lines: none goes on in the next line.
Spans withLinks(QStringView lines)
{
    Spans spans;
    BareAddresses addresses(lines);
    qsizetype from = 0;
    for (qsizetype at = 0; at < lines.size();) {
        const bool mayBegin = QStringView(u"hHwW").contains(lines.at(at));
        const qsizetype size = mayBegin ? addresses.lengthAt(at, lines.size()) : 0;
        const QString link =
            size == 0 ? QString() : allowedLink(addressOf(lines.sliced(at, size).toString()));
        if (!link.isEmpty()) {
            appendWords(spans, lines.sliced(from, at - from));
            spans.append({lines.sliced(at, size).toString(), {}, link});
            from = at + size;
        }
        at += std::max<qsizetype>(size, 1);
    }
    appendWords(spans, lines.sliced(from));
    return spans;
}

/// Adjacent spans without links become one.
void join(Spans &spans, const Span &span)
{
    if (!spans.isEmpty() && spans.last().link.isEmpty() && span.link.isEmpty())
        spans.last().text += span.text;
    else
        spans.append(span);
}

Block typedBlock(QStringView lines)
{
    Block block;
    block.kind = Block::Kind::Typed;
    block.spans = withLinks(lines);
    block.side = directionOf(block.spans);
    return block;
}

Block codeBlock(QStringView lines, QStringView words)
{
    Block block;
    block.kind = Block::Kind::Code;
    block.code = lines.toString();
    const auto blank =
        std::find_if(words.begin(), words.end(), [](QChar c) { return c.isSpace(); });
    block.language = words.first(blank - words.begin()).toString();
    return block;
}

/// Returns the lines of a block one after the other.
class LineReader
{
public:
    explicit LineReader(const Spans &spans)
        : m_spans(spans)
    {
    }

    /// A line end at the end begins one more, empty line.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    Spans next()
    {
        Spans line;
        for (; m_span < m_spans.size(); ++m_span, m_at = 0) {
            const Span &span = m_spans.at(m_span);
            const qsizetype end = span.text.indexOf(u'\n', m_at);
            append(line, span, end < 0 ? span.text.size() : end);
            if (end >= 0) {
                m_at = end + 1;
                return line;
            }
        }
        m_isOver = true;
        return line;
    }
    /// All that was not read, with its line ends.
    Spans rest()
    {
        Spans lines;
        for (; m_span < m_spans.size(); ++m_span, m_at = 0)
            append(lines, m_spans.at(m_span), m_spans.at(m_span).text.size());
        m_isOver = true;
        return lines;
    }

private:
    void append(Spans &spans, const Span &span, qsizetype end) const
    {
        if (end > m_at)
            spans.append({span.text.sliced(m_at, end - m_at), span.styles, span.link});
    }

    const Spans &m_spans;
    qsizetype m_span = 0;
    qsizetype m_at = 0; // in that span
    bool m_isOver = false;
};

/// That of the first line with letters.
Qt::LayoutDirection firstDirection(const Block &block)
{
    auto direction = block.direction;
    for (LineReader lines(block.spans); !lines.isOver() && direction == Qt::LayoutDirectionAuto;)
        direction = directionOf(lines.next());
    return direction == Qt::LayoutDirectionAuto ? Qt::LeftToRight : direction;
}

} // namespace

Blocks typedBlocks(const QString &text)
{
    if (text.isEmpty())
        return {};
    const QString clean = cleanText(text);
    const auto lines = [&clean](int from, int end) {
        return QStringView(clean).sliced(from, std::max(end - from, 0));
    };
    const std::vector<Fence> fences = fencesIn(clean);
    const std::vector<int> ends = fenceEnds(fences);
    Blocks blocks;
    int from = 0; // the first line that is in no block
    for (size_t i = 0; i < fences.size() && blocks.size() < mostParts; ++i) {
        if (ends[i] == 0)
            continue;
        const Fence &first = fences[i];
        const Fence &last = fences[size_t(ends[i])];
        if (first.start > from)
            blocks.append(typedBlock(lines(from, first.start - 1)));
        blocks.append(codeBlock(lines(first.end + 1, last.start - 1),
                                wordsAfterMark(lines(first.start, first.end))));
        i = size_t(ends[i]);
        from = last.end + 1;
    }
    // The line end after the last fence does not begin a line.
    if (from == 0 || from < clean.size())
        blocks.append(typedBlock(QStringView(clean).sliced(from)));
    return blocks;
}

QList<TypedLines> typedLines(const Block &block)
{
    auto direction = firstDirection(block);
    QList<TypedLines> all;
    qsizetype together = 0;
    for (LineReader lines(block.spans); !lines.isOver(); ++together) {
        const bool isLast = all.size() == mostParts && together == mostLines;
        const Spans line = isLast ? lines.rest() : lines.next();
        const auto own =
            block.direction == Qt::LayoutDirectionAuto ? directionOf(line) : block.direction;
        if (own != Qt::LayoutDirectionAuto && all.size() < mostParts)
            direction = own;
        if (all.isEmpty() || all.last().direction != direction || together == mostLines) {
            all.append({{}, direction});
            together = 0;
        } else {
            join(all.last().spans, {u"\n"_s, {}, {}});
        }
        for (const Span &span : line)
            join(all.last().spans, span);
    }
    return all;
}

} // namespace Hiwar
