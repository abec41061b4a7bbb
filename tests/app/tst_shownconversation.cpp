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

    void wordsArePassedToWhereAConversationIsShown()
    {
        const QString a = asked(u"a"_s);
        const QString b = asked(u"b"_s);
        left->show(a);
        const QSignalSpy came(left.get(), &ShownConversation::wordsCame);
        QVERIFY(right->passWords(a, u"hello"_s));
        QCOMPARE(came.count(), 1);
        QCOMPARE(came.constFirst(), QVariantList{u"hello"_s});
        QVERIFY(!right->passWords(b, u"hello"_s)); // nobody shows it
        QCOMPARE(came.count(), 1);
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

    void whatIsChosenTakesOverTheTab()
    {
        const QString a = asked(u"a"_s);
        const QString b = asked(u"b"_s);
        left->show(a);
        QCOMPARE(left->tabs(), QStringList{a});
        left->show(b);
        QCOMPARE(left->tabs(), QStringList{b});
        QVERIFY(right->show(a)); // nobody has it
    }

    void aTabIsAddedBehindThePresentOne()
    {
        const QStringList ids = three();
        QCOMPARE(left->tabs(), (QStringList{ids[0], ids[2], ids[1]}));
        QCOMPARE(left->id(), ids[2]);
        QCOMPARE(left->currentTab(), ids[2]);
        left->show(ids[0]); // it has its tab
        QCOMPARE(left->tabs().size(), 3);
        QCOMPARE(left->id(), ids[0]);
    }

    void whatHasATabElsewhereIsBroughtToTheFrontThere()
    {
        const QStringList ids = three();
        QSignalSpy wanted(left.get(), &ShownConversation::wanted);
        QVERIFY(right->isElsewhere(ids[1]));
        QVERIFY(!right->showInTab(ids[1]));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(right->tabs(), QStringList());
    }

    void theNextOneIsShownWhenATabCloses()
    {
        const QStringList ids = three(); // 0 2 1
        left->closeTab(ids[2]);
        QCOMPARE(left->id(), ids[1]);
        left->closeTab(ids[1]);
        QCOMPARE(left->id(), ids[0]);
        left->closeTab(ids[0]); // the only one
        QCOMPARE(left->id(), ids[0]);
        QVERIFY(right->show(ids[2]));
    }

    void anotherTabClosesUnseen()
    {
        const QStringList ids = three();
        const QSignalSpy changed(left.get(), &ShownConversation::changed);
        left->closeTab(ids[0]);
        QCOMPARE(left->tabs(), (QStringList{ids[2], ids[1]}));
        QVERIFY(changed.isEmpty());
    }

    void theNextOneIsShownWhenTheConversationIsDeleted()
    {
        const QStringList ids = three(); // 0 2 1
        all->moveToBin({ids[2], ids[1]});
        QCOMPARE(left->id(), ids[0]);
        QCOMPARE(left->tabs(), QStringList{ids[0]});
    }

    void aDeletedOneLosesItsTab()
    {
        const QStringList ids = three();
        const QSignalSpy tabs(left.get(), &ShownConversation::tabsChanged);
        all->moveToBin({ids[0]});
        QCOMPARE(left->tabs(), (QStringList{ids[2], ids[1]}));
        QCOMPARE(left->id(), ids[2]);
        QVERIFY(!tabs.isEmpty());
    }

    void aNewOneThatIsLeftUntouchedHasNoTab()
    {
        const QString a = asked(u"a"_s);
        left->show(a);
        const QString fresh = left->create(u"p"_s);
        left->showInTab(fresh);
        QCOMPARE(left->tabs(), (QStringList{a, fresh}));
        left->show(a);
        QCOMPARE(left->tabs(), QStringList{a});
        left->showInTab(left->create(u"p"_s));
        all->setDraft(left->id(), u"a draft"_s);
        left->show(a);
        QCOMPARE(left->tabs().size(), 2);
    }

    void aTemporaryOneStaysInItsTab()
    {
        const QString a = asked(u"a"_s);
        left->show(a);
        const QString secret = left->createTemporary(u"p"_s);
        left->showInTab(secret);
        ask(secret, u"between us"_s);
        const QSignalSpy gone(left.get(), &ShownConversation::temporaryGone);
        left->show(a);
        QVERIFY(!left->isTemporary() && left->hasTemporary() && all->session(secret));
        left->show(secret);
        QVERIFY(left->isTemporary());
        left->show(a);
        left->closeTab(secret);
        QCOMPARE(gone.count(), 1);
        QVERIFY(!all->session(secret) && !left->hasTemporary());
    }

    void aTemporaryOneWhoseTabIsTakenOverIsGone()
    {
        const QString a = asked(u"a"_s);
        const QString secret = left->createTemporary(u"p"_s);
        left->show(secret);
        ask(secret, u"between us"_s);
        left->show(a);
        QVERIFY(!all->session(secret));
        QCOMPARE(left->tabs(), QStringList{a});
    }

    void tabsMove()
    {
        const QStringList ids = three(); // 0 2 1
        left->moveTab(0, 2);
        QCOMPARE(left->tabs(), (QStringList{ids[2], ids[1], ids[0]}));
        left->moveTab(0, 3);
        left->moveTab(-1, 0);
        QCOMPARE(left->tabs(), (QStringList{ids[2], ids[1], ids[0]}));
        QCOMPARE(left->id(), ids[2]);
    }

    void tabsOfTheLastStartAreLoadedWhenTheyAreShown()
    {
        const QStringList ids = three();
        restart();
        right->show(ids[1]);
        QTRY_COMPARE(right->id(), ids[1]);
        left->showInTab(left->create(u"p"_s));
        left->addTabs({ids[0], ids[1], ids[2], ids[0]});
        QCOMPARE(left->tabs().mid(0, 2), (QStringList{ids[0], ids[2]})); // the other has that one
        left->show(ids[2]);
        QCOMPARE(left->currentTab(), ids[2]);
        QTRY_COMPARE(left->id(), ids[2]);
        QCOMPARE(left->tabs(), (QStringList{ids[0], ids[2]})); // the new one was left untouched
    }

    void aTabThatCannotBeLoadedIsTakenAway()
    {
        const QString a = asked(u"a"_s);
        left->show(a);
        left->addTabs({u"gone"_s});
        QSignalSpy failed(left.get(), &ShownConversation::loadFailed);
        left->show(u"gone"_s);
        QVERIFY(failed.wait(10000));
        QCOMPARE(left->tabs(), QStringList{a});
        QCOMPARE(left->currentTab(), a);
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
    /// In tabs of the left window, in the order 0 2 1; it shows the last one.
    QStringList three()
    {
        const QStringList made{asked(u"a"_s), asked(u"b"_s), asked(u"c"_s)};
        left->show(made[0]);
        left->showInTab(made[1]);
        left->show(made[0]);
        left->showInTab(made[2]);
        return made;
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
