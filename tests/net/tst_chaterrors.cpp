// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/chatlistener.h"
#include "tests/net/replybodies.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ChatErrorsTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsEveryErrorInsideAStream_data();
    void tellsEveryErrorInsideAStream();
    void tellsEveryRefusal_data();
    void tellsEveryRefusal();
    void boundsTheBodyOfARefusal();
    void sendsNothingToABadAddressOrWithABadKey();

private:
    ChatClient m_client;
};

void ChatErrorsTest::tellsEveryErrorInsideAStream_data()
{
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<QString>("code");
    QTest::newRow("object")
        << R"(data: {"error":{"message":"Broke: sk-canary-7d1f","code":"c"}})"_ba << u"c"_s;
    QTest::newRow("string") << R"(data: {"error":"Broke: sk-canary-7d1f"})"_ba << QString();
    QTest::newRow("object: error")
        << R"(data: {"object":"error","message":"Broke: sk-canary-7d1f","code":500})"_ba
        << u"500"_s;
    QTest::newRow("event: error") << "event: error\ndata: Broke: sk-canary-7d1f"_ba << QString();
    QTest::newRow("unframed") << R"({"error":{"message":"Broke: sk-canary-7d1f"}})"_ba << QString();
}

void ChatErrorsTest::tellsEveryErrorInsideAStream()
{
    QFETCH(QByteArray, event);
    QFETCH(QString, code);
    WireServer server;
    server.expect().stream().chunk(delta("part")).chunk(event + "\n\n").lastChunk();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.text, u"part"_s);
    QCOMPARE(listener.error().kind, ErrorKind::ReplyError);
    QCOMPARE(listener.error().serverText, u"Broke: •••"_s);
    QCOMPARE(listener.error().code, code);
    QCOMPARE(listener.error().httpStatus, 200);
    QCOMPARE(listener.error().url.toString(), server.baseUrl() + u"/chat/completions"_s);
}

void ChatErrorsTest::tellsEveryRefusal_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArrayList>("headers");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("serverText");
    const auto row = [](const char *name, int status, const QByteArray &body, ErrorKind kind,
                        const QString &text, const QByteArrayList &headers = {}) {
        QTest::newRow(name) << status << body << headers << kind << text;
    };
    using enum ErrorKind;
    const QByteArray said = R"({"error":{"message":"Bad key sk-canary-7d1f"}})";
    const QString heard = u"Bad key •••"_s;
    row("401", 401, said, Unauthorized, heard);
    row("401, Bearer", 401, said, Unauthorized, heard, {"WWW-Authenticate: Bearer"});
    row("401, Basic", 401, said, Unauthorized, heard, {"WWW-Authenticate: Basic realm=\"x\""});
    row("401, Digest", 401, said, Unauthorized, heard,
        {"WWW-Authenticate: Digest realm=\"x\", nonce=\"1\", qop=\"auth\""});
    row("401, Negotiate", 401, said, Unauthorized, heard, {"WWW-Authenticate: Negotiate"});
    row("401, NTLM", 401, said, Unauthorized, heard, {"WWW-Authenticate: NTLM"});
    row("407", 407, said, ProxyFailed, heard, {"Proxy-Authenticate: Basic realm=\"x\""});
    row("402", 402, said, PaymentRequired, heard);
    row("403", 403, said, Forbidden, heard);
    row("404", 404, said, NotFound, heard);
    row("413", 413, said, TooLarge, heard);
    row("422", 422, said, BadRequest, heard);
    row("429", 429, said, RateLimited, heard, {"Retry-After: 7"});
    row("500", 500, said, ServerError, heard);
    row("529", 529, said, Overloaded, heard);
    row("502, page", 502, "<html><title>Bad gateway</title>", ServerError, u"Bad gateway"_s);
    row("500, nothing", 500, "", ServerError, {});
    row("200, page", 200, "<html><title>Sign in</title>", NotAnApi, u"Sign in"_s);
    row("200, no answer", 200, R"({"choices":[]})", BadReply, {});
    row("204", 204, "", BadReply, {});
    row("200, packed", 200, "\x0b\x01\x80", NotAnApi, {}, {"Content-Encoding: br"});
    row("302", 302, "", Redirected, {}, {"Location: http://127.0.0.1:1/"});
    row("304", 304, "", Redirected, {});
}

void ChatErrorsTest::tellsEveryRefusal()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArrayList, headers);
    QFETCH(QString, serverText);
    WireServer server;
    server.expect().reply(status, body, "text/plain", headers);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    const ApiError error = listener.error();
    QTEST(error.kind, "kind");
    QCOMPARE(error.serverText, serverText);
    QCOMPARE(error.httpStatus, status);
    QCOMPARE(error.retryAfter.count(), status == 429 ? 7000 : -1);
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(!allTextOf(error).contains("canary"_L1));
}

void ChatErrorsTest::boundsTheBodyOfARefusal()
{
    WireServer server;
    server.expect().stream(500, "text/plain").chunk(QByteArray(300 * 1024, 'x')).wait();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1); // although the body never ends
    QCOMPARE(listener.error().kind, ErrorKind::ServerError);
    QVERIFY(listener.error().serverText.size() <= 2001);
    QTRY_COMPARE(server.open(), 0);
}

void ChatErrorsTest::sendsNothingToABadAddressOrWithABadKey()
{
    WireServer server;
    ChatListener address(m_client.send(connectionTo(u"ftp://x"_s), question(true)));
    ChatListener key(
        m_client.send(connectionTo(server.baseUrl(), "sk-canary\nX-Evil: 1"), question(true)));
    QCOMPARE(address.ends + key.ends, 0);
    QTRY_COMPARE(address.ends + key.ends, 2);
    QCOMPARE(address.error().kind, ErrorKind::BadAddress);
    QCOMPARE(key.error().kind, ErrorKind::BadKey);
    QCOMPARE(key.error().detail,
             u"The character U+000A at position 10 of the key cannot be sent"_s);
    QVERIFY(!allTextOf(key.error()).contains("canary"_L1));
    QCOMPARE(server.connections(), 0);
}

HIWAR_TEST(ChatErrorsTest, QCoreApplication)
#include "tst_chaterrors.moc"
