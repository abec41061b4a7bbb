// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/localservers.h"
#include "net/service/echoresponder.h"
#include "net/service/service.h"
#include "tests/net/pathserver.h"
#include "tests/support/absentport.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QElapsedTimer>
#include <QNetworkProxy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QByteArray models =
    R"({"object":"list","data":[{"id":"m-1","object":"model","owned_by":"vllm"}]})";
const QByteArray tags = R"({"models":[{"name":"llama3:8b"}]})";

} // namespace

class LocalServersTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsWhoAnswersInTheOrderOfThePorts()
    {
        PathServer ollama;
        ollama.pages = {{"/api/version", R"({"version":"0.5.1"})"}, {"/api/tags", tags}};
        PathServer vllm;
        vllm.pages = {{"/v1/models", models}};
        const AbsentPort absent;
        const auto found = settled(
            findLocalServers(this, {vllm.serverPort(), absent.number(), ollama.serverPort()}));
        QCOMPARE(found.size(), 2);
        QCOMPARE(found.at(0).name, u"vLLM"_s);
        QCOMPARE(found.at(0).baseUrl, u"http://127.0.0.1:%1/v1"_s.arg(vllm.serverPort()));
        QCOMPARE(found.at(0).models, QStringList{u"m-1"_s});
        QCOMPARE(found.at(1).name, u"Ollama"_s);
        QCOMPARE(found.at(1).models, QStringList{u"llama3:8b"_s});
    }

    void sendsNothingButAGetWithoutAKey()
    {
        PathServer server;
        server.pages = {{"/v1/models", models}};
        settled(findLocalServers(this, {server.serverPort()}));
        QVERIFY(!server.requests.isEmpty());
        for (const QByteArray &request : server.requests) {
            QVERIFY(request.startsWith("GET /"));
            QVERIFY(!request.toLower().contains("authorization"));
            QVERIFY(request.endsWith("\r\n\r\n")); // no body
        }
    }

    void asksWithoutAProxy()
    {
        PathServer proxy;
        QNetworkProxy::setApplicationProxy(
            {QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.serverPort()});
        const auto restore = qScopeGuard([] { QNetworkProxy::setApplicationProxy({}); });
        PathServer server;
        server.pages = {{"/v1/models", models}};
        QCOMPARE(settled(findLocalServers(this, {server.serverPort()})).size(), 1);
        QVERIFY(proxy.requests.isEmpty());
    }

    void followsNobodyElsewhere()
    {
        PathServer other;
        PathServer server;
        server.refusal =
            "302 Found\r\nLocation: http://127.0.0.1:" + QByteArray::number(other.serverPort()) +
            "/v1/models";
        QVERIFY(settled(findLocalServers(this, {server.serverPort()})).isEmpty());
        QVERIFY(other.requests.isEmpty());
    }

    void aServerOnIpV6AloneIsFound()
    {
        PathServer server{QHostAddress(QHostAddress::LocalHostIPv6)};
        if (!server.isListening())
            QSKIP("no IPv6 here");
        server.pages = {{"/v1/models", models}};
        const auto found = settled(findLocalServers(this, {server.serverPort()}));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().baseUrl, u"http://[::1]:%1/v1"_s.arg(server.serverPort()));
    }

    void oneServerOnBothAddressesIsOne()
    {
        PathServer four;
        PathServer six(QHostAddress(QHostAddress::LocalHostIPv6), four.serverPort());
        four.pages = six.pages = {{"/v1/models", models}};
        const auto found = settled(findLocalServers(this, {four.serverPort()}));
        QCOMPARE(found.size(), 1);
        QVERIFY(found.first().baseUrl.startsWith(u"http://127.0.0.1:"));
    }

    void oneThatDoesNotSayWhoItIsGoesByItsAddress()
    {
        PathServer server;
        server.pages = {{"/v1/models", R"({"data":[{"id":"a"}]})"}};
        const auto found = settled(findLocalServers(this, {server.serverPort()}));
        QCOMPARE(found.first().name, u"127.0.0.1:%1"_s.arg(server.serverPort()));
    }

    void whoWantsAKeyMayStillBeKnown()
    {
        PathServer server;
        server.refusal = "401 Unauthorized";
        server.pages = {{"/openapi.json", R"({"info":{"title":"Jan API"}})"}};
        QCOMPARE(settled(findLocalServers(this, {server.serverPort()})).constFirst().name,
                 u"Jan"_s);
    }

    void hiwarIsNotOffered_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("open") << QByteArray();
        QTest::newRow("with a key") << QByteArray("secret");
    }
    void hiwarIsNotOffered()
    {
        QFETCH(QByteArray, key);
        auto service =
            Service::start(std::make_shared<EchoResponder>(), {.port = 0, .key = Secret(key)});
        QVERIFY(service);
        const auto port = static_cast<quint16>((*service)->baseUrl().port());
        QVERIFY(settled(findLocalServers(this, {port})).isEmpty());
    }

    void whatNeverAnswersIsNotWaitedForLong()
    {
        PathServer hanging;
        hanging.silent = {"/v1/models"};
        PathServer slow; // is found although a later answer never comes
        slow.pages = {{"/v1/models", models}};
        slow.silent = {"/props"};
        QElapsedTimer clock;
        clock.start();
        const auto found =
            settled(findLocalServers(this, {hanging.serverPort(), slow.serverPort()}));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().name, u"vLLM"_s);
        QVERIFY(clock.elapsed() < 20000);
    }

    void aCancelledSearchClosesItsConnections()
    {
        PathServer hanging;
        hanging.silent = {"/v1/models"};
        QPointer<QObject> owner = new QObject(this);
        auto future = findLocalServers(owner, {hanging.serverPort()});
        QTRY_COMPARE(hanging.requests.size(), 1);
        future.cancel();
        QTRY_VERIFY(owner->children().isEmpty());
        QTRY_VERIFY(hanging.findChildren<QTcpSocket *>().isEmpty());
        QVERIFY(future.isCanceled());
        future = findLocalServers(owner, {hanging.serverPort()});
        QTRY_COMPARE(hanging.requests.size(), 2);
        delete owner;
        QTRY_VERIFY(hanging.findChildren<QTcpSocket *>().isEmpty());
    }

    void noPortsIsNobody() { QVERIFY(settled(findLocalServers(this, {})).isEmpty()); }
};

HIWAR_TEST(LocalServersTest, QCoreApplication)
#include "tst_localservers.moc"
