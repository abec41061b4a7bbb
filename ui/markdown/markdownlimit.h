// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a text is read as Markdown. A shown block or table cell takes some kilobytes and each
// inline element some hundred bytes, however short it is: a megabyte of "- a" or of "$a$" would
// take hundreds of megabytes. The limit is higher than any book needs. Part of parseMarkdown().
// Pure, any thread.
#pragma once

#include "ui/markdown/block.h"
#include "ui/markdown/linescan.h"

namespace Hiwar {

/// The most lines outside fences, table cells and bare addresses that are read as Markdown. Four
/// inline marks count as one of them.
constexpr qsizetype mostMarkdown = 16384;

/// Finds the end in a growing text without reading all of it each time.
class MarkdownLimit
{
public:
    /// Where the excess begins, at a line start if lines are short; the text's size: there is none.
    /// The first `known` characters are the same as in the previous text.
    [[nodiscard]] qsizetype end(QStringView text, qsizetype known);

private:
    LineScan m_scan;
    bool m_isOdd = false;   // has line ends that m_scan does not know: unclear what is code
    qsizetype m_weight = 0; // of the text before …
    qsizetype m_read = 0;   // … this position, a line start
};

[[nodiscard]] qsizetype markdownEnd(QStringView text);
/// The rest of the text, as written.
[[nodiscard]] Block unreadBlock(QStringView rest);

} // namespace Hiwar
