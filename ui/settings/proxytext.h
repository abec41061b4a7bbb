// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parses what people paste as a proxy into its parts. Pure.
#pragma once

#include "net/values/profile.h"

namespace Hiwar {

struct ProxyAddress
{
    ProxyKind kind = ProxyKind::Http; ///< from the text if it has one, otherwise unchanged
    QString host;
    int port = 0; ///< 0: none in the text
    QString user;

    bool operator==(const ProxyAddress &) const = default;
};

/// Reads "host", "host:port", "http://user@host:port", "socks5://host". Drops a password in it,
/// which has its own field.
[[nodiscard]] ProxyAddress readProxy(const QString &typed, ProxyKind kind);

/// Digits of any script, 1 to 65535; otherwise 0.
[[nodiscard]] int readPort(const QString &typed);

/// A sentence about what is missing or wrong; empty if the proxy can be used.
[[nodiscard]] QString describeProxyFault(const QString &host, const QString &port);

} // namespace Hiwar
