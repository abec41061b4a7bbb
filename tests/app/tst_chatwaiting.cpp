// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation whose question has to be sent again.
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray busy = R"({"error":{"message":"Busy"}})";

} // namespace

class ChatWaitingTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void showsTheWaitAndWhatComesOfIt();
    void keepsTheReasonOfAWaitThatIsCalledOff();
    void stopsAnAttemptThatRuns();
    void endsAWaitWithItsMessage();
    void endsAWaitWithTheSession();
    void asksAgainByItself();

private:
    std::unique_ptr<SessionFixture> f;
};

void ChatWaitingTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->retry = {.first = 1h, .longest = 1h, .jitter = 0}; // never automatically
    f->makeSession();
    QVERIFY(settled(f->history.open()));
}

void ChatWaitingTest::showsTheWaitAndWhatComesOfIt()
{
    f->server.expect().reply(429, busy, "application/json", {"Retry-After: 7"});
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->retryNow(); // no effect: nothing is waiting
    f->session->send(u"q"_s);
    QTRY_VERIFY(f->shown(1).retry);
    const MessageNode waiting = f->shown(1);
    QCOMPARE(waiting.state, MessageState::Waiting);
    QCOMPARE(waiting.retry->because.kind, ErrorKind::RateLimited);
    QCOMPARE(waiting.retry->at, f->now.addSecs(7));
    QVERIFY(!waiting.error);
    QVERIFY(f->session->isBusy());

    QSignalSpy changed(&f->conversation, &Conversation::messageChanged);
    f->session->retryNow();
    QVERIFY(!f->shown(1).retry);
    QCOMPARE(changed.count(), 1);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->shown(1).state, MessageState::Complete);
    QCOMPARE(f->conversation.version(f->shown(1).id).count, 1);
    QVERIFY(f->isStoredAsShown());
}

void ChatWaitingTest::keepsTheReasonOfAWaitThatIsCalledOff()
{
    f->server.expect().reply(429, busy);
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->session->send(u"q"_s);
    QTRY_VERIFY(f->shown(1).retry);
    f->session->stop();
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(f->shown(1).state, MessageState::Failed); // so that "Try again" stays offered
    QCOMPARE(f->shown(1).error->kind, ErrorKind::RateLimited);
    QCOMPARE(f->shown(1).error->serverText, u"Busy"_s);
    QVERIFY(!f->shown(1).retry);
    QVERIFY(f->isStoredAsShown());

    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->regenerate(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->conversation.version(f->shown(1).id).count, 1);
}

void ChatWaitingTest::stopsAnAttemptThatRuns()
{
    f->server.expect().reply(503, busy);
    f->server.expect().wait();
    f->session->send(u"q"_s);
    QTRY_VERIFY(f->shown(1).retry);
    f->session->retryNow();
    QTRY_COMPARE(f->server.waiting(), 1);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).state, MessageState::Stopped);
    QTRY_COMPARE(f->server.open(), 0);
}

void ChatWaitingTest::endsAWaitWithItsMessage()
{
    f->server.expect().reply(429, busy);
    f->session->send(u"q"_s);
    QTRY_VERIFY(f->shown(1).retry);
    QSignalSpy changed(f->session.get(), &ChatSession::busyChanged);
    f->session->moveToBin(f->shown(1).id);
    QCOMPARE(changed.count(), 1);
    f->session->retryNow();
    QVERIFY(!f->session->isBusy());
    QCOMPARE(f->conversation.path().size(), 1);
    QCOMPARE(f->server.requests().size(), 1);
}

void ChatWaitingTest::endsAWaitWithTheSession()
{
    f->server.expect().reply(429, busy);
    f->session->send(u"q"_s);
    QTRY_VERIFY(f->shown(1).retry);
    f->session.reset();
    const MessageNode kept = f->stored().nodes.constLast();
    QCOMPARE(kept.state, MessageState::Closed);
    QVERIFY(!kept.retry); // a stored wait would outlive its session
}

void ChatWaitingTest::asksAgainByItself()
{
    f->retry.first = 1ms;
    f->makeSession();
    f->server.expect().reply(500, busy);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->send(u"q"_s);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->server.requests().size(), 2);
    QCOMPARE(f->server.requests().at(1).body, f->server.requests().at(0).body);
}

HIWAR_TEST(ChatWaitingTest, QCoreApplication)
#include "tst_chatwaiting.moc"
