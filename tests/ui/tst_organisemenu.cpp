// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/organisingcase.h"

#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

/// The menu of conversations, of rows and of a title.
class OrganiseMenuTest : public OrganisingCase
{
    Q_OBJECT

private slots:
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
                              u"Export…"_s, u"Open in a new tab"_s, u"Open in a new window"_s,
                              QString(), u"Delete"_s}));
        press(u"Delete"_s);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Delete, {u"c"_s}));
        press(u"Remove from the folder"_s);
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
                              u"Export…"_s, u"Open in a new tab"_s, u"Open in a new window"_s,
                              QString(), u"Delete"_s}));
        for (const QAction *entry : menu.actions())
            QVERIFY(entry->shortcut().isEmpty()); // they are keys of the list
        pressIn(menu, u"Rename"_s);
        QCOMPARE(renamings, 1);
        pressIn(menu, u"Unpin"_s);
        QCOMPARE(wanted.takeFirst(), ask(Organising::Unpin, {u"x"_s}));
        pressIn(menu, u"Remove from the folder"_s);
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
};

HIWAR_TEST(OrganiseMenuTest, QApplication)
#include "tst_organisemenu.moc"
