// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a text a document reads as Markdown at once. A message can be as long as it likes:
// what is beyond this goes out as it was written, a piece at a time, so that memory and the time
// until somebody is heard stay bounded. Pure.
#pragma once

#include "ui/markdown/markdown.h"

namespace Hiwar {

/// No book is longer; replies are ended at about twice that.
inline constexpr qsizetype mostRead = 1024 * 1024;
inline constexpr qsizetype longestChunk = 256 * 1024;

/// Where what goes out as written begins; the text's size: nowhere.
[[nodiscard]] qsizetype readEnd(const QString &text, const MarkdownOptions &options);
/// The first piece of the rest: up to the end of a line, where lines are short.
[[nodiscard]] QStringView firstChunk(QStringView rest);

} // namespace Hiwar
