// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds the model servers that run on this machine. Rule: no other machine is contacted, and only a
// GET without a key is sent. All ports are tried at once; a server that does not answer within a
// few seconds is not found. Lives on the calling thread.
#pragma once

#include "net/values/preset.h"

#include <QFuture>
#include <QList>

class QObject;

namespace Hiwar {

/// The default ports of the usual servers.
[[nodiscard]] QList<quint16> usualLocalPorts();

/// In the order of the ports. Cancelling the future, or destroying `owner`, closes every
/// connection.
[[nodiscard]] QFuture<QList<LocalServer>>
findLocalServers(QObject *owner, const QList<quint16> &ports = usualLocalPorts());

} // namespace Hiwar
