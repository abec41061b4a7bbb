// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The service's answers to clients with and without policy, as transcripts over real sockets.
#include "net/service/service.h"

#include "net/service/echoresponder.h"
#include "tests/net/rawclient.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QTcpServer>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QByteArray plainBody(const QString &text)
{
    return "{\"model\":\"echo\",\"messages\":[{\"role\":\"user\",\"content\":\"" + text.toUtf8() +
           "\"}]}";
}

} // namespace

class TestService : public TestCase
{
    Q_OBJECT

private:
    std::unique_ptr<Service> m_service;

private slots:
    void initTestCase()
    {
        auto started = Service::start(std::make_shared<EchoResponder>(), {.key = Secret("right")});
        QVERIFY(started);
        m_service = *std::move(started);
        QVERIFY(m_service->port() != 0);
    }
    void cleanupTestCase() { m_service.reset(); }

    void tellsItsAddress()
    {
        QCOMPARE(m_service->baseUrl(), QUrl(u"http://127.0.0.1:%1/v1"_s.arg(m_service->port())));
    }

    void listensOnLoopbackOnly()
    {
        QTcpServer other;
        // With the wildcard address the port would be in use on every interface.
        QVERIFY(other.listen(QHostAddress(u"127.0.0.2"_s), m_service->port()));
    }

    void saysWhyItCannotStart()
    {
        const auto second = Service::start(std::make_shared<EchoResponder>(),
                                           {.port = m_service->port(), .key = {}});
        QVERIFY(!second);
        QVERIFY(second.error().contains("in use"_L1));
    }

    void answersPlainly()
    {
        RawClient client(m_service->port());
        client.say(chatRequest(plainBody(u"كيف الحال؟ 你好 😀"_s)));
        QTRY_VERIFY(client.isWhole());
        QCOMPARE(client.status(), 200);
        QVERIFY(client.received().contains("Content-Type: application/json\r\n"));
        const QJsonObject reply = client.json();
        QCOMPARE(reply["object"_L1], u"chat.completion"_s);
        QCOMPARE(reply["model"_L1], u"echo"_s);
        QVERIFY(reply["id"_L1].toString().startsWith("chatcmpl-"_L1));
        QVERIFY(reply["created"_L1].toInteger() > 1'700'000'000);
        const QJsonObject choice = reply["choices"_L1][0].toObject();
        QCOMPARE(choice["finish_reason"_L1], u"stop"_s);
        QCOMPARE(choice["message"_L1]["role"_L1], u"assistant"_s);
        QCOMPARE(choice["message"_L1]["content"_L1], u"كيف الحال؟ 你好 😀"_s);
        QCOMPARE(reply["usage"_L1]["total_tokens"_L1].toInteger(),
                 reply["usage"_L1]["prompt_tokens"_L1].toInteger() +
                     reply["usage"_L1]["completion_tokens"_L1].toInteger());
    }

    void echoesTheLastQuestion()
    {
        RawClient client(m_service->port());
        client.say(chatRequest(R"({"model":"echo","messages":[{"role":"user","content":"first"},
            {"role":"user","content":"second"},{"role":"assistant","content":"third"}]})"));
        QTRY_VERIFY(client.isWhole());
        QCOMPARE(client.json()["choices"_L1][0]["message"_L1]["content"_L1], u"second"_s);
    }

    void listsItsModels()
    {
        RawClient client(m_service->port());
        client.say(
            "GET /v1/models HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer right\r\n\r\n");
        QTRY_VERIFY(client.isWhole());
        QCOMPARE(client.json()["object"_L1], u"list"_s);
        QCOMPARE(client.json()["data"_L1][0]["id"_L1], u"echo"_s);
    }

    void answersHeadWithoutABody()
    {
        RawClient client(m_service->port());
        client.say("HEAD /v1/models HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer right\r\n"
                   "Connection: close\r\n\r\n");
        QTRY_VERIFY(client.isClosed());
        QCOMPARE(client.status(), 200);
        QVERIFY(client.body().isEmpty());
    }

    void tellsTheMethodsWithoutAKey()
    {
        RawClient client(m_service->port());
        client.say("OPTIONS /v1/models HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(client.status(), 204);
        QVERIFY(client.received().contains("Allow: GET, HEAD, OPTIONS\r\n"));
    }

    void refusesInTheCommonShape_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QByteArray>("header");
        const QByteArray good = plainBody(u"x"_s);
        QTest::newRow("wrong key") << chatRequest(good, "wrong") << 401 << u"invalid_api_key"_s
                                   << QByteArray("WWW-Authenticate: Bearer\r\n");
        QTest::newRow("wrong host") << chatRequest(good, "right", "evil.example") << 403
                                    << u"host_not_allowed"_s << QByteArray();
        QTest::newRow("wrong origin")
            << chatRequest(good).replace("Host:", "Origin: https://evil.example\r\nHost:") << 403
            << u"origin_not_allowed"_s << QByteArray();
        QTest::newRow("wrong path") << chatRequest(good).replace("/v1/chat/", "/v2/chat/") << 404
                                    << u"unknown_url"_s << QByteArray();
        QTest::newRow("wrong method")
            << chatRequest(good).replace("POST", "PUT") << 405 << u"method_not_allowed"_s
            << QByteArray("Allow: POST, OPTIONS\r\n");
        QTest::newRow("wrong type") << chatRequest(good).replace("application/json", "text/plain")
                                    << 415 << u"unsupported_media_type"_s << QByteArray();
        QTest::newRow("not JSON") << chatRequest("hello") << 400 << u"invalid_json"_s
                                  << QByteArray();
        QTest::newRow("no body") << chatRequest("") << 400 << u"invalid_json"_s << QByteArray();
        QTest::newRow("no messages") << chatRequest(R"({"model":"echo"})") << 400
                                     << u"missing_required_parameter"_s << QByteArray();
    }
    void refusesInTheCommonShape()
    {
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, header);
        RawClient client(m_service->port());
        client.say(request);
        QTRY_VERIFY(client.isWhole());
        QTEST(client.status(), "status");
        QVERIFY(client.received().contains(header));
        const QJsonObject error = client.json()["error"_L1].toObject();
        QTEST(error["code"_L1].toString(), "code");
        QVERIFY(!error["message"_L1].toString().isEmpty());
        QVERIFY(error["type"_L1].isString());
        QVERIFY(error.contains("param"_L1));

        // Whatever the refusal, the connection stays open.
        client.say(chatRequest(plainBody(u"next"_s)));
        QTRY_COMPARE(client.status(1), 200);
    }

    void refusesAnAnnouncedExcessBeforeItIsSent()
    {
        RawClient client(m_service->port());
        client.say("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                   "Authorization: Bearer right\r\nContent-Type: application/json\r\n"
                   "Content-Length: 9999999999\r\n\r\n");
        QTRY_VERIFY(client.isClosed());
        QCOMPARE(client.status(), 413);
        QCOMPARE(client.json()["error"_L1]["code"_L1], u"request_too_large"_s);
    }

    /// An immediate refusal would be lost: a client that still sends does not read.
    void tellsWhoIsStillSendingThatItIsTooMuch()
    {
        RawClient client(m_service->port());
        client.say("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                   "Authorization: Bearer right\r\nContent-Type: application/json\r\n"
                   "Content-Length: " +
                   QByteArray::number(2 * Service::maxBodyBytes) + "\r\n\r\n");
        client.say(QByteArray(Service::maxBodyBytes, ' '));
        QTRY_COMPARE(client.unsent(), 0);
        QCOMPARE(client.status(), 0);
        client.say(QByteArray(Service::maxBodyBytes, ' '));
        QTRY_VERIFY(client.isWhole());
        QCOMPARE(client.status(), 413);
        client.say(chatRequest(plainBody(u"shorter"_s)));
        QTRY_COMPARE(client.status(1), 200);
    }

    void whoShowsNoKeyShutsNobodyOut_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("half a head") << QByteArray("POST /v1/chat");
        QTest::newRow("a wrong key, and no body")
            << QByteArray("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                          "Authorization: Bearer wrong\r\nContent-Type: application/json\r\n"
                          "Content-Length: 100\r\n\r\n");
    }

    /// The service's time limit is longer than the test's.
    void whoShowsNoKeyShutsNobodyOut()
    {
        QFETCH(QByteArray, said);
        const auto service =
            Service::start(std::make_shared<EchoResponder>(),
                           {.key = Secret("right"),
                            .headPatience = std::chrono::duration_cast<std::chrono::seconds>(
                                std::chrono::hours(1))});
        QVERIFY(service);
        std::vector<std::unique_ptr<RawClient>> rude;
        for (int i = 0; i < 300; ++i) {
            rude.push_back(std::make_unique<RawClient>((*service)->port()));
            rude.back()->say(said);
        }
        RawClient polite((*service)->port());
        polite.say(chatRequest(plainBody(u"in turn"_s)));
        QTRY_VERIFY(polite.isWhole());
        QCOMPARE(polite.status(), 200);
        QTRY_VERIFY(rude.front()->isClosed());
        QVERIFY(!rude.back()->isClosed());
    }

    void asksForNoBodyThatItWillRefuse()
    {
        RawClient client(m_service->port());
        client.say("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                   "Authorization: Bearer wrong\r\nContent-Type: application/json\r\n"
                   "Content-Length: 100\r\nExpect: 100-continue\r\n\r\n");
        QTRY_VERIFY(client.isWhole());
        QCOMPARE(client.status(), 401);
    }

    void takesABodyInChunks()
    {
        RawClient client(m_service->port());
        const QByteArray body = plainBody(u"مرحبا"_s);
        client.say("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                   "Authorization: Bearer right\r\nContent-Type: application/json\r\n"
                   "Transfer-Encoding: chunked\r\n\r\n");
        for (const char c : body)
            client.say(QByteArray("1\r\n") + c + "\r\n");
        client.say("0\r\n\r\n");
        QTRY_VERIFY(client.isWhole());
        QCOMPARE(client.json()["choices"_L1][0]["message"_L1]["content"_L1], u"مرحبا"_s);
    }

    void refusesTooMuchWhileItIsSent_data()
    {
        QTest::addColumn<bool>("inChunks");
        QTest::addColumn<qsizetype>("size");
        QTest::newRow("in chunks") << true << Service::maxBodyBytes + 1024 * 1024;
        QTest::newRow("far too much in chunks") << true << 5 * Service::maxBodyBytes;
        QTest::newRow("far too much, as it says") << false << 5 * Service::maxBodyBytes;
    }
    void refusesTooMuchWhileItIsSent()
    {
        QFETCH(bool, inChunks);
        QFETCH(qsizetype, size);
        RawClient client(m_service->port());
        client.say("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                   "Authorization: Bearer right\r\nContent-Type: application/json\r\n");
        client.say(inChunks ? "Transfer-Encoding: chunked\r\n\r\n"_ba
                            : "Content-Length: " + QByteArray::number(size) + "\r\n\r\n");
        const QByteArray piece(1024 * 1024, ' ');
        for (qsizetype sent = 0; sent < size; sent += piece.size())
            client.say(inChunks ? "100000\r\n" + piece + "\r\n" : piece);
        if (inChunks)
            client.say("0\r\n\r\n");
        QTRY_VERIFY(client.isWhole());
        QCOMPARE(client.status(), 413);
        QCOMPARE(client.unsent(), 0);
    }

    void stopsListeningToEndlessChunks()
    {
        const auto service =
            Service::start(std::make_shared<EchoResponder>(),
                           {.key = Secret("right"), .maxHeardBytes = 4 * Service::maxBodyBytes});
        QVERIFY(service);
        RawClient client((*service)->port());
        client.say("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                   "Transfer-Encoding: chunked\r\n\r\n");
        const QByteArray piece = "100000\r\n" + QByteArray(1024 * 1024, ' ') + "\r\n";
        for (qsizetype sent = 0; sent <= 5 * Service::maxBodyBytes; sent += piece.size())
            client.say(piece);
        QTRY_VERIFY(client.isClosed());
        QVERIFY(client.status() != 200);
    }

    void keepsTheConnection()
    {
        RawClient client(m_service->port());
        client.say(chatRequest(plainBody(u"one"_s)) + chatRequest(plainBody(u"two"_s)));
        QTRY_COMPARE(client.status(1), 200);
        QTRY_VERIFY(client.received().contains("\"two\""));
        QVERIFY(client.received().indexOf("\"one\"") < client.received().indexOf("\"two\""));
    }

    void survivesMalformedRequests_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("noise") << QByteArray("\x16\x03\x01\x02\x00\xff\xfe\r\n\r\n", 11);
        QTest::newRow("no version") << QByteArray("GET /v1/models\r\n\r\n");
        QTest::newRow("no host") << QByteArray("GET /v1/models HTTP/1.1\r\n\r\n");
        QTest::newRow("bad length")
            << QByteArray("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                          "Content-Length: -5\r\n\r\n");
        QTest::newRow("bad chunk")
            << QByteArray("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                          "Transfer-Encoding: chunked\r\n\r\nzz\r\nx\r\n");
        QTest::newRow("endless head")
            << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\nX: ") + QByteArray(1'000'000, 'x');
        QTest::newRow("garbage behind a request")
            << chatRequest(plainBody(u"fine"_s)) + "\x01\x02 garbage\r\n\r\n";
    }
    void survivesMalformedRequests()
    {
        QFETCH(QByteArray, bytes);
        RawClient rude(m_service->port());
        rude.say(bytes);
        QTRY_VERIFY(rude.status(bytes.contains("fine") ? 1 : 0) >= 400 || rude.isClosed());

        RawClient polite(m_service->port());
        polite.say(chatRequest(plainBody(u"still here"_s)));
        QTRY_VERIFY(polite.isWhole());
        QCOMPARE(polite.status(), 200);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestService, QCoreApplication)
#include "tst_service.moc"
