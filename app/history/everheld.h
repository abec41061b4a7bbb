// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many messages a history has ever contained: those in it plus those the user deleted for good.
// The number only grows, so a copy with a larger one contains something that the history has lost.
// All throw SQLite's exceptions.
#pragma once

#include "app/sqlite/database.h"

#include <optional>

namespace Hiwar {

/// Starts counting, unless the file counts already.
void beginCounting(Database &database);
/// Call it in the transaction of the deletion.
void countRemoved(Database &database, qint64 messages);
/// Empty: nothing was ever counted in the file.
[[nodiscard]] std::optional<qint64> everHeld(Database &database);

} // namespace Hiwar
