// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A history's file that anybody may have made. The rule it protects: nothing in its schema runs. A
// view, a trigger or a computed column of a stranger can go on for ever, and eat all memory.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <tl/expected.hpp>

namespace Hiwar {

/// Before anything is asked of it: no view, no function of the schema, no row without bounds.
void distrust(Database &database);

/// Whether what stands under our names is what our migrations make; of a later version, whether it
/// is plain tables at least. What else is in the file is never looked at.
[[nodiscard]] tl::expected<void, StoreError> checkSchema(Database &database, int version);

} // namespace Hiwar
