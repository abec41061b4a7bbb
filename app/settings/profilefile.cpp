// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilefile.h"

#include "app/settings/profilejson.h"
#include "net/values/endpoint.h"
#include "net/values/secretname.h"
#include "net/wire/sanitizetext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QUuid>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto marker = "hiwar-profiles"_L1;
constexpr int version = 1;

struct ProfileFileTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ProfileFile)
};

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QString withoutSecretQuery(const QString &address)
{
    const qsizetype mark = address.indexOf(u'?');
    if (mark < 0)
        return address;
    QStringList kept;
    for (const QString &item : address.sliced(mark + 1).split(u'&')) {
        if (!isSecretName(item.section(u'=', 0, 0)))
            kept.append(item);
    }
    return address.first(mark) + (kept.isEmpty() ? QString() : u'?' + kept.join(u'&'));
}

QJsonValue withoutSecretFields(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray kept;
        const QJsonArray all = value.toArray();
        for (const auto &each : all)
            kept.append(withoutSecretFields(each));
        return kept;
    }
    if (!value.isObject())
        return value;
    QJsonObject kept;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!isSecretName(it.key()))
            kept.insert(it.key(), withoutSecretFields(it.value()));
    }
    return kept;
}

/// A copy without secrets, without flags that promise a secret, and without trust in anyone.
Profile bare(Profile profile)
{
    profile.baseUrl = withoutSecretQuery(withoutPassword(profile.baseUrl));
    for (ExtraHeader &header : profile.headers) {
        header.isSecret |= isSecretName(header.name);
        if (header.isSecret)
            header.value.clear();
    }
    profile.extraBody = withoutSecretFields(profile.extraBody).toObject();
    profile.hasKey = false;
    profile.plainHttpAllowed = false;
    profile.proxy.hasPassword = false;
    profile.tls.hasPassphrase = false;
    profile.tls.pinnedSha256.clear();
    return profile;
}

/// A path on another machine: even looking for the file would show that machine who the user is.
bool isElsewhere(const QString &path)
{
    return path.startsWith("//"_L1) || path.startsWith("\\\\"_L1);
}

Profile adopted(Profile profile, const QStringList &takenNames)
{
    constexpr qsizetype maxName = 100;
    profile = bare(std::move(profile));
    profile.id = newId();
    for (QString *path :
         {&profile.tls.caFile, &profile.tls.certificateFile, &profile.tls.privateKeyFile}) {
        if (isElsewhere(*path))
            path->clear();
    }
    QString name = sanitizeText(profile.name, {}, maxName);
    if (name.isEmpty()) {
        const auto endpoint = resolveEndpoint(profile.baseUrl);
        name = endpoint ? endpoint->base.host() : ProfileFileTr::tr("Imported profile");
    }
    profile.name = freeName(name, takenNames);
    return profile;
}

} // namespace

QByteArray exportProfiles(const QList<Profile> &profiles)
{
    QJsonArray array;
    for (const Profile &profile : profiles) {
        if (profile.builtIn)
            continue;
        QJsonObject json = encodeProfile(bare(profile));
        json.remove("id"_L1); // the keychain identifies a profile by it
        array.append(json);
    }
    const QJsonObject file{{QString(marker), version}, {u"profiles"_s, array}};
    return QJsonDocument(file).toJson(QJsonDocument::Indented);
}

tl::expected<QList<Profile>, QString> importProfiles(QByteArrayView json,
                                                     const QStringList &takenNames)
{
    if (json.size() > maxProfileFile)
        return tl::unexpected(ProfileFileTr::tr("The file is too large to hold profiles."));
    QJsonParseError fault;
    const QJsonObject file = QJsonDocument::fromJson(json.toByteArray(), &fault).object();
    if (fault.error != QJsonParseError::NoError)
        return tl::unexpected(
            ProfileFileTr::tr("The file is not JSON: %1.").arg(fault.errorString()));
    const double written = file.value(marker).toDouble();
    if (!(written >= 1))
        return tl::unexpected(ProfileFileTr::tr("The file holds no profiles of Hiwar."));
    if (written > version)
        return tl::unexpected(ProfileFileTr::tr("The file was made by a newer Hiwar."));
    const QJsonArray array = file.value("profiles"_L1).toArray();
    if (array.size() > maxImported)
        return tl::unexpected(
            ProfileFileTr::tr("The file holds more than %n profiles.", nullptr, int(maxImported)));
    QList<Profile> profiles;
    QStringList names = takenNames;
    for (const auto &each : array) {
        if (!each.isObject())
            continue;
        profiles.append(adopted(decodeProfile(each.toObject()), names));
        names.append(profiles.constLast().name);
    }
    if (profiles.isEmpty())
        return tl::unexpected(ProfileFileTr::tr("The file holds no profiles of Hiwar."));
    return profiles;
}

Profile duplicate(const Profile &profile, const QStringList &takenNames)
{
    Profile copy = profile;
    copy.id = newId();
    copy.builtIn = false;
    copy.name = freeName(profile.name, QStringList(takenNames) << profile.name);
    return copy;
}

QString freeName(const QString &wanted, const QStringList &takenNames)
{
    static const QRegularExpression number(u" (\\d{1,6})$"_s);
    if (!takenNames.contains(wanted, Qt::CaseInsensitive))
        return wanted;
    const QRegularExpressionMatch match = number.match(wanted);
    const QString stem = match.hasMatch() ? wanted.first(match.capturedStart()) : wanted;
    for (int next = match.hasMatch() ? match.captured(1).toInt() + 1 : 2;; ++next) {
        const QString name = stem + u' ' + QString::number(next);
        if (!takenNames.contains(name, Qt::CaseInsensitive))
            return name;
    }
}

} // namespace Hiwar
