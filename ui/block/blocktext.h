// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of a block as it is laid out, selected, copied and read aloud, without laying anything
// out: one run for a paragraph, one for each cell of a table, one for every few lines of code or
// of what somebody typed.
// Line breaks are U+2028; in text that runs right to left, code and addresses are isolated by
// U+2066 and U+2069, which cleanText() keeps out of all content, so that they can be distinguished
// from it; so are the names of attachments, by U+2068. Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

struct TextRange
{
    int start = 0;
    int length = 0;
    SpanStyles styles;
    QString link;

    bool operator==(const TextRange &) const = default;
};

/// In UTF-16 units: some fifty lines.
constexpr int wrappedPart = 4096;
/// Of code, each of whose lines may go on out of sight.
constexpr int codePart = 1024;

/// What one TextRun shows.
struct RunText
{
    QString text;
    QList<TextRange> ranges; ///< only what is not plain
    Qt::LayoutDirection direction = Qt::LeftToRight;
    int start = 0;                 ///< in the block's text
    int longestPart = wrappedPart; ///< see partEnds()

    bool operator==(const RunText &) const = default;
};

/// Runs in reading order; between two of them stands one separator: '\n', or '\t' between cells.
struct BlockText
{
    QList<RunText> runs;
    QString whole;
};

/// Lines of code that share a run, so that growing code lays out its last lines only.
constexpr int linesPerRun = 10;
/// … in the runs after so many: of long code there would be too many to look through.
constexpr int shortRuns = 100;
constexpr int linesPerLaterRun = 50;

[[nodiscard]] BlockText blockText(const Block &block);
/// Nothing but a formula stands in it.
[[nodiscard]] bool isFormula(const Block &block);
/// A mark of isolation, which nobody sees.
[[nodiscard]] bool isIsolate(QChar c);
/// Laid-out text as content again: no isolates, '\n' for line breaks.
[[nodiscard]] QString contentText(const QString &laidOut);

} // namespace Hiwar
