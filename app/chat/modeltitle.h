// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A title for a conversation by its own model: when one is asked for, what is asked, and what of
// the answer is a title. Pure; any thread.
#pragma once

#include "app/chat/conversation.h"
#include "net/values/profile.h"

namespace Hiwar {

/// After the first reply, when it is whole and the title is still the first question's own.
[[nodiscard]] bool wantsModelTitle(const Conversation &conversation, const QString &replyId);
/// Of the question and the reply no more than a title needs.
[[nodiscard]] ChatRequest titleRequest(const Profile &profile, const MessageNode &question,
                                       const MessageNode &reply);
/// One line, without quotation marks and a full stop around it; empty: there is none in it.
[[nodiscard]] QString titleInAnswer(const QString &answer);

} // namespace Hiwar
