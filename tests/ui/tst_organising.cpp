// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/organisingcase.h"

#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace Hiwar;

/// How the user organises conversations.
class OrganisingTest : public OrganisingCase
{
    Q_OBJECT

private slots:
    void actsOnAllThatAreSelected()
    {
        QSignalSpy wanted(m_sidebar.get(), &Sidebar::organiseRequested);
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        m_sidebar->setCurrentConversation(u"a"_s);
        m_list->setFocus();
        QTest::keyClick(m_list, Qt::Key_Down, Qt::ShiftModifier);
        clickRow(3, Qt::ControlModifier);
        QCOMPARE(m_list->selectedConversations(), (QStringList{u"a"_s, u"b"_s, u"d"_s}));
        QTest::keyClick(m_list, Qt::Key_Delete);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Delete, {u"a"_s, u"b"_s, u"d"_s}));
        QTest::keyClick(m_list, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(m_list, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Pin, {u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
        QTest::keyClick(m_list, Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Archive, {u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
        QCOMPARE(chosen.count(), 0); // none of these opens a conversation
        QTest::keyClick(m_list, Qt::Key_Escape);
        QCOMPARE(m_list->selectedConversations(), QStringList{u"a"_s});
    }

    void aChangeOfTheModelLeavesWhatIsSelected()
    {
        m_sidebar->setCurrentConversation(u"a"_s);
        clickRow(1, Qt::ControlModifier);
        add(u"e"_s, u"Epsilon"_s, today, 0);
        QCOMPARE(m_list->selectedConversations(), (QStringList{u"a"_s, u"b"_s}));
    }

    void allRowsReadAnewLeaveWhatIsInHand()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        m_sidebar->setCurrentConversation(u"a"_s);
        clickRow(1, Qt::ControlModifier);
        readAnew();
        QCOMPARE(m_list->selectedConversations(), (QStringList{u"a"_s, u"b"_s}));
        for (int i = 0; i < 50; ++i)
            add(u"older %1"_s.arg(i), u"Older"_s, today.addDays(-60));
        m_list->scrollToBottom();
        const QModelIndex top = m_list->QListView::indexAt({});
        const QString inSight = top.data(ConversationIdRole).toString();
        const int row = top.row();
        readAnew();
        QCOMPARE(m_list->QListView::indexAt({}).data(ConversationIdRole).toString(), inSight);
        QCOMPARE(m_list->QListView::indexAt({}).row(), row + 1);
        QCOMPARE(chosen.count(), 0);
        m_sidebar->setScope({ListScope::Kind::Tag, u"work"_s});
        QCOMPARE(m_list->selectedConversations(), QStringList{u"a"_s}); // of the new scope only
    }

    void allRowsReadAnewLeaveANameThatIsBeingTyped()
    {
        QSignalSpy renamed(m_sidebar.get(), &Sidebar::renameRequested);
        m_sidebar->setCurrentConversation(u"a"_s);
        m_list->setFocus();
        QTest::keyClick(m_list, Qt::Key_F2);
        QTest::keyClicks(m_list->findChild<QLineEdit *>(u"Title"_s), u"Half"_s);
        readAnew();
        QLineEdit *line = nullptr;
        QTRY_VERIFY(
            (line = qobject_cast<QLineEdit *>(m_list->indexWidget(m_list->currentIndex()))));
        QVERIFY(line->hasFocus());
        QTest::keyClicks(line, u" done"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(renamed.count(), 1);
        QCOMPARE(renamed.first(), (QVariantList{u"a"_s, u"Half done"_s}));
    }

    void endsWhileANameIsBeingTyped()
    {
        m_sidebar->setCurrentConversation(u"a"_s);
        m_list->setFocus();
        QTest::keyClick(m_list, Qt::Key_F2);
        QTest::keyClicks(m_list->findChild<QLineEdit *>(u"Title"_s), u"Half"_s);
        m_sidebar.reset(); // the edit line still emits its text when it is destroyed
    }

    void aDraggedOneIsNotOpened()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        const QPoint from = spotOf(2);
        QTest::mousePress(m_list->viewport(), Qt::LeftButton, {}, from);
        QCOMPARE(chosen.count(), 0);
        QTest::mouseRelease(m_list->viewport(), Qt::LeftButton, {}, spotOf(1));
        QCOMPARE(chosen.count(), 0);
    }

    void anotherScopeIsChosenByKeyboard()
    {
        m_sidebar->setScopes({{{u"f1"_s, u"Work"_s}}, {u"urgent"_s}});
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::scopeChosen);
        QSignalSpy renamed(m_sidebar.get(), &Sidebar::folderRenameRequested);
        QSignalSpy removed(m_sidebar.get(), &Sidebar::folderRemoveRequested);
        auto *button = m_sidebar->findChild<QPushButton *>(u"Shown conversations"_s);
        QCOMPARE(button->accessibleName(), u"Show: All conversations"_s);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        auto *scopes = m_sidebar->findChild<ScopeList *>();
        QVERIFY(scopes->isVisible() && scopes->hasFocus());
        QStringList names;
        for (int row = 0; row < scopes->count(); ++row)
            names.append(scopes->item(row)->text());
        QCOMPARE(names, (QStringList{u"All conversations"_s, u"Work"_s, u"urgent"_s, u"Archive"_s,
                                     u"Recently deleted"_s, u"New folder…"_s}));
        QTest::keyClick(scopes, Qt::Key_Down);
        QTest::keyClick(scopes, Qt::Key_Delete);
        QCOMPARE(removed.takeFirst(), QVariantList{u"f1"_s});
        QTest::keyClick(scopes, Qt::Key_F2);
        auto *name = m_sidebar->findChild<QLineEdit *>(u"Name"_s);
        QCOMPARE(name->text(), u"Work"_s);
        QTest::keyClicks(name, u"Play"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(renamed.takeFirst(), (QVariantList{u"f1"_s, u"Play"_s}));
        QTest::keyClick(scopes, Qt::Key_Return);
        QCOMPARE(chosen.takeFirst().first().value<ListScope>(),
                 (ListScope{ListScope::Kind::Folder, u"f1"_s}));
        QVERIFY(!scopes->isVisible() && button->hasFocus());
        m_sidebar->setScope({ListScope::Kind::Folder, u"f1"_s});
        QCOMPARE(button->accessibleName(), u"Show: Work"_s);
    }

    /// The history answers some time after the list has opened.
    void whoMovesInTheScopesStaysWhereTheyAreWhenTheyAreReadAnew()
    {
        m_sidebar->setScopes({{{u"f1"_s, u"Work"_s}}, {u"urgent"_s}});
        m_sidebar->setScope({ListScope::Kind::Tag, u"urgent"_s});
        auto *button = m_sidebar->findChild<QPushButton *>(u"Shown conversations"_s);
        auto *scopes = m_sidebar->findChild<ScopeList *>();
        const auto at = [scopes] { return scopes->currentItem()->text(); };
        button->click();
        QCOMPARE(at(), u"urgent"_s);
        QTest::keyClick(scopes, Qt::Key_Down);
        QStringList said; // by a screen reader
        connect(scopes, &QListWidget::currentTextChanged, this,
                [&said](const QString &text) { said.append(text); });
        m_sidebar->setScopes({{{u"f1"_s, u"Work"_s}, {u"f2"_s, u"Play"_s}}, {u"urgent"_s}});
        said.removeAll(QString()); // the list was empty for a moment
        QCOMPARE(said, QStringList{u"Archive"_s});
        scopes->disconnect(this);
        QCOMPARE(at(), u"Archive"_s);
        QTest::keyClick(scopes, Qt::Key_End);
        m_sidebar->setScopes({{{u"f2"_s, u"Play"_s}}, {u"urgent"_s}});
        QCOMPARE(at(), u"New folder…"_s);
        QTest::keyClick(scopes, Qt::Key_Home);
        QTest::keyClick(scopes, Qt::Key_Down);
        m_sidebar->setScopes({{}, {u"urgent"_s}});
        QCOMPARE(at(), u"All conversations"_s);
        QTest::keyClick(scopes, Qt::Key_End);
        QTest::keyClick(scopes, Qt::Key_Escape);
        QVERIFY(!scopes->isVisible());
        button->click();
        QCOMPARE(at(), u"urgent"_s); // what is shown, not where somebody was
        m_sidebar->setScope({ListScope::Kind::Bin, {}});
        QCOMPARE(at(), u"Recently deleted"_s);
    }

    void thereIsAWayToTheBinWithoutAnyFolder()
    {
        m_sidebar->findChild<QPushButton *>(u"Shown conversations"_s)->click();
        auto *scopes = m_sidebar->findChild<ScopeList *>();
        QCOMPARE(scopes->count(), 4);
        QCOMPARE(scopes->currentRow(), 0);
        QCOMPARE(scopes->item(2)->text(), u"Recently deleted"_s);
    }

    void theBinIsEmptiedOnceThatIsConfirmed()
    {
        QSignalSpy emptied(m_sidebar.get(), &Sidebar::emptyBinRequested);
        auto *bar = m_sidebar->findChild<QWidget *>(u"Recently deleted"_s);
        QVERIFY(!bar->isVisible());
        m_sidebar->setScope({ListScope::Kind::Bin, {}});
        QVERIFY(bar->isVisible());
        auto *empty = bar->findChild<QPushButton *>(u"Empty"_s);
        auto *confirm = bar->findChild<QPushButton *>(u"Delete all for good"_s);
        auto *keep = bar->findChild<QPushButton *>(u"Keep"_s);
        QVERIFY(empty->isVisible() && !confirm->isVisible());
        empty->click();
        QVERIFY(!empty->isVisible() && confirm->isVisible() && keep->hasFocus());
        QTest::keyClick(keep, Qt::Key_Escape);
        QVERIFY(empty->hasFocus() && !confirm->isVisible());
        empty->click();
        m_sidebar->setScope({});
        QVERIFY(!bar->isVisible());
        m_sidebar->setScope({ListScope::Kind::Bin, {}}); // the question is not asked any more
        QVERIFY(empty->isVisible() && !confirm->isVisible());
        empty->click();
        QCOMPARE(emptied.count(), 0);
        confirm->click();
        QCOMPARE(emptied.count(), 1);
        QVERIFY(m_list->hasFocus());
        m_search->setText(u"x"_s);
        QVERIFY(!bar->isVisible());
        m_search->clear();
        QVERIFY(bar->isVisible());
        m_model->clear();
        QVERIFY(!bar->isVisible()); // there is nothing to delete
    }

    void takesConversationsThatAreDropped()
    {
        m_sidebar->setScopes({{{u"f1"_s, u"Work"_s}}, {u"urgent"_s}});
        QSignalSpy moved(m_sidebar.get(), &Sidebar::folderRequested);
        QSignalSpy tagged(m_sidebar.get(), &Sidebar::tagRequested);
        QSignalSpy wanted(m_sidebar.get(), &Sidebar::organiseRequested);
        m_sidebar->findChild<QPushButton *>(u"Shown conversations"_s)->click();
        const QStringList ids{u"a"_s, u"c"_s};
        drop({0, 2}, u"Work"_s);
        QCOMPARE(moved.takeFirst(), (QVariantList{u"f1"_s, ids}));
        drop({0, 2}, u"All conversations"_s);
        QCOMPARE(moved.takeFirst(), (QVariantList{QString(), ids}));
        drop({0, 2}, u"urgent"_s);
        QCOMPARE(tagged.takeFirst(), (QVariantList{u"urgent"_s, true, ids}));
        drop({0, 2}, u"Archive"_s);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Archive, ids));
        drop({0, 2}, u"Recently deleted"_s);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Delete, ids));
        drop({0, 2}, u"New folder…"_s); // cannot be dropped on
        drop({}, u"Work"_s);            // not conversations
        QCOMPARE(moved.count() + wanted.count(), 0);
        m_sidebar->setScope({ListScope::Kind::Bin, {}});
        drop({0, 2}, u"Work"_s);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Restore, ids));
        QCOMPARE(moved.takeFirst(), (QVariantList{u"f1"_s, ids}));
    }

    void theOrderIsChosenInAMenu()
    {
        QSignalSpy ordered(m_sidebar.get(), &Sidebar::orderChosen);
        auto *sort = m_sidebar->findChild<QToolButton *>(u"Sort"_s);
        sort->click();
        auto *menu = sort->parentWidget()->findChild<QMenu *>();
        QCOMPARE(menu->actions().constLast()->text(), u"By title"_s);
        menu->actions().constLast()->trigger();
        menu->close();
        QCOMPARE(ordered.takeFirst().first().value<ListOrder>(), ListOrder::Title);
    }
};

HIWAR_TEST(OrganisingTest, QApplication)
#include "tst_organising.moc"
