// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of the attachments of a message, a draft or a question that waits. A content goes with
// the last row that has its hash, so rows that are replaced must not all be gone in between: see
// writeAttachments(). The thread of the connection.
#pragma once

#include "app/history/messagenode.h"
#include "app/sqlite/database.h"

namespace Hiwar {

enum class AttachmentOwner : quint8 { Message, Draft, Queued };

/// For "SELECT <these>", see attachmentIn().
extern const std::string attachmentColumns;

[[nodiscard]] Attachment attachmentIn(const SQLite::Statement &row, int first);
/// `id`: of the message, of the draft's conversation, or of the question.
[[nodiscard]] QList<Attachment> readAttachments(Database &database, AttachmentOwner owner,
                                                const QString &id);
/// Replaces them; call it in a transaction. The contents of those that stay are kept, the others
/// overwritten.
void writeAttachments(Database &database, AttachmentOwner owner, const QString &id,
                      const QList<Attachment> &attachments);
/// Something was deleted: the file's log still has its bytes, and the background work empties it.
void askToOverwrite(Database &database);
/// SQL that is true where the table attachment has that content: "message_attachment.hash", with
/// its table, because that one has a column of that name, too.
[[nodiscard]] std::string isStored(const std::string &hash);

} // namespace Hiwar
