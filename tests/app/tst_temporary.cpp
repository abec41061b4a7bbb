// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

/// A conversation that is never stored. story_temporary proves that no file contains a word of it.
class TemporaryTest : public TestCase
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

    void isListedAndStoredNowhere()
    {
        const QString id = begin(u"secret"_s);
        QVERIFY(all->isTemporary(id));
        all->setDraft(id, u"half"_s);
        all->setProfile(id, u"p"_s);
        all->rename(id, u"Name"_s);
        QCOMPARE(all->list().count(), 0);
        QVERIFY(settled(f->history.conversations())->isEmpty());
        const Conversation &shown = view->session()->conversation();
        QCOMPARE(shown.find(shown.path().at(1))->content, u"reply"_s); // and yet it works
    }

    void isGoneOnceItIsLeft()
    {
        const QString id = begin(u"secret"_s);
        QSignalSpy gone(view.get(), &ShownConversation::temporaryGone);
        view->show(view->create(u"p"_s));
        QCOMPARE(gone.count(), 1);
        QVERIFY(!all->session(id) && !all->isTemporary(id));
        QVERIFY(settled(f->history.conversations())->isEmpty());
    }

    void anEmptyOneGoesWithoutAWord()
    {
        view->show(view->createTemporary(u"p"_s));
        QSignalSpy gone(view.get(), &ShownConversation::temporaryGone);
        const QString other = all->create(u"p"_s);
        QVERIFY(!all->isTemporary(other)); // a new conversation is not temporary
        view->show(other);
        QCOMPARE(gone.count(), 0);
    }

    void aNewOneTakesThePlaceOfTheOld()
    {
        const QString old = begin(u"secret"_s);
        QSignalSpy gone(view.get(), &ShownConversation::temporaryGone);
        const QString id = view->createTemporary(u"p"_s);
        QVERIFY(id != old);
        view->show(id);
        QCOMPARE(gone.count(), 1);
        QVERIFY(!all->session(old));
        QVERIFY(view->session() && view->session()->conversation().path().isEmpty());
    }

    void endsItsRequestWhenItIsLeft()
    {
        view->show(view->createTemporary(u"p"_s));
        f->server.expect().wait();
        view->session()->send(u"q"_s);
        QTRY_COMPARE(f->server.waiting(), 1);
        view->show(view->create(u"p"_s));
        QTRY_COMPARE(f->server.open(), 0);
    }

    void isKeptWholeWhenAPersonWantsIt()
    {
        const QString id = begin(u"first"_s);
        ChatSession *session = view->session();
        f->server.expect().reply(200, wholeReply(u"other"_s));
        session->regenerate(session->conversation().path().at(1));
        QTRY_VERIFY(!session->isBusy());
        QSignalSpy kept(view.get(), &ShownConversation::temporaryKept);
        view->keepTemporary();
        QCOMPARE(kept.count(), 1);
        QVERIFY(!all->isTemporary(id));
        QCOMPARE(all->list().latest(), id);
        const auto stored = settled(f->history.load(id));
        QCOMPARE(stored->nodes.size(), 3); // both versions of the reply
        QCOMPARE(stored->info, session->conversation().info());
        f->server.expect().reply(200, wholeReply(u"more"_s)); // later messages are stored, too
        session->send(u"second"_s);
        QTRY_VERIFY(!session->isBusy());
        QCOMPARE(settled(f->history.load(id))->nodes.size(), 5);
        view->show(view->create(u"p"_s));
        QVERIFY(all->list().contains(id));
    }

private:
    QString begin(const QString &question)
    {
        const QString id = view->createTemporary(u"p"_s);
        view->show(id);
        f->server.expect().reply(200, wholeReply(u"reply"_s));
        view->session()->send(question);
        QSignalSpy ended(all.get(), &OpenConversations::replyEnded);
        if (view->session()->isBusy() && !ended.wait(10000))
            qWarning() << "no reply";
        return id;
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
};

HIWAR_TEST(TemporaryTest, QCoreApplication)
#include "tst_temporary.moc"
