// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is selected, as the clipboard takes it: plain text, Markdown, HTML. Messages are asked for
// one at a time and nothing is laid out, so that all of a long conversation can be copied. Several
// messages get their speakers' names. Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/selection/textselection.h"

namespace Hiwar {

using MessageSource = std::function<ShownMessage(int row)>;

/// Marks of lists stay, cells stand apart by tabs.
[[nodiscard]] QString selectedText(const ConversationRange &range, const MessageSource &messages);
/// The very source of every message whose text is covered whole; otherwise the blocks that are
/// covered, written again.
[[nodiscard]] QString selectedMarkdown(const ConversationRange &range,
                                       const MessageSource &messages);
/// A whole page.
[[nodiscard]] QString selectedHtml(const ConversationRange &range, const MessageSource &messages);

/// All of a message's own text.
[[nodiscard]] ConversationRange wholeText(const ShownMessage &message, int row);
/// A source that keeps these rows as they are now.
[[nodiscard]] MessageSource keptMessages(const ConversationRange &range,
                                         const MessageSource &messages);

} // namespace Hiwar
