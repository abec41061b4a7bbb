// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/attempt.h"

#include <sqlite3.h>

namespace Hiwar {

namespace {

/// From SQLite's primary result code.
StoreFault faultOf(int code)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StoreFault::Busy;
    case SQLITE_READONLY:
        return StoreFault::ReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return StoreFault::Unreadable;
    case SQLITE_FULL:
        return StoreFault::DiskFull;
    case SQLITE_IOERR:
        return StoreFault::DiskFails;
    case SQLITE_PERM:
    case SQLITE_CANTOPEN:
    case SQLITE_AUTH:
        return StoreFault::CannotOpen;
    default:
        return StoreFault::Other;
    }
}

} // namespace

StoreError storeErrorOf(const SQLite::Exception &error, const QString &path)
{
    return {faultOf(error.getErrorCode()), path, QString::fromUtf8(error.what())};
}

} // namespace Hiwar
