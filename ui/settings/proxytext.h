// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From what people paste as a proxy to its parts. Pure.
#pragma once

#include "net/values/profile.h"

namespace Hiwar {

struct ProxyAddress
{
    ProxyKind kind = ProxyKind::Http; ///< only where the text says it, else as it was
    QString host;
    int port = 0; ///< 0: the text names none
    QString user;

    bool operator==(const ProxyAddress &) const = default;
};

/// "host", "host:port", "http://user@host:port", "socks5://host". A password in it is dropped: it
/// has its own field.
[[nodiscard]] ProxyAddress readProxy(const QString &typed, ProxyKind kind);

/// Digits of any script, 1 to 65535; 0 for all else.
[[nodiscard]] int readPort(const QString &typed);

/// A sentence about what is missing or wrong; empty when the proxy can be used.
[[nodiscard]] QString describeProxyFault(const QString &host, const QString &port);

} // namespace Hiwar
