// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Services and proxies that compress their answers although "identity" was requested.
#include "tests/net/chatlistener.h"
#include "tests/net/packed.h"
#include "tests/net/replybodies.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include "net/client/wirerecorder.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray gzip = "Content-Encoding: gzip"_ba;

/// The head of a compressed stream.
WireScript packedStream()
{
    return WireScript().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n" + gzip +
                             "\r\nTransfer-Encoding: chunked\r\n\r\n");
}

} // namespace

class ChatPackedTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsAPackedReply_data();
    void readsAPackedReply();
    void readsAPackedStreamAsItArrives();
    void keepsThePartOfAPackedStreamThatBroke_data();
    void keepsThePartOfAPackedStreamThatBroke();
    void readsAPackedRefusal();
    void readsAPackedModelList();
    void showsItUnpackedAndHidesTheKeyInIt();

private:
    ChatClient m_client;
};

void ChatPackedTest::readsAPackedReply_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("encoding");
    QTest::newRow("gzip") << packed({wholeReply}) << "gzip"_ba;
    QTest::newRow("deflate") << packed({wholeReply}, Packing::Zlib) << "deflate"_ba;
    QTest::newRow("only said so") << wholeReply << "gzip"_ba;
    QTest::newRow("identity") << wholeReply << "identity"_ba;
    QTest::newRow("stream") << packed({delta("Hi") + "data: [DONE]\n\n"}) << "gzip"_ba;
}

void ChatPackedTest::readsAPackedReply()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, encoding);
    WireServer server;
    server.expect().reply(200, body, "application/json", {"Content-Encoding: " + encoding});
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QVERIFY2(listener.isComplete(), qPrintable(allTextOf(listener.error())));
    QCOMPARE(listener.text, u"Hi"_s);
    QCOMPARE(server.requests().constFirst().header("Accept-Encoding"), "identity"_ba);
}

void ChatPackedTest::readsAPackedStreamAsItArrives()
{
    const QByteArrayList pieces{delta("one"), delta(" two") + "data: [DONE]\n\n"};
    const QByteArray bytes = packed(pieces);
    const qsizetype first =
        bytes.indexOf(QByteArray::fromHex("0000ffff")) + 4; // the end of a flush
    WireServer server;
    server.expect() =
        packedStream().chunk(bytes.first(first)).wait().chunk(bytes.sliced(first)).lastChunk();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.text, u"one"_s);
    QTRY_COMPARE(server.waiting(), 1);
    server.release();
    QTRY_COMPARE(listener.ends, 1);
    QVERIFY(listener.isComplete());
    QCOMPARE(listener.text, u"one two"_s);
}

void ChatPackedTest::keepsThePartOfAPackedStreamThatBroke_data()
{
    QTest::addColumn<QByteArray>("rest");
    const QByteArray bytes = packed({delta("part"), delta("more")});
    const qsizetype first = bytes.indexOf(QByteArray::fromHex("0000ffff")) + 4;
    QTest::newRow("cut short") << bytes.sliced(first, 3);
    QTest::newRow("broken") << QByteArray(64, '\xff');
    QTest::newRow("a bomb") << packed({QByteArray(30'000'000, ' ')}).sliced(10);
}

void ChatPackedTest::keepsThePartOfAPackedStreamThatBroke()
{
    QFETCH(QByteArray, rest);
    const QByteArray bytes = packed({delta("part"), delta("more")});
    const qsizetype first = bytes.indexOf(QByteArray::fromHex("0000ffff")) + 4;
    WireServer server;
    server.expect() = packedStream().chunk(bytes.first(first)).wait().chunk(rest).lastChunk();
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.text, u"part"_s);
    QTRY_COMPARE(server.waiting(), 1);
    server.release();
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::Interrupted);
    QVERIFY(!listener.error().detail.isEmpty());
    QCOMPARE(listener.text, u"part"_s);
}

void ChatPackedTest::readsAPackedRefusal()
{
    WireServer server;
    server.expect().reply(400, packed({R"({"error":{"message":"No such thing"}})"}),
                          "application/json", {gzip});
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(listener.error().kind, ErrorKind::BadRequest);
    QCOMPARE(listener.error().serverText, u"No such thing"_s);
}

void ChatPackedTest::readsAPackedModelList()
{
    WireServer server;
    server.expect().reply(200, packed({R"({"data":[{"id":"m-1"}]})"}), "application/json", {gzip});
    const auto list = settled(m_client.models(connectionTo(server.baseUrl())));
    QVERIFY(list);
    QCOMPARE(namesOf(*list), QStringList{u"m-1"_s});
}

void ChatPackedTest::showsItUnpackedAndHidesTheKeyInIt()
{
    WireServer server;
    server.expect().reply(401, packed({R"({"error":"wrong: sk-canary-7d1f"})"}), "application/json",
                          {gzip});
    WireRecorder recorder;
    ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true), &recorder));
    QTRY_COMPARE(listener.ends, 1);
    QCOMPARE(recorder.transcript().exchanges.constLast().replyBody, R"({"error":"wrong: •••"})"_ba);
}

HIWAR_TEST(ChatPackedTest, QCoreApplication)
#include "tst_chatpacked.moc"
