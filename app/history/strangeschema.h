// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A history's file that anybody may have made. The rule it protects: nothing in its schema runs. A
// view, a trigger, a computed column or an index on an expression of a stranger can go on for ever,
// and eat all memory.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace Hiwar {

/// Before anything is asked of it: no view, no function of the schema, no row without bounds.
void distrust(Database &database);

/// Whether what stands under our names is what our migrations make; of a later version, whether it
/// is plain tables at least. What else is in the file is never looked at.
[[nodiscard]] tl::expected<void, StoreError> checkSchema(Database &database, int version);

/// Of a copy that is to be migrated: what is on an expression would be computed by that. Throws
/// what SQLite throws, as the next one does.
void dropStrangeIndexes(Database &database, int version);

/// The statements that tell what of it is damaged.
struct SchemaChecks
{
    std::vector<std::string> pages; ///< a fault in each row, or "ok"
    std::vector<std::string> ties;  ///< in each row what belongs to nothing
};

/// All of the file is examined where all in it is ours; else the rows of our tables. At most so
/// many faults are told at once.
[[nodiscard]] SchemaChecks checksOf(Database &database, int version, int most);

} // namespace Hiwar
