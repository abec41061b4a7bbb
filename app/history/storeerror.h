// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Errors with the files that Hiwar stores. Plain value.
#pragma once

#include <QString>

namespace Hiwar {

enum class StoreFault : quint8 {
    CannotOpen,  ///< the folder or file cannot be made or opened
    Unreadable,  ///< not a file of this kind, or damaged
    NewerSchema, ///< written by a newer Hiwar
    DiskFull,
    DiskFails, ///< reading or writing fails
    ReadOnly,
    Busy,     ///< another program locks it
    Gone,     ///< it was moved, deleted or replaced while it was open
    NotFound, ///< the requested item is not in it
    Other,
};

struct StoreError
{
    StoreFault fault = StoreFault::Other;
    QString path;
    QString detail; ///< the system's message; English

    bool operator==(const StoreError &) const = default;
};

} // namespace Hiwar
