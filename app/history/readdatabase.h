// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A history that is only read: a newer Hiwar's, a backup, or a file that cannot be written. Rule:
// the file and the files beside it stay as they are. Use it on the thread that made it.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <QTemporaryDir>

#include <memory>

#include <tl/expected.hpp>

namespace Hiwar {

struct ReadDatabase
{
    /// Folder with a copy of a file that cannot be read in place: it has an older schema, or its
    /// log cannot be opened there. Deleted with this object.
    std::unique_ptr<QTemporaryDir> copyFolder;
    std::unique_ptr<Database> database;
};

enum class Origin : quint8 {
    Ours,     ///< trusted: this user's own history
    Anybodys, ///< untrusted, see app/history/strangeschema.h
};

[[nodiscard]] tl::expected<ReadDatabase, StoreError>
openForReading(const QString &path, std::chrono::milliseconds patience, Origin origin);

} // namespace Hiwar
