// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides what happens to a reply. Rule: one click is one request, except where the service itself
// said that it refuses to stream. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/profile.h"

#include <tl/expected.hpp>

namespace Hiwar {

enum class Fallback : quint8 {
    None,      ///< report the error
    AskPlainly ///< send once more without "stream", and remember it for the profile
};

/// Only for an automatic profile, before any text, and when the refusal names streaming.
[[nodiscard]] Fallback planFallback(const ApiError &error, const ChatRequest &request,
                                    const Profile &profile);

/// The reply after its request has ended: its text is always kept. Usage is added to that of
/// earlier requests for the same reply.
[[nodiscard]] MessageNode endReply(MessageNode reply,
                                   const tl::expected<ReplyEnd, ApiError> &outcome);

/// True for a reply that failed or was stopped without text or reasoning: another replaces it.
[[nodiscard]] bool isReplaceable(const MessageNode &reply);

/// True for a reply with some text that did not end by itself: the rest can be requested.
[[nodiscard]] bool isContinuable(const MessageNode &reply);

} // namespace Hiwar
