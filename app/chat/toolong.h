// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// After a service said that a conversation is too long: how much of it may go, and how many
// messages that is. Pure; any thread.
#pragma once

#include "app/chat/contextplan.h"

namespace Hiwar {

/// The share of the tokens that fits, between 0 and 1, by the figures in the service's words ("the
/// maximum is 4096 tokens, you requested 9000"); a half where there are none.
[[nodiscard]] double shareThatFits(const ApiError &error);

/// The limit in messages with which about this share of the tokens goes: at least one message less
/// than `plan`. 0: nothing more can be left out.
[[nodiscard]] int fewerMessages(const QList<MessageNode> &said, const ContextPlan &plan,
                                double share, const MessageTokens &tokensOf);

} // namespace Hiwar
