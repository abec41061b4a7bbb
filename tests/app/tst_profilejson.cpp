// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilejson.h"
#include "net/wire/modellist.h"
#include "tests/support/someprofile.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QByteArray textOf(const Profile &profile)
{
    return QJsonDocument(encodeProfile(profile)).toJson();
}

Profile read(const QByteArray &json)
{
    return decodeProfile(QJsonDocument::fromJson(json).object());
}

} // namespace

class ProfileJsonTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void neverWritesASecret();
    void boundsTheModels();
    void takesFirstValuesForWhatIsOdd_data();
    void takesFirstValuesForWhatIsOdd();
    void writesEveryField();
    void keepsUnknownFieldsOfEveryGroup();
    void forgetsWhatThePersonTookOut();
};

void ProfileJsonTest::readsWhatItWrites()
{
    QCOMPARE(decodeProfile(encodeProfile({})), Profile{});
    QRandomGenerator dice(4711);
    for (int round = 0; round < 2000; ++round) {
        const Profile profile = someProfile(dice);
        const Profile again = read(textOf(profile));
        QVERIFY2(again == profile, textOf(profile).constData());
        QCOMPARE(textOf(again), textOf(profile));
    }
}

void ProfileJsonTest::neverWritesASecret()
{
    Profile profile;
    profile.headers = {{u"X-Key"_s, u"sk-canary"_s, true}, {u"X-Plain"_s, u"seen"_s, false}};
    profile.baseUrl = u" https://me:sk-canary@api.example.com/v1?v=1"_s;
    const QByteArray json = textOf(profile);
    QVERIFY2(!json.contains("canary"), json.constData());
    const Profile again = read(json);
    QCOMPARE(again.headers.at(0), (ExtraHeader{u"X-Key"_s, {}, true}));
    QCOMPARE(again.headers.at(1), profile.headers.at(1));
    QCOMPARE(again.baseUrl, u" https://api.example.com/v1?v=1"_s);
}

void ProfileJsonTest::boundsTheModels()
{
    QByteArray json = "{\"models\": [\"" + QByteArray(maxModelName + 1, 'x') + '"';
    for (int i = 0; i < 3000; ++i)
        json += ",\"m" + QByteArray::number(i) + '"';
    const Profile profile = read(json + "]}");
    QCOMPARE(profile.models.size(), maxModels);
    QCOMPARE(profile.models.constFirst(), u"m0"_s);
}

void ProfileJsonTest::takesFirstValuesForWhatIsOdd_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Profile>("expected");
    const auto row = [](const char *json, const std::function<void(Profile &)> &how = {}) {
        Profile expected;
        if (how)
            how(expected);
        QTest::newRow(json) << QByteArray(json) << expected;
    };
    row(R"({"model": "m", "streamRefused": true, "refusedFields": ["top_p"]})",
        [](Profile &profile) { // of a Hiwar that remembered one model's
            profile.model = u"m"_s;
            profile.refusals = {{u"m"_s, {.stream = true, .fields = {u"top_p"_s}}}};
        });
    row(R"({"model": "m", "streamRefused": true, "refusals": []})",
        [](Profile &profile) { profile.model = u"m"_s; });
    row(R"({"refusals": [7, {}, {"model": "m", "fields": 1}], "systemPrompt": 3})");
    row(R"({"models": "m", "refusedFields": {}, "headers": 7, "extraBody": [1], "limits": 3})");
    row(R"({"proxy": null, "tls": [], "sendsReasoning": 1, "plainHttpAllowed": "true"})");
    row(R"({"models": ["a", 1, "", null, "b"]})", [](Profile &profile) {
        profile.models = {u"a"_s, u"b"_s};
    });
    row(R"({"headers": ["x", {"value": "v"}, {"name": "N", "value": 3}, {"name": "S",
            "secret": true, "value": "sk-canary"}]})",
        [](Profile &profile) {
            profile.headers = {{u"N"_s, {}, false}, {u"S"_s, {}, true}};
        });
    row(R"({"limits": {"connect": -1, "firstByte": "5", "silence": null}})");
    row(R"({"limits": {"connect": 0, "firstByte": 2.9, "silence": 1e300}})", [](Profile &profile) {
        profile.limits = {0s, 2s, 7 * 24h};
    });
    row(R"({"proxy": {"kind": "magic", "port": 70000, "host": 3}})");
    row(R"({"proxy": {"kind": "socks5", "port": 1080.5, "host": "h"}})",
        [](Profile &profile) { profile.proxy = {.kind = ProxyKind::Socks5, .host = u"h"_s}; });
    row(R"({"tls": {"pinnedSha256": "abc"}})");
    row(R"({"tls": {"pinnedSha256": "sha256 Fingerprint=AA:aa:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA:AA"}})",
        [](Profile &profile) { profile.tls.pinnedSha256 = QString(64, u'a'); });
    row(R"({"builtIn": true})");
}

void ProfileJsonTest::takesFirstValuesForWhatIsOdd()
{
    QFETCH(QByteArray, json);
    QVERIFY(!QJsonDocument::fromJson(json).isNull());
    QTEST(read(json), "expected");
}

/// Otherwise an unknown field from the file could return in its place.
void ProfileJsonTest::writesEveryField()
{
    QRandomGenerator dice(1);
    const QJsonObject some = encodeProfile(someProfile(dice));
    const QJsonObject empty = encodeProfile({});
    QCOMPARE(empty.keys(), some.keys());
    for (const QString &group : {u"limits"_s, u"proxy"_s, u"tls"_s})
        QCOMPARE(empty.value(group).toObject().keys(), some.value(group).toObject().keys());
}

void ProfileJsonTest::keepsUnknownFieldsOfEveryGroup()
{
    const auto former = QJsonDocument::fromJson(R"({"later": [1], "name": "old",
        "proxy": {"host": "old", "bypass": ["x"]}, "limits": {"total": 9}, "tls": 1})")
                            .object();
    Profile profile;
    profile.name = u"new"_s;
    const QJsonObject json = withUnknownFields(encodeProfile(profile), former);
    QCOMPARE(json.value("later"_L1).toArray().size(), 1);
    QCOMPARE(json.value("name"_L1).toString(), u"new"_s);
    QCOMPARE(json["proxy"_L1]["host"_L1].toString(), QString());
    QCOMPARE(json["proxy"_L1]["bypass"_L1].toArray().size(), 1);
    QCOMPARE(json["limits"_L1]["total"_L1].toInt(), 9);
    QCOMPARE(decodeProfile(json), profile);
}

void ProfileJsonTest::forgetsWhatThePersonTookOut()
{
    Profile profile;
    profile.extraBody = {{u"a"_s, QJsonObject{{u"b"_s, 1}}}};
    profile.limits.connect = 5s;
    const QJsonObject former = encodeProfile(profile);
    profile.extraBody = {};
    profile.limits = {};
    QCOMPARE(decodeProfile(withUnknownFields(encodeProfile(profile), former)), profile);
}

Q_DECLARE_METATYPE(Hiwar::Profile)

HIWAR_TEST(ProfileJsonTest, QCoreApplication)
#include "tst_profilejson.moc"
