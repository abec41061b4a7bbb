// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the end of a reply means for the questions that wait for it. Rule: only after a complete
// reply the next one is sent by itself; what the user would be asked about first is never. Pure;
// any thread.
#pragma once

#include "net/values/message.h"

namespace Hiwar {

/// Why the next question is not sent by itself.
enum class QueueHold : quint8 {
    Nothing, ///< it is
    ReplyFailed,
    ReplyStopped,  ///< by the user, or they deleted it
    OpenedAgain,   ///< the conversation was closed meanwhile, with the program or without it
    Paused,        ///< the user changed what comes next
    Edited,        ///< the user is editing that question
    Secret,        ///< these need the user: it looks like it holds a secret,
    SpendingLimit, ///< its request would pass the limit of the day,
    ProfileOff,    ///< its profile is switched off,
    NoModel,       ///< or has no model
};

/// A reply has ended in this state. `isUrgent`: the user wants the question sent next in any case.
/// `before`: what held the queue already. Only the user ends it, for a failure by asking again.
[[nodiscard]] QueueHold holdAtEnd(MessageState ended, bool isUrgent, QueueHold before);

/// The user decides about the question itself, not about the queue.
[[nodiscard]] bool needsUser(QueueHold hold);

} // namespace Hiwar
