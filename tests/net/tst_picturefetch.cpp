// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/picturefetch.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QFutureWatcher>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PictureFetchTest : public TestCase
{
    Q_OBJECT

private slots:
    void bringsWhatTheServerSends();
    void tellsTheServerNothing();
    void followsARedirectWithinTheHost();
    void asksBeforeItGoesToAnotherHost();
    void givesUp_data();
    void givesUp();
    void endsWhenNobodyWantsItAnyMore();

private:
    [[nodiscard]] static PictureFetch::Outcome fetch(const QUrl &url,
                                                     const PictureLimits &limits = {})
    {
        auto *fetch = new PictureFetch(url, limits);
        const auto future = fetch->future();
        QFutureWatcher<PictureFetch::Outcome> watcher;
        const QSignalSpy finished(&watcher, &QFutureWatcherBase::finished);
        watcher.setFuture(future);
        const auto isDone = [&] { return finished.size() == 1; };
        [&] { QTRY_VERIFY_WITH_TIMEOUT(isDone(), 20000); }();
        return future.resultCount() > 0 ? future.result() : PictureFetch::Outcome();
    }
    [[nodiscard]] static QUrl urlOf(const WireServer &server, const QString &host = u"127.0.0.1"_s)
    {
        return QUrl(u"http://%1:%2/pictures/one.png"_s.arg(host).arg(server.serverPort()));
    }
};

void PictureFetchTest::bringsWhatTheServerSends()
{
    WireServer server;
    const QByteArray bytes(300'000, 'p');
    server.expect().reply(200, bytes, "image/png");
    const auto outcome = fetch(urlOf(server));
    QVERIFY(outcome);
    QCOMPARE(*outcome, bytes);
    QCOMPARE(server.requests().size(), 1);
}

void PictureFetchTest::tellsTheServerNothing()
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
        QVERIFY(!request.raw.contains("c2")); // of "secret" in base 64
    }
}

void PictureFetchTest::followsARedirectWithinTheHost()
{
    WireServer server;
    server.expect().reply(302, {}, "text/html", {"Location: /elsewhere.png"});
    server.expect().reply(200, "picture", "image/png");
    const auto outcome = fetch(urlOf(server));
    QVERIFY(outcome);
    QCOMPARE(*outcome, "picture");
    QCOMPARE(server.requests().at(1).target, "/elsewhere.png");
}

void PictureFetchTest::asksBeforeItGoesToAnotherHost()
{
    WireServer server;
    WireServer other;
    const QUrl target = urlOf(other, u"localhost"_s);
    server.expect().reply(301, {}, "text/html", {"Location: " + target.toEncoded()});
    const auto outcome = fetch(urlOf(server));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, PictureFault::Kind::OtherHost);
    QCOMPARE(outcome.error().target, target);
    QCOMPARE(other.connections(), 0);
}

void PictureFetchTest::givesUp_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<PictureFault::Kind>("kind");
    QTest::newRow("not there") << WireScript().reply(404, "no") << PictureFault::Kind::Refused;
    QTest::newRow("not allowed") << WireScript().reply(401, "no", "text/html",
                                                       {"WWW-Authenticate: Basic realm=\"x\""})
                                 << PictureFault::Kind::Refused;
    QTest::newRow("cut")
        << WireScript().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nab").cut()
        << PictureFault::Kind::Unreachable;
    QTest::newRow("too large") << WireScript().reply(200, QByteArray(3000, 'p'), "image/png")
                               << PictureFault::Kind::TooLarge;
    QTest::newRow("without end")
        << WireScript().stream(200, "image/png").beat("p", std::chrono::milliseconds(5))
        << PictureFault::Kind::TooSlow;
    QTest::newRow("silent") << WireScript().wait() << PictureFault::Kind::TooSlow;
    QTest::newRow("round and round")
        << WireScript().reply(302, {}, "text/html", {"Location: /pictures/one.png"})
        << PictureFault::Kind::BadAddress;
    QTest::newRow("to a file") << WireScript().reply(302, {}, "text/html",
                                                     {"Location: file:///etc/passwd"})
                               << PictureFault::Kind::BadAddress;
}

void PictureFetchTest::givesUp()
{
    QFETCH(WireScript, script);
    QFETCH(PictureFault::Kind, kind);
    WireServer server;
    PictureLimits limits;
    limits.bytes = 2000;
    if (kind == PictureFault::Kind::TooSlow)
        limits.time = std::chrono::milliseconds(300);
    for (int i = 0; i <= limits.redirects; ++i)
        server.expect() = script;
    const auto outcome = fetch(urlOf(server), limits);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, kind);
    QTRY_COMPARE(server.open(), 0);
}

void PictureFetchTest::endsWhenNobodyWantsItAnyMore()
{
    WireServer server;
    server.expect().wait();
    auto fetch = std::make_unique<PictureFetch>(urlOf(server), PictureLimits());
    const auto future = fetch->future();
    QTRY_COMPARE(server.waiting(), 1);
    fetch.reset();
    QVERIFY(future.isCanceled());
    QTRY_COMPARE(server.open(), 0);
}

HIWAR_TEST(PictureFetchTest, QCoreApplication)
#include "tst_picturefetch.moc"
