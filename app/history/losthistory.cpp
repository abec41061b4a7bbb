// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/losthistory.h"

#include "app/history/copies.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

void put(Database &database, const QString &name, const QString &value)
{
    if (!value.isEmpty())
        database.run("INSERT OR REPLACE INTO state(name, value) VALUES (?, ?)", name, value);
}

} // namespace

LostHistory lostBefore(const QString &path, const QString &aside)
{
    const QFileInfoList copies = copiesOf(path);
    return {.copy = copies.isEmpty() ? QString() : copies.constFirst().fileName(), .aside = aside};
}

void remember(Database &database, const LostHistory &lost)
{
    put(database, u"lost-copy"_s, lost.copy);
    put(database, u"lost-aside"_s, lost.aside);
}

LostHistory readLost(Database &database)
{
    LostHistory lost;
    database.read("SELECT name, value FROM state WHERE name IN ('lost-copy', 'lost-aside')",
                  [&lost](const SQLite::Statement &row) {
                      (textIn(row, 0) == "lost-copy"_L1 ? lost.copy : lost.aside) = textIn(row, 1);
                  });
    return lost;
}

void forgetLost(Database &database, const LostHistory &decided)
{
    // Compare the value: another history may be lost meanwhile.
    database.run("DELETE FROM state WHERE (name = 'lost-copy' AND value = ?) "
                 "OR (name = 'lost-aside' AND value = ?)",
                 decided.copy, decided.aside);
}

} // namespace Hiwar
