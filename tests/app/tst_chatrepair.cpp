// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation whose service rejects a part of the request.
#include "app/chat/replypolicy.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray refusal =
    R"({"error":{"message":"Unsupported value: 'temperature' does not support 0.5"}})";

} // namespace

class ChatRepairTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void sendsWithoutWhatWasRefused();
    void asksNothingWhenNothingCanBeLeftOut();
    void ignoresWhatDidNotFail();
    void givesThoughtsToAServiceThatDemandsThem();
    void givesThoughtsOnlyOnce();
    void mayBeDeletedWhileItMends();
    void givesUpTheUsageAtOnceAndOnce();
    void learnsNothingFromARefusalOfSomethingElse();

private:
    QJsonObject bodyOf(int request) const
    {
        return QJsonDocument::fromJson(f->server.requests().at(request).body).object();
    }
    void ask(const QString &question, int status, const QByteArray &reply)
    {
        f->server.expect().reply(status, reply);
        f->session->send(question);
        QTRY_VERIFY(!f->session->isBusy());
    }

    std::unique_ptr<SessionFixture> f;
};

void ChatRepairTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->profile.extraBody = {{u"temperature"_s, 0.5}, {u"seed"_s, 7}};
    QVERIFY(settled(f->history.open()));
}

void ChatRepairTest::sendsWithoutWhatWasRefused()
{
    ask(u"q"_s, 400, refusal);
    QCOMPARE(bodyOf(0).value("temperature"_L1), QJsonValue(0.5));
    QCOMPARE(f->shown(1).state, MessageState::Failed);
    QCOMPARE(f->shown(1).error->leaveOut, u"temperature"_s); // for the error text and its button
    QSignalSpy learnt(f->session.get(), &ChatSession::profileLearnt);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->sendWithout(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->conversation.version(f->shown(1).id).count, 1);
    QVERIFY(!bodyOf(1).contains("temperature"_L1));
    QCOMPARE(bodyOf(1).value("seed"_L1), QJsonValue(7));
    QCOMPARE(learnt.count(), 1);
    QCOMPARE(learnt.at(0).at(0).toString(), u"p"_s);
    QCOMPARE(learnt.at(0).at(1).value<Repair>(),
             (Repair{Repair::Kind::LeaveOut, u"temperature"_s, u"m-1"_s}));
    QVERIFY(f->isStoredAsShown());
}

void ChatRepairTest::asksNothingWhenNothingCanBeLeftOut()
{
    ask(u"q"_s, 400, R"({"error":{"message":"no","param":"top_k"}})");
    f->session->sendWithout(f->shown(1).id);
    QVERIFY(!f->session->isBusy());
    QCOMPARE(f->server.requests().size(), 1);
    // What one question is to be sent without, the next one is sent with.
    ask(u"q2"_s, 400, refusal);
    f->server.expect().reply(403, "{}");
    f->session->regenerate(f->shown(3).id);
    QTRY_VERIFY(!f->session->isBusy());
    QVERIFY(bodyOf(2).contains("temperature"_L1));
}

void ChatRepairTest::ignoresWhatDidNotFail()
{
    f->session->sendWithout(u"none"_s);
    ask(u"q"_s, 200, wholeReply(u"a"_s));
    f->session->sendWithout(f->shown(0).id);
    f->session->sendWithout(f->shown(1).id);
    QVERIFY(!f->session->isBusy());
    QCOMPARE(f->server.requests().size(), 1);
}

void ChatRepairTest::givesThoughtsToAServiceThatDemandsThem()
{
    ask(u"q"_s, 200, wholeReply(u"a"_s));
    MessageNode thought = f->shown(1);
    thought.reasoning = u"hm"_s;
    f->conversation.update(thought);
    const QByteArray demand =
        R"({"error":{"message":"The `reasoning_content` in the thinking mode must be passed back"}})";
    QSignalSpy learnt(f->session.get(), &ChatSession::profileLearnt);
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->server.expect().reply(400, demand);
    ask(u"q2"_s, 200, wholeReply(u"b"_s));
    QCOMPARE(ended.count(), 1);
    QCOMPARE(f->shown(3).content, u"b"_s);
    QCOMPARE(f->server.requests().size(), 3);
    const QJsonObject before = bodyOf(1).value("messages"_L1).toArray().at(1).toObject();
    const QJsonObject after = bodyOf(2).value("messages"_L1).toArray().at(1).toObject();
    QVERIFY(!before.contains("reasoning_content"_L1));
    QCOMPARE(after.value("reasoning_content"_L1).toString(), u"hm"_s);
    QCOMPARE(learnt.count(), 1);
    QCOMPARE(learnt.at(0).at(1).value<Repair>().kind, Repair::Kind::GiveThoughts);
}

void ChatRepairTest::givesThoughtsOnlyOnce()
{
    const QByteArray demand = R"({"error":{"message":"reasoning_content is missing"}})";
    f->server.expect().reply(400, demand);
    ask(u"q"_s, 400, demand);
    QCOMPARE(f->server.requests().size(), 2);
    QCOMPARE(f->shown(1).state, MessageState::Failed);
    QCOMPARE(f->shown(1).error->kind, ErrorKind::BadRequest);
}

void ChatRepairTest::mayBeDeletedWhileItMends()
{
    ask(u"q"_s, 400, refusal);
    QObject context;
    connect(&f->conversation, &Conversation::messageChanged, &context,
            [this] { f->session.reset(); });
    f->session->sendWithout(f->shown(1).id);
    QTRY_VERIFY(!f->session);
    QTRY_COMPARE(f->server.open(), 0);
}

void ChatRepairTest::givesUpTheUsageAtOnceAndOnce()
{
    for (const char *said : {R"({"error":{"message":"Unknown parameter: 'stream_options'"}})",
                             R"({"detail":"Extra inputs are not permitted"})"}) {
        cleanup();
        init();
        QSignalSpy learnt(f->session.get(), &ChatSession::profileLearnt);
        connect(f->session.get(), &ChatSession::profileLearnt, this,
                [this](const QString &, const Repair &plan) {
                    f->profile = repaired(f->profile, plan);
                });
        f->server.expect().reply(400, said);
        ask(u"q"_s, 200, wholeReply(u"a"_s));
        QCOMPARE(f->shown(1).content, u"a"_s);
        QCOMPARE(f->shown(1).state, MessageState::Complete);
        ask(u"q2"_s, 200, wholeReply(u"b"_s));
        QCOMPARE(f->server.requests().size(), 3);
        QVERIFY(bodyOf(0).contains(usageField));
        QVERIFY(!bodyOf(1).contains(usageField));
        QVERIFY(!bodyOf(2).contains(usageField));
        QCOMPARE(bodyOf(1).value("seed"_L1), QJsonValue(7)); // and nothing else is left out
        QCOMPARE(learnt.count(), 1);
        QCOMPARE(learnt.at(0).at(1).value<Repair>(),
                 (Repair{Repair::Kind::LeaveOut, usageField, f->profile.model}));
    }
}

void ChatRepairTest::learnsNothingFromARefusalOfSomethingElse()
{
    const QByteArray refused = R"({"error":{"message":"Unknown field in the request"}})";
    QSignalSpy learnt(f->session.get(), &ChatSession::profileLearnt);
    f->server.expect().reply(400, refused);
    ask(u"q"_s, 400, refused);
    QCOMPARE(f->shown(1).state, MessageState::Failed);
    QCOMPARE(f->server.requests().size(), 2);
    QVERIFY(learnt.isEmpty());
}

HIWAR_TEST(ChatRepairTest, QCoreApplication)
#include "tst_chatrepair.moc"
