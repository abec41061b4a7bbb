// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A history that is only read: because it is a newer Hiwar's, a backup, or where nobody may write.
// The rule it protects: the file and what lies beside it stay as they are. Lives on the thread that
// made it.
#pragma once

#include "app/history/storeerror.h"
#include "app/sqlite/database.h"

#include <QTemporaryDir>

#include <memory>

#include <tl/expected.hpp>

namespace Hiwar {

struct ReadDatabase
{
    /// Where a file is read that cannot be read in its place: one of an older schema, or one whose
    /// log nobody may open there. Goes with it.
    std::unique_ptr<QTemporaryDir> copyFolder;
    std::unique_ptr<Database> database;
};

enum class Origin : quint8 {
    Ours,     ///< the history of this person, where it belongs
    Anybodys, ///< see app/history/strangeschema.h
};

[[nodiscard]] tl::expected<ReadDatabase, StoreError>
openForReading(const QString &path, std::chrono::milliseconds patience, Origin origin);

} // namespace Hiwar
