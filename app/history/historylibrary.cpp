// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of HistoryFile that keeps the library.
#include "app/history/attempt.h"
#include "app/history/historyfile.h"
#include "app/history/libraryrows.h"
#include "app/history/mergecount.h"
#include "app/sqlite/database.h"

namespace Hiwar {

namespace {

template<typename Function>
void transact(Database &database, Function function)
{
    SQLite::Transaction transaction(database.connection(), SQLite::TransactionBehavior::IMMEDIATE);
    function();
    transaction.commit();
}

} // namespace

HistoryFile::Result<StoredLibrary> HistoryFile::library()
{
    return attempt(m_database->path(), [this] { return readLibrary(*m_database); });
}

HistoryFile::Result<void> HistoryFile::saveLibrary(const StoredLibrary &items)
{
    return attempt(m_database->path(), [&] {
        transact(*m_database, [&] {
            for (const Persona &persona : items.personas)
                writeRow(*m_database, persona);
            for (const Prompt &prompt : items.prompts)
                writeRow(*m_database, prompt);
        });
    });
}

HistoryFile::Result<void> HistoryFile::removeFromLibrary(const QStringList &ids)
{
    return attempt(m_database->path(), [&] {
        transact(*m_database, [&] { Hiwar::removeFromLibrary(*m_database, ids); });
    });
}

HistoryFile::Result<int> HistoryFile::mergeLibrary(const StoredLibrary &library)
{
    return attempt(m_database->path(), [&] {
        int written = 0;
        transact(*m_database, [&] { written = Hiwar::mergeLibrary(*m_database, library); });
        return written;
    });
}

HistoryFile::Result<int> HistoryFile::countMerge(const StoredLibrary &library, MergeCount &counted)
{
    return attempt(m_database->path(), [&] { return counted.add(m_database.get(), library); });
}

} // namespace Hiwar
