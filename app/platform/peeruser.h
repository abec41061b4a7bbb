// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether what is met on this machine is this user's own: the other end of a local socket, a
// folder. Where the system keeps users apart by itself (named pipes of Windows), all of it is.
#pragma once

#include <QString>

class QLocalSocket;

namespace Hiwar {

[[nodiscard]] bool isOwnPeer(const QLocalSocket &socket);
/// The same for a connected descriptor.
[[nodiscard]] bool isOwnPeer(qintptr descriptor);
/// It is there, this user's, and nobody else may write into it.
[[nodiscard]] bool isOwnFolder(const QString &path);
/// Makes it for its owner alone, when it is not there.
void makeOwnFolder(const QString &path);

} // namespace Hiwar
