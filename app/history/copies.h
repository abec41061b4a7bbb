// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The copies that lie beside a history, and whether a file is whole. Synchronous; any thread.
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
    bool isKnown = false; ///< the history holds all of it

    bool operator==(const HistoryCopy &) const = default;
};

/// The folder of the copies that are made by themselves.
[[nodiscard]] QString backupFolder(const QString &path);
/// Those in it, the newest first.
[[nodiscard]] QFileInfoList copiesOf(const QString &path);

/// SQLite's quick check: every page is what it should be. A search index that is not is no damage,
/// for it is made again. Throws what SQLite throws.
[[nodiscard]] bool isWhole(Database &database);
[[nodiscard]] bool isWhole(const QString &path);

/// The newest one that is whole and holds a conversation. `upTo`: the name of the newest that may
/// be it; empty: any. Ends early, without one, when `ends` is true.
[[nodiscard]] std::optional<HistoryCopy> newestSoundCopy(const QString &path, const QString &upTo,
                                                         const std::function<bool()> &ends);
/// Whether the history holds every conversation and message of that copy.
[[nodiscard]] bool holdsAllOf(const QString &copy, const QString &path,
                              const std::function<bool()> &ends);

} // namespace Hiwar
