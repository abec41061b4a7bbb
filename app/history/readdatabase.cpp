// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/readdatabase.h"

#include "app/history/attempt.h"
#include "app/history/schema.h"
#include "app/history/strangeschema.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

using Opened = tl::expected<std::unique_ptr<Database>, StoreError>;

/// Opening does not show whether the conversations can be read; versionIn() does.
Opened openInPlace(const QString &path, std::chrono::milliseconds patience, bool immutable,
                   Origin origin)
{
    return attempt(path, [&] {
        const QString uri =
            immutable ? QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded) + "?immutable=1"_L1
                      : QString();
        const int flags = SQLITE_OPEN_READONLY | (immutable ? SQLITE_OPEN_URI : 0);
        auto database = std::make_unique<Database>(path, flags, patience, uri);
        if (origin == Origin::Anybodys)
            distrust(*database);
        return database;
    });
}

tl::expected<int, StoreError> versionIn(const Opened &opened, Origin origin)
{
    if (!opened)
        return tl::unexpected(opened.error());
    return recognise(**opened).and_then([&](int version) -> tl::expected<int, StoreError> {
        if (version == 0)
            return tl::unexpected(StoreError{StoreFault::Unreadable, (*opened)->path(),
                                             u"The file holds no history"_s});
        if (origin == Origin::Ours)
            return version;
        return checkSchema(**opened, version).map([version] { return version; });
    });
}

/// For a copy of a foreign file.
tl::expected<void, StoreError> readyStranger(Database &database, int version)
{
    return checkSchema(database, version).and_then([&] {
        return attempt(database.path(), [&] { dropStrangeIndexes(database, version); });
    });
}

/// Copies the log too, without which the last messages are missing.
tl::expected<ReadDatabase, StoreError> openCopy(const QString &path,
                                                std::chrono::milliseconds patience, Origin origin)
{
    ReadDatabase made{.copyFolder = std::make_unique<QTemporaryDir>(), .database = nullptr};
    const QString copy = made.copyFolder->filePath(u"history.sqlite"_s);
    QFile file(path);
    if (!made.copyFolder->isValid() || !file.copy(copy))
        return tl::unexpected(StoreError{StoreFault::CannotOpen, path, file.errorString()});
    if (QFileInfo::exists(path + "-wal"_L1))
        QFile::copy(path + "-wal"_L1, copy + "-wal"_L1);
    for (const QString &each : {copy, QString(copy + "-wal"_L1)})
        QFile::setPermissions(each, QFile::ReadOwner | QFile::WriteOwner);
    auto opened = attempt(
        path, [&] { return std::make_unique<Database>(copy, SQLITE_OPEN_READWRITE, patience); });
    if (!opened)
        return tl::unexpected(opened.error());
    made.database = std::move(*opened);
    const auto ready = attempt(path, [&] {
                           if (origin == Origin::Anybodys)
                               distrust(*made.database);
                       }).and_then([&] {
                             return recognise(*made.database);
                         }).and_then([&](int version) {
        const bool isNewer = version > int(migrations().size());
        return (origin == Origin::Ours ? tl::expected<void, StoreError>()
                                       : readyStranger(*made.database, version))
            .and_then([&] {
                return isNewer ? tl::expected<void, StoreError>() : prepareHistory(*made.database);
            });
    });
    if (!ready)
        return tl::unexpected(StoreError{ready.error().fault, path, ready.error().detail});
    return made;
}

} // namespace

tl::expected<ReadDatabase, StoreError>
openForReading(const QString &path, std::chrono::milliseconds patience, Origin origin)
{
    if (!QFileInfo::exists(path))
        return tl::unexpected(StoreError{StoreFault::CannotOpen, path, u"No such file"_s});
    const bool hasLog = QFileInfo(path + "-wal"_L1).size() > 0;
    for (const bool immutable : {false, true}) {
        if (immutable && hasLog)
            continue; // an immutable file is read without its log
        Opened opened = openInPlace(path, patience, immutable, origin);
        const auto version = versionIn(opened, origin);
        if (version && *version >= int(migrations().size()))
            return ReadDatabase{.copyFolder = nullptr, .database = std::move(*opened)};
        if (version)
            break;
        if (version.error().fault == StoreFault::Unreadable)
            return tl::unexpected(version.error());
    }
    return openCopy(path, patience, origin);
}

} // namespace Hiwar
