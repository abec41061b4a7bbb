// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies the history while it is in use, by SQLite's online backup. The rule it protects: a copy
// has its name only when it was read back and is whole. Synchronous; any thread, on connections of
// its own, and no saving waits for it.
#pragma once

#include "app/history/copies.h"
#include "app/history/storeerror.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <functional>

#include <tl/expected.hpp>

namespace Hiwar {

struct BackupDone
{
    QString path; ///< empty: none was due
    qint64 bytes = 0;
    qint64 conversations = 0;
    qint64 messages = 0;

    bool operator==(const BackupDone &) const = default;
};

/// Asked now and then: true ends the copying, and nothing is left of it.
using EndsBackup = std::function<bool()>;

/// Copies the history at `path` to `target`, for nobody else to read. An older copy of that name
/// gives way at the end.
[[nodiscard]] tl::expected<BackupDone, StoreError>
backUp(const QString &path, const QString &target, const EndsBackup &ends = {});

/// Makes the copy of the day when it is due, and deletes those that are kept no longer, see
/// app/history/backupplan.h; but never the last one that holds what the history has lost. So are
/// the copies from before a migration, a month after it. With the copy the history is checked:
/// Unreadable, of its own path, when it is damaged.
[[nodiscard]] tl::expected<BackupDone, StoreError>
keepBackups(const QString &path, const QDateTime &now, const EndsBackup &ends = {});

} // namespace Hiwar
