// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Forks, copies of branches, and messages that are deleted alone.
#include "app/chat/shownconversation.h"
#include "app/chat/treechanges.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class BranchesTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void deletesOneAloneAndWhatFollowedMovesUp();
    void deletesTheFirstOneAlone();
    void deletesOneAloneThatIsNotShown();
    void staysDeletedAloneOverARestart();
    void movesDownAgainWhenTheyComeBackInAnyOrder();
    void undoesADeletionAsItWas();
    void losesNothingWhenOneIsGoneForGood();
    void forksUpToAMessage();
    void forksWhatIsStillArriving();
    void forksNoTemporaryOne();
    void copiesABranch();
    void copiesNothingInACircle();
    void removesACopyUnlessSomebodyWentOn();
    void findsWhoHasAMessage();

private:
    void say(const QString &id, const QString &parent, int second)
    {
        MessageNode node;
        node.id = id;
        node.parentId = parent;
        node.role = id.startsWith(u'q') ? Role::User : Role::Assistant;
        node.content = u"words of "_s + id;
        node.createdAt = QDateTime::fromSecsSinceEpoch(second, utc);
        if (id == u"q2"_s)
            node.attachments = {{attachmentHash("file"), u"a.txt"_s, u"text/plain"_s, 4}};
        QVERIFY(settled(f->history.saveMessage(u"c"_s, node)));
    }
    void start()
    {
        view.reset();
        all = std::make_unique<OpenConversations>(f->collaborators());
        view = std::make_unique<ShownConversation>(*all);
        QSignalSpy listed(&all->list(), &ConversationIndex::wasReset);
        all->loadList();
        QTRY_COMPARE(listed.count(), 1);
        leaves.clear();
        connect(all.get(), &OpenConversations::binned, this, [this](const BinnedMessage &deletion) {
            leaves.insert(deletion.id, deletion.formerLeaf);
        });
        view->show(u"c"_s);
        QTRY_VERIFY(view->session());
    }
    void undo(const QString &id)
    {
        BinnedMessage deletion{.id = id, .conversationId = u"c"_s};
        deletion.formerLeaf = leaves.value(id);
        undoDeletion(*all, deletion);
    }
    [[nodiscard]] ChatSession &session() const { return *all->session(u"c"_s); }
    [[nodiscard]] const Conversation &c() const { return session().conversation(); }
    [[nodiscard]] QStringList path() const { return c().path(); }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
    QHash<QString, QString> leaves; ///< what was shown before each deletion
};

void BranchesTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    QVERIFY(settled(f->history.open()));
    ConversationInfo info = SessionFixture::info();
    info.title = u"Whales"_s;
    info.tags = {u"sea"_s};
    info.model = u"m-7"_s;
    info.draft = u"half a thought"_s;
    info.currentLeaf = u"a2"_s;
    QVERIFY(settled(f->history.saveConversation(info)));
    QVERIFY(settled(f->history.saveAttachment({attachmentHash("file"), "file"})));
    // q1 - a1 - q2 - a2 and a3 beside a2; b1 beside a1 with q4 - a4
    say(u"q1"_s, {}, 1);
    say(u"a1"_s, u"q1"_s, 2);
    say(u"q2"_s, u"a1"_s, 3);
    say(u"a2"_s, u"q2"_s, 4);
    say(u"a3"_s, u"q2"_s, 5);
    say(u"b1"_s, u"q1"_s, 6);
    say(u"q4"_s, u"b1"_s, 7);
    say(u"a4"_s, u"q4"_s, 8);
    start();
}

void BranchesTest::cleanup()
{
    view.reset();
    all.reset();
    f.reset();
}

void BranchesTest::deletesOneAloneAndWhatFollowedMovesUp()
{
    QSignalSpy changed(&c(), &Conversation::pathChanged);
    QSignalSpy binned(all.get(), &OpenConversations::binned);
    session().moveToBinAlone(u"q2"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toInt(), 2);
    QCOMPARE(binned.at(0).at(0).value<BinnedMessage>().count, 1);
    QCOMPARE(c().version(u"a2"_s), (VersionPosition{0, 2}));
    QCOMPARE(c().subtree(u"a1"_s), (QStringList{u"a1"_s, u"a2"_s, u"a3"_s}));
    QCOMPARE(f->stored().nodes.at(3).parentId, u"q2"_s); // on the disk its place is known
    session().restore(u"q2"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"q2"_s, u"a2"_s}));
    QCOMPARE(c().subtree(u"a1"_s), (QStringList{u"a1"_s, u"q2"_s, u"a2"_s, u"a3"_s}));
}

void BranchesTest::deletesTheFirstOneAlone()
{
    session().moveToBinAlone(u"q1"_s);
    QCOMPARE(path(), (QStringList{u"a1"_s, u"q2"_s, u"a2"_s}));
    QCOMPARE(c().version(u"a1"_s), (VersionPosition{0, 2}));
    session().selectVersion(u"a1"_s, 1);
    QCOMPARE(path(), (QStringList{u"b1"_s, u"q4"_s, u"a4"_s}));
    session().restore(u"q1"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"b1"_s, u"q4"_s, u"a4"_s}));
}

void BranchesTest::deletesOneAloneThatIsNotShown()
{
    QSignalSpy changed(&c(), &Conversation::messageChanged);
    session().moveToBinAlone(u"b1"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"q2"_s, u"a2"_s}));
    QCOMPARE(c().version(u"a1"_s), (VersionPosition{0, 2})); // beside q4
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toInt(), 1);
    session().moveToBinAlone(u"a4"_s); // nothing follows it
    QCOMPARE(c().subtree(u"q4"_s), QStringList{u"q4"_s});
    undo(u"b1"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"q2"_s, u"a2"_s})); // as it was
    session().moveToBinAlone(u"none"_s);
    session().moveToBinAlone({});
    QCOMPARE(c().everyMessage().size(), 7);
}

void BranchesTest::staysDeletedAloneOverARestart()
{
    session().moveToBinAlone(u"a1"_s);
    session().moveToBinAlone(u"q2"_s);
    const QStringList shown = path();
    const QStringList every = c().everyMessage();
    QCOMPARE(shown, (QStringList{u"q1"_s, u"a2"_s}));
    start();
    QCOMPARE(path(), shown);
    QCOMPARE(c().everyMessage(), every);
    undo(u"a1"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    undo(u"q2"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"q2"_s, u"a2"_s}));
}

void BranchesTest::movesDownAgainWhenTheyComeBackInAnyOrder()
{
    const QStringList every = c().everyMessage();
    session().moveToBinAlone(u"q2"_s);
    session().moveToBinAlone(u"a1"_s);
    session().moveToBin(u"a2"_s);
    session().moveToBin(u"q1"_s); // with all that is left below it
    QVERIFY(c().everyMessage().isEmpty());
    session().restore(u"a2"_s);
    QCOMPARE(path(), QStringList{u"a2"_s});
    session().restore(u"q1"_s);
    session().restore(u"q2"_s);
    session().restore(u"a1"_s);
    QCOMPARE(c().everyMessage(), every);
    start();
    QCOMPARE(c().everyMessage(), every);
}

void BranchesTest::undoesADeletionAsItWas()
{
    session().showMessage(u"b1"_s);
    session().showMessage(u"a2"_s); // not the newest
    const QStringList before = path();
    for (const QString &id : before) {
        session().moveToBin(id);
        undo(id);
        QCOMPARE(path(), before);
        session().moveToBinAlone(id);
        undo(id);
        QCOMPARE(path(), before);
    }
}

void BranchesTest::losesNothingWhenOneIsGoneForGood()
{
    session().moveToBinAlone(u"q2"_s);
    session().moveToBinAlone(u"a1"_s);
    session().forget(u"q2"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a2"_s}));
    session().restore(u"a1"_s);
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    const QStringList every = c().everyMessage();
    start();
    QCOMPARE(path(), (QStringList{u"q1"_s, u"a1"_s, u"a2"_s}));
    QCOMPARE(c().everyMessage(), every);
}

void BranchesTest::forksUpToAMessage()
{
    const QString id = forkConversation(*all, u"c"_s, u"q2"_s, [](ConversationInfo &info) {
        info.title += u" 2"_s;
        info.model = u"m-8"_s;
    });
    QVERIFY(all->list().contains(id));
    const Conversation &forked = all->session(id)->conversation();
    QCOMPARE(forked.info().forkedFrom, u"q2"_s);
    QCOMPARE(forked.info().title, u"Whales 2"_s);
    QCOMPARE(forked.info().model, u"m-8"_s);
    QCOMPARE(forked.info().tags, QStringList{u"sea"_s});
    QVERIFY(forked.info().draft.isEmpty());
    QStringList texts;
    for (const QString &each : forked.path())
        texts.append(forked.find(each)->content);
    QCOMPARE(texts, (QStringList{u"words of q1"_s, u"words of a1"_s, u"words of q2"_s}));
    QVERIFY(!c().find(forked.path().at(0)));
    // What happens in one of them does not happen in the other, and their files are the same.
    session().moveToBin(u"q1"_s);
    session().forget(u"q1"_s);
    QCOMPARE(forked.path().size(), 3);
    QTRY_VERIFY(all->isAllStored());
    const auto stored = settled(f->history.load(id));
    QCOMPARE(stored->info, forked.info());
    QCOMPARE(stored->nodes.size(), 3);
    QVERIFY(!stored->nodes.at(2).attachments.at(0).isMissing);
    QCOMPARE(stored->nodes.at(2).createdAt, QDateTime::fromSecsSinceEpoch(3, utc));
    QVERIFY(forkConversation(*all, u"c"_s, u"none"_s, [](ConversationInfo &) {}).isEmpty());
    QVERIFY(forkConversation(*all, u"none"_s, u"q1"_s, [](ConversationInfo &) {}).isEmpty());
}

void BranchesTest::forksWhatIsStillArriving()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    session().send(u"more?"_s);
    QTRY_COMPARE(c().find(path().constLast())->content, u"half"_s);
    const QString id =
        forkConversation(*all, u"c"_s, path().constLast(), [](ConversationInfo &) {});
    const Conversation &forked = all->session(id)->conversation();
    QCOMPARE(forked.find(forked.path().constLast())->content, u"half"_s);
    QVERIFY(forked.find(forked.path().constLast())->state == MessageState::Stopped);
    QVERIFY(!all->session(id)->isBusy() && session().isBusy());
    session().stop();
}

void BranchesTest::forksNoTemporaryOne()
{
    const QString id = view->createTemporary(u"p"_s);
    view->show(id);
    all->session(id)->add(Role::User, u"q"_s);
    const QString question = all->session(id)->conversation().path().constFirst();
    QVERIFY(forkConversation(*all, id, question, [](ConversationInfo &) {}).isEmpty());
}

void BranchesTest::copiesABranch()
{
    const QString copy = copyBranch(session(), u"q4"_s, u"a2"_s, f->now);
    QCOMPARE(path().size(), 6);
    QCOMPARE(path().at(4), copy);
    QCOMPARE(c().find(path().at(5))->content, u"words of a4"_s);
    QCOMPARE(c().subtree(u"b1"_s).size(), 3); // the original stays
    QTRY_VERIFY(all->isAllStored());
    const QStringList shown = path();
    const QStringList every = c().everyMessage();
    start();
    QCOMPARE(path(), shown);
    QCOMPARE(c().everyMessage(), every);
}

void BranchesTest::copiesNothingInACircle()
{
    const QStringList every = c().everyMessage();
    QVERIFY(copyBranch(session(), u"a1"_s, u"a2"_s, f->now).isEmpty());
    QVERIFY(copyBranch(session(), u"a1"_s, u"a1"_s, f->now).isEmpty());
    QVERIFY(copyBranch(session(), u"a1"_s, u"q1"_s, f->now).isEmpty()); // it is there already
    QVERIFY(copyBranch(session(), u"none"_s, u"q1"_s, f->now).isEmpty());
    QVERIFY(copyBranch(session(), u"a1"_s, u"none"_s, f->now).isEmpty());
    QCOMPARE(c().everyMessage(), every);
}

void BranchesTest::removesACopyUnlessSomebodyWentOn()
{
    const QStringList before = path();
    const QStringList every = c().everyMessage();
    const QString copy = copyBranch(session(), u"q4"_s, u"a2"_s, f->now);
    removeCopy(session(), copy, 2, u"a2"_s);
    QCOMPARE(path(), before);
    QCOMPARE(c().everyMessage(), every);
    QVERIFY(!c().hasBin());
    const QString again = copyBranch(session(), u"q4"_s, u"a2"_s, f->now);
    session().add(Role::User, u"and on"_s);
    removeCopy(session(), again, 2, u"a2"_s);
    QCOMPARE(c().everyMessage(), every);
    QVERIFY(c().hasBin());
    QTRY_VERIFY(all->isAllStored());
    QCOMPARE(f->stored().nodes.size(), 8 + 3);
}

void BranchesTest::findsWhoHasAMessage()
{
    QCOMPARE(all->holderOf(u"a4"_s), u"c"_s);
    QVERIFY(all->holderOf(u"none"_s).isEmpty());
    QCOMPARE(settled(f->history.conversationOf(u"a4"_s)), u"c"_s);
    QVERIFY(settled(f->history.conversationOf(u"none"_s)).error().fault == StoreFault::NotFound);
}

HIWAR_TEST(BranchesTest, QCoreApplication)
#include "tst_branches.moc"
