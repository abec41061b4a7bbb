// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How what somebody says is read, for the window, for pages and for files alike. Pure, any thread.
#pragma once

#include "net/values/message.h"
#include "ui/markdown/markdown.h"

namespace Hiwar {

/// A person's words stand as they were typed, or `ownMarkdown`: they write Markdown. All others do.
[[nodiscard]] MarkdownOptions messageOptions(Role author, bool ownMarkdown);

} // namespace Hiwar
