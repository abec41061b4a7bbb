// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/addressproposal.h"

#include "net/values/endpoint.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString baseOf(const QUrl &asked)
{
    const auto endpoint = resolveEndpoint(asked.toString(QUrl::FullyEncoded));
    return endpoint ? endpoint->base.toString(QUrl::FullyEncoded) : QString();
}

} // namespace

QString proposeAddress(const ApiError &error)
{
    if (error.kind == ErrorKind::Redirected)
        return baseOf(error.location);
    const bool isWrongPlace =
        error.kind == ErrorKind::NotFound || error.kind == ErrorKind::NotAnApi;
    if (!isWrongPlace)
        return {};
    const auto endpoint = resolveEndpoint(error.url.toString(QUrl::FullyEncoded));
    if (!endpoint || endpoint->base.path().size() > 1)
        return {};
    QUrl base = endpoint->base;
    base.setPath(u"/v1"_s);
    return base.toString(QUrl::FullyEncoded);
}

} // namespace Hiwar
