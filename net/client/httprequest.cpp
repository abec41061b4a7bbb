// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/httprequest.h"

#include "net/client/exchange.h"
#include "net/client/outgoingrequest.h"
#include "net/client/shownwire.h"
#include "net/values/programversion.h"
#include "net/wire/answerreader.h"
#include "net/wire/sanitizetext.h"

#include <QNetworkProxy>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Sets the profile's headers, and the proxy's credentials. A header replaces Hiwar's of the same
/// name, in any case.
void setOwnHeaders(OutgoingRequest &request, const RequestSpec &spec, const QNetworkProxy &proxy)
{
    for (const RequestHeader &header : spec.headers)
        request.set(header.name, header.value.reveal());
    // A proxy that gets the request itself would first refuse it, and nothing is sent twice (test
    // aProxyTakesThePasswordWithTheFirstRequest). Qt requests a tunnel itself, and the service at
    // its end never sees this header.
    const bool isHttp =
        proxy.type() == QNetworkProxy::HttpProxy || proxy.type() == QNetworkProxy::HttpCachingProxy;
    const bool seesRequest = isHttp && request.url.scheme() == "http"_L1;
    if (seesRequest && !proxy.user().isEmpty()) {
        const QByteArray login = proxy.user().toUtf8() + ':' + proxy.password().toUtf8();
        request.set("Proxy-Authorization"_ba, "Basic " + login.toBase64());
    }
}

} // namespace

OutgoingRequest makeRequest(const RequestSpec &spec, const QUrl &url, const QNetworkProxy &proxy)
{
    OutgoingRequest request = bareRequest(url, "Hiwar/" + programVersion().toLatin1(), spec.accept);
    if (!spec.key.isEmpty())
        request.set("Authorization"_ba, "Bearer " + spec.key.reveal());
    if (spec.isPost) {
        request.set("Content-Type"_ba, "application/json"_ba);
        request.set("Content-Length"_ba, QByteArray::number(spec.body.size()));
    }
    setOwnHeaders(request, spec, proxy);
    if (!spec.contentType.isEmpty())
        request.set("Content-Type"_ba, spec.contentType);
    if (url.scheme() == "https"_L1)
        request.tls = spec.tls;
    return request;
}

QString readRequestId(const AnswerReader &answer, const Secret &key)
{
    constexpr qsizetype longest = 200;
    for (const char *name : {"x-request-id", "request-id", "apim-request-id", "x-ms-request-id",
                             "x-amzn-requestid", "x-oneapi-request-id", "cf-ray"}) {
        const QByteArray id = answer.field(name);
        if (!id.isEmpty())
            return sanitizeText(QString::fromLatin1(id), key, longest);
    }
    return {};
}

WireHeaders shownHeaders(const OutgoingRequest &request, const RequestSpec &spec,
                         const QList<Secret> &secrets)
{
    WireHeaders shown;
    for (const auto &[name, value] : request.headers) {
        const bool isSecret = std::any_of(spec.headers.begin(), spec.headers.end(),
                                          [&own = name](const RequestHeader &header) {
                                              return header.isSecret && header.name == own;
                                          });
        shown.append({name, isSecret ? QByteArray(hiddenMark) : shownHeader(name, value, secrets)});
    }
    return shown;
}

} // namespace Hiwar
