// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question to several models at once: every promise of a reply holds for each of them.
#include "tests/app/severalfixture.h"
#include "tests/support/otherprogram.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ChatSeveralTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void asksEachAndKeepsAllReplies();
    void storesAllBeforeAnyRequestLeaves();
    void sendsEachModelItsOwnParameters();
    void failsOneAlone();
    void stopsOne();
    void stopsAll();
    void stopsAllWithinASlot();
    void ignoresMoreThanSix();
    void savesEachWhileItArrives();
    void isDeletedWhileAllRun();
    void isDeletedInsideASlot();
    void endsThoseThatAreDeleted();
    void learnsForEachModelByItself();

private:
    QJsonObject bodyAt(int server, int request = 0) const
    {
        return QJsonDocument::fromJson(f->server(server).requests().at(request).body).object();
    }
    QStringList askedTexts(int server, int request) const
    {
        QStringList texts;
        const QJsonArray messages = bodyAt(server, request).value("messages"_L1).toArray();
        for (const auto &message : messages)
            texts.append(message.toObject().value("content"_L1).toString());
        return texts;
    }
    /// Asks so many models, which all wait in the middle of their replies.
    void askAndHold(int count)
    {
        for (int at = 0; at < count; ++at)
            f->server(at).expect().stream().chunk(delta(u"half"_s)).wait();
        f->session->sendToAll(u"q"_s, f->models(count));
        for (int at = 0; at < count; ++at)
            QTRY_COMPARE(f->replies().at(at).content, u"half"_s);
    }
    void askAll(const QString &question, int count)
    {
        for (int at = 0; at < count; ++at)
            f->server(at).expect().reply(200, wholeReply(u"a%1"_s.arg(at)));
        f->session->sendToAll(question, f->models(count));
        QTRY_VERIFY(!f->session->isBusy());
    }

    std::unique_ptr<SeveralFixture> f;
};

void ChatSeveralTest::init()
{
    TestCase::init();
    f = std::make_unique<SeveralFixture>();
    QVERIFY(settled(f->history.open()));
}

void ChatSeveralTest::asksEachAndKeepsAllReplies()
{
    QSignalSpy busy(f->session.get(), &ChatSession::busyChanged);
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    QSignalSpy served(f->session.get(), &ChatSession::requestServed);
    f->conversation.setDraft(u"q"_s);
    askAll(u"q"_s, 3);
    QCOMPARE(f->conversation.info().draft, QString());
    const QList<MessageNode> replies = f->replies();
    QCOMPARE(replies.size(), 3);
    for (int at = 0; at < 3; ++at) {
        QCOMPARE(replies.at(at).content, u"a%1"_s.arg(at));
        QCOMPARE(replies.at(at).state, MessageState::Complete);
        QCOMPARE(replies.at(at).model, u"m%1"_s.arg(at));
        QCOMPARE(f->server(at).requests().size(), 1);
        QCOMPARE(bodyAt(at).value("model"_L1).toString(), u"m%1"_s.arg(at));
        QCOMPARE(askedTexts(at, 0), QStringList{u"q"_s});
        QVERIFY(!replies.at(at).askedWith.isEmpty());
        QCOMPARE(replies.at(at).askedWith, replies.constFirst().askedWith);
    }
    QCOMPARE(f->shown(1).id, replies.constFirst().id); // until another is chosen
    QCOMPARE(f->conversation.version(f->shown(1).id), (VersionPosition{0, 3}));
    QCOMPARE(busy.count(), 2); // once for all of them
    QCOMPARE(ended.count(), 3);
    QCOMPARE(served.count(), 3);
    QCOMPARE(f->stored().nodes.size(), 4);
    QVERIFY(f->isStoredAsShown());
    // One model is no group.
    f->server(2).expect().reply(200, wholeReply(u"alone"_s));
    f->session->sendToAll(u"q2"_s, {f->ref(2)});
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(3).content, u"alone"_s);
    QVERIFY(f->shown(3).askedWith.isEmpty());
}

void ChatSeveralTest::storesAllBeforeAnyRequestLeaves()
{
    OtherProgram other(f->dir.filePath(u"history.sqlite"_s));
    f->server(5).expect().reply(200, R"({"data":[{"id":"m-1"}]})");
    // While another program locks the file, nothing can be stored, so nothing may be sent.
    other.run(u"BEGIN IMMEDIATE"_s);
    for (int at = 0; at < 3; ++at)
        f->server(at).expect().reply(200, wholeReply(u"a"_s));
    f->session->sendToAll(u"first"_s, f->models(3));
    QCOMPARE(f->asked, QStringList({u"p0"_s, u"p1"_s, u"p2"_s})); // keychains need time
    QVERIFY(settled(f->client.models({f->services.at(5).profile, Secret()}))); // as a request
    for (int at = 0; at < 3; ++at)
        QCOMPARE(f->server(at).requests().size(), 0);
    other.run(u"COMMIT"_s);
    // Whichever leaves first finds the question and all rows stored.
    bool isFirst = true;
    int rows = 0;
    for (int at = 0; at < 3; ++at)
        connect(&f->server(at), &WireServer::requested, this, [&] {
            if (std::exchange(isFirst, false))
                rows = other.number(u"SELECT count(*) FROM message"_s);
        });
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(rows, 4);
}

void ChatSeveralTest::sendsEachModelItsOwnParameters()
{
    f->services.at(0).profile.systemPrompt = u"brief"_s;
    f->services.at(1).profile.extraBody = {{u"temperature"_s, 0.5}};
    askAll(u"q"_s, 2);
    QCOMPARE(askedTexts(0, 0), QStringList({u"brief"_s, u"q"_s}));
    QCOMPARE(askedTexts(1, 0), QStringList({u"q"_s}));
    QVERIFY(!bodyAt(0).contains("temperature"_L1));
    QCOMPARE(bodyAt(1).value("temperature"_L1).toDouble(), 0.5);
}

void ChatSeveralTest::failsOneAlone()
{
    ApiError locked;
    locked.kind = ErrorKind::KeyUnavailable;
    f->services.at(1).error = locked;
    f->server(0).expect().reply(200, wholeReply(u"a"_s));
    f->server(2).expect().reply(401, "{}");
    f->session->sendToAll(u"q"_s, f->models(3));
    QTRY_VERIFY(!f->session->isBusy());
    const QList<MessageNode> replies = f->replies();
    QCOMPARE(replies.at(0).state, MessageState::Complete);
    QCOMPARE(replies.at(1).state, MessageState::Failed);
    QCOMPARE(replies.at(1).error->kind, ErrorKind::KeyUnavailable);
    QCOMPARE(replies.at(2).state, MessageState::Failed);
    QCOMPARE(replies.at(2).error->kind, ErrorKind::Unauthorized);
    QCOMPARE(f->server(1).requests().size(), 0);
    QVERIFY(f->isStoredAsShown());
}

void ChatSeveralTest::stopsOne()
{
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    askAndHold(3);
    const QString second = f->replies().at(1).id;
    QVERIFY(f->session->isRunning(second));
    f->session->stop(second);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(ended.at(0).at(0).toString(), second);
    QVERIFY(!f->session->isRunning(second));
    QVERIFY(f->session->isBusy());
    QVERIFY(f->session->isRunning(f->replies().at(0).id));
    QCOMPARE(f->replies().at(1).state, MessageState::Stopped);
    QCOMPARE(f->replies().at(1).content, u"half"_s);
    QCOMPARE(f->replies().at(2).state, MessageState::Arriving);
    QTRY_COMPARE(f->server(1).open(), 0);
    QCOMPARE(f->server(0).open(), 1);
    f->session->stop(u"none"_s);
    f->session->stop();
    QTRY_COMPARE(ended.count(), 3);
    QVERIFY(f->isStoredAsShown());
}

void ChatSeveralTest::stopsAll()
{
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    QSignalSpy busy(f->session.get(), &ChatSession::busyChanged);
    askAndHold(6);
    f->session->stop();
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(ended.count(), 6);
    QCOMPARE(busy.count(), 2);
    for (const MessageNode &reply : f->replies()) {
        QCOMPARE(reply.state, MessageState::Stopped);
        QCOMPARE(reply.content, u"half"_s);
    }
    QVERIFY(f->isStoredAsShown());
}

void ChatSeveralTest::stopsAllWithinASlot()
{
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    QSignalSpy busy(f->session.get(), &ChatSession::busyChanged);
    connect(&f->conversation, &Conversation::messageAppended, f->session.get(),
            [this] { f->session->stop(); });
    f->session->sendToAll(u"q"_s, f->models(3)); // also stopped as its question is appended
    QCOMPARE(ended.count(), 3);
    QVERIFY(!f->session->isBusy());
    QVERIFY(busy.isEmpty() || !busy.constLast().constFirst().toBool());
    for (const MessageNode &reply : f->replies())
        QCOMPARE(reply.state, MessageState::Stopped);
    QVERIFY(f->isStoredAsShown());
}

void ChatSeveralTest::ignoresMoreThanSix()
{
    QList<ModelRef> seven = f->models(6);
    seven.append(f->ref(0));
    f->session->sendToAll(u"q"_s, seven);
    QVERIFY(f->conversation.path().isEmpty());
    f->session->sendToAll(u" "_s, f->models(2));
    QVERIFY(f->conversation.path().isEmpty());
}

void ChatSeveralTest::savesEachWhileItArrives()
{
    askAndHold(3);
    // Loaded 200 ms later: timers fire in the order of their times, and the history answers in the
    // order of the calls.
    StoreResult<StoredConversation> later;
    bool isAsked = false;
    QTimer::singleShot(200, Qt::PreciseTimer, this, [&] {
        later = f->history.load(u"c"_s);
        isAsked = true;
    });
    QTRY_VERIFY(isAsked);
    const StoredConversation kept = settled(later).value();
    QCOMPARE(kept.nodes.size(), 4);
    for (const MessageNode &node : kept.nodes.mid(1))
        QCOMPARE(node.content, u"half"_s);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
}

void ChatSeveralTest::isDeletedWhileAllRun()
{
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    askAndHold(6);
    f->session.reset();
    for (int at = 0; at < 6; ++at)
        QTRY_COMPARE(f->server(at).open(), 0);
    QCOMPARE(ended.count(), 0);
    const QList<MessageNode> kept = f->stored().nodes;
    QCOMPARE(kept.size(), 7);
    for (const MessageNode &node : kept.mid(1)) {
        QCOMPARE(node.state, MessageState::Closed);
        QCOMPARE(node.content, u"half"_s);
    }
}

void ChatSeveralTest::isDeletedInsideASlot()
{
    for (int at = 0; at < 3; ++at)
        f->server(at).expect().stream().chunk(delta(u"half"_s)).wait();
    QObject context;
    connect(&f->conversation, &Conversation::textGrown, &context, [this] { f->session.reset(); });
    f->session->sendToAll(u"q"_s, f->models(3));
    QTRY_VERIFY(!f->session);
    for (int at = 0; at < 3; ++at)
        QTRY_COMPARE(f->server(at).open(), 0);
    f->makeSession();
    disconnect(&f->conversation, nullptr, &context, nullptr);
    connect(f->session.get(), &ChatSession::replyEnded, &context, [this] { f->session.reset(); });
    f->server(0).expect().reply(200, wholeReply(u"a"_s));
    f->server(1).expect().stream().chunk(delta(u"half"_s)).wait();
    f->session->sendToAll(u"q2"_s, f->models(2));
    QTRY_VERIFY(!f->session);
    QCOMPARE(f->replies(2).at(0).state, MessageState::Complete);
    QVERIFY(f->isStoredAsShown());
    // And as they are asked.
    f->makeSession();
    connect(&f->conversation, &Conversation::messageAppended, &context, [this](int row) {
        if (row == 5)
            f->session.reset();
    });
    f->session->sendToAll(u"q3"_s, f->models(2));
    QVERIFY(!f->session);
    for (const MessageNode &reply : f->replies(4))
        QCOMPARE(reply.state, MessageState::Closed);
}

void ChatSeveralTest::endsThoseThatAreDeleted()
{
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    askAndHold(3);
    const QString second = f->replies().at(1).id;
    f->session->moveToBin(second);
    QVERIFY(!f->session->isRunning(second));
    QVERIFY(f->session->isBusy());
    QTRY_COMPARE(f->server(1).open(), 0);
    QCOMPARE(f->conversation.findAnywhere(second)->state, MessageState::Stopped);
    const QString question = f->conversation.path().at(0);
    f->session->moveToBin(question);
    QVERIFY(!f->session->isBusy());
    QCOMPARE(ended.count(), 0);
    f->session->restore(question);
    QCOMPARE(f->replies().size(), 2);
    f->session->restore(second);
    QCOMPARE(f->replies().size(), 3);
    QCOMPARE(f->replies().at(1).id, second); // at its place
    QCOMPARE(f->conversation.askedTogether(second).size(), 3);
    QVERIFY(f->isStoredAsShown());
}

void ChatSeveralTest::learnsForEachModelByItself()
{
    QSignalSpy refused(f->session.get(), &ChatSession::streamRefused);
    f->server(0).expect().reply(200, wholeReply(u"a"_s));
    f->server(1).expect().reply(
        400, R"({"error":{"message":"'stream' does not support true","param":"stream"}})");
    f->server(1).expect().reply(200, wholeReply(u"plain"_s));
    f->session->sendToAll(u"q"_s, f->models(2));
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.at(0).at(0).toString(), u"p1"_s);
    QCOMPARE(refused.at(0).at(1).toString(), u"m1"_s);
    QCOMPARE(f->replies().at(1).content, u"plain"_s);
    QCOMPARE(f->server(0).requests().size(), 1);
}

HIWAR_TEST(ChatSeveralTest, QCoreApplication)
#include "tst_chatseveral.moc"
