// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/blocktext.h"

#include "ui/markdown/direction.h"
#include "ui/markdown/typedtext.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace Hiwar {

namespace {

constexpr QChar isolateLeftToRight(0x2066);
constexpr QChar isolateAsItIs(0x2068);
constexpr QChar endIsolate(0x2069);

bool needsIsolation(const Span &span)
{
    return (span.styles & (SpanStyle::Code | SpanStyle::Formula | SpanStyle::Key)) ||
           isBareAddress(span);
}

/// The text's own direction; but in a right-to-left list or table, a line that begins with a
/// foreign name still runs right to left.
Qt::LayoutDirection runDirection(const Spans &spans, Qt::LayoutDirection side, bool mixed)
{
    const auto own = directionOf(spans);
    if (own == Qt::LayoutDirectionAuto || (side == Qt::RightToLeft && mixed))
        return side == Qt::RightToLeft ? Qt::RightToLeft : Qt::LeftToRight;
    return own;
}

bool hasRightToLeft(const Spans &spans)
{
    return std::any_of(spans.begin(), spans.end(),
                       [](const Span &span) { return Hiwar::hasRightToLeft(span.text); });
}

/// Text of which more than a quarter are surrogates or marks.
bool isCostly(QStringView text)
{
    const auto costly = std::count_if(text.begin(), text.end(),
                                      [](QChar c) { return c.isSurrogate() || c.isMark(); });
    return costly > text.size() / 4;
}

RunText runOf(const Spans &spans, Qt::LayoutDirection direction)
{
    RunText run;
    run.direction = direction;
    const bool mixed = direction == Qt::RightToLeft || hasRightToLeft(spans);
    for (const Span &span : spans) {
        const bool isolate = mixed && needsIsolation(span);
        if (isolate)
            run.text += isolateLeftToRight;
        const int start = int(run.text.size());
        run.text += span.text;
        if (span.styles || !span.link.isEmpty())
            run.ranges.append({start, int(span.text.size()), span.styles, span.link});
        if (isolate)
            run.text += endIsolate;
    }
    run.text.replace(u'\n', QChar::LineSeparator);
    if (run.text.size() > costlyPart && isCostly(run.text))
        run.longestPart = costlyPart;
    return run;
}

RunText runOf(const Spans &spans, const Block &block)
{
    return runOf(spans, block.direction != Qt::LayoutDirectionAuto
                            ? block.direction
                            : runDirection(spans, block.side, hasRightToLeft(spans)));
}

/// Takes a run and the separator before it; the run does not know its start.
using RunSink = std::function<void(RunText run, QChar separator)>;

/// The runs are views, see RunText.
void tellCode(const QString &code, size_t most, const RunSink &sink)
{
    qsizetype from = 0;
    for (size_t count = 0; from <= code.size() && count < most; ++count) {
        const int lines = count < shortRuns ? linesPerRun : linesPerLaterRun;
        qsizetype to = from - 1;
        for (int line = 0; line < lines && to < code.size(); ++line)
            to = std::find(code.begin() + (to + 1), code.end(), u'\n') - code.begin();
        RunText run;
        run.text = QString::fromRawData(code.constData() + from, to - from);
        run.longestPart = Hiwar::hasRightToLeft(run.text) ? codePartBothWays : codePart;
        run.isView = true;
        sink(std::move(run), u'\n');
        from = to + 1;
    }
}

void tellRuns(const Block &block, const RunSink &sink)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Heading:
        sink(runOf(block.spans, block), u'\n');
        break;
    case Block::Kind::Code:
        tellCode(block.code, std::numeric_limits<size_t>::max(), [&sink](RunText run, QChar end) {
            run.text = QStringView(run.text).toString().replace(u'\n', QChar::LineSeparator);
            run.isView = false;
            sink(std::move(run), end);
        });
        break;
    case Block::Kind::Typed:
        for (const TypedLines &lines : typedLines(block))
            sink(runOf(lines.spans, lines.direction), u'\n');
        break;
    case Block::Kind::Table:
        for (const auto &row : block.table.rows) {
            for (qsizetype column = 0; column < row.size(); ++column)
                sink(runOf(row.at(column), block), column == 0 ? u'\n' : u'\t');
        }
        break;
    case Block::Kind::Rule:
        break;
    }
}

void append(QList<RunText> &runs, RunText run)
{
    if (!runs.isEmpty())
        run.start = runs.constLast().start + int(runs.constLast().text.size()) + 1;
    runs.append(std::move(run));
}

} // namespace

QList<RunText> blockRuns(const Block &block)
{
    QList<RunText> runs;
    tellRuns(block, [&runs](RunText run, QChar) { append(runs, std::move(run)); });
    return runs;
}

QList<RunText> codeRuns(const QString &code, size_t most)
{
    QList<RunText> runs;
    tellCode(code, most, [&runs](RunText run, QChar) { append(runs, std::move(run)); });
    return runs;
}

BlockText blockText(const Block &block)
{
    BlockText text;
    text.whole.reserve(block.code.size());
    tellRuns(block, [&text](RunText run, QChar separator) {
        if (!text.runs.isEmpty())
            text.whole += separator;
        text.whole += run.text;
        append(text.runs, std::move(run));
    });
    return text;
}

bool isFormula(const Block &block)
{
    const bool isAlone = block.kind == Block::Kind::Paragraph && block.spans.size() == 1 &&
                         block.spans.first().styles.testFlag(SpanStyle::Formula);
    return block.kind == Block::Kind::Formula || isAlone;
}

bool isIsolate(QChar c)
{
    return c == isolateLeftToRight || c == isolateAsItIs || c == endIsolate;
}

QString contentText(const QString &laidOut)
{
    QString out = laidOut;
    out.removeIf(isIsolate);
    out.replace(QChar::LineSeparator, u'\n');
    return out;
}

} // namespace Hiwar
