// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/openconversations.h"
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
    }
    void cleanup()
    {
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
        const Conversation &shown = all->shown()->conversation();
        QCOMPARE(shown.find(shown.path().at(1))->content, u"reply"_s); // and yet it works
    }

    void isGoneOnceItIsLeft()
    {
        const QString id = begin(u"secret"_s);
        QSignalSpy gone(all.get(), &OpenConversations::temporaryGone);
        all->show(all->create(u"p"_s));
        QCOMPARE(gone.count(), 1);
        QVERIFY(!all->session(id) && !all->isTemporary(id));
        QVERIFY(settled(f->history.conversations())->isEmpty());
    }

    void anEmptyOneGoesWithoutAWord()
    {
        all->show(all->createTemporary(u"p"_s));
        QSignalSpy gone(all.get(), &OpenConversations::temporaryGone);
        const QString other = all->create(u"p"_s);
        QVERIFY(!all->isTemporary(other)); // a new conversation is not temporary
        all->show(other);
        QCOMPARE(gone.count(), 0);
    }

    void aNewOneTakesThePlaceOfTheOld()
    {
        const QString old = begin(u"secret"_s);
        QSignalSpy gone(all.get(), &OpenConversations::temporaryGone);
        const QString id = all->createTemporary(u"p"_s);
        QVERIFY(id != old);
        QCOMPARE(gone.count(), 1);
        all->show(id);
        QVERIFY(all->shown() && all->shown()->conversation().path().isEmpty());
    }

    void endsItsRequestWhenItIsLeft()
    {
        all->show(all->createTemporary(u"p"_s));
        f->server.expect().wait();
        all->shown()->send(u"q"_s);
        QTRY_COMPARE(f->server.waiting(), 1);
        all->show(all->create(u"p"_s));
        QTRY_COMPARE(f->server.open(), 0);
    }

    void isKeptWholeWhenAPersonWantsIt()
    {
        const QString id = begin(u"first"_s);
        ChatSession *session = all->shown();
        f->server.expect().reply(200, wholeReply(u"other"_s));
        session->regenerate(session->conversation().path().at(1));
        QTRY_VERIFY(!session->isBusy());
        QSignalSpy kept(all.get(), &OpenConversations::temporaryKept);
        all->keepTemporary();
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
        all->show(all->create(u"p"_s));
        QVERIFY(all->list().contains(id));
    }

private:
    QString begin(const QString &question)
    {
        const QString id = all->createTemporary(u"p"_s);
        all->show(id);
        f->server.expect().reply(200, wholeReply(u"reply"_s));
        all->shown()->send(question);
        QSignalSpy ended(all.get(), &OpenConversations::replyEnded);
        if (all->shown()->isBusy() && !ended.wait(10000))
            qWarning() << "no reply";
        return id;
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
};

HIWAR_TEST(TemporaryTest, QCoreApplication)
#include "tst_temporary.moc"
