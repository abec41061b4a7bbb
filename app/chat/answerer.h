// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which model answers in a conversation. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/profile.h"

namespace Hiwar {

/// The one that was chosen for the conversation, else the profile's. If its own profile is gone,
/// another one answers, with its own model.
[[nodiscard]] inline QString modelOf(const ConversationInfo &conversation, const Profile &profile)
{
    const bool isChosen = !conversation.model.isEmpty() && conversation.profileId == profile.id;
    return isChosen ? conversation.model : profile.model;
}

} // namespace Hiwar
