// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/barefetch.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QFutureWatcher>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class BareFetchTest : public TestCase
{
    Q_OBJECT

private slots:
    void bringsWhatTheServerSends();
    void tellsTheServerNothing();
    void followsARedirectWithinTheHost();
    void asksBeforeItGoesToAnotherHost();
    void givesUp_data();
    void givesUp();
    void isAskedEncryptedOrNotAtAll_data();
    void isAskedEncryptedOrNotAtAll();
    void handsItOnPieceByPiece();
    void handsOnNothingButTheFile_data();
    void handsOnNothingButTheFile();
    void endsWhenAPieceIsNotTaken();
    void waitsAsLongAsItGoesOn();
    void endsWhenNobodyWantsItAnyMore();

private:
    [[nodiscard]] static BareFetch::Outcome fetch(const QUrl &url,
                                                  const FetchRules &rules = {.bytes = 1'000'000},
                                                  const BareFetch::Sink &sink = {})
    {
        auto *fetch = new BareFetch(url, rules, nullptr, sink);
        const auto future = fetch->future();
        QFutureWatcher<BareFetch::Outcome> watcher;
        const QSignalSpy finished(&watcher, &QFutureWatcherBase::finished);
        watcher.setFuture(future);
        const auto isDone = [&] { return finished.size() == 1; };
        [&] { QTRY_VERIFY_WITH_TIMEOUT(isDone(), 20000); }();
        return future.resultCount() > 0 ? future.result() : BareFetch::Outcome();
    }
    [[nodiscard]] static QUrl urlOf(const WireServer &server, const QString &host = u"127.0.0.1"_s)
    {
        return QUrl(u"http://%1:%2/pictures/one.png"_s.arg(host).arg(server.serverPort()));
    }
};

void BareFetchTest::bringsWhatTheServerSends()
{
    WireServer server;
    const QByteArray bytes(300'000, 'p');
    server.expect().reply(200, bytes, "image/png");
    const auto outcome = fetch(urlOf(server));
    QVERIFY(outcome);
    QCOMPARE(*outcome, bytes);
    QCOMPARE(server.requests().size(), 1);
}

void BareFetchTest::tellsTheServerNothing()
{
    WireServer server;
    QUrl url = urlOf(server);
    url.setUserInfo(u"somebody:secret"_s);
    server.expect().reply(200, "p", "image/png", {"Set-Cookie: a=b"});
    QVERIFY(fetch(url));
    server.expect().reply(200, "p", "image/png");
    QVERIFY(fetch(url));
    for (const WireRequest &request : server.requests()) {
        QCOMPARE(request.method, "GET");
        QCOMPARE(request.target, "/pictures/one.png");
        for (const auto &[name, value] : request.headers) {
            const QByteArrayList usual{"host",       "connection",      "accept",
                                       "user-agent", "accept-encoding", "accept-language"};
            QVERIFY2(usual.contains(name.toLower()), name + value);
        }
        QCOMPARE(request.header("User-Agent"), "Hiwar");
        QVERIFY(!request.raw.contains("c2")); // of "secret" in Base64
    }
}

void BareFetchTest::followsARedirectWithinTheHost()
{
    WireServer server;
    server.expect().reply(302, {}, "text/html", {"Location: /elsewhere.png"});
    server.expect().reply(200, "picture", "image/png");
    const auto outcome = fetch(urlOf(server));
    QVERIFY(outcome);
    QCOMPARE(*outcome, "picture");
    QCOMPARE(server.requests().at(1).target, "/elsewhere.png");
}

void BareFetchTest::asksBeforeItGoesToAnotherHost()
{
    WireServer server;
    WireServer other;
    const QUrl target = urlOf(other, u"localhost"_s);
    server.expect().reply(301, {}, "text/html", {"Location: " + target.toEncoded()});
    const auto outcome = fetch(urlOf(server));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, FetchFault::Kind::OtherHost);
    QCOMPARE(outcome.error().target, target);
    QCOMPARE(other.connections(), 0);
}

void BareFetchTest::givesUp_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<FetchFault::Kind>("kind");
    QTest::newRow("not there") << WireScript().reply(404, "no") << FetchFault::Kind::Refused;
    QTest::newRow("not allowed") << WireScript().reply(401, "no", "text/html",
                                                       {"WWW-Authenticate: Basic realm=\"x\""})
                                 << FetchFault::Kind::Refused;
    QTest::newRow("cut")
        << WireScript().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nab").cut()
        << FetchFault::Kind::Unreachable;
    QTest::newRow("too large") << WireScript().reply(200, QByteArray(3000, 'p'), "image/png")
                               << FetchFault::Kind::TooLarge;
    QTest::newRow("without end")
        << WireScript().stream(200, "image/png").beat("p", std::chrono::milliseconds(5))
        << FetchFault::Kind::TooSlow;
    QTest::newRow("a head without end")
        << WireScript()
               .send("HTTP/1.1 200 OK\r\n")
               .beat("X: " + QByteArray(100'000, 'x') + "\r\n", std::chrono::milliseconds(1))
        << FetchFault::Kind::Unreachable;
    QTest::newRow("silent") << WireScript().wait() << FetchFault::Kind::TooSlow;
    QTest::newRow("round and round")
        << WireScript().reply(302, {}, "text/html", {"Location: /pictures/one.png"})
        << FetchFault::Kind::BadAddress;
    QTest::newRow("to a file") << WireScript().reply(302, {}, "text/html",
                                                     {"Location: file:///etc/passwd"})
                               << FetchFault::Kind::BadAddress;
}

void BareFetchTest::givesUp()
{
    QFETCH(WireScript, script);
    QFETCH(FetchFault::Kind, kind);
    WireServer server;
    FetchRules rules{.bytes = 2000};
    if (kind == FetchFault::Kind::TooSlow)
        rules.time = std::chrono::milliseconds(300);
    for (int i = 0; i <= rules.redirects; ++i)
        server.expect() = script;
    const auto outcome = fetch(urlOf(server), rules);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, kind);
    QTRY_COMPARE(server.open(), 0);
}

void BareFetchTest::endsWhenNobodyWantsItAnyMore()
{
    WireServer server;
    server.expect().wait();
    auto fetch = std::make_unique<BareFetch>(urlOf(server), FetchRules(), nullptr);
    const auto future = fetch->future();
    QTRY_COMPARE(server.waiting(), 1);
    fetch.reset();
    QVERIFY(future.isCanceled());
    QTRY_COMPARE(server.open(), 0);
}

void BareFetchTest::isAskedEncryptedOrNotAtAll_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("plain") << u"http://updates.example/manifest.json"_s;
    QTest::newRow("plain, in the own network") << u"http://192.168.0.7/manifest.json"_s;
    QTest::newRow("a name that only looks local") << u"http://localhost.example/manifest.json"_s;
    QTest::newRow("a file") << u"file:///etc/hostname"_s;
    QTest::newRow("no host") << u"https:///manifest.json"_s;
    QTest::newRow("nothing") << QString();
}

void BareFetchTest::isAskedEncryptedOrNotAtAll()
{
    QFETCH(QString, address);
    const auto outcome = fetch(QUrl(address), {.bytes = 10, .onlyEncrypted = true});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, FetchFault::Kind::BadAddress);
}

void BareFetchTest::handsItOnPieceByPiece()
{
    WireServer server;
    const QByteArray bytes(300'000, 'p');
    server.expect().reply(200, bytes);
    QByteArray taken;
    qsizetype pieces = 0;
    const auto outcome =
        fetch(urlOf(server), {.bytes = bytes.size()}, [&](const QByteArray &piece) {
            taken += piece;
            ++pieces;
            return true;
        });
    QVERIFY(outcome);
    QVERIFY(outcome->isEmpty()); // no second copy in memory
    QCOMPARE(taken, bytes);
    QVERIFY(pieces > 0);
}

void BareFetchTest::handsOnNothingButTheFile_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::newRow("a refusal") << WireScript().reply(404, "not here");
    QTest::newRow("a fault") << WireScript().reply(500, "not now");
    QTest::newRow("a redirect") << WireScript().reply(302, "over there", "text/html",
                                                      {"Location: file:///etc/hostname"});
}

void BareFetchTest::handsOnNothingButTheFile()
{
    QFETCH(WireScript, script);
    WireServer server;
    server.expect() = script;
    QByteArray taken;
    const auto outcome = fetch(urlOf(server), {.bytes = 1000}, [&](const QByteArray &piece) {
        taken += piece;
        return true;
    });
    QVERIFY(!outcome);
    QCOMPARE(taken, QByteArray());
}

void BareFetchTest::endsWhenAPieceIsNotTaken()
{
    WireServer server;
    server.expect().stream().chunk("one").wait();
    const auto outcome =
        fetch(urlOf(server), {.bytes = 1000}, [](const QByteArray &) { return false; });
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, FetchFault::Kind::NotTaken);
    QTRY_COMPARE(server.open(), 0);
}

void BareFetchTest::waitsAsLongAsItGoesOn()
{
    WireServer server;
    WireScript &slow = server.expect().stream();
    for (int i = 0; i < 40; ++i)
        slow.chunk("p");
    slow.wait();
    FetchRules rules{.bytes = 1000, .silence = std::chrono::milliseconds(300)};
    QElapsedTimer clock;
    clock.start();
    const auto outcome = fetch(urlOf(server), rules);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, FetchFault::Kind::TooSlow);
    QVERIFY(clock.elapsed() >= 290);
    QVERIFY(clock.elapsed() < rules.time.count() / 2);
}

HIWAR_TEST(BareFetchTest, QCoreApplication)
#include "tst_barefetch.moc"
