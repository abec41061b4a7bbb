// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The certificates of tests/net/tls, valid until 2120. For localhost and service.test:
// "certificate" is self-signed, "signed" is signed by "authority", as are two client certificates,
// whose keys have the password "open-sesame".
#pragma once

#include "tests/support/testfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace Hiwar {

inline QString tlsFile(const QString &name)
{
    return testFile(QStringLiteral("net/tls/%1.pem").arg(name));
}

inline QByteArray readTlsFile(const QString &name)
{
    QFile file(tlsFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString fingerprintOf(const QString &name)
{
    const QSslCertificate certificate(readTlsFile(name));
    return QString::fromLatin1(certificate.digest(QCryptographicHash::Sha256).toHex());
}

/// For a server that presents `certificate`.
inline QSslConfiguration serverTls(const QString &certificate, const QString &key)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(QSslCertificate(readTlsFile(certificate)));
    tls.setPrivateKey(QSslKey(readTlsFile(key), QSsl::Ec));
    return tls;
}

} // namespace Hiwar
