// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/copies.h"

#include "app/history/attempt.h"
#include "app/history/backupplan.h"
#include "app/history/readdatabase.h"
#include "app/sqlite/patience.h"

#include <QDir>

#include <algorithm>
#include <vector>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

std::optional<HistoryCopy> soundCopy(const QFileInfo &file, const std::function<bool()> &ends)
{
    const auto opened = openForReading(file.filePath(), usualPatience, Origin::Anybodys);
    if (!opened)
        return {};
    Database &database = *opened->database;
    database.interruptWhen(ends);
    const auto read = attempt(file.filePath(), [&]() -> std::optional<HistoryCopy> {
        const HistoryCopy copy{.path = file.filePath(),
                               .madeAt = backupTime(file.fileName()),
                               .conversations =
                                   database.number("SELECT count(*) FROM conversation"),
                               .messages = database.number("SELECT count(*) FROM message")};
        return copy.conversations > 0 && isWhole(database) ? std::optional(copy) : std::nullopt;
    });
    return read.value_or(std::nullopt);
}

/// A broken index does not count: it is rebuilt.
bool saysWhole(Database &database, const std::string &what)
{
    bool whole = true;
    database.read("PRAGMA quick_check(" + what + ")", [&whole](const SQLite::Statement &row) {
        const QString verdict = textIn(row, 0);
        whole = whole && (verdict == "ok"_L1 || verdict.contains("FTS5"_L1));
    });
    return whole;
}

} // namespace

QString backupFolder(const QString &path)
{
    return QFileInfo(path).absoluteDir().filePath(u"backups"_s);
}

QFileInfoList copiesOf(const QString &path)
{
    QFileInfoList copies =
        QDir(backupFolder(path))
            .entryInfoList({u"history-*.sqlite"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    copies.removeIf([](const QFileInfo &file) { return !backupTime(file.fileName()).isValid(); });
    return copies;
}

/// From 3.44 on, SQLite checks the index too, and fails when that cannot even be opened; then each
/// table is checked by itself.
bool isWhole(Database &database)
{
    const auto all = attempt(database.path(), [&] { return saysWhole(database, "1"); });
    if (all || !all.error().detail.contains("vtable constructor failed"_L1))
        return all.value_or(false);
    std::vector<std::string> tables;
    database.read("SELECT quote(name) FROM sqlite_schema WHERE type = 'table' AND "
                  "sql NOT LIKE 'CREATE VIRTUAL %'",
                  [&tables](const SQLite::Statement &row) {
                      tables.push_back(row.getColumn(0).getString());
                  });
    return std::all_of(tables.begin(), tables.end(), [&database](const std::string &table) {
        return saysWhole(database, table);
    });
}

bool isWhole(const QString &path)
{
    const auto opened = openForReading(path, usualPatience, Origin::Ours);
    return opened && attempt(path, [&] { return isWhole(*opened->database); }).value_or(false);
}

std::optional<HistoryCopy> newestSoundCopy(const QString &path, const QString &upTo,
                                           const std::function<bool()> &ends)
{
    const QFileInfoList copies = copiesOf(path);
    for (const QFileInfo &file : copies) {
        if (ends())
            return {};
        if (!upTo.isEmpty() && file.fileName() > upTo)
            continue;
        if (const auto copy = soundCopy(file, ends))
            return copy;
    }
    return {};
}

bool holdsAllOf(const QString &copy, const QString &path, const std::function<bool()> &ends)
{
    const auto from = openForReading(copy, usualPatience, Origin::Anybodys);
    const auto history = openForReading(path, usualPatience, Origin::Ours);
    if (!from || !history)
        return false;
    const auto holdsAll = [&](const std::string &table) {
        bool all = true;
        from->database->read("SELECT id FROM " + table, [&](const SQLite::Statement &row) {
            const std::string sql = "SELECT count(*) FROM " + table + " WHERE id = ?";
            all = !ends() && history->database->number(sql, textIn(row, 0)) > 0;
            return all;
        });
        return all;
    };
    return attempt(copy, [&] { return holdsAll("conversation") && holdsAll("message"); })
        .value_or(false);
}

} // namespace Hiwar
