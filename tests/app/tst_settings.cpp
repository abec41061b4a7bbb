// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/chosenmodels.h"
#include "app/settings/settings.h"
#include "tests/support/someprofile.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

Settings someSettings()
{
    Settings settings = firstSettings();
    Profile profile;
    profile.id = u"p1"_s;
    profile.name = u"عملي"_s;
    profile.baseUrl = u" https://api.example.com/v1/ "_s; // as typed
    profile.model = u"m-1"_s;
    profile.streaming = StreamMode::Off;
    profile.hasKey = true;
    learnStreamRefusal(profile, profile.model);
    settings.profiles.append(profile);
    settings.currentProfileId = u"p1"_s;
    settings.language = u"ar"_s;
    settings.theme = ThemePreference::Dark;
    settings.sendKey = SendKey::CtrlEnter;
    settings.reading = {.followReplies = false,
                        .pinQuestion = true,
                        .dollarFormulas = false,
                        .ownMarkdown = true,
                        .wrapCode = true,
                        .lineNumbers = true,
                        .captionTime = false,
                        .captionTokens = true,
                        .captionTook = true,
                        .announcements = Announcements::Ends,
                        .messages = MessageStyle::Plain};
    settings.files = {.longPaste = 0,
                      .longestSide = 1024,
                      .keepsOriginals = true,
                      .pdfsThemselves = true,
                      .sendsSound = false};
    settings.dictation = {.service = {u"p1"_s, u"whisper-1"_s}, .language = u"ar"_s};
    settings.look = {.interfaceFont = u"One"_s,
                     .textFont = u"Two"_s,
                     .codeFont = u"Three"_s,
                     .interfacePercent = 110,
                     .textPercent = 120,
                     .codePercent = 90,
                     .linePercent = 170,
                     .columnWidth = 960};
    settings.keymap.give(ShortcutId::Attach, {u"Ctrl+F"_s}); // taken from another
    settings.keymap.give(ShortcutId::Sidebar, {});
    settings.keymap.give(ShortcutId::Find, {u"Ctrl+O"_s, u"F8"_s});
    settings.recentCommands = {u"library"_s, u"setting Colours"_s};
    settings.zoomPercent = 125;
    settings.windowGeometry = QByteArray("\0\xff geometry", 11);
    settings.sidebarShown = false;
    settings.windows = {{.conversationId = u"c1"_s, .geometry = "\x01\xd9", .sidebarShown = true},
                        {.conversationId = u"c2"_s}};
    settings.sidebarOrder = ListOrder::Title;
    settings.titlesByModel = true;
    settings.helperModel = {u"p1"_s, u"small"_s};
    settings.warnsOfSecrets = false;
    settings.updates = {.daily = true,
                        .address = u"https://elsewhere.example/manifest.json"_s,
                        .lastLook = QDateTime::fromString(u"2026-11-22T10:00:00Z"_s, Qt::ISODate),
                        .newestVersion = u"1.10.0"_s,
                        .newestReleased = QDate(2026, 11, 20)};
    settings.favouriteModels = {{u"p"_s, u"one"_s}, {u"q"_s, u"two"_s}};
    settings.recentModels = {{u"q"_s, u"two"_s}};
    return settings;
}

} // namespace

class SettingsTest : public TestCase
{
    Q_OBJECT

private slots:
    void startsWithTheGuide();
    void readsWhatItWrites();
    void tellsTheLanguageAlone();
    void writesTheSameBytesForTheSameSettings();
    void neverWritesTheGuide();
    void takesFirstValuesForWhatIsOdd();
    void passesOverNoProfile();
    void makesEveryIdUnique();
    void fallsBackToTheGuideForAnUnknownProfile();
    void keepsWhatANewerHiwarWrote();
    void namesTheLineOfAFault();
    void readsAnyBytesWithoutHarm();
    void keepsTheOrderAndEveryFieldOfProfiles();
    void helpsByTheChosenProfileWhileItIsThere();
};

void SettingsTest::startsWithTheGuide()
{
    const Settings settings = firstSettings();
    QCOMPARE(settings.profiles.size(), 1);
    QVERIFY(settings.profiles.at(0).builtIn);
    QCOMPARE(settings.profiles.at(0).id, QString::fromLatin1(guideProfileId));
    QCOMPARE(settings.currentProfileId, QString::fromLatin1(guideProfileId));
    QCOMPARE(decodeSettings("{}"), firstSettings());
}

void SettingsTest::readsWhatItWrites()
{
    QCOMPARE(decodeSettings(encodeSettings(someSettings())), someSettings());
    QCOMPARE(decodeSettings(encodeSettings(firstSettings())), firstSettings());
}

void SettingsTest::tellsTheLanguageAlone()
{
    QCOMPARE(languageIn(encodeSettings(someSettings())), u"ar"_s);
    QCOMPARE(languageIn(encodeSettings(firstSettings())), QString());
    QCOMPARE(languageIn(R"({"language": ["ar"]})"), QString());
    QCOMPARE(languageIn("{ this is broken"), QString());
}

void SettingsTest::writesTheSameBytesForTheSameSettings()
{
    QCOMPARE(encodeSettings(*decodeSettings(encodeSettings(someSettings()))),
             encodeSettings(someSettings()));
}

void SettingsTest::neverWritesTheGuide()
{
    const auto json = QJsonDocument::fromJson(encodeSettings(someSettings())).object();
    QCOMPARE(json.value("profiles"_L1).toArray().size(), 1);
}

void SettingsTest::takesFirstValuesForWhatIsOdd()
{
    const auto settings = decodeSettings(R"({
        "profiles": [{"id": "p", "name": 3, "streaming": "sometimes", "hasKey": "yes"}],
        "currentProfile": "", "language": 7, "theme": "pink", "sendKey": 1, "zoomPercent": "big",
        "look": {"linePercent": "far", "columnWidth": "wide", "textFont": 7},
        "shortcuts": {"attach": "Ctrl+G", "no-such": ["Ctrl+G"], "copy": ["Ctrl+G"]},
        "recentCommands": {"a": 1}, "windowGeometry": {}, "sidebarShown": null, "sidebarOrder": "tags", "titlesByModel": 1,
        "helperModel": {"profile": 7, "model": "m"}, "dictation": {"profile": 7, "language": 1},
        "updates": {"daily": "yes", "address": 1, "lastLook": "soon", "newestReleased": 7},
        "favouriteModels": {"profile": "p"}, "recentModels": [7, {"profile": "p"}, {"model": "m"}],
        "reading": {"followReplies": "yes", "pinQuestion": 1, "spoken": "whispered"} })");
    QVERIFY(settings);
    Settings expected = firstSettings();
    Profile profile;
    profile.id = u"p"_s;
    expected.profiles.append(profile);
    QCOMPARE(*settings, expected);
    QCOMPARE(decodeSettings(R"({"zoomPercent": 1})")->zoomPercent, 50);
    QCOMPARE(decodeSettings(R"({"zoomPercent": 100000})")->zoomPercent, 300);
    QCOMPARE(decodeSettings(R"({"look": {"linePercent": 5000}})")->look.linePercent, 220);
    QCOMPARE(decodeSettings(R"({"look": {"codePercent": -1}})")->look.codePercent, 70);
    QCOMPARE(decodeSettings(R"({"reading": ["followReplies"]})")->reading, ReadingOptions());
    QCOMPARE(decodeSettings(R"({"files": {"longPaste": "all", "sendsSound": 0}})")->files,
             FileOptions());
    QCOMPARE(decodeSettings(R"({"files": {"longPaste": -7, "longestSide": 1e9}})")->files,
             (FileOptions{.longPaste = 100, .longestSide = 16'384}));
    QCOMPARE(decodeSettings(R"({"files": {"longPaste": 1, "longestSide": 7}})")->files,
             (FileOptions{.longPaste = 100, .longestSide = 64}));
}

/// Skipped profiles would be overwritten, and the Guide would answer in their place.
void SettingsTest::passesOverNoProfile()
{
    for (const char *json :
         {R"({"profiles": {"p": {"id": "p"}}})", R"({"profiles": "p"})", R"({"profiles": null})",
          R"({"profiles": [[{"id": "p"}]]})", R"({"profiles": [{"id": "p"}, 7]})",
          R"({"profiles": [{"id": "7"}], "currentProfile": 7})"})
        QVERIFY2(!decodeSettings(json), json);
}

void SettingsTest::makesEveryIdUnique()
{
    const auto settings = decodeSettings(R"({"profiles": [
        {"id": "p", "hasKey": true}, {"id": "p", "hasKey": true}, {"id": ""}, {"id": "guide"}]})");
    QVERIFY(settings);
    QSet<QString> ids;
    for (const Profile &profile : settings->profiles) {
        QVERIFY(!profile.id.isEmpty());
        ids.insert(profile.id);
    }
    QCOMPARE(ids.size(), 5);
    QVERIFY(settings->profiles.at(0).builtIn);
    QVERIFY(!settings->profiles.at(4).builtIn);
    QVERIFY(settings->profiles.at(1).hasKey);
    QVERIFY(!settings->profiles.at(2).hasKey); // the key in the keychain belongs to the first one
}

void SettingsTest::fallsBackToTheGuideForAnUnknownProfile()
{
    const Settings settings = someSettings();
    QCOMPARE(profileOf(settings, u"p1"_s).name, u"عملي"_s);
    QVERIFY(profileOf(settings, u"gone"_s).builtIn);
    QCOMPARE(decodeSettings(R"({"currentProfile": "gone"})")->currentProfileId, u"guide"_s);
    QCOMPARE(decodeSettings(R"({"currentProfile": "gone"})")->missingProfileId, u"gone"_s);
    QCOMPARE(decodeSettings("{}")->missingProfileId, QString());
}

void SettingsTest::keepsWhatANewerHiwarWrote()
{
    const auto former = QJsonDocument::fromJson(R"({
        "later": {"a": 1}, "theme": "light", "shortcuts": {"later": ["F9"], "print": ["F10"]}, "reading": {"wrapCode": false, "ruler": true},
        "profiles": [{"id": "p1", "avatar": ["x"], "model": "old"}, {"id": "gone", "avatar": []}]
        })")
                            .object();
    const auto json = QJsonDocument::fromJson(encodeSettings(someSettings(), former)).object();
    QCOMPARE(json.value("later"_L1).toObject().value("a"_L1).toInt(), 1);
    QCOMPARE(json.value("theme"_L1).toString(), u"dark"_s);
    QVERIFY(json.value("reading"_L1).toObject().value("ruler"_L1).toBool());
    QVERIFY(json.value("reading"_L1).toObject().value("wrapCode"_L1).toBool());
    const auto shortcuts = json.value("shortcuts"_L1).toObject();
    QCOMPARE(shortcuts.value("later"_L1).toArray().size(), 1);
    QVERIFY(!shortcuts.contains("print"_L1)); // it was reset
    const auto profiles = json.value("profiles"_L1).toArray();
    QCOMPARE(profiles.size(), 1);
    QCOMPARE(profiles.at(0).toObject().value("avatar"_L1).toArray().size(), 1);
    QCOMPARE(profiles.at(0).toObject().value("model"_L1).toString(), u"m-1"_s);
}

void SettingsTest::namesTheLineOfAFault()
{
    const auto settings = decodeSettings("{\n  \"theme\": \"dark\",\n  oops\n}");
    QVERIFY(!settings);
    QVERIFY2(settings.error().contains(u"Line 3"_s), qPrintable(settings.error()));
    QVERIFY(!decodeSettings("[]"));
    QVERIFY(!decodeSettings(""));
}

void SettingsTest::readsAnyBytesWithoutHarm()
{
    const QByteArray whole = encodeSettings(someSettings());
    for (qsizetype cut = 0; cut < whole.size() - 1; ++cut)
        QVERIFY(!decodeSettings(whole.left(cut)));
}

void SettingsTest::keepsTheOrderAndEveryFieldOfProfiles()
{
    QRandomGenerator dice(7);
    for (int round = 0; round < 50; ++round) {
        Settings settings = firstSettings();
        for (int i = 0; i < 8; ++i) {
            Profile profile = someProfile(dice);
            profile.id += QString::number(i);
            settings.profiles.append(profile);
        }
        settings.profiles.move(1, 8); // as a user may reorder them
        QCOMPARE(decodeSettings(encodeSettings(settings)), settings);
    }
}

void SettingsTest::helpsByTheChosenProfileWhileItIsThere()
{
    Settings settings = someSettings();
    QCOMPARE(helperOf(settings), (ModelRef{u"p1"_s, u"small"_s}));
    settings.profiles.last().isOff = true;
    QCOMPARE(helperOf(settings), ModelRef());
    settings.profiles.removeLast();
    QCOMPARE(helperOf(settings), ModelRef());
    QCOMPARE(helperOf(firstSettings()), ModelRef());
}

HIWAR_TEST(SettingsTest, QCoreApplication)
#include "tst_settings.moc"
