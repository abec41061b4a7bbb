// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One connection to an SQLite file: prepared statements are kept, values are bound by position, and
// failures are exceptions of SQLiteCpp. Rule: no such exception leaves the folder that uses this
// class. Use it on the thread that made it.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>

#include <SQLiteCpp/SQLiteCpp.h>

namespace Hiwar {

class Database
{
public:
    /// `flags`: SQLITE_OPEN_…; `patience`: how long a call waits for another user of the file.
    /// `uri` is opened instead of the path, which then only names the file in messages.
    Database(const QString &path, int flags, std::chrono::milliseconds patience,
             const QString &uri = {});

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] SQLite::Database &connection() { return m_connection; }

    /// run() executes one statement and returns how many rows it changed. read() calls `row` for
    /// each row of the result; if `row` returns a value, reading stops when that is false.
    template<typename... Values>
    int run(const std::string &sql, const Values &...values)
    {
        Use statement(*this, sql);
        bindAll(*statement, values...);
        while (statement->executeStep()) {
        }
        return statement->getChanges();
    }
    template<typename Row, typename... Values>
    void read(const std::string &sql, Row row, const Values &...values)
    {
        Use statement(*this, sql);
        bindAll(*statement, values...);
        while (statement->executeStep()) {
            if constexpr (std::is_void_v<std::invoke_result_t<Row, SQLite::Statement &>>)
                row(*statement);
            else if (!row(*statement))
                break;
        }
    }
    /// The first column of the first row; 0 when there is none.
    template<typename... Values>
    [[nodiscard]] qint64 number(const std::string &sql, const Values &...values)
    {
        qint64 found = 0;
        read(
            sql, [&found](SQLite::Statement &row) { found = row.getColumn(0).getInt64(); },
            values...);
        return found;
    }
    /// Runs SQL that is used once, without keeping it prepared.
    void execute(const std::string &sql);
    /// `ends` is called now and then while a statement runs; when it returns true, the statement
    /// fails with SQLITE_INTERRUPT.
    void interruptWhen(std::function<bool()> ends);
    /// Moves the pages of the write-ahead log into the file and empties the log, erasing its bytes.
    /// Does not wait: returns false while another connection still reads an older state.
    [[nodiscard]] bool emptyLog();

private:
    /// Resets the statement afterwards, whatever happens: an open statement keeps the file locked.
    class Use
    {
    public:
        Use(Database &database, const std::string &sql)
            : m_statement(database.prepared(sql))
        {
        }
        ~Use();
        Use(const Use &) = delete;
        Use &operator=(const Use &) = delete;
        SQLite::Statement &operator*() { return m_statement; }
        SQLite::Statement *operator->() { return &m_statement; }

    private:
        SQLite::Statement &m_statement;
    };

    [[nodiscard]] SQLite::Statement &prepared(const std::string &sql);

    template<typename... Values>
    static void bindAll(SQLite::Statement &statement, const Values &...values)
    {
        int place = 0;
        (bindValue(statement, ++place, values), ...);
    }
    static void bindValue(SQLite::Statement &statement, int place, const QString &text);
    static void bindValue(SQLite::Statement &statement, int place, const QByteArray &bytes);
    static void bindValue(SQLite::Statement &statement, int place, const QDateTime &time);
    static void bindValue(SQLite::Statement &statement, int place, qint64 number)
    {
        statement.bind(place, int64_t(number));
    }
    static void bindValue(SQLite::Statement &statement, int place, int number)
    {
        statement.bind(place, number);
    }
    static void bindValue(SQLite::Statement &statement, int place, bool yes)
    {
        statement.bind(place, int(yes));
    }
    template<typename T>
    static void bindValue(SQLite::Statement &statement, int place, const std::optional<T> &value)
    {
        if (value)
            bindValue(statement, place, *value);
        else
            statement.bind(place); // NULL
    }

    const QString m_path;
    const std::chrono::milliseconds m_patience;
    std::function<bool()> m_ends;
    SQLite::Database m_connection;
    std::unordered_map<std::string, SQLite::Statement> m_statements;
};

/// A column of a statement's current row.
[[nodiscard]] QString textIn(const SQLite::Statement &row, int column);
[[nodiscard]] QByteArray bytesIn(const SQLite::Statement &row, int column);
[[nodiscard]] qint64 numberIn(const SQLite::Statement &row, int column);
/// NULL becomes an invalid QDateTime.
[[nodiscard]] QDateTime timeIn(const SQLite::Statement &row, int column);

} // namespace Hiwar
