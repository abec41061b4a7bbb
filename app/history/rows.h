// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conversations and messages as rows of the history: the one place that knows the order of columns.
#pragma once

#include "app/history/messagenode.h"
#include "app/sqlite/database.h"

namespace Hiwar {

/// As in "SELECT <these>". Tags and attachments stand in tables of their own.
extern const std::string conversationColumns;
extern const std::string messageColumns;

[[nodiscard]] ConversationInfo conversationIn(const SQLite::Statement &row);
[[nodiscard]] MessageNode messageIn(const SQLite::Statement &row);
/// Of "hash, name, media_type, size", which begin at this column.
[[nodiscard]] Attachment attachmentIn(const SQLite::Statement &row, int first);

/// Inserts, or replaces all that the row holds.
void writeRow(Database &database, const ConversationInfo &info);
void writeRow(Database &database, const QString &conversationId, const MessageNode &node);

} // namespace Hiwar
