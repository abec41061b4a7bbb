// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/sqlite/database.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <sqlite3.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class OpenConversationsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsANewConversationOnceItHoldsSomething();
    void loadsWhatIsToBeShown();
    void showsTheLastOneAskedFor();
    void tellsWhenOneCannotBeLoaded();
    void goesOnAskingWhileAnotherIsShown();
    void keepsOnlySomeIdleOnes();
    void storesDraftsAtOnce();
    void storesDraftsBeforeItEnds();
    void renamesOpenAndClosedOnes();
    void removesARunningOneAndBringsItBack();
    void bringsMessagesBackIntoAClosedOne();
    void letsGoOfARemovedOneThatIsShown();
    void aRemovedOneIsNotHandedOutAsANewOne();
    void keepsWhatIsOpenWhenTheListIsLoaded();
    void organisesOpenAndClosedOnesAndBack();
    void storesAllThatIsOrganisedOrNothing();
    void organisingKeepsWhatIsKnownSince();

private:
    QString asked(const QString &question)
    {
        const QString id = all->create(u"p"_s);
        f->now = f->now.addSecs(1);
        f->server.expect().reply(200, wholeReply(u"a"_s));
        ChatSession *session = all->session(id);
        session->send(question);
        QSignalSpy ended(session, &ChatSession::replyEnded);
        if (session->isBusy() && !ended.wait(10000))
            qWarning() << "no reply";
        return id;
    }
    void showAndWait(const QString &id)
    {
        view->show(id);
        QTRY_COMPARE(view->id(), id);
    }
    void restart()
    {
        view.reset();
        all.reset();
        all = std::make_unique<OpenConversations>(f->collaborators());
        view = std::make_unique<ShownConversation>(*all);
        all->loadList();
    }
    /// The latest change first.
    QList<ListedRef> rows() const
    {
        QList<ListedRef> rows = all->list().all();
        std::sort(rows.begin(), rows.end(), [](const ListedRef &a, const ListedRef &b) {
            return a->info.updatedAt > b->info.updatedAt;
        });
        return rows;
    }
    QString titleAt(int row) const { return rows().at(row)->info.title; }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
};

void OpenConversationsTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->session.reset();
    QVERIFY(settled(f->history.open()));
    all = std::make_unique<OpenConversations>(f->collaborators());
    view = std::make_unique<ShownConversation>(*all);
}

void OpenConversationsTest::cleanup()
{
    view.reset();
    all.reset();
    f.reset();
}

void OpenConversationsTest::listsANewConversationOnceItHoldsSomething()
{
    const QString id = all->create(u"p"_s);
    QCOMPARE(all->list().count(), 0);
    QCOMPARE(all->create(u"other"_s), id); // returns the same one while it is empty
    QCOMPARE(all->session(id)->conversation().info().profileId, u"other"_s);
    view->show(id);
    QCOMPARE(view->session(), all->session(id));
    all->setDraft(id, u"t"_s);
    QCOMPARE(all->list().count(), 1);
    const QString second = all->create(u"p"_s);
    QVERIFY(second != id);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    all->session(second)->send(u"q"_s);
    QCOMPARE(all->list().count(), 2);
    QTRY_VERIFY(!all->session(second)->isBusy());
    QTRY_COMPARE(settled(f->history.conversations())->size(), 2); // the draft is stored soon after
}

void OpenConversationsTest::loadsWhatIsToBeShown()
{
    const QString id = asked(u"tides"_s);
    restart();
    QTRY_COMPARE(all->list().count(), 1);
    QVERIFY(!all->session(id)); // listed, but not in memory
    QSignalSpy changed(view.get(), &ShownConversation::changed);
    view->show(id);
    QVERIFY(!view->session());
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(view->session()->conversation().path().size(), 2);
    view->show(id);
    QCOMPARE(changed.count(), 1);
}

void OpenConversationsTest::showsTheLastOneAskedFor()
{
    const QString a = asked(u"a"_s);
    const QString b = asked(u"b"_s);
    restart();
    QSignalSpy changed(view.get(), &ShownConversation::changed);
    view->show(a);
    view->show(b);
    QTRY_COMPARE(view->id(), b);
    QTRY_VERIFY(settled(f->history.conversations()));
    QCOMPARE(changed.count(), 1);
}

void OpenConversationsTest::tellsWhenOneCannotBeLoaded()
{
    const QString id = asked(u"a"_s);
    showAndWait(id);
    QSignalSpy failed(view.get(), &ShownConversation::loadFailed);
    view->show(u"gone"_s);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(view->id(), id);
}

void OpenConversationsTest::goesOnAskingWhileAnotherIsShown()
{
    const QString other = asked(u"other"_s);
    const QString id = all->create(u"p"_s);
    view->show(id);
    f->now = f->now.addSecs(1);
    f->server.expect()
        .stream()
        .chunk(delta(u"half"_s))
        .wait()
        .chunk(delta(u" more"_s))
        .chunk(streamEnd())
        .lastChunk();
    view->session()->send(u"q"_s);
    QCOMPARE(all->list().latest(), id);
    QVERIFY(rows().at(0)->isGenerating);
    QTRY_COMPARE(f->server.waiting(), 1);
    showAndWait(other);
    f->server.release();
    QTRY_VERIFY(rows().at(0)->isUnread);
    QVERIFY(!rows().at(0)->isGenerating);
    showAndWait(id);
    QVERIFY(!rows().at(0)->isUnread);
    const Conversation &c = view->session()->conversation();
    QCOMPARE(c.find(c.path().at(1))->content, u"half more"_s);
}

void OpenConversationsTest::keepsOnlySomeIdleOnes()
{
    const QString running = all->create(u"p"_s);
    f->server.expect().wait();
    all->session(running)->send(u"q"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    QStringList ids;
    for (int i = 0; i < OpenConversations::keptIdle + 3; ++i) {
        ids.append(asked(u"q%1"_s.arg(i)));
        showAndWait(ids.constLast());
    }
    QVERIFY(!all->session(ids.at(0)) && !all->session(ids.at(1)));
    QVERIFY(all->session(ids.at(2)));
    QVERIFY(all->session(running) && all->session(running)->isBusy());
    showAndWait(ids.at(0));
    QCOMPARE(view->session()->conversation().path().size(), 2);
}

void OpenConversationsTest::storesDraftsAtOnce()
{
    const QString id = asked(u"q"_s);
    all->setDraft(id, u"h"_s);
    QCOMPARE(settled(f->history.load(id))->info.draft, u"h"_s);
    all->setDraft(id, u"ha"_s);
    all->setDraft(id, u"half"_s); // waits for the saving in progress
    QTRY_COMPARE(settled(f->history.load(id))->info.draft, u"half"_s);
    const QString longDraft(DraftSaver::longDraft + 1, u'l');
    all->setDraft(id, longDraft);
    QCOMPARE(settled(f->history.load(id))->info.draft, u"half"_s);
    QTRY_COMPARE(settled(f->history.load(id))->info.draft, longDraft);
}

void OpenConversationsTest::storesDraftsBeforeItEnds()
{
    const QString id = asked(u"q"_s);
    all->setDraft(id, u"half"_s);
    restart();
    QCOMPARE(settled(f->history.load(id))->info.draft, u"half"_s);
    showAndWait(id);
    QCOMPARE(view->session()->conversation().info().draft, u"half"_s);
}

void OpenConversationsTest::renamesOpenAndClosedOnes()
{
    const QString id = asked(u"q"_s);
    all->rename(id, u"Open"_s);
    QCOMPARE(titleAt(0), u"Open"_s);
    restart();
    QTRY_COMPARE(all->list().count(), 1);
    all->rename(id, u" Closed "_s);
    all->rename(id, u"  "_s);
    all->rename(u"none"_s, u"x"_s);
    QCOMPARE(titleAt(0), u"Closed"_s);
    const ConversationInfo stored = settled(f->history.load(id))->info;
    QCOMPARE(stored.title, u"Closed"_s);
    QVERIFY(stored.titleIsOwn);
}

void OpenConversationsTest::removesARunningOneAndBringsItBack()
{
    const QString id = all->create(u"p"_s);
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    all->session(id)->send(u"q"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    const Conversation &c = all->session(id)->conversation();
    QTRY_COMPARE(c.find(c.path().at(1))->content, u"half"_s);
    all->moveToBin({id});
    QCOMPARE(all->list().latest(), QString());
    QVERIFY(!all->session(id));
    QTRY_COMPARE(f->server.open(), 0);
    const QDateTime deletedAt = settled(f->history.conversations())->constFirst().deletedAt;
    QCOMPARE(deletedAt, f->now);
    all->organise({id}, [](ConversationInfo &info) { info.deletedAt = {}; });
    QCOMPARE(all->list().latest(), id);
    showAndWait(id);
    const Conversation &back = view->session()->conversation();
    QCOMPARE(back.find(back.path().at(1))->content, u"half"_s);
    QCOMPARE(back.find(back.path().at(1))->state, MessageState::Stopped);
}

void OpenConversationsTest::bringsMessagesBackIntoAClosedOne()
{
    const QString id = asked(u"question"_s);
    showAndWait(id);
    const QStringList path = all->session(id)->conversation().path();
    all->session(id)->moveToBin(path.at(1));
    QCOMPARE(all->session(id)->conversation().path().size(), 1);
    for (int i = 0; i <= OpenConversations::keptIdle; ++i)
        showAndWait(asked(QString::number(i)));
    QVERIFY(!all->session(id));
    all->restore(id, path.at(1));
    QTRY_VERIFY(all->session(id));
    QCOMPARE(all->session(id)->conversation().path(), path);
    restart();
    showAndWait(id);
    QCOMPARE(view->session()->conversation().path(), path);
    QCOMPARE(view->session()->conversation().find(path.at(1))->content, u"a"_s);
}

void OpenConversationsTest::letsGoOfARemovedOneThatIsShown()
{
    const QString id = asked(u"q"_s);
    showAndWait(id);
    QSignalSpy changed(view.get(), &ShownConversation::changed);
    all->moveToBin({id, u"none"_s});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(view->id(), QString());
    QVERIFY(!view->session());
    showAndWait(id); // it can be shown in the bin
    QVERIFY(view->session()->conversation().info().deletedAt.isValid());
    all->removeForGood({id});
    QCOMPARE(changed.count(), 3);
    QVERIFY(!view->session());
    QCOMPARE(all->list().count(), 0);
    QCOMPARE(settled(f->history.conversations())->size(), 0);
}

void OpenConversationsTest::aRemovedOneIsNotHandedOutAsANewOne()
{
    const QString id = asked(u"q"_s);
    showAndWait(id);
    QString taken; // replaces the deleted one, as the window does
    connect(view.get(), &ShownConversation::changed, this,
            [this, &taken] { // clazy:exclude=lambda-in-connect
                if (view->id().isEmpty()) {
                    taken = all->create(u"p"_s);
                    view->show(taken);
                }
            });
    all->moveToBin({id});
    QVERIFY(taken != id);
    QCOMPARE(view->id(), taken);
    QVERIFY(view->session());
    QVERIFY(!all->session(id));
}

void OpenConversationsTest::keepsWhatIsOpenWhenTheListIsLoaded()
{
    const QString stored = asked(u"stored"_s);
    restart();
    f->now = f->now.addSecs(1);
    const QString id = all->create(u"p"_s);
    f->server.expect().wait();
    all->session(id)->send(u"typed at once"_s);
    QTRY_COMPARE(all->list().count(), 2);
    QCOMPARE(titleAt(0), u"typed at once"_s);
    QVERIFY(rows().at(0)->isGenerating);
    QCOMPARE(rows().at(1)->info.id, stored);
}

void OpenConversationsTest::organisesOpenAndClosedOnesAndBack()
{
    const QString closed = asked(u"closed"_s);
    restart();
    QTRY_COMPARE(all->list().count(), 1);
    const QString open = asked(u"open"_s);
    const QString same = asked(u"same"_s);
    all->organise({same}, [](ConversationInfo &info) { info.isPinned = true; });
    const auto former = all->organise({closed, open, same, u"none"_s}, [](ConversationInfo &info) {
        info.isPinned = true;
        info.tags = QStringList{u"work"_s};
        info.title = u"not its business"_s;
    });
    QCOMPARE(former.size(), 3);
    for (const QString &id : {closed, open, same}) {
        const ConversationInfo stored = settled(f->history.load(id))->info;
        QVERIFY(stored.isPinned);
        QCOMPARE(stored.tags, QStringList{u"work"_s});
        QVERIFY(stored.title != u"not its business"_s);
        QVERIFY(all->list().find(id)->info.isPinned);
    }
    QVERIFY(all->session(open)->conversation().info().isPinned);
    QVERIFY(!all->session(closed)); // it was not loaded
    all->organiseBack(former);
    QVERIFY(!settled(f->history.load(closed))->info.isPinned);
    QVERIFY(!settled(f->history.load(open))->info.isPinned);
    QVERIFY(settled(f->history.load(same))->info.isPinned);
    QVERIFY(settled(f->history.load(same))->info.tags.isEmpty());
}

void OpenConversationsTest::storesAllThatIsOrganisedOrNothing()
{
    const QStringList ids{asked(u"a"_s), asked(u"b"_s), asked(u"c"_s)};
    Database(f->dir.filePath(u"history.sqlite"_s), SQLITE_OPEN_READWRITE, std::chrono::seconds(5))
        .execute("CREATE TRIGGER no_change BEFORE UPDATE ON conversation WHEN old.id = '" +
                 ids.at(1).toStdString() + "' BEGIN SELECT RAISE(ABORT, 'no'); END");
    QSignalSpy failed(all.get(), &OpenConversations::storingFailed);
    all->organise(ids, [](ConversationInfo &info) { info.isPinned = true; });
    QTRY_COMPARE(failed.count(), 1); // once for all three
    for (const QString &id : ids)
        QVERIFY(!settled(f->history.load(id))->info.isPinned);
}

void OpenConversationsTest::organisingKeepsWhatIsKnownSince()
{
    const QString id = asked(u"q"_s);
    const auto former = all->organise({id}, [](ConversationInfo &info) { info.isArchived = true; });
    all->rename(id, u"Mine"_s);
    all->setDraft(id, u"half"_s);
    all->organiseBack(former);
    const ConversationInfo stored = settled(f->history.load(id))->info;
    QVERIFY(!stored.isArchived);
    QCOMPARE(stored.title, u"Mine"_s);
    QCOMPARE(stored.draft, u"half"_s);
}

HIWAR_TEST(OpenConversationsTest, QCoreApplication)
#include "tst_openconversations.moc"
