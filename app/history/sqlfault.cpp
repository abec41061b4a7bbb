// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/sqlfault.h"

#include <QSqlError>

namespace Hiwar {

namespace {

/// By SQLite's primary result codes, which are part of its stable interface.
StoreFault faultOf(int code)
{
    switch (code & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return StoreFault::Busy;
    case 8: // SQLITE_READONLY
        return StoreFault::ReadOnly;
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return StoreFault::Unreadable;
    case 13: // SQLITE_FULL
        return StoreFault::DiskFull;
    case 3:  // SQLITE_PERM
    case 14: // SQLITE_CANTOPEN
    case 23: // SQLITE_AUTH
        return StoreFault::CannotOpen;
    default:
        return StoreFault::Other;
    }
}

} // namespace

StoreError storeErrorOf(const QSqlError &error, const QString &path)
{
    return {faultOf(error.nativeErrorCode().toInt()), path, error.text()};
}

} // namespace Hiwar
