// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

/// Reads a history again after another program has written into it.
class ReadAgainTest : public TestCase
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
    }
    void cleanup()
    {
        view.reset();
        all.reset();
        f.reset();
    }
    void takesInWhatAnotherProgramAdded();
    void whatIsRemovedMeanwhileStaysRemoved();

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

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
};

void ReadAgainTest::takesInWhatAnotherProgramAdded()
{
    const QString unread = asked(u"unread"_s);
    const QString running = all->create(u"p"_s);
    f->server.expect()
        .stream()
        .chunk(delta(u"half"_s))
        .wait()
        .chunk(delta(u" more"_s))
        .chunk(streamEnd())
        .lastChunk();
    view->show(running);
    view->session()->send(u"running"_s);
    all->setDraft(running, u"not stored yet"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    QVERIFY(all->list().find(unread)->isUnread);

    StoredConversation added = *settled(f->history.load(unread));
    MessageNode more = added.nodes.constLast();
    more.id = u"more"_s;
    more.parentId = added.nodes.constLast().id;
    more.createdAt = f->now.addDays(1);
    added.nodes.append(more);
    QVERIFY(settled(f->history.merge(added, {}, {})));
    ConversationInfo info;
    info.id = u"imported"_s;
    info.title = u"imported"_s;
    info.createdAt = info.updatedAt = f->now;
    QVERIFY(settled(f->history.merge({info, {}}, {}, {})));

    QSignalSpy shown(view.get(), &ShownConversation::changed);
    QSignalSpy reset(&all->list(), &ConversationIndex::wasReset);
    all->readAgain();
    QTRY_VERIFY(all->list().contains(u"imported"_s));
    QTRY_COMPARE(all->session(unread)->conversation().path().constLast(), u"more"_s);
    QCOMPARE(all->list().find(unread)->info.updatedAt, more.createdAt);
    QVERIFY(all->list().find(unread)->isUnread);
    QVERIFY(all->list().find(running)->isGenerating);
    QCOMPARE(all->list().find(running)->info.draft, u"not stored yet"_s);
    QCOMPARE(all->list().find(running)->info.title, u"running"_s);
    QCOMPARE(shown.count() + reset.count(), 0);
    f->server.release();
    QTRY_VERIFY(!all->session(running)->isBusy());
    const Conversation &conversation = view->session()->conversation();
    QCOMPARE(conversation.find(conversation.path().at(1))->content, u"half more"_s);
}

void ReadAgainTest::whatIsRemovedMeanwhileStaysRemoved()
{
    const QString gone = asked(u"gone"_s);
    const QString stays = asked(u"stays"_s);
    const QStringList path = all->session(stays)->conversation().path();
    all->readAgain(); // the disk is read before the following removal reaches it
    all->removeForGood({gone});
    all->session(stays)->moveToBin(path.at(1));
    QSignalSpy changed(&all->list(), &ConversationIndex::changed);
    QVERIFY(settled(f->history.merge({{.id = u"x"_s}, {}}, {}, {})));
    all->readAgain();
    QTRY_VERIFY(all->list().contains(u"x"_s));
    QVERIFY(settled(f->history.load(stays)));
    QVERIFY(!all->list().contains(gone));
    QCOMPARE(all->session(stays)->conversation().path(), path.mid(0, 1));
}

HIWAR_TEST(ReadAgainTest, QCoreApplication)
#include "tst_readagain.moc"
