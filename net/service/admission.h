// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// May this request come in? Decided from its head alone, before a byte of the body is read:
// the Host must name loopback and the Origin, if any, too (a web page must not reach the service
// through a name it controls), then path, method, key, kind and size of the body.
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
    Secret key; ///< empty: everybody may ask
    qsizetype maxBodyBytes = 0;
};

[[nodiscard]] tl::expected<Route, HttpFault> admit(const RequestHead &head, const Limits &limits);

/// What the path can be asked with, as an Allow header; empty: there is no such path.
[[nodiscard]] QString allowedMethods(QByteArrayView path);

[[nodiscard]] HttpFault tooLarge(qsizetype maxBodyBytes);

} // namespace Hiwar
