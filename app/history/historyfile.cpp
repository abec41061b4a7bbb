// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyfile.h"

#include "app/history/rows.h"
#include "app/history/schema.h"
#include "app/history/sqlfault.h"
#include "app/history/storedvalues.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUuid>
#include <QVariant>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;
constexpr int searchSlice = 2000;

/// Conversations are private: nobody else on this machine may read what we make.
tl::expected<void, StoreError> makeFile(const QString &path)
{
    const QFileInfo file(path);
    if (file.exists())
        return {};
    const QString folder = file.absolutePath();
    const QString above = QFileInfo(folder).absolutePath();
    if (!QFileInfo::exists(folder) &&
        !(QDir().mkpath(above) && QDir().mkdir(folder, onlyOwner | QFile::ExeOwner)))
        return tl::unexpected(
            StoreError{StoreFault::CannotOpen, path, u"The folder cannot be made: "_s + folder});
    QFile made(path);
    if (!made.open(QFile::WriteOnly | QFile::NewOnly, onlyOwner) && !file.exists())
        return tl::unexpected(StoreError{StoreFault::CannotOpen, path, made.errorString()});
    return {};
}

} // namespace

HistoryFile::HistoryFile(QString path)
    : m_path(std::move(path))
    , m_connection(u"history "_s + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

HistoryFile::~HistoryFile()
{
    m_statements.clear();
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

HistoryFile::Result<std::unique_ptr<HistoryFile>>
HistoryFile::open(const QString &path, std::chrono::milliseconds patience)
{
    if (auto made = makeFile(path); !made)
        return tl::unexpected(made.error());
    std::unique_ptr<HistoryFile> file(new HistoryFile(path));
    if (auto ready = file->prepare(patience); !ready)
        return tl::unexpected(ready.error());
    return file;
}

HistoryFile::Result<void> HistoryFile::prepare(std::chrono::milliseconds patience)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    database.setDatabaseName(m_path);
    database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(patience.count()));
    if (!database.open())
        return tl::unexpected(storeErrorOf(database.lastError(), m_path));
    return prepareHistory(database).and_then([this] { return endInterrupted(); });
}

HistoryFile::Result<void> HistoryFile::endInterrupted()
{
    ApiError interrupted;
    interrupted.kind = ErrorKind::Interrupted;
    QSqlQuery &update = statement(
        u"UPDATE message SET state = 'failed', error = ? WHERE state IN ('waiting', 'arriving')"_s);
    return run(update, {storedError(interrupted)});
}

HistoryFile::Result<QList<ConversationInfo>> HistoryFile::conversations()
{
    QList<ConversationInfo> all;
    return read(statement(u"SELECT %1 FROM conversation ORDER BY updated_at DESC, id"_s.arg(
                    conversationColumns())),
                {}, [&all](const QSqlQuery &row) { all.append(conversationIn(row)); })
        .map([&all] { return all; });
}

HistoryFile::Result<StoredConversation> HistoryFile::load(const QString &conversationId)
{
    StoredConversation stored;
    QSqlQuery &info =
        statement(u"SELECT %1 FROM conversation WHERE id = ?"_s.arg(conversationColumns()));
    QSqlQuery &nodes = statement(
        u"SELECT %1 FROM message WHERE conversation_id = ? ORDER BY seq"_s.arg(messageColumns()));
    return read(info, {conversationId},
                [&stored](const QSqlQuery &row) { stored.info = conversationIn(row); })
        .and_then([&] {
            return read(nodes, {conversationId},
                        [&](const QSqlQuery &row) { stored.nodes.append(messageIn(row)); });
        })
        .and_then([&]() -> Result<StoredConversation> {
            if (stored.info.id.isEmpty())
                return tl::unexpected(
                    StoreError{StoreFault::Other, m_path, u"No conversation "_s + conversationId});
            return stored;
        });
}

HistoryFile::Result<void> HistoryFile::continueSearch(Search &search)
{
    // Compared here and not by LIKE, which folds ASCII letters only.
    const auto look = [&search](const QString &id, const QString &text) {
        if (!search.seen.contains(id) && text.contains(search.text, Qt::CaseInsensitive)) {
            search.seen.insert(id);
            search.found.append(id);
        }
    };
    if (search.lastSeq < 0) {
        search.lastSeq = 0;
        return read(statement(u"SELECT id, title FROM conversation ORDER BY updated_at DESC, id"_s),
                    {}, [&look](const QSqlQuery &row) {
                        look(row.value(0).toString(), row.value(1).toString());
                    });
    }
    QSqlQuery &slice = statement(u"SELECT seq, conversation_id, content FROM message WHERE seq > ? "
                                 "ORDER BY seq LIMIT %1"_s.arg(searchSlice));
    int rows = 0;
    return read(slice, {search.lastSeq},
                [&](const QSqlQuery &row) {
                    ++rows;
                    search.lastSeq = row.value(0).toLongLong();
                    look(row.value(1).toString(), row.value(2).toString());
                })
        .map([&] { search.finished = rows < searchSlice; });
}

HistoryFile::Result<void> HistoryFile::saveConversation(const ConversationInfo &info)
{
    QSqlQuery &save =
        statement(u"INSERT INTO conversation (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) "
                  u"DO UPDATE SET "
                  "title = excluded.title, title_is_own = excluded.title_is_own, "
                  "profile_id = excluded.profile_id, current_leaf = excluded.current_leaf, "
                  "draft = excluded.draft, created_at = excluded.created_at, "
                  "updated_at = excluded.updated_at"_s.arg(conversationColumns()));
    return run(save, valuesOf(info));
}

HistoryFile::Result<void> HistoryFile::saveMessage(const QString &conversationId,
                                                   const MessageNode &node)
{
    QSqlQuery &save = statement(
        u"INSERT INTO message (%1, conversation_id) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET role = excluded.role, content = excluded.content, "
        "state = excluded.state, error = excluded.error, model = excluded.model, "
        "finish_reason = excluded.finish_reason, prompt_tokens = excluded.prompt_tokens, "
        "completion_tokens = excluded.completion_tokens, total_tokens = excluded.total_tokens, "
        "created_at = excluded.created_at, reasoning = excluded.reasoning, "
        "reasoning_ms = excluded.reasoning_ms, tool_calls = excluded.tool_calls, "
        "is_refusal = excluded.is_refusal, reasoning_tokens = excluded.reasoning_tokens, "
        "cached_tokens = excluded.cached_tokens"_s.arg(messageColumns()));
    QSqlQuery &touch =
        statement(u"UPDATE conversation SET updated_at = max(updated_at, ?) WHERE id = ?"_s);
    const qint64 time = node.createdAt.isValid() ? node.createdAt.toMSecsSinceEpoch() : 0;
    return begin().and_then([&] {
        return end(run(save, valuesOf(node) << conversationId).and_then([&] {
            return run(touch, {time, conversationId});
        }));
    });
}

HistoryFile::Result<void> HistoryFile::removeMessages(const QStringList &ids)
{
    // What stands below goes along, even what the caller did not know of.
    QSqlQuery &remove =
        statement(u"WITH RECURSIVE gone(id) AS (VALUES (?) UNION "
                  "SELECT message.id FROM message JOIN gone ON message.parent_id = gone.id) "
                  "DELETE FROM message WHERE id IN gone"_s);
    return begin().and_then([&] {
        Result<void> done;
        for (const QString &id : ids) {
            if (done = run(remove, {id}); !done)
                break;
        }
        return end(done);
    });
}

HistoryFile::Result<void> HistoryFile::removeConversation(const QString &conversationId)
{
    QSqlQuery &remove = statement(u"DELETE FROM conversation WHERE id = ?"_s);
    return run(remove, {conversationId});
}

HistoryFile::Result<void> HistoryFile::begin()
{
    return run(statement(u"BEGIN IMMEDIATE"_s));
}

HistoryFile::Result<void> HistoryFile::end(Result<void> done)
{
    if (done)
        done = run(statement(u"COMMIT"_s));
    if (!done)
        (void)run(statement(u"ROLLBACK"_s));
    return done;
}

QSqlQuery &HistoryFile::statement(const QString &sql)
{
    const auto kept = m_statements.find(sql);
    if (kept != m_statements.end())
        return kept->second;
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    query.prepare(sql);
    return m_statements.emplace(sql, std::move(query)).first->second;
}

HistoryFile::Result<void> HistoryFile::run(QSqlQuery &query, const QVariantList &values)
{
    return read(query, values, [](const QSqlQuery &) {});
}

template<typename Row>
HistoryFile::Result<void> HistoryFile::read(QSqlQuery &query, const QVariantList &values, Row row)
{
    // By position: what a call bound that then was not run must not push the next one's values on.
    for (int i = 0; i < int(values.size()); ++i)
        query.bindValue(i, values.at(i));
    Result<void> done;
    if (query.exec()) {
        while (query.next())
            row(query);
    }
    if (query.lastError().isValid())
        done = tl::unexpected(errorOf(query));
    query.finish();
    return done;
}

StoreError HistoryFile::errorOf(const QSqlQuery &query) const
{
    return storeErrorOf(query.lastError(), m_path);
}

} // namespace Hiwar
