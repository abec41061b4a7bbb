// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/shownconversation.h"

#include "app/chat/openconversations.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

/// Two windows over the same conversations.
class ShownConversationTest : public TestCase
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
        left = std::make_unique<ShownConversation>(*all);
        right = std::make_unique<ShownConversation>(*all);
    }
    void cleanup()
    {
        right.reset();
        left.reset();
        all.reset();
        f.reset();
    }

    void eachShowsItsOwn()
    {
        const QString a = asked(u"a"_s);
        const QString b = asked(u"b"_s);
        const QSignalSpy changed(left.get(), &ShownConversation::changed);
        QVERIFY(left->show(a));
        QVERIFY(right->show(b));
        QCOMPARE(left->session(), all->session(a));
        QCOMPARE(right->session(), all->session(b));
        QCOMPARE(changed.count(), 1); // the other window's change is none here
        QVERIFY(all->isShown(a) && all->isShown(b));
    }

    void whatIsShownElsewhereIsBroughtToTheFrontThere()
    {
        const QString a = asked(u"a"_s);
        const QString b = asked(u"b"_s);
        left->show(a);
        right->show(b);
        QSignalSpy wanted(left.get(), &ShownConversation::wanted);
        QVERIFY(right->isElsewhere(a) && !left->isElsewhere(a));
        QVERIFY(!right->show(a, u"m"_s));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.constFirst(), (QVariantList{a, u"m"_s}));
        QCOMPARE(right->id(), b);
    }

    void whatIsStillLoadingElsewhereIsClaimed()
    {
        const QString a = asked(u"a"_s);
        restart();
        QVERIFY(left->show(a));
        QVERIFY(left->id().isEmpty());
        QVERIFY(!right->show(a));
        QTRY_COMPARE(left->id(), a);
        QVERIFY(right->id().isEmpty());
    }

    void eachHasANewConversationOfItsOwn()
    {
        const QString a = left->create(u"p"_s);
        left->show(a);
        QCOMPARE(left->create(u"p"_s), a);
        const QString b = right->create(u"p"_s);
        QVERIFY(a != b);
        right->show(b);
        QCOMPARE(right->create(u"p"_s), b);
        QCOMPARE(all->list().count(), 0);
    }

    void aDeletedOneIsLeftOnlyWhereItWasShown()
    {
        const QString a = asked(u"a"_s);
        const QString b = asked(u"b"_s);
        left->show(a);
        right->show(b);
        const QSignalSpy leftChanged(left.get(), &ShownConversation::changed);
        const QSignalSpy rightChanged(right.get(), &ShownConversation::changed);
        all->moveToBin({b});
        QVERIFY(right->id().isEmpty() && !right->session());
        QCOMPARE(rightChanged.count(), 1);
        QCOMPARE(left->id(), a);
        all->removeForGood({a});
        QVERIFY(left->id().isEmpty());
        QCOMPARE(leftChanged.count(), 1);
        QCOMPARE(rightChanged.count(), 1);
    }

    void eachHasATemporaryOneOfItsOwn()
    {
        const QString a = left->createTemporary(u"p"_s);
        left->show(a);
        const QString b = right->createTemporary(u"p"_s);
        right->show(b);
        QVERIFY(a != b && left->isTemporary() && right->isTemporary());
        right->show(right->create(u"p"_s));
        QVERIFY(!all->session(b) && !all->isTemporary(b));
        QVERIFY(left->isTemporary() && left->session());
        ask(a, u"kept"_s);
        left->keepTemporary();
        QVERIFY(!left->isTemporary());
        QCOMPARE(all->list().latest(), a);
    }

    void aTemporaryOneEndsWithItsWindow()
    {
        const QString a = left->createTemporary(u"p"_s);
        left->show(a);
        ask(a, u"secret"_s);
        left.reset();
        QVERIFY(!all->session(a) && !all->isTemporary(a));
        QVERIFY(settled(f->history.conversations())->isEmpty());
    }

    void aReplyRunsOnAfterItsWindowIsClosed()
    {
        const QString a = right->create(u"p"_s);
        right->show(a);
        f->server.expect().wait();
        right->session()->send(u"q"_s);
        QTRY_COMPARE(f->server.waiting(), 1);
        right.reset();
        QVERIFY(all->session(a) && all->session(a)->isBusy());
        QVERIFY(left->show(a)); // and can be shown in the other one
        QVERIFY(left->session()->isBusy());
        left->session()->stop();
        QTRY_VERIFY(!left->session()->isBusy());
    }

    void whatIsShownAnywhereStaysInMemory()
    {
        const QString a = asked(u"a"_s);
        left->show(a);
        for (int i = 0; i < OpenConversations::keptIdle + 3; ++i)
            right->show(asked(QString::number(i)));
        QVERIFY(all->session(a));
        QCOMPARE(left->session(), all->session(a));
    }

    void aReplyIsReadWhereItIsShown()
    {
        const QString a = asked(u"a"_s);
        const QString b = asked(u"b"_s);
        left->show(a);
        right->show(b);
        ask(a, u"again"_s);
        ask(b, u"again"_s);
        QVERIFY(!all->list().find(a)->isUnread && !all->list().find(b)->isUnread);
    }

private:
    void ask(const QString &id, const QString &question)
    {
        f->now = f->now.addSecs(1);
        f->server.expect().reply(200, wholeReply(u"reply"_s));
        ChatSession *session = all->session(id);
        QSignalSpy ended(session, &ChatSession::replyEnded);
        session->send(question);
        if (session->isBusy() && !ended.wait(10000))
            qWarning() << "no reply";
    }
    QString asked(const QString &question)
    {
        const QString id = right->create(u"p"_s);
        ask(id, question);
        return id;
    }
    void restart()
    {
        right.reset();
        left.reset();
        all.reset();
        all = std::make_unique<OpenConversations>(f->collaborators());
        left = std::make_unique<ShownConversation>(*all);
        right = std::make_unique<ShownConversation>(*all);
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> left;
    std::unique_ptr<ShownConversation> right;
};

HIWAR_TEST(ShownConversationTest, QCoreApplication)
#include "tst_shownconversation.moc"
