// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of a block as it is laid out, selected, copied and read aloud, without a layout: one run
// for a paragraph, one for each cell of a table, one for every few lines of code or of typed text.
// Line breaks are U+2028. In right-to-left text, code and addresses are isolated with U+2066 and
// U+2069, and so are the names of attachments, with U+2068. cleanText() removes these characters
// from all content, so that isolates and content can be distinguished. Pure, any thread.
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

} // namespace Hiwar

Q_DECLARE_TYPEINFO(Hiwar::TextRange, Q_RELOCATABLE_TYPE);

namespace Hiwar {

/// In UTF-16 units: about fifty lines.
constexpr int wrappedPart = 4096;
/// For text whose units take several times as long to shape and to paint: emoji, flags, marks.
constexpr int costlyPart = 2048;
/// For code, whose lines may extend beyond the visible area.
constexpr int codePart = 1024;
/// For code with letters from right to left, which takes three times as long.
constexpr int codePartBothWays = 512;

/// What one TextRun shows.
struct RunText
{
    QString text;
    QList<TextRange> ranges; ///< only ranges that are not plain
    Qt::LayoutDirection direction = Qt::LeftToRight;
    int start = 0;                 ///< in the block's text
    int longestPart = wrappedPart; ///< see partEnds()
    bool isView = false;           ///< of code that is kept elsewhere, with '\n' for line breaks

    bool operator==(const RunText &) const = default;
};

} // namespace Hiwar

Q_DECLARE_TYPEINFO(Hiwar::RunText, Q_RELOCATABLE_TYPE);

namespace Hiwar {

/// Runs in reading order, with one separator between them: '\n', or '\t' between cells.
struct BlockText
{
    QList<RunText> runs;
    QString whole;
};

/// Lines of code per run, so that growing code lays out only its last lines again.
constexpr int linesPerRun = 10;
/// … and after this many runs: long code would have too many runs to search.
constexpr size_t shortRuns = 100;
constexpr int linesPerLaterRun = 50;

[[nodiscard]] BlockText blockText(const Block &block);
/// The same runs without the memory for the whole text.
[[nodiscard]] QList<RunText> blockRuns(const Block &block);
/// At most so many runs of code as views, without memory for any text. The code must outlive them.
[[nodiscard]] QList<RunText> codeRuns(const QString &code, size_t most);
/// The block contains only a formula.
[[nodiscard]] bool isFormula(const Block &block);
/// In a run's text.
[[nodiscard]] constexpr bool isLineBreak(QChar c)
{
    return c == QChar::LineSeparator || c == u'\n';
}
/// An invisible bidirectional isolate character.
[[nodiscard]] bool isIsolate(QChar c);
/// Turns laid-out text back into content: no isolates, '\n' for line breaks.
[[nodiscard]] QString contentText(const QString &laidOut);

} // namespace Hiwar
