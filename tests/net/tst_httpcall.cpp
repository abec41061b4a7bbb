// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A service that sends more than the client can use at once: how much it reads in a turn of the
// event loop, and how much may wait in memory.
#include "net/client/httpcall.h"
#include "net/client/httprequest.h"
#include "tests/net/tlsfiles.h"
#include "tests/support/proxyserver.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QSslError>
#include <QSslSocket>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype flood = 8 * 1024 * 1024;

/// A clock that advances with each reading, so that a slice always has the same pieces.
TimeSlice slowClock(std::chrono::milliseconds step)
{
    return TimeSlice([step, now = std::chrono::steady_clock::time_point()]() mutable {
        now += step;
        return now;
    });
}

std::unique_ptr<HttpCall> callTo(const WireServer &server, TimeSlice slice,
                                 const QNetworkProxy &proxy = QNetworkProxy::NoProxy)
{
    const QUrl url(server.baseUrl());
    auto call = std::make_unique<HttpCall>(bareRequest(url, "test", "*/*"), "GET", QByteArray(),
                                           proxy, std::move(slice));
    QObject::connect(call.get(), &HttpCall::sslErrors, call.get(),
                     [call = call.get()](const auto &errors) { call->ignoreSslErrors(errors); });
    return call;
}

} // namespace

class HttpCallTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsASliceATurn();
    void hearsStopBetweenTwoSlices();
    void readsNothingWhileItRests();
    void neverRestsBehindSocks();
    void keepsLittleThatIsUnread_data();
    void keepsLittleThatIsUnread();
    void readsWhatCameBeforeTheEnd_data();
    void readsWhatCameBeforeTheEnd();
};

void HttpCallTest::readsASliceATurn()
{
    WireServer server;
    server.expect().reply(200, QByteArray(flood, 'x'));
    const auto call = callTo(server, slowClock(TimeSlice::length / 4));
    constexpr qint64 slice = 4 * HttpCall::chunkBytes;
    qint64 all = 0;
    qint64 ofThisTurn = 0;
    qint64 most = 0;
    connect(call.get(), &HttpCall::bodyArrived, this, [&] {
        const qint64 size = call->takeBody().size();
        all += size;
        if (ofThisTurn == 0)
            QMetaObject::invokeMethod(
                this, [&] { most = std::max(most, std::exchange(ofThisTurn, 0)); },
                Qt::QueuedConnection);
        ofThisTurn += size;
    });
    call->start();
    QTRY_VERIFY(call->isFinished());
    QTRY_COMPARE(ofThisTurn, 0);
    QVERIFY(!call->hasFailed());
    QCOMPARE(all, qint64(flood));
    QVERIFY2(most <= 2 * slice, QByteArray::number(most)); // a turn may end a slice and begin one
}

void HttpCallTest::hearsStopBetweenTwoSlices()
{
    WireServer server;
    server.expect().reply(200, QByteArray(flood, 'x'));
    const auto call = callTo(server, slowClock(TimeSlice::length));
    qint64 all = 0;
    connect(call.get(), &HttpCall::bodyArrived, this, [&] {
        if (all == 0) // a click that waits in the event queue
            QMetaObject::invokeMethod(call.get(), &HttpCall::abort, Qt::QueuedConnection);
        all += call->takeBody().size();
    });
    call->start();
    QTRY_COMPARE(server.connections(), 1);
    QTRY_COMPARE(server.open(), 0);
    QVERIFY(all > 0);
    QVERIFY2(all <= 2 * HttpCall::chunkBytes, QByteArray::number(all));
}

void HttpCallTest::readsNothingWhileItRests()
{
    WireServer server;
    for (int i = 0; i < 2; ++i)
        server.expect().reply(200, QByteArray(flood, 'x'));
    const auto resting = callTo(server, TimeSlice());
    qint64 read = 0;
    connect(resting.get(), &HttpCall::bodyArrived, this, [&] {
        read += resting->takeBody().size();
        if (read >= flood / 2)
            resting->rest(1h);
    });
    resting->start();
    QTRY_VERIFY(read >= flood / 2);
    const auto other = callTo(server, TimeSlice()); // time for the first to read all of it
    other->start();
    QTRY_VERIFY(other->isFinished());
    QVERIFY2(read <= flood / 2 + HttpCall::chunkBytes, QByteArray::number(read));
    resting->rest(0ms);
    QTRY_VERIFY(read > flood / 2 + HttpCall::chunkBytes);
}

void HttpCallTest::neverRestsBehindSocks()
{
    WireServer server;
    server.expect().reply(200, QByteArray(flood, 'x'));
    const ProxyServer tunnel(ProxyServer::Kind::Socks5, server.serverPort());
    const auto call = callTo(server, TimeSlice(),
                             {QNetworkProxy::Socks5Proxy, u"127.0.0.1"_s, tunnel.serverPort()});
    connect(call.get(), &HttpCall::bodyArrived, this, [&call] { call->rest(1h); });
    call->start();
    QTRY_VERIFY(call->isFinished());
    QVERIFY(!call->hasFailed());
    QCOMPARE(call->takeBody().size(), flood);
}

void HttpCallTest::keepsLittleThatIsUnread_data()
{
    QTest::addColumn<bool>("isEncrypted");
    QTest::addColumn<bool>("isProxied");
    QTest::newRow("plain") << false << false;
    QTest::newRow("TLS") << true << false;
    QTest::newRow("TLS, through a proxy") << true << true;
}

/// Of each layer: decrypted, not yet decrypted, and received through the tunnel.
void HttpCallTest::keepsLittleThatIsUnread()
{
    QFETCH(bool, isEncrypted);
    QFETCH(bool, isProxied);
    WireServer server;
    if (isEncrypted)
        server.useTls(serverTls(u"certificate"_s, u"key"_s));
    server.expect().reply(200, QByteArray(flood, 'x'));
    const ProxyServer tunnel(ProxyServer::Kind::Http, server.serverPort());
    const QNetworkProxy proxy =
        isProxied ? QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, tunnel.serverPort())
                  : QNetworkProxy(QNetworkProxy::NoProxy);
    const auto call = callTo(server, slowClock(TimeSlice::length), proxy);
    qint64 all = 0;
    qint64 unread = 0;
    connect(call.get(), &HttpCall::bodyArrived, this, [&] {
        all += call->takeBody().size();
        for (const QTcpSocket *socket : call->findChildren<QTcpSocket *>())
            unread = std::max(unread, socket->bytesAvailable());
    });
    call->start();
    QTRY_VERIFY(call->isFinished());
    QVERIFY(!call->hasFailed());
    QCOMPARE(all, qint64(flood));
    QCOMPARE(tunnel.connections(), isProxied ? 1 : 0);
    constexpr qint64 most = HttpCall::maxUnread + 64 * 1024; // a TLS record or two
    QVERIFY2(unread <= most, QByteArray::number(unread));
}

void HttpCallTest::readsWhatCameBeforeTheEnd_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("whole") << QByteArray() << true;
    QTest::newRow("cut") << "Content-Length: 1000000\r\n"_ba << false;
}

/// The last bytes are read many slices after the connection has ended.
void HttpCallTest::readsWhatCameBeforeTheEnd()
{
    QFETCH(QByteArray, head);
    QFETCH(bool, isWhole);
    const QByteArray body(HttpCall::maxUnread - 1000, 'x');
    WireServer server;
    server.expect().send("HTTP/1.1 200 OK\r\n" + head + "\r\n" + body).wait().close();
    const auto call = callTo(server, slowClock(TimeSlice::length));
    qint64 all = 0;
    connect(call.get(), &HttpCall::bodyArrived, this, [&] { all += call->takeBody().size(); });
    call->start();
    QTRY_COMPARE(server.waiting(), 1);
    server.release();
    QTRY_VERIFY(call->isFinished());
    QCOMPARE(all, body.size());
    QCOMPARE(call->hasFailed(), !isWhole);
}

HIWAR_TEST(HttpCallTest, QCoreApplication)
#include "tst_httpcall.moc"
