// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/modeltitle.h"
#include "app/chat/shownconversation.h"
#include "app/chat/titlegenerator.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TitleGeneratorTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        f = std::make_unique<SessionFixture>();
        f->session.reset();
        QVERIFY(settled(f->history.open()));
        all = std::make_unique<OpenConversations>(f->collaborators());
        view = std::make_unique<ShownConversation>(*all);
        isWanted = true;
        helper = {};
        titling = std::make_unique<TitleGenerator>(TitleGenerator::Collaborators{
            .conversations = *all,
            .client = f->client,
            .connections = f->collaborators().connections,
            .isWanted = [this] { return isWanted; },
            .helper = [this](const ConversationInfo &) { return helper; }});
    }
    void cleanup()
    {
        titling.reset();
        view.reset();
        all.reset();
        f.reset();
    }

    void namesAConversationAfterItsFirstReply()
    {
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        f->server.expect().reply(200, wholeReply(u"“How galaxies turn.”"_s));
        const QString id = ask(u"why do galaxies turn?"_s);
        QTRY_COMPARE(titleOf(id), u"How galaxies turn"_s);
        QTRY_COMPARE(settled(f->history.load(id))->info.title, u"How galaxies turn"_s);
        QVERIFY(!settled(f->history.load(id))->info.titleIsOwn);
        const QByteArray sent = f->server.requests().at(1).body;
        QVERIFY(sent.contains("why do galaxies turn?") && sent.contains("They turn."));
        QVERIFY(!sent.contains("\"stream\""));
        f->server.expect().reply(200, wholeReply(u"More."_s));
        all->session(id)->send(u"and then?"_s);
        QTRY_VERIFY(!all->session(id)->isBusy());
        QCOMPARE(f->server.requests().size(), 3); // no second title request
    }

    void asksTheModelThatWasChosenForIt()
    {
        helper = {u"small"_s, u"s-1"_s};
        QSignalSpy served(titling.get(), &TitleGenerator::requestServed);
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        f->server.expect().reply(200, wholeReply(u"Galaxies"_s));
        const QString id = ask(u"why do galaxies turn?"_s);
        QTRY_COMPARE(titleOf(id), u"Galaxies"_s);
        QCOMPARE(f->asked, (QStringList{u"p"_s, u"small"_s}));
        QVERIFY(f->server.requests().at(0).body.contains("\"m-1\""));
        QVERIFY(f->server.requests().at(1).body.contains("\"s-1\""));
        QTRY_COMPARE(served.count(), 1);
        QCOMPARE(served.at(0).at(0).value<RequestReport>().profile.model, u"s-1"_s);
    }

    void namesByTheFirstQuestionAlsoBelowAnInstruction()
    {
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        f->server.expect().reply(200, wholeReply(u"Galaxies"_s));
        const QString id = all->create(u"p"_s);
        all->session(id)->add(Role::System, u"Be brief."_s);
        all->session(id)->send(u"why do galaxies turn?"_s);
        QTRY_COMPARE(titleOf(id), u"Galaxies"_s);
        const QByteArray sent = f->server.requests().at(1).body;
        QVERIFY(sent.contains("why do galaxies turn?") && !sent.contains("Be brief."));
    }

    void asksNobodyUnlessItIsWanted()
    {
        isWanted = false;
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        const QString id = ask(u"why?"_s);
        QCOMPARE(f->server.requests().size(), 1);
        QCOMPARE(titleOf(id), u"why?"_s);
    }

    void neverNamesATemporaryOne()
    {
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        const QString id = view->createTemporary(u"p"_s);
        QSignalSpy ended(all.get(), &OpenConversations::replyEnded);
        all->session(id)->send(u"why?"_s);
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(f->asked.size(), 1); // no second connection was requested
    }

    void leavesATitleThatAPersonGave()
    {
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        f->server.expect().wait().reply(200, wholeReply(u"Theirs"_s));
        const QString id = ask(u"why?"_s);
        QTRY_COMPARE(f->server.waiting(), 1);
        all->rename(id, u"Mine"_s);
        f->server.release();
        QTRY_COMPARE(f->server.open(), 0);
        QCOMPARE(titleOf(id), u"Mine"_s);
        all->suggestTitle(id, u"Theirs"_s);
        QCOMPARE(titleOf(id), u"Mine"_s);
    }

    void aFailureLeavesTheFirstTitle()
    {
        QSignalSpy failed(all.get(), &OpenConversations::storingFailed);
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        f->server.expect().reply(500, "no");
        const QString id = ask(u"why?"_s);
        QTRY_COMPARE(f->server.requests().size(), 2);
        QTRY_COMPARE(f->server.open(), 0);
        QCOMPARE(titleOf(id), u"why?"_s);
        QCOMPARE(all->session(id)->conversation().path().size(), 2);
        QCOMPARE(failed.count(), 0);
    }

    void findsTheTitleInAnAnswer_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("title");
        QTest::newRow("plain") << u"Galaxies"_s << u"Galaxies"_s;
        QTest::newRow("quoted") << u"\"Galaxies and stars\""_s << u"Galaxies and stars"_s;
        QTest::newRow("stop") << u"Galaxies."_s << u"Galaxies"_s;
        QTest::newRow("labelled") << u"Title: “Galaxies”"_s << u"Galaxies"_s;
        QTest::newRow("Markdown") << u"## **Galaxies**\n\nmore"_s << u"Galaxies"_s;
        QTest::newRow("Arabic") << u"«المجرات»"_s << u"المجرات"_s;
        QTest::newRow("Japanese") << u"「銀河」"_s << u"銀河"_s;
        QTest::newRow("question") << u"Why do galaxies turn?"_s << u"Why do galaxies turn?"_s;
        QTest::newRow("nothing") << u"\n \"\" \n"_s << QString();
        QTest::newRow("override") << u"\u202Eevil"_s << u"evil"_s;
    }
    void findsTheTitleInAnAnswer()
    {
        QFETCH(QString, answer);
        QFETCH(QString, title);
        QCOMPARE(titleInAnswer(answer), title);
    }

    /// A persona's first message is written by nobody's model and asks nothing.
    void namesAConversationThatAPersonaBegan()
    {
        const QString id = all->create(u"p"_s);
        all->session(id)->add(Role::Assistant, u"Who goes there?"_s);
        f->server.expect().reply(200, wholeReply(u"They turn."_s));
        f->server.expect().reply(200, wholeReply(u"Galaxies"_s));
        all->session(id)->send(u"why do galaxies turn?"_s);
        QTRY_COMPARE(titleOf(id), u"Galaxies"_s);
        QCOMPARE(f->server.requests().size(), 2);
        const QByteArray sent = f->server.requests().at(1).body;
        QVERIFY(sent.contains("why do galaxies turn?") && sent.contains("They turn."));
        QVERIFY(!sent.contains("Who goes there?"));
    }

    void asksWithTheBeginningOfLongMessages()
    {
        MessageNode question;
        question.content = u"\U0001F600"_s.repeated(2000);
        const ChatRequest request = titleRequest(f->profile, question, question);
        QCOMPARE(request.messages.size(), 1);
        const QString sent = request.messages.constFirst().content;
        QVERIFY(sent.size() < 5000);
        QVERIFY(sent.isValidUtf16());
    }

private:
    QString ask(const QString &question)
    {
        const QString id = all->create(u"p"_s);
        QSignalSpy ended(all.get(), &OpenConversations::replyEnded);
        all->session(id)->send(question);
        if (ended.isEmpty() && !ended.wait(10000))
            qWarning() << "no reply";
        return id;
    }
    QString titleOf(const QString &id) const { return all->list().find(id)->info.title; }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
    std::unique_ptr<TitleGenerator> titling;
    bool isWanted = true;
    ModelRef helper;
};

HIWAR_TEST(TitleGeneratorTest, QCoreApplication)
#include "tst_titlegenerator.moc"
