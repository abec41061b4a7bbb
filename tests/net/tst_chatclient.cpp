// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/httpcall.h"
#include "net/values/programversion.h"
#include "tests/net/chatlistener.h"
#include "tests/net/replybodies.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"
#include "tests/support/wireserver.h"

#include <QFile>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray stop = "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
                        "data: [DONE]\n\n"_ba;
const QByteArray whole =
    R"({"model":"m-1","choices":[{"message":{"content":"مرحبًا 👋"},"finish_reason":"stop"}],)"
    R"("usage":{"prompt_tokens":3,"completion_tokens":2,"total_tokens":5}})"_ba;

} // namespace

class ChatClientTest : public TestCase
{
    Q_OBJECT

private slots:
    void sendsExactlyThisRequest();
    void sendsNoAuthorizationForAnEmptyKey();
    void readsAPlainReply();
    void readsAStreamAsItComes();
    void readsAPlainReplyToAStreamingRequest();
    void readsAStreamToAPlainRequest();
    void survivesReadsOfOneByte();
    void givesNoMoreAtOnceThanAWindowCanShow();
    void endsAStreamWithoutEnd();
    void endsAtDoneWhileTheServiceHoldsTheLine();
    void endsSoonAfterTheFinishReasonDespiteHeartBeats();
    void stopsAtOnce();
    void stopsBeforeAnythingWasSent();
    void endsOnceWhenStoppedInsideASlot();
    void mayBeDeletedInsideASlot();
    void runsEightStreamsAtATime();
    void readsModels();
    void cancelsModelsWithTheClient();

private:
    ChatClient m_client;
};

void ChatClientTest::sendsExactlyThisRequest()
{
    WireServer server;
    server.expect().reply(200, whole);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl(), "Bearer sk-1 \n"),
                                        question(true, u"سؤال?"_s)));
    QTRY_VERIFY(listener.outcome);
    QCOMPARE(server.requests().size(), 1);
    const WireRequest request = server.requests().constFirst();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/v1/chat/completions");
    QCOMPARE(request.body,
             R"({"model":"m","messages":[{"role":"user","content":"سؤال?"}],"stream":true})"_ba);
    auto headers = request.headers;
    std::sort(headers.begin(), headers.end());
    const auto expected = QList<std::pair<QByteArray, QByteArray>>{
        {"Accept", "text/event-stream, application/json"},
        {"Accept-Encoding", "identity"},
        {"Accept-Language", "*"},
        {"Authorization", "Bearer sk-1"},
        {"Connection", "close"},
        {"Content-Length", QByteArray::number(request.body.size())},
        {"Content-Type", "application/json"},
        {"Host", "127.0.0.1:" + QByteArray::number(server.serverPort())},
        {"User-Agent", "Hiwar/" + programVersion().toLatin1()},
    };
    QCOMPARE(headers, expected);
}

void ChatClientTest::sendsNoAuthorizationForAnEmptyKey()
{
    WireServer server;
    server.expect().reply(200, whole);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl(), ""), question(false)));
    QTRY_VERIFY(listener.isComplete());
    QVERIFY(server.requests().constFirst().header("authorization").isNull());
    QVERIFY(!server.requests().constFirst().body.contains("stream"));
}

void ChatClientTest::readsAPlainReply()
{
    WireServer server;
    server.expect().reply(200, whole);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(false)));
    QCOMPARE(listener.ends, 0);
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(listener.text, u"مرحبًا 👋"_s);
    QCOMPARE(listener.answers, 1);
    QVERIFY((**listener.outcome == ReplyEnd{u"stop"_s, u"m-1"_s, true, {3, 2, 5}}));
}

void ChatClientTest::readsAStreamAsItComes()
{
    WireServer server;
    server.expect()
        .stream()
        .wait()
        .chunk(delta("Hel"))
        .wait()
        .chunk(delta("lo") + stop)
        .lastChunk();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.answers, 1);
    QTRY_COMPARE(server.waiting(), 1);
    server.release();
    QTRY_COMPARE(listener.text, u"Hel"_s);
    QTRY_COMPARE(server.waiting(), 1);
    QCOMPARE(listener.ends, 0);
    server.release();
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(listener.pieces, (QStringList{u"Hel"_s, u"lo"_s}));
    QCOMPARE(listener.ends, 1);
}

void ChatClientTest::readsAPlainReplyToAStreamingRequest()
{
    WireServer server;
    server.expect().reply(200, whole);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(listener.text, u"مرحبًا 👋"_s);
}

void ChatClientTest::readsAStreamToAPlainRequest()
{
    WireServer server;
    server.expect().reply(200, delta("a") + delta("b") + stop, "application/json");
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(false)));
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(listener.text, u"ab"_s);
}

void ChatClientTest::survivesReadsOfOneByte()
{
    QFile file(testFile(u"net/streams/ollama-arabic.sse"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    WireServer server;
    WireScript &script = server.expect().stream();
    const QByteArray bytes = file.readAll();
    for (const char byte : bytes)
        script.chunk(QByteArray(1, byte));
    script.lastChunk();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_VERIFY(listener.isComplete());
    QCOMPARE(
        listener.text,
        u"مرحبًا! كيف يمكنني مساعدتك اليوم؟\n\nأهلاً 👋🏽"_s);
    QVERIFY(listener.isValid);
}

/// A large part of a megabyte, sent at once: queued events are handled between two pieces.
void ChatClientTest::givesNoMoreAtOnceThanAWindowCanShow()
{
    constexpr int events = 500;
    const QByteArray words(500, 'w');
    WireServer server;
    server.expect().stream().chunk(delta(words).repeated(events) + stop).lastChunk();
    qsizetype ofThisTurn = 0;
    qsizetype most = 0;
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    connect(listener.call.get(), &ChatCall::textArrived, this, [&](const QString &text) {
        if (ofThisTurn == 0)
            QMetaObject::invokeMethod(
                this, [&] { most = std::max(most, std::exchange(ofThisTurn, 0)); },
                Qt::QueuedConnection);
        ofThisTurn += text.size();
    });
    QTRY_VERIFY(listener.isComplete());
    QTRY_COMPARE(ofThisTurn, 0);
    QCOMPARE(listener.text.size(), events * words.size());
    QVERIFY2(most <= 2 * HttpCall::chunkBytes, QByteArray::number(most));
}

/// The text is kept, and the missing end is reported.
void ChatClientTest::endsAStreamWithoutEnd()
{
    WireServer server;
    server.expect()
        .send("HTTP/1.1 200 OK\r\n\r\n" + delta("Hi"))
        .beat(": " + QByteArray(200'000, 'c') + '\n', 1ms);
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::ReplyTooLong);
    QCOMPARE(listener.text, u"Hi"_s);
    QTRY_COMPARE(server.open(), 0);
}

void ChatClientTest::endsAtDoneWhileTheServiceHoldsTheLine()
{
    WireServer server;
    server.expect().stream().chunk(delta("a") + stop).wait();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_VERIFY(listener.isComplete());
    QTRY_COMPARE(server.open(), 0);
}

void ChatClientTest::endsSoonAfterTheFinishReasonDespiteHeartBeats()
{
    WireServer server;
    WireScript &script = server.expect().stream();
    script.chunk(delta("a") + stop.first(stop.indexOf("data: [DONE]"))).wait();
    for (int i = 0; i < 1000; ++i)
        script.chunk(": beat\n\n");
    script.wait();
    ChatClient client({.lastWords = std::chrono::milliseconds(200)});
    ChatListener listener(client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(server.waiting(), 1);
    QCOMPARE(listener.ends, 0);
    server.release();
    QTRY_VERIFY(listener.isComplete());
}

void ChatClientTest::stopsAtOnce()
{
    WireServer server;
    server.expect().stream().chunk(delta("a")).wait();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.text, u"a"_s);
    QSignalSpy closed(&server, &WireServer::closed);
    QElapsedTimer clock;
    clock.start();
    listener.call->cancel();
    QCOMPARE(listener.ends, 0);
    QVERIFY(closed.wait());
    QVERIFY2(clock.elapsed() < 100, QByteArray::number(clock.elapsed()));
    listener.call->cancel();
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::Stopped);
    QCOMPARE(listener.text, u"a"_s);
}

void ChatClientTest::stopsBeforeAnythingWasSent()
{
    WireServer server;
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    listener.call->cancel();
    QCOMPARE(listener.ends, 0);
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::Stopped);
    ChatListener bad(m_client.send(connectionTo({}), question(true)));
    bad.call->cancel(); // it has its error already: still only one end
    QTRY_COMPARE(bad.ends, 1);
    QVERIFY(server.requests().isEmpty());
}

void ChatClientTest::endsOnceWhenStoppedInsideASlot()
{
    WireServer server;
    server.expect().stream().chunk(delta("a") + stop).lastChunk();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    connect(listener.call.get(), &ChatCall::textArrived, this, [&listener] {
        listener.call->cancel();
        QCOMPARE(listener.ends, 0);
    });
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::Stopped);
    QTRY_COMPARE(server.open(), 0);
    QCOMPARE(listener.ends, 1);
    QVERIFY(listener.isValid);
}

void ChatClientTest::mayBeDeletedInsideASlot()
{
    WireServer server;
    for (const auto signal : {0, 1, 2}) {
        server.expect().stream().chunk(delta("a") + stop).lastChunk();
        auto call = m_client.send(connectionTo(server.baseUrl()), question(true));
        ChatCall *const raw = call.get();
        if (signal == 0)
            connect(raw, &ChatCall::answered, this,
                    [&call] { call.reset(); }); // clazy:exclude=lambda-in-connect
        if (signal == 1)
            connect(raw, &ChatCall::textArrived, this,
                    [&call] { call.reset(); }); // clazy:exclude=lambda-in-connect
        if (signal == 2)
            connect(raw, &ChatCall::finished, this,
                    [&call] { call.reset(); }); // clazy:exclude=lambda-in-connect
        QTRY_VERIFY(!call);
        QTRY_COMPARE(server.open(), 0);
    }
}

void ChatClientTest::runsEightStreamsAtATime()
{
    WireServer server;
    std::vector<std::unique_ptr<ChatListener>> listeners;
    for (int i = 0; i < 8; ++i) {
        server.expect().stream().chunk(delta("a")).wait().chunk(stop).lastChunk();
        listeners.push_back(std::make_unique<ChatListener>(
            m_client.send(connectionTo(server.baseUrl()), question(true))));
    }
    QTRY_COMPARE(server.waiting(), 8);
    for (const auto &listener : listeners)
        QTRY_COMPARE(listener->text, u"a"_s);
    server.release();
    for (const auto &listener : listeners)
        QTRY_VERIFY(listener->isComplete());
}

void ChatClientTest::readsModels()
{
    WireServer server;
    server.expect().reply(200, R"({"object":"list","data":[{"id":"b"},{"id":"a"}]})");
    auto list = m_client.models(connectionTo(server.baseUrl()));
    QTRY_VERIFY(list.isFinished());
    QCOMPARE(namesOf(list.result().value()), (QStringList{u"b"_s, u"a"_s}));
    QCOMPARE(server.requests().constFirst().method, "GET");
    QCOMPARE(server.requests().constFirst().target, "/v1/models");
    QCOMPARE(server.requests().constFirst().header("Authorization"), "Bearer sk-canary-7d1f");

    server.expect().reply(401, R"({"error":"no sk-canary-7d1f"})");
    list = m_client.models(connectionTo(server.baseUrl()));
    QTRY_VERIFY(list.isFinished());
    QCOMPARE(list.result().error().kind, ErrorKind::Unauthorized);
    QCOMPARE(list.result().error().serverText, u"no •••"_s);

    list = m_client.models(connectionTo({}));
    QVERIFY(list.isFinished());
    QCOMPARE(list.result().error().kind, ErrorKind::BadAddress);
}

void ChatClientTest::cancelsModelsWithTheClient()
{
    WireServer server;
    server.expect().wait();
    auto client = std::make_unique<ChatClient>();
    const auto list = client->models(connectionTo(server.baseUrl()));
    QTRY_COMPARE(server.waiting(), 1);
    client.reset();
    QVERIFY(list.isCanceled());
    QTRY_COMPARE(server.open(), 0);
}

HIWAR_TEST(ChatClientTest, QCoreApplication)
#include "tst_chatclient.moc"
