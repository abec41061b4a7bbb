// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include "app/settings/profilejson.h"

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

constexpr JsonWords<ThemePreference> themeWords{{ThemePreference::System, "system"_L1},
                                                {ThemePreference::Light, "light"_L1},
                                                {ThemePreference::Dark, "dark"_L1}};
constexpr JsonWords<SendKey> sendKeyWords{{SendKey::Enter, "enter"_L1},
                                          {SendKey::CtrlEnter, "ctrl-enter"_L1}};
constexpr JsonWords<ListOrder> orderWords{{ListOrder::LastChange, "changed"_L1},
                                          {ListOrder::Created, "created"_L1},
                                          {ListOrder::Title, "title"_L1}};
constexpr JsonWords<Announcements> spokenWords{{Announcements::Sentences, "sentences"_L1},
                                               {Announcements::Ends, "ends"_L1},
                                               {Announcements::None, "nothing"_L1}};
constexpr JsonWords<MessageStyle> messageStyleWords{{MessageStyle::Bubbles, "bubbles"_L1},
                                                    {MessageStyle::Plain, "plain"_L1}};

constexpr JsonWords<NotifyOf> notifyWords{{NotifyOf::All, "all"_L1},
                                          {NotifyOf::Failures, "failures"_L1},
                                          {NotifyOf::Nothing, "nothing"_L1}};
constexpr JsonWords<DesktopSearch> searchWords{{DesktopSearch::Titles, "titles"_L1},
                                               {DesktopSearch::Messages, "messages"_L1},
                                               {DesktopSearch::Nothing, "nothing"_L1}};

QJsonObject encodeReading(const ReadingOptions &reading)
{
    return {{u"followReplies"_s, reading.followReplies},
            {u"pinQuestion"_s, reading.pinQuestion},
            {u"dollarFormulas"_s, reading.dollarFormulas},
            {u"ownMarkdown"_s, reading.ownMarkdown},
            {u"wrapCode"_s, reading.wrapCode},
            {u"lineNumbers"_s, reading.lineNumbers},
            {u"captionTime"_s, reading.captionTime},
            {u"captionTokens"_s, reading.captionTokens},
            {u"captionTook"_s, reading.captionTook},
            {u"spoken"_s, wordOf(spokenWords, reading.announcements)},
            {u"messages"_s, wordOf(messageStyleWords, reading.messages)}};
}

ReadingOptions decodeReading(const QJsonObject &json)
{
    const ReadingOptions first;
    return {.followReplies = json.value("followReplies"_L1).toBool(first.followReplies),
            .pinQuestion = json.value("pinQuestion"_L1).toBool(first.pinQuestion),
            .dollarFormulas = json.value("dollarFormulas"_L1).toBool(first.dollarFormulas),
            .ownMarkdown = json.value("ownMarkdown"_L1).toBool(first.ownMarkdown),
            .wrapCode = json.value("wrapCode"_L1).toBool(first.wrapCode),
            .lineNumbers = json.value("lineNumbers"_L1).toBool(first.lineNumbers),
            .captionTime = json.value("captionTime"_L1).toBool(first.captionTime),
            .captionTokens = json.value("captionTokens"_L1).toBool(first.captionTokens),
            .captionTook = json.value("captionTook"_L1).toBool(first.captionTook),
            .announcements = valueOf(spokenWords, json.value("spoken"_L1)),
            .messages = valueOf(messageStyleWords, json.value("messages"_L1))};
}

QJsonObject encodeFiles(const FileOptions &files)
{
    return {{u"longPaste"_s, files.longPaste},
            {u"longestSide"_s, files.longestSide},
            {u"keepsOriginals"_s, files.keepsOriginals},
            {u"pdfsThemselves"_s, files.pdfsThemselves},
            {u"sendsSound"_s, files.sendsSound}};
}

/// 0 stays: it says that there is no limit.
int limitIn(const QJsonValue &json, int usual, int least, int most)
{
    const int limit = json.toInt(usual);
    return limit == 0 ? 0 : std::clamp(limit, least, most);
}

FileOptions decodeFiles(const QJsonObject &json)
{
    const FileOptions first;
    return {.longPaste = limitIn(json.value("longPaste"_L1), first.longPaste, 100, 10'000'000),
            .longestSide = limitIn(json.value("longestSide"_L1), first.longestSide, 64, 16'384),
            .keepsOriginals = json.value("keepsOriginals"_L1).toBool(first.keepsOriginals),
            .pdfsThemselves = json.value("pdfsThemselves"_L1).toBool(first.pdfsThemselves),
            .sendsSound = json.value("sendsSound"_L1).toBool(first.sendsSound)};
}

QJsonObject encodeSpelling(const SpellingOptions &spelling)
{
    QJsonObject json{{u"isOn"_s, spelling.isOn}};
    if (spelling.languages)
        json.insert(u"languages"_s, QJsonArray::fromStringList(*spelling.languages));
    return json;
}

/// More dictionaries than any computer has.
constexpr qsizetype maxDictionaries = 200;

QJsonObject encodeLook(const LookOptions &look)
{
    return {
        {u"interfaceFont"_s, look.interfaceFont}, {u"textFont"_s, look.textFont},
        {u"codeFont"_s, look.codeFont},           {u"interfacePercent"_s, look.interfacePercent},
        {u"textPercent"_s, look.textPercent},     {u"codePercent"_s, look.codePercent},
        {u"linePercent"_s, look.linePercent},     {u"columnWidth"_s, look.columnWidth}};
}

LookOptions decodeLook(const QJsonObject &json)
{
    const LookOptions first;
    const auto percent = [&json](QLatin1StringView name) {
        return std::clamp(json.value(name).toInt(100), 70, 200);
    };
    return {.interfaceFont = json.value("interfaceFont"_L1).toString(),
            .textFont = json.value("textFont"_L1).toString(),
            .codeFont = json.value("codeFont"_L1).toString(),
            .interfacePercent = percent("interfacePercent"_L1),
            .textPercent = percent("textPercent"_L1),
            .codePercent = percent("codePercent"_L1),
            .linePercent =
                std::clamp(json.value("linePercent"_L1).toInt(first.linePercent), 110, 220),
            .columnWidth =
                std::clamp(json.value("columnWidth"_L1).toInt(first.columnWidth), 480, 1600)};
}

/// Keeps the keys of actions that only a newer Hiwar has.
QJsonObject encodeKeymap(const Keymap &keymap, const QJsonObject &former)
{
    QJsonObject json;
    for (auto each = former.begin(); each != former.end(); ++each) {
        if (!shortcutNamed(each.key()))
            json.insert(each.key(), each.value());
    }
    const Keymap::Changes &changes = keymap.changes();
    for (auto each = changes.cbegin(); each != changes.cend(); ++each)
        json.insert(QString::fromLatin1(shortcutOf(each.key()).word),
                    QJsonArray::fromStringList(each.value()));
    return json;
}

QStringList decodeWords(const QJsonValue &json, qsizetype most)
{
    QStringList words;
    const QJsonArray list = json.toArray();
    for (const auto &each : list) {
        const QString word = each.toString();
        if (!word.isEmpty() && words.size() < most && !words.contains(word))
            words.append(word);
    }
    return words;
}

SpellingOptions decodeSpelling(const QJsonObject &json)
{
    SpellingOptions spelling{.isOn = json.value("isOn"_L1).toBool(true)};
    if (const QJsonValue languages = json.value("languages"_L1); languages.isArray())
        spelling.languages = decodeWords(languages, maxDictionaries);
    return spelling;
}

/// What an action can have at most: nobody needs more.
constexpr qsizetype maxKeys = 8;

Keymap decodeKeymap(const QJsonObject &json)
{
    Keymap keymap;
    for (auto each = json.begin(); each != json.end(); ++each) {
        if (const auto id = shortcutNamed(each.key()); id && each.value().isArray())
            keymap.give(*id, decodeWords(each.value(), maxKeys));
    }
    return keymap;
}

QJsonObject encodeUpdates(const UpdateChoices &updates)
{
    return {{u"daily"_s, updates.daily},
            {u"address"_s, updates.address},
            {u"lastLook"_s, updates.lastLook.toUTC().toString(Qt::ISODate)},
            {u"newestVersion"_s, updates.newestVersion},
            {u"newestReleased"_s, updates.newestReleased.toString(Qt::ISODate)}};
}

UpdateChoices decodeUpdates(const QJsonObject &json)
{
    return {.daily = json.value("daily"_L1).toBool(false),
            .address = json.value("address"_L1).toString(),
            .lastLook = QDateTime::fromString(json.value("lastLook"_L1).toString(), Qt::ISODate),
            .newestVersion = json.value("newestVersion"_L1).toString(),
            .newestReleased =
                QDate::fromString(json.value("newestReleased"_L1).toString(), Qt::ISODate)};
}

QJsonObject encodeDesktop(const DesktopChoices &desktop)
{
    return {{u"notifyOf"_s, wordOf(notifyWords, desktop.notifyOf)},
            {u"showsReply"_s, desktop.showsReply},
            {u"playsSound"_s, desktop.playsSound},
            {u"countsUnread"_s, desktop.countsUnread},
            {u"trayIcon"_s, desktop.hasTrayIcon},
            {u"staysInTray"_s, desktop.staysInTray},
            {u"startsAtLogin"_s, desktop.startsAtLogin},
            {u"quickKeys"_s, desktop.hasQuickKeys},
            {u"search"_s, wordOf(searchWords, desktop.search)},
            {u"listsRecent"_s, desktop.listsRecent}};
}

DesktopChoices decodeDesktop(const QJsonObject &json)
{
    const DesktopChoices first;
    return {.notifyOf = valueOf(notifyWords, json.value("notifyOf"_L1)),
            .showsReply = json.value("showsReply"_L1).toBool(first.showsReply),
            .playsSound = json.value("playsSound"_L1).toBool(first.playsSound),
            .countsUnread = json.value("countsUnread"_L1).toBool(first.countsUnread),
            .hasTrayIcon = json.value("trayIcon"_L1).toBool(first.hasTrayIcon),
            .staysInTray = json.value("staysInTray"_L1).toBool(first.staysInTray),
            .startsAtLogin = json.value("startsAtLogin"_L1).toBool(first.startsAtLogin),
            .hasQuickKeys = json.value("quickKeys"_L1).toBool(first.hasQuickKeys),
            .search = valueOf(searchWords, json.value("search"_L1)),
            .listsRecent = json.value("listsRecent"_L1).toBool(first.listsRecent)};
}

QJsonObject encodeModel(const ModelRef &model)
{
    return {{u"profile"_s, model.profileId}, {u"model"_s, model.model}};
}

ModelRef decodeModel(const QJsonValue &json)
{
    return {json["profile"_L1].toString(), json["model"_L1].toString()};
}

QJsonArray encodeModels(const QList<ModelRef> &models)
{
    QJsonArray array;
    for (const ModelRef &each : models)
        array.append(encodeModel(each));
    return array;
}

/// Without a profile there is nobody who could have that model.
ModelRef decodeHelper(const QJsonValue &json)
{
    const ModelRef model = decodeModel(json);
    return model.profileId.isEmpty() ? ModelRef() : model;
}

QJsonObject encodeDictation(const DictationChoice &dictation)
{
    QJsonObject json = encodeModel(dictation.service);
    json.insert(u"language"_s, dictation.language);
    return json;
}

DictationChoice decodeDictation(const QJsonValue &json)
{
    return {.service = decodeHelper(json), .language = json["language"_L1].toString().left(16)};
}

QList<ModelRef> decodeModels(const QJsonValue &json, qsizetype most)
{
    QList<ModelRef> models;
    const QJsonArray list = json.toArray();
    for (const auto &each : list) {
        const ModelRef model = decodeModel(each);
        if (!model.profileId.isEmpty() && !model.model.isEmpty() && models.size() < most &&
            !models.contains(model))
            models.append(model);
    }
    return models;
}

/// Accepts an absent list; any other wrong value is an error, because saving would overwrite it.
bool areProfiles(const QJsonValue &value)
{
    const QJsonArray array = value.toArray();
    return value.isUndefined() ||
           (value.isArray() && std::all_of(array.begin(), array.end(),
                                           [](const QJsonValue &each) { return each.isObject(); }));
}

QList<Profile> decodeProfiles(const QJsonArray &array)
{
    QList<Profile> profiles{guideProfile()};
    QSet<QString> ids{profiles.constFirst().id};
    for (const auto &json : array) {
        Profile profile = decodeProfile(json.toObject());
        if (profile.id.isEmpty() || ids.contains(profile.id)) {
            // The keychain identifies a profile by its id: a key belongs to one profile alone.
            profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
            profile.hasKey = false;
        }
        ids.insert(profile.id);
        profiles.append(profile);
    }
    return profiles;
}

int lineOf(const QByteArray &json, int offset)
{
    return int(std::count(json.cbegin(), json.cbegin() + std::min<qsizetype>(offset, json.size()),
                          '\n')) +
           1;
}

} // namespace

Profile guideProfile()
{
    Profile profile;
    profile.id = QString::fromLatin1(guideProfileId);
    profile.name = QCoreApplication::translate("Hiwar::Settings", "Guide");
    profile.model = u"hiwar-guide"_s;
    profile.builtIn = true;
    return profile;
}

Settings firstSettings()
{
    Settings settings;
    settings.profiles = {guideProfile()};
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
    const QJsonArray formerList = former.value("profiles"_L1).toArray();
    for (const auto &json : formerList)
        formerProfiles.insert(json.toObject().value("id"_L1).toString(), json.toObject());
    QJsonArray profiles;
    for (const Profile &profile : settings.profiles) {
        if (!profile.builtIn)
            profiles.append(
                withUnknownFields(encodeProfile(profile), formerProfiles.value(profile.id)));
    }
    const QJsonObject json{
        {u"profiles"_s, profiles},
        {u"currentProfile"_s, settings.currentProfileId},
        {u"language"_s, settings.language},
        {u"theme"_s, wordOf(themeWords, settings.theme)},
        {u"sendKey"_s, wordOf(sendKeyWords, settings.sendKey)},
        {u"reading"_s, encodeReading(settings.reading)},
        {u"files"_s, encodeFiles(settings.files)},
        {u"spelling"_s, encodeSpelling(settings.spelling)},
        {u"dictation"_s, encodeDictation(settings.dictation)},
        {u"look"_s, encodeLook(settings.look)},
        {u"shortcuts"_s, encodeKeymap(settings.keymap, former.value("shortcuts"_L1).toObject())},
        {u"recentCommands"_s, QJsonArray::fromStringList(settings.recentCommands)},
        {u"zoomPercent"_s, settings.zoomPercent},
        {u"windowGeometry"_s, QString::fromLatin1(settings.windowGeometry.toBase64())},
        {u"sidebarShown"_s, settings.sidebarShown},
        {u"tabs"_s, encodeTabs(settings.tabs)},
        {u"windows"_s, encodeWindows(settings.windows)},
        {u"sidebarOrder"_s, wordOf(orderWords, settings.sidebarOrder)},
        {u"titlesByModel"_s, settings.titlesByModel},
        {u"helperModel"_s, encodeModel(settings.helperModel)},
        {u"warnsOfSecrets"_s, settings.warnsOfSecrets},
        {u"updates"_s, encodeUpdates(settings.updates)},
        {u"desktop"_s, encodeDesktop(settings.desktop)},
        {u"favouriteModels"_s, encodeModels(settings.favouriteModels)},
        {u"recentModels"_s, encodeModels(settings.recentModels)}};
    return QJsonDocument(withUnknownFields(json, former)).toJson(QJsonDocument::Indented);
}

tl::expected<Settings, QString> decodeSettings(const QByteArray &json)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError)
        return tl::unexpected(QCoreApplication::translate("Hiwar::Settings", "Line %1: %2.")
                                  .arg(lineOf(json, fault.offset))
                                  .arg(fault.errorString()));
    if (!document.isObject())
        return tl::unexpected(QCoreApplication::translate(
            "Hiwar::Settings", "The file holds a list where an object is expected."));
    const QJsonObject object = document.object();
    const QJsonValue current = object.value("currentProfile"_L1);
    if (!areProfiles(object.value("profiles"_L1)))
        return tl::unexpected(QCoreApplication::translate("Hiwar::Settings",
                                                          "“profiles” is not a list of profiles."));
    if (!current.isUndefined() && !current.isString())
        return tl::unexpected(QCoreApplication::translate(
            "Hiwar::Settings", "“currentProfile” is not the name of a profile."));
    Settings settings;
    settings.profiles = decodeProfiles(object.value("profiles"_L1).toArray());
    settings.currentProfileId = profileOf(settings, current.toString()).id;
    if (settings.currentProfileId != current.toString())
        settings.missingProfileId = current.toString();
    settings.language = object.value("language"_L1).toString();
    settings.theme = valueOf(themeWords, object.value("theme"_L1));
    settings.sendKey = valueOf(sendKeyWords, object.value("sendKey"_L1));
    settings.reading = decodeReading(object.value("reading"_L1).toObject());
    settings.files = decodeFiles(object.value("files"_L1).toObject());
    settings.spelling = decodeSpelling(object.value("spelling"_L1).toObject());
    settings.dictation = decodeDictation(object.value("dictation"_L1));
    settings.look = decodeLook(object.value("look"_L1).toObject());
    settings.keymap = decodeKeymap(object.value("shortcuts"_L1).toObject());
    settings.recentCommands = decodeWords(object.value("recentCommands"_L1), maxRecentCommands);
    settings.zoomPercent = std::clamp(object.value("zoomPercent"_L1).toInt(100), 50, 300);
    settings.windowGeometry =
        QByteArray::fromBase64(object.value("windowGeometry"_L1).toString().toLatin1());
    settings.sidebarShown = object.value("sidebarShown"_L1).toBool(true);
    settings.tabs = decodeTabs(object.value("tabs"_L1).toObject());
    settings.windows = decodeWindows(object.value("windows"_L1).toArray());
    settings.sidebarOrder = valueOf(orderWords, object.value("sidebarOrder"_L1));
    settings.titlesByModel = object.value("titlesByModel"_L1).toBool(false);
    settings.helperModel = decodeHelper(object.value("helperModel"_L1));
    settings.warnsOfSecrets = object.value("warnsOfSecrets"_L1).toBool(true);
    settings.updates = decodeUpdates(object.value("updates"_L1).toObject());
    settings.desktop = decodeDesktop(object.value("desktop"_L1).toObject());
    settings.favouriteModels = decodeModels(object.value("favouriteModels"_L1), maxFavouriteModels);
    settings.recentModels = decodeModels(object.value("recentModels"_L1), maxRecentModels);
    return settings;
}

QString languageIn(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object().value("language"_L1).toString();
}

} // namespace Hiwar
