// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Examines the history, and saves the readable part of a damaged one into a new file. Rules: the
// damaged file is never written, and the new one gets its name only when everything that can be
// saved is in it. Synchronous; any thread.
#pragma once

#include "app/history/storeerror.h"

#include <QString>
#include <QStringList>

#include <functional>

#include <tl/expected.hpp>

namespace Hiwar {

struct HistoryHealth
{
    QStringList faults; ///< the first ones, mostly in SQLite's words; empty: it is sound
    int version = 0;    ///< of its schema
    qint64 conversations = 0;
    qint64 messages = 0;
};

/// Reads the whole file. Returns an error when it cannot be opened, is no history at all, or
/// `ends`, which is called now and then, returned true.
[[nodiscard]] tl::expected<HistoryHealth, StoreError>
examineHistory(const QString &path, const std::function<bool()> &ends = {});

struct Salvaged
{
    qint64 conversations = 0; ///< 0: `ends` stopped it
    qint64 messages = 0;
    qint64 unreadable = 0; ///< places of the file where a message may have been
};

/// `target` must not exist. When `ends` returns true, nothing is left of it. Messages whose
/// conversation is lost are put into one called "Recovered conversation".
[[nodiscard]] tl::expected<Salvaged, StoreError>
salvageHistory(const QString &path, const QString &target, const std::function<bool()> &ends = {});

} // namespace Hiwar
