// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reasoning over a real connection: what a ChatCall emits, and when.
#include "tests/net/chatlistener.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray delta(const QByteArray &field, const QByteArray &words)
{
    return R"(data: {"choices":[{"delta":{")" + field + R"(":")" + words + "\"}}]}\n\n";
}

const QByteArray stop = "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
                        "data: [DONE]\n\n"_ba;

/// Appends what the call emits, in its order.
QStringList &follow(ChatCall &call, QStringList &said)
{
    QObject::connect(&call, &ChatCall::reasoningArrived, &call,
                     [&said](const QString &piece) { said += u"thought "_s + piece; });
    QObject::connect(&call, &ChatCall::textArrived, &call,
                     [&said](const QString &piece) { said += u"text "_s + piece; });
    QObject::connect(&call, &ChatCall::textWasReasoning, &call,
                     [&said] { said += u"was thought"_s; });
    return said;
}

} // namespace

class ChatReasoningTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsReasoningAsItComes()
    {
        WireServer server;
        server.expect()
            .stream()
            .chunk(delta("reasoning_content", "hm"))
            .wait()
            .chunk(delta("content", "Hi") + stop)
            .lastChunk();
        ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
        QStringList said;
        follow(*listener.call, said);
        QTRY_COMPARE(said, QStringList{u"thought hm"_s});
        QTRY_COMPARE(server.waiting(), 1);
        server.release();
        QTRY_VERIFY(listener.isComplete());
        QCOMPARE(said, (QStringList{u"thought hm"_s, u"text Hi"_s}));
    }

    void tellsThatTheTextWasReasoning()
    {
        WireServer server;
        server.expect()
            .stream()
            .chunk(delta("content", "hm\\n"))
            .wait()
            .chunk(delta("content", "</think>\\n\\nHi") + stop)
            .lastChunk();
        ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
        QStringList said;
        follow(*listener.call, said);
        QTRY_COMPARE(said, QStringList{u"text hm\n"_s});
        QTRY_COMPARE(server.waiting(), 1);
        server.release();
        QTRY_VERIFY(listener.isComplete());
        QCOMPARE(said, (QStringList{u"text hm\n"_s, u"was thought"_s, u"text Hi"_s}));
    }

    void saysNothingMoreOnceStoppedInsideASlot()
    {
        WireServer server;
        server.expect().stream().chunk(delta("content", "<think>hm</think>Hi") + stop).lastChunk();
        ChatListener listener(m_client.send(connectionTo(server.baseUrl()), question(true)));
        QStringList said;
        follow(*listener.call, said);
        connect(listener.call.get(), &ChatCall::reasoningArrived, listener.call.get(),
                &ChatCall::cancel);
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::Stopped);
        QCOMPARE(said, QStringList{u"thought hm"_s});
    }

    void mayBeDeletedInsideASlot()
    {
        WireServer server;
        server.expect().stream().chunk(delta("content", "<think>hm</think>Hi") + stop).lastChunk();
        std::unique_ptr<ChatCall> call =
            m_client.send(connectionTo(server.baseUrl()), question(true));
        connect(call.get(), &ChatCall::reasoningArrived, this, [&call] { call.reset(); });
        QTRY_VERIFY(!call);
        QTRY_COMPARE(server.open(), 0);
    }

private:
    ChatClient m_client;
};

HIWAR_TEST(ChatReasoningTest, QCoreApplication)
#include "tst_chatreasoning.moc"
