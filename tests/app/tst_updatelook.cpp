// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One check for a new version, against a server on this machine.
#include "app/update/updatelook.h"
#include "tests/app/releases.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

using namespace Hiwar;

class UpdateLookTest : public TestCase
{
    Q_OBJECT

private slots:
    void bringsWhatIsSigned();
    void tellsTheServerNothing();
    void givesUp_data();
    void givesUp();
    void refusesWhatIsNotSigned_data();
    void refusesWhatIsNotSigned();
    void endsWhenNobodyWantsItAnyMore();

private:
    [[nodiscard]] QUrl address() const
    {
        return QUrl(u"http://127.0.0.1:%1/hiwar/manifest.json"_s.arg(m_server.serverPort()));
    }
    [[nodiscard]] UpdateLook::Outcome look(const FetchRules &rules = {})
    {
        return settled((new UpdateLook(address(), m_key.publicHalf(), rules, this))->future());
    }

    const ReleaseKey m_key;
    const QByteArray m_manifest = bytesOf(releaseJson(u"0.2.0"_s));
    WireServer m_server;
};

void UpdateLookTest::bringsWhatIsSigned()
{
    m_server.expect().reply(200, m_manifest);
    m_server.expect().reply(200, m_key.sign(m_manifest), "application/octet-stream");
    const auto outcome = look();
    QVERIFY(outcome);
    QCOMPARE(outcome->versionText, u"0.2.0"_s);
    QCOMPARE(m_server.requests().last().target, "/hiwar/manifest.sig");
}

void UpdateLookTest::tellsTheServerNothing()
{
    const qsizetype before = m_server.requests().size();
    m_server.expect().reply(200, m_manifest, "application/json", {"Set-Cookie: who=me"});
    m_server.expect().reply(200, m_key.sign(m_manifest));
    QVERIFY(look());
    QCOMPARE(m_server.requests().size(), before + 2);
    for (const WireRequest &request : m_server.requests().sliced(before)) {
        QCOMPARE(request.method, "GET");
        QVERIFY(request.body.isEmpty());
        QVERIFY(!request.target.contains('?'));
        QCOMPARE(request.header("User-Agent"), "Hiwar"); // not even the version
        for (const auto &[name, value] : request.headers) {
            const QByteArrayList usual{"host",       "connection",      "accept",
                                       "user-agent", "accept-encoding", "accept-language"};
            QVERIFY2(usual.contains(name.toLower()), name + value);
        }
    }
}

void UpdateLookTest::givesUp_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<FetchFault::Kind>("kind");
    const auto away = [](const QByteArray &position) {
        return WireScript().reply(302, {}, "text/html", {"Location: " + position});
    };
    QTest::newRow("not there") << WireScript().reply(404, "no") << FetchFault::Kind::Refused;
    QTest::newRow("cut")
        << WireScript().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{").cut()
        << FetchFault::Kind::Unreachable;
    QTest::newRow("too large") << WireScript().reply(200, QByteArray(300 * 1024, ' '))
                               << FetchFault::Kind::TooLarge;
    QTest::newRow("without end") << WireScript().stream().beat(QByteArray("4000\r\n") +
                                                                   QByteArray(0x4000, ' ') + "\r\n",
                                                               std::chrono::milliseconds(1))
                                 << FetchFault::Kind::TooLarge;
    QTest::newRow("silent") << WireScript().wait() << FetchFault::Kind::TooSlow;
    QTest::newRow("elsewhere") << away("https://updates.example/manifest.json")
                               << FetchFault::Kind::OtherHost;
    QTest::newRow("not encrypted")
        << away("http://updates.example/manifest.json") << FetchFault::Kind::BadAddress;
    QTest::newRow("round and round")
        << away("/hiwar/manifest.json") << FetchFault::Kind::BadAddress;
}

void UpdateLookTest::givesUp()
{
    QFETCH(WireScript, script);
    QFETCH(FetchFault::Kind, kind);
    FetchRules rules{.redirects = 2};
    if (kind == FetchFault::Kind::TooSlow)
        rules.time = std::chrono::milliseconds(200);
    const bool isRound = QByteArray(QTest::currentDataTag()) == "round and round";
    for (int i = 0; i <= (isRound ? rules.redirects : 0); ++i)
        m_server.expect() = script;
    const auto outcome = look(rules);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, UpdateFault::Kind::Fetch);
    QCOMPARE(outcome.error().fetch.kind, kind);
    QCOMPARE(outcome.error().host, u"127.0.0.1"_s);
    const QString sentence = describe(outcome.error());
    QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
    QTRY_COMPARE(m_server.open(), 0);
}

void UpdateLookTest::refusesWhatIsNotSigned_data()
{
    QTest::addColumn<QByteArray>("signature");
    QTest::newRow("by another key") << ReleaseKey().sign(m_manifest);
    QTest::newRow("of something else") << m_key.sign(m_manifest + ' ');
    QTest::newRow("cut off") << m_key.sign(m_manifest).chopped(1);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a page of a network that wants a login") << QByteArray("<html>Welcome</html>");
}

void UpdateLookTest::refusesWhatIsNotSigned()
{
    QFETCH(QByteArray, signature);
    m_server.expect().reply(200, m_manifest);
    m_server.expect().reply(200, signature);
    const auto outcome = look();
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, UpdateFault::Kind::WrongSignature);
    QVERIFY(describe(outcome.error()).contains(u"127.0.0.1"_s));
}

void UpdateLookTest::endsWhenNobodyWantsItAnyMore()
{
    m_server.expect().wait();
    auto look = std::make_unique<UpdateLook>(address(), m_key.publicHalf(), FetchRules(), nullptr);
    const auto future = look->future();
    QTRY_COMPARE(m_server.waiting(), 1);
    look.reset();
    QVERIFY(future.isCanceled());
    QTRY_COMPARE(m_server.open(), 0);
}

HIWAR_TEST(UpdateLookTest, QCoreApplication)
#include "tst_updatelook.moc"
