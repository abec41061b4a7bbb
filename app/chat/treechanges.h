// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people do to the tree of a conversation beside asking: fork it, copy a branch to another
// place, undo. Each is stored at once. Decisions are in branches.h. GUI thread.
#pragma once

#include "app/chat/openconversations.h"

namespace Hiwar {

/// A conversation with copies of the messages up to this one, of one that is in memory; `how` names
/// it and chooses who answers. Returns its id, for show(); empty: the message is not there, or the
/// conversation is temporary, and nothing of it is stored.
QString forkConversation(OpenConversations &conversations, const QString &id,
                         const QString &messageId,
                         const std::function<void(ConversationInfo &)> &how);

/// Copies the message and those below it to another place of the conversation, and shows them.
/// Returns the copy's id; empty: see branchCopy().
QString copyBranch(ChatSession &session, const QString &messageId, const QString &newParent,
                   const QDateTime &now);
/// Undoes that: removes the copy of that many messages, or moves it to the bin if the user went on
/// below it.
void removeCopy(ChatSession &session, const QString &copyId, qsizetype copied,
                const QString &formerLeaf);

/// Restores what was deleted, and shows what was shown before, as far as that is known. The
/// conversation may be in the bin, too, or not in memory.
void undoDeletion(OpenConversations &conversations, const BinnedMessage &deletion);

} // namespace Hiwar
