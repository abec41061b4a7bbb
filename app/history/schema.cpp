// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/schema.h"

#include "app/history/sqlfault.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

namespace Hiwar {

using namespace Qt::StringLiterals;

using Done = tl::expected<void, StoreError>;

namespace {

tl::expected<int, StoreError> askNumber(QSqlDatabase &database, const QString &sql)
{
    QSqlQuery query(database);
    if (!query.exec(sql) || !query.next())
        return tl::unexpected(storeErrorOf(query.lastError(), database.databaseName()));
    return query.value(0).toInt();
}

Done run(QSqlDatabase &database, const QString &sql)
{
    QSqlQuery query(database);
    if (!query.exec(sql))
        return tl::unexpected(storeErrorOf(query.lastError(), database.databaseName()));
    return {};
}

/// The file's version; 0 for an empty one. Only reads, so that a foreign file stays as it is.
tl::expected<int, StoreError> recognise(QSqlDatabase &database, int newest)
{
    const QString path = database.databaseName();
    const auto application = askNumber(database, u"PRAGMA application_id"_s);
    if (!application)
        return tl::unexpected(application.error());
    const auto version = askNumber(database, u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    const auto tables = askNumber(database, u"SELECT count(*) FROM sqlite_schema"_s);
    if (!tables)
        return tl::unexpected(tables.error());
    const auto pages = askNumber(database, u"PRAGMA page_count"_s);
    if (!pages)
        return tl::unexpected(pages.error());
    // SQLite takes a file that is shorter than its header for an empty one, and would overwrite it.
    const bool tooShort = *pages == 0 && QFileInfo(path).size() > 0;
    if (*application == 0 && *version == 0 && *tables == 0 && !tooShort)
        return 0;
    if (*application != historyApplicationId)
        return tl::unexpected(
            StoreError{StoreFault::Unreadable, path,
                       u"A database of another program (application_id %1)"_s.arg(*application)});
    if (*version > newest)
        return tl::unexpected(StoreError{
            StoreFault::NewerSchema, path,
            u"The file has version %1; this program knows %2"_s.arg(*version).arg(newest)});
    return version;
}

Done keepCopy(QSqlDatabase &database, int firstStep)
{
    const QString copy = u"%1.before-%2"_s.arg(database.databaseName()).arg(firstStep);
    // A leftover of an attempt that failed: the file itself is still what it was then.
    QFile::remove(copy);
    QSqlQuery query(database);
    query.prepare(u"VACUUM INTO ?"_s);
    query.addBindValue(copy);
    if (!query.exec())
        return tl::unexpected(storeErrorOf(query.lastError(), copy));
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    return {};
}

Done migrate(QSqlDatabase &database, const QList<QStringList> &steps)
{
    // Only within the write lock is the version sure: another program may migrate at this moment.
    const auto version = askNumber(database, u"PRAGMA user_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    for (auto step = qsizetype(*version); step < steps.size(); ++step) {
        for (const QString &sql : steps.at(step)) {
            if (Done done = run(database, sql); !done)
                return done;
        }
    }
    const auto numbers = {u"PRAGMA application_id = %1"_s.arg(historyApplicationId),
                          u"PRAGMA user_version = %1"_s.arg(steps.size())};
    for (const QString &sql : numbers) {
        if (Done done = run(database, sql); !done)
            return done;
    }
    return run(database, u"COMMIT"_s);
}

} // namespace

const QList<QStringList> &migrations()
{
    static const QList<QStringList> all{
        {
            u"CREATE TABLE conversation ("
            "id TEXT PRIMARY KEY NOT NULL,"
            "title TEXT NOT NULL,"
            "title_is_own INTEGER NOT NULL,"
            "profile_id TEXT NOT NULL,"
            "current_leaf TEXT NOT NULL,"
            "draft TEXT NOT NULL,"
            "created_at INTEGER NOT NULL,"
            "updated_at INTEGER NOT NULL"
            ") STRICT"_s,
            u"CREATE INDEX conversation_by_change ON conversation(updated_at DESC)"_s,
            u"CREATE TABLE message ("
            "seq INTEGER PRIMARY KEY,"
            "id TEXT NOT NULL UNIQUE,"
            "conversation_id TEXT NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,"
            "parent_id TEXT REFERENCES message(id) DEFERRABLE INITIALLY DEFERRED,"
            "role TEXT NOT NULL,"
            "content TEXT NOT NULL,"
            "state TEXT NOT NULL,"
            "error TEXT,"
            "model TEXT NOT NULL,"
            "finish_reason TEXT NOT NULL,"
            "prompt_tokens INTEGER,"
            "completion_tokens INTEGER,"
            "total_tokens INTEGER,"
            "created_at INTEGER NOT NULL"
            ") STRICT"_s,
            u"CREATE INDEX message_by_conversation ON message(conversation_id, seq)"_s,
            u"CREATE INDEX message_by_parent ON message(parent_id)"_s,
            // Few at any time, and every start looks for them.
            u"CREATE INDEX message_on_its_way ON message(state) WHERE state IN ('waiting', 'arriving')"_s,
        },
        {
            u"ALTER TABLE message ADD COLUMN reasoning TEXT NOT NULL DEFAULT ''"_s,
            u"ALTER TABLE message ADD COLUMN reasoning_ms INTEGER"_s,
            u"ALTER TABLE message ADD COLUMN tool_calls TEXT"_s,
            u"ALTER TABLE message ADD COLUMN is_refusal INTEGER NOT NULL DEFAULT 0"_s,
            u"ALTER TABLE message ADD COLUMN reasoning_tokens INTEGER"_s,
            u"ALTER TABLE message ADD COLUMN cached_tokens INTEGER"_s,
        },
    };
    return all;
}

Done prepareHistory(QSqlDatabase &database, const QList<QStringList> &steps)
{
    const auto version = recognise(database, int(steps.size()));
    if (!version)
        return tl::unexpected(version.error());
    // FULL: a question is on the disk, not only in its cache, before the request leaves. Measured,
    // a commit takes 3 ms in place of 0.3, on a thread that nobody waits for, four times a second.
    for (const QString &sql : {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s}) {
        if (Done done = run(database, sql); !done)
            return done;
    }
    if (*version < steps.size()) {
        if (*version > 0) {
            if (Done done = keepCopy(database, *version + 1); !done)
                return done;
        }
        if (Done done = run(database, u"BEGIN IMMEDIATE"_s); !done)
            return done;
        if (Done done = migrate(database, steps); !done) {
            (void)run(database, u"ROLLBACK"_s);
            return done;
        }
    }
    return run(database, u"PRAGMA foreign_keys = ON"_s);
}

} // namespace Hiwar
