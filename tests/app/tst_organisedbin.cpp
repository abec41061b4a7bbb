// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is deleted stays for a while, and comes back.
#include "tests/app/organisecase.h"
#include "tests/support/otherprogram.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/window/binnedbar.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

class OrganisedBinTest : public OrganiseCase
{
    Q_OBJECT

private slots:
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
};

void OrganisedBinTest::putsManyIntoTheBinAndBack()
{
    const QStringList ids{talk(u"first"_s), talk(u"second"_s)};
    const QString third = talk(u"third"_s);
    want(Organising::Delete, ids);
    QCOMPARE(told(), u"2 conversations were deleted."_s);
    QCOMPARE(listed(), QStringList{u"third"_s});
    QCOMPARE(m->shown.id(), third);
    undo();
    QCOMPARE(listed().size(), 3);
    QCOMPARE(m->shown.id(), third); // none of them was the shown one
    want(Organising::Delete, {ids.at(0), third});
    QVERIFY(m->shown.id() != third);
    undo();
    QTRY_COMPARE(m->shown.id(), third);
}

void OrganisedBinTest::leavesTheBinOnlyForGoodWhenItIsSaid()
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

void OrganisedBinTest::saysWhatCannotLeaveTheBin()
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

void OrganisedBinTest::aHistoryThatIsOnlyReadKeepsItsBin()
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

void OrganisedBinTest::looksIntoTheBin()
{
    m->now = m->now.addDays(1);
    m->now = QDateTime(m->now.date(), QTime(12, 0)).toUTC(); // days are counted from midnight
    const QString firstId = talk(u"first"_s);
    want(Organising::Delete, {firstId});
    showScope(ListScope::Kind::Bin);
    emit window().sidebar().conversationChosen(firstId);
    QTRY_COMPARE(m->shown.id(), firstId);
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

void OrganisedBinTest::emptiesTheBin()
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

void OrganisedBinTest::aQuestionBringsADeletedOneBack()
{
    const QString firstId = talk(u"first"_s);
    want(Organising::Delete, {firstId});
    emit window().sidebar().conversationChosen(firstId);
    QTRY_COMPARE(m->shown.id(), firstId);
    QVERIFY(window().binnedBar().isVisible());
    ask(u"more"_s, u"b"_s);
    QVERIFY(!window().binnedBar().isVisible());
    QCOMPARE(listed(), QStringList{u"first"_s});
}

void OrganisedBinTest::listsDeletedMessagesWithTheirConversation()
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

void OrganisedBinTest::bringsAMessageBackFromTheBin()
{
    const QString id = deleteSecond();
    const QString conversation = m->shown.id();
    emit window().commands().newConversationRequested();
    showScope(ListScope::Kind::Bin);
    emit window().sidebar().binnedMessageChosen(id);
    QCOMPARE(told(), u"Deleted from “first”: second"_s);
    answer(u"Restore"_s);
    QTRY_COMPARE(m->shown.id(), conversation);
    QCOMPARE(rows(), 4);
    QCOMPARE(told(), u"Back in “first”."_s);
    QVERIFY(listed().isEmpty());
}

void OrganisedBinTest::bringsAMessageBackToADeletedConversation()
{
    const QString id = deleteSecond();
    const QString conversation = m->shown.id();
    want(Organising::Delete, {conversation});
    showScope(ListScope::Kind::Bin);
    QCOMPARE(listed().size(), 2);
    want(Organising::Restore, {id});
    QTRY_COMPARE(m->shown.id(), conversation);
    QCOMPARE(rows(), 4);
    QVERIFY(listed().isEmpty());
}

void OrganisedBinTest::deletesAMessageForGood()
{
    const QString id = deleteSecond();
    const QString conversation = m->shown.id();
    showScope(ListScope::Kind::Bin);
    want(Organising::DeleteForGood, {id});
    QCOMPARE(told(), u"Delete the message for good? There is no way back."_s);
    answer(u"Delete for good"_s);
    QVERIFY(listed().isEmpty());
    QCOMPARE(settled(m->history.load(conversation))->nodes.size(), 2);
    undo(); // undoes the deletion: nothing is left to restore
    QCOMPARE(rows(), 2);
}

void OrganisedBinTest::undoesTheLastDeletionAfterARestart()
{
    deleteSecond();
    const QString conversation = m->shown.id();
    startAgain();
    QCOMPARE(told(), u"The message and what followed it were deleted."_s);
    undo();
    QTRY_VERIFY(m->bin.all().isEmpty());
    m->shown.show(conversation);
    QTRY_COMPARE(rows(), 4);
    want(Organising::Delete, {conversation});
    startAgain();
    QCOMPARE(told(), u"“first” was deleted."_s);
    undo();
    QTRY_COMPARE(m->shown.id(), conversation);
    QCOMPARE(listed(), QStringList{u"first"_s});
}

void OrganisedBinTest::offersNoUndoWhereSomethingWasDoneSince()
{
    deleteSecond();
    ask(u"third"_s, u"c"_s);
    startAgain();
    QCOMPARE(told(), QString());
    QCOMPARE(m->bin.all().size(), 1);
}

HIWAR_TEST(OrganisedBinTest, QApplication)
#include "tst_organisedbin.moc"
