// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the user writes without asking: messages of any role, and their own words for a reply.
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ChatAddingTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        f = std::make_unique<SessionFixture>();
        QVERIFY(settled(f->history.open()));
    }
    void cleanup() { f.reset(); }

    void asksNobody()
    {
        f->conversation.setDraft(u"a thought"_s);
        QSignalSpy busy(f->session.get(), &ChatSession::busyChanged);
        f->session->add(Role::User, u"a thought"_s);
        f->session->add(Role::System, u"Be brief."_s);
        f->session->add(Role::Assistant, u"I will."_s);
        QCOMPARE(said(), QStringList({u"a thought"_s, u"Be brief."_s, u"I will."_s}));
        QCOMPARE(roles(), (QList<Role>{Role::User, Role::System, Role::Assistant}));
        QVERIFY(!f->shown(0).isByUser && f->shown(1).isByUser && f->shown(2).isByUser);
        QCOMPARE(f->shown(2).state, MessageState::Complete);
        QCOMPARE(f->conversation.info().draft, QString());
        QVERIFY(f->isStoredAsShown());
        QCOMPARE(f->stored().nodes.size(), 3);
        QCOMPARE(busy.count(), 0);
        QVERIFY(f->asked.isEmpty() && f->server.requests().isEmpty());
    }

    void addsNothingBlankAndNothingWhileAReplyRuns()
    {
        f->session->add(Role::System, u" \n"_s);
        QVERIFY(f->conversation.path().isEmpty());
        f->server.expect().wait().reply(200, wholeReply(u"a"_s));
        f->session->send(u"q"_s);
        f->session->add(Role::System, u"Be brief."_s);
        QCOMPARE(f->conversation.path().size(), 2);
        QTRY_COMPARE(f->server.waiting(), 1);
        f->server.release();
        QTRY_VERIFY(!f->session->isBusy());
        QCOMPARE(said(), QStringList({u"q"_s, u"a"_s}));
    }

    void goesWithTheNextRequest()
    {
        f->session->add(Role::System, u"Be brief."_s);
        f->session->add(Role::User, u"Context."_s);
        ask(u"q"_s, u"a"_s);
        f->session->add(Role::Assistant, u"More."_s);
        f->session->add(Role::System, u"In Arabic."_s);
        ask(u"and?"_s, u"b"_s);
        QCOMPARE(sent(0), QStringList({u"system: Be brief."_s, u"user: Context.\n\nq"_s}));
        QCOMPARE(sent(1), QStringList({u"system: Be brief."_s, u"user: Context.\n\nq"_s,
                                       u"assistant: a\n\nMore."_s, u"system: In Arabic."_s,
                                       u"user: and?"_s}));
    }

    void aReplyIsRequestedWhenItIsWanted()
    {
        f->session->add(Role::User, u"q"_s);
        f->server.expect().reply(200, wholeReply(u"a"_s));
        f->session->regenerate(f->conversation.path().constLast());
        QTRY_VERIFY(f->conversation.path().size() == 2 && !f->session->isBusy());
        QCOMPARE(said(), QStringList({u"q"_s, u"a"_s}));
        f->session->add(Role::System, u"In Arabic."_s);
        f->server.expect().reply(200, wholeReply(u"b"_s));
        f->session->regenerate(f->conversation.path().constLast());
        QTRY_VERIFY(f->conversation.path().size() == 4 && !f->session->isBusy());
        QCOMPARE(said().constLast(), u"b"_s);
    }

    void theFirstQuestionGivesTheTitle()
    {
        f->session->add(Role::System, u"Be brief."_s);
        QCOMPARE(f->conversation.info().title, QString());
        f->session->add(Role::Assistant, u"Hello."_s);
        ask(u"Why?"_s, u"a"_s);
        QCOMPARE(f->conversation.info().title, u"Why?"_s);
        f->session->add(Role::User, u"Another"_s);
        QCOMPARE(f->conversation.info().title, u"Why?"_s);
        f->session->rename(u"Mine"_s);
        f->session->rename({});
        QCOMPARE(f->conversation.info().title, u"Why?"_s);
    }

    void aRewrittenReplyIsAVersion()
    {
        ask(u"q"_s, u"a"_s);
        ask(u"q2"_s, u"a2"_s);
        const QString first = f->conversation.path().at(1);
        f->session->edit(first, u"mine"_s);
        QCOMPARE(said(), QStringList({u"q"_s, u"mine"_s}));
        QVERIFY(f->shown(1).isByUser);
        QCOMPARE(f->shown(1).role, Role::Assistant);
        QCOMPARE(f->conversation.version(f->shown(1).id), (VersionPosition{1, 2}));
        QVERIFY(!f->session->isBusy());
        QCOMPARE(f->server.requests().size(), 2); // nobody was asked
        QVERIFY(f->isStoredAsShown());
        ask(u"q3"_s, u"a3"_s);
        QCOMPARE(sent(2), QStringList({u"user: q"_s, u"assistant: mine"_s, u"user: q3"_s}));
        f->session->selectVersion(f->conversation.path().at(1), -1);
        QCOMPARE(said(), QStringList({u"q"_s, u"a"_s, u"q2"_s, u"a2"_s}));
        QVERIFY(!f->shown(1).isByUser); // the model's own is as it was
    }

    void anUnchangedReplyIsNoVersion()
    {
        ask(u"q"_s, u"a"_s);
        f->session->edit(f->conversation.path().at(1), u"a"_s);
        f->session->edit(f->conversation.path().at(1), u" "_s);
        QCOMPARE(f->conversation.everyMessage().size(), 2);
    }

    void anInstructionIsRewrittenWithoutARequest()
    {
        f->session->add(Role::System, u"Be brief."_s);
        ask(u"q"_s, u"a"_s);
        f->session->edit(f->conversation.path().at(0), u"Be long."_s);
        QCOMPARE(said(), QStringList({u"Be long."_s}));
        QCOMPARE(f->shown(0).role, Role::System);
        QCOMPARE(f->server.requests().size(), 1);
        QCOMPARE(f->conversation.info().title, u"q"_s);
    }

    void learnsFromOneRefusalOfASystemMessage()
    {
        QSignalSpy learnt(f->session.get(), &ChatSession::profileLearnt);
        ask(u"q"_s, u"a"_s);
        f->session->add(Role::System, u"In Arabic."_s);
        f->server.expect().reply(
            400, "{\"error\":{\"message\":\"System message must be at the beginning.\"}}");
        f->session->send(u"and?"_s);
        QTRY_VERIFY(!f->session->isBusy());
        QCOMPARE(f->shown(4).error->leaveOut, u"system"_s);
        f->server.expect().reply(200, wholeReply(u"b"_s));
        f->session->sendWithout(f->shown(4).id);
        QTRY_VERIFY(!f->session->isBusy());
        QCOMPARE(said().constLast(), u"b"_s);
        QCOMPARE(sent(2),
                 QStringList({u"user: q"_s, u"assistant: a"_s, u"user: In Arabic.\n\nand?"_s}));
        QCOMPARE(learnt.count(), 1);
        f->profile = repaired(f->profile, learnt.at(0).at(1).value<Repair>());
        f->session->add(Role::System, u"Again."_s);
        ask(u"more?"_s, u"c"_s); // no second failure
        QCOMPARE(sent(3).constLast(), u"user: Again.\n\nmore?"_s);
    }

private:
    void ask(const QString &question, const QString &reply)
    {
        f->server.expect().reply(200, wholeReply(reply));
        f->session->send(question);
        QTRY_VERIFY(!f->session->isBusy());
    }
    QStringList said() const
    {
        QStringList texts;
        for (const QString &id : f->conversation.path())
            texts.append(f->conversation.find(id)->content);
        return texts;
    }
    QList<Role> roles() const
    {
        QList<Role> roles;
        for (const QString &id : f->conversation.path())
            roles.append(f->conversation.find(id)->role);
        return roles;
    }
    /// The turns of a request, as "user: text".
    QStringList sent(int request) const
    {
        const auto body = QJsonDocument::fromJson(f->server.requests().at(request).body).object();
        const QJsonArray messages = body.value("messages"_L1).toArray();
        QStringList turns;
        for (const auto &each : messages)
            turns.append(each["role"_L1].toString() + u": "_s + each["content"_L1].toString());
        return turns;
    }

    std::unique_ptr<SessionFixture> f;
};

HIWAR_TEST(ChatAddingTest, QCoreApplication)
#include "tst_chatadding.moc"
