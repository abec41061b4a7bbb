// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a model thought, where a program keeps it within the text of the reply: a leading <think>,
// a leading :::thinking (LibreChat) and <details type="reasoning"> (Open WebUI, with its calls of
// tools in <details type="tool_calls">). The rule it protects: what is taken out of the text stands
// in the message; what is not closed stays text. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"

namespace Hiwar {

/// Moves it from the content to where it belongs.
void separateThinking(MessageNode &reply);

/// The number of tool results that stood in its <details>, which are left out.
[[nodiscard]] int separateDetails(MessageNode &reply);

} // namespace Hiwar
