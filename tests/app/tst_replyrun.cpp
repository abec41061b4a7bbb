// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One running reply by itself: it ends once, however it ends.
#include "app/chat/replyrun.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReplyRunTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void endsOnceWithWhatWasServed();
    void stopsBeforeItStarts();
    void stopsOnce();
    void isAbandonedSilently();
    void closesAndStores();
    void isNotAskedWithoutAModelOrSwitchedOff_data();
    void isNotAskedWithoutAModelOrSwitchedOff();
    void asksTheOneThatIsNamed();
    void ignoresWhatArrivesAfterItsEnd();

private:
    [[nodiscard]] const MessageNode &reply() const { return *f->conversation.find(u"r"_s); }
    void make(const ModelRef &by = {})
    {
        run = std::make_unique<ReplyRun>(ReplyRun::Order{.replyId = u"r"_s, .by = by},
                                         ReplyRun::Collaborators{f->conversation, *with,
                                                                 f->session->writer(),
                                                                 f->session->contents()});
        ended = std::make_unique<QSignalSpy>(run.get(), &ReplyRun::ended);
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<SessionCollaborators> with;
    std::unique_ptr<ReplyRun> run;
    std::unique_ptr<QSignalSpy> ended;
};

void ReplyRunTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    QVERIFY(settled(f->history.open()));
    with = std::make_unique<SessionCollaborators>(f->collaborators());
    f->conversation.append(MessageNode{.id = u"q"_s, .content = u"question"_s});
    f->conversation.append(MessageNode{
        .id = u"r"_s, .parentId = u"q"_s, .role = Role::Assistant, .state = MessageState::Waiting});
    make();
}

void ReplyRunTest::cleanup()
{
    ended.reset();
    run.reset();
    with.reset();
    f.reset();
}

void ReplyRunTest::endsOnceWithWhatWasServed()
{
    f->server.expect().stream().chunk(delta(u"a"_s)).chunk(streamEnd()).lastChunk();
    run->start();
    QVERIFY(!run->isOver());
    QTRY_COMPARE(ended->count(), 1);
    QVERIFY(run->isOver());
    QCOMPARE(reply().state, MessageState::Complete);
    const auto served = ended->at(0).at(0).value<std::optional<RequestReport>>();
    QVERIFY(served);
    QCOMPARE(served->answer, u"a"_s);
    QCOMPARE(served->messageId, u"r"_s);
    run->stop(); // it is over
    run->close();
    QCOMPARE(ended->count(), 1);
    QCOMPARE(reply().state, MessageState::Complete);
}

void ReplyRunTest::stopsBeforeItStarts()
{
    run->stop();
    QCOMPARE(ended->count(), 1);
    QCOMPARE(reply().state, MessageState::Stopped);
    run->start();
    QVERIFY(f->asked.isEmpty());
}

void ReplyRunTest::stopsOnce()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    run->start();
    QTRY_COMPARE(reply().content, u"half"_s);
    run->stop();
    run->stop();
    QTRY_COMPARE(ended->count(), 1);
    QCOMPARE(reply().state, MessageState::Stopped);
    QTRY_COMPARE(f->server.open(), 0);
    QVERIFY(ended->at(0).at(0).value<std::optional<RequestReport>>());
}

void ReplyRunTest::isAbandonedSilently()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    run->start();
    QTRY_COMPARE(reply().content, u"half"_s);
    const auto served = run->abandon();
    QVERIFY(served);
    QCOMPARE(served->answer, u"half"_s);
    QVERIFY(run->isOver());
    QTRY_COMPARE(f->server.open(), 0);
    QCOMPARE(ended->count(), 0);
    QCOMPARE(reply().state, MessageState::Stopped);
}

void ReplyRunTest::closesAndStores()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    run->start();
    QTRY_COMPARE(reply().content, u"half"_s);
    run->close();
    run->close();
    QCOMPARE(ended->count(), 0);
    QCOMPARE(reply().state, MessageState::Closed);
    QTRY_COMPARE(f->server.open(), 0);
}

void ReplyRunTest::isNotAskedWithoutAModelOrSwitchedOff_data()
{
    QTest::addColumn<bool>("isOff");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("off") << true << ErrorKind::ProfileOff;
    QTest::newRow("no model") << false << ErrorKind::NoModel;
}

void ReplyRunTest::isNotAskedWithoutAModelOrSwitchedOff()
{
    QFETCH(const bool, isOff);
    QFETCH(const ErrorKind, kind);
    f->profile.name = u"Mine"_s;
    f->profile.isOff = isOff;
    if (!isOff)
        f->profile.model = u" "_s;
    run->start();
    QTRY_COMPARE(ended->count(), 1);
    QCOMPARE(reply().state, MessageState::Failed);
    QCOMPARE(reply().error->kind, kind);
    QCOMPARE(reply().error->param, u"Mine"_s);
    QCOMPARE(f->server.requests().size(), 0);
}

void ReplyRunTest::asksTheOneThatIsNamed()
{
    make({u"other"_s, u"m-9"_s});
    f->server.expect().reply(200, wholeReply(u"a"_s));
    run->start();
    QTRY_COMPARE(ended->count(), 1);
    QCOMPARE(f->asked, QStringList{u"other"_s});
    QVERIFY(f->server.requests().constFirst().body.contains("\"model\":\"m-9\""));
    QCOMPARE(reply().model, u"m-9"_s);
}

void ReplyRunTest::ignoresWhatArrivesAfterItsEnd()
{
    f->held = std::make_shared<QPromise<tl::expected<Connection, ApiError>>>();
    f->held->start();
    run->start();
    QTRY_COMPARE(f->asked.size(), 1); // a keychain may prompt the user
    run->stop();
    QCOMPARE(ended->count(), 1);
    f->held->addResult(tl::expected<Connection, ApiError>(Connection{f->profile, Secret()}));
    f->held->finish();
    QVERIFY(settled(f->history.load(u"c"_s))); // what waits for the key has had it
    QCOMPARE(f->server.requests().size(), 0);
    QCOMPARE(ended->count(), 1);
}

HIWAR_TEST(ReplyRunTest, QCoreApplication)
#include "tst_replyrun.moc"
