// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sidebarcase.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/scopelist.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestSidebar : public SidebarCase
{
    Q_OBJECT

private slots:
    void groupsByDay_data()
    {
        QTest::addColumn<QDate>("date");
        QTest::addColumn<QString>("title");
        QTest::newRow("tomorrow") << today.addDays(1) << u"Today"_s;
        QTest::newRow("today") << today << u"Today"_s;
        QTest::newRow("yesterday") << today.addDays(-1) << u"Yesterday"_s;
        QTest::newRow("two days") << today.addDays(-2) << u"Previous 7 days"_s;
        QTest::newRow("seven days") << today.addDays(-7) << u"Previous 7 days"_s;
        QTest::newRow("eight days") << today.addDays(-8) << u"November"_s;
        QTest::newRow("last month") << QDate(2026, 10, 31) << u"October"_s;
        QTest::newRow("last year") << QDate(2025, 11, 30) << u"November 2025"_s;
    }
    void groupsByDay()
    {
        QFETCH(QDate, date);
        QFETCH(QString, title);
        QLocale::setDefault(QLocale::c());
        const ConversationGroup group = groupOf(date, today);
        QCOMPARE(titleOf(group, today), title);
        const auto [first, after] = daysOf(group, today);
        QVERIFY(first <= date && (!after.isValid() || date < after));
        QVERIFY(groupOf(first, today) == group);
        QVERIFY(groupOf(first.addDays(-1), today) != group);
        QVERIFY(!after.isValid() || groupOf(after, today) != group);
    }

    void isFoundByNameAndRole()
    {
        const auto check = [this](const QString &name, QAccessible::Role role) {
            auto *widget = m_sidebar->findChild<QWidget *>(name);
            QVERIFY2(widget != nullptr, qPrintable(name));
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QCOMPARE(face->text(QAccessible::Name), name);
            QCOMPARE(face->role(), role);
        };
        check(u"New conversation"_s, QAccessible::Button);
        check(u"Search conversations"_s, QAccessible::EditableText);
        check(u"Conversations"_s, QAccessible::List);
        check(u"Settings"_s, QAccessible::Button);
    }

    void itemsAreTheConversationsAndNothingElse()
    {
        m_model->item(2)->setData(true, ArrivingRole);
        m_model->item(3)->setData(true, UnreadRole);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_list);
        QCOMPARE(list->childCount(), 4);
        QStringList names;
        QStringList states;
        for (int row = 0; row < 4; ++row) {
            QCOMPARE(list->child(row)->role(), QAccessible::ListItem);
            names << list->child(row)->text(QAccessible::Name);
            states << list->child(row)->text(QAccessible::Description);
        }
        QCOMPARE(names,
                 (QStringList{u"Alpha"_s, u"ما هي المجرات؟"_s, u"Gamma"_s, u"New conversation"_s}));
        QCOMPARE(states, (QStringList{u"Today"_s, u"Today"_s, u"A reply is arriving. Yesterday"_s,
                                      u"A reply has not been read yet. October"_s}));
        m_model->item(0)->setData(true, PinnedRole);
        m_model->item(0)->setData(QStringList{u"work"_s, u"sky"_s}, TagsRole);
        QCOMPARE(list->child(0)->text(QAccessible::Description), u"Pinned. Tags: work, sky"_s);
    }

    void headingsStandAboveTheFirstOfEachGroup()
    {
        const int plain = m_list->visualRect(m_list->model()->index(1, 0)).height();
        for (const int row : {0, 2, 3})
            QVERIFY(m_list->visualRect(m_list->model()->index(row, 0)).height() > plain);
        const QRect first = m_list->visualRect(m_list->model()->index(0, 0));
        QVERIFY(!m_list->indexAt(first.topLeft() + QPoint(20, 3)).isValid());
        QCOMPARE(m_list->indexAt(first.bottomLeft() + QPoint(20, -3)).row(), 0);
    }

    void pinnedOnesHaveAHeadingOfTheirOwn()
    {
        const auto height = [this](int row) {
            return m_list->visualRect(m_list->model()->index(row, 0)).height();
        };
        const int plain = height(1);
        m_model->item(0)->setData(true, PinnedRole);
        QTRY_VERIFY(height(1) > plain);
    }

    void aPersonsChoiceIsTold()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        const QRect row = m_list->visualRect(m_list->model()->index(2, 0));
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {},
                          QPoint(row.center().x(), row.bottom() - 5));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), u"c"_s);
        QSignalSpy passed(m_sidebar.get(), &Sidebar::conversationPassed);
        QTest::keyClick(m_list, Qt::Key_Down); // it is shown, and the list keeps the keyboard
        QCOMPARE(passed.takeFirst().first().toString(), u"d"_s);
        QCOMPARE(chosen.count(), 1);
        QTest::keyClick(m_list, Qt::Key_Return);
        QCOMPARE(chosen.last().first().toString(), u"d"_s);
    }

    void lettersAreTheComposersUnlessTheListIsGoneToByKeyboard()
    {
        QSignalSpy passed(m_sidebar.get(), &Sidebar::conversationPassed);
        const auto type = [this](const QString &letter, Qt::KeyboardModifiers modifiers = {}) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_G, modifiers, letter);
            QApplication::sendEvent(m_list, &key);
            return key.isAccepted();
        };
        const QRect row = m_list->visualRect(m_list->model()->index(0, 0));
        m_list->setFocus(Qt::MouseFocusReason);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {},
                          QPoint(row.center().x(), row.bottom() - 5));
        QVERIFY(!type(u"g"_s)); // it goes on to the window
        QVERIFY(!type(u"م"_s));
        QVERIFY(!type(u" "_s));
        m_list->keyboardSearch(u"g"_s); // as an input method has it
        QCOMPARE(passed.count(), 0);
        QTest::keyClick(m_list, Qt::Key_Down); // the arrows are the list's
        QCOMPARE(passed.count(), 1);
        QVERIFY(!type(u"g"_s));
        for (const auto reason : {Qt::TabFocusReason, Qt::ShortcutFocusReason}) {
            m_search->setFocus();
            m_list->setFocus(reason);
            QVERIFY(type(u"g"_s));
        }
        QCOMPARE(m_list->currentIndex().row(), 2); // "Gamma"
    }

    void escapeLeavesTheSidebar()
    {
        QSignalSpy left(m_sidebar.get(), &Sidebar::closeRequested);
        m_sidebar->setCurrentConversation(u"a"_s);
        m_list->setFocus();
        m_list->selectAll();
        QTest::keyClick(m_list, Qt::Key_Escape); // one step: what is selected
        QCOMPARE(left.count(), 0);
        QTest::keyClick(m_list, Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
        m_sidebar->focusSearch();
        QTest::keyClicks(m_search, u"x"_s);
        QTest::keyClick(m_search, Qt::Key_Escape);
        QCOMPARE(m_search->text(), QString());
        QCOMPARE(left.count(), 1);
        QTest::keyClick(m_search, Qt::Key_Escape);
        QCOMPARE(left.count(), 2);
    }

    void anEmptyListShowsThatItHasTheKeyboard()
    {
        const auto hasRing = [this] {
            const QImage drawn = m_list->viewport()->grab().toImage();
            const Theme theme = makeTheme(ColourScheme::Light, 1.0);
            return drawn.pixelColor(drawn.width() / 2, 1) == theme.palette.focusRing;
        };
        m_model->clear();
        QVERIFY(!hasRing());
        m_list->setFocus(Qt::TabFocusReason);
        QVERIFY(hasRing());
        m_search->setFocus();
        QVERIFY(!hasRing());
        m_list->setFocus(Qt::MouseFocusReason);
        QVERIFY(!hasRing());
    }

    void aRingComesOnlyAfterKeys()
    {
        const auto hasRing = [this](int row) {
            const QRect position = m_list->visualRect(m_list->model()->index(row, 0));
            const QImage drawn = m_list->viewport()->grab().toImage();
            const Theme theme = makeTheme(ColourScheme::Light, 1.0);
            return drawn.pixelColor(position.center().x(), position.bottom()) ==
                   theme.palette.focusRing;
        };
        const QRect row = m_list->visualRect(m_list->model()->index(0, 0));
        m_list->setFocus(Qt::TabFocusReason);
        m_sidebar->setCurrentConversation(u"a"_s);
        QVERIFY(hasRing(0));
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {},
                          QPoint(row.center().x(), row.bottom() - 5));
        QVERIFY(!hasRing(0));
        QTest::keyClick(m_list, Qt::Key_Down);
        QVERIFY(hasRing(1));
    }

    void theModelsChangesChooseNothing()
    {
        QSignalSpy chosen(m_sidebar.get(), &Sidebar::conversationChosen);
        m_sidebar->setCurrentConversation(u"b"_s);
        QCOMPARE(m_list->currentIndex().row(), 1);
        m_model->removeRow(0);
        QCOMPARE(m_list->currentIndex().row(), 0);
        add(u"e"_s, u"Epsilon"_s, today, 0);
        QCOMPARE(m_list->currentIndex().row(), 1);
        m_model->removeRow(1); // the current one, as when a search does not match it
        QVERIFY(!m_list->currentIndex().isValid());
        add(u"b"_s, u"back"_s, today, 1);
        QCOMPARE(m_list->currentIndex().row(), 1);
        m_model->clear();
        m_sidebar->setCurrentConversation({});
        QCOMPARE(chosen.count(), 0);
    }

    void renamesInPlace()
    {
        QSignalSpy renamed(m_sidebar.get(), &Sidebar::renameRequested);
        const auto rename = [this](const QString &title) {
            m_list->setFocus();
            QTest::keyClick(m_list, Qt::Key_F2);
            auto *editor = m_list->findChild<QLineEdit *>(u"Title"_s);
            QVERIFY(editor != nullptr);
            QCOMPARE(editor->text(), u"Alpha"_s);
            editor->setText(title);
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(m_list->findChild<QLineEdit *>(u"Title"_s) == nullptr);
        };
        m_sidebar->setCurrentConversation(u"a"_s);
        rename(u" New\u2028 name "_s);
        QCOMPARE(renamed.count(), 1);
        QCOMPARE(renamed.first(), (QVariantList{u"a"_s, u"New name"_s}));
        QCOMPARE(m_model->item(0)->text(), u"Alpha"_s); // the model's owner decides
        rename(u"Alpha"_s);
        rename(u"  "_s);
        QCOMPARE(renamed.count(), 1);
    }

    void buttonsSayWhatIsWanted()
    {
        QSignalSpy fresh(m_sidebar.get(), &Sidebar::newConversationRequested);
        QSignalSpy settings(m_sidebar.get(), &Sidebar::settingsRequested);
        QTest::mouseClick(m_sidebar->findChild<QPushButton *>(u"New conversation"_s),
                          Qt::LeftButton);
        QTest::mouseClick(m_sidebar->findChild<QPushButton *>(u"Settings"_s), Qt::LeftButton);
        QCOMPARE(fresh.count(), 1);
        QCOMPARE(settings.count(), 1);
    }

    void tabWalksFromTopToBottom()
    {
        m_sidebar->findChild<QWidget *>(u"New conversation"_s)->setFocus();
        QStringList visited;
        for (int step = 0; step < 8; ++step) {
            visited << QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(visited, (QStringList{u"New conversation"_s, u"Temporary conversation"_s,
                                       u"Search conversations"_s, u"Shown conversations"_s,
                                       u"Sort"_s, u"Conversations"_s, u"Settings"_s, u"More"_s}));
    }

    void titlesAreAtTheListsLeadingEdge_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void titlesAreAtTheListsLeadingEdge()
    {
        QFETCH(Qt::LayoutDirection, direction);
        m_sidebar->setLayoutDirection(direction);
        const QImage drawn = m_list->viewport()->grab().toImage();
        // Where the ink of a row begins and ends.
        const auto inkOf = [&drawn, this](int row) {
            const QRect position = m_list->visualRect(m_list->model()->index(row, 0));
            const int y = position.bottom() - m_list->fontMetrics().height();
            const QRgb ground = drawn.pixel(position.left() + 1, position.bottom());
            std::pair<int, int> ink(drawn.width(), 0);
            for (int line = y; line < position.bottom() - 4; ++line) {
                for (int x = 0; x < drawn.width(); ++x) {
                    if (drawn.pixel(x, line) != ground)
                        ink = {std::min(ink.first, x), std::max(ink.second, x)};
                }
            }
            return ink;
        };
        for (const int row : {0, 1}) { // a Latin title and an Arabic one
            const auto [left, right] = inkOf(row);
            const int before = direction == Qt::LeftToRight ? left : drawn.width() - 1 - right;
            QVERIFY2(before > 16 && before < 28, qPrintable(QString::number(before)));
            QVERIFY(right - left < drawn.width() / 2);
        }
    }

    void tenThousandRowsAreThereAtOnce()
    {
        QStandardItemModel many;
        for (int row = 0; row < 10'000; ++row) {
            auto *item = new QStandardItem(u"Conversation %1"_s.arg(row));
            item->setData(QString::number(row), ConversationIdRole);
            item->setData(today.addDays(-row / 20).startOfDay().toUTC(), ListedTimeRole);
            many.appendRow(item);
        }
        QBENCHMARK_ONCE
        {
            m_sidebar->setModel(&many);
            m_list->doItemsLayout();
            m_sidebar->setCurrentConversation(u"9999"_s);
        }
        QCOMPARE(m_list->currentIndex().row(), 9999);
        QVERIFY(m_list->viewport()->rect().intersects(m_list->visualRect(m_list->currentIndex())));
        m_sidebar->setModel(m_model.get());
    }
};

HIWAR_TEST(TestSidebar, QApplication)
#include "tst_sidebar.moc"
