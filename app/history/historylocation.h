// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the history's file lies: making it for its owner alone, and noticing that it was moved
// away. What is in it is HistoryFile's affair. Any thread.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <tl/expected.hpp>

namespace Hiwar {

/// An empty file where there is none, and the folder around it. Conversations are private: nobody
/// else on this machine may read what is made.
[[nodiscard]] tl::expected<void, StoreError> makeFile(const QString &path);
/// Whether the file was moved, deleted or replaced since it was opened.
[[nodiscard]] bool hasMoved(Database &database);
/// Everything once more to where the file was. An error when another file stands there.
[[nodiscard]] tl::expected<void, StoreError> writeAgain(Database &database);

} // namespace Hiwar
