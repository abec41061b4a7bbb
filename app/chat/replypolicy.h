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

/// The reply once its request has ended: text is kept in every case.
[[nodiscard]] MessageNode endReply(MessageNode reply,
                                   const tl::expected<ReplyEnd, ApiError> &outcome);

/// True for a reply that failed or was stopped without a word: another attempt takes its place.
[[nodiscard]] bool isReplaceable(const MessageNode &reply);

} // namespace Hiwar
