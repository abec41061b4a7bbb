// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks whether something on this machine belongs to this user: the other end of a local socket, a
// folder. Where the system itself separates users (named pipes of Windows), it always does.
#pragma once

#include <QString>

class QLocalSocket;

namespace Hiwar {

[[nodiscard]] bool isOwnPeer(const QLocalSocket &socket);
/// The same for a connected descriptor.
[[nodiscard]] bool isOwnPeer(qintptr descriptor);
/// The folder exists, is this user's, and only this user may write into it.
[[nodiscard]] bool isOwnFolder(const QString &path);
/// Creates the folder, for its owner alone, if it does not exist.
void makeOwnFolder(const QString &path);

} // namespace Hiwar
