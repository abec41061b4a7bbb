// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies of parts of a conversation: the messages up to one, for a conversation of their own, and
// those below one, for another place. A copy has ids of its own; times, words and attachments (by
// their hashes) are those of the original. A reply that is still arriving is copied as far as it
// has come, as one that was stopped. Pure but for the new ids; any thread.
#pragma once

#include "app/chat/conversation.h"
#include "app/history/storedconversation.h"

namespace Hiwar {

/// The messages from the first one to `upTo`, in whichever versions lead there; empty: it is not
/// there.
[[nodiscard]] QList<MessageNode> pathCopy(const Conversation &conversation, const QString &upTo);

/// The same as a conversation of its own, forked there, with the answerer, settings, folder and
/// tags of the original. Its id is empty: that message is not there.
[[nodiscard]] StoredConversation forkOf(const Conversation &conversation, const QString &upTo);

/// The message and all below it, to be attached to `newParent`; parents before children. Empty
/// where that would change nothing or lead in a circle, or one of the two is not there.
[[nodiscard]] QList<MessageNode> branchCopy(const Conversation &conversation, const QString &root,
                                            const QString &newParent);

} // namespace Hiwar
