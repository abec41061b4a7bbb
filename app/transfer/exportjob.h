// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exports conversations of the history into a file, or into a folder with a file for each. Rule: a
// file is there whole or not at all, and no older file is lost; an export that fails or is
// cancelled leaves nothing behind. One conversation is in memory at a time. Synchronous, on any
// thread: give it a HistoryFile of its own.
#pragma once

#include "app/history/historyfile.h"
#include "app/transfer/exportform.h"

namespace Hiwar {

struct ExportChoice
{
    /// Ids, or whole titles; empty: all. A named one may also be archived or in the bin.
    QStringList conversations;
    bool withArchived = false;
    bool withDeleted = false; ///< those in the bin
};

/// The chosen ones of `all`, each once, in the order of `all`.
[[nodiscard]] Transferred<QList<ConversationInfo>>
chooseConversations(const QList<ConversationInfo> &all, const ExportChoice &choice);

/// Called before each conversation, before each piece that is written, and at the end; false
/// cancels.
using ExportProgress = std::function<bool(int done, int all)>;

struct Exported
{
    int conversations = 0;
    int missingContents = 0; ///< of attachments, that the history no longer has
    QStringList files;       ///< their paths; empty: a device was written

    bool operator==(const Exported &) const = default;
};

[[nodiscard]] Transferred<Exported> exportTo(QIODevice &out, HistoryFile &history,
                                             const ExportChoice &choice, ExportForm &form,
                                             const ExportProgress &progress);

/// A target that is no regular file, such as a pipe, is written directly.
[[nodiscard]] Transferred<Exported> exportToFile(const QString &path, HistoryFile &history,
                                                 const ExportChoice &choice, ExportForm &form,
                                                 const ExportProgress &progress);

/// Makes the folder if it is missing; what is in it stays.
[[nodiscard]] Transferred<Exported> exportToFolder(const QString &path, HistoryFile &history,
                                                   const ExportChoice &choice, ExportForm &form,
                                                   const ExportProgress &progress);

/// Exports conversations that are in memory only; contents of attachments are not available.
[[nodiscard]] Transferred<Exported> exportKnown(const QString &path,
                                                const QList<StoredConversation> &known,
                                                ExportForm &form, const QDateTime &now);

} // namespace Hiwar
