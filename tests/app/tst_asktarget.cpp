// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/asktarget.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

Settings twoProfiles()
{
    Settings settings = firstSettings();
    settings.profiles.append({.id = u"1"_s,
                              .name = u"Work"_s,
                              .baseUrl = u"https://api.example.com/v1"_s,
                              .model = u"m"_s,
                              .hasKey = true});
    settings.currentProfileId = u"1"_s;
    return settings;
}

} // namespace

class AskTargetTest : public TestCase
{
    Q_OBJECT

private slots:
    void takesTheProfileLastUsed()
    {
        const auto target = askTargetOf({}, twoProfiles());
        QVERIFY(target);
        QCOMPARE(target->profile.id, u"1"_s);
        QVERIFY(target->mayUseStoredKey);
    }

    void findsAProfileByNameInAnyCase()
    {
        Settings settings = twoProfiles();
        settings.currentProfileId = QString::fromLatin1(guideProfileId);
        AskOptions options;
        options.profile = u"wORK"_s;
        QCOMPARE(askTargetOf(options, settings)->profile.id, u"1"_s);
        options.profile = u"home"_s;
        QVERIFY(!askTargetOf(options, settings));
    }

    void asksNobodyInThePlaceOfAProfileThatIsGone()
    {
        Settings settings = twoProfiles();
        settings.missingProfileId = u"gone"_s;
        QVERIFY(askTargetOf({}, settings).error().contains(u"gone"_s));
        AskOptions options;
        options.profile = u"work"_s;
        QVERIFY(askTargetOf(options, settings));
        options.profile.clear();
        options.baseUrl = u"http://localhost:1/v1"_s;
        QVERIFY(askTargetOf(options, settings));
    }

    void takesTheModelWithoutTheBlanksAroundIt()
    {
        AskOptions options;
        options.model = u" m-2\n"_s;
        QCOMPARE(askTargetOf(options, twoProfiles())->profile.model, u"m-2"_s);
        options.model = u" "_s;
        QCOMPARE(askTargetOf(options, twoProfiles())->profile.model,
                 twoProfiles().profiles.last().model);
    }

    void aStoredKeyStaysWithItsOrigin_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("mayUse");
        QTest::newRow("same") << u"https://api.example.com/v1"_s << true;
        QTest::newRow("other path") << u"https://api.example.com/v2/"_s << true;
        QTest::newRow("port written out") << u"https://api.example.com:443"_s << true;
        QTest::newRow("other port") << u"https://api.example.com:8443/v1"_s << false;
        QTest::newRow("other host") << u"https://example.com/v1"_s << false;
        QTest::newRow("no TLS") << u"http://api.example.com/v1"_s << false;
        QTest::newRow("nonsense") << u"ftp://api.example.com"_s << false;
    }
    void aStoredKeyStaysWithItsOrigin()
    {
        QFETCH(QString, url);
        QFETCH(bool, mayUse);
        AskOptions options;
        options.baseUrl = url;
        const auto target = askTargetOf(options, twoProfiles());
        QVERIFY(target);
        QCOMPARE(target->mayUseStoredKey, mayUse);
        QCOMPARE(target->profile.baseUrl, url);
        QCOMPARE(target->profile.model, mayUse ? u"m"_s : QString());
    }

    void anotherServiceGetsNothingOfTheProfilesOwn()
    {
        Settings settings = twoProfiles();
        Profile &own = settings.profiles.last();
        own.headers = {{u"X-Key"_s, {}, true}, {u"X-Plain"_s, u"v"_s, false}};
        own.extraBody = {{u"user"_s, u"me"_s}};
        own.refusals[own.model].fields = {u"system"_s};
        own.plainHttpAllowed = true;
        own.sendsReasoning = true;
        own.limits.connect = std::chrono::seconds(3);
        own.proxy = {.kind = ProxyKind::Socks5, .host = u"p"_s, .port = 1, .hasPassword = true};
        own.tls = {.caFile = u"/ca"_s,
                   .certificateFile = u"/c"_s,
                   .privateKeyFile = u"/k"_s,
                   .hasPassphrase = true,
                   .pinnedSha256 = u"ab"_s};
        AskOptions options;
        options.baseUrl = u"https://other.test/v1"_s;
        const auto other = askTargetOf(options, settings);
        QVERIFY(other);
        Profile expected{.id = own.id, .name = own.name, .baseUrl = options.baseUrl};
        expected.limits = own.limits;
        expected.proxy = own.proxy;
        expected.tls.caFile = own.tls.caFile;
        QVERIFY(other->profile == expected);

        options.baseUrl = u"https://api.example.com/other"_s;
        const auto same = askTargetOf(options, settings);
        expected = own;
        expected.baseUrl = options.baseUrl;
        QVERIFY(same->profile == expected);
    }

    void anAddressTurnsTheGuideOff()
    {
        AskOptions options;
        options.baseUrl = u"http://127.0.0.1:9"_s;
        options.plain = true;
        const auto target = askTargetOf(options, firstSettings());
        QVERIFY(target);
        QVERIFY(!target->profile.builtIn);
        QVERIFY(!target->mayUseStoredKey);
        QCOMPARE(target->profile.streaming, StreamMode::Off);
    }
};

HIWAR_TEST(AskTargetTest, QCoreApplication)
#include "tst_asktarget.moc"
