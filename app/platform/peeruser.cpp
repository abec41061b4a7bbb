// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/peeruser.h"

#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>

#include <optional>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace Hiwar {

#ifdef Q_OS_UNIX
namespace {

/// The user that the system reports, whatever the other end claims.
std::optional<uid_t> userAt(int descriptor)
{
#ifdef SO_PEERCRED
    ucred peer{};
    socklen_t size = sizeof peer;
    if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0)
        return peer.uid;
#else
    uid_t user = 0;
    gid_t group = 0;
    if (getpeereid(descriptor, &user, &group) == 0)
        return user;
#endif
    return {};
}

} // namespace
#endif

bool isOwnPeer(const QLocalSocket &socket)
{
    return isOwnPeer(socket.socketDescriptor());
}

bool isOwnPeer([[maybe_unused]] qintptr descriptor)
{
#ifdef Q_OS_UNIX
    return userAt(int(descriptor)) == geteuid();
#else
    return true;
#endif
}

bool isOwnFolder(const QString &path)
{
    const QFileInfo folder(path);
#ifdef Q_OS_UNIX
    const bool isOwn = folder.ownerId() == geteuid() &&
                       !(folder.permissions() & (QFile::WriteGroup | QFile::WriteOther));
#else
    constexpr bool isOwn = true;
#endif
    return folder.isDir() && isOwn;
}

void makeOwnFolder(const QString &path)
{
    if (!QFileInfo::exists(path) && QDir().mkpath(QFileInfo(path).absolutePath()))
        QDir().mkdir(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace Hiwar
