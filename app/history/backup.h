// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies the history while it is in use, by SQLite's online backup. Rule: a copy gets its name only
// after it was read back and is whole. Synchronous; any thread, on its own connections; no saving
// waits for it.
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
    QString path; ///< empty: none was due, or `ends` stopped it
    qint64 bytes = 0;
    qint64 conversations = 0;
    qint64 messages = 0;

    bool operator==(const BackupDone &) const = default;
};

/// Called now and then: true stops the copying and removes what was made of it.
using EndsBackup = std::function<bool()>;

/// Copies the history at `path` to `target`, readable by its owner only. Replaces an older copy of
/// that name at the end.
[[nodiscard]] tl::expected<BackupDone, StoreError>
backUp(const QString &path, const QString &target, const EndsBackup &ends = {});

/// Makes the daily copy when it is due, and deletes copies that app/history/backupplan.h no longer
/// keeps, but never the newest one that contains what the history has lost. Copies from before a
/// migration are deleted a month after it. Making the copy also checks the history: returns
/// Unreadable with the history's own path when that is damaged.
[[nodiscard]] tl::expected<BackupDone, StoreError>
keepBackups(const QString &path, const QDateTime &now, const EndsBackup &ends = {});

} // namespace Hiwar
