// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The copies beside a history, and whether a file is whole. Synchronous; any thread.
#pragma once

#include "app/sqlite/database.h"

#include <QFileInfoList>

#include <functional>
#include <optional>

namespace Hiwar {

struct HistoryCopy
{
    QString path;
    QDateTime madeAt;
    qint64 conversations = 0;
    qint64 messages = 0;
    bool isKnown = false; ///< the history contains all of it

    bool operator==(const HistoryCopy &) const = default;
};

/// The folder of the automatic copies.
[[nodiscard]] QString backupFolder(const QString &path);
/// The copies in it, newest first.
[[nodiscard]] QFileInfoList copiesOf(const QString &path);

/// SQLite's quick check: whether every page is valid. A damaged search index does not count,
/// because it is rebuilt. Throws SQLite's exceptions.
[[nodiscard]] bool isWhole(Database &database);
[[nodiscard]] bool isWhole(const QString &path);

/// The newest copy that is whole and contains a conversation. `upTo`: the newest file name to
/// consider; empty: any. Returns none early when `ends` returns true.
[[nodiscard]] std::optional<HistoryCopy> newestSoundCopy(const QString &path, const QString &upTo,
                                                         const std::function<bool()> &ends);
/// Whether the history contains every conversation and message of that copy.
[[nodiscard]] bool holdsAllOf(const QString &copy, const QString &path,
                              const std::function<bool()> &ends);

} // namespace Hiwar
