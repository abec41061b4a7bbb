// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation whose draft was typed and erased again leaves nothing behind.
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ErasedDraftsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aDraftThatIsErasedLeavesNothing();
    void anErasedDraftLeavesWhatWasSaid();
    void anErasedDraftLeavesWhatWasNamedOrPlaced();

private:
    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
};

void ErasedDraftsTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->session.reset();
    QVERIFY(settled(f->history.open()));
    all = std::make_unique<OpenConversations>(f->collaborators());
    view = std::make_unique<ShownConversation>(*all);
}

void ErasedDraftsTest::cleanup()
{
    view.reset();
    all.reset();
    f.reset();
}

void ErasedDraftsTest::aDraftThatIsErasedLeavesNothing()
{
    const QString id = all->create(u"p"_s);
    view->show(id);
    for (const bool isStored : {false, true}) {
        all->setDraft(id, u"he"_s);
        QCOMPARE(all->list().count(), 1);
        if (isStored)
            QTRY_COMPARE(settled(f->history.conversations())->size(), 1);
        all->setDraft(id, {});
        QCOMPARE(all->list().count(), 0);
        QCOMPARE(settled(f->history.conversations())->size(), 0);
        QCOMPARE(view->id(), id); // and the user can type in it
        QCOMPARE(all->create(u"p"_s), id);
    }
    view.reset();
    all.reset(); // also after a restart
    QCOMPARE(settled(f->history.conversations())->size(), 0);
}

void ErasedDraftsTest::anErasedDraftLeavesWhatWasSaid()
{
    const QString id = all->create(u"p"_s);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    all->session(id)->send(u"q"_s);
    QTRY_VERIFY(!all->session(id)->isBusy());
    all->setDraft(id, u"he"_s);
    all->setDraft(id, {});
    QCOMPARE(all->list().count(), 1);
    view.reset();
    all.reset();
    QCOMPARE(settled(f->history.conversations())->size(), 1);
}

void ErasedDraftsTest::anErasedDraftLeavesWhatWasNamedOrPlaced()
{
    const auto begun = [this] {
        const QString id = all->create(u"p"_s);
        all->setDraft(id, u"he"_s);
        return id;
    };
    const QString named = begun();
    all->rename(named, u"Plans"_s);
    const QString pinned = begun();
    all->organise({pinned}, [](ConversationInfo &info) { info.isPinned = true; });
    const QString tagged = begun();
    all->organise({tagged}, [](ConversationInfo &info) { info.tags = {u"idea"_s}; });
    for (const QString &id : {named, pinned, tagged})
        all->setDraft(id, {});
    QCOMPARE(all->list().count(), 3);
    view.reset();
    all.reset();
    QCOMPARE(settled(f->history.conversations())->size(), 3);
}

HIWAR_TEST(ErasedDraftsTest, QCoreApplication)
#include "tst_eraseddrafts.moc"
