// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/proxytext.h"

#include <QCoreApplication>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int highestPort = 65535;

struct ProxyTextTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ProxyText)
};

} // namespace

ProxyAddress readProxy(const QString &typed, ProxyKind kind)
{
    const QString text = typed.trimmed();
    const bool hasScheme = text.contains("://"_L1);
    const QUrl url(hasScheme ? text : u"proxy://"_s + text);
    if (!url.isValid() || url.host().isEmpty())
        return {.kind = kind, .host = text};
    if (hasScheme)
        kind = url.scheme().startsWith("socks"_L1) ? ProxyKind::Socks5 : ProxyKind::Http;
    return {.kind = kind,
            .host = url.host(),
            .port = std::max(url.port(), 0),
            .user = url.userName(QUrl::FullyDecoded)};
}

int readPort(const QString &typed)
{
    int port = 0;
    const QString trimmed = typed.trimmed();
    for (const QChar character : trimmed) {
        const int digit = character.digitValue();
        if (digit < 0)
            return 0;
        port = port * 10 + digit;
        if (port > highestPort)
            return 0;
    }
    return port;
}

QString describeProxyFault(const QString &host, const QString &port)
{
    const QString name = host.trimmed();
    if (name.isEmpty())
        return ProxyTextTr::tr("The proxy's host is missing.");
    if (QUrl(u"proxy://"_s + (name.contains(u':') ? u'[' + name + u']' : name)).host().isEmpty())
        return ProxyTextTr::tr("This is no host's name.");
    if (readPort(port) == 0)
        return ProxyTextTr::tr("The proxy's port is a number from 1 to %1.").arg(highestPort);
    return {};
}

} // namespace Hiwar
