// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/typedtext.h"

#include "ui/markdown/allowedlink.h"
#include "ui/markdown/bareaddress.h"
#include "ui/markdown/cleantext.h"
#include "ui/markdown/direction.h"

#include <algorithm>
#include <array>
#include <vector>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype leastFence = 3;
constexpr qsizetype mostIndent = 3; // CommonMark's limit
constexpr qsizetype mostLines = 20; // shown together
/// Each takes some kilobytes when it is shown, however short it is. What follows is one more.
constexpr qsizetype mostParts = 4096;

/// A line as a fence: "```py" opens one, "```" opens or closes one.
struct FenceMark
{
    QChar mark; ///< null: the line is no fence
    qsizetype length = 0;
    QStringView words; ///< after the mark; a closing fence has none

    [[nodiscard]] bool canEnd() const { return length > 0 && words.isEmpty(); }
};

FenceMark fenceMarkOf(QStringView line)
{
    qsizetype from = 0;
    while (from < line.size() && line.at(from) == u' ')
        ++from;
    if (from > mostIndent || from == line.size())
        return {};
    const QChar mark = line.at(from);
    if (mark != u'`' && mark != u'~')
        return {};
    qsizetype to = from;
    while (to < line.size() && line.at(to) == mark)
        ++to;
    const QStringView words = line.sliced(to).trimmed();
    const bool isSpan = mark == u'`' && words.contains(u'`'); // "```code``` in a line"
    return to - from < leastFence || isSpan ? FenceMark() : FenceMark{mark, to - from, words};
}

/// For each line, the line that ends the fence it begins, or 0. Reads each line once.
std::vector<qsizetype> fenceEnds(const std::vector<FenceMark> &marks)
{
    struct End
    {
        qsizetype length;
        qsizetype line;
    };
    std::array<std::vector<End>, 2> behind; // for each mark, the nearest last, each shorter
    std::vector<qsizetype> ends(marks.size(), 0);
    for (auto line = qsizetype(marks.size()) - 1; line >= 0; --line) {
        const FenceMark &mark = marks[size_t(line)];
        if (mark.length == 0)
            continue;
        std::vector<End> &known = behind.at(mark.mark == u'`' ? 0 : 1);
        const auto nearest =
            std::lower_bound(known.crbegin(), known.crend(), mark.length,
                             [](const End &end, qsizetype length) { return end.length < length; });
        if (nearest != known.crend())
            ends[size_t(line)] = nearest->line;
        if (!mark.canEnd())
            continue;
        while (!known.empty() && known.back().length <= mark.length)
            known.pop_back();
        known.push_back({mark.length, line});
    }
    return ends;
}

void appendWords(Spans &spans, QStringView words)
{
    if (!words.isEmpty())
        spans.append({words.toString(), {}, {}});
}

/// Makes links of the addresses within a line.
void appendLine(Spans &spans, QStringView line)
{
    qsizetype from = 0;
    for (qsizetype at = 0; at < line.size();) {
        const qsizetype size =
            QStringView(u"hHwW").contains(line.at(at)) ? bareAddressAt(line, at, line.size()) : 0;
        const QString link =
            size == 0 ? QString() : allowedLink(addressOf(line.sliced(at, size).toString()));
        if (!link.isEmpty()) {
            appendWords(spans, line.sliced(from, at - from));
            spans.append({line.sliced(at, size).toString(), {}, link});
            from = at + size;
        }
        at += std::max<qsizetype>(size, 1);
    }
    appendWords(spans, line.sliced(from));
}

/// Adjacent spans without links become one.
void join(Spans &spans, const Span &span)
{
    if (!spans.isEmpty() && spans.last().link.isEmpty() && span.link.isEmpty())
        spans.last().text += span.text;
    else
        spans.append(span);
}

Block typedBlock(const QList<QStringView> &lines)
{
    Block block;
    block.kind = Block::Kind::Typed;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            join(block.spans, {u"\n"_s, {}, {}});
        Spans line;
        appendLine(line, lines.at(i));
        for (const Span &span : std::as_const(line))
            join(block.spans, span);
    }
    block.side = directionOf(block.spans);
    return block;
}

Block codeBlock(const QList<QStringView> &lines, QStringView words)
{
    Block block;
    block.kind = Block::Kind::Code;
    for (const QStringView line : lines) {
        block.code += line;
        block.code += u'\n';
    }
    block.code.chop(1);
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
    const QList<QStringView> lines = QStringView(clean).split(u'\n');
    std::vector<FenceMark> marks;
    marks.reserve(size_t(lines.size()));
    for (const QStringView line : lines)
        marks.push_back(fenceMarkOf(line));
    const std::vector<qsizetype> ends = fenceEnds(marks);
    Blocks blocks;
    qsizetype from = 0;
    for (qsizetype line = 0; line < lines.size() && blocks.size() < mostParts; ++line) {
        const qsizetype end = ends[size_t(line)];
        if (end == 0)
            continue;
        if (line > from)
            blocks.append(typedBlock(lines.sliced(from, line - from)));
        blocks.append(codeBlock(lines.sliced(line + 1, end - line - 1), marks[size_t(line)].words));
        line = end;
        from = end + 1;
    }
    // The line end after the last fence does not begin a line.
    const bool isOver = from == lines.size() ||
                        (from > 0 && from + 1 == lines.size() && lines.constLast().isEmpty());
    if (!isOver)
        blocks.append(typedBlock(lines.sliced(from)));
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
