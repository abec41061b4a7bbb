// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes conversations out of the history into a file, or into a folder with a file for each. The
// rule it protects: a file is there whole or not at all, and none that was there before gets lost;
// an export that fails or is cancelled leaves nothing behind. One conversation is in memory at a
// time. Finished when it returns, on whatever thread: give it a HistoryFile of its own.
#pragma once

#include "app/history/historyfile.h"
#include "app/transfer/exportform.h"

namespace Hiwar {

struct ExportChoice
{
    /// Ids, or whole titles; empty: all. What is named is taken wherever it lies.
    QStringList conversations;
    bool withArchived = false;
    bool withDeleted = false; ///< what lies in the bin
};

/// What is chosen of all there are, each once, in the order of `all`.
[[nodiscard]] Transferred<QList<ConversationInfo>>
chooseConversations(const QList<ConversationInfo> &all, const ExportChoice &choice);

/// Called before each conversation, before each piece that is written, and at the end; false
/// cancels.
using ExportProgress = std::function<bool(int done, int all)>;

struct Exported
{
    int conversations = 0;
    int missingContents = 0; ///< of attachments, that the history does not hold any more
    QStringList files;       ///< their paths; empty: it went to a device

    bool operator==(const Exported &) const = default;
};

[[nodiscard]] Transferred<Exported> exportTo(QIODevice &out, HistoryFile &history,
                                             const ExportChoice &choice, ExportForm &form,
                                             const ExportProgress &progress);

/// What is not a regular file, such as a pipe, is written as it is.
[[nodiscard]] Transferred<Exported> exportToFile(const QString &path, HistoryFile &history,
                                                 const ExportChoice &choice, ExportForm &form,
                                                 const ExportProgress &progress);

/// The folder is made when missing; what is in it stays.
[[nodiscard]] Transferred<Exported> exportToFolder(const QString &path, HistoryFile &history,
                                                   const ExportChoice &choice, ExportForm &form,
                                                   const ExportProgress &progress);

/// Conversations that are in memory only; contents of attachments are not among what is known.
[[nodiscard]] Transferred<Exported> exportKnown(const QString &path,
                                                const QList<StoredConversation> &known,
                                                ExportForm &form, const QDateTime &now);

} // namespace Hiwar
