// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Another program that has the history file open. For tests.
#pragma once

#include <QDebug>
#include <QString>

#include <SQLiteCpp/SQLiteCpp.h>

namespace Hiwar {

class OtherProgram
{
public:
    explicit OtherProgram(const QString &path)
        : m_database(path.toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 5000)
    {
    }

    /// The first column of the first row; empty if there is no row.
    QString run(const QString &sql)
    {
        QString first;
        try {
            SQLite::Statement statement(m_database, sql.toStdString());
            while (statement.executeStep()) {
                if (first.isNull())
                    first = QString::fromStdString(statement.getColumn(0).getString());
            }
        } catch (const SQLite::Exception &error) {
            qWarning() << error.what();
        }
        return first;
    }
    int number(const QString &sql) { return run(sql).toInt(); }

private:
    SQLite::Database m_database;
};

} // namespace Hiwar
