// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/addressproposal.h"

#include "net/values/endpoint.h"

#include <QRegularExpression>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QUrl baseOf(const QUrl &asked)
{
    const auto endpoint = resolveEndpoint(asked.toString(QUrl::FullyEncoded));
    return endpoint ? endpoint->base : QUrl();
}

QString textOf(const QUrl &base)
{
    return base.toString(QUrl::FullyEncoded);
}

/// Still encoded: a decoded "%24" would be a "$", which marks a placeholder.
QString pathOf(const QUrl &base)
{
    return base.path(QUrl::FullyEncoded);
}

bool endsInRoute(const QUrl &url)
{
    const QString path = url.path();
    return path.endsWith("/chat/completions"_L1) || path.endsWith("/models"_L1);
}

/// Only where the target is the same route elsewhere, or the same address with https. A login page
/// or a home page is no API.
QUrl proposeTarget(const ApiError &error)
{
    if (endsInRoute(error.location))
        return baseOf(error.location);
    const QString path = error.location.path();
    const bool isFrontDoor = path.isEmpty() || path == "/"_L1;
    if (!isFrontDoor || error.location.scheme() != "https"_L1 || error.url.scheme() != "http"_L1)
        return {};
    QUrl base = baseOf(error.url); // redirected to https, and the path was lost
    base.setScheme(u"https"_s);
    base.setHost(error.location.host());
    base.setPort(error.location.port());
    return base;
}

bool holdsVersion(const QString &path)
{
    static const QRegularExpression version(u"/v\\d+[a-z]*\\d*(/|$)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return version.match(path).hasMatch();
}

/// Adds "/v1" where there is no version, and never a second version.
QUrl proposePath(const QUrl &base)
{
    const QString path = pathOf(base);
    const QString host = base.host();
    if (path.endsWith("/v1"_L1) && holdsVersion(path.chopped(3)))
        return withPath(base, path.chopped(3));
    if (host == "api.perplexity.ai"_L1 && path == "/v1"_L1) // the known service without a version
        return withPath(base, {});
    if (holdsVersion(path))
        return {};
    if (path.isEmpty() && host.endsWith(".openai.azure.com"_L1))
        return withPath(base, u"/openai/v1"_s);
    // Ollama has its own interface under /api, and the OpenAI one beside it.
    const bool isOllama = base.port() == 11434 && path.startsWith("/api"_L1);
    if (path.isEmpty() || isOllama)
        return withPath(base, u"/v1"_s);
    const bool isOneWord = path.count(u'/') == 1;
    return isOneWord ? withPath(base, path + "/v1"_L1) : QUrl();
}

/// A server that speaks plain http got an https request. Proposed only where no stranger can
/// listen.
QUrl proposePlain(const ApiError &error)
{
    static constexpr QLatin1StringView signs[]{"wrong version number"_L1,
                                               "packet length too long"_L1, "unknown protocol"_L1,
                                               "record layer failure"_L1};
    const bool isPlain =
        std::any_of(std::begin(signs), std::end(signs), [&](QLatin1StringView sign) {
            return error.detail.contains(sign, Qt::CaseInsensitive);
        });
    QUrl base = baseOf(error.url);
    if (!isPlain || base.scheme() != "https"_L1)
        return {};
    base.setScheme(u"http"_s);
    return isReadableOnTheWay(base) ? QUrl() : base;
}

/// A server that speaks https got an http request, and says so.
QUrl proposeEncrypted(const ApiError &error)
{
    QUrl base = baseOf(error.url);
    if (base.scheme() != "http"_L1 || !error.serverText.contains("HTTPS"_L1, Qt::CaseInsensitive) ||
        !error.serverText.contains("HTTP request"_L1, Qt::CaseInsensitive))
        return {};
    base.setScheme(u"https"_s);
    return base;
}

QUrl propose(const ApiError &error)
{
    switch (error.kind) {
    case ErrorKind::Redirected:
        return proposeTarget(error);
    case ErrorKind::TlsFailed:
        return proposePlain(error);
    case ErrorKind::NotFound:
        return proposePath(baseOf(error.url));
    case ErrorKind::NotAnApi:
    case ErrorKind::BadRequest: {
        const QUrl encrypted = proposeEncrypted(error);
        if (!encrypted.isEmpty() || error.kind == ErrorKind::BadRequest)
            return encrypted;
        const QUrl base = baseOf(error.url);
        return base.path().isEmpty() ? proposePath(base) : QUrl();
    }
    case ErrorKind::Stopped:
    case ErrorKind::BadAddress:
    case ErrorKind::ProfileOff:
    case ErrorKind::NoModel:
    case ErrorKind::KeyUnavailable:
    case ErrorKind::InsecureAddress:
    case ErrorKind::BadKey:
    case ErrorKind::HostNotFound:
    case ErrorKind::ConnectionRefused:
    case ErrorKind::ProxyFailed:
    case ErrorKind::ConnectTimeout:
    case ErrorKind::NoAnswer:
    case ErrorKind::FirstByteTimeout:
    case ErrorKind::Unauthorized:
    case ErrorKind::PaymentRequired:
    case ErrorKind::Forbidden:
    case ErrorKind::UnknownModel:
    case ErrorKind::TooLarge:
    case ErrorKind::RateLimited:
    case ErrorKind::ModelLoading:
    case ErrorKind::Overloaded:
    case ErrorKind::GatewayTimeout:
    case ErrorKind::ServerError:
    case ErrorKind::BadReply:
    case ErrorKind::ReplyError:
    case ErrorKind::ReplyTooLong:
    case ErrorKind::Interrupted:
    case ErrorKind::SilenceTimeout:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace

QString proposeAddress(const ApiError &error)
{
    const QUrl base = propose(error);
    return base.isEmpty() || base == baseOf(error.url) ? QString() : textOf(base);
}

} // namespace Hiwar
