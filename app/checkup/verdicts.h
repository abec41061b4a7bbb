// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Judges the answers to a connection test. Rules: a list of models proves little (a public one
// proves nothing about the key, a refused one nothing about the chat), and a "200" alone proves
// nothing about an address. Pure; any thread.
#pragma once

#include "app/checkup/shortreply.h"
#include "net/values/checkup.h"

namespace Hiwar {

using ListOutcome = tl::expected<QList<ModelInfo>, ApiError>;

/// The same connection without anything secret in its requests.
[[nodiscard]] Connection withoutKey(Connection connection);
/// Whether requests contain anything secret.
[[nodiscard]] bool hasKey(const Connection &connection);

/// Whether the key cannot be used at all: nothing was sent, and nothing can be.
[[nodiscard]] bool isUnusableKey(const ApiError &error);
/// `without`: the result of the request without the key; empty when that was not sent.
[[nodiscard]] CheckupLine judgeKey(bool hasKey, const ListOutcome &with,
                                   const std::optional<ListOutcome> &without);
[[nodiscard]] CheckupLine judgeModels(const ListOutcome &list);
/// The profile names no model and the service offers several, so it would have to guess.
[[nodiscard]] bool lacksModel(const Profile &profile, const ListOutcome &list);

/// Judges a reply in one piece. If the service only streams, an automatic profile gets a warning.
[[nodiscard]] CheckupLine judgeChat(const Profile &profile, const ShortReply::Outcome &outcome);
/// Judges a streamed reply; `worksPlainly`: a reply in one piece arrived.
[[nodiscard]] CheckupLine judgeStream(const Profile &profile, const ShortReply::Outcome &outcome,
                                      bool worksPlainly);

/// Removes every secret from the line, also one that the service repeated.
[[nodiscard]] CheckupLine withoutSecrets(CheckupLine line, const Connection &connection);

} // namespace Hiwar
