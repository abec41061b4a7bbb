// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reasoning of a model, where a program keeps it within the text of the reply: a leading
// <think> or <thinking>, a leading :::thinking (LibreChat) and <details type="reasoning"> (Open
// WebUI, with its tool calls in <details type="tool_calls">). Rule: text that is taken out of the
// content is elsewhere in the message; a block that is not closed stays text. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"

namespace Hiwar {

/// Moves it from the content to the reasoning.
void separateThinking(MessageNode &reply);

/// Moves reasoning and tool calls out of <details>; returns the number of tool results, left out.
[[nodiscard]] int separateDetails(MessageNode &reply);

} // namespace Hiwar
