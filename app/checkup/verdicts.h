// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the answers to a connection test mean. The rules it protects: a list of models proves little
// (a public one nothing about the key, a refused one nothing about the chat), and a "200" alone
// proves nothing about an address. Pure; any thread.
#pragma once

#include "app/checkup/shortreply.h"
#include "net/values/checkup.h"

namespace Hiwar {

using ListOutcome = tl::expected<QStringList, ApiError>;

/// The same connection without anything secret in its requests.
[[nodiscard]] Connection withoutKey(Connection connection);
/// Whether the service is shown anything secret.
[[nodiscard]] bool hasKey(const Connection &connection);

/// The key cannot be used at all: nothing was sent, and nothing can be.
[[nodiscard]] bool isUnusableKey(const ApiError &error);
/// `without`: how the list came without the key, where that was asked.
[[nodiscard]] CheckupLine judgeKey(bool hasKey, const ListOutcome &with,
                                   const std::optional<ListOutcome> &without);
[[nodiscard]] CheckupLine judgeModels(const ListOutcome &list);
/// No model is named, and the service would have to guess.
[[nodiscard]] bool lacksModel(const Profile &profile, const ListOutcome &list);

/// A reply in one piece. What an automatic profile is refused only for want of "stream" is no harm.
[[nodiscard]] CheckupLine judgeChat(const Profile &profile, const ShortReply::Outcome &outcome);
/// A streamed one; `worksPlainly`: a reply in one piece came.
[[nodiscard]] CheckupLine judgeStream(const Profile &profile, const ShortReply::Outcome &outcome,
                                      bool worksPlainly);

/// Nothing secret is left in it, no matter who repeated it.
[[nodiscard]] CheckupLine withoutSecrets(CheckupLine line, const Connection &connection);

} // namespace Hiwar
