// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

template<typename Enum>
using Words = std::initializer_list<std::pair<Enum, QLatin1StringView>>;

constexpr Words<StreamMode> streamWords{{StreamMode::Automatic, "automatic"_L1},
                                        {StreamMode::On, "on"_L1},
                                        {StreamMode::Off, "off"_L1}};
constexpr Words<ThemeChoice> themeWords{{ThemeChoice::System, "system"_L1},
                                        {ThemeChoice::Light, "light"_L1},
                                        {ThemeChoice::Dark, "dark"_L1}};
constexpr Words<SendKey> sendKeyWords{{SendKey::Enter, "enter"_L1},
                                      {SendKey::CtrlEnter, "ctrl-enter"_L1}};

template<typename Enum>
QString wordOf(const Words<Enum> &words, Enum value)
{
    for (const auto &[known, word] : words) {
        if (known == value)
            return word;
    }
    Q_UNREACHABLE();
}

/// The first of the words stands for everything that is none of them.
template<typename Enum>
Enum valueOf(const Words<Enum> &words, const QJsonValue &json)
{
    const QString text = json.toString();
    for (const auto &[value, word] : words) {
        if (word == text)
            return value;
    }
    return words.begin()->first;
}

Profile guide()
{
    Profile profile;
    profile.id = QString::fromLatin1(guideProfileId);
    profile.name = QCoreApplication::translate("Hiwar::Settings", "Guide");
    profile.model = u"hiwar-guide"_s;
    profile.builtIn = true;
    return profile;
}

QJsonObject encode(const Profile &profile)
{
    return {{u"id"_s, profile.id},
            {u"name"_s, profile.name},
            {u"baseUrl"_s, profile.baseUrl},
            {u"model"_s, profile.model},
            {u"streaming"_s, wordOf(streamWords, profile.streaming)},
            {u"hasKey"_s, profile.hasKey},
            {u"streamRefused"_s, profile.streamRefused}};
}

Profile decodeProfile(const QJsonObject &json)
{
    Profile profile;
    profile.id = json.value("id"_L1).toString();
    profile.name = json.value("name"_L1).toString();
    profile.baseUrl = json.value("baseUrl"_L1).toString();
    profile.model = json.value("model"_L1).toString();
    profile.streaming = valueOf(streamWords, json.value("streaming"_L1));
    profile.hasKey = json.value("hasKey"_L1).toBool();
    profile.streamRefused = json.value("streamRefused"_L1).toBool();
    return profile;
}

QList<Profile> decodeProfiles(const QJsonArray &array)
{
    QList<Profile> profiles{guide()};
    QSet<QString> ids{profiles.constFirst().id};
    for (const QJsonValue &json : array) {
        if (!json.isObject())
            continue;
        Profile profile = decodeProfile(json.toObject());
        if (profile.id.isEmpty() || ids.contains(profile.id)) {
            // The keychain knows a profile by its id: a key belongs to one profile alone.
            profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
            profile.hasKey = false;
        }
        ids.insert(profile.id);
        profiles.append(profile);
    }
    return profiles;
}

QJsonObject withUnknown(QJsonObject fresh, const QJsonObject &former)
{
    for (auto it = former.begin(); it != former.end(); ++it) {
        if (!fresh.contains(it.key()))
            fresh.insert(it.key(), it.value());
    }
    return fresh;
}

int lineOf(const QByteArray &json, int offset)
{
    return int(std::count(json.cbegin(), json.cbegin() + std::min<qsizetype>(offset, json.size()),
                          '\n')) +
           1;
}

} // namespace

Settings firstSettings()
{
    Settings settings;
    settings.profiles = {guide()};
    settings.currentProfileId = settings.profiles.constFirst().id;
    return settings;
}

const Profile &profileOf(const Settings &settings, const QString &id)
{
    const auto found = std::find_if(settings.profiles.cbegin(), settings.profiles.cend(),
                                    [&id](const Profile &profile) { return profile.id == id; });
    if (found != settings.profiles.cend())
        return *found;
    Q_ASSERT(!settings.profiles.isEmpty());
    return settings.profiles.constFirst();
}

QByteArray encodeSettings(const Settings &settings, const QJsonObject &former)
{
    QHash<QString, QJsonObject> formerProfiles;
    for (const QJsonValue &json : former.value("profiles"_L1).toArray())
        formerProfiles.insert(json.toObject().value("id"_L1).toString(), json.toObject());
    QJsonArray profiles;
    for (const Profile &profile : settings.profiles) {
        if (!profile.builtIn)
            profiles.append(withUnknown(encode(profile), formerProfiles.value(profile.id)));
    }
    const QJsonObject json{
        {u"profiles"_s, profiles},
        {u"currentProfile"_s, settings.currentProfileId},
        {u"theme"_s, wordOf(themeWords, settings.theme)},
        {u"sendKey"_s, wordOf(sendKeyWords, settings.sendKey)},
        {u"zoomPercent"_s, settings.zoomPercent},
        {u"windowGeometry"_s, QString::fromLatin1(settings.windowGeometry.toBase64())},
        {u"sidebarShown"_s, settings.sidebarShown}};
    return QJsonDocument(withUnknown(json, former)).toJson(QJsonDocument::Indented);
}

tl::expected<Settings, QString> decodeSettings(const QByteArray &text)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(text, &fault);
    if (fault.error != QJsonParseError::NoError)
        return tl::unexpected(QCoreApplication::translate("Hiwar::Settings", "Line %1: %2.")
                                  .arg(lineOf(text, fault.offset))
                                  .arg(fault.errorString()));
    if (!document.isObject())
        return tl::unexpected(QCoreApplication::translate(
            "Hiwar::Settings", "The file holds a list where an object is expected."));
    const QJsonObject json = document.object();
    Settings settings;
    settings.profiles = decodeProfiles(json.value("profiles"_L1).toArray());
    settings.currentProfileId = profileOf(settings, json.value("currentProfile"_L1).toString()).id;
    settings.theme = valueOf(themeWords, json.value("theme"_L1));
    settings.sendKey = valueOf(sendKeyWords, json.value("sendKey"_L1));
    settings.zoomPercent = std::clamp(json.value("zoomPercent"_L1).toInt(100), 50, 300);
    settings.windowGeometry =
        QByteArray::fromBase64(json.value("windowGeometry"_L1).toString().toLatin1());
    settings.sidebarShown = json.value("sidebarShown"_L1).toBool(true);
    return settings;
}

} // namespace Hiwar
