// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/schema.h"

#include "app/history/attempt.h"

#include <QFile>
#include <QFileInfo>

namespace Hiwar {

using namespace Qt::StringLiterals;

using Done = tl::expected<void, StoreError>;

namespace {

/// A trigger that deletes the contents that nobody has any more; since version 9, questions that
/// wait have some, too.
std::string whenDeleted(const std::string &table, bool withQueued)
{
    const std::string queued = " AND NOT EXISTS (SELECT 1 FROM queued_attachment AS q"
                               " WHERE attachment.hash IN (q.hash, q.reading))";
    return "CREATE TRIGGER " + table + "_goes AFTER DELETE ON " + table +
           " BEGIN DELETE FROM attachment WHERE hash IN (old.hash, old.reading)"
           " AND NOT EXISTS (SELECT 1 FROM message_attachment AS m WHERE m.hash = attachment.hash)"
           " AND NOT EXISTS (SELECT 1 FROM message_attachment AS m"
           " WHERE m.reading <> '' AND m.reading = attachment.hash)"
           " AND NOT EXISTS (SELECT 1 FROM draft_attachment AS d"
           " WHERE attachment.hash IN (d.hash, d.reading))" +
           (withQueued ? queued : std::string()) + "; END";
}

void keepCopy(Database &database, int firstStep)
{
    const QString copy = u"%1.before-%2"_s.arg(database.path()).arg(firstStep);
    // A leftover of a failed attempt: the file itself has not changed since.
    QFile::remove(copy);
    database.run("VACUUM INTO ?", copy);
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
}

void migrate(Database &database, const std::vector<Migration> &steps,
             const std::function<void()> &whenMade)
{
    SQLite::Transaction transaction(database.connection(), SQLite::TransactionBehavior::IMMEDIATE);
    // Only within the write lock is the version certain: another program may be migrating now.
    const auto version = std::size_t(database.number("PRAGMA user_version"));
    for (std::size_t step = version; step < steps.size(); ++step) {
        for (const std::string &sql : steps[step])
            database.execute(sql);
    }
    if (version == 0 && whenMade)
        whenMade();
    database.execute("PRAGMA application_id = " + std::to_string(historyApplicationId));
    database.execute("PRAGMA user_version = " + std::to_string(steps.size()));
    transaction.commit();
}

} // namespace

std::string makeSearchTable(const std::string &name)
{
    // The words come separated by blanks: any other character belongs to a word.
    return "CREATE VIRTUAL TABLE " + name +
           " USING fts5(words, content='', prefix='2 3', "
           "tokenize=\"unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'\")";
}

std::string makePartTable(const std::string &name)
{
    return "CREATE VIRTUAL TABLE " + name +
           " USING fts5(text, content='', detail=none, columnsize=0, tokenize='trigram')";
}

const std::vector<Migration> &migrations()
{
    static const std::vector<Migration> all{
        {
            "CREATE TABLE conversation ("
            "id TEXT PRIMARY KEY NOT NULL,"
            "title TEXT NOT NULL,"
            "title_is_own INTEGER NOT NULL,"
            "profile_id TEXT NOT NULL,"
            "current_leaf TEXT NOT NULL,"
            "draft TEXT NOT NULL,"
            "created_at INTEGER NOT NULL,"
            "updated_at INTEGER NOT NULL"
            ") STRICT",
            "CREATE INDEX conversation_by_change ON conversation(updated_at DESC)",
            "CREATE TABLE message ("
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
            ") STRICT",
            "CREATE INDEX message_by_conversation ON message(conversation_id, seq)",
            "CREATE INDEX message_by_parent ON message(parent_id)",
            // There are few at any time, and every start looks for them.
            R"(CREATE INDEX message_on_its_way ON message(state)
               WHERE state IN ('waiting', 'arriving'))",
        },
        {
            "ALTER TABLE message ADD COLUMN reasoning TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE message ADD COLUMN reasoning_ms INTEGER",
            "ALTER TABLE message ADD COLUMN tool_calls TEXT",
            "ALTER TABLE message ADD COLUMN is_refusal INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE message ADD COLUMN reasoning_tokens INTEGER",
            "ALTER TABLE message ADD COLUMN cached_tokens INTEGER",
        },
        {
            "CREATE TABLE folder (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL) STRICT",
            "ALTER TABLE conversation ADD COLUMN folder_id TEXT",
            "ALTER TABLE conversation ADD COLUMN is_pinned INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE conversation ADD COLUMN is_archived INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE conversation ADD COLUMN deleted_at INTEGER",
            R"(CREATE INDEX conversation_by_folder ON conversation(folder_id)
               WHERE folder_id IS NOT NULL)",
            "CREATE TABLE tag ("
            "conversation_id TEXT NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,"
            "name TEXT NOT NULL,"
            "PRIMARY KEY (conversation_id, name)"
            ") STRICT, WITHOUT ROWID",
            "CREATE TABLE attachment (hash TEXT PRIMARY KEY NOT NULL, bytes BLOB NOT NULL) STRICT",
            "CREATE TABLE message_attachment ("
            "message_id TEXT NOT NULL REFERENCES message(id) ON DELETE CASCADE,"
            "place INTEGER NOT NULL,"
            "hash TEXT NOT NULL,"
            "name TEXT NOT NULL,"
            "media_type TEXT NOT NULL,"
            "size INTEGER NOT NULL,"
            "PRIMARY KEY (message_id, place)"
            ") STRICT, WITHOUT ROWID",
            "CREATE INDEX message_attachment_by_hash ON message_attachment(hash)",
            "CREATE TRIGGER attachment_goes AFTER DELETE ON message_attachment "
            "WHEN NOT EXISTS (SELECT 1 FROM message_attachment WHERE hash = old.hash) "
            "BEGIN DELETE FROM attachment WHERE hash = old.hash; END",
            "CREATE TABLE state (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) "
            "STRICT, WITHOUT ROWID",
            "ALTER TABLE message ADD COLUMN is_indexed INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX message_to_index ON message(seq) WHERE is_indexed = 0",
            makeSearchTable("message_search"),
        },
        {
            "ALTER TABLE message ADD COLUMN deleted_at INTEGER",
            "ALTER TABLE message ADD COLUMN deleted_with TEXT",
            R"(CREATE INDEX message_in_bin ON message(deleted_with)
               WHERE deleted_with IS NOT NULL)",
            "CREATE TABLE word ("
            "id INTEGER PRIMARY KEY,"
            "text TEXT NOT NULL UNIQUE,"
            "is_doubted INTEGER NOT NULL DEFAULT 0"
            ") STRICT",
            "CREATE INDEX word_to_check ON word(id) WHERE is_doubted = 1",
            makePartTable("word_part"),
            // The words of a file that was indexed before are read later, in the background.
            "INSERT INTO state(name, value) SELECT 'words', '0' "
            "WHERE EXISTS (SELECT 1 FROM message WHERE is_indexed = 1)",
        },
        {
            "ALTER TABLE conversation ADD COLUMN model TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE conversation ADD COLUMN settings TEXT NOT NULL DEFAULT ''",
        },
        {
            "ALTER TABLE message ADD COLUMN first_text_ms INTEGER",
            "ALTER TABLE message ADD COLUMN reply_ms INTEGER",
            "CREATE TABLE usage ("
            "id INTEGER PRIMARY KEY,"
            "at INTEGER NOT NULL,"
            "profile_id TEXT NOT NULL,"
            "profile_name TEXT NOT NULL,"
            "model TEXT NOT NULL,"
            "conversation_id TEXT NOT NULL,"
            "message_id TEXT NOT NULL,"
            "purpose TEXT NOT NULL,"
            "prompt_tokens INTEGER NOT NULL,"
            "cached_tokens INTEGER NOT NULL,"
            "completion_tokens INTEGER NOT NULL,"
            "reasoning_tokens INTEGER NOT NULL,"
            "is_estimated INTEGER NOT NULL,"
            "first_text_ms INTEGER,"
            "total_ms INTEGER,"
            "cost_micros INTEGER,"
            "currency TEXT NOT NULL"
            ") STRICT",
            "CREATE INDEX usage_by_time ON usage(at)",
            "CREATE INDEX usage_by_conversation ON usage(conversation_id)",
            "CREATE TABLE calibration ("
            "profile_id TEXT NOT NULL,"
            "model TEXT NOT NULL,"
            "value TEXT NOT NULL,"
            "PRIMARY KEY (profile_id, model)"
            ") STRICT, WITHOUT ROWID",
        },
        {
            "ALTER TABLE message ADD COLUMN context_rule TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE message ADD COLUMN is_by_user INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE message ADD COLUMN summary_up_to TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE conversation ADD COLUMN persona_id TEXT NOT NULL DEFAULT ''",
            "CREATE TABLE persona ("
            "id TEXT PRIMARY KEY,"
            "name TEXT NOT NULL,"
            "emoji TEXT NOT NULL,"
            "picture BLOB,"
            "folder TEXT NOT NULL,"
            "profile_id TEXT NOT NULL,"
            "model TEXT NOT NULL,"
            "settings TEXT NOT NULL,"
            "first_message TEXT NOT NULL,"
            "created_at INTEGER NOT NULL,"
            "updated_at INTEGER NOT NULL"
            ") STRICT",
            "CREATE TABLE prompt ("
            "id TEXT PRIMARY KEY,"
            "name TEXT NOT NULL,"
            "folder TEXT NOT NULL,"
            "content TEXT NOT NULL,"
            "created_at INTEGER NOT NULL,"
            "updated_at INTEGER NOT NULL"
            ") STRICT",
        },
        {
            "ALTER TABLE message_attachment ADD COLUMN reading TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE message_attachment ADD COLUMN sent_as TEXT NOT NULL DEFAULT ''",
            // See unreaduse.h: until now they were kept, and not sent.
            "UPDATE message_attachment SET sent_as = CASE WHEN media_type LIKE 'image/%' "
            "THEN '{\"form\":\"picture\",\"share\":\"none\"}' "
            "ELSE '{\"share\":\"none\"}' END",
            "CREATE INDEX message_attachment_by_reading ON message_attachment(reading) "
            "WHERE reading <> ''",
            "CREATE TABLE draft_attachment ("
            "conversation_id TEXT NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,"
            "place INTEGER NOT NULL,"
            "hash TEXT NOT NULL,"
            "name TEXT NOT NULL,"
            "media_type TEXT NOT NULL,"
            "size INTEGER NOT NULL,"
            "reading TEXT NOT NULL,"
            "sent_as TEXT NOT NULL,"
            "PRIMARY KEY (conversation_id, place)"
            ") STRICT, WITHOUT ROWID",
            "DROP TRIGGER attachment_goes",
            whenDeleted("message_attachment", false),
            whenDeleted("draft_attachment", false),
        },
        {
            "ALTER TABLE conversation ADD COLUMN forked_from TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE message ADD COLUMN asked_with TEXT NOT NULL DEFAULT ''",
            "CREATE TABLE queued_question ("
            "id TEXT PRIMARY KEY NOT NULL,"
            "conversation_id TEXT NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,"
            "place INTEGER NOT NULL,"
            "content TEXT NOT NULL"
            ") STRICT",
            "CREATE INDEX queued_question_by_conversation "
            "ON queued_question(conversation_id, place)",
            "CREATE TABLE queued_attachment ("
            "question_id TEXT NOT NULL REFERENCES queued_question(id) ON DELETE CASCADE,"
            "place INTEGER NOT NULL,"
            "hash TEXT NOT NULL,"
            "name TEXT NOT NULL,"
            "media_type TEXT NOT NULL,"
            "size INTEGER NOT NULL,"
            "reading TEXT NOT NULL,"
            "sent_as TEXT NOT NULL,"
            "PRIMARY KEY (question_id, place)"
            ") STRICT, WITHOUT ROWID",
            "DROP TRIGGER message_attachment_goes",
            "DROP TRIGGER draft_attachment_goes",
            whenDeleted("message_attachment", true),
            whenDeleted("draft_attachment", true),
            whenDeleted("queued_attachment", true),
        },
    };
    return all;
}

tl::expected<int, StoreError> recognise(Database &database)
{
    struct Numbers
    {
        qint64 application;
        qint64 version;
        qint64 tables;
        qint64 pages;
    };
    const auto found = attempt(database.path(), [&database] {
        return Numbers{.application = database.number("PRAGMA application_id"),
                       .version = database.number("PRAGMA user_version"),
                       .tables = database.number("SELECT count(*) FROM sqlite_schema"),
                       .pages = database.number("PRAGMA page_count")};
    });
    if (!found)
        return tl::unexpected(found.error());
    // SQLite takes a file that is shorter than its header for an empty one, and would overwrite it.
    const bool tooShort = found->pages == 0 && QFileInfo(database.path()).size() > 0;
    if (found->application == 0 && found->version == 0 && found->tables == 0 && !tooShort)
        return 0;
    if (found->application != historyApplicationId)
        return tl::unexpected(StoreError{
            StoreFault::Unreadable, database.path(),
            u"A database of another program (application_id %1)"_s.arg(found->application)});
    return int(found->version);
}

Done prepareHistory(Database &database, const std::vector<Migration> &steps,
                    const std::function<void()> &whenMade)
{
    const auto version = recognise(database);
    if (!version)
        return tl::unexpected(version.error());
    if (*version > int(steps.size()))
        return tl::unexpected(StoreError{
            StoreFault::NewerSchema, database.path(),
            u"The file has version %1; this program knows %2"_s.arg(*version).arg(steps.size())});
    return attempt(database.path(), [&] {
        database.execute("PRAGMA journal_mode = WAL");
        // FULL: a question is on the disk, not only in its cache, before the request is sent.
        // Measured, a commit takes 3 ms instead of 0.3, on a thread that nobody waits for, some
        // eight times a second.
        database.execute("PRAGMA synchronous = FULL");
        // Overwrite deleted data, also in pages that are no longer used.
        database.execute("PRAGMA secure_delete = ON");
        if (*version < int(steps.size())) {
            if (*version > 0)
                keepCopy(database, *version + 1);
            migrate(database, steps, whenMade);
        }
        database.execute("PRAGMA foreign_keys = ON");
    });
}

} // namespace Hiwar
