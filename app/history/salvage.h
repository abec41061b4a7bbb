// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Examines the history, and saves what can be read of a damaged one into a new file. The rules it
// protects: the damaged file is never written, and the new one has its name only when all that can
// be saved is in it. Synchronous; any thread.
#pragma once

#include "app/history/storeerror.h"

#include <QString>
#include <QStringList>

#include <functional>

#include <tl/expected.hpp>

namespace Hiwar {

struct HistoryHealth
{
    QStringList faults; ///< SQLite's own words, a few; empty: it is sound
    int version = 0;    ///< of its schema
    qint64 conversations = 0;
    qint64 messages = 0;
};

/// The whole file is read. An error when it cannot be opened, is no history at all, or `ends` was
/// true, which is asked now and then.
[[nodiscard]] tl::expected<HistoryHealth, StoreError>
examineHistory(const QString &path, const std::function<bool()> &ends = {});

struct Salvaged
{
    qint64 conversations = 0; ///< 0: it was ended
    qint64 messages = 0;
    qint64 unreadable = 0; ///< places of the file where a message may have stood
};

/// `target` must not exist. When `ends` is true, nothing is left of it. Messages whose conversation
/// is lost come into one named after that.
[[nodiscard]] tl::expected<Salvaged, StoreError>
salvageHistory(const QString &path, const QString &target, const std::function<bool()> &ends = {});

} // namespace Hiwar
