// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/endpoint.h"

#include "net/values/pastedaddress.h"

#include <QHostAddress>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool holdsPlaceholder(const QString &text)
{
    static const QRegularExpression mark(u"[<>{}$]|\\byour[-_]|[-_]here\\b|\\bx{3,}\\b|\\.{3}|…"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return mark.match(text).hasMatch();
}

QString hostOf(const QString &address)
{
    return QUrl("http://"_L1 + address).host();
}

bool isNear(const QString &host)
{
    if (host == "localhost"_L1 || host.endsWith(".localhost"_L1) || host.endsWith(".local"_L1))
        return true;
    const QHostAddress address(host);
    static constexpr const char *nets[]{"127.0.0.0/8",    "10.0.0.0/8",     "172.16.0.0/12",
                                        "192.168.0.0/16", "169.254.0.0/16", "0.0.0.0/32",
                                        "::1/128",        "fc00::/7",       "fe80::/10"};
    for (const char *net : nets) {
        if (address.isInSubnet(QHostAddress::parseSubnet(QString::fromLatin1(net))))
            return true;
    }
    return false;
}

/// Adds the scheme when there is none, and refuses those other than http and https.
tl::expected<QString, AddressFault> withScheme(QString text)
{
    static const QRegularExpression form(u"^([a-z][a-z0-9+.-]*):(//)?(?!\\d+(/|\\?|$))"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(text);
    const bool isIpV6 = QHostAddress(text).protocol() == QAbstractSocket::IPv6Protocol;
    if (match.hasMatch() && !isIpV6) {
        const QString scheme = match.captured(1).toLower();
        if (scheme != "http"_L1 && scheme != "https"_L1)
            return tl::unexpected(AddressFault::NotHttp);
        if (match.captured(2).isEmpty())
            return tl::unexpected(AddressFault::Malformed);
        return text;
    }
    while (text.startsWith(u'/'))
        text.remove(0, 1);
    if (isIpV6)
        text = u'[' + text + u']';
    return (isNear(hostOf(text)) ? "http://"_L1 : "https://"_L1) + text;
}

/// Removes a route at the end, also several in a row, and punctuation from the sentence around it.
QString basePath(QString path)
{
    static const QRegularExpression slashes(u"/{2,}"_s);
    static const QRegularExpression ending(
        u"([/.,;'`]|/chat/completions|/audio/transcriptions|/completions|/models|/responses|"
        "/embeddings|/messages)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    path.replace(slashes, u"/"_s);
    for (auto match = ending.match(path); match.hasMatch(); match = ending.match(path))
        path.truncate(match.capturedStart());
    return path;
}

tl::expected<Endpoint, AddressFault> resolveOnce(const QString &typed)
{
    const QString text = pastedAddress(typed);
    if (text.isEmpty())
        return tl::unexpected(AddressFault::Empty);
    if (holdsPlaceholder(text))
        return tl::unexpected(AddressFault::Placeholder);
    const auto address = withScheme(text);
    if (!address)
        return tl::unexpected(address.error());

    QUrl url(*address, QUrl::StrictMode);
    if (url.host().isEmpty()) {
        const bool isJustScheme = QUrl(*address).host().isEmpty() && !address->contains(u'@');
        return tl::unexpected(isJustScheme && url.isValid() ? AddressFault::NoHost
                                                            : AddressFault::Malformed);
    }
    if (!url.isValid() || url.port() == 0)
        return tl::unexpected(AddressFault::Malformed);
    url.setUserInfo({});
    url.setFragment({});
    if (url.host().endsWith(u'.'))
        url.setHost(url.host().chopped(1));
    if (url.port() == (url.scheme() == "http"_L1 ? 80 : 443))
        url.setPort(-1);

    const QString path = basePath(url.path(QUrl::FullyEncoded));
    return Endpoint{.base = withPath(url, path),
                    .chat = withPath(url, path + "/chat/completions"_L1),
                    .models = withPath(url, path + "/models"_L1),
                    .transcriptions = withPath(url, path + "/audio/transcriptions"_L1)};
}

} // namespace

QUrl withPath(QUrl url, const QString &path)
{
    url.setPath(path, QUrl::StrictMode);
    return url;
}

tl::expected<Endpoint, AddressFault> resolveEndpoint(const QString &typed)
{
    const auto endpoint = resolveOnce(typed);
    // The shown address must be the real one: an odd address that resolves differently the next
    // time is malformed.
    if (endpoint && resolveOnce(endpoint->base.toString(QUrl::FullyEncoded)) != endpoint)
        return tl::unexpected(AddressFault::Malformed);
    return endpoint;
}

QString withoutPassword(const QString &typed)
{
    // Greedy: a password may contain an "@", a host may not.
    static const QRegularExpression user(u"^([^/?#]*:/+|/+)?[^/?#]*@"_s);
    QString text = typed;
    // Repeats until there is none left: after the first one there may be a whole address with
    // another.
    for (QString before; before != text;) {
        before = text;
        text.replace(user, u"\\1"_s);
    }
    return text;
}

bool isLoopback(const QUrl &url)
{
    const QString host = url.host();
    return host == "localhost"_L1 || host.endsWith(".localhost"_L1) ||
           QHostAddress(host).isLoopback();
}

bool isReadableOnTheWay(const QUrl &url)
{
    // A name without a dot is in the local network.
    const QString host = url.host();
    const bool isOneWord = !host.contains(u'.') && !host.contains(u':');
    return url.scheme() == "http"_L1 && !isOneWord && !isNear(host);
}

bool isSameOrigin(const QUrl &one, const QUrl &other)
{
    const auto port = [](const QUrl &url) {
        return url.port(url.scheme() == "https"_L1 ? 443 : 80);
    };
    return one.scheme() == other.scheme() && one.host() == other.host() && port(one) == port(other);
}

} // namespace Hiwar
