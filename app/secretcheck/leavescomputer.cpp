// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secretcheck/leavescomputer.h"

#include "net/values/endpoint.h"

namespace Hiwar {

bool leavesComputer(const Profile &profile)
{
    if (profile.builtIn)
        return false;
    const auto endpoint = resolveEndpoint(profile.baseUrl);
    const bool isProxied =
        profile.proxy.kind == ProxyKind::Http || profile.proxy.kind == ProxyKind::Socks5;
    return isProxied || !endpoint || !isLoopback(endpoint->chat);
}

} // namespace Hiwar
