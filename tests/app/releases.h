// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Releases of Hiwar, signed with a test's own key. For tests.
#pragma once

#include "app/update/manifest.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <sodium.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

/// A key pair.
class ReleaseKey
{
public:
    ReleaseKey()
    {
        if (sodium_init() < 0 || crypto_sign_keypair(octets(m_public), octets(m_secret)) != 0)
            qFatal("no pair of keys");
    }
    [[nodiscard]] QByteArray publicHalf() const { return m_public; }
    [[nodiscard]] QByteArray sign(const QByteArray &bytes) const
    {
        QByteArray signature(crypto_sign_BYTES, Qt::Uninitialized);
        QByteArray message = bytes;
        QByteArray secret = m_secret;
        crypto_sign_detached(octets(signature), nullptr, octets(message),
                             static_cast<unsigned long long>(message.size()), octets(secret));
        return signature;
    }

private:
    static unsigned char *octets(QByteArray &bytes)
    {
        return reinterpret_cast<unsigned char *>(bytes.data());
    }

    QByteArray m_public = QByteArray(crypto_sign_PUBLICKEYBYTES, '\0');
    QByteArray m_secret = QByteArray(crypto_sign_SECRETKEYBYTES, '\0');
};

inline QByteArray sha256Of(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}

inline QJsonObject fileJson(const QString &name, const QByteArray &content)
{
    return {{u"name"_s, name},
            {u"size"_s, content.size()},
            {u"sha256"_s, QString::fromLatin1(sha256Of(content).toHex())}};
}

/// The same fields as packaging/manifest.py writes.
inline QJsonObject releaseJson(const QString &version, const QString &released = u"2026-12-01"_s,
                               const QJsonArray &files = {})
{
    return {{u"hiwar-release"_s, 1},
            {u"version"_s, version},
            {u"released"_s, released},
            {u"changes"_s, QJsonArray{u"It is faster."_s, u"<b>It</b> is smaller."_s}},
            {u"files"_s, files}};
}

inline QByteArray bytesOf(const QJsonObject &json)
{
    return QJsonDocument(json).toJson();
}

} // namespace Hiwar
