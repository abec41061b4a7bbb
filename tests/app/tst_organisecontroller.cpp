// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/organisecase.h"
#include "tests/support/otherprogram.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/window/binnedbar.h"
#include "ui/window/temporarybar.h"

#include <QMenu>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class OrganiseControllerTest : public OrganiseCase
{
    Q_OBJECT

private slots:
    void pinsAndArchives();
    void keepsConversationsInFolders();
    void aFolderThatGoesLeavesItsConversations();
    void tagsAndUntags();
    void outlivesTheProgram();
    void theTitleHasTheMenuOfItsRow();
    void marksATemporaryConversation();
};

void OrganiseControllerTest::pinsAndArchives()
{
    const QString firstId = talk(u"first"_s);
    const QString second = talk(u"second"_s);
    QCOMPARE(listed(), (QStringList{u"second"_s, u"first"_s}));
    want(Organising::Pin, {firstId});
    QCOMPARE(listed(), (QStringList{u"first"_s, u"second"_s}));
    want(Organising::Unpin, {firstId});
    QCOMPARE(listed(), (QStringList{u"second"_s, u"first"_s}));
    want(Organising::Archive, {firstId, second});
    QVERIFY(listed().isEmpty());
    QCOMPARE(told(), u"Archived: 2 conversations."_s);
    QCOMPARE(m->shown.id(), second); // the open conversation stays open
    showScope(ListScope::Kind::Archive);
    QCOMPARE(listed().size(), 2);
    want(Organising::Unarchive, {firstId});
    showScope(ListScope::Kind::All);
    QCOMPARE(listed(), QStringList{u"first"_s});
    undo();
    QVERIFY(listed().isEmpty());
}

void OrganiseControllerTest::keepsConversationsInFolders()
{
    const QString firstId = talk(u"first"_s);
    const QString second = talk(u"second"_s);
    emit window().sidebar().newFolderRequested(u"Work"_s, {firstId});
    QCOMPARE(told(), u"Moved to the folder “Work”: “first”."_s);
    const QString work = m->folders.all().constFirst().id;
    showScope(ListScope::Kind::Folder, work);
    QCOMPARE(listed(), QStringList{u"first"_s});
    emit window().sidebar().folderRequested(work, {second});
    QCOMPARE(listed(), (QStringList{u"second"_s, u"first"_s}));
    undo();
    QCOMPARE(listed(), QStringList{u"first"_s});
    QCOMPARE(settled(m->history.load(firstId))->info.folderId, work);
    emit window().sidebar().newFolderRequested(u"Home"_s, {firstId}); // in one folder at most
    QVERIFY(listed().isEmpty());
    emit window().sidebar().folderRequested({}, {firstId});
    QCOMPARE(settled(m->history.load(firstId))->info.folderId, QString());
    showScope(ListScope::Kind::All);
    QCOMPARE(listed().size(), 2); // this scope lists all, in a folder or not
}

void OrganiseControllerTest::aFolderThatGoesLeavesItsConversations()
{
    const QString firstId = talk(u"first"_s);
    emit window().sidebar().newFolderRequested(u"Work"_s, {firstId});
    const QString work = m->folders.all().constFirst().id;
    showScope(ListScope::Kind::Folder, work);
    emit window().sidebar().folderRemoveRequested(work);
    QCOMPARE(told(), u"The folder “Work” was deleted. Its conversations stay, in no folder."_s);
    QCOMPARE(listed(), QStringList{u"first"_s}); // the scope is "All" again
    QVERIFY(m->folders.all().isEmpty());
    QCOMPARE(settled(m->history.load(firstId))->info.folderId, QString());
    undo();
    QCOMPARE(m->folders.nameOf(work), u"Work"_s);
    QCOMPARE(settled(m->history.load(firstId))->info.folderId, work);
}

void OrganiseControllerTest::tagsAndUntags()
{
    const QString firstId = talk(u"first"_s);
    emit window().sidebar().tagRequested(u"work"_s, true, {firstId});
    emit window().sidebar().tagRequested(u"home"_s, true, {firstId});
    emit window().sidebar().tagRequested(u"work"_s, true, {firstId});
    QCOMPARE(settled(m->history.load(firstId))->info.tags, (QStringList{u"home"_s, u"work"_s}));
    showScope(ListScope::Kind::Tag, u"work"_s);
    QCOMPARE(listed(), QStringList{u"first"_s});
    emit window().sidebar().tagRequested(u"work"_s, false, {firstId});
    QVERIFY(listed().isEmpty());
    QCOMPARE(settled(m->history.load(firstId))->info.tags, QStringList{u"home"_s});
}

void OrganiseControllerTest::outlivesTheProgram()
{
    const QString id = talk(u"first"_s);
    emit window().sidebar().newFolderRequested(u"Work"_s, {id});
    emit window().sidebar().tagRequested(u"urgent"_s, true, {id});
    want(Organising::Pin, {id});
    restart(first);
    m->folders.load();
    m->conversations.loadList();
    QTRY_COMPARE(listed(), QStringList{u"first"_s});
    QTRY_COMPARE(m->folders.all().size(), 1);
    const ConversationInfo info = m->conversations.list().find(id)->info;
    QCOMPARE(info.folderId, m->folders.all().constFirst().id);
    QCOMPARE(info.tags, QStringList{u"urgent"_s});
    QVERIFY(info.isPinned);
}

void OrganiseControllerTest::theTitleHasTheMenuOfItsRow()
{
    const auto entryOf = [this](QMenu &menu, const QString &text) -> QAction * {
        menu.clear();
        m->organise.fillTitleMenu(menu, [] {});
        for (QAction *each : menu.actions()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    };
    QMenu menu;
    QVERIFY(!entryOf(menu, u"Pin"_s)->isEnabled()); // no message yet
    const QString id = talk(u"first"_s);
    emit window().sidebar().newFolderRequested(u"Work"_s, {id});
    entryOf(menu, u"Pin"_s)->trigger();
    QVERIFY(m->conversations.list().find(id)->info.isPinned);
    QMenu *folders = entryOf(menu, u"Move to folder"_s)->menu();
    QVERIFY(folders->actions().constFirst()->isChecked());
    QCOMPARE(folders->actions().constFirst()->text(), u"Work"_s);
    entryOf(menu, u"Delete"_s)->trigger();
    emit window().sidebar().conversationChosen(id);
    QTRY_COMPARE(m->shown.id(), id);
    QVERIFY(!entryOf(menu, u"Pin"_s));
    entryOf(menu, u"Restore"_s)->trigger();
    QVERIFY(!m->conversations.list().find(id)->info.deletedAt.isValid());
    emit window().commands().temporaryRequested();
    ask(u"secret"_s, u"a"_s);
    QVERIFY(!entryOf(menu, u"Pin"_s)->isEnabled());
}

void OrganiseControllerTest::marksATemporaryConversation()
{
    emit window().commands().temporaryRequested();
    QVERIFY(window().temporaryBar().isVisible());
    ask(u"secret"_s, u"a"_s);
    QCOMPARE(window().windowTitle(), u"Temporary conversation — Hiwar"_s);
    QVERIFY(listed().isEmpty());
    emit window().commands().newConversationRequested();
    QVERIFY(!window().temporaryBar().isVisible());
    QCOMPARE(told(), u"The temporary conversation is gone."_s);
    emit window().commands().temporaryRequested();
    ask(u"kept"_s, u"a"_s);
    window().temporaryBar().findChild<QPushButton *>(u"Keep"_s)->click();
    QVERIFY(!window().temporaryBar().isVisible());
    QCOMPARE(window().windowTitle(), u"kept — Hiwar"_s);
    QCOMPARE(listed(), QStringList{u"kept"_s});
}

HIWAR_TEST(OrganiseControllerTest, QApplication)
#include "tst_organisecontroller.moc"
