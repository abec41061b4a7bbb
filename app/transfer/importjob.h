// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Imports a file of conversations into the history, whatever program wrote it, or reports what it
// would add. Rule: nothing in the history is changed, and the same file twice adds nothing. A
// conversation is imported whole or not at all; what was imported before an error stays.
// Synchronous, on any thread: give it a HistoryFile of its own.
#pragma once

#include "app/history/historyfile.h"
#include "app/transfer/reader.h"

#include <functional>

namespace Hiwar {

class MergeCount;

enum class ImportMode : quint8 {
    Merge,
    Count, ///< writes nothing
};

/// The things of one kind that could not be imported.
struct WarningCount
{
    ImportWarning first;
    int count = 1;

    bool operator==(const WarningCount &) const = default;
};

struct ImportReport
{
    QString format; ///< the reader's name
    int newConversations = 0;
    int knownConversations = 0;
    int newMessages = 0;
    int knownMessages = 0;
    int libraryItems = 0; ///< personas and prompts that were (or would be) added or replaced
    QList<WarningCount> warnings; ///< in the order of their first occurrence
    /// Why it ended early; what is counted above was imported nevertheless.
    std::optional<TransferError> error;

    bool operator==(const ImportReport &) const = default;
};

/// Called at intervals, with bytes; false cancels.
using ImportProgress = std::function<bool(qint64 done, qint64 all)>;

/// `history` may be nullptr when only counting: there is none yet. `counted`: what the files before
/// this one would add; this one is added to it.
[[nodiscard]] ImportReport importFile(const QString &path, const Readers &readers,
                                      HistoryFile *history, ImportMode mode,
                                      const ImportProgress &progress,
                                      MergeCount *counted = nullptr);

/// Imports what can be read of a damaged history into the one at `history`.
[[nodiscard]] ImportReport importSalvaged(const QString &damaged, const QString &history,
                                          std::chrono::milliseconds patience,
                                          const ImportProgress &progress);

/// The report without its error, line by line.
[[nodiscard]] QStringList describe(const ImportReport &report, ImportMode mode);

} // namespace Hiwar
