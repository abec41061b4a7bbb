// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides what happens to a reply. Rule: one click is one request, except where the service itself
// said that it refuses to stream, or to report what it counted. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/profile.h"

#include <tl/expected.hpp>

namespace Hiwar {

enum class Fallback : quint8 {
    None,       ///< report the error
    AskPlainly, ///< send once more without "stream", and remember it for the profile
    LeaveUsage, ///< send once more without asking for the usage, and remember that it is refused
    TryWithoutUsage, ///< the same; remember it only if the service answers then
};

/// The body field with which a stream is asked for its usage.
inline constexpr QLatin1StringView usageField("stream_options");

/// The request, which asks the service to report the tokens it counted: a stream does so only when
/// it is asked. Not where the field is set otherwise, was refused, or the Guide answers.
[[nodiscard]] ChatRequest askingForUsage(ChatRequest request, const Profile &profile);

/// The same request without asking for the usage; another value of the field stays.
[[nodiscard]] ChatRequest withoutUsage(ChatRequest request);

/// Before any text. Plainly: only for an automatic profile, when the refusal names streaming.
/// Without the usage: when the refusal names that, or an unknown field and no other that was sent.
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
