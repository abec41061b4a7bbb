// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Merges a conversation from elsewhere (a backup, an export, another program) into the history.
// Rule: no stored message changes, and merging the same conversation twice adds nothing. Throws
// SQLite's exceptions; the caller opens the transaction.
#pragma once

#include "app/history/historyfile.h"

namespace Hiwar {

[[nodiscard]] Merged mergeConversation(Database &database, const StoredConversation &conversation,
                                       const QList<AttachmentData> &attachments,
                                       const Folder &folder);

} // namespace Hiwar
