// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation's own model and settings: in memory at once, on the disk soon.
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ConversationSettingsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anotherProfileAnswersWithItsOwnModel();
    void areStored();
    void listAConversationWithoutAMessage();
    void ofATemporaryOneStayInMemory();

private:
    QString asked(const QString &question)
    {
        const QString id = all->create(u"p"_s);
        f->server.expect().reply(200, wholeReply(u"a"_s));
        all->session(id)->send(question);
        return id;
    }
    void restart()
    {
        view.reset();
        all.reset();
        all = std::make_unique<OpenConversations>(f->collaborators());
        view = std::make_unique<ShownConversation>(*all);
        all->loadList();
    }

    const RequestSettings brief{.systemPrompt = u"Be brief."_s, .fields = {{u"seed"_s, 7}}};
    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
};

void ConversationSettingsTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->session.reset();
    QVERIFY(settled(f->history.open()));
    all = std::make_unique<OpenConversations>(f->collaborators());
    view = std::make_unique<ShownConversation>(*all);
}

void ConversationSettingsTest::cleanup()
{
    view.reset();
    all.reset();
    f.reset();
}

void ConversationSettingsTest::anotherProfileAnswersWithItsOwnModel()
{
    ConversationInfo begin;
    begin.profileId = u"p"_s;
    Conversation c(begin);
    c.setModel(u"m-2"_s);
    c.setSettings(brief);
    c.setProfile(u"p"_s);
    QCOMPARE(c.info().model, u"m-2"_s);
    QSignalSpy info(&c, &Conversation::infoChanged);
    c.setProfile(u"q"_s);
    QCOMPARE(info.count(), 1);
    QCOMPARE(c.info().model, QString());
    QCOMPARE(c.info().settings, brief);
    QCOMPARE(organisedAs(c.info(), {}).settings, brief);
}

void ConversationSettingsTest::areStored()
{
    const QString id = asked(u"q"_s);
    QTRY_VERIFY(!all->session(id)->isBusy());
    QSignalSpy changed(&all->list(), &ConversationIndex::changed);
    all->setModel(id, u"m-2"_s);
    all->setSettings(id, brief);
    QCOMPARE(changed.count(), 0); // the list shows neither
    QCOMPARE(all->list().find(id)->info.settings, brief);
    QTRY_COMPARE(settled(f->history.load(id))->info.settings, brief);
    QCOMPARE(settled(f->history.load(id))->info.model, u"m-2"_s);
    restart();
    QTRY_COMPARE(all->list().count(), 1);
    all->organise({id}, [](ConversationInfo &info) { info.isPinned = true; });
    view->show(id);
    QTRY_COMPARE(view->id(), id);
    QVERIFY(view->session()->conversation().info().isPinned);
    QCOMPARE(view->session()->conversation().info().settings, brief);
    QCOMPARE(view->session()->conversation().info().model, u"m-2"_s);
    all->setProfile(id, u"other"_s);
    QTRY_COMPARE(settled(f->history.load(id))->info.model, QString());
    QCOMPARE(settled(f->history.load(id))->info.settings, brief);
}

void ConversationSettingsTest::listAConversationWithoutAMessage()
{
    const QString id = all->create(u"p"_s);
    all->setModel(id, u"m-2"_s);
    QCOMPARE(all->list().count(), 0);
    all->setSettings(id, brief);
    QCOMPARE(all->list().count(), 1);
    QVERIFY(all->create(u"p"_s) != id);
    QTRY_COMPARE(settled(f->history.conversations())->size(), 1);
    all->setDraft(id, u"t"_s);
    all->setDraft(id, {});
    QCOMPARE(all->list().count(), 1);
    all->setSettings(id, {});
    QCOMPARE(all->list().count(), 0);
    QTRY_COMPARE(settled(f->history.conversations())->size(), 0);
}

void ConversationSettingsTest::ofATemporaryOneStayInMemory()
{
    const QString id = view->createTemporary(u"p"_s);
    view->show(id);
    all->setModel(id, u"m-2"_s);
    all->setSettings(id, brief);
    QCOMPARE(view->session()->conversation().info().settings, brief);
    QCOMPARE(all->list().count(), 0);
    QCOMPARE(settled(f->history.conversations())->size(), 0);
}

HIWAR_TEST(ConversationSettingsTest, QCoreApplication)
#include "tst_conversationsettings.moc"
