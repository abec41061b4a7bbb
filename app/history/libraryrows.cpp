// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/libraryrows.h"

#include "app/sqlite/database.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

const std::string personaColumns =
    "id, name, emoji, picture, folder, profile_id, model, settings, first_message, created_at, "
    "updated_at";
const std::string promptColumns = "id, name, folder, content, created_at, updated_at";

namespace {

bool hasLibrary(Database &database)
{
    return database.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN "
                           "('persona', 'prompt')") == 2;
}

Persona personaIn(const SQLite::Statement &row)
{
    Persona persona;
    persona.id = textIn(row, 0);
    persona.name = textIn(row, 1);
    persona.emoji = textIn(row, 2);
    if (!row.isColumnNull(3))
        persona.picture = bytesIn(row, 3);
    persona.folder = textIn(row, 4);
    persona.profileId = textIn(row, 5);
    persona.model = textIn(row, 6);
    persona.settings = requestSettingsOf(textIn(row, 7));
    persona.firstMessage = textIn(row, 8);
    persona.createdAt = timeIn(row, 9);
    persona.updatedAt = timeIn(row, 10);
    return persona;
}

Prompt promptIn(const SQLite::Statement &row)
{
    return {.id = textIn(row, 0),
            .name = textIn(row, 1),
            .folder = textIn(row, 2),
            .content = textIn(row, 3),
            .createdAt = timeIn(row, 4),
            .updatedAt = timeIn(row, 5)};
}

template<typename Item>
void sortByName(QList<Item> &items)
{
    std::stable_sort(items.begin(), items.end(), [](const Item &a, const Item &b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
}

/// Whether the table has no such row, or an earlier one.
bool isMissing(Database &database, const std::string &table, const QString &id,
               const QDateTime &time)
{
    return database.number("SELECT count(*) FROM " + table + " WHERE id = ? AND updated_at >= ?",
                           id, time) == 0;
}

} // namespace

StoredLibrary readLibrary(Database &database)
{
    StoredLibrary library;
    if (!hasLibrary(database))
        return library;
    database.read("SELECT " + personaColumns + " FROM persona ORDER BY id",
                  [&](const SQLite::Statement &row) { library.personas.append(personaIn(row)); });
    database.read("SELECT " + promptColumns + " FROM prompt ORDER BY id",
                  [&](const SQLite::Statement &row) { library.prompts.append(promptIn(row)); });
    sortByName(library.personas);
    sortByName(library.prompts);
    return library;
}

void writeRow(Database &database, const Persona &persona)
{
    const auto picture =
        persona.picture.isEmpty() ? std::optional<QByteArray>() : std::optional(persona.picture);
    database.run("INSERT INTO persona(" + personaColumns +
                     ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                     "name = excluded.name, emoji = excluded.emoji, picture = excluded.picture, "
                     "folder = excluded.folder, profile_id = excluded.profile_id, "
                     "model = excluded.model, settings = excluded.settings, "
                     "first_message = excluded.first_message, created_at = excluded.created_at, "
                     "updated_at = excluded.updated_at",
                 persona.id, persona.name, persona.emoji, picture, persona.folder,
                 persona.profileId, persona.model, storedText(persona.settings),
                 persona.firstMessage, persona.createdAt, persona.updatedAt);
}

void writeRow(Database &database, const Prompt &prompt)
{
    database.run("INSERT INTO prompt(" + promptColumns +
                     ") VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                     "name = excluded.name, folder = excluded.folder, content = excluded.content, "
                     "created_at = excluded.created_at, updated_at = excluded.updated_at",
                 prompt.id, prompt.name, prompt.folder, prompt.content, prompt.createdAt,
                 prompt.updatedAt);
}

void removeFromLibrary(Database &database, const QStringList &ids)
{
    for (const QString &id : ids) {
        database.run("DELETE FROM persona WHERE id = ?", id);
        database.run("DELETE FROM prompt WHERE id = ?", id);
    }
}

bool isNews(Database &database, const Persona &persona)
{
    return !hasLibrary(database) || isMissing(database, "persona", persona.id, persona.updatedAt);
}

bool isNews(Database &database, const Prompt &prompt)
{
    return !hasLibrary(database) || isMissing(database, "prompt", prompt.id, prompt.updatedAt);
}

int mergeLibrary(Database &database, const StoredLibrary &library)
{
    int written = 0;
    for (const Persona &persona : library.personas) {
        if (!isNews(database, persona))
            continue;
        writeRow(database, persona);
        ++written;
    }
    for (const Prompt &prompt : library.prompts) {
        if (!isNews(database, prompt))
            continue;
        writeRow(database, prompt);
        ++written;
    }
    return written;
}

} // namespace Hiwar
