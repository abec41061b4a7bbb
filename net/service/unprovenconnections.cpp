// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/unprovenconnections.h"

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace Hiwar {

namespace {

/// libmicrohttpd then finds the connection ended, and closes it itself.
void endConnection(MHD_Connection *connection)
{
    constexpr int bothWays = 2; // SHUT_RDWR, or SD_BOTH on Windows
    const auto *info = microhttpd()->connectionInfo(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (info)
        ::shutdown(info->connect_fd, bothWays);
}

} // namespace

void UnprovenConnections::add(MHD_Connection *connection)
{
    remove(connection);
    m_all.append(connection);
    if (m_all.size() > most)
        endConnection(m_all.takeFirst());
}

} // namespace Hiwar
