// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/find/outlinepanel.h"
#include "ui/find/questiondelegate.h"
#include "ui/find/questionlist.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>

using namespace Hiwar;

namespace {

QList<ShownMessage> talk(int questions)
{
    QList<ShownMessage> out;
    for (int i = 0; i < questions; ++i) {
        out << makeMessage(u"q%1"_s.arg(i), Role::User,
                           u"\n  Question   number %1\nand more of it"_s.arg(i));
        out << makeMessage(u"a%1"_s.arg(i), Role::Assistant, u"An answer. "_s.repeated(80));
    }
    return out;
}

struct Outlined : ShownView
{
    OutlinePanel panel{view};

    explicit Outlined(const QList<ShownMessage> &messages)
        : ShownView(messages)
    {
        panel.setTheme(testTheme());
        QObject::connect(&panel, &OutlinePanel::questionChosen, &view, &ConversationView::goTo);
        view.activateWindow();
    }

    QLineEdit *filter() { return panel.findChild<QLineEdit *>(); }
    QListView *list() { return panel.findChild<QListView *>(); }
    QString current() { return list()->currentIndex().data().toString(); }
};

} // namespace

class OutlineTest : public TestCase
{
    Q_OBJECT

private slots:
    void listsTheFirstLinesOfAllQuestions();
    void marksTheOneThatIsRead();
    void goesToAQuestionByKeyboard();
    void goesToAQuestionByMouse();
    void filtersWhileWordsAreTyped();
    void closesWithoutLeavingATrace();
    void followsQuestionsThatCome();
    void readsOnlyWhatIsSeenOfTenThousand();
    void isReadAloud();
    void saysThatThereIsNothing();
    void tellsTheTimeOfToday();
    void wordsAndTimeStandApart_data();
    void wordsAndTimeStandApart();
};

void OutlineTest::listsTheFirstLinesOfAllQuestions()
{
    Outlined outlined(talk(30));
    outlined.panel.open();
    QCOMPARE(outlined.list()->model()->rowCount(), 30);
    QCOMPARE(outlined.list()->model()->index(7, 0).data().toString(), u"Question number 7"_s);
}

void OutlineTest::marksTheOneThatIsRead()
{
    Outlined outlined(talk(30));
    outlined.view.goTo(20);
    outlined.panel.open();
    QCOMPARE(outlined.current(), u"Question number 10"_s);
    QVERIFY(outlined.list()->currentIndex().data(QuestionList::IsCurrentRole).toBool());
    outlined.panel.close();
    outlined.view.verticalScrollBar()->setValue(outlined.view.rows().geometry().top(21) +
                                                5); // its answer
    outlined.panel.open();
    QCOMPARE(outlined.current(), u"Question number 10"_s);
}

void OutlineTest::goesToAQuestionByKeyboard()
{
    Outlined outlined(talk(30));
    QTRY_VERIFY(outlined.view.isActiveWindow());
    outlined.view.goTo(20);
    outlined.panel.open();
    QTRY_VERIFY(outlined.filter()->hasFocus());
    QTest::keyClick(outlined.filter(), Qt::Key_Down);
    QTest::keyClick(outlined.filter(), Qt::Key_Down);
    QCOMPARE(outlined.current(), u"Question number 12"_s);
    QTest::keyClick(outlined.filter(), Qt::Key_Return);
    QVERIFY(!outlined.panel.isVisible());
    QCOMPARE(outlined.view.rowRect(24).top(), 0);
    QCOMPARE(outlined.view.cursor().row(), 24);
    QTRY_VERIFY(outlined.view.hasFocus());
}

void OutlineTest::goesToAQuestionByMouse()
{
    Outlined outlined(talk(30));
    outlined.panel.open();
    outlined.list()->scrollToTop();
    const QRect row = outlined.list()->visualRect(outlined.list()->model()->index(2, 0));
    QTest::mouseClick(outlined.list()->viewport(), Qt::LeftButton, {}, row.center());
    QVERIFY(!outlined.panel.isVisible());
    QCOMPARE(outlined.view.rowRect(4).top(), 0);
}

void OutlineTest::filtersWhileWordsAreTyped()
{
    QList<ShownMessage> messages = talk(30);
    messages[10].text = u"مَرْحَبًا بكم"_s;
    Outlined outlined(messages);
    outlined.panel.open();
    outlined.filter()->setText(u"NUMBER 2"_s);
    QCOMPARE(outlined.list()->model()->rowCount(), 11); // 2 and 20 to 29
    outlined.filter()->setText(u"مرحبا"_s);
    QCOMPARE(outlined.list()->model()->rowCount(), 1);
    QTest::keyClick(outlined.filter(), Qt::Key_Return);
    QCOMPARE(outlined.view.rowRect(10).top(), 0);
}

void OutlineTest::closesWithoutLeavingATrace()
{
    Outlined outlined(talk(30));
    QTRY_VERIFY(outlined.view.isActiveWindow());
    outlined.view.setFocus();
    outlined.view.verticalScrollBar()->setValue(900);
    const int y = outlined.view.verticalScrollBar()->value();
    outlined.panel.open();
    QVERIFY(outlined.view.overlays().contains(&outlined.panel));
    QTest::keyClick(outlined.filter(), Qt::Key_Escape);
    QVERIFY(!outlined.panel.isVisible());
    QTRY_VERIFY(outlined.view.hasFocus());
    QCOMPARE(outlined.view.verticalScrollBar()->value(), y);
    outlined.panel.open();
    outlined.panel.open(); // the same key closes it
    QVERIFY(!outlined.panel.isVisible());
    outlined.panel.open();
    outlined.view.setFocus(); // like a click on the text
    QTRY_VERIFY(!outlined.panel.isVisible());
}

void OutlineTest::followsQuestionsThatCome()
{
    Outlined outlined(talk(3));
    outlined.panel.open();
    outlined.model.append(makeMessage(u"new"_s, Role::User, u"Another"_s));
    QCOMPARE(outlined.list()->model()->rowCount(), 4);
    outlined.model.remove(0);
    QCOMPARE(outlined.list()->model()->rowCount(), 3);
    outlined.model.setMessages(talk(9));
    QCOMPARE(outlined.list()->model()->rowCount(), 9);
    outlined.view.setModel(nullptr);
    QCOMPARE(outlined.list()->model()->rowCount(), 0);
}

void OutlineTest::readsOnlyWhatIsSeenOfTenThousand()
{
    Outlined outlined(talk(5000));
    const int before = MessageLayout::blocksMade();
    outlined.panel.open();
    outlined.filter()->setText(u"number 4999"_s);
    QCOMPARE(outlined.list()->model()->rowCount(), 1);
    QCOMPARE(MessageLayout::blocksMade(), before); // searching lays out nothing
    QTest::keyClick(outlined.filter(), Qt::Key_Return);
    QVERIFY(outlined.view.visibleRows().contains(9998));
}

void OutlineTest::isReadAloud()
{
    Outlined outlined(talk(3));
    outlined.panel.open();
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(outlined.list());
    QCOMPARE(list->text(QAccessible::Name), u"Questions"_s);
    QCOMPARE(list->childCount(), 3);
    QCOMPARE(list->child(1)->text(QAccessible::Name), u"Question number 1"_s);
    QAccessibleInterface *filter = QAccessible::queryAccessibleInterface(outlined.filter());
    QCOMPARE(filter->text(QAccessible::Name), u"Filter questions"_s);
}

void OutlineTest::saysThatThereIsNothing()
{
    Outlined outlined({makeMessage(u"a"_s, Role::Assistant, u"x"_s)});
    outlined.panel.open();
    QCOMPARE(outlined.filter()->accessibleDescription(), u"No questions yet."_s);
    QTest::keyClick(outlined.filter(), Qt::Key_Return); // there is nothing to go to
    QVERIFY(outlined.panel.isVisible());
}

void OutlineTest::tellsTheTimeOfToday()
{
    const QDateTime asked(QDate(2026, 3, 4), QTime(9, 5));
    QVERIFY(askedText(asked, QDate(2026, 3, 4)).contains(u"05"_s));
    QVERIFY(!askedText(asked, QDate(2026, 3, 5)).contains(u"05"_s));
    QVERIFY(askedText({}, QDate(2026, 3, 5)).isEmpty());
}

void OutlineTest::wordsAndTimeStandApart_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("from left to right") << Qt::LeftToRight;
    QTest::newRow("from right to left") << Qt::RightToLeft;
}

void OutlineTest::wordsAndTimeStandApart()
{
    QFETCH(Qt::LayoutDirection, direction);
    Outlined outlined({makeMessage(u"q"_s, Role::User, u"Why?"_s)});
    outlined.view.setLayoutDirection(direction);
    outlined.panel.open();
    const QListView *list = outlined.list();
    const QRect row = list->visualRect(list->model()->index(0, 0));
    const QImage drawn = list->viewport()->grab(row).toImage();
    const QRgb ground = drawn.pixel(drawn.width() / 2, 1);
    const auto hasInk = [&](int from, int to) {
        for (int x = from; x < to; ++x) {
            for (int y = 0; y < drawn.height(); ++y) {
                if (drawn.pixel(x, y) != ground)
                    return true;
            }
        }
        return false;
    };
    const int third = drawn.width() / 3;
    const int edge = testTheme().px(Space::s); // beyond the current question's mark
    QVERIFY(hasInk(edge, third));
    QVERIFY(!hasInk(third, 2 * third));
    QVERIFY(hasInk(2 * third, drawn.width() - edge));
}

HIWAR_TEST(OutlineTest, QApplication)
#include "tst_outline.moc"
