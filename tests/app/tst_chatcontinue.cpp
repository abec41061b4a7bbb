// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A reply that is more than one stream of text: the rest is requested, and the model's reasoning
// comes before its answer.
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QByteArray cutReply(const QString &text)
{
    return "{\"choices\":[{\"message\":{\"content\":\"" + text.toUtf8() +
           "\"},\"finish_reason\":\"length\"}],\"usage\":{\"prompt_tokens\":3,"
           "\"completion_tokens\":2,\"total_tokens\":5}}";
}

QByteArray thought(const QString &text)
{
    return "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"" + text.toUtf8() +
           "\"}}]}\n\n";
}

} // namespace

class ChatContinueTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void asksForTheRest();
    void keepsBothPartsWhenTheRestBreaksOff_data();
    void keepsBothPartsWhenTheRestBreaksOff();
    void continuesWhatWasStopped();
    void continuesNothingThatIsWhole();
    void timesTheThinking();
    void isShownAnewOnceHoweverOftenItThinks();
    void timesAThoughtThatWasStopped();
    void takesTextForThoughtWhenItWasThat();
    void keepsTheTextBeforeAThoughtOfTheRest();

private:
    void ask(const QByteArray &reply)
    {
        f->server.expect().reply(200, reply);
        f->session->send(u"q"_s);
        QTRY_VERIFY(!f->session->isBusy());
    }
    QStringList askedTurns(int request) const
    {
        QStringList turns;
        const auto body = QJsonDocument::fromJson(f->server.requests().at(request).body).object();
        const QJsonArray messages = body.value("messages"_L1).toArray();
        for (const auto &message : messages) {
            turns.append(message.toObject().value("role"_L1).toString() + u": "_s +
                         message.toObject().value("content"_L1).toString());
        }
        return turns;
    }

    std::unique_ptr<SessionFixture> f;
};

void ChatContinueTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->retry = {.first = 1h, .longest = 1h};
    f->makeSession();
    QVERIFY(settled(f->history.open()));
}

void ChatContinueTest::asksForTheRest()
{
    ask(cutReply(u"one tw"_s));
    const QString id = f->shown(1).id;
    f->server.expect()
        .stream()
        .chunk(delta(u"o thr"_s))
        .wait()
        .chunk(delta(u"ee"_s))
        .chunk(streamEnd())
        .lastChunk();
    QSignalSpy busy(f->session.get(), &ChatSession::busyChanged);
    f->session->continueReply(id);
    QVERIFY(f->session->isBusy());
    QCOMPARE(f->shown(1).state, MessageState::Waiting);
    QCOMPARE(f->shown(1).content, u"one tw"_s);
    QTRY_COMPARE(f->shown(1).content, u"one two thr"_s);
    QCOMPARE(f->shown(1).state, MessageState::Arriving);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_VERIFY(!f->session->isBusy());

    QCOMPARE(busy.count(), 2);
    QCOMPARE(f->conversation.path().size(), 2);
    QCOMPARE(f->shown(1).id, id);
    QCOMPARE(f->shown(1).content, u"one two three"_s);
    QCOMPARE(f->shown(1).state, MessageState::Complete);
    QCOMPARE(f->shown(1).finishReason, u"stop"_s);
    QCOMPARE(f->shown(1).usage, std::optional<Usage>({6, 4, 10})); // the sum of both requests
    const QStringList turns = askedTurns(1);
    QCOMPARE(turns.size(), 3);
    QCOMPARE(turns.at(0), u"user: q"_s);
    QCOMPARE(turns.at(1), u"assistant: one tw"_s);
    QVERIFY(turns.at(2).startsWith(u"user: Continue exactly where you stopped."_s));
    QVERIFY(f->isStoredAsShown());

    // The prompt that asked for the rest is not part of the conversation.
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->send(u"q2"_s);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(askedTurns(2),
             QStringList({u"user: q"_s, u"assistant: one two three"_s, u"user: q2"_s}));
}

void ChatContinueTest::keepsBothPartsWhenTheRestBreaksOff_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<QString>("content");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("refused") << WireScript().reply(403, "{}") << u"half"_s << ErrorKind::Forbidden;
    QTest::newRow("cut") << WireScript().stream().chunk(delta(u" more"_s)).cut() << u"half more"_s
                         << ErrorKind::Interrupted;
    QTest::newRow("without end") << WireScript().send("HTTP/1.1 200 OK\r\n\r\n" +
                                                      delta(u" more"_s) +
                                                      QByteArray(20'000'000, 'x'))
                                 << u"half more"_s << ErrorKind::ReplyTooLong;
}

void ChatContinueTest::keepsBothPartsWhenTheRestBreaksOff()
{
    QFETCH(WireScript, script);
    ask(cutReply(u"half"_s));
    f->server.expect() = script;
    f->session->continueReply(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).state, MessageState::Failed);
    QTEST(f->shown(1).content, "content");
    QTEST(f->shown(1).error->kind, "kind");
    QVERIFY(f->isStoredAsShown());

    f->server.expect().reply(200, wholeReply(u" end"_s)); // the reply can still be continued
    const QString soFar = f->shown(1).content;
    f->session->continueReply(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, soFar + u" end"_s);
    QVERIFY(!f->shown(1).error);
}

void ChatContinueTest::continuesWhatWasStopped()
{
    ask(cutReply(u"half"_s));
    f->server.expect().stream().chunk(delta(u" more"_s)).wait();
    f->session->continueReply(f->shown(1).id);
    QTRY_COMPARE(f->shown(1).content, u"half more"_s);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    f->server.expect().reply(200, wholeReply(u" end"_s));
    f->session->continueReply(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, u"half more end"_s);
}

void ChatContinueTest::continuesNothingThatIsWhole()
{
    f->session->continueReply(u"none"_s);
    ask(wholeReply(u"a"_s));
    f->session->continueReply(f->shown(0).id);
    f->session->continueReply(f->shown(1).id);
    QVERIFY(!f->session->isBusy());
    f->server.expect().reply(403, "{}");
    f->session->regenerate(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    f->session->continueReply(f->shown(1).id); // failed without any text: there is no rest
    QVERIFY(!f->session->isBusy());
    f->server.expect().stream().chunk(delta(u"a"_s)).wait();
    f->session->regenerate(f->shown(1).id);
    QTRY_COMPARE(f->shown(1).content, u"a"_s);
    f->session->continueReply(f->shown(1).id); // it is still arriving
    QCOMPARE(f->server.requests().size(), 3);
}

void ChatContinueTest::timesTheThinking()
{
    f->server.expect()
        .stream()
        .chunk(thought(u"Let me "_s))
        .wait()
        .chunk(thought(u"see."_s))
        .chunk(delta(u"a"_s))
        .wait()
        .chunk(delta(u"b"_s))
        .chunk(streamEnd())
        .lastChunk();
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).reasoning, u"Let me "_s);
    QCOMPARE(f->shown(1).state, MessageState::Arriving);
    QCOMPARE(f->shown(1).reasoningTime, -1ms); // it is still thinking
    const auto stored = [this] {
        const StoredConversation kept = f->stored();
        return kept.nodes.isEmpty() ? QString() : kept.nodes.constLast().reasoning;
    };
    QTRY_COMPARE(stored(), u"Let me "_s);
    f->now = f->now.addMSecs(2500);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_COMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->shown(1).reasoning, u"Let me see."_s);
    QCOMPARE(f->shown(1).reasoningTime, 2500ms);
    f->now = f->now.addSecs(60); // the time of the answer does not count as thinking
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).reasoningTime, 2500ms);
    QCOMPARE(f->shown(1).content, u"ab"_s);
    QVERIFY(f->isStoredAsShown());
}

/// Each change lays out all its text again.
void ChatContinueTest::isShownAnewOnceHoweverOftenItThinks()
{
    constexpr int turns = 5;
    WireScript &script = f->server.expect().stream();
    for (int i = 0; i < turns; ++i)
        script.chunk(thought(u"hm "_s)).wait().chunk(delta(u"so "_s)).wait();
    script.chunk(streamEnd()).lastChunk();
    f->session->send(u"q"_s);
    QSignalSpy changed(&f->conversation, &Conversation::messageChanged);
    for (int i = 1; i <= turns; ++i) {
        QTRY_COMPARE(f->shown(1).reasoning.size(), 3 * i);
        f->now = f->now.addSecs(1);
        QTRY_COMPARE(f->server.waiting(), 1);
        f->server.release();
        QTRY_COMPARE(f->shown(1).content.size(), 3 * i);
        QCOMPARE(f->shown(1).reasoningTime, 1000ms); // of the first block of reasoning
        QTRY_COMPARE(f->server.waiting(), 1);
        if (i == 1)
            changed.clear(); // the reply has begun, and the first reasoning is over
        else
            QCOMPARE(changed.size(), 0);
        f->server.release();
    }
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).reasoningTime, turns * 1000ms);
    QVERIFY(f->isStoredAsShown());
}

void ChatContinueTest::timesAThoughtThatWasStopped()
{
    f->server.expect().stream().chunk(thought(u"hm"_s)).wait();
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).reasoning, u"hm"_s);
    f->now = f->now.addSecs(3);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    QCOMPARE(f->shown(1).reasoningTime, 3000ms);
    QVERIFY(f->isStoredAsShown());
    // Retry does not discard the reasoning that arrived.
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->regenerate(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->conversation.version(f->shown(1).id).count, 2);
}

void ChatContinueTest::takesTextForThoughtWhenItWasThat()
{
    f->server.expect()
        .stream()
        .chunk(delta(u"hm"_s))
        .wait()
        .chunk(delta(u"\\n</think>\\n\\n"_s))
        .chunk(delta(u"a"_s))
        .chunk(streamEnd())
        .lastChunk();
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).content, u"hm"_s);
    f->now = f->now.addSecs(4);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).reasoning.trimmed(), u"hm"_s);
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->shown(1).reasoningTime, 4000ms);
    QVERIFY(f->isStoredAsShown());
}

void ChatContinueTest::keepsTheTextBeforeAThoughtOfTheRest()
{
    ask(cutReply(u"one"_s));
    f->server.expect()
        .stream()
        .chunk(delta(u"hm"_s))
        .wait()
        .chunk(delta(u"\\n</think>\\n\\n"_s))
        .chunk(delta(u"two"_s))
        .chunk(streamEnd())
        .lastChunk();
    f->session->continueReply(f->shown(1).id);
    QTRY_COMPARE(f->shown(1).content, u"onehm"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, u"onetwo"_s);
    QCOMPARE(f->shown(1).reasoning.trimmed(), u"hm"_s);
}

HIWAR_TEST(ChatContinueTest, QCoreApplication)
#include "tst_chatcontinue.moc"
