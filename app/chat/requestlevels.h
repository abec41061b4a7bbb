// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes out beside the messages, decided field by field: the service's default, over it the
// profile, the persona, the conversation. Rule: a field that no level sets is not sent. Pure; any
// thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/profile.h"
#include "net/values/settinglevel.h"

namespace Hiwar {

/// The profile's own level; a blank system prompt sets none.
[[nodiscard]] RequestSettings settingsOf(const Profile &profile);

/// "max_tokens" and "max_completion_tokens" are one field: the later level's goes over the other.
[[nodiscard]] EffectiveSettings effectiveSettings(const Profile &profile,
                                                  const RequestSettings &persona,
                                                  const RequestSettings &conversation);

/// The fields that are to be sent: those with a value.
[[nodiscard]] QJsonObject bodyFields(const EffectiveSettings &settings);

/// The same limit under the name that other services know: of "max_tokens" and
/// "max_completion_tokens" the other; empty for every other field.
[[nodiscard]] QString otherLimitName(const QString &field);

/// The profile as this conversation uses it: with its model.
[[nodiscard]] Profile withModelOf(Profile profile, const ConversationInfo &conversation);

} // namespace Hiwar
