// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the desktop shows when a reply has ended. It is shown over other programs, and on locked
// screens: of the conversation it has the title only, unless the user allows more, and of a
// temporary one nothing. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "app/notification/notifier.h"
#include "net/values/desktopchoices.h"

#include <optional>

namespace Hiwar {

struct EndedReply
{
    const ConversationInfo &conversation;
    const MessageNode &reply;
    bool isTemporary = false;
};

/// The key is the id of the conversation. Nothing: the user does not want it, or has stopped the
/// reply.
[[nodiscard]] std::optional<Notification> noticeOf(const EndedReply &ended,
                                                   const DesktopChoices &wanted);

} // namespace Hiwar
