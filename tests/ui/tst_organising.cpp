// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sidebarcase.h"
#include "ui/sidebar/scopelist.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace Hiwar;

/// How the user organises conversations.
class OrganisingTest : public SidebarCase
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

    void theMenuOffersWhatCanBeDone()
    {
        m_sidebar->setScopes({{{u"f1"_s, u"Work & home"_s}}, {u"urgent"_s}});
        m_model->item(2)->setData(u"f1"_s, FolderIdRole);
        QSignalSpy wanted(m_sidebar.get(), &Sidebar::organiseRequested);
        QSignalSpy moved(m_sidebar.get(), &Sidebar::folderRequested);
        QSignalSpy tagged(m_sidebar.get(), &Sidebar::tagRequested);
        m_sidebar->setCurrentConversation(u"c"_s);
        QCOMPARE(textsOf(*openMenu()),
                 (QStringList{u"Rename"_s, u"Pin"_s, u"Move to folder"_s, u"Tags"_s, u"Archive"_s,
                              u"Export…"_s, QString(), u"Delete"_s}));
        press(u"Delete"_s);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Delete, {u"c"_s}));
        press(u"Out of the folder"_s);
        QCOMPARE(moved.takeFirst(), (QVariantList{QString(), QStringList{u"c"_s}}));
        press(u"Work && home"_s);
        QCOMPARE(moved.takeFirst(), (QVariantList{u"f1"_s, QStringList{u"c"_s}}));
        press(u"urgent"_s);
        QCOMPARE(tagged.takeFirst(), (QVariantList{u"urgent"_s, true, QStringList{u"c"_s}}));
        m_model->item(2)->setData(QStringList{u"urgent"_s}, TagsRole);
        press(u"urgent"_s);
        QCOMPARE(tagged.takeFirst(), (QVariantList{u"urgent"_s, false, QStringList{u"c"_s}}));
        m_model->item(2)->setData(true, DeletedRole);
        QCOMPARE(textsOf(*openMenu()), (QStringList{u"Restore"_s, u"Delete for good"_s}));
        QTest::keyClick(m_list, Qt::Key_Delete);
        QCOMPARE(wanted.takeFirst(), ask(Organising::DeleteForGood, {u"c"_s}));
    }

    void theMenuOfAnotherRowLeavesWhatIsSelected()
    {
        QSignalSpy wanted(m_sidebar.get(), &Sidebar::organiseRequested);
        QSignalSpy renamed(m_sidebar.get(), &Sidebar::renameRequested);
        m_sidebar->setCurrentConversation(u"a"_s);
        const auto openOn = [this](int row) {
            qDeleteAll(m_sidebar->findChildren<QMenu *>(u"Conversation menu"_s));
            const QPoint at = spotOf(row);
            QTest::mouseClick(m_list->viewport(), Qt::RightButton, {}, at);
            QContextMenuEvent byMouse(QContextMenuEvent::Mouse, at,
                                      m_list->viewport()->mapToGlobal(at));
            QApplication::sendEvent(m_list->viewport(), &byMouse);
            return m_sidebar->findChild<QMenu *>(u"Conversation menu"_s);
        };
        QMenu *menu = openOn(2);
        pressIn(*menu, u"Pin"_s);
        menu->close();
        QCOMPARE(wanted.takeFirst(), ask(Organising::Pin, {u"c"_s}));
        QCOMPARE(m_list->selectedConversations(), QStringList{u"a"_s});
        menu = openOn(2);
        pressIn(*menu, u"Rename"_s);
        menu->close();
        auto *line = m_list->findChild<QLineEdit *>(u"Title"_s);
        QVERIFY(line);
        line->setText(u"Delta"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(renamed.count(), 1);
        QCOMPARE(renamed.first(), (QVariantList{u"c"_s, u"Delta"_s}));
        QTRY_COMPARE(m_list->selectedConversations(), QStringList{u"a"_s});
        clickRow(1, Qt::ControlModifier);
        menu = openOn(1); // one of those that are selected: of all of them
        pressIn(*menu, u"Pin"_s);
        menu->close();
        QCOMPARE(wanted.takeFirst(), ask(Organising::Pin, {u"a"_s, u"b"_s}));
    }

    void theMenuOfATitleIsTheSame()
    {
        m_sidebar->setScopes({{{u"f1"_s, u"Work"_s}}, {u"urgent"_s}});
        QSignalSpy wanted(m_sidebar.get(), &Sidebar::organiseRequested);
        QSignalSpy moved(m_sidebar.get(), &Sidebar::folderRequested);
        QSignalSpy needed(m_sidebar.get(), &Sidebar::scopesNeeded);
        int renamings = 0;
        const OrganisedRows rows{
            .ids = {u"x"_s}, .isPinned = true, .folderIds = {u"f1"_s}, .tags = {u"urgent"_s}};
        QMenu menu;
        m_sidebar->fillMenu(menu, rows, [&renamings] { ++renamings; });
        QCOMPARE(needed.count(), 1);
        QCOMPARE(textsOf(menu),
                 (QStringList{u"Rename"_s, u"Unpin"_s, u"Move to folder"_s, u"Tags"_s, u"Archive"_s,
                              u"Export…"_s, QString(), u"Delete"_s}));
        for (const QAction *entry : menu.actions())
            QVERIFY(entry->shortcut().isEmpty()); // they are keys of the list
        pressIn(menu, u"Rename"_s);
        QCOMPARE(renamings, 1);
        pressIn(menu, u"Unpin"_s);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Unpin, {u"x"_s}));
        pressIn(menu, u"Out of the folder"_s);
        QCOMPARE(moved.takeFirst(), (QVariantList{QString(), QStringList{u"x"_s}}));
    }

    void theMenuOfAnUnlistedTitleIsDisabled()
    {
        QMenu menu;
        m_sidebar->fillMenu(menu, {}, {});
        QCOMPARE(menu.actions().size(), 8);
        for (const QAction *entry : menu.actions())
            QVERIFY2(!entry->isEnabled(), qPrintable(entry->text()));
    }

    void rowsTellWhatAllOfThemHave()
    {
        m_model->item(0)->setData(QStringList{u"a"_s, u"b"_s}, TagsRole);
        m_model->item(1)->setData(QStringList{u"b"_s, u"c"_s}, TagsRole);
        m_model->item(0)->setData(true, PinnedRole);
        m_model->item(1)->setData(true, PinnedRole);
        m_model->item(0)->setData(u"f"_s, FolderIdRole);
        m_model->item(1)->setData(true, ArchivedRole);
        const OrganisedRows rows = organisedRows({m_model->index(0, 0), m_model->index(1, 0)});
        QCOMPARE(rows.ids, (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(rows.tags, QStringList{u"b"_s});
        QCOMPARE(rows.folderIds, (QStringList{u"f"_s, QString()}));
        QVERIFY(rows.isPinned && !rows.isArchived && !rows.isBinned);
        QVERIFY(organisedRows({}) == OrganisedRows());
    }

    void manyAreExportedAsAFileForEach()
    {
        m_sidebar->setFileForms({u"Markdown"_s, u"PDF"_s});
        QSignalSpy wanted(m_sidebar.get(), &Sidebar::fileForEachRequested);
        m_sidebar->setCurrentConversation(u"a"_s);
        clickRow(1, Qt::ControlModifier);
        press(u"PDF"_s);
        QCOMPARE(wanted.takeFirst(), (QVariantList{1, QStringList{u"a"_s, u"b"_s}}));
        m_sidebar->findChild<QToolButton *>(u"More"_s)->click();
        auto *more = m_sidebar->findChild<QMenu *>(u"More menu"_s);
        more->findChild<QMenu *>()->actions().constFirst()->trigger();
        QCOMPARE(wanted.takeFirst(), (QVariantList{0, QStringList()})); // all
    }

    void asksForTheNameOfANewFolderInPlace()
    {
        QSignalSpy made(m_sidebar.get(), &Sidebar::newFolderRequested);
        QSignalSpy attention(m_sidebar.get(), &Sidebar::attentionRequested);
        m_sidebar->setCurrentConversation(u"a"_s);
        m_list->setFocus();
        press(u"New folder…"_s);
        QCOMPARE(attention.count(), 1); // it may be hidden
        auto *name = m_sidebar->findChild<QLineEdit *>(u"Name"_s);
        QTRY_VERIFY(name->hasFocus());
        QTest::keyClick(name, Qt::Key_Return); // blank
        QCOMPARE(made.count(), 0);
        QTest::keyClicks(name, u"  My  folder "_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(made.takeFirst(), (QVariantList{u"My folder"_s, QStringList{u"a"_s}}));
        QVERIFY(!name->isVisible());
        QVERIFY(m_list->hasFocus());
        press(u"New folder…"_s);
        QTest::keyClicks(name, u"never"_s);
        QTest::keyClick(name, Qt::Key_Escape);
        QVERIFY(!name->isVisible());
        QCOMPARE(made.count(), 0);
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

private:
    /// Replaces the model by one with the same rows and a new first one.
    void readAnew()
    {
        const std::unique_ptr<QStandardItemModel> former =
            std::exchange(m_model, std::make_unique<QStandardItemModel>());
        add(u"new"_s, u"New"_s, today);
        for (int row = 0; row < former->rowCount(); ++row)
            m_model->appendRow(former->item(row)->clone());
        m_sidebar->setModel(m_model.get());
    }
    static QVariantList ask(Organising what, const QStringList &ids)
    {
        return {QVariant::fromValue(what), ids};
    }
    [[nodiscard]] QPoint spotOf(int row) const
    {
        const QRect position = m_list->visualRect(m_list->model()->index(row, 0));
        return {position.center().x(), position.bottom() - 5};
    }
    void clickRow(int row, Qt::KeyboardModifiers modifiers)
    {
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, modifiers, spotOf(row));
    }
    QMenu *openMenu()
    {
        qDeleteAll(m_sidebar->findChildren<QMenu *>(u"Conversation menu"_s));
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_list, &byKey);
        return m_sidebar->findChild<QMenu *>(u"Conversation menu"_s);
    }
    static QStringList textsOf(const QMenu &menu)
    {
        QStringList texts;
        for (const QAction *action : menu.actions())
            texts.append(action->text());
        return texts;
    }
    void press(const QString &text)
    {
        QMenu *menu = openMenu();
        pressIn(*menu, text);
        menu->close();
    }
    static void pressIn(const QMenu &menu, const QString &text)
    {
        QList<QAction *> actions = menu.actions();
        for (const QMenu *below : menu.findChildren<QMenu *>())
            actions.append(below->actions());
        const auto found =
            std::find_if(actions.cbegin(), actions.cend(),
                         [&text](const QAction *each) { return each->text() == text; });
        QVERIFY2(found != actions.cend(), qPrintable(text));
        (*found)->trigger();
    }
    /// Drops these rows' conversations, or a text if there are none, on the scope of that name.
    void drop(const QList<int> &rows, const QString &scope)
    {
        auto *scopes = m_sidebar->findChild<ScopeList *>();
        QModelIndexList dragged;
        for (const int row : rows)
            dragged.append(m_list->model()->index(row, 0));
        const std::unique_ptr<QMimeData> data(m_list->model()->mimeData(dragged));
        if (rows.isEmpty())
            data->setData(data->formats().value(0), {});
        const QPoint position =
            scopes->visualItemRect(scopes->findItems(scope, Qt::MatchExactly).constFirst())
                .center();
        // As Qt does it: a widget that rejects a drag gets no further events of it.
        QDragEnterEvent enter(position, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(scopes->viewport(), &enter);
        QDragMoveEvent move(position, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(scopes->viewport(), &move);
        if (move.isAccepted()) {
            QDropEvent let(position, Qt::MoveAction, data.get(), Qt::LeftButton, {});
            QApplication::sendEvent(scopes->viewport(), &let);
        } else {
            QDragLeaveEvent leave;
            QApplication::sendEvent(scopes->viewport(), &leave);
        }
    }
};

HIWAR_TEST(OrganisingTest, QApplication)
#include "tst_organising.moc"
