// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Brings a conversation from elsewhere (a backup, an export, another program) into the history. The
// rule it protects: nothing that is there is changed, and the same conversation twice adds nothing.
// Throws what SQLite throws; the transaction is the caller's.
#pragma once

#include "app/history/historyfile.h"

namespace Hiwar {

[[nodiscard]] Merged mergeConversation(Database &database, const StoredConversation &conversation,
                                       const QList<AttachmentData> &attachments,
                                       const Folder &folder);

} // namespace Hiwar
