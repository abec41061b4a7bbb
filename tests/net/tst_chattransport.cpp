// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/exchange.h"
#include "tests/net/chatlistener.h"
#include "tests/net/replybodies.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QNetworkProxy>
#include <QTcpServer>
#include <QTcpSocket>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray part = "data: {\"choices\":[{\"delta\":{\"content\":\"part\"}}]}\n\n"_ba;

} // namespace

class ChatTransportTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsAnAbsentServer();
    void tellsAnUnknownHost();
    void tellsAFailedProxy();
    void asksThisMachineWithoutAProxy();
    void asksOnceWhenCutBeforeTheFirstByte_data();
    void asksOnceWhenCutBeforeTheFirstByte();
    void sendsABodyOfManyMegabytesWhole();
    void tellsThatAQuestionWasHalfSent();
    void hearsARefusalWhileItAsks();
    void endsAHeadWithoutEnd();
    void keepsThePartOfAReplyThatWasCut_data();
    void keepsThePartOfAReplyThatWasCut();
    void readsABodyWithoutLength();
    void neverPostsOntoAConnectionThatWasClosed();
    void asksWhatIsNotHttpOnlyOnce();
    void asksOverIpV6();
    void limitsTheWaitForAConnection();
    void limitsTheWaitForTheFirstByte_data();
    void limitsTheWaitForTheFirstByte();
    void limitsTheSilence();
    void keepAlivesAreNotTheAnswer();
    void waitsForAModelOnThisMachine();

private:
    ChatClient m_client;
};

void ChatTransportTest::tellsAnAbsentServer()
{
    QString baseUrl;
    {
        WireServer server;
        baseUrl = server.baseUrl();
    }
    ChatListener listener(m_client.send(connectionTo(baseUrl), question(true)));
    QCOMPARE(listener.ends, 0);
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::ConnectionRefused);
    QCOMPARE(listener.error().httpStatus, 0);
    QVERIFY(!listener.error().detail.isEmpty());
    QCOMPARE(listener.answers, 0);
}

void ChatTransportTest::tellsAnUnknownHost()
{
    Connection connection = connectionTo(u"http://nobody.invalid/v1"_s);
    connection.profile.plainHttpAllowed = true;
    ChatListener listener(m_client.send(connection, question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::HostNotFound);
}

void ChatTransportTest::tellsAFailedProxy()
{
    quint16 port = 0;
    {
        WireServer server;
        port = server.serverPort();
    }
    QNetworkProxy::setApplicationProxy({QNetworkProxy::HttpProxy, u"127.0.0.1"_s, port});
    const auto restore = qScopeGuard([] { QNetworkProxy::setApplicationProxy({}); });
    Connection connection = connectionTo(u"http://nobody.invalid/v1"_s);
    connection.profile.plainHttpAllowed = true;
    ChatListener listener(m_client.send(connection, question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::ProxyFailed);
}

void ChatTransportTest::asksThisMachineWithoutAProxy()
{
    WireServer proxy;
    QNetworkProxy::setApplicationProxy(
        {QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.serverPort()});
    const auto restore = qScopeGuard([] { QNetworkProxy::setApplicationProxy({}); });
    WireServer server;
    server.expect().reply(200, wholeReply);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(proxy.connections(), 0);
}

void ChatTransportTest::asksOnceWhenCutBeforeTheFirstByte_data()
{
    QTest::addColumn<bool>("cut");
    QTest::addColumn<qsizetype>("size");
    QTest::newRow("closed") << false << qsizetype(10);
    QTest::newRow("cut") << true << qsizetype(10);
    QTest::newRow("closed, large body") << false << qsizetype(3'000'000);
    QTest::newRow("cut, large body") << true << qsizetype(3'000'000);
}

void ChatTransportTest::asksOnceWhenCutBeforeTheFirstByte()
{
    QFETCH(bool, cut);
    QFETCH(qsizetype, size);
    WireServer server;
    for (int i = 0; i < 3; ++i) // if it were sent again, it would get an answer
        cut ? server.expect().cut() : server.expect().close();
    const ChatRequest request = question(true, QString(size, u'x'));
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), request));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::NoAnswer);
    // Another request to the same server: a second attempt would have arrived by then.
    ChatListener later(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(later.ends, 1);
    QCOMPARE(server.requests().size(), 2);
}

void ChatTransportTest::sendsABodyOfManyMegabytesWhole()
{
    WireServer server;
    server.expect().reply(200, wholeReply);
    const QString text(20'000'000, u'م');
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(false, text)));
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(server.requests().constFirst().body,
             R"({"model":"m","messages":[{"role":"user","content":")" + text.toUtf8() + "\"}]}");
}

/// The service closes while the request is still being sent: nothing is charged, and the error is
/// not a broken connection.
void ChatTransportTest::tellsThatAQuestionWasHalfSent()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, &server, [&server] {
        QTcpSocket *socket = server.nextPendingConnection();
        socket->setReadBufferSize(1024);
        connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            socket->disconnect();
            socket->disconnectFromHost();
        });
    });
    const Connection connection =
        connectionTo(u"http://127.0.0.1:%1/v1"_s.arg(server.serverPort()));
    ChatRequest request = question(true);
    request.messages.last().content = u"x y "_s.repeated(10'000'000);
    ChatListener listener(m_client.send(connection, request));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::TooLarge);
    QCOMPARE(listener.error().httpStatus, 0);
}

/// The service refuses and reads no further: the client must read while it sends.
void ChatTransportTest::hearsARefusalWhileItAsks()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, &server, [&server] {
        QTcpSocket *socket = server.nextPendingConnection();
        socket->setReadBufferSize(1024);
        connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            socket->disconnect();
            socket->write("HTTP/1.1 413 Too Large\r\nContent-Length: 15\r\n\r\n"
                          "{\"error\":\"1 M\"}");
        });
    });
    const Connection connection =
        connectionTo(u"http://127.0.0.1:%1/v1"_s.arg(server.serverPort()));
    ChatRequest request = question(true);
    request.messages.last().content = u"x y "_s.repeated(10'000'000);
    ChatListener listener(m_client.send(connection, request));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::TooLarge);
    QCOMPARE(listener.error().httpStatus, 413);
    QCOMPARE(listener.error().serverText, u"1 M"_s);
}

void ChatTransportTest::endsAHeadWithoutEnd()
{
    WireServer server;
    server.expect()
        .send("HTTP/1.1 200 OK\r\n")
        .beat("X: " + QByteArray(100'000, 'x') + "\r\n", 1ms);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::NotAnApi);
    QTRY_COMPARE(server.open(), 0);
}

void ChatTransportTest::keepsThePartOfAReplyThatWasCut_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::newRow("cut") << WireScript().stream().chunk(part).wait().cut();
    QTest::newRow("closed") << WireScript().stream().chunk(part).wait().close();
    QTest::newRow("within a chunk") << WireScript().stream().send("ffff\r\n" + part).wait().close();
    QTest::newRow("before its length")
        << WireScript()
               .send("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n" + part)
               .wait()
               .close();
    QTest::newRow("its last chunk was proper, it had no end")
        << WireScript().stream().chunk(part).wait().lastChunk();
}

void ChatTransportTest::keepsThePartOfAReplyThatWasCut()
{
    QFETCH(WireScript, script);
    WireServer server;
    server.expect() = script;
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.text, u"part"_s);
    QTRY_COMPARE(server.waiting(), 1);
    server.release();
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::Interrupted);
    QCOMPARE(listener.error().httpStatus, 200);
    QCOMPARE(listener.text, u"part"_s);
    QCOMPARE(server.requests().size(), 1);
}

void ChatTransportTest::readsABodyWithoutLength()
{
    WireServer server;
    server.expect().send("HTTP/1.0 200 OK\r\n\r\n" + wholeReply).close();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(false)));
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(listener.text, u"Hi"_s);
}

void ChatTransportTest::neverPostsOntoAConnectionThatWasClosed()
{
    WireServer server;
    for (int i = 0; i < 20; ++i) {
        // The server promises to keep the connection and closes it at an unlucky moment.
        server.expect()
            .reply(200, wholeReply, "application/json", {"Connection: keep-alive"})
            .close();
        ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(false)));
        QTRY_COMPARE(listener.ends, 1);
        QVERIFY(listener.isComplete());
    }
    QCOMPARE(server.connections(), 20);
    QCOMPARE(server.requests().size(), 20);
}

void ChatTransportTest::asksWhatIsNotHttpOnlyOnce()
{
    WireServer server;
    server.expect().send("SSH-2.0-OpenSSH_9.2\r\n"_ba).wait();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::NotAnApi);
    QCOMPARE(server.requests().size(), 1);
}

void ChatTransportTest::asksOverIpV6()
{
    QTcpServer probe;
    if (!probe.listen(QHostAddress::LocalHostIPv6))
        QSKIP("This machine has no IPv6 loopback");
    WireServer server(QHostAddress::LocalHostIPv6);
    server.expect().reply(200, wholeReply);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(false)));
    QTRY_VERIFY(listener.isComplete());
}

void ChatTransportTest::limitsTheWaitForAConnection()
{
    WireServer server; // accepts the connection, and never answers the TLS greeting
    ChatClient client({.connect = 100ms});
    ChatListener listener(client.send(
        connectionTo(server.baseUrl().replace("http:"_L1, "https:"_L1)), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::ConnectTimeout);
    QTRY_COMPARE(server.open(), 0);
}

void ChatTransportTest::limitsTheWaitForTheFirstByte_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::newRow("no head") << WireScript().wait();
    QTest::newRow("no body") << WireScript().stream().wait();
}

void ChatTransportTest::limitsTheWaitForTheFirstByte()
{
    QFETCH(WireScript, script);
    WireServer server;
    server.expect() = script;
    // ChatClient sets no such limit for this machine, so this test sends one level below.
    RequestSpec spec{.url = QUrl(server.baseUrl()),
                     .key = {},
                     .accept = "*/*",
                     .body = "{}",
                     .isPost = true,
                     .timeouts = {.firstByte = 100ms}};
    Exchange exchange(spec);
    QSignalSpy failed(&exchange, &Exchange::failed);
    exchange.start();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().constFirst().value<ApiError>().kind, ErrorKind::FirstByteTimeout);
    QTRY_COMPARE(server.open(), 0);
}

void ChatTransportTest::limitsTheSilence()
{
    WireServer server;
    server.expect().stream().chunk(part).wait();
    ChatClient client({.silence = 100ms});
    ChatListener listener(client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::SilenceTimeout);
    QCOMPARE(listener.text, u"part"_s);
    QTRY_COMPARE(server.open(), 0);
}

void ChatTransportTest::keepAlivesAreNotTheAnswer()
{
    WireServer server;
    server.expect().stream().chunk(": PROCESSING\n\n").wait().chunk(part).lastChunk();
    ChatClient client({.silence = 50ms});
    ChatListener listener(client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(server.waiting(), 1);
    QTimer::singleShot(300ms, &server, &WireServer::release); // six times the limit
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.text, u"part"_s);
}

void ChatTransportTest::waitsForAModelOnThisMachine()
{
    WireServer server;
    server.expect().wait().reply(200, wholeReply);
    ChatClient client({.connect = 200ms, .firstByte = 50ms, .silence = 50ms});
    ChatListener listener(client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(server.waiting(), 1);
    QTimer::singleShot(400ms, &server, &WireServer::release);
    QTRY_COMPARE(listener.ends, 1);
    QVERIFY(listener.isComplete());
}

HIWAR_TEST(ChatTransportTest, QCoreApplication)
#include "tst_chattransport.moc"
