// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many messages a history has ever held: those that are there, and those that a person deleted
// for good. The number only grows, so a copy with a larger one holds what the history has lost. All
// throw what SQLite throws.
#pragma once

#include "app/sqlite/database.h"

#include <optional>

namespace Hiwar {

/// From now on it is counted.
void beginCounting(Database &database);
/// In the transaction of the deletion.
void countRemoved(Database &database, qint64 messages);
/// None: a file that was not counted, or not always.
[[nodiscard]] std::optional<qint64> everHeld(Database &database);

} // namespace Hiwar
