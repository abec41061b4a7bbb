// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conversations and messages as rows of the history: the one place that knows the order of columns.
#pragma once

#include "app/history/messagenode.h"
#include "app/sqlite/database.h"

namespace Hiwar {

/// For "SELECT <these>". Tags and attachments are in their own tables.
extern const std::string conversationColumns;
extern const std::string messageColumns;

[[nodiscard]] ConversationInfo conversationIn(const SQLite::Statement &row);
[[nodiscard]] MessageNode messageIn(const SQLite::Statement &row);
/// Reads "hash, name, media_type, size", which begin at this column.

/// Inserts the row or updates it; a stored message keeps its parent and its conversation.
void writeRow(Database &database, const ConversationInfo &info);
void writeRow(Database &database, const QString &conversationId, const MessageNode &node);

} // namespace Hiwar
