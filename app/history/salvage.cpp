// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/salvage.h"

#include "app/history/attachmentrows.h"
#include "app/history/attempt.h"
#include "app/history/historyfile.h"
#include "app/history/libraryrows.h"
#include "app/history/losthistory.h"
#include "app/history/readdatabase.h"
#include "app/history/rows.h"
#include "app/history/strangeschema.h"
#include "app/sqlite/leafpages.h"
#include "app/sqlite/patience.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <unordered_map>

#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int toldFaults = 20;
constexpr int isIndexedAt = 20;
/// In the order of the table's columns: ALTER TABLE adds at the end.
const std::string messageStored =
    "seq, id, conversation_id, parent_id, role, content, state, error, model, finish_reason, "
    "prompt_tokens, completion_tokens, total_tokens, created_at, reasoning, reasoning_ms, "
    "tool_calls, is_refusal, reasoning_tokens, cached_tokens, is_indexed, deleted_at, "
    "deleted_with, "
    "first_text_ms, reply_ms, context_rule, is_by_user, summary_up_to, asked_with";
const std::string usageStored =
    "id, at, profile_id, profile_name, model, conversation_id, message_id, purpose, prompt_tokens, "
    "cached_tokens, completion_tokens, reasoning_tokens, is_estimated, first_text_ms, total_ms, "
    "cost_micros, currency";

/// One letter for each value: N(ull), I(nteger), R(eal), T(ext), B(lob).
QByteArray shapeOf(const FoundRow &row)
{
    QByteArray shape;
    for (const CellValue &value : row.values)
        shape += "NIRTB"[int(value.kind)];
    return shape;
}

/// The first `count` of the names.
std::string firstNames(const std::string &names, qsizetype count)
{
    std::size_t end = 0;
    for (qsizetype i = 0; i < count && end != std::string::npos; ++i)
        end = names.find(',', end + 1);
    return names.substr(0, end);
}

/// Inserts rows of unknown tables where they belong: each of Hiwar's tables has its own row form.
class Salvaging
{
public:
    explicit Salvaging(Database &to)
        : m_to(to)
    {
    }

    void take(const FoundRow &row)
    {
        try {
            if (row.rowid)
                takeOfTable(row);
            else
                takeOfIndex(row);
        } catch (const SQLite::Exception &error) {
            if ((error.getErrorCode() & 0xff) != SQLITE_CONSTRAINT) // else the new file fails
                throw;
            ++m_refused;
        }
    }

    Salvaged finish(qint64 unreadable)
    {
        nameTheNameless();
        tie();
        return {.conversations = m_to.number("SELECT count(*) FROM conversation"),
                .messages = m_to.number("SELECT count(*) FROM message"),
                .unreadable = unreadable + m_refused};
    }

private:
    void takeOfTable(const FoundRow &row)
    {
        const QByteArray shape = shapeOf(row);
        // Older rows end where their Hiwar's schema ended; newer ones have more than is known here.
        if (shape.startsWith("NTT") && shape.size() >= 14 && isRole(row.values.at(4).bytes))
            insert("message", messageStored, 29, row);
        else if (shape.startsWith("TTITTTII"))
            insert("conversation", conversationColumns, 16, row);
        else if (shape.startsWith("NITTTTTTIIIII") && shape.size() >= 17)
            insert("usage", usageStored, 17, row);
        else if (isPersona(shape))
            insert("persona", personaColumns, 11, row);
        else if (shape.startsWith("TTTTII"))
            insert("prompt", promptColumns, 6, row);
        else if (shape == "TTIT")
            insert("queued_question", "id, conversation_id, place, content", 4, row);
        else if (shape == "TT")
            insert("folder", "id, name", 2, row);
        else if (shape == "TB")
            insert("attachment", "hash, bytes", 2, row);
    }

    void takeOfIndex(const FoundRow &row)
    {
        const QByteArray shape = shapeOf(row);
        if (shape == "TITTTITT") // of a draft or a queued question, too: tie() moves these
            insert("message_attachment", "message_id, place, " + attachmentColumns, 8, row);
        else if (shape == "TITTTI")
            insert("message_attachment", "message_id, place, hash, name, media_type, size", 6, row);
        else if (shape == "TT") // also rows of `state`: tie() deletes them
            insert("tag", "conversation_id, name", 2, row);
    }

    static bool isPersona(const QByteArray &shape)
    {
        return shape.startsWith("TTTNTTTTTII") || shape.startsWith("TTTBTTTTTII");
    }

    static bool isRole(const QByteArray &word)
    {
        return word == "user" || word == "assistant" || word == "system";
    }

    /// Keeps rows that are there already: a page may occur twice.
    void insert(const std::string &table, const std::string &names, qsizetype most,
                const FoundRow &row)
    {
        const qsizetype count = std::min(most, row.values.size());
        std::string places;
        for (qsizetype i = 0; i < count; ++i)
            places += i == 0 ? "?" : ", ?";
        const std::string sql = "INSERT OR IGNORE INTO " + table + '(' + firstNames(names, count) +
                                ") VALUES (" + places + ')';
        SQLite::Statement &statement =
            m_statements.try_emplace(sql, m_to.connection(), sql).first->second;
        statement.reset();
        statement.clearBindings();
        for (qsizetype i = 0; i < count; ++i)
            bind(statement, int(i) + 1, row.values.at(i));
        if (table == "message" || table == "usage")
            statement.bind(1, int64_t(*row.rowid));
        if (table == "message") {
            if (count > isIndexedAt)
                statement.bind(isIndexedAt + 1, 0); // the index is rebuilt
        }
        (void)statement.executeStep();
    }

    static void bind(SQLite::Statement &statement, int place, const CellValue &value)
    {
        switch (value.kind) {
        case CellValue::Kind::Null:
        case CellValue::Kind::Real:
            return; // stays NULL
        case CellValue::Kind::Integer:
            statement.bind(place, int64_t(value.number));
            return;
        case CellValue::Kind::Text:
            statement.bind(place, value.bytes.toStdString());
            return;
        case CellValue::Kind::Blob:
            statement.bind(place, static_cast<const void *>(value.bytes.constData()),
                           int(value.bytes.size()));
            return;
        }
        Q_UNREACHABLE();
    }

    /// Creates conversations of which only messages are left.
    void nameTheNameless()
    {
        m_to.run("INSERT INTO conversation(id, title, title_is_own, profile_id, current_leaf, "
                 "draft, created_at, updated_at) SELECT conversation_id, ?, 1, '', '', '', "
                 "min(created_at), max(created_at) FROM message WHERE conversation_id NOT IN "
                 "(SELECT id FROM conversation) GROUP BY conversation_id",
                 QCoreApplication::translate("Hiwar::Salvage", "Recovered conversation"));
    }

    /// Removes references to lost rows, and to parents that come after their children.
    void tie()
    {
        for (const char *sql :
             {"UPDATE message SET parent_id = NULL WHERE parent_id IS NOT NULL AND NOT EXISTS "
              "(SELECT 1 FROM message above WHERE above.id = message.parent_id "
              "AND above.seq < message.seq AND above.conversation_id = message.conversation_id)",
              "UPDATE message SET deleted_with = CASE WHEN deleted_at IS NULL THEN NULL ELSE id "
              "END WHERE deleted_with IS NULL OR deleted_with NOT IN (SELECT id FROM message)",
              "DELETE FROM tag WHERE conversation_id NOT IN (SELECT id FROM conversation)",
              "INSERT OR IGNORE INTO draft_attachment SELECT * FROM message_attachment "
              "WHERE message_id IN (SELECT id FROM conversation)",
              "DELETE FROM queued_question WHERE conversation_id NOT IN "
              "(SELECT id FROM conversation)",
              "INSERT OR IGNORE INTO queued_attachment SELECT * FROM message_attachment "
              "WHERE message_id IN (SELECT id FROM queued_question)",
              "DELETE FROM message_attachment WHERE message_id NOT IN (SELECT id FROM message)",
              "DELETE FROM attachment WHERE hash NOT IN (SELECT hash FROM message_attachment "
              "UNION ALL SELECT reading FROM message_attachment UNION ALL "
              "SELECT hash FROM draft_attachment UNION ALL "
              "SELECT reading FROM draft_attachment UNION ALL "
              "SELECT hash FROM queued_attachment UNION ALL "
              "SELECT reading FROM queued_attachment)"})
            m_to.run(sql);
    }

    Database &m_to;
    std::unordered_map<std::string, SQLite::Statement> m_statements;
    qint64 m_refused = 0;
};

/// Makes an empty history at `target`.
tl::expected<std::unique_ptr<Database>, StoreError> makeTarget(const QString &target)
{
    std::unique_ptr<Database> made;
    return HistoryFile::open(target, usualPatience)
        .and_then([&](const std::unique_ptr<HistoryFile> &) {
            return attempt(target, [&] {
                made = std::make_unique<Database>(target, SQLITE_OPEN_READWRITE, usualPatience);
                made->execute("PRAGMA foreign_keys = OFF"); // children may come before parents
                forgetLost(*made, lostBefore(target));      // it replaces no lost history
                return int(0);
            });
        })
        .map([&made](int) { return std::move(made); });
}

tl::expected<Salvaged, StoreError> saveInto(const QString &target, PageFile &pages,
                                            const std::function<bool()> &ends)
{
    return makeTarget(target).and_then([&](const std::unique_ptr<Database> &to) {
        return attempt(target, [&] {
            if (ends)
                to->interruptWhen(ends);
            SQLite::Transaction transaction(to->connection());
            Salvaging salvaging(*to);
            const qint64 unreadable = readRows(
                pages,
                [&salvaging](const FoundRow &row) {
                    salvaging.take(row);
                    return true;
                },
                ends);
            if (ends && ends())
                return Salvaged();
            const Salvaged done = salvaging.finish(unreadable);
            transaction.commit();
            to->execute("PRAGMA journal_mode = DELETE"); // one file, which will be renamed
            return done;
        });
    });
}

void removeDatabase(const QString &path)
{
    for (const QString &end : {u""_s, u"-journal"_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path + end);
}

/// Renames the complete file to its final name.
tl::expected<void, StoreError> name(const QString &part, const QString &target)
{
    QFile file(part);
    if (file.rename(target)) // fails if a file has appeared there
        return {};
    return tl::unexpected(StoreError{StoreFault::CannotOpen, target, file.errorString()});
}

} // namespace

tl::expected<HistoryHealth, StoreError> examineHistory(const QString &path,
                                                       const std::function<bool()> &ends)
{
    auto opened = openForReading(path, usualPatience, Origin::Anybodys);
    if (!opened)
        return tl::unexpected(opened.error());
    HistoryHealth health;
    Database &database = *opened->database;
    if (ends)
        database.interruptWhen(ends);
    const auto read = attempt(path, [&] {
        health.version = int(database.number("PRAGMA user_version"));
        const auto tell = [&health](const QString &fault) {
            if (health.faults.size() < toldFaults)
                health.faults.append(fault);
        };
        const SchemaChecks checks = checksOf(database, health.version, toldFaults);
        for (const std::string &sql : checks.pages)
            database.read(sql, [&tell](const SQLite::Statement &row) {
                if (const QString fault = textIn(row, 0); fault != "ok"_L1)
                    tell(fault);
            });
        for (const std::string &sql : checks.ties)
            database.read(sql, [&tell](const SQLite::Statement &row) {
                tell(u"A row of %1 belongs to nothing"_s.arg(textIn(row, 0)));
            });
        health.conversations = database.number("SELECT count(*) FROM conversation");
        health.messages = database.number("SELECT count(*) FROM message");
    });
    // The damage may be so bad that the examination itself fails.
    if (!read && read.error().fault != StoreFault::Unreadable)
        return tl::unexpected(read.error());
    if (!read)
        health.faults.append(read.error().detail);
    return health;
}

tl::expected<Salvaged, StoreError> salvageHistory(const QString &path, const QString &target,
                                                  const std::function<bool()> &ends)
{
    if (QFileInfo::exists(target))
        return tl::unexpected(
            StoreError{StoreFault::CannotOpen, target, u"There is a file of that name"_s});
    QFile file(path);
    QFile log(path + "-wal"_L1);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(StoreError{StoreFault::CannotOpen, path, file.errorString()});
    const QString part = target + ".part"_L1;
    QLockFile lock(part + ".lock"_L1);
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0) && lock.error() == QLockFile::LockFailedError)
        return tl::unexpected(StoreError{StoreFault::Busy, target, u"It is being made"_s});
    removeDatabase(part); // left by a program that was killed
    PageFile pages(file, log.open(QFile::ReadOnly) ? &log : nullptr);
    const auto saved = saveInto(part, pages, ends);
    const bool isEnded = ends && ends();
    if (saved && saved->conversations > 0 && !isEnded) {
        const auto named = name(part, target);
        if (named)
            return saved;
        removeDatabase(part);
        return tl::unexpected(named.error());
    }
    removeDatabase(part);
    if (isEnded)
        return Salvaged();
    if (!saved)
        return tl::unexpected(StoreError{saved.error().fault, target, saved.error().detail});
    return tl::unexpected(
        StoreError{StoreFault::Unreadable, path, u"The file holds no conversation"_s});
}

} // namespace Hiwar
