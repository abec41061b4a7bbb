// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can go wrong with the files Hiwar keeps. Plain value.
#pragma once

#include <QString>

namespace Hiwar {

enum class StoreFault : quint8 {
    CannotOpen,  ///< the folder or file cannot be made or opened
    Unreadable,  ///< the file is not what it should be, or damaged
    NewerSchema, ///< written by a newer Hiwar
    DiskFull,
    DiskFails, ///< it answers neither reading nor writing as it should
    ReadOnly,
    Busy,     ///< another program holds it
    Gone,     ///< it was moved, deleted or replaced while it was open
    NotFound, ///< what was asked for is not in it
    Other,
};

struct StoreError
{
    StoreFault fault = StoreFault::Other;
    QString path;
    QString detail; ///< the system's own words; English

    bool operator==(const StoreError &) const = default;
};

} // namespace Hiwar
