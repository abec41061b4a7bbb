// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a text is read as Markdown. A block or a cell of a table costs some kilobytes where
// it is shown and each thing within a line some hundred bytes, whatever little stands in it: a
// megabyte of "- a" or of "$a$" would take hundreds of megabytes. No book has as many of them as
// this allows. Part of parseMarkdown(). Pure, any thread.
#pragma once

#include "ui/markdown/block.h"
#include "ui/markdown/linescan.h"

namespace Hiwar {

/// Lines outside of fences, cells of tables and bare addresses that are read as Markdown. Four of
/// the marks that words are marked with weigh as much as one of them.
constexpr qsizetype mostMarkdown = 16384;

/// Finds the end of a text that grows without looking at all of it each time.
class MarkdownLimit
{
public:
    /// Where what is too much begins, a line where lines are short; the text's size: nothing is.
    /// The first `known` characters are those of the text before.
    [[nodiscard]] qsizetype end(QStringView text, qsizetype known);

private:
    LineScan m_scan;
    bool m_isOdd = false;   // lines end as m_scan does not know: what is code is uncertain
    qsizetype m_weight = 0; // of what stands before …
    qsizetype m_read = 0;   // … this place, where a line begins
};

[[nodiscard]] qsizetype markdownEnd(QStringView text);
/// What follows, as it was written.
[[nodiscard]] Block unreadBlock(QStringView rest);

} // namespace Hiwar
