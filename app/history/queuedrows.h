// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of what waits in a conversation: its queued questions, and the attachments of its draft,
// which may move between the two. The thread of the connection.
#pragma once

#include "app/history/messagenode.h"
#include "app/sqlite/database.h"

#include <QHash>

namespace Hiwar {

/// Of all conversations that have any, by their ids.
[[nodiscard]] QHash<QString, QList<QueuedQuestion>> readQueued(Database &database);
/// Of one conversation, next first.
[[nodiscard]] QList<QueuedQuestion> readQueued(Database &database, const QString &conversationId);
/// Replaces the queued questions and the attachments of the draft; call it in a transaction, after
/// the conversation's row. A content that only changes its place is kept.
void writeWaiting(Database &database, const ConversationInfo &info);

} // namespace Hiwar
