// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/route.h"

#include "net/values/endpoint.h"

#include <QFile>
#include <QNetworkProxy>
#include <QSslConfiguration>
#include <QSslKey>

namespace Hiwar {

namespace {

QNetworkProxy systemProxy(const QUrl &url)
{
    const auto proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    return proxies.isEmpty() ? QNetworkProxy(QNetworkProxy::NoProxy) : proxies.constFirst();
}

QNetworkProxy ownProxy(QNetworkProxy::ProxyType type, const ProxyChoice &choice,
                       const Secret &password)
{
    return {type, choice.host, static_cast<quint16>(choice.port), choice.user,
            QString::fromUtf8(password.reveal())};
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QSslKey readKey(const TlsChoice &choice, const Secret &passphrase)
{
    const QByteArray pem = contentsOf(choice.privateKeyFile.isEmpty() ? choice.certificateFile
                                                                      : choice.privateKeyFile);
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec}) {
        QSslKey key(pem, algorithm, QSsl::Pem, QSsl::PrivateKey, passphrase.reveal());
        if (!key.isNull())
            return key;
    }
    return {};
}

} // namespace

QNetworkProxy proxyFor(const ProxyChoice &choice, const Secret &password, const QUrl &url)
{
    if (isLoopback(url))
        return QNetworkProxy::NoProxy;
    switch (choice.kind) {
    case ProxyKind::System:
        return systemProxy(url);
    case ProxyKind::None:
        return QNetworkProxy::NoProxy;
    case ProxyKind::Http:
        return ownProxy(QNetworkProxy::HttpProxy, choice, password);
    case ProxyKind::Socks5:
        return ownProxy(QNetworkProxy::Socks5Proxy, choice, password);
    }
    Q_UNREACHABLE();
}

QSslConfiguration tlsFor(const TlsChoice &choice, const Secret &passphrase)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    if (!choice.caFile.isEmpty())
        configuration.addCaCertificates(QSslCertificate::fromData(contentsOf(choice.caFile)));
    if (!choice.certificateFile.isEmpty()) {
        configuration.setLocalCertificateChain(
            QSslCertificate::fromData(contentsOf(choice.certificateFile)));
        configuration.setPrivateKey(readKey(choice, passphrase));
    }
    return configuration;
}

} // namespace Hiwar
