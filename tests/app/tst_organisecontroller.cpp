// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/chatcontrollercase.h"
#include "tests/support/otherprogram.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/window/binnedbar.h"
#include "ui/window/temporarybar.h"

#include <QMenu>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class OrganiseControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void pinsAndArchives();
    void putsManyIntoTheBinAndBack();
    void leavesTheBinOnlyForGoodWhenItIsSaid();
    void saysWhatCannotLeaveTheBin();
    void aHistoryThatIsOnlyReadKeepsItsBin();
    void looksIntoTheBin();
    void emptiesTheBin();
    void aQuestionBringsADeletedOneBack();
    void listsDeletedMessagesWithTheirConversation();
    void bringsAMessageBackFromTheBin();
    void bringsAMessageBackToADeletedConversation();
    void deletesAMessageForGood();
    void undoesTheLastDeletionAfterARestart();
    void offersNoUndoWhereSomethingWasDoneSince();
    void keepsConversationsInFolders();
    void aFolderThatGoesLeavesItsConversations();
    void tagsAndUntags();
    void outlivesTheProgram();
    void theTitleHasTheMenuOfItsRow();
    void marksATemporaryConversation();

private:
    QString talk(const QString &question)
    {
        emit window().commands().newConversationRequested();
        ask(question, u"a"_s);
        return m->conversations.shownId();
    }
    void want(Organising what, const QStringList &ids)
    {
        emit window().sidebar().organiseRequested(what, ids);
    }
    void showScope(ListScope::Kind kind, const QString &id = {})
    {
        emit window().sidebar().scopeChosen({kind, id});
    }
    QString told() const { return window().notice().sentence(); }
    [[nodiscard]] const QAbstractItemModel &rowsOfList() const
    {
        return *window().sidebar().findChild<QListView *>(u"Conversations"_s)->model();
    }
    /// A conversation of two questions whose second one is deleted; returns that question's id.
    QString deleteSecond()
    {
        talk(u"first"_s);
        ask(u"second"_s, u"b"_s);
        const QString id = session().conversation().path().at(2);
        act(2, MessageAction::Delete);
        return id;
    }
    void startAgain()
    {
        const QDateTime now = m->now;
        restart(first);
        m->now = now;
        m->conversations.loadList();
        m->organise.offerLastDeletion();
        m->bin.load();
        QSignalSpy read(&m->bin, &MessageBin::wasReset);
        QTRY_COMPARE(read.count(), 1);
    }
    void answer(const QString &text)
    {
        for (auto *button : window().notice().findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible())
                return button->click();
        }
        QFAIL(qPrintable(text));
    }
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
    QCOMPARE(m->conversations.shownId(), second); // the open conversation stays open
    showScope(ListScope::Kind::Archive);
    QCOMPARE(listed().size(), 2);
    want(Organising::Unarchive, {firstId});
    showScope(ListScope::Kind::All);
    QCOMPARE(listed(), QStringList{u"first"_s});
    undo();
    QVERIFY(listed().isEmpty());
}

void OrganiseControllerTest::putsManyIntoTheBinAndBack()
{
    const QStringList ids{talk(u"first"_s), talk(u"second"_s)};
    const QString third = talk(u"third"_s);
    want(Organising::Delete, ids);
    QCOMPARE(told(), u"2 conversations were deleted."_s);
    QCOMPARE(listed(), QStringList{u"third"_s});
    QCOMPARE(m->conversations.shownId(), third);
    undo();
    QCOMPARE(listed().size(), 3);
    QCOMPARE(m->conversations.shownId(), third); // none of them was the shown one
    want(Organising::Delete, {ids.at(0), third});
    QVERIFY(m->conversations.shownId() != third);
    undo();
    QTRY_COMPARE(m->conversations.shownId(), third);
}

void OrganiseControllerTest::leavesTheBinOnlyForGoodWhenItIsSaid()
{
    const QString firstId = talk(u"first"_s);
    want(Organising::Delete, {firstId});
    showScope(ListScope::Kind::Bin);
    want(Organising::DeleteForGood, {firstId});
    QCOMPARE(told(), u"Delete “first” for good? There is no way back."_s);
    answer(u"Keep"_s);
    QCOMPARE(listed(), QStringList{u"first"_s});
    QVERIFY(settled(m->history.load(firstId)));
    want(Organising::DeleteForGood, {firstId});
    answer(u"Delete for good"_s);
    QVERIFY(listed().isEmpty());
    QVERIFY(!settled(m->history.load(firstId)));
}

void OrganiseControllerTest::saysWhatCannotLeaveTheBin()
{
    const QStringList ids{talk(u"first"_s), talk(u"second"_s)};
    want(Organising::Delete, ids);
    m.reset();
    HistoryStore other(dir->filePath(u"history.sqlite"_s)); // opens first: the only writer
    QVERIFY(settled(other.open()));
    restart(first);
    m->conversations.loadList();
    QTRY_COMPARE(m->conversations.list().count(), 2);
    showScope(ListScope::Kind::Bin);
    want(Organising::DeleteForGood, ids);
    answer(u"Delete for good"_s);
    QTRY_VERIFY2(told().startsWith(u"Not deleted for good: 2 conversations. Another program"_s),
                 qPrintable(told()));
    QCOMPARE(listed().size(), 2); // still in the bin
}

void OrganiseControllerTest::aHistoryThatIsOnlyReadKeepsItsBin()
{
    const QString old = talk(u"first"_s);
    talk(u"second"_s);
    want(Organising::Delete, {old});
    m->now = m->now.addDays(OpenConversations::binKept.count() + 1);
    showScope(ListScope::Kind::Bin);
    QSignalSpy read(&m->conversations.list(), &ConversationIndex::wasReset);
    m->conversations.loadList(OpenConversations::Expired::Stay);
    QTRY_COMPARE(read.count(), 1);
    QCOMPARE(listed(), QStringList{u"first"_s});
    OtherProgram(dir->filePath(u"history.sqlite"_s)) // the clock alone expires nothing
        .run(u"UPDATE conversation SET updated_at = %1 WHERE id <> '%2'"_s
                 .arg(m->now.toMSecsSinceEpoch())
                 .arg(old));
    m->conversations.loadList();
    QTRY_VERIFY(listed().isEmpty());
}

void OrganiseControllerTest::looksIntoTheBin()
{
    m->now = m->now.addDays(1);
    m->now = QDateTime(m->now.date(), QTime(12, 0)).toUTC(); // days are counted from midnight
    const QString firstId = talk(u"first"_s);
    want(Organising::Delete, {firstId});
    showScope(ListScope::Kind::Bin);
    emit window().sidebar().conversationChosen(firstId);
    QTRY_COMPARE(m->conversations.shownId(), firstId);
    const BinnedBar &banner = window().binnedBar();
    QVERIFY(banner.isVisible());
    QCOMPARE(banner.accessibleDescription(), u"In Recently deleted, for 30 more days."_s);
    emit window().commands().newConversationRequested();
    QVERIFY(!banner.isVisible());
    m->now = m->now.addDays(29);
    emit window().sidebar().conversationChosen(firstId);
    QTRY_VERIFY(banner.isVisible());
    QCOMPARE(banner.accessibleDescription(), u"In Recently deleted, for 1 more day."_s);
    banner.findChild<QPushButton *>(u"Restore"_s)->click();
    QVERIFY(!banner.isVisible());
    QVERIFY(listed().isEmpty());
    QVERIFY(!settled(m->history.load(firstId))->info.deletedAt.isValid());
    showScope(ListScope::Kind::All);
    QCOMPARE(listed(), QStringList{u"first"_s});
}

void OrganiseControllerTest::emptiesTheBin()
{
    const QString kept = talk(u"kept"_s);
    const QString gone = talk(u"gone"_s);
    const QString message = deleteSecond();
    want(Organising::Delete, {gone});
    showScope(ListScope::Kind::Bin);
    QCOMPARE(listed().size(), 2);
    window().sidebar().findChild<QPushButton *>(u"Empty"_s)->click();
    QCOMPARE(listed().size(), 2); // it asks once
    window().sidebar().findChild<QPushButton *>(u"Delete all for good"_s)->click();
    QVERIFY(listed().isEmpty());
    QVERIFY(!settled(m->history.load(gone)));
    QVERIFY(settled(m->history.load(kept)));
    QVERIFY(!m->bin.find(message));
}

void OrganiseControllerTest::aQuestionBringsADeletedOneBack()
{
    const QString firstId = talk(u"first"_s);
    want(Organising::Delete, {firstId});
    emit window().sidebar().conversationChosen(firstId);
    QTRY_COMPARE(m->conversations.shownId(), firstId);
    QVERIFY(window().binnedBar().isVisible());
    ask(u"more"_s, u"b"_s);
    QVERIFY(!window().binnedBar().isVisible());
    QCOMPARE(listed(), QStringList{u"first"_s});
}

void OrganiseControllerTest::listsDeletedMessagesWithTheirConversation()
{
    showScope(ListScope::Kind::Bin);
    deleteSecond();
    QCOMPARE(told(), u"The message and what followed it were deleted."_s);
    QCOMPARE(listed(), QStringList{u"second"_s});
    const QModelIndex row = rowsOfList().index(0, 0);
    QCOMPARE(row.data(OriginRole).toString(), u"first"_s);
    QVERIFY(row.data(Qt::AccessibleDescriptionRole).toString().contains(u"“first”"_s));
    QVERIFY(!(row.flags() & Qt::ItemIsEditable));
    showScope(ListScope::Kind::All);
    QCOMPARE(listed(), QStringList{u"first"_s});
    showScope(ListScope::Kind::Bin);
    QCOMPARE(listed(), QStringList{u"second"_s});
    undo();
    QVERIFY(listed().isEmpty());
    QCOMPARE(rows(), 4);
}

void OrganiseControllerTest::bringsAMessageBackFromTheBin()
{
    const QString id = deleteSecond();
    const QString conversation = m->conversations.shownId();
    emit window().commands().newConversationRequested();
    showScope(ListScope::Kind::Bin);
    emit window().sidebar().binnedMessageChosen(id);
    QCOMPARE(told(), u"Deleted from “first”: second"_s);
    answer(u"Restore"_s);
    QTRY_COMPARE(m->conversations.shownId(), conversation);
    QCOMPARE(rows(), 4);
    QCOMPARE(told(), u"Back in “first”."_s);
    QVERIFY(listed().isEmpty());
}

void OrganiseControllerTest::bringsAMessageBackToADeletedConversation()
{
    const QString id = deleteSecond();
    const QString conversation = m->conversations.shownId();
    want(Organising::Delete, {conversation});
    showScope(ListScope::Kind::Bin);
    QCOMPARE(listed().size(), 2);
    want(Organising::Restore, {id});
    QTRY_COMPARE(m->conversations.shownId(), conversation);
    QCOMPARE(rows(), 4);
    QVERIFY(listed().isEmpty());
}

void OrganiseControllerTest::deletesAMessageForGood()
{
    const QString id = deleteSecond();
    const QString conversation = m->conversations.shownId();
    showScope(ListScope::Kind::Bin);
    want(Organising::DeleteForGood, {id});
    QCOMPARE(told(), u"Delete the message for good? There is no way back."_s);
    answer(u"Delete for good"_s);
    QVERIFY(listed().isEmpty());
    QCOMPARE(settled(m->history.load(conversation))->nodes.size(), 2);
    undo(); // undoes the deletion: nothing is left to restore
    QCOMPARE(rows(), 2);
}

void OrganiseControllerTest::undoesTheLastDeletionAfterARestart()
{
    deleteSecond();
    const QString conversation = m->conversations.shownId();
    startAgain();
    QCOMPARE(told(), u"The message and what followed it were deleted."_s);
    undo();
    QTRY_VERIFY(m->bin.all().isEmpty());
    m->conversations.show(conversation);
    QTRY_COMPARE(rows(), 4);
    want(Organising::Delete, {conversation});
    startAgain();
    QCOMPARE(told(), u"“first” was deleted."_s);
    undo();
    QTRY_COMPARE(m->conversations.shownId(), conversation);
    QCOMPARE(listed(), QStringList{u"first"_s});
}

void OrganiseControllerTest::offersNoUndoWhereSomethingWasDoneSince()
{
    deleteSecond();
    ask(u"third"_s, u"c"_s);
    startAgain();
    QCOMPARE(told(), QString());
    QCOMPARE(m->bin.all().size(), 1);
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
    QTRY_COMPARE(m->conversations.shownId(), id);
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
