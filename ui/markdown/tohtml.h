// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Blocks for another program: as HTML and as Markdown. Nothing of the text can act as HTML or as
// Markdown there that did not here. What is copied of a message is its blocks cut to a range: see
// partOf(). Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// A fragment for the body of a page; no styles, classes only where they name a language, a formula
/// or what somebody typed.
[[nodiscard]] QString toHtml(const Blocks &blocks);
/// Keeps the blanks of what somebody typed, in the style of a page.
inline constexpr auto typedStyle = ".typed { white-space: pre-wrap }";
/// Text that reads as these blocks again.
[[nodiscard]] QString toMarkdown(const Blocks &blocks);

} // namespace Hiwar
