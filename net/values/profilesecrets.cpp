// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/profilesecrets.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto furtherSuffix = "/more"_L1;

QString textOf(const Secret &secret)
{
    return QString::fromUtf8(secret.reveal());
}

Secret secretOf(const QJsonValue &json)
{
    return Secret(json.toString().toUtf8());
}

} // namespace

QStringList namesOf(const ProfileSecrets &secrets)
{
    QStringList names;
    for (auto it = secrets.headers.begin(); it != secrets.headers.end(); ++it) {
        if (!it.value().isEmpty())
            names << it.key();
    }
    if (!secrets.proxyPassword.isEmpty())
        names << proxyPasswordName;
    if (!secrets.passphrase.isEmpty())
        names << passphraseName;
    return names;
}

QStringList secretNames(const Profile &profile)
{
    QStringList names;
    for (const ExtraHeader &header : profile.headers) {
        if (header.isSecret)
            names << header.name.toLower();
    }
    if (profile.proxy.hasPassword)
        names << proxyPasswordName;
    if (profile.tls.hasPassphrase)
        names << passphraseName;
    return names;
}

QList<Secret> secretsIn(const Secret &key, const ProfileSecrets &secrets)
{
    QList<Secret> all{key, secrets.proxyPassword, secrets.passphrase};
    all += secrets.headers.values();
    all.removeIf([](const Secret &secret) { return secret.isEmpty(); });
    return all;
}

QString secretsItem(const QString &profileId)
{
    return profileId + furtherSuffix;
}

QString profileOfItem(const QString &item)
{
    return item.endsWith(furtherSuffix) ? item.chopped(furtherSuffix.size()) : item;
}

Secret encodeSecrets(const ProfileSecrets &secrets)
{
    if (secrets.isEmpty())
        return Secret();
    QJsonObject json;
    QJsonObject headers;
    for (auto it = secrets.headers.begin(); it != secrets.headers.end(); ++it)
        headers.insert(it.key(), textOf(it.value()));
    if (!headers.isEmpty())
        json.insert(u"headers"_s, headers);
    if (!secrets.proxyPassword.isEmpty())
        json.insert(u"proxyPassword"_s, textOf(secrets.proxyPassword));
    if (!secrets.passphrase.isEmpty())
        json.insert(u"passphrase"_s, textOf(secrets.passphrase));
    return Secret(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

ProfileSecrets decodeSecrets(const Secret &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.reveal()).object();
    ProfileSecrets secrets;
    const QJsonObject headers = json.value("headers"_L1).toObject();
    for (auto it = headers.begin(); it != headers.end(); ++it) {
        if (const Secret value = secretOf(it.value()); !value.isEmpty())
            secrets.headers.insert(it.key().toLower(), value);
    }
    secrets.proxyPassword = secretOf(json.value("proxyPassword"_L1));
    secrets.passphrase = secretOf(json.value("passphrase"_L1));
    return secrets;
}

ProfileSecrets secretsOf(const Profile &profile, ProfileSecrets secrets)
{
    QSet<QString> names;
    for (const ExtraHeader &header : profile.headers) {
        if (header.isSecret)
            names.insert(header.name.toLower());
    }
    secrets.headers.removeIf(
        [&names](QMap<QString, Secret>::iterator item) { return !names.contains(item.key()); });
    if (!profile.proxy.hasPassword)
        secrets.proxyPassword = Secret();
    if (!profile.tls.hasPassphrase)
        secrets.passphrase = Secret();
    return secrets;
}

QString missingSecret(const Profile &profile, const ProfileSecrets &secrets)
{
    for (const ExtraHeader &header : profile.headers) {
        if (header.isSecret && secrets.headers.value(header.name.toLower()).isEmpty())
            return header.name;
    }
    if (profile.proxy.hasPassword && secrets.proxyPassword.isEmpty())
        return u"proxy password"_s;
    if (profile.tls.hasPassphrase && secrets.passphrase.isEmpty())
        return u"passphrase"_s;
    return {};
}

} // namespace Hiwar
