// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Summaries, and what to leave out when a service finds a conversation too long.
#include "app/chat/requestlevels.h"
#include "app/chat/summariser.h"
#include "app/chat/toolong.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Questions "q0", "q1" … and answers "a0" …; the last question has no answer if `isOpen`.
QList<MessageNode> talk(int exchanges, bool isOpen = false)
{
    QList<MessageNode> said;
    for (int i = 0; i < 2 * exchanges + (isOpen ? 1 : 0); ++i) {
        MessageNode node;
        const bool isQuestion = i % 2 == 0;
        node.id = (isQuestion ? u"q"_s : u"a"_s) + QString::number(i / 2);
        node.parentId = said.isEmpty() ? QString() : said.constLast().id;
        node.role = isQuestion ? Role::User : Role::Assistant;
        node.content = u"words of "_s + node.id;
        said.append(node);
    }
    return said;
}

ApiError tooLong(const QString &words)
{
    ApiError error;
    error.kind = ErrorKind::TooLarge;
    error.serverText = words;
    return error;
}

} // namespace

class SummaryTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsTheNewestExchange();
    void sendsNothingThatIsExcluded();
    void goesOnFromTheFormerSummary();
    void shortensLongMessages();
    void learnsFromTheFiguresOfAnError_data();
    void learnsFromTheFiguresOfAnError();
    void leavesOutAtLeastOneMessage();
    void becomesAMessageOfItsOwn();
    void isFollowedByTheQuestionThatFailed();
    void tellsWhatWentWrong();
    void canBeCancelled();

private:
    QString begin(int exchanges)
    {
        const QString id = all->create(u"p"_s);
        for (const MessageNode &node : talk(exchanges))
            all->session(id)->conversation().append(node);
        return id;
    }
    [[nodiscard]] QString bodyOfLast() const
    {
        return QString::fromUtf8(f->server.requests().constLast().body);
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<Summariser> summariser;
};

void SummaryTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->session.reset();
    QVERIFY(settled(f->history.open()));
    all = std::make_unique<OpenConversations>(f->collaborators());
    summariser = std::make_unique<Summariser>(Summariser::Collaborators{
        .conversations = *all, .client = f->client, .connections = f->collaborators().connections});
}

void SummaryTest::cleanup()
{
    summariser.reset();
    all.reset();
    f.reset();
}

void SummaryTest::keepsTheNewestExchange()
{
    QVERIFY(!planSummary({}));
    QVERIFY(!planSummary(talk(1)));
    const auto plan = planSummary(talk(3));
    QVERIFY(plan);
    QCOMPARE(plan->upTo, u"a1"_s);
    QCOMPARE(plan->after, u"a2"_s);
    QCOMPARE(plan->messages.size(), 4);
    QVERIFY(!plan->question);
    QCOMPARE(planSummary(talk(3, true))->question->content, u"words of q3"_s);
}

void SummaryTest::sendsNothingThatIsExcluded()
{
    QList<MessageNode> said = talk(3);
    said[0].contextRule = ContextRule::Excluded;
    const auto plan = planSummary(said);
    QVERIFY(plan); // the answer to it does not go either
    QCOMPARE(plan->messages.size(), 2);
    Profile profile;
    profile.model = u"m"_s;
    profile.extraBody = {{u"seed"_s, 7}, {u"stop"_s, u"x"_s}};
    const ChatRequest request = summaryRequest(profile, *plan, {});
    QCOMPARE(request.messages.size(), 1);
    QVERIFY(!request.messages.constFirst().content.contains(u"q0"_s));
    QVERIFY(request.messages.constFirst().content.endsWith(u"Assistant: words of a1"_s));
    QCOMPARE(request.extra, (QJsonObject{{u"seed"_s, 7}}));
    QVERIFY(!request.stream);
}

void SummaryTest::goesOnFromTheFormerSummary()
{
    QList<MessageNode> said = talk(2);
    MessageNode former;
    former.id = u"s"_s;
    former.role = Role::Assistant;
    former.content = u"the gist"_s;
    former.summaryUpTo = u"a0"_s;
    said.append(former);
    QVERIFY(!planSummary(said)); // nothing new
    said += talk(4).sliced(4);
    const auto plan = planSummary(said);
    QVERIFY(plan);
    QCOMPARE(plan->upTo, u"a2"_s);
    QStringList ids;
    for (const MessageNode &node : plan->messages)
        ids << node.id;
    QCOMPARE(ids, QStringList({u"s"_s, u"q1"_s, u"a1"_s, u"q2"_s, u"a2"_s}));
}

void SummaryTest::shortensLongMessages()
{
    QCOMPARE(shortened(u"short"_s, 5), u"short"_s);
    const QString cut = shortened(QString(100, u'a') + QString(100, u'b'), 50);
    QVERIFY(cut.size() <= 50 && cut.startsWith(u'a') && cut.endsWith(u'b'));
    QVERIFY(shortened(u"\U0001F600"_s.repeated(50), 31).isValidUtf16());
    QList<MessageNode> said = talk(3);
    said[1].content = QString(500'000, u'x');
    Profile profile;
    const ChatRequest request = summaryRequest(profile, *planSummary(said), 8000);
    QVERIFY(request.messages.constFirst().content.size() < 9000);
    QVERIFY(request.messages.constFirst().content.contains(u"words of q1"_s));
}

void SummaryTest::learnsFromTheFiguresOfAnError_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<double>("share");
    QTest::newRow("none") << u"The prompt is too long."_s << 0.5;
    QTest::newRow("a maximum") << u"This model's maximum context length is 4,096 tokens. However, "
                                  "you requested 8192 tokens (8000 in the messages, 192 in the "
                                  "completion)."_s
                               << 0.5;
    QTest::newRow("a comparison") << u"prompt is too long: 250000 tokens > 200000 maximum"_s << 0.8;
    QTest::newRow("in brackets")
        << u"The input token count (1000000) exceeds the maximum number of tokens allowed (250000)."_s
        << 0.25;
    QTest::newRow("only one") << u"at most 4096 tokens"_s << 0.5;
    QTest::newRow("a year") << u"at most 4096 tokens since 2024"_s << 0.5;
}

void SummaryTest::learnsFromTheFiguresOfAnError()
{
    QFETCH(QString, words);
    QTEST(shareThatFits(tooLong(words)), "share");
}

void SummaryTest::leavesOutAtLeastOneMessage()
{
    const auto ten = [](const MessageNode &) { return 10; };
    const auto fewer = [&](QList<MessageNode> said, double share) {
        return fewerMessages(said, planContext(said, {}), share, ten);
    };
    QCOMPARE(fewer(talk(0, true), 0.5), 0);
    QCOMPARE(fewer(talk(1, true), 0.99), 2);
    QCOMPARE(fewer(talk(10, true), 0.5), 9); // 21 messages, of which 0.45 go
    QCOMPARE(fewer(talk(10, true), 0.01), 1);
    QList<MessageNode> pinned = talk(2, true);
    for (MessageNode &node : pinned)
        node.contextRule = ContextRule::Pinned;
    QCOMPARE(fewer(pinned, 0.5), 0);
}

void SummaryTest::becomesAMessageOfItsOwn()
{
    const QString id = begin(3);
    QSignalSpy served(summariser.get(), &Summariser::requestServed);
    QSignalSpy done(summariser.get(), &Summariser::summarised);
    f->server.expect().reply(200, wholeReply(u"the gist"_s));
    QVERIFY(summariser->begin(id, false));
    QVERIFY(summariser->isRunning(id));
    QVERIFY(!summariser->begin(id, false));
    QTRY_COMPARE(done.count(), 1);
    QVERIFY(!summariser->isRunning(id));
    const Conversation &conversation = all->session(id)->conversation();
    QCOMPARE(conversation.path().size(), 7);
    const MessageNode summary = *conversation.find(conversation.path().constLast());
    QCOMPARE(summary.content, u"the gist"_s);
    QCOMPARE(summary.summaryUpTo, u"a1"_s);
    QCOMPARE(summary.model, u"m-1"_s);
    QCOMPARE(served.count(), 1);
    QCOMPARE(served.constFirst().constFirst().value<RequestReport>().purpose,
             UsagePurpose::Summary);
    // The next request has it in place of the others.
    f->server.expect().reply(200, wholeReply(u"a"_s));
    all->session(id)->send(u"next"_s);
    QTRY_VERIFY(!all->session(id)->isBusy());
    const QJsonArray messages =
        QJsonDocument::fromJson(bodyOfLast().toUtf8()).object().value(u"messages"_s).toArray();
    QCOMPARE(messages.size(), 3);
    QVERIFY(messages.at(0)[u"content"_s].toString().endsWith(u"the gist\n\nwords of q2"_s));
    QCOMPARE(messages.at(1)[u"content"_s].toString(), u"words of a2"_s);
    QCOMPARE(messages.at(2)[u"content"_s].toString(), u"next"_s);
    QCOMPARE(conversation.find(u"q0"_s)->content, u"words of q0"_s);
}

void SummaryTest::isFollowedByTheQuestionThatFailed()
{
    const QString id = begin(3);
    f->server.expect().reply(400, R"({"error":{"message":"The prompt is too long"}})");
    all->session(id)->send(u"too much"_s);
    QTRY_VERIFY(!all->session(id)->isBusy());
    const Conversation &conversation = all->session(id)->conversation();
    QCOMPARE(conversation.find(conversation.path().constLast())->error->kind, ErrorKind::TooLarge);
    f->server.expect().reply(200, wholeReply(u"the gist"_s));
    f->server.expect().reply(200, wholeReply(u"the answer"_s));
    QVERIFY(summariser->begin(id, true));
    QTRY_COMPARE(f->server.requests().size(), 3);
    QTRY_VERIFY(!all->session(id)->isBusy());
    const QStringList path = conversation.path();
    QCOMPARE(path.size(), 9);
    QCOMPARE(conversation.find(path.at(6))->content, u"the gist"_s);
    QCOMPARE(conversation.find(path.at(7))->content, u"too much"_s);
    QCOMPARE(conversation.find(path.at(8))->content, u"the answer"_s);
    QCOMPARE(bodyOfLast().count(u"too much"_s), 1);
    QCOMPARE(conversation.version(path.at(6)).count, 2); // beside the question that failed
}

void SummaryTest::tellsWhatWentWrong()
{
    const QString id = begin(3);
    QSignalSpy failed(summariser.get(), &Summariser::failed);
    f->server.expect().reply(401, R"({"error":{"message":"no"}})");
    QVERIFY(summariser->begin(id, false));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!summariser->isRunning(id));
    QCOMPARE(all->session(id)->conversation().path().size(), 6);
}

void SummaryTest::canBeCancelled()
{
    const QString id = begin(3);
    f->held = std::make_shared<QPromise<tl::expected<Connection, ApiError>>>();
    f->held->start();
    QSignalSpy changed(summariser.get(), &Summariser::runningChanged);
    QVERIFY(summariser->begin(id, false));
    summariser->cancel(id);
    QVERIFY(!summariser->isRunning(id));
    QCOMPARE(changed.count(), 2);
    f->held->addResult(Connection{f->profile, Secret("sk-canary")});
    f->held->finish();
    QTRY_VERIFY(f->held->future().isFinished());
    QVERIFY(f->server.requests().isEmpty());
}

HIWAR_TEST(SummaryTest, QCoreApplication)
#include "tst_summary.moc"
