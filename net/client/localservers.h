// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds the model servers that run on this machine. The rule it protects: nobody else is asked, and
// nothing is sent but a GET without a key. All ports are tried at once, and what has not answered
// in a few seconds is not there. Lives on the thread that asks.
#pragma once

#include "net/values/preset.h"

#include <QFuture>
#include <QList>

class QObject;

namespace Hiwar {

/// Where the usual servers listen as they are installed.
[[nodiscard]] QList<quint16> usualLocalPorts();

/// In the order of the ports. Cancelling the future, or the end of `owner`, closes every
/// connection.
[[nodiscard]] QFuture<QList<LocalServer>>
findLocalServers(QObject *owner, const QList<quint16> &ports = usualLocalPorts());

} // namespace Hiwar
