// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The names of the files that belong to messages, for searching; cached until the history changes.
// What was read in the files is not searched: its words are in no index. Throws SQLite's
// exceptions; use it on the database's thread.
#pragma once

#include "app/history/searchterms.h"
#include "app/sqlite/database.h"

#include <QDateTime>

#include <functional>

namespace Hiwar {

class SearchFiles
{
public:
    struct File
    {
        QString conversationId;
        QString messageId;
        Role role = Role::User; ///< of the message
        QDateTime createdAt;    ///< of the message
        QString name;
        QStringList words; ///< of the name, as the index stores them
    };

    /// Reads only when the file has changed. Without messages in the bin.
    void read(Database &database);
    [[nodiscard]] bool isEmpty() const { return m_files.isEmpty(); }
    /// Best match first, of equal ones the newest, at most `most`, only those that `mayBe` accepts.
    [[nodiscard]] QList<File> find(const QList<SearchTerm> &terms,
                                   const std::function<bool(const File &)> &mayBe,
                                   qsizetype most) const;

private:
    QList<File> m_files;   // newest message first
    qint64 m_version = -1; // the history's data_version when they were read
};

} // namespace Hiwar
