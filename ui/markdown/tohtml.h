// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Blocks for other programs: as HTML and as Markdown. No text can act as HTML or Markdown there
// that did not act so in Hiwar. A copied part of a message is its blocks cut to a range: see
// partOf(). Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// A fragment for the body of a page; no styles, classes only to mark a language, a formula or
/// typed text.
[[nodiscard]] QString toHtml(const Blocks &blocks);
/// Keeps the blanks of typed text; belongs into the style of a page.
inline constexpr auto typedStyle = ".typed { white-space: pre-wrap }";
/// Text that is read as these blocks again.
[[nodiscard]] QString toMarkdown(const Blocks &blocks);

} // namespace Hiwar
