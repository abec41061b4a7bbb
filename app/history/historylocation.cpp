// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historylocation.h"

#include "app/history/attempt.h"

#include <QDir>
#include <QFileInfo>

#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

tl::expected<void, StoreError> makeFolder(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    const QString above = QFileInfo(folder).absolutePath();
    if (!QFileInfo::exists(folder) &&
        !(QDir().mkpath(above) && QDir().mkdir(folder, ownerOnly | QFile::ExeOwner)))
        return tl::unexpected(
            StoreError{StoreFault::CannotOpen, path, u"The folder cannot be made: "_s + folder});
    return {};
}

} // namespace

tl::expected<void, StoreError> makeFile(const QString &path)
{
    const QFileInfo file(path);
    if (file.exists())
        return {};
    return makeFolder(path).and_then([&]() -> tl::expected<void, StoreError> {
        QFile made(path);
        if (!made.open(QFile::WriteOnly | QFile::NewOnly, ownerOnly) && !file.exists())
            return tl::unexpected(StoreError{StoreFault::CannotOpen, path, made.errorString()});
        return {};
    });
}

bool hasMoved(Database &database)
{
    int isMoved = 0;
    sqlite3_file_control(database.connection().getHandle(), "main", SQLITE_FCNTL_HAS_MOVED,
                         &isMoved);
    return isMoved != 0;
}

tl::expected<void, StoreError> writeAgain(Database &database)
{
    const QString &path = database.path();
    if (QFileInfo::exists(path))
        return tl::unexpected(StoreError{StoreFault::Gone, path, u"Another file has its place"_s});
    return makeFolder(path)
        .and_then([&] {
            return attempt(path, [&] {
                database.run("VACUUM INTO ?", path);
                QFile::setPermissions(path, ownerOnly);
            });
        })
        .map_error([&](const StoreError &error) {
            return StoreError{StoreFault::Gone, path, error.detail};
        });
}

} // namespace Hiwar
