// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/wirerecorder.h"
#include "tests/net/chatlistener.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;

namespace {

const QByteArray keyWithSigns = "sk-canary/7d1f+"_ba;

} // namespace

class WireRecorderTest : public TestCase
{
    Q_OBJECT

    WireExchange ask(const Connection &connection, const QString &text = u"Hi"_s)
    {
        WireRecorder recorder;
        ChatClient client;
        ChatListener listener(client.send(connection, question(true, text), &recorder));
        QSignalSpy finished(listener.call.get(), &ChatCall::finished);
        if (!finished.wait())
            return {};
        return recorder.transcript().exchanges.value(0);
    }

private slots:
    void keepsARequestAndItsReplyByteForByte()
    {
        const QByteArray event = "data: {\"choices\":[{\"delta\":{\"content\":\"س\"}}]}\n\n"_ba;
        WireServer server;
        server.expect().stream().chunk(event).chunk("data: [DONE]\n\n").lastChunk();
        const WireExchange kept = ask(connectionTo(server.baseUrl(), keyWithSigns));
        QCOMPARE(kept.method, "POST");
        QCOMPARE(kept.url, QUrl(server.baseUrl() + u"/chat/completions"_s));
        QCOMPARE(kept.requestBody, server.requests().constFirst().body);
        QCOMPARE(kept.requestGap(), 0);
        QCOMPARE(kept.status, 200);
        QCOMPARE(kept.replyBody, event + "data: [DONE]\n\n");
        QCOMPARE(kept.replyGap(), 0);
        QVERIFY(kept.requestHeaders.contains(std::pair("Authorization"_ba, "Bearer •••"_ba)));
        QVERIFY(kept.replyHeaders.contains(std::pair("Content-Type"_ba, "text/event-stream"_ba)));
        QVERIFY(kept.fault.isEmpty());
    }

    void tellsTheStepsInTheirOrder()
    {
        WireServer server;
        server.expect().stream().chunk("data: [DONE]\n\n").lastChunk();
        const WireExchange kept = ask(connectionTo(server.baseUrl(), keyWithSigns));
        QVERIFY(kept.startedAt.isValid());
        QVERIFY(kept.lookedUp >= 0ms);
        QCOMPARE(kept.encrypted, -1ms);
        QVERIFY(kept.sent >= kept.lookedUp);
        QVERIFY(kept.answered >= kept.sent);
        QVERIFY(kept.firstByte >= kept.answered);
        QVERIFY(kept.ended >= kept.firstByte);
    }

    void tellsThatAServiceIsAway()
    {
        QString address;
        {
            const WireServer gone;
            address = gone.baseUrl();
        }
        const WireExchange kept = ask(connectionTo(address, keyWithSigns));
        QCOMPARE(kept.end, WireEnd::Failed);
        QVERIFY(kept.fault.contains(u"refused"_s));
        QCOMPARE(kept.status, 0);
        QCOMPARE(kept.sent, -1ms);
        QVERIFY(kept.ended >= 0ms);
    }

    void tellsAnEndThatCameTooEarly()
    {
        WireServer server;
        server.expect().stream().chunk("data: {}\n\n").cut();
        const WireExchange kept = ask(connectionTo(server.baseUrl(), keyWithSigns));
        QCOMPARE(kept.end, WireEnd::Failed);
        QCOMPARE(kept.replyBody, "data: {}\n\n");
    }

    void tellsARefusalAsAnAnswer()
    {
        WireServer server;
        server.expect().reply(401, "no");
        const WireExchange kept = ask(connectionTo(server.baseUrl(), keyWithSigns));
        QCOMPARE(kept.end, WireEnd::Whole);
        QCOMPARE(kept.status, 401);
        QCOMPARE(kept.replyBody, "no");
    }

    void tellsThatHiwarEndedIt()
    {
        WireServer server;
        server.expect().stream().chunk("data: {}\n\n").wait();
        WireRecorder recorder;
        ChatClient client;
        ChatListener listener(
            client.send(connectionTo(server.baseUrl(), keyWithSigns), question(true), &recorder));
        QTRY_COMPARE(recorder.transcript().exchanges.value(0).replyBytes, 10);
        QCOMPARE(recorder.transcript().exchanges.constFirst().end, WireEnd::Open);
        listener.call->cancel();
        QCOMPARE(recorder.transcript().exchanges.constFirst().end, WireEnd::Closed);
    }

    void keepsARedirectAsARequestOfItsOwn()
    {
        WireServer server;
        server.expect().reply(307, "moved", "text/plain", {"Location: /v2/chat"});
        server.expect().stream().chunk("data: [DONE]\n\n").lastChunk();
        WireRecorder recorder;
        ChatClient client;
        ChatListener listener(
            client.send(connectionTo(server.baseUrl(), keyWithSigns), question(true), &recorder));
        QTRY_VERIFY(listener.outcome);
        const auto exchanges = recorder.transcript().exchanges;
        QCOMPARE(exchanges.size(), 2);
        QCOMPARE(exchanges.at(0).status, 307);
        QCOMPARE(exchanges.at(0).end, WireEnd::Closed);
        QCOMPARE(exchanges.at(1).url.path(), u"/v2/chat"_s);
        QCOMPARE(exchanges.at(1).status, 200);
    }

    void holdsNoSecretWhoeverWroteIt()
    {
        WireServer server;
        server.expect().reply(401, "{\"error\":{\"message\":\"wrong key: sk-canary\\/7d1f+\"}}",
                              "application/json",
                              {"X-Echo: " + keyWithSigns, "X-Url: /?key=sk-canary%2F7d1f%2B",
                               "Set-Cookie: session=1234"});
        Connection connection = connectionTo(
            server.baseUrl() + u"?api-key=anotherSecret&api-version=1"_s, keyWithSigns);
        const WireExchange kept =
            ask(connection, u"My key is "_s + QString::fromLatin1(keyWithSigns));
        QCOMPARE(kept.status, 401);
        QVERIFY(kept.requestBody.contains("My key is •••"));
        QCOMPARE(kept.replyBody, "{\"error\":{\"message\":\"wrong key: •••\"}}");
        QVERIFY(kept.replyHeaders.contains(std::pair("X-Echo"_ba, "•••"_ba)));
        QVERIFY(kept.replyHeaders.contains(std::pair("X-Url"_ba, "/?key=•••"_ba)));
        QVERIFY(kept.replyHeaders.contains(std::pair("Set-Cookie"_ba, "•••"_ba)));
        QCOMPARE(kept.url.query(), u"api-key=•••&api-version=1"_s);
    }

    void boundsItsMemoryAndTellsWhatIsMissing()
    {
        WireRecorder recorder;
        recorder.asked("POST", QUrl(u"http://x"_s), {}, QByteArray(3'000'000, 'q'));
        recorder.answered(200, {{"long", QByteArray(100'000, 'h')}, {"b", "c"}});
        QByteArray all;
        for (int i = 0; i < 30'000; ++i) {
            const QByteArray piece = "data: " + QByteArray::number(i) + QByteArray(90, '.') + '\n';
            recorder.arrived(piece);
            all += piece;
        }
        const WireExchange kept = recorder.transcript().exchanges.constFirst();
        QCOMPARE(kept.requestBytes, 3'000'000);
        QCOMPARE(kept.requestBody.size(), WireRecorder::maxRequestBytes);
        QCOMPARE(kept.replyBytes, all.size());
        QCOMPARE(kept.replyBody, all.first(WireRecorder::maxReplyBytes));
        QCOMPARE(kept.replyTail, all.last(WireRecorder::maxTailBytes));
        QCOMPARE(kept.replyGap(),
                 all.size() - WireRecorder::maxReplyBytes - WireRecorder::maxTailBytes);
        QCOMPARE(kept.replyHeaders.size(), 1);
        QVERIFY(kept.replyHeaders.constFirst().second.startsWith("2 further"));
    }

    void keepsTheLastOfVeryManyAttempts()
    {
        WireRecorder recorder;
        for (int i = 0; i < 100; ++i)
            recorder.asked("POST", QUrl(u"http://x/%1"_s.arg(i)), {}, {});
        const auto exchanges = recorder.transcript().exchanges;
        QCOMPARE(exchanges.size(), WireRecorder::maxExchanges);
        QCOMPARE(exchanges.constLast().url.path(), u"/99"_s);
    }
};

HIWAR_TEST(WireRecorderTest, QCoreApplication)
#include "tst_wirerecorder.moc"
