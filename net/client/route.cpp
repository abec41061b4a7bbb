// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/route.h"

#include "net/client/certificatefiles.h"
#include "net/values/endpoint.h"

#include <QNetworkProxy>
#include <QSslConfiguration>
#include <QSslKey>

using namespace Qt::StringLiterals;

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

QSslKey readKey(const QByteArray &pem, const Secret &passphrase)
{
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec}) {
        QSslKey key(pem, algorithm, QSsl::Pem, QSsl::PrivateKey, passphrase.reveal());
        if (!key.isNull())
            return key;
    }
    return {};
}

tl::unexpected<CertificateFault> noCertificate(const QString &file)
{
    return tl::unexpected(CertificateFault{file, u"%1 holds no certificate"_s.arg(file)});
}

tl::expected<void, CertificateFault> addOwnCertificate(QSslConfiguration &configuration,
                                                       const TlsChoice &choice,
                                                       const Secret &passphrase,
                                                       CertificateFiles &files)
{
    if (choice.certificateFile.isEmpty())
        return {};
    const auto chain = files.in(choice.certificateFile);
    if (chain.isEmpty())
        return noCertificate(choice.certificateFile);
    const QString &keyFile =
        choice.privateKeyFile.isEmpty() ? choice.certificateFile : choice.privateKeyFile;
    const QSslKey key = readKey(contentsOfFile(keyFile), passphrase);
    if (key.isNull()) {
        return tl::unexpected(CertificateFault{
            keyFile, u"%1 holds no private key, or its passphrase is another one"_s.arg(keyFile)});
    }
    configuration.setLocalCertificateChain(chain);
    configuration.setPrivateKey(key);
    return {};
}

} // namespace

QNetworkProxy proxyFor(const ProxyChoice &choice, const Secret &password, const QUrl &url)
{
    switch (choice.kind) {
    case ProxyKind::System: // not for this machine; an entered proxy is used for it too
        return isLoopback(url) ? QNetworkProxy(QNetworkProxy::NoProxy) : systemProxy(url);
    case ProxyKind::None:
        return QNetworkProxy::NoProxy;
    case ProxyKind::Http:
        return ownProxy(QNetworkProxy::HttpProxy, choice, password);
    case ProxyKind::Socks5:
        return ownProxy(QNetworkProxy::Socks5Proxy, choice, password);
    }
    Q_UNREACHABLE();
}

QUrl addressOf(const QNetworkProxy &proxy)
{
    QUrl address;
    if (proxy.hostName().isEmpty())
        return address;
    address.setScheme(proxy.type() == QNetworkProxy::Socks5Proxy ? u"socks5"_s : u"http"_s);
    address.setHost(proxy.hostName());
    address.setPort(proxy.port());
    return address;
}

tl::expected<QSslConfiguration, CertificateFault>
readTls(const TlsChoice &choice, const Secret &passphrase, CertificateFiles &files)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    if (!choice.caFile.isEmpty()) {
        const auto authorities = files.in(choice.caFile);
        if (authorities.isEmpty())
            return noCertificate(choice.caFile);
        configuration.addCaCertificates(authorities);
    }
    return addOwnCertificate(configuration, choice, passphrase, files).map([&] {
        return configuration;
    });
}

} // namespace Hiwar
