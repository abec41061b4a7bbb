// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks a history's file that anybody may have made. Rule: nothing in its schema runs: a foreign
// view, trigger, computed column or index on an expression can run for ever and use all memory.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace Hiwar {

/// Call it before any statement: turns off views, triggers and unsafe functions, limits values'
/// size.
void distrust(Database &database);

/// Whether Hiwar's tables are as its migrations make them; in a later version, at least plain
/// tables. Other tables are never read; other views and triggers are refused in a known version.
[[nodiscard]] tl::expected<void, StoreError> checkSchema(Database &database, int version);

/// For a copy before its migration, which would evaluate the expressions of foreign indexes. Throws
/// SQLite's exceptions, as the next one does.
void dropStrangeIndexes(Database &database, int version);

/// The statements that find damage.
struct SchemaChecks
{
    std::vector<std::string> pages; ///< each row is a fault, or "ok"
    std::vector<std::string> ties;  ///< each row names a table with a reference to nothing
};

/// Checks the whole file if everything in it is Hiwar's; else the rows of Hiwar's tables. `most`
/// limits the faults that the check of the whole file reports.
[[nodiscard]] SchemaChecks checksOf(Database &database, int version, int most);

} // namespace Hiwar
