// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the next request of a conversation is made of: its settings, the messages before the reply,
// which of them go, and what of their files. Pure but for loadFiles(), which is of the GUI thread.
#pragma once

#include "app/chat/attachmentcontents.h"
#include "app/chat/contextplan.h"
#include "app/chat/conversation.h"
#include "app/chat/requestlevels.h"

namespace Hiwar {

/// Which of these messages go with the request.
using ContextPlanner = std::function<ContextPlan(
    const Profile &profile, const EffectiveSettings &settings, const QList<MessageNode> &said)>;

struct NextTurns
{
    EffectiveSettings settings;
    QList<MessageNode> said; ///< from the first; of a reply that goes on with that reply
    ContextPlan plan;
    bool isContinued = false; ///< the rest of a reply is requested

    /// Those that go, in the order of the request.
    [[nodiscard]] QList<MessageNode> sent() const;
};

/// `plan` may be empty: without a limit of tokens.
[[nodiscard]] NextTurns nextTurns(const Conversation &conversation, const QString &replyId,
                                  bool isContinued, const Profile &profile,
                                  const RequestSettings &persona, const ContextPlanner &plan);

[[nodiscard]] ChatRequest requestFor(const NextTurns &next, const Profile &profile,
                                     const AttachmentContents &files);

/// What goes of the files. The future always ends with a result; take it with whenDone().
[[nodiscard]] QFuture<AttachmentContents> loadFiles(const ContentStore &store,
                                                    const QList<MessageNode> &sent);

} // namespace Hiwar
