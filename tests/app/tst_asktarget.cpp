// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/asktarget.h"
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

QTEST_GUILESS_MAIN(AskTargetTest)
#include "tst_asktarget.moc"
