// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite/database.h"

#include "net/values/utc.h"

#include <QScopeGuard>

#include <utility>

#include <sqlite3.h>

namespace Hiwar {

Database::Database(const QString &path, int flags, std::chrono::milliseconds patience,
                   const QString &uri)
    : m_path(path)
    , m_patience(patience)
    , m_connection((uri.isEmpty() ? path : uri).toStdString(), flags, int(patience.count()))
{
}

void Database::execute(const std::string &sql)
{
    if (const int code = m_connection.tryExec(sql); code != SQLite::OK)
        throw SQLite::Exception(m_connection.getHandle(), code);
}

void Database::interruptWhen(std::function<bool()> ends)
{
    constexpr int instructions = 10'000; // well below a millisecond
    m_ends = std::move(ends);
    sqlite3_progress_handler(
        m_connection.getHandle(), instructions,
        [](void *asked) { return int((*static_cast<std::function<bool()> *>(asked))()); }, &m_ends);
}

bool Database::emptyLog()
{
    const auto restore = qScopeGuard(
        [this] { sqlite3_busy_timeout(m_connection.getHandle(), int(m_patience.count())); });
    m_connection.setBusyTimeout(0);
    return number("PRAGMA wal_checkpoint(TRUNCATE)") == 0;
}

SQLite::Statement &Database::prepared(const std::string &sql)
{
    const auto kept = m_statements.find(sql);
    if (kept != m_statements.end())
        return kept->second;
    return m_statements.emplace(sql, SQLite::Statement(m_connection, sql)).first->second;
}

Database::Use::~Use()
{
    (void)m_statement.tryReset();
    // Not clearBindings(), which may throw: every use binds every value again.
}

void Database::bindValue(SQLite::Statement &statement, int place, const QString &text)
{
    statement.bind(place, text.toStdString());
}

void Database::bindValue(SQLite::Statement &statement, int place, const QByteArray &bytes)
{
    statement.bind(place, static_cast<const void *>(bytes.constData()), int(bytes.size()));
}

void Database::bindValue(SQLite::Statement &statement, int place, const QDateTime &time)
{
    statement.bind(place, int64_t(time.isValid() ? time.toMSecsSinceEpoch() : 0));
}

QString textIn(const SQLite::Statement &row, int column)
{
    const SQLite::Column value = row.getColumn(column);
    const char *text = value.getText();
    return QString::fromUtf8(text, value.getBytes());
}

QByteArray bytesIn(const SQLite::Statement &row, int column)
{
    const SQLite::Column value = row.getColumn(column);
    const auto *bytes = static_cast<const char *>(value.getBlob());
    return QByteArray(bytes, value.getBytes());
}

qint64 numberIn(const SQLite::Statement &row, int column)
{
    return row.getColumn(column).getInt64();
}

QDateTime timeIn(const SQLite::Statement &row, int column)
{
    if (row.isColumnNull(column))
        return {};
    return QDateTime::fromMSecsSinceEpoch(numberIn(row, column), utc);
}

} // namespace Hiwar
