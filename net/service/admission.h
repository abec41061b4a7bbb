// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides from its head alone whether a request is accepted, before a byte of the body is read: the
// Host must name loopback, and so must the Origin, if any (a web page must not reach the service
// through a name that it controls); then path, method, key, type and size of the body are checked.
// Pure; knows nothing of the HTTP library. Any thread.
#pragma once

#include "net/service/httpfault.h"
#include "net/values/secret.h"

#include <QByteArray>
#include <QList>

#include <tl/expected.hpp>

namespace Hiwar {

enum class Route : quint8 { Chat, Models, Options };

struct RequestHead
{
    QByteArray method;
    QByteArray path;
    QList<QByteArray> hosts; ///< every Host header; a correct request has one
    QByteArray origin;
    QByteArray authorization;
    QByteArray contentType;
    QByteArray contentLength;
};

struct Limits
{
    Secret key; ///< empty: no key is required
    qsizetype maxBodyBytes = 0;
};

[[nodiscard]] tl::expected<Route, HttpFault> admit(const RequestHead &head, const Limits &limits);

/// The methods of the path, as an Allow header; empty: there is no such path.
[[nodiscard]] QString allowedMethods(QByteArrayView path);

[[nodiscard]] HttpFault tooLarge(qsizetype maxBodyBytes);

} // namespace Hiwar
