// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a text is read as Markdown. Each block and each cell of a table costs a few kilobytes
// and some microseconds where it is shown, whatever little stands in it: a megabyte of "- a" would
// take hundreds of megabytes. No book has as many of them as this allows. Part of parseMarkdown().
// Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// Lines outside of fences, and cells of tables, that are read as Markdown.
constexpr qsizetype mostMarkdown = 16384;

/// Where the line begins that is one too many; the text's size: none is.
[[nodiscard]] qsizetype markdownEnd(QStringView text);
/// What follows, as it was written.
[[nodiscard]] Block unreadBlock(QStringView rest);

} // namespace Hiwar
