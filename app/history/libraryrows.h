// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables `persona` and `prompt` of the history. A file of a past schema that is only read has
// neither: then both are empty. Throws SQLite's exceptions.
#pragma once

#include "app/history/libraryitems.h"

#include <QStringList>

namespace Hiwar {

class Database;

/// In the order of the columns: ALTER TABLE adds at the end.
extern const std::string personaColumns;
extern const std::string promptColumns;

/// Sorted by name in the locale's order.
[[nodiscard]] StoredLibrary readLibrary(Database &database);
/// Inserts or replaces.
void writeRow(Database &database, const Persona &persona);
void writeRow(Database &database, const Prompt &prompt);
void removeFromLibrary(Database &database, const QStringList &ids);
/// Whether mergeLibrary() would write it: it is missing, or was changed earlier.
[[nodiscard]] bool isNews(Database &database, const Persona &persona);
[[nodiscard]] bool isNews(Database &database, const Prompt &prompt);
/// Adds what is missing, and replaces what was changed earlier. Returns how many were written.
[[nodiscard]] int mergeLibrary(Database &database, const StoredLibrary &library);

} // namespace Hiwar
