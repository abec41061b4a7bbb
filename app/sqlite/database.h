// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One connection to an SQLite file: statements that stay prepared, values bound by their place, and
// failures as exceptions of SQLiteCpp. The rule it protects: no such exception leaves the folder
// that uses it. Lives on the thread that made it.
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
    /// `flags` as SQLITE_OPEN_…; `patience` is how long a call waits for who holds the file. `uri`
    /// is opened in place of the path, which then only names the file to people.
    Database(const QString &path, int flags, std::chrono::milliseconds patience,
             const QString &uri = {});

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] SQLite::Database &connection() { return m_connection; }

    /// Runs one statement and says how many rows it changed, or reads on with `row` called for each
    /// row of its result; when it returns something, then only until that is false.
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
    /// What is run once and need not stay prepared.
    void execute(const std::string &sql);
    /// `ends` is asked now and then while something runs, which it ends with SQLITE_INTERRUPT when
    /// it is true.
    void interruptWhen(std::function<bool()> ends);
    /// Takes the pages out of the write-ahead log, whose bytes are gone then. Does not wait: false
    /// when somebody reads what was before.
    [[nodiscard]] bool emptyLog();

private:
    /// Free again afterwards, whatever happens: a statement that stays open holds the file.
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

/// A column of the row a statement stands at.
[[nodiscard]] QString textIn(const SQLite::Statement &row, int column);
[[nodiscard]] QByteArray bytesIn(const SQLite::Statement &row, int column);
[[nodiscard]] qint64 numberIn(const SQLite::Statement &row, int column);
/// NULL: an invalid one.
[[nodiscard]] QDateTime timeIn(const SQLite::Statement &row, int column);

} // namespace Hiwar
