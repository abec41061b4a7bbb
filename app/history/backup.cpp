// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backup.h"

#include "app/history/attempt.h"
#include "app/history/backupplan.h"
#include "app/history/everheld.h"
#include "app/history/losthistory.h"
#include "app/history/readdatabase.h"
#include "app/history/salvagefolder.h"
#include "app/history/schema.h"
#include "app/sqlite/patience.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;
constexpr int pagesAtOnce = 1000; // 4 MiB, some milliseconds
constexpr int keptMigrationDays = 30;

struct Counts
{
    qint64 conversations = 0;
    qint64 messages = 0;

    bool operator==(const Counts &) const = default;
};

Counts countIn(Database &database)
{
    return {.conversations = database.number("SELECT count(*) FROM conversation"),
            .messages = database.number("SELECT count(*) FROM message")};
}

/// Copies everything; returns false when `ends` stopped it.
bool copyAll(Database &from, Database &to, const EndsBackup &ends)
{
    SQLite::Backup backup(to.connection(), from.connection());
    while (backup.executeStep(pagesAtOnce) != SQLITE_DONE) {
        if (ends && ends())
            return false;
    }
    return true;
}

/// Checks that the copy is whole and contains what was counted while copying.
tl::expected<void, StoreError> readBack(const QString &copy, const Counts &expected,
                                        const EndsBackup &ends)
{
    const auto read = attempt(copy, [&]() -> QString {
        Database database(copy, SQLITE_OPEN_READWRITE, usualPatience);
        if (ends)
            database.interruptWhen(ends);
        // As one file: a copy has no log beside it.
        database.execute("PRAGMA journal_mode = DELETE");
        QString verdict;
        database.read("PRAGMA integrity_check(1)",
                      [&](const SQLite::Statement &row) { verdict = textIn(row, 0); });
        if (verdict != "ok"_L1)
            return verdict;
        return countIn(database) == expected ? QString() : u"Something is missing in it"_s;
    });
    if (!read)
        return tl::unexpected(read.error());
    if (!read->isEmpty())
        return tl::unexpected(StoreError{StoreFault::Unreadable, copy, *read});
    return {};
}

/// Names of copies that rotation keeps: the newest that has held more messages than the history,
/// and the one about which the user has not decided yet.
QStringList neededCopies(const QString &path)
{
    const auto heldIn = [](const QString &file, QString *lost) {
        const auto opened = openForReading(file, usualPatience, Origin::Ours);
        if (!opened)
            return std::optional<qint64>();
        return attempt(file,
                       [&] {
                           if (lost)
                               *lost = readLost(*opened->database).copy;
                           return everHeld(*opened->database);
                       })
            .value_or(std::nullopt);
    };
    QString lost;
    const auto held = heldIn(path, &lost);
    QStringList needed{lost};
    const QFileInfoList copies = copiesOf(path);
    for (const QFileInfo &copy : copies) {
        if (!held || heldIn(copy.filePath(), nullptr) <= held) // none is less than any value
            continue;
        needed.append(copy.fileName());
        break;
    }
    return needed;
}

} // namespace

tl::expected<BackupDone, StoreError> backUp(const QString &path, const QString &target,
                                            const EndsBackup &ends)
{
    const QString part = target + ".part"_L1;
    QLockFile lock(part + ".lock"_L1); // so that removeLeftParts() does not take it for a leftover
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0) && lock.error() == QLockFile::LockFailedError)
        return tl::unexpected(StoreError{StoreFault::Busy, target, u"It is being made"_s});
    QFile::remove(part);
    QFile made(part);
    if (!made.open(QFile::WriteOnly | QFile::NewOnly, onlyOwner))
        return tl::unexpected(StoreError{StoreFault::CannotOpen, target, made.errorString()});
    made.close();

    auto source = openForReading(path, usualPatience, Origin::Ours);
    if (!source) {
        QFile::remove(part);
        return tl::unexpected(source.error());
    }
    Counts counts;
    bool isWhole = false;
    const auto done = attempt(target, [&] {
                          // One snapshot of the history, whatever is written meanwhile.
                          Database &from = *source->database;
                          SQLite::Transaction look(from.connection());
                          counts = countIn(from);
                          Database to(part, SQLITE_OPEN_READWRITE, usualPatience);
                          isWhole = copyAll(from, to, ends);
                      }).and_then([&] {
        return isWhole ? readBack(part, counts, ends) : tl::expected<void, StoreError>();
    });
    const bool isEnded = !isWhole || (ends && ends());
    if (!done || isEnded) {
        QFile::remove(part);
        if (!isEnded)
            return tl::unexpected(StoreError{done.error().fault, target, done.error().detail});
        return BackupDone();
    }
    QFile::remove(target);
    if (!QFile::rename(part, target))
        return tl::unexpected(
            StoreError{StoreFault::CannotOpen, target, u"It cannot be renamed from "_s + part});
    return BackupDone{.path = target,
                      .bytes = QFileInfo(target).size(),
                      .conversations = counts.conversations,
                      .messages = counts.messages};
}

/// Removes what programs that were killed while making a copy left behind: it may contain messages
/// that were deleted for good since.
void removeLeftParts(const QDir &folder)
{
    const QStringList parts = folder.entryList({u"history-*.sqlite.part*"_s}, QDir::Files);
    for (const QString &name : parts) {
        const QString part = name.first(name.indexOf(".part"_L1) + 5);
        QLockFile lock(folder.filePath(part + ".lock"_L1));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;
        for (const QString &end : {u""_s, u"-journal"_s, u"-wal"_s, u"-shm"_s})
            QFile::remove(folder.filePath(part + end));
    }
}

tl::expected<BackupDone, StoreError> keepBackups(const QString &path, const QDateTime &now,
                                                 const EndsBackup &ends)
{
    const QFileInfo file(path);
    const QDir folder(backupFolder(path));
    const QStringList names = folder.entryList({u"history-*.sqlite"_s}, QDir::Files);
    BackupDone done;
    removeLeftParts(folder);
    removeLeftSalvageFolders(path);
    if (isBackupDue(names, now)) {
        const auto ownerAll = onlyOwner | QFile::ExeOwner;
        if (!folder.exists() && !QDir().mkdir(folder.path(), ownerAll))
            return tl::unexpected(
                StoreError{StoreFault::CannotOpen, folder.path(), u"The folder cannot be made"_s});
        const auto made = backUp(path, folder.filePath(backupName(now)), ends);
        if (!made && made.error().fault == StoreFault::Unreadable && !isWhole(path))
            return tl::unexpected(StoreError{StoreFault::Unreadable, path, made.error().detail});
        if (!made)
            return made;
        done = *made;
    }
    // Delete only now: an old copy is better than none.
    const QStringList old = planRotation(folder.entryList({u"history-*.sqlite"_s}, QDir::Files));
    const QStringList needed = old.isEmpty() ? QStringList() : neededCopies(path);
    for (const QString &name : old) {
        if (!needed.contains(name))
            QFile::remove(folder.filePath(name));
    }
    const auto before =
        file.absoluteDir().entryInfoList({file.fileName() + ".before-*"_L1}, QDir::Files);
    for (const QFileInfo &copy : before) {
        if (copy.lastModified().daysTo(now) > keptMigrationDays)
            QFile::remove(copy.filePath());
    }
    return done;
}

} // namespace Hiwar
