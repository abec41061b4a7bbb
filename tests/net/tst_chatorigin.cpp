// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/chatlistener.h"
#include "tests/net/replybodies.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"
#include "tests/support/wireserver.h"

#include <QFile>
#include <QSslKey>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Where the key is sent: redirects and TLS.
class ChatOriginTest : public TestCase
{
    Q_OBJECT

private slots:
    void followsNobodyToAnotherOrigin_data();
    void followsNobodyToAnotherOrigin();
    void followsOnTheSameOrigin_data();
    void followsOnTheSameOrigin();
    void doesNotTurnAPostIntoAGet();
    void endsARedirectLoop();
    void hidesAKeyThatARedirectEchoes();
    void sendsNothingWhenTheCertificateIsNotTrusted();
    void talksOverTlsWhenTheCertificateIsTrusted();
    void tellsAPlainServerBehindHttps();

private:
    [[nodiscard]] QSslConfiguration serverTls() const;

    ChatClient m_client;
};

QSslConfiguration ChatOriginTest::serverTls() const
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(QSslCertificate(contentOf(testFile(u"net/tls/certificate.pem"_s))));
    tls.setPrivateKey(QSslKey(contentOf(testFile(u"net/tls/key.pem"_s)), QSsl::Ec));
    return tls;
}

void ChatOriginTest::followsNobodyToAnotherOrigin_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {301, 302, 303, 307, 308})
        QTest::addRow("%d", status) << status;
}

void ChatOriginTest::followsNobodyToAnotherOrigin()
{
    QFETCH(int, status);
    WireServer other;
    WireServer server;
    const QString target = other.baseUrl() + u"/chat/completions"_s;
    server.expect().reply(status, "moved", "text/plain", {"Location: " + target.toUtf8()});
    server.expect().reply(status, "moved", "text/plain", {"Location: " + target.toUtf8()});
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    const auto models = m_client.models(connectionTo(server.baseUrl()));
    QTRY_COMPARE(listener.ends, 1);
    QTRY_VERIFY(models.isFinished());
    QCOMPARE(listener.error().kind, ErrorKind::Redirected);
    QCOMPARE(listener.error().location, QUrl(target));
    QCOMPARE(listener.error().httpStatus, status);
    QCOMPARE(models.result().error().kind, ErrorKind::Redirected);
    QCOMPARE(other.connections(), 0);
}

void ChatOriginTest::followsOnTheSameOrigin_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isRelative");
    QTest::newRow("307, relative") << 307 << true;
    QTest::newRow("308, relative") << 308 << true;
    QTest::newRow("307, absolute") << 307 << false;
}

void ChatOriginTest::followsOnTheSameOrigin()
{
    QFETCH(int, status);
    QFETCH(bool, isRelative);
    WireServer server;
    const QByteArray place = (isRelative ? QByteArray() : server.baseUrl().toUtf8()) + "/x?y=1";
    server.expect().reply(status, {}, "text/plain", {"Location: " + place});
    server.expect().reply(200, wholeReply);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(server.requests().size(), 2);
    const WireRequest &first = server.requests().first();
    const WireRequest &second = server.requests().last();
    QVERIFY(second.target.endsWith("/x?y=1"));
    QCOMPARE(second.method, "POST");
    QCOMPARE(second.body, first.body);
    QCOMPARE(second.headers, first.headers);
    QCOMPARE(listener.answers, 1);
}

void ChatOriginTest::doesNotTurnAPostIntoAGet()
{
    WireServer server;
    server.expect().reply(302, {}, "text/plain", {"Location: /v1/elsewhere"});
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::Redirected);
    QCOMPARE(server.requests().size(), 1);
}

void ChatOriginTest::endsARedirectLoop()
{
    WireServer server;
    for (int i = 0; i < 4; ++i)
        server.expect().reply(308, {}, "text/plain", {"Location: /v1/chat/completions"});
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::Redirected);
    QCOMPARE(server.requests().size(), 4);
}

void ChatOriginTest::hidesAKeyThatARedirectEchoes()
{
    WireServer server;
    server.expect().reply(302, "at http://other.test/?key=sk-canary-7d1f", "text/plain",
                          {"Location: http://other.test/login?key=sk-canary%2D7d1f"});
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().location, QUrl(u"http://other.test"_s));
    QVERIFY(!allTextOf(listener.error()).contains("canary"_L1));
}

void ChatOriginTest::sendsNothingWhenTheCertificateIsNotTrusted()
{
    WireServer server;
    server.useTls(serverTls());
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::TlsFailed);
    QVERIFY2(listener.error().detail.contains("self-signed"_L1) ||
                 listener.error().detail.contains("self signed"_L1),
             qPrintable(listener.error().detail));
    QVERIFY(server.requests().isEmpty());
}

void ChatOriginTest::talksOverTlsWhenTheCertificateIsTrusted()
{
    const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
    const auto restore =
        qScopeGuard([&before] { QSslConfiguration::setDefaultConfiguration(before); });
    WireServer server;
    server.useTls(serverTls());
    QSslConfiguration trusting = before;
    trusting.addCaCertificate(serverTls().localCertificate());
    QSslConfiguration::setDefaultConfiguration(trusting);
    server.expect()
        .stream()
        .chunk("data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\n")
        .wait();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.text, u"a"_s);
    QVERIFY(
        server.requests().constFirst().raw.startsWith("POST /v1/chat/completions HTTP/1.1\r\n"));
    QSignalSpy closed(&server, &WireServer::closed);
    listener.call->cancel();
    QVERIFY(closed.wait(1000));
}

void ChatOriginTest::tellsAPlainServerBehindHttps()
{
    QTcpServer plain; // answers the TLS greeting with text
    QVERIFY(plain.listen(QHostAddress::LocalHost));
    connect(&plain, &QTcpServer::newConnection, this, [&plain] {
        QTcpSocket *const socket = plain.nextPendingConnection();
        socket->write("HTTP/1.1 400 Bad Request\r\n\r\n");
        socket->disconnectFromHost();
    });
    ChatListener listener(m_client.send(
        connectionTo(u"https://127.0.0.1:%1/v1"_s.arg(plain.serverPort())), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::TlsFailed);
}

HIWAR_TEST(ChatOriginTest, QCoreApplication)
#include "tst_chatorigin.moc"
