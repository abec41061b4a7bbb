// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of a reply: decisions over values. The rule it protects: one click is one request,
// except where the service itself said that it refuses to stream. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/profile.h"

#include <tl/expected.hpp>

namespace Hiwar {

enum class Fallback : quint8 {
    None,      ///< the error is the end
    AskPlainly ///< ask once more without "stream", and remember it for the profile
};

/// Only for an automatic profile, before any text, and when the refusal names streaming.
[[nodiscard]] Fallback planFallback(const ApiError &error, const ChatRequest &request,
                                    const Profile &profile);

/// The reply once its request has ended: text is kept in every case. What a former request for the
/// same reply used is added up.
[[nodiscard]] MessageNode endReply(MessageNode reply,
                                   const tl::expected<ReplyEnd, ApiError> &outcome);

/// True for a reply that failed or was stopped without a word, not even a thought: another attempt
/// takes its place.
[[nodiscard]] bool isReplaceable(const MessageNode &reply);

/// True for a reply with some text that has not come to its own end: the rest can be asked for.
[[nodiscard]] bool isContinuable(const MessageNode &reply);

} // namespace Hiwar
