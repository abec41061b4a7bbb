// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Requests through a proxy: real ones on this machine, to a host that only they can resolve.
#include "tests/net/chatlistener.h"
#include "tests/net/replybodies.h"
#include "tests/net/tlsfiles.h"
#include "tests/support/proxyserver.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QNetworkProxy>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using Kind = ProxyServer::Kind;

namespace {

const QByteArray canary = "sk-canary-7d1f";

Connection through(const ProxyServer &proxy, Kind kind, const QString &baseUrl)
{
    Connection connection = connectionTo(baseUrl, canary);
    connection.profile.plainHttpAllowed = true;
    connection.profile.proxy = {.kind = kind == Kind::Http ? ProxyKind::Http : ProxyKind::Socks5,
                                .host = u"127.0.0.1"_s,
                                .port = proxy.serverPort()};
    connection.profile.tls.caFile = tlsFile(u"authority"_s);
    return connection;
}

void logIn(Connection &connection, const QByteArray &password)
{
    connection.profile.proxy.user = u"joe"_s;
    connection.profile.proxy.hasPassword = true;
    connection.secrets.proxyPassword = Secret(password);
}

} // namespace

class ProxyTest : public TestCase
{
    Q_OBJECT

private:
    ChatClient m_client;

    void kinds()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("baseUrl");
        QTest::newRow("HTTP, to https") << Kind::Http << u"https://service.test/v1"_s;
        QTest::newRow("HTTP, to http") << Kind::Http << u"http://service.test/v1"_s;
        QTest::newRow("SOCKS5, to https") << Kind::Socks5 << u"https://service.test/v1"_s;
        QTest::newRow("SOCKS5, to http") << Kind::Socks5 << u"http://service.test/v1"_s;
    }
    static bool isEncrypted()
    {
        return QTest::currentDataTag() != nullptr &&
               QByteArray(QTest::currentDataTag()).endsWith("https");
    }
    static void prepare(WireServer &server)
    {
        if (isEncrypted())
            server.useTls(serverTls(u"signed"_s, u"signed-key"_s));
    }

private slots:
    void leadsToTheService_data() { kinds(); }
    void leadsToTheService()
    {
        QFETCH(Kind, kind);
        QFETCH(QString, baseUrl);
        WireServer server;
        prepare(server);
        server.expect().reply(200, wholeReply);
        ProxyServer proxy(kind, server.serverPort());
        ChatListener listener(m_client.send(through(proxy, kind, baseUrl), question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QVERIFY2(listener.isComplete(), qPrintable(allTextOf(listener.error())));
        QCOMPARE(server.requests().size(), 1);
        QCOMPARE(server.requests().first().header("Authorization"), "Bearer " + canary);
        QCOMPARE(server.requests().first().header("Host"), "service.test");
        QCOMPARE(proxy.asked().size(), 1);
        QVERIFY(proxy.asked().first().contains("service.test"));
        // A proxy that only forwards an encrypted request learns nothing of it.
        QCOMPARE(proxy.seen().contains("canary"), !isEncrypted());
    }

    void wantsItsPassword_data() { kinds(); }
    void wantsItsPassword()
    {
        QFETCH(Kind, kind);
        QFETCH(QString, baseUrl);
        WireServer server;
        prepare(server);
        server.expect().reply(200, wholeReply);
        ProxyServer proxy(kind, server.serverPort());
        proxy.wantLogin("joe", "let-me-in");
        Connection connection = through(proxy, kind, baseUrl);
        logIn(connection, "let-me-in");
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QVERIFY2(listener.isComplete(), qPrintable(allTextOf(listener.error())));
        QCOMPARE(server.requests().size(), 1);
        // The password is for the proxy; behind a tunnel the service never sees it.
        if (isEncrypted())
            QVERIFY(server.requests().first().header("Proxy-Authorization").isNull());
    }

    void refusesAWrongPassword_data() { kinds(); }
    void refusesAWrongPassword()
    {
        QFETCH(Kind, kind);
        QFETCH(QString, baseUrl);
        WireServer server;
        prepare(server);
        ProxyServer proxy(kind, server.serverPort());
        proxy.wantLogin("joe", "let-me-in");
        Connection connection = through(proxy, kind, baseUrl);
        logIn(connection, "wrong-canary");
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::ProxyFailed);
        QVERIFY(!allTextOf(listener.error()).contains(u"canary"_s));
        QVERIFY(server.requests().isEmpty());
        QVERIFY(proxy.asked().isEmpty());
    }

    /// After a refusal the request could not be sent again: a body is read only once.
    void aProxyTakesThePasswordWithTheFirstRequest()
    {
        WireServer server;
        server.expect().reply(200, wholeReply);
        ProxyServer proxy(Kind::Http, server.serverPort());
        proxy.wantLogin("joe", "let-me-in");
        Connection connection = through(proxy, Kind::Http, u"http://service.test/v1"_s);
        logIn(connection, "let-me-in");
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_VERIFY(listener.isComplete());
        QCOMPARE(proxy.seen().count("POST "), 1);
    }

    /// A user who enters a proxy wants it for every host.
    void isUsedForThisMachineToo_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::newRow("HTTP") << Kind::Http;
        QTest::newRow("SOCKS5") << Kind::Socks5;
    }
    void isUsedForThisMachineToo()
    {
        QFETCH(Kind, kind);
        WireServer server;
        server.expect().reply(200, wholeReply);
        ProxyServer proxy(kind, server.serverPort());
        ChatListener listener(
            m_client.send(through(proxy, kind, server.baseUrl()), question(true)));
        QTRY_VERIFY(listener.isComplete());
        QCOMPARE(proxy.connections(), 1);
    }

    void noneMeansNotEvenTheSystems()
    {
        WireServer server;
        ProxyServer proxy(Kind::Http, server.serverPort());
        QNetworkProxy::setApplicationProxy(
            {QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.serverPort()});
        const auto restore = qScopeGuard([] { QNetworkProxy::setApplicationProxy({}); });
        Connection connection = connectionTo(u"https://nobody.invalid/v1"_s);
        connection.profile.proxy.kind = ProxyKind::None;
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::HostNotFound);
        QCOMPARE(proxy.connections(), 0);
    }

    void anAbsentProxyIsNotTheService_data()
    {
        QTest::addColumn<ProxyKind>("kind");
        QTest::newRow("HTTP") << ProxyKind::Http;
        QTest::newRow("SOCKS5") << ProxyKind::Socks5;
    }
    void anAbsentProxyIsNotTheService()
    {
        QFETCH(ProxyKind, kind);
        Connection connection = connectionTo(u"https://service.test/v1"_s);
        connection.profile.proxy = {
            .kind = kind, .host = u"127.0.0.1"_s, .port = WireServer().serverPort()};
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::ProxyFailed);
        QCOMPARE(listener.error().location.host(), u"127.0.0.1"_s);
        QCOMPARE(listener.error().location.port(), connection.profile.proxy.port);
    }

    /// Qt would connect directly then.
    void aProxyWithoutAHostIsNotLeftOut()
    {
        Connection connection = connectionTo(u"https://service.test/v1"_s);
        connection.profile.proxy = {.kind = ProxyKind::Http};
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::ProxyFailed);
        QVERIFY(listener.error().detail.contains(u"no host"_s));
    }
};

HIWAR_TEST(ProxyTest, QCoreApplication)
#include "tst_proxy.moc"
