// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sessionfixture.h"
#include "tests/support/otherprogram.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ChatSessionTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void asksAndKeepsTheReply();
    void storesTheQuestionBeforeTheRequestLeaves();
    void ignoresWhatCannotBeSent();
    void takesTheTitleFromTheFirstQuestionOnly();
    void savesWhatArrivesWhileItArrives();
    void stopsInMidStreamAndKeepsTheText();
    void stopsBeforeTheConnectionIsKnown();
    void stopsWithinASlot();
    void failsWithoutAConnection();
    void keepsTheTextOfABrokenReply();
    void asksPlainlyWhenStreamingIsRefused();
    void asksOnceOnlyWhenThePlainRequestFailsToo();
    void doesNotAskAgainAfterAStop();
    void endsARunningReplyWhenItIsClosed();
    void mayBeDeletedInsideASlot();
    void sendsThoughNothingCanBeStored();
    void storesLaterWhatCouldNotBeStored();

private:
    QByteArray askedBody(int request) const { return f->server.requests().at(request).body; }
    QStringList askedTexts(int request) const
    {
        QStringList texts;
        const auto body = QJsonDocument::fromJson(askedBody(request)).object();
        const QJsonArray messages = body.value("messages"_L1).toArray();
        for (const auto &message : messages)
            texts.append(message.toObject().value("content"_L1).toString());
        return texts;
    }

    std::unique_ptr<SessionFixture> f;
};

void ChatSessionTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    QVERIFY(settled(f->history.open()));
}

void ChatSessionTest::asksAndKeepsTheReply()
{
    f->server.expect()
        .stream()
        .chunk(delta(u"مر"_s))
        .wait()
        .chunk(delta(u"حبا"_s))
        .chunk(streamEnd())
        .lastChunk();
    QSignalSpy busy(f->session.get(), &ChatSession::busyChanged);
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->conversation.setDraft(u"سلام"_s);
    f->session->send(u"سلام"_s);
    QVERIFY(f->session->isBusy());
    QCOMPARE(f->conversation.path().size(), 2);
    QCOMPARE(f->shown(0).content, u"سلام"_s);
    QCOMPARE(f->shown(1).state, MessageState::Waiting);
    QCOMPARE(f->conversation.info().draft, QString());
    QTRY_COMPARE(f->shown(1).state, MessageState::Arriving);
    QCOMPARE(f->shown(1).content, u"مر"_s);
    f->now = f->now.addSecs(5);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_COMPARE(ended.count(), 1);

    const MessageNode reply = f->shown(1);
    QCOMPARE(ended.at(0).at(0).toString(), reply.id);
    QCOMPARE(reply.state, MessageState::Complete);
    QCOMPARE(reply.content, u"مرحبا"_s);
    QCOMPARE(reply.model, u"m-1-real"_s);
    QCOMPARE(reply.finishReason, u"stop"_s);
    QCOMPARE(reply.usage, std::optional<Usage>({3, 2, 5}));
    QCOMPARE(f->conversation.info().updatedAt, f->now);
    QCOMPARE(busy.count(), 2);
    QVERIFY(!f->session->isBusy());
    QCOMPARE(f->server.requests().size(), 1);
    QCOMPARE(askedBody(0),
             R"({"model":"m-1","messages":[{"role":"user","content":"سلام"}],"stream":true,)"
             R"("stream_options":{"include_usage":true}})"_ba);
    QVERIFY(f->isStoredAsShown());
}

void ChatSessionTest::storesTheQuestionBeforeTheRequestLeaves()
{
    OtherProgram other(f->dir.filePath(u"history.sqlite"_s));
    f->server.expect().reply(200, R"({"data":[{"id":"m-1"}]})");
    f->server.expect().reply(200, wholeReply(u"a"_s));
    // While another program locks the file, nothing can be stored, so nothing may be sent.
    other.run(u"BEGIN IMMEDIATE"_s);
    f->session->send(u"first"_s);
    QCOMPARE(f->asked.size(), 1); // a keychain may need time meanwhile
    QVERIFY(settled(f->client.models({f->profile, Secret()}))); // takes as long as a request
    QCOMPARE(f->server.requests().size(), 1);
    other.run(u"COMMIT"_s);
    QTRY_COMPARE(f->server.requests().size(), 2);
    QCOMPARE(other.number(u"SELECT count(*) FROM message WHERE content = 'first'"_s), 1);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->asked.size(), 1);
}

void ChatSessionTest::ignoresWhatCannotBeSent()
{
    f->session->send(u" \n\t"_s);
    QVERIFY(f->conversation.path().isEmpty());
    f->session->stop();
    f->session->regenerate(u"none"_s);
    f->session->edit(u"none"_s, u"x"_s);
    QVERIFY(!f->session->isBusy());
    f->server.expect().wait();
    f->session->send(u"one"_s);
    f->session->send(u"two"_s);
    f->session->edit(f->conversation.path().at(0), u"x"_s);
    f->session->regenerate(f->conversation.path().at(1));
    QCOMPARE(f->conversation.path().size(), 2);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    f->session->edit(f->conversation.path().at(1), u"x"_s); // a reply is not edited
    QVERIFY(!f->session->isBusy());
}

void ChatSessionTest::takesTheTitleFromTheFirstQuestionOnly()
{
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->server.expect().reply(200, wholeReply(u"b"_s));
    f->server.expect().reply(200, wholeReply(u"c"_s));
    f->session->send(u"# What is *this*?\nMore"_s);
    QCOMPARE(f->conversation.info().title, u"What is this?"_s);
    QTRY_VERIFY(!f->session->isBusy());
    f->session->send(u"second"_s);
    QCOMPARE(f->conversation.info().title, u"What is this?"_s);
    QTRY_VERIFY(!f->session->isBusy());
    f->session->rename(u" Tides \n"_s);
    f->session->edit(f->conversation.path().at(0), u"Other words"_s);
    QCOMPARE(f->conversation.info().title, u"Tides"_s);
    QTRY_VERIFY(!f->session->isBusy());
    f->session->rename({});
    QCOMPARE(f->conversation.info().title, u"Other words"_s);
    QVERIFY(f->isStoredAsShown());
}

void ChatSessionTest::savesWhatArrivesWhileItArrives()
{
    f->server.expect().stream().chunk(delta(u"one"_s)).wait().chunk(delta(u" two"_s)).wait();
    // Loads the conversation from the history 200 ms after a piece arrived. Timers fire in the
    // order of their times and the history answers in the order of the calls, so the piece is
    // stored by then, however slow this machine is.
    QList<StoreResult<StoredConversation>> later;
    connect(&f->conversation, &Conversation::textAppended, &f->conversation, [this, &later] {
        QTimer::singleShot(200, Qt::PreciseTimer, &f->conversation,
                           [this, &later] { later.append(f->history.load(u"c"_s)); });
    });
    f->session->send(u"q"_s);
    QTRY_COMPARE(later.size(), 1);
    const MessageNode reply = settled(later.constLast())->nodes.constLast();
    QCOMPARE(reply.content, u"one"_s);
    QCOMPARE(reply.state, MessageState::Arriving);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_COMPARE(later.size(), 2);
    QCOMPARE(settled(later.constLast())->nodes.constLast().content, u"one two"_s);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QVERIFY(f->isStoredAsShown());
}

void ChatSessionTest::stopsInMidStreamAndKeepsTheText()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).content, u"half"_s);
    f->session->stop();
    f->session->stop();
    QTRY_COMPARE(ended.count(), 1);
    QTRY_COMPARE(f->server.open(), 0);
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    QCOMPARE(f->shown(1).content, u"half"_s);
    QVERIFY(!f->shown(1).error);
    QVERIFY(f->isStoredAsShown());
    QCOMPARE(ended.count(), 1);
}

void ChatSessionTest::stopsBeforeTheConnectionIsKnown()
{
    f->held = std::make_shared<QPromise<tl::expected<Connection, ApiError>>>();
    f->held->start();
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->asked, QStringList{u"p"_s}); // a keychain may prompt the user
    f->session->stop();
    QCOMPARE(ended.count(), 1);
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    f->held->addResult(tl::expected<Connection, ApiError>(Connection{f->profile, Secret()}));
    f->held->finish();
    f->held.reset();
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->regenerate(f->conversation.path().at(1));
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->server.requests().size(), 1); // the key that arrived late caused no request
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->conversation.version(f->shown(1).id).count, 1); // replaced the empty version
    QVERIFY(f->isStoredAsShown());
}

void ChatSessionTest::stopsWithinASlot()
{
    f->server.expect().stream().chunk(delta(u"a"_s)).chunk(delta(u"b"_s)).wait();
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    connect(&f->conversation, &Conversation::textAppended, f->session.get(),
            [this] { f->session->stop(); });
    f->session->send(u"q"_s);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    QVERIFY(!f->shown(1).content.isEmpty());
    // Also immediately: before anything was sent.
    connect(&f->conversation, &Conversation::messageAppended, f->session.get(),
            [this] { f->session->stop(); });
    f->session->send(u"q2"_s);
    QTRY_COMPARE(ended.count(), 2);
    QVERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(3).state, MessageState::Stopped);
    QVERIFY(f->isStoredAsShown());
}

void ChatSessionTest::failsWithoutAConnection()
{
    ApiError locked;
    locked.kind = ErrorKind::KeyUnavailable;
    f->held = std::make_shared<QPromise<tl::expected<Connection, ApiError>>>();
    f->held->start();
    f->held->addResult(tl::expected<Connection, ApiError>(tl::unexpected(locked)));
    f->held->finish();
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).state, MessageState::Failed);
    locked.failedAt = f->now;
    QCOMPARE(f->shown(1).error, std::optional(locked));
    QCOMPARE(f->server.requests().size(), 0);
    QVERIFY(f->isStoredAsShown());
}

void ChatSessionTest::keepsTheTextOfABrokenReply()
{
    f->server.expect().stream().chunk(delta(u"so far"_s)).wait().cut();
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).content, u"so far"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_COMPARE(f->shown(1).state, MessageState::Failed);
    QCOMPARE(f->shown(1).error->kind, ErrorKind::Interrupted);
    QCOMPARE(f->shown(1).content, u"so far"_s);
    QVERIFY(f->isStoredAsShown());
    // The next request contains the text that the user saw.
    f->server.expect().reply(200, wholeReply(u"the rest"_s));
    f->session->send(u"go on"_s);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(askedTexts(1), QStringList({u"q"_s, u"so far"_s, u"go on"_s}));
}

void ChatSessionTest::asksPlainlyWhenStreamingIsRefused()
{
    f->server.expect().reply(
        400, R"({"error":{"message":"'stream' does not support true","param":"stream"}})");
    f->server.expect().reply(200, wholeReply(u"plain"_s));
    QSignalSpy refused(f->session.get(), &ChatSession::streamRefused);
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->session->send(u"q"_s);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.at(0).at(0).toString(), u"p"_s);
    QCOMPARE(f->shown(1).content, u"plain"_s);
    QCOMPARE(f->conversation.version(f->shown(1).id).count, 1);
    QCOMPARE(askedBody(1), R"({"model":"m-1","messages":[{"role":"user","content":"q"}]})"_ba);
}

void ChatSessionTest::asksOnceOnlyWhenThePlainRequestFailsToo()
{
    const QByteArray refusal = R"({"error":{"message":"no stream","param":"stream"}})";
    f->server.expect().reply(400, refusal);
    f->server.expect().reply(400, refusal);
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->session->send(u"q"_s);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(f->server.requests().size(), 2);
    QCOMPARE(f->shown(1).state, MessageState::Failed);
    QCOMPARE(f->shown(1).error->kind, ErrorKind::BadRequest);
}

void ChatSessionTest::doesNotAskAgainAfterAStop()
{
    f->server.expect().wait().reply(400, R"({"error":{"message":"x","param":"stream"}})");
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    QCOMPARE(f->server.requests().size(), 1);
}

void ChatSessionTest::endsARunningReplyWhenItIsClosed()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).content, u"half"_s);
    f->session.reset();
    QTRY_COMPARE(f->server.open(), 0);
    QCOMPARE(ended.count(), 0);
    const MessageNode reply = f->stored().nodes.constLast();
    QCOMPARE(reply.content, u"half"_s);
    QCOMPARE(reply.state, MessageState::Closed);
    QVERIFY(!reply.error);
}

void ChatSessionTest::mayBeDeletedInsideASlot()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    QObject context;
    connect(&f->conversation, &Conversation::textAppended, &context,
            [this] { f->session.reset(); });
    f->session->send(u"q"_s);
    QTRY_VERIFY(!f->session);
    QTRY_COMPARE(f->server.open(), 0);
    f->makeSession();
    f->server.expect().reply(200, wholeReply(u"a"_s));
    connect(f->session.get(), &ChatSession::busyChanged, &context, [this](bool busy) {
        if (!busy)
            f->session.reset();
    });
    f->session->send(u"q2"_s);
    QTRY_VERIFY(!f->session);
    QCOMPARE(f->shown(3).content, u"a"_s);
    QVERIFY(f->isStoredAsShown());
}

void ChatSessionTest::sendsThoughNothingCanBeStored()
{
    f->session.reset();
    HistoryStore closed(f->dir.filePath(u"never opened"_s));
    auto with = f->collaborators();
    ChatSession session(f->conversation, {with.client, closed, with.connections, with.clock});
    QSignalSpy failing(&session, &ChatSession::storingFailed);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    session.send(u"q"_s);
    QTRY_VERIFY(!session.isBusy());
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(failing.count(), 1);             // reported once, not with every saving
    QTRY_VERIFY(session.writer().isBehind()); // the last saving failed, too
}

void ChatSessionTest::storesLaterWhatCouldNotBeStored()
{
    f->session.reset();
    HistoryStore late(f->dir.filePath(u"late.sqlite"_s));
    auto with = f->collaborators();
    ChatSession session(f->conversation, {with.client, late, with.connections, with.clock});
    f->server.expect()
        .stream()
        .chunk(delta(u"a"_s))
        .wait()
        .chunk(delta(u"b"_s))
        .chunk(streamEnd())
        .lastChunk();
    session.send(u"q"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    QVERIFY(settled(late.open()));
    f->server.release();
    QTRY_VERIFY(!session.isBusy());
    const auto kept = settled(late.load(u"c"_s));
    QVERIFY(kept);
    QCOMPARE(kept->nodes, QList<MessageNode>({f->shown(0), f->shown(1)}));
    QCOMPARE(kept->info, f->conversation.info());
}

HIWAR_TEST(ChatSessionTest, QCoreApplication)
#include "tst_chatsession.moc"
