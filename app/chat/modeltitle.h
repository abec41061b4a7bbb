// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation's title by a model: when to request it, the request, and the title in the
// answer. Pure; any thread.
#pragma once

#include "app/chat/conversation.h"
#include "net/values/profile.h"

namespace Hiwar {

/// After the first reply of a model, if that is complete and the title still comes from the first
/// question.
[[nodiscard]] bool wantsModelTitle(const Conversation &conversation, const QString &replyId);
/// Contains no more of the question and the reply than a title needs.
[[nodiscard]] ChatRequest titleRequest(const Profile &profile, const MessageNode &question,
                                       const MessageNode &reply);
/// One line, without quotation marks or a full stop around it; empty: the answer has no title.
[[nodiscard]] QString titleInAnswer(const QString &answer);

} // namespace Hiwar
