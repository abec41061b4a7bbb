// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Brings a file of conversations into the history, whatever program wrote it, or tells what it
// would bring. The rule it protects: nothing that is in the history is changed, and the same file
// twice adds nothing. A conversation comes in whole or not at all; what came in before an error
// stays. Finished when it returns, on whatever thread: give it a HistoryFile of its own.
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

/// What could not be taken, of one kind.
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
    QList<WarningCount> warnings; ///< in the order in which they were met first
    /// Why it ended early; what is counted above came in all the same.
    std::optional<TransferError> error;

    bool operator==(const ImportReport &) const = default;
};

/// Called now and then, with bytes; false cancels.
using ImportProgress = std::function<bool(qint64 done, qint64 all)>;

/// `history` may be nullptr where it is only counted: there is none yet. `counted`: what the files
/// before this one would bring, and then this one too.
[[nodiscard]] ImportReport importFile(const QString &path, const Readers &readers,
                                      HistoryFile *history, ImportMode mode,
                                      const ImportProgress &progress,
                                      MergeCount *counted = nullptr);

/// What can be read of a damaged history, into the one at `history`.
[[nodiscard]] ImportReport importSalvaged(const QString &damaged, const QString &history,
                                          std::chrono::milliseconds patience,
                                          const ImportProgress &progress);

/// What there is to tell of it beside the error, line by line.
[[nodiscard]] QStringList describe(const ImportReport &report, ImportMode mode);

} // namespace Hiwar
