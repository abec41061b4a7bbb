// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a message's text is read, the same for window, pages and files. Pure, any thread.
#pragma once

#include "net/values/message.h"
#include "ui/markdown/markdown.h"

namespace Hiwar {

/// The user's own text stays as typed, or is Markdown if `ownMarkdown`. All other text is Markdown.
[[nodiscard]] MarkdownOptions messageOptions(Role author, bool ownMarkdown);

} // namespace Hiwar
