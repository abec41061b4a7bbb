// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/accessibletree.h"
#include "tests/ui/sidebarcase.h"

#include <QAccessible>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>

#include <functional>

using namespace Qt::StringLiterals;
using namespace Hiwar;

/// The conversation list as a screen reader reads it, while it changes.
class AccessibleListTest : public SidebarCase
{
    Q_OBJECT

private slots:
    void whoAsksForARowThatWentIsToldThatThereIsNone()
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        const int counted = list->childCount();
        m_model->removeRow(0);
        QVERIFY(!list->child(counted - 1)); // and without a warning
        QVERIFY(!list->child(-1));
        QVERIFY(list->child(counted - 2));
    }

    void anItemStaysItsRowsWhenOthersComeAndGo()
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        QAccessibleInterface *gamma = list->child(2);
        QCOMPARE(gamma->text(QAccessible::Name), u"Gamma"_s);
        m_model->removeRow(0);
        QCOMPARE(list->child(1), gamma);
        QCOMPARE(list->indexOfChild(gamma), 1);
        add(u"e"_s, u"Epsilon"_s, today, 0);
        add(u"f"_s, u"Phi"_s, today, 0);
        QCOMPARE(list->child(3), gamma);
        QCOMPARE(gamma->parent(), list);
        QCOMPARE(gamma->text(QAccessible::Name), u"Gamma"_s);
    }

    void anItemEndsWithItsRow_data()
    {
        QTest::addColumn<std::function<void()>>("happens");
        QTest::newRow("removed") << std::function([this] { m_model->removeRow(0); });
        QTest::newRow("read anew") << std::function([this] { m_model->clear(); });
        QTest::newRow("another list") << std::function([this] { m_sidebar->setModel(&m_other); });
    }

    void anItemEndsWithItsRow()
    {
        QFETCH(const std::function<void()>, happens);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        const QAccessible::Id alpha = QAccessible::uniqueId(list->child(0));
        const QAccessible::Id beta = QAccessible::uniqueId(list->child(1));
        QVERIFY(QAccessible::accessibleInterface(alpha));
        happens();
        QVERIFY(!QAccessible::accessibleInterface(alpha)); // Qt warns if it exists but is invalid
        QCOMPARE(QAccessible::accessibleInterface(beta) != nullptr, list->childCount() > 0);
    }

    void tellsWhatIsSelectedFocusedAndInSight()
    {
        m_sidebar->setCurrentConversation(u"b"_s);
        m_list->setFocus();
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        QAccessibleInterface *row = list->child(1);
        QVERIFY(row->state().selected && row->state().focused && row->state().extSelectable);
        QVERIFY(!list->child(0)->state().selected && !list->child(0)->state().focused);
        QCOMPARE(list->focusChild(), row);
        const QPoint middle = row->rect().center();
        QCOMPARE(list->childAt(middle.x(), middle.y()), row);
        QVERIFY(!row->state().offscreen && !row->state().invisible);
        for (int i = 0; i < 50; ++i)
            add(QString::number(i), u"More"_s, today.addDays(-60));
        QVERIFY(list->child(list->childCount() - 1)->state().offscreen);
    }

    void pressingAnItemOpensIt()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        QAccessibleActionInterface *action = list->child(2)->actionInterface();
        QCOMPARE(action->actionNames(),
                 (QStringList{QAccessibleActionInterface::pressAction(),
                              QAccessibleActionInterface::showMenuAction()}));
        action->doAction(action->actionNames().constFirst());
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), u"c"_s);
    }

    void theFieldForANameIsFound()
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        const int rows = list->childCount();
        m_sidebar->setCurrentConversation(u"a"_s);
        m_list->setFocus();
        QTest::keyClick(m_list, Qt::Key_F2);
        auto *editor = m_list->findChild<QLineEdit *>(u"Title"_s);
        QVERIFY(editor);
        QAccessibleInterface *field = QAccessible::queryAccessibleInterface(editor);
        QCOMPARE(objectBelow(list, u"Title"_s), field);
        for (QAccessibleInterface *at = field; at != list; at = at->parent()) {
            const int place = at->parent()->indexOfChild(at);
            QVERIFY(place >= 0);
            QCOMPARE(at->parent()->child(place), at);
        }
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_COMPARE(list->childCount(), rows);
        QVERIFY(!list->child(rows));
    }

    void aRowShowsItsMenu()
    {
        QSignalSpy menu(m_list, &ConversationList::menuRequested);
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        m_sidebar->setCurrentConversation(u"a"_s);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        list->child(2)->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
        QTRY_COMPARE(menu.count(), 1);
        QCOMPARE(menu.first().first().value<OrganisedRows>().ids, QStringList{u"c"_s});
        QCOMPARE(chosen.count(), 0);
        m_sidebar->findChild<QMenu *>(u"Conversation menu"_s)->close();
    }

private:
    QStandardItemModel m_other;
};

HIWAR_TEST(AccessibleListTest, QApplication)
#include "tst_accessiblelist.moc"
