// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The place of the history's file: makes it for its owner only, and notices when it was moved.
// HistoryFile handles its content. Any thread.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <tl/expected.hpp>

namespace Hiwar {

/// Makes an empty file, and its folder, when missing. Conversations are private: nobody else on
/// this machine may read the file.
[[nodiscard]] tl::expected<void, StoreError> makeFile(const QString &path);
/// Whether the file was moved, deleted or replaced since it was opened.
[[nodiscard]] bool hasMoved(Database &database);
/// Writes everything again to the file's original path. Fails when another file is there.
[[nodiscard]] tl::expected<void, StoreError> writeAgain(Database &database);

} // namespace Hiwar
