// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/strangeschema.h"

#include "app/history/attempt.h"
#include "app/history/schema.h"

#include <QHash>

#include <algorithm>

#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestValue = 256 << 20;

struct Part
{
    QString type;
    QString sql;

    bool operator==(const Part &) const = default;
};

/// The parts of a schema by name; indexes that SQLite made itself have no SQL.
QHash<QString, Part> partsOf(Database &database)
{
    QHash<QString, Part> parts;
    database.read("SELECT lower(name), type, sql FROM sqlite_schema WHERE sql IS NOT NULL",
                  [&parts](const SQLite::Statement &row) {
                      parts.insert(textIn(row, 0), {textIn(row, 1), textIn(row, 2)});
                  });
    return parts;
}

/// The parts of a file of that version.
QHash<QString, Part> ourParts(int version)
{
    Database ours(u":memory:"_s, SQLITE_OPEN_READWRITE, {});
    for (int step = 0; step < version; ++step) {
        for (const std::string &sql : migrations().at(size_t(step)))
            ours.execute(sql);
    }
    return partsOf(ours);
}

bool isVirtual(const Part &part)
{
    return part.sql.startsWith("CREATE VIRTUAL"_L1);
}

/// FTS5 makes these, each SQLite with its own SQL; they contain data only.
bool isShadow(const QString &name, const Part &part)
{
    return part.type == "table"_L1 && !isVirtual(part) &&
           (name.startsWith("message_search_"_L1) || name.startsWith("word_part_"_L1));
}

int knownVersion(int version)
{
    return std::min(version, int(migrations().size()));
}

bool hasOnlyPlainColumns(Database &database, const QString &table)
{
    return database.number("SELECT count(*) FROM pragma_table_xinfo(?) WHERE hidden <> 0", table) ==
           0;
}

bool isAllOurs(Database &database, int version)
{
    const QHash<QString, Part> ours = ourParts(knownVersion(version));
    const QHash<QString, Part> found = partsOf(database);
    return std::all_of(found.keyBegin(), found.keyEnd(), [&](const QString &name) {
        const Part part = found.value(name);
        return ours.value(name) == part ||
               (isShadow(name, part) && hasOnlyPlainColumns(database, name));
    });
}

/// What is wrong with the schema; empty: nothing.
QString strangeness(Database &database, int version)
{
    const int known = knownVersion(version);
    const QHash<QString, Part> ours = ourParts(known);
    const QHash<QString, Part> found = partsOf(database);
    for (auto each = found.cbegin(); each != found.cend(); ++each) {
        const auto our = ours.constFind(each.key());
        const bool isEqual = our != ours.cend() && *our == *each;
        // Reading evaluates nothing of an index; for migrating see dropStrangeIndexes().
        if (isEqual || isShadow(each.key(), *each) || each->type == "index"_L1)
            continue;
        if (version > known) {
            // It may have more columns, and triggers, which only writing runs; views are unused.
            const bool isPlain =
                each->type == "table"_L1 && hasOnlyPlainColumns(database, each.key());
            if (our != ours.cend() && !isPlain)
                return u"%1 is no plain table"_s.arg(each.key());
        } else if (our != ours.cend() || each->type != "table"_L1) {
            return u"%1 is not what Hiwar made"_s.arg(each.key());
        }
    }
    return {};
}

} // namespace

void distrust(Database &database)
{
    sqlite3 *handle = database.connection().getHandle();
    for (const int off : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_VIEW,
                          SQLITE_DBCONFIG_ENABLE_TRIGGER})
        sqlite3_db_config(handle, off, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longestValue);
    database.execute("PRAGMA cell_size_check = ON");
    database.execute("PRAGMA ignore_check_constraints = ON"); // Hiwar has none
}

void dropStrangeIndexes(Database &database, int version)
{
    const QHash<QString, Part> ours = ourParts(knownVersion(version));
    const QHash<QString, Part> found = partsOf(database);
    for (auto each = found.cbegin(); each != found.cend(); ++each) {
        if (each->type != "index"_L1 || ours.value(each.key()) == *each)
            continue;
        QString name = each.key();
        name.replace(u'"', u"\"\""_s);
        database.execute("DROP INDEX \"" + name.toStdString() + '"');
    }
}

SchemaChecks checksOf(Database &database, int version, int most)
{
    const std::string told = std::to_string(most);
    if (isAllOurs(database, version))
        return {.pages = {"PRAGMA integrity_check(" + told + ')'},
                .ties = {"PRAGMA foreign_key_check"}};
    const QHash<QString, Part> ours = ourParts(knownVersion(version));
    const QHash<QString, Part> found = partsOf(database);
    SchemaChecks checks;
    for (auto each = ours.cbegin(); each != ours.cend(); ++each) {
        if (each->type != "table"_L1 || isVirtual(*each) || !found.contains(each.key()))
            continue;
        const std::string table = '(' + each.key().toStdString() + ')';
        checks.pages.push_back("PRAGMA quick_check" + table);
        checks.ties.push_back("PRAGMA foreign_key_check" + table);
    }
    return checks;
}

tl::expected<void, StoreError> checkSchema(Database &database, int version)
{
    return attempt(database.path(), [&] { return strangeness(database, version); })
        .and_then([&](const QString &why) -> tl::expected<void, StoreError> {
            if (!why.isEmpty())
                return tl::unexpected(StoreError{StoreFault::Unreadable, database.path(), why});
            return {};
        });
}

} // namespace Hiwar
