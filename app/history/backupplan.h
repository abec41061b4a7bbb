// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which copies of the history are kept: the last of each of the newest seven days that have one,
// and the last of each of the newest four weeks. Pure; any thread.
#pragma once

#include <QDateTime>
#include <QStringList>

namespace Hiwar {

inline constexpr int keptDays = 7;
inline constexpr int keptWeeks = 4;

/// "history-20260301-120000.sqlite"; the time is UTC, so that names sort by time.
[[nodiscard]] QString backupName(const QDateTime &madeAt);
/// Invalid for a name that backupName() does not make.
[[nodiscard]] QDateTime backupTime(const QString &name);

/// Once a day: no copy yet, the newest a day old, or over a day ahead after the clock was wrong.
[[nodiscard]] bool isBackupDue(const QStringList &names, const QDateTime &now);

/// The names to delete. Names of other files are never among them.
[[nodiscard]] QStringList planRotation(const QStringList &names);

} // namespace Hiwar
