// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts that users type into the further settings, and the messages about them.
#include "net/values/secretschange.h"
#include "tests/support/testcase.h"
#include "ui/settings/headertext.h"
#include "ui/settings/proxytext.h"
#include "ui/settings/waittext.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;

class TestFieldText : public TestCase
{
    Q_OBJECT

private slots:
    void readsLimits()
    {
        QCOMPARE(*readWaitLimit(u" "_s), WaitLimit());
        QCOMPARE(*readWaitLimit(u"0"_s), WaitLimit(0s));
        QCOMPARE(*readWaitLimit(u" 90 "_s), WaitLimit(90s));
        QCOMPARE(*readWaitLimit(u"٩٠"_s), WaitLimit(90s));
        QCOMPARE(*readWaitLimit(u"86400"_s), WaitLimit(24h));
        for (const QString &odd : {u"-1"_s, u"1.5"_s, u"ten"_s, u"86401"_s, u"9"_s.repeated(400)})
            QVERIFY2(!readWaitLimit(odd).has_value(), qPrintable(odd));
        QCOMPARE(writeWaitLimit(WaitLimit()), QString());
        QCOMPARE(writeWaitLimit(90s), u"90"_s);
        QCOMPARE(describeWaitLimit(0s), u"no limit"_s);
    }

    void takesAPastedProxyApart_data()
    {
        QTest::addColumn<ProxyKind>("kind");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::addColumn<QString>("user");
        const auto row = [](const char *typed) -> QTestData & { return QTest::newRow(typed); };
        row("proxy.test") << ProxyKind::Http << u"proxy.test"_s << 0 << QString();
        row(" proxy.test:3128 ") << ProxyKind::Http << u"proxy.test"_s << 3128 << QString();
        row("socks5://proxy.test:1080")
            << ProxyKind::Socks5 << u"proxy.test"_s << 1080 << QString();
        row("socks5h://me:secret@10.0.0.1:1080/")
            << ProxyKind::Socks5 << u"10.0.0.1"_s << 1080 << u"me"_s;
        row("http://a%40b@proxy.test") << ProxyKind::Http << u"proxy.test"_s << 0 << u"a@b"_s;
        row("[::1]:8080") << ProxyKind::Http << u"::1"_s << 8080 << QString();
        row("") << ProxyKind::Http << QString() << 0 << QString();
        row("two words") << ProxyKind::Http << u"two words"_s << 0 << QString();
    }
    void takesAPastedProxyApart()
    {
        const ProxyAddress read =
            readProxy(QString::fromUtf8(QTest::currentDataTag()), ProxyKind::Http);
        QTEST(read.kind, "kind");
        QTEST(read.host, "host");
        QTEST(read.port, "port");
        QTEST(read.user, "user");
    }

    void tellsWhatAProxyLacks()
    {
        QVERIFY(describeProxyFault(u"proxy.test"_s, u"٨٠"_s).isEmpty());
        QVERIFY(describeProxyFault(u"::1"_s, u"1080"_s).isEmpty());
        QVERIFY(describeProxyFault(QString(), u"80"_s).contains(u"host"_s));
        QVERIFY(!describeProxyFault(u"two words"_s, u"80"_s).isEmpty());
        for (const QString &port : {QString(), u"0"_s, u"65536"_s, u"99999999999"_s, u"-1"_s})
            QVERIFY2(describeProxyFault(u"proxy.test"_s, port).contains(u"port"_s),
                     qPrintable(port));
    }

    void judgesHeaders_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("fine");
        QTest::newRow("plain") << u"X-Title"_s << u"Hiwar"_s << true;
        QTest::newRow("own authorization") << u"authorization"_s << u"Basic abc"_s << true;
        QTest::newRow("empty row") << QString() << QString() << true;
        QTest::newRow("empty value") << u"X-Empty"_s << QString() << true;
        QTest::newRow("no name") << QString() << u"x"_s << false;
        QTest::newRow("space") << u"X Title"_s << u"x"_s << false;
        QTest::newRow("colon") << u"X-Title:"_s << u"x"_s << false;
        QTest::newRow("line break") << u"X\r\nEvil"_s << u"x"_s << false;
        QTest::newRow("letter") << u"X-Tïtle"_s << u"x"_s << false;
        QTest::newRow("smuggled") << u"X-A"_s << u"x\r\nX-B: y"_s << false;
        QTest::newRow("any script") << u"X-A"_s << u"عربي"_s << true;
        QTest::newRow("length") << u"Content-Length"_s << u"0"_s << false;
        QTest::newRow("host") << u"HOST"_s << u"x"_s << false;
    }
    void judgesHeaders()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        const QString fault = describeHeaderFault(name, value);
        QTEST(fault.isEmpty(), "fine");
        QVERIFY(value.size() < 2 || !fault.contains(value)); // the value may be a secret
    }

    void changesOnlyTheSecretsThatWereTyped()
    {
        const ProfileSecrets stored{.headers = {{u"a"_s, Secret("1")}, {u"b"_s, Secret("2")}},
                                    .proxyPassword = Secret("3"),
                                    .passphrase = Secret("4")};
        SecretsChange change;
        QVERIFY(change.isEmpty());
        change.headers.insert(u"b"_s, Secret("5"));
        change.passphrase = Secret();
        QVERIFY(!change.isEmpty());
        const ProfileSecrets now = withChange(stored, change);
        QCOMPARE(now.headers[u"a"_s].reveal(), "1");
        QCOMPARE(now.headers[u"b"_s].reveal(), "5");
        QCOMPARE(now.proxyPassword.reveal(), "3");
        QVERIFY(now.passphrase.isEmpty());
    }
};

HIWAR_TEST(TestFieldText, QCoreApplication)
#include "tst_fieldtext.moc"
