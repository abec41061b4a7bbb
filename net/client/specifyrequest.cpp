// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/specifyrequest.h"

#include "net/client/route.h"
#include "net/values/apikey.h"
#include "net/values/headerrule.h"
#include "net/values/secretname.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

using Made = tl::expected<void, ApiError>;

/// `what`: the faulty part of the profile.
tl::unexpected<ApiError> fault(ErrorKind kind, const QUrl &base, const QString &detail,
                               const QString &what = {})
{
    ApiError error{.kind = kind, .url = base, .param = what};
    error.detail = detail;
    return tl::unexpected(error);
}

/// For the details of an error, which other people may read to help; never contains the key.
QString describeFault(const KeyFault &fault)
{
    if (fault.kind == KeyFault::Kind::Placeholder)
        return u"The key is a placeholder"_s;
    return u"The character U+%1 at position %2 of the key cannot be sent"_s
        .arg(QString::number(fault.codePoint, 16).toUpper().rightJustified(4, u'0'))
        .arg(fault.position);
}

QString describeFault(HeaderFault fault, const QString &name)
{
    switch (fault) {
    case HeaderFault::NoName:
        return u"A further header has no name"_s;
    case HeaderFault::BadName:
        return u"The name of a further header holds a character that no name can have"_s;
    case HeaderFault::Reserved:
        return u"The header %1 cannot be set: the request makes it itself"_s.arg(name);
    case HeaderFault::BadValue:
        return u"The value of the header %1 holds a line break or another control character"_s.arg(
            name);
    }
    Q_UNREACHABLE();
}

/// A service may repeat only the part after "Bearer".
void hide(QList<Secret> &hidden, const QByteArray &value)
{
    hidden.append(Secret(value));
    if (const qsizetype space = value.lastIndexOf(' '); space > 0)
        hidden.append(Secret(value.sliced(space + 1)));
}

Made addHeaders(RequestSpec &spec, const Connection &connection)
{
    for (const ExtraHeader &header : connection.profile.headers) {
        const QString typed =
            header.isSecret ? QString::fromUtf8(
                                  connection.secrets.headers.value(header.name.toLower()).reveal())
                            : header.value;
        if (const auto found = findHeaderFault(header.name, typed)) {
            return fault(ErrorKind::BadKey, spec.url, describeFault(*found, header.name),
                         header.name.isEmpty() ? u"?"_s : header.name);
        }
        const QByteArray value = typed.trimmed().toUtf8();
        if (value.isEmpty())
            continue;
        const bool isSecret = header.isSecret || isSecretName(header.name);
        spec.headers.append({header.name.toLatin1(), Secret(value), isSecret});
        if (isSecret)
            hide(spec.hidden, value);
    }
    return {};
}

Made addRoute(RequestSpec &spec, const Connection &connection, CertificateFiles &files)
{
    const ProxyChoice &proxy = connection.profile.proxy;
    const bool isOwn = proxy.kind == ProxyKind::Http || proxy.kind == ProxyKind::Socks5;
    // Without a host Qt would connect directly to the service.
    if (isOwn && (proxy.host.trimmed().isEmpty() || proxy.port <= 0))
        return fault(ErrorKind::ProxyFailed, spec.url, u"The proxy has no host or no port"_s,
                     u"proxy"_s);
    spec.proxy = proxy;
    spec.proxyPassword = connection.secrets.proxyPassword;
    if (const QByteArray &password = connection.secrets.proxyPassword.reveal();
        !password.isEmpty()) {
        spec.hidden.append(connection.secrets.proxyPassword);
        spec.hidden.append(Secret(proxy.user.toUtf8() + ':' + password)); // the form of Basic
                                                                          // authentication
    }
    if (spec.url.scheme() != "https"_L1)
        return {};
    const auto tls = readTls(connection.profile.tls, connection.secrets.passphrase, files);
    if (!tls)
        return fault(ErrorKind::TlsFailed, spec.url, tls.error().why, tls.error().file);
    spec.tls = *tls;
    spec.pinnedSha256 = connection.profile.tls.pinnedSha256;
    return {};
}

std::chrono::milliseconds limitOr(std::optional<std::chrono::seconds> own,
                                  std::chrono::milliseconds general)
{
    return own ? std::chrono::milliseconds(*own) : general;
}

Timeouts timeoutsFor(const WaitLimits &own, Timeouts general, const QUrl &url)
{
    if (isLoopback(url))
        general.firstByte = 0ms; // a model on this machine may be slow
    general.connect = limitOr(own.connect, general.connect);
    general.firstByte = limitOr(own.firstByte, general.firstByte);
    general.silence = limitOr(own.silence, general.silence);
    return general;
}

} // namespace

tl::expected<RequestSpec, ApiError> specifyRequest(const Connection &connection,
                                                   QUrl Endpoint::*which, const Timeouts &general,
                                                   CertificateFiles &files)
{
    const auto endpoint = resolveEndpoint(connection.profile.baseUrl);
    if (!endpoint)
        return fault(ErrorKind::BadAddress, {}, {});
    auto key = cleanKey(QString::fromUtf8(connection.key.reveal()));
    if (!key)
        return fault(ErrorKind::BadKey, endpoint->base, describeFault(key.error()));
    const QString missing = missingSecret(connection.profile, connection.secrets);
    if (!missing.isEmpty()) {
        return fault(ErrorKind::KeyUnavailable, endpoint->base,
                     u"No value is at hand for: %1"_s.arg(missing), missing);
    }
    RequestSpec spec{.url = endpoint->base,
                     .key = *key,
                     .accept = "application/json"_ba,
                     .body = {},
                     .isPost = false,
                     .timeouts = timeoutsFor(connection.profile.limits, general, endpoint->base),
                     .taps = {}};
    return addHeaders(spec, connection)
        .and_then([&] { return addRoute(spec, connection, files); })
        .and_then([&]() -> tl::expected<RequestSpec, ApiError> {
            const bool isSecret = !spec.key.isEmpty() || !spec.hidden.isEmpty();
            if (isSecret && isReadableOnTheWay(spec.url) && !connection.profile.plainHttpAllowed)
                return fault(ErrorKind::InsecureAddress, spec.url, {});
            spec.url = (*endpoint).*which;
            return spec;
        });
}

} // namespace Hiwar
