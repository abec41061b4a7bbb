// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do about an error, as buttons, and the facts about an error that its sentences
// and buttons must agree on. Pure, any thread.
#pragma once

#include "ui/causewords.h"

namespace Hiwar {

/// The likeliest first. Every error has at least one. `cause`: see wordsOfCause(); `hasProposal`:
/// see proposeAddress().
[[nodiscard]] QList<MessageAction>
remediesFor(const ApiError &error, const std::optional<CauseWords> &cause, bool hasProposal);

/// The service does not stream, and the profile always wants a stream.
[[nodiscard]] bool refusesStream(const ApiError &error);

/// The usual proxy limit (30, 60, 100 or 120 s) that the silence before the failure lasted. Zero:
/// it matches none.
[[nodiscard]] std::chrono::seconds likelyProxyLimit(const ApiError &error);

} // namespace Hiwar
