// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The selection in the clipboard's formats: plain text, Markdown, HTML. Reads the messages one at a
// time and lays out nothing, so that all of a long conversation can be copied. Several messages get
// their speakers' names. Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/selection/textselection.h"

namespace Hiwar {

using MessageSource = std::function<ShownMessage(int row)>;

/// Keeps the marks of lists and separates cells by tabs.
[[nodiscard]] QString selectedText(const ConversationRange &range, const MessageSource &messages);
/// The unchanged source of every message whose text is selected whole; otherwise Markdown written
/// from the selected blocks.
[[nodiscard]] QString selectedMarkdown(const ConversationRange &range,
                                       const MessageSource &messages);
/// A complete HTML document.
[[nodiscard]] QString selectedHtml(const ConversationRange &range, const MessageSource &messages);

/// The range of a message's text, without its reasoning, attachments and notice.
[[nodiscard]] ConversationRange wholeText(const ShownMessage &message, int row);
/// A source that keeps a copy of these rows.
[[nodiscard]] MessageSource keptMessages(const ConversationRange &range,
                                         const MessageSource &messages);

} // namespace Hiwar
