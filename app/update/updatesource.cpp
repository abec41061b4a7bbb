// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/updatesource.h"

#include "app/update/signature.h"
#include "net/values/endpoint.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qint64 mostSourceBytes = 16 * 1024;
constexpr qsizetype longestAddress = 2000;

QUrl beside(const QUrl &manifest, const QString &name)
{
    QUrl url = manifest.adjusted(QUrl::RemoveFilename);
    url.setPath(url.path(QUrl::FullyEncoded) + name, QUrl::TolerantMode);
    return url;
}

} // namespace

std::optional<UpdateSource> decodeUpdateSource(const QByteArray &json)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}\\z"_s);
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const auto address = updateAddress(object.value("manifest"_L1).toString());
    const auto key =
        QByteArray::fromBase64Encoding(object.value("publicKey"_L1).toString().toLatin1(),
                                       QByteArray::AbortOnBase64DecodingErrors);
    const QString form = object.value("form"_L1).toString();
    if (!address || !key || (*key).size() != publicKeySize || !plain.match(form).hasMatch())
        return {};
    return UpdateSource{.manifest = *address, .publicKey = *key, .form = form};
}

std::optional<UpdateSource> readUpdateSource(const QString &programFolder)
{
    const QDir here(programFolder);
    for (const auto &path : {u"../share/hiwar/updates.json"_s, u"updates.json"_s}) {
        QFile file(QDir::cleanPath(here.filePath(path)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto place = decodeUpdateSource(file.read(mostSourceBytes));
        if (!place)
            qWarning("%s says nothing that can be used", qUtf8Printable(file.fileName()));
        return place;
    }
    return {};
}

std::optional<QUrl> updateAddress(const QString &typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty() || text.size() > longestAddress)
        return {};
    const QUrl url(text, QUrl::StrictMode);
    const bool isSafe =
        url.scheme() == "https"_L1 || (url.scheme() == "http"_L1 && isLoopback(url));
    if (!url.isValid() || url.host().isEmpty() || !isSafe || url.fileName().isEmpty())
        return {};
    const QUrl address = url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    if (addressText(address).size() > longestAddress) // "é" is stored as "%C3%A9"
        return {};
    return address;
}

QString addressText(const QUrl &address)
{
    return address.toString(QUrl::FullyEncoded); // otherwise "%20" would be a space
}

QUrl signatureAddress(const QUrl &manifest)
{
    const QString ending = u".json"_s;
    QString name = manifest.fileName(QUrl::FullyEncoded);
    if (name.endsWith(ending))
        name.chop(ending.size());
    return beside(manifest, name + u".sig"_s);
}

QUrl fileAddress(const QUrl &manifest, const QString &name)
{
    return beside(manifest, name);
}

} // namespace Hiwar
