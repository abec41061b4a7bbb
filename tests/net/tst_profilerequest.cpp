// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a profile adds to a request, and what it may not: headers, limits.
#include "net/client/certificatefiles.h"
#include "net/client/specifyrequest.h"
#include "net/client/wirerecorder.h"
#include "net/values/headerrule.h"
#include "tests/net/chatlistener.h"
#include "tests/net/replybodies.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct Tap final : WireTap
{
    QByteArray lines;

    void asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
               const QByteArray &body) override
    {
        lines += method + ' ' + url.toEncoded() + '\n' + body + '\n';
        for (const auto &[name, value] : headers)
            lines += name + ": " + value + '\n';
    }
    void answered(int /*status*/, const WireHeaders &headers) override
    {
        for (const auto &[name, value] : headers)
            lines += name + ": " + value + '\n';
    }
    void arrived(const QByteArray &bytes) override { lines += bytes; }
};

} // namespace

class ProfileRequestTest : public TestCase
{
    Q_OBJECT

private:
    ChatClient m_client;

    WireRequest requestOf(WireServer &server, const Connection &connection,
                          const ChatRequest &request = question(true))
    {
        server.expect().reply(200, wholeReply);
        ChatListener listener(m_client.send(connection, request));
        [&] {
            QTRY_COMPARE(listener.ends, 1);
            QVERIFY2(listener.isComplete(), qPrintable(allTextOf(listener.error())));
        }();
        return server.requests().isEmpty() ? WireRequest() : server.requests().last();
    }
    static qsizetype countOf(const WireRequest &request, QByteArrayView name)
    {
        return std::count_if(request.headers.begin(), request.headers.end(), [&](const auto &each) {
            return each.first.compare(name, Qt::CaseInsensitive) == 0;
        });
    }

private slots:
    void sendsItsHeaders()
    {
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"HTTP-Referer"_s, u" https://hiwar.test "_s, false},
                                      {u"X-Title"_s, u"حوار"_s, false},
                                      {u"X-Empty"_s, u" "_s, false},
                                      {u"x-token"_s, {}, true},
                                      {u"user-agent"_s, u"mine"_s, false}};
        connection.secrets.headers.insert(u"x-token"_s, Secret("t-1"));
        const WireRequest request = requestOf(server, connection);
        QCOMPARE(request.header("HTTP-Referer"), "https://hiwar.test");
        QCOMPARE(request.header("X-Title"), "حوار");
        QCOMPARE(request.header("X-Token"), "t-1");
        QCOMPARE(request.header("User-Agent"), "mine");
        QCOMPARE(countOf(request, "User-Agent"), 1);
        QCOMPARE(countOf(request, "X-Empty"), 0);
        QCOMPARE(request.header("Authorization"), "Bearer sk-canary-7d1f");
        QVERIFY(m_client.models(connection).isValid());
        server.expect().reply(200, "{\"data\":[]}");
        QTRY_COMPARE(server.requests().size(), 2);
        QCOMPARE(server.requests().last().header("X-Token"), "t-1");
    }

    void neverSendsTwoKeys()
    {
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"authorization"_s, {}, true}};
        connection.secrets.headers.insert(u"authorization"_s, Secret("Basic abc"));
        const WireRequest request = requestOf(server, connection);
        QCOMPARE(countOf(request, "Authorization"), 1);
        QCOMPARE(request.header("Authorization"), "Basic abc");
    }

    void sendsTheKeyOfAzureBesideOurs()
    {
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"api-key"_s, u"plain-canary"_s, false}};
        const WireRequest request = requestOf(server, connection);
        QCOMPARE(request.header("api-key"), "plain-canary");
        QCOMPARE(countOf(request, "Authorization"), 1);
    }

    void hidesItsSecretsFromEverybody()
    {
        WireServer server;
        const QByteArray echo = "token-canary-1 and bearer-canary-2 and plain-canary-3";
        server.expect().reply(400,
                              "{\"error\":{\"message\":\"" + echo + "\",\"code\":\"" + echo +
                                  "\",\"param\":\"" + echo + "\"}}",
                              "application/json", {"X-Echo: " + echo});
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"X-Mine"_s, {}, true},
                                      {u"Authorization"_s, {}, true},
                                      {u"X-Api-Key"_s, u"plain-canary-3"_s, false}};
        connection.secrets.headers = {{u"x-mine"_s, Secret("token-canary-1")},
                                      {u"authorization"_s, Secret("Bearer bearer-canary-2")}};
        Tap tap;
        ChatListener listener(m_client.send(connection, question(true), &tap));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::BadRequest);
        QVERIFY2(!allTextOf(listener.error()).contains(u"canary"_s),
                 qPrintable(allTextOf(listener.error())));
        QVERIFY2(!tap.lines.contains("canary"), tap.lines.constData());
    }

    void hidesItsSecretsInARefusalThatEscapesThem()
    {
        WireServer server;
        server.expect().reply(
            400, R"({"error":{"message":"no \u0074oken-canary-1","code":"\u0074oken-canary-1"}})");
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"X-Mine"_s, {}, true}};
        connection.secrets.headers = {{u"x-mine"_s, Secret("token-canary-1")}};
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::BadRequest);
        QCOMPARE(listener.error().serverText, u"no •••"_s);
        QCOMPARE(listener.error().code, u"•••"_s);
    }

    void hidesEvenAShortSecretFromTheTap()
    {
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"X-Pin"_s, {}, true}};
        connection.secrets.headers = {{u"x-pin"_s, Secret("7q")}};
        server.expect().reply(200, wholeReply);
        Tap tap;
        ChatListener listener(m_client.send(connection, question(true), &tap));
        QTRY_VERIFY(listener.isComplete());
        QCOMPARE(server.requests().first().header("X-Pin"), "7q");
        QVERIFY2(tap.lines.contains("X-Pin: •••\n"), tap.lines.constData());
    }

    void hidesItsSecretsInTheNameOfTheModel()
    {
        WireServer server;
        server.expect().reply(200,
                              R"({"model":"m token-canary-1","choices":[)"
                              R"({"message":{"content":"Hi"},"finish_reason":"token-canary-1"}]})");
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"X-Mine"_s, {}, true}};
        connection.secrets.headers = {{u"x-mine"_s, Secret("token-canary-1")}};
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_VERIFY(listener.isComplete());
        QCOMPARE((*listener.outcome)->model, u"m •••"_s);
        QCOMPARE((*listener.outcome)->finishReason, u"•••"_s);
    }

    void hidesItsSecretsWithinAReply()
    {
        WireServer server;
        server.expect().reply(200, R"({"error":{"message":"no: )" + QByteArray(1990, 'x') +
                                       R"( token-canary-1"}})");
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"X-Mine"_s, {}, true}};
        connection.secrets.headers = {{u"x-mine"_s, Secret("token-canary-1")}};
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QVERIFY(!listener.isComplete());
        QVERIFY(listener.error().serverText.endsWith(u'…')); // cut inside the secret
        QVERIFY2(!listener.error().serverText.contains(u"token"_s),
                 qPrintable(listener.error().serverText.right(40)));
    }

    void refusesWhatIsNoHeader_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::newRow("no name") << QString() << u"v"_s;
        QTest::newRow("blank") << u"X Y"_s << u"v"_s;
        QTest::newRow("colon") << u"X:"_s << u"v"_s;
        QTest::newRow("Arabic") << u"اسم"_s << u"v"_s;
        QTest::newRow("injected") << u"X"_s << u"v\r\nX-Evil: 1"_s;
        QTest::newRow("NUL") << u"X"_s << u"v\u0000"_s;
        QTest::newRow("half a character") << u"X"_s << QString(QChar(0xD83D));
        for (const char *name : {"Host", "content-length", "Connection", "Transfer-Encoding",
                                 "Upgrade", "Proxy-Authorization"})
            QTest::newRow(name) << QString::fromLatin1(name) << u"v"_s;
    }
    void refusesWhatIsNoHeader()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        QVERIFY(findHeaderFault(name, value));
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{name, value, false}};
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::BadKey);
        QCOMPARE(listener.error().param, name.isEmpty() ? u"?"_s : name);
        QCOMPARE(server.connections(), 0);
    }

    void asksNothingWithoutASecretThatIsNeeded()
    {
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"X-Mine"_s, {}, true}};
        ChatListener listener(m_client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::KeyUnavailable);
        QVERIFY(listener.error().detail.contains(u"X-Mine"_s));
        QCOMPARE(server.connections(), 0);
    }

    void sendsFurtherFieldsUntouchedAndNoOthers()
    {
        const auto own = QJsonDocument::fromJson(
                             R"({"temperature": 0.5, "provider": {"order": ["a", {"b": null}]},
                                 "model": "evil"})")
                             .object();
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.extraBody = {{u"seed"_s, 7}}; // is added by the caller, not here
        ChatRequest request = question(false);
        request.extra = own;
        const auto body =
            QJsonDocument::fromJson(requestOf(server, connection, request).body).object();
        QCOMPARE(body.value("temperature"_L1).toDouble(), 0.5);
        QCOMPARE(body.value("provider"_L1), own.value("provider"_L1));
        QCOMPARE(body.value("model"_L1).toString(), u"m"_s);
        QVERIFY(!body.contains("seed"_L1));
    }

    void sendsNoKeyWhereEverybodyCanReadIt_data()
    {
        QTest::addColumn<QString>("baseUrl");
        QTest::addColumn<bool>("hasKey");
        QTest::addColumn<bool>("isAllowed");
        QTest::addColumn<bool>("isRefused");
        const QString open = u"http://api.example.com/v1"_s;
        QTest::newRow("public") << open << true << false << true;
        QTest::newRow("confirmed") << open << true << true << false;
        QTest::newRow("no key") << open << false << false << false;
        QTest::newRow("encrypted") << u"https://api.example.com/v1"_s << true << false << false;
        QTest::newRow("private") << u"http://192.168.1.5/v1"_s << true << false << false;
        QTest::newRow("loopback") << u"http://localhost/v1"_s << true << false << false;
    }
    void sendsNoKeyWhereEverybodyCanReadIt()
    {
        CertificateFiles files;
        QFETCH(QString, baseUrl);
        QFETCH(bool, hasKey);
        QFETCH(bool, isAllowed);
        Connection connection = connectionTo(baseUrl, hasKey ? "sk-1234" : "");
        connection.profile.plainHttpAllowed = isAllowed;
        const auto spec = specifyRequest(connection, &Endpoint::chat, {}, files);
        QTEST(!spec, "isRefused");
        if (!spec)
            QCOMPARE(spec.error().kind, ErrorKind::InsecureAddress);

        if (!hasKey) { // a secret header is a key as well
            connection.profile.headers = {{u"api-key"_s, u"sk-1234"_s, false}};
            QCOMPARE(specifyRequest(connection, &Endpoint::chat, {}, files).error().kind,
                     ErrorKind::InsecureAddress);
        }
    }

    void waitsAsLongAsItSays()
    {
        CertificateFiles files;
        Connection connection = connectionTo(u"https://api.example.com/v1"_s);
        const auto general = specifyRequest(connection, &Endpoint::chat, {}, files)->timeouts;
        QCOMPARE(general.connect, Timeouts{}.connect);
        QCOMPARE(general.firstByte, Timeouts{}.firstByte);
        connection.profile.limits = {.connect = 3s, .firstByte = 0s, .silence = 5s};
        const auto own = specifyRequest(connection, &Endpoint::chat, {}, files)->timeouts;
        QCOMPARE(own.connect, 3s);
        QCOMPARE(own.firstByte, 0s);
        QCOMPARE(own.silence, 5s);
        connection = connectionTo(u"http://localhost/v1"_s);
        QCOMPARE(specifyRequest(connection, &Endpoint::chat, {}, files)->timeouts.firstByte, 0s);
        connection.profile.limits.firstByte = 7s;
        QCOMPARE(specifyRequest(connection, &Endpoint::chat, {}, files)->timeouts.firstByte, 7s);
    }
};

HIWAR_TEST(ProfileRequestTest, QCoreApplication)
#include "tst_profilerequest.moc"
