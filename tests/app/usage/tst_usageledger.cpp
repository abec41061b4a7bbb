// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is counted of real requests to a real service on this machine, and what is kept of it.
#include "app/chat/shownconversation.h"
#include "app/usage/usageledger.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class UsageLedgerTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsWhatTheServiceReported();
    void keepsTheTimesOfAReply();
    void estimatesWhereNothingIsReported();
    void countsAStoppedReplyByItsWords();
    void countsAReplyThatIsDeletedWhileItArrives();
    void countsNothingThatWasNotServed();
    void countsTitlesToo();
    void countsATemporaryOneForThisRunOnly();
    void staysWhenTheConversationIsRemoved();
    void learnsAndKeepsIt();
    void learnsNothingFromWhatItCannotCompare_data();
    void learnsNothingFromWhatItCannotCompare();
    void countsEachRequestOfAReplyByItself();

private:
    void makeLedger();
    /// Sends a question in this conversation and waits for the end of its reply.
    void ask(const QString &id, const QString &question);
    QList<UsageRecord> stored() { return *settled(f->history.usageSince({})); }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
    std::unique_ptr<TitleGenerator> titling;
    std::unique_ptr<UsageLedger> ledger;
    bool wantsTitles = false;
};

void UsageLedgerTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->session.reset();
    f->profile.name = u"Own"_s;
    setPrice(f->profile.ownFacts, u"m-1"_s, {.input = 2, .output = 10});
    QVERIFY(settled(f->history.open()));
    all = std::make_unique<OpenConversations>(f->collaborators());
    view = std::make_unique<ShownConversation>(*all);
    wantsTitles = false;
    titling = std::make_unique<TitleGenerator>(
        TitleGenerator::Collaborators{.conversations = *all,
                                      .client = f->client,
                                      .connections = f->collaborators().connections,
                                      .isWanted = [this] { return wantsTitles; }});
    makeLedger();
}

void UsageLedgerTest::cleanup()
{
    ledger.reset();
    titling.reset();
    view.reset();
    all.reset();
    f.reset();
}

void UsageLedgerTest::makeLedger()
{
    ledger = std::make_unique<UsageLedger>(UsageLedger::Collaborators{
        .conversations = *all, .titles = *titling, .history = f->history, .clock = [this] {
            return f->now;
        }});
}

void UsageLedgerTest::ask(const QString &id, const QString &question)
{
    QSignalSpy ended(all.get(), &OpenConversations::replyEnded);
    all->session(id)->send(question);
    QTRY_COMPARE(ended.count(), 1);
}

void UsageLedgerTest::keepsWhatTheServiceReported()
{
    f->server.expect() =
        WireScript()
            .stream()
            .chunk(delta(u"Hello"_s))
            .chunk("data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n")
            .chunk("data: {\"choices\":[],\"usage\":{\"prompt_tokens\":1000,"
                   "\"completion_tokens\":50,\"total_tokens\":1050,"
                   "\"prompt_tokens_details\":{\"cached_tokens\":200},"
                   "\"completion_tokens_details\":{\"reasoning_tokens\":30}}}\n\n"
                   "data: [DONE]\n\n");
    QSignalSpy recorded(ledger.get(), &UsageLedger::recorded);
    const QString id = all->create(u"p"_s);
    ask(id, u"hi"_s);
    QCOMPARE(recorded.count(), 1);
    const QList<UsageRecord> records = stored();
    QCOMPARE(records.size(), 1);
    const UsageRecord &record = records.constFirst();
    QCOMPARE(record.profileId, u"p"_s);
    QCOMPARE(record.profileName, u"Own"_s);
    QCOMPARE(record.model, u"m-1"_s);
    QCOMPARE(record.conversationId, id);
    QCOMPARE(record.messageId, all->session(id)->conversation().path().constLast());
    QCOMPARE(record.usage, (Usage{1000, 50, 1050, 30, 200}));
    QVERIFY(!record.isEstimated);
    QCOMPARE(record.cost, std::optional(Money{2500, u"USD"_s}));
    QCOMPARE(record.at, f->now);
    QCOMPARE(ledger->recent(), records);
}

void UsageLedgerTest::keepsTheTimesOfAReply()
{
    f->server.expect() =
        WireScript().stream().wait().chunk(delta(u"a"_s)).wait().chunk(streamEnd());
    const QString id = all->create(u"p"_s);
    QSignalSpy ended(all.get(), &OpenConversations::replyEnded);
    all->session(id)->send(u"hi"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->now = f->now.addMSecs(700);
    f->server.release();
    const Conversation &conversation = all->session(id)->conversation();
    QTRY_COMPARE(conversation.find(conversation.path().constLast())->content, u"a"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->now = f->now.addMSecs(1300);
    f->server.release();
    QTRY_COMPARE(ended.count(), 1);
    const UsageRecord record = stored().constFirst();
    QCOMPARE(record.firstText, 700ms);
    QCOMPARE(record.total, 2000ms);
    const MessageNode reply = settled(f->history.load(id))->nodes.constLast();
    QCOMPARE(reply.firstTextTime, 700ms);
    QCOMPARE(reply.replyTime, 2000ms);
}

void UsageLedgerTest::estimatesWhereNothingIsReported()
{
    f->server.expect().reply(200, wholeReply(u"They turn because of the gravity."_s));
    ask(all->create(u"p"_s), u"why do they turn?"_s);
    const UsageRecord record = stored().constFirst();
    QVERIFY(record.isEstimated);
    QVERIFY(record.usage.promptTokens > 5 && record.usage.promptTokens < 30);
    QVERIFY(record.usage.completionTokens > 3 && record.usage.completionTokens < 20);
    QVERIFY(record.cost && record.cost->micros > 0);
}

void UsageLedgerTest::countsAStoppedReplyByItsWords()
{
    f->server.expect() = WireScript().stream().chunk(delta(u"some words"_s)).wait();
    const QString id = all->create(u"p"_s);
    ChatSession *session = all->session(id);
    session->send(u"q"_s);
    const Conversation &conversation = session->conversation();
    QTRY_COMPARE(conversation.find(conversation.path().constLast())->content, u"some words"_s);
    session->stop();
    QTRY_VERIFY(!session->isBusy());
    QCOMPARE(stored().size(), 1);
    QVERIFY(stored().constFirst().isEstimated);
}

void UsageLedgerTest::countsAReplyThatIsDeletedWhileItArrives()
{
    f->server.expect() = WireScript().stream().chunk(delta(u"more"_s)).wait();
    const QString id = all->create(u"p"_s);
    ChatSession *session = all->session(id);
    session->send(u"q"_s);
    const Conversation &conversation = session->conversation();
    QTRY_COMPARE(conversation.find(conversation.path().constLast())->content, u"more"_s);
    const QString replyId = conversation.path().constLast(); // the path becomes shorter
    session->moveToBin(replyId);
    QVERIFY(!session->isBusy());
    QCOMPARE(stored().size(), 1);
}

void UsageLedgerTest::countsNothingThatWasNotServed()
{
    f->server.expect().reply(401, R"({"error":{"message":"no"}})");
    const QString id = all->create(u"p"_s);
    ask(id, u"q"_s);
    QVERIFY(stored().isEmpty());
    f->profile.builtIn = true;
    f->server.expect().reply(200, wholeReply(u"I am the Guide"_s));
    ask(id, u"q"_s);
    QVERIFY(stored().isEmpty());
}

void UsageLedgerTest::countsTitlesToo()
{
    wantsTitles = true;
    f->server.expect().reply(200, wholeReply(u"They turn."_s));
    f->server.expect().reply(200, R"({"choices":[{"message":{"content":"Turning"}}],)"
                                  R"("usage":{"prompt_tokens":60,"completion_tokens":2}})");
    QSignalSpy recorded(ledger.get(), &UsageLedger::recorded);
    const QString id = all->create(u"p"_s);
    ask(id, u"why?"_s);
    QTRY_COMPARE(recorded.count(), 2);
    const UsageRecord title = stored().constLast();
    QCOMPARE(title.purpose, UsagePurpose::Title);
    QCOMPARE(title.usage.promptTokens, 60);
    QCOMPARE(title.conversationId, id);
    QVERIFY(title.messageId.isEmpty());
}

void UsageLedgerTest::countsATemporaryOneForThisRunOnly()
{
    f->server.expect().reply(200, wholeReply(u"a"_s));
    const QString id = view->createTemporary(u"p"_s);
    ask(id, u"q"_s);
    QVERIFY(stored().isEmpty());
    QVERIFY(settled(f->history.calibrations())->isEmpty());
    QCOMPARE(ledger->recent().size(), 1);
    QList<UsageRecord> seen;
    ledger->readSince({}, this, [&seen](const QList<UsageRecord> &records) { seen = records; });
    QTRY_COMPARE(seen, ledger->recent());
    makeLedger(); // as at the next start
    QSignalSpy loaded(ledger.get(), &UsageLedger::loaded);
    ledger->load();
    QTRY_COMPARE(loaded.count(), 1);
    QVERIFY(ledger->recent().isEmpty());
}

void UsageLedgerTest::staysWhenTheConversationIsRemoved()
{
    f->server.expect().reply(200, wholeReply(u"a"_s));
    const QString id = all->create(u"p"_s);
    ask(id, u"q"_s);
    all->removeForGood({id});
    QTRY_VERIFY(!settled(f->history.load(id)));
    QCOMPARE(stored().size(), 1);
    makeLedger();
    QSignalSpy loaded(ledger.get(), &UsageLedger::loaded);
    ledger->load();
    QTRY_COMPARE(loaded.count(), 1);
    QCOMPARE(ledger->recent(), stored());
}

void UsageLedgerTest::learnsAndKeepsIt()
{
    const QString id = all->create(u"p"_s);
    const QString words = u"many words of one and the same kind "_s.repeated(20);
    for (int i = 0; i < 3; ++i) {
        f->server.expect().reply(
            200, "{\"choices\":[{\"message\":{\"content\":\"" + words.toUtf8() +
                     "\"},\"finish_reason\":\"stop\"}],\"usage\":{"
                     "\"prompt_tokens\":" +
                     QByteArray::number(20 + 230 * i) + ",\"completion_tokens\":220}}");
        ask(id, u"q"_s);
    }
    const Calibration learnt = ledger->calibration(u"p"_s, u"m-1"_s);
    QVERIFY(learnt.reports >= 3);
    QVERIFY(qAbs(estimate(scriptCounts(words), learnt) - 220) < 22);
    QCOMPARE(ledger->calibration(u"p"_s, u"m-2"_s), firstCalibration());
    makeLedger();
    QSignalSpy loaded(ledger.get(), &UsageLedger::loaded);
    ledger->load();
    QTRY_COMPARE(loaded.count(), 1);
    QCOMPARE(ledger->calibration(u"p"_s, u"m-1"_s), learnt);
}

void UsageLedgerTest::learnsNothingFromWhatItCannotCompare_data()
{
    QTest::addColumn<bool>("hasUsage");
    QTest::addColumn<bool>("isComplete");
    QTest::newRow("nothing reported") << false << true;
    QTest::newRow("not complete") << true << false;
}

void UsageLedgerTest::learnsNothingFromWhatItCannotCompare()
{
    QFETCH(bool, hasUsage);
    QFETCH(bool, isComplete);
    RequestReport report{.request = {.messages = {{Role::User, u"why is that so?"_s, {}}}},
                         .answer = u"because"_s,
                         .isComplete = isComplete};
    if (hasUsage)
        report.usage = Usage{20, 5, 25};
    QCOMPARE(learntFrom(report, firstCalibration()), firstCalibration());
    report.usage = Usage{20, 5, 25};
    report.isComplete = true;
    QVERIFY(learntFrom(report, firstCalibration()) != firstCalibration());
}

void UsageLedgerTest::countsEachRequestOfAReplyByItself()
{
    f->server.expect() = WireScript().stream().chunk(delta(u"first"_s)).cut();
    const QString id = all->create(u"p"_s);
    ask(id, u"q"_s);
    f->server.expect() = WireScript().stream().chunk(delta(u" second"_s)).chunk(streamEnd());
    QSignalSpy ended(all.get(), &OpenConversations::replyEnded);
    ChatSession *session = all->session(id);
    session->continueReply(session->conversation().path().constLast());
    QTRY_COMPARE(ended.count(), 1);
    const QList<UsageRecord> records = stored();
    QCOMPARE(records.size(), 2);
    QVERIFY(records.at(0).isEstimated && !records.at(1).isEstimated);
    QCOMPARE(records.at(1).usage.completionTokens, 2);
    QCOMPARE(records.at(0).messageId, records.at(1).messageId);
}

HIWAR_TEST(UsageLedgerTest, QCoreApplication)
#include "tst_usageledger.moc"
