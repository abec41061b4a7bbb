// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilefile.h"
#include "tests/support/someprofile.h"
#include "tests/support/testcase.h"

#include <QJsonDocument>
#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A profile with a canary in every field where a user could have put a secret.
Profile full()
{
    Profile profile;
    profile.id = u"the-id-of-the-keychain"_s;
    profile.name = u"Work"_s;
    profile.baseUrl = u"https://me:canary@api.example.com/v1?api-version=1&api-key=canary&a=b"_s;
    profile.model = u"m-1"_s;
    profile.models = {u"m-1"_s, u"m-2"_s};
    profile.hasKey = true;
    profile.plainHttpAllowed = true;
    profile.refusals[u"m"_s].fields = {u"temperature"_s};
    profile.headers = {{u"X-Secret"_s, u"canary"_s, true},
                       {u"Authorization"_s, u"Bearer canary"_s, false},
                       {u"X-Title"_s, u"Hiwar"_s, false}};
    profile.extraBody = {
        {u"top_k"_s, 3},
        {u"max_tokens"_s, 100},
        {u"api_key"_s, u"canary"_s},
        {u"data_sources"_s, QJsonArray{QJsonObject{{u"key"_s, u"canary"_s}, {u"index"_s, 1}}}}};
    profile.limits = {5s, {}, 0s};
    profile.proxy = {.kind = ProxyKind::Http,
                     .host = u"proxy"_s,
                     .port = 3128,
                     .user = u"joe"_s,
                     .hasPassword = true};
    profile.tls = {.caFile = u"/etc/ssl/our.pem"_s,
                   .certificateFile = u"\\\\evil\\share\\c.pem"_s,
                   .privateKeyFile = u"//evil/k.pem"_s,
                   .hasPassphrase = true,
                   .pinnedSha256 = QString(64, u'a')};
    return profile;
}

QByteArray file(const QByteArray &profiles)
{
    return "{\"hiwar-profiles\": 1, \"profiles\": " + profiles + '}';
}

const QByteArray liar = R"([{"id": "guide", "name": "Guide",
            "builtIn": true, "hasKey": true, "plainHttpAllowed": true, "baseUrl": "x.test",
            "proxy": {"hasPassword": true}, "tls": {"hasPassphrase": true,
            "caFile": "\\\\evil\\ca.pem"}, "headers": [{"name": "Cookie", "value": "c"}]}])";

const QByteArray namesakes =
    R"([{"name": "work"}, {"name": "Work"}, {"name": "Home 9"}, {"name": "\u202Eevil\n"},
                     {"name": "", "baseUrl": "https://x.test/v1"}, {"name": 3}, {}])";

} // namespace

class ProfileFileTest : public TestCase
{
    Q_OBJECT

private slots:
    void handsOnNoSecret()
    {
        Profile guide;
        guide.builtIn = true;
        const QByteArray json = exportProfiles({guide, full()});
        QVERIFY2(!json.contains("canary"), json.constData());
        QVERIFY(!json.contains("the-id-of-the-keychain"));
        QVERIFY(!json.contains("aaaaaaaa")); // the pinned certificate
    }

    void bringsBackTheRest()
    {
        const auto again = importProfiles(exportProfiles({full()}));
        QVERIFY(again);
        QCOMPARE(again->size(), 1);
        const Profile &profile = again->constFirst();
        Profile expected = full();
        expected.id = profile.id;
        expected.baseUrl = u"https://api.example.com/v1?api-version=1&a=b"_s;
        expected.hasKey = false;
        expected.plainHttpAllowed = false;
        expected.headers[0].value.clear();
        expected.headers[1] = {u"Authorization"_s, {}, true};
        expected.extraBody.remove(u"api_key"_s);
        expected.extraBody.insert(u"data_sources"_s, QJsonArray{QJsonObject{{u"index"_s, 1}}});
        expected.proxy.hasPassword = false;
        expected.tls = {.caFile = u"/etc/ssl/our.pem"_s};
        QVERIFY2(profile == expected, exportProfiles({profile}).constData());
    }

    void anyProfileSurvivesTheWayThere()
    {
        QRandomGenerator dice(99);
        for (int round = 0; round < 500; ++round) {
            const QByteArray once = exportProfiles(
                *importProfiles(exportProfiles({someProfile(dice), someProfile(dice)})));
            QCOMPARE(exportProfiles(*importProfiles(once)), once);
        }
    }

    void believesNothing()
    {
        const auto profiles = importProfiles(file(liar));
        QVERIFY(profiles);
        const Profile &profile = profiles->constFirst();
        QVERIFY(profile.id != u"guide"_s && !profile.id.isEmpty());
        QVERIFY(!profile.builtIn && !profile.hasKey && !profile.plainHttpAllowed);
        QVERIFY(!profile.proxy.hasPassword && !profile.tls.hasPassphrase);
        QVERIFY(profile.tls.caFile.isEmpty());
        QCOMPARE(profile.headers.constFirst(), (ExtraHeader{u"Cookie"_s, {}, true}));
    }

    void givesEachANameOfItsOwn()
    {
        const auto profiles =
            importProfiles(file(namesakes), {u"Work"_s, u"Home 9"_s, u"Imported profile"_s});
        QVERIFY(profiles);
        QStringList names;
        QSet<QString> ids;
        for (const Profile &profile : *profiles) {
            names.append(profile.name);
            ids.insert(profile.id);
        }
        QCOMPARE(names, (QStringList{u"work 2"_s, u"Work 3"_s, u"Home 10"_s, u"evil"_s, u"x.test"_s,
                                     u"Imported profile 2"_s, u"Imported profile 3"_s}));
        QCOMPARE(ids.size(), 7);
    }

    void refusesWithASentence_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("sk-canary");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("no marker") << QByteArray("{\"profiles\": [{}]}");
        QTest::newRow("a word as marker") << QByteArray("{\"hiwar-profiles\": \"1\"}");
        QTest::newRow("a newer one") << QByteArray("{\"hiwar-profiles\": 2, \"profiles\": [{}]}");
        QTest::newRow("none") << file("[]");
        QTest::newRow("no list") << file("{}");
        QTest::newRow("nothing of use") << file("[1, null, \"x\", []]");
        QTest::newRow("deep") << file(QByteArray(100000, '[') + QByteArray(100000, ']'));
        QTest::newRow("too many") << file('[' + QByteArray("{},").repeated(maxImported) + "{}]");
        QTest::newRow("too large")
            << file("[{\"name\": \"" + QByteArray(maxProfileFile, 'x') + "\"}]");
    }
    void refusesWithASentence()
    {
        QFETCH(QByteArray, json);
        const auto profiles = importProfiles(json);
        QVERIFY(!profiles);
        QVERIFY2(profiles.error().endsWith(u'.'), qPrintable(profiles.error()));
        QVERIFY(!profiles.error().contains(u"canary"_s));
    }

    void readsAnyCutWithoutHarm()
    {
        const QByteArray whole = exportProfiles({full()});
        for (qsizetype cut = 0; cut < whole.size() - 1; ++cut)
            QVERIFY(!importProfiles(QByteArrayView(whole).first(cut)));
    }

    void aDuplicateIsAnother()
    {
        const Profile copy = duplicate(full(), {u"Work"_s, u"work 2"_s});
        QVERIFY(copy.id != full().id && !copy.id.isEmpty());
        QCOMPARE(copy.name, u"Work 3"_s);
        Profile same = copy;
        same.id = full().id;
        same.name = full().name;
        QVERIFY(same == full());
        QCOMPARE(duplicate(copy, {u"Work 3"_s}).name, u"Work 4"_s);
    }
};

HIWAR_TEST(ProfileFileTest, QCoreApplication)
#include "tst_profilefile.moc"
