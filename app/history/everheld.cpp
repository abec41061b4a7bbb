// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/everheld.h"

namespace Hiwar {

namespace {

std::optional<qint64> removedIn(Database &database)
{
    std::optional<qint64> removed;
    database.read("SELECT value FROM state WHERE name = 'removed'",
                  [&removed](const SQLite::Statement &row) { removed = numberIn(row, 0); });
    return removed;
}

} // namespace

void beginCounting(Database &database)
{
    if (!removedIn(database))
        database.run("INSERT OR IGNORE INTO state(name, value) VALUES ('removed', '0')");
}

void countRemoved(Database &database, qint64 messages)
{
    if (messages > 0)
        database.run("UPDATE state SET value = CAST(value AS INTEGER) + ? WHERE name = 'removed'",
                     messages);
}

std::optional<qint64> everHeld(Database &database)
{
    const auto removed = removedIn(database);
    if (!removed)
        return {};
    return *removed + database.number("SELECT count(*) FROM message");
}

} // namespace Hiwar
