// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds the addresses of a host. Used instead of QHostInfo::lookupHost() because QCoreApplication's
// end waits for that, and the system may take half a minute where the network is dead; and because
// it asks the system for the name of an address, too, with the same wait before each connection.
#pragma once

#include <QString>

#include <functional>

class QHostInfo;
class QObject;

namespace Hiwar {

/// Calls `take` on the context's thread, later, and not at all once the context is deleted. An
/// address is its own answer. Call it on the context's thread.
void lookUpHost(const QString &host, QObject *context,
                const std::function<void(const QHostInfo &)> &take);

/// The system has not answered for some host yet, needed or not: static objects must not be
/// destroyed. Any thread.
[[nodiscard]] bool isLookingUpHost();

} // namespace Hiwar
