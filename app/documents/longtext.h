// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a text a document reads as Markdown at once. A message can have any length: the text
// beyond this limit is written unformatted, a piece at a time, so that memory and the time until a
// cancellation is noticed stay bounded. Pure.
#pragma once

#include "ui/markdown/markdown.h"

namespace Hiwar {

/// No book is longer; replies are cut off at about twice this length.
inline constexpr qsizetype mostRead = 1024 * 1024;
inline constexpr qsizetype longestChunk = 256 * 1024;

/// Where the unformatted part begins; the text's size if there is none.
[[nodiscard]] qsizetype readEnd(const QString &text, const MarkdownOptions &options);
/// The first piece of the rest; it ends with a line if lines are short.
[[nodiscard]] QStringView firstChunk(QStringView rest);

} // namespace Hiwar
