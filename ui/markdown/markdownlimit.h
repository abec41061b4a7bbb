// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a text is read as Markdown. A block or a cell of a table costs some kilobytes where it
// is shown and each thing within a line some hundred bytes, whatever little stands in it: a megabyte
// of "- a" or of "$a$" would take hundreds of megabytes. No book has as many of them as this allows.
// Part of parseMarkdown(). Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// Lines outside of fences, and cells of tables, that are read as Markdown. Four of the marks that
/// words are marked with weigh as much as one of them.
constexpr qsizetype mostMarkdown = 16384;

/// Where what is too much begins, a line where lines are short; the text's size: nothing is.
[[nodiscard]] qsizetype markdownEnd(QStringView text);
/// What follows, as it was written.
[[nodiscard]] Block unreadBlock(QStringView rest);

} // namespace Hiwar
