// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/jumpbutton.h"
#include "ui/theme/column.h"

#include <QApplication>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

using namespace Hiwar;

namespace {

/// Questions and replies in turn; a reply's words are numbered.
QList<ShownMessage> talk(int messages, int words = 40)
{
    QList<ShownMessage> out;
    for (int i = 0; i < messages; ++i) {
        QString text;
        for (int word = 0; word < (i % 2 == 0 ? 3 : words); ++word)
            text += u"word%1-%2 "_s.arg(i).arg(word);
        out << makeMessage(QString::number(i), i % 2 == 0 ? Role::User : Role::Assistant, text);
    }
    return out;
}

struct Reading : ShownView
{
    using ShownView::ShownView;

    QScrollBar *bar() { return view.verticalScrollBar(); }
    JumpButton *jump() { return view.findChild<JumpButton *>(); }

    /// The top of a word in the viewport.
    int topOf(int row, int word)
    {
        MessageLayout &shown = layout(row);
        const int at = int(shown.block(0).text().indexOf(u"word%1-%2 "_s.arg(row).arg(word)));
        const QRectF rect = shown.rectsOf({0, at}, {0, at + 4}).value(0);
        return qRound(rect.top()) + view.rowRect(row).top();
    }

    /// The first word on the line of the given word.
    int lineStart(int row, int word)
    {
        const int top = topOf(row, word);
        while (word > 0 && topOf(row, word - 1) == top)
            --word;
        return word;
    }

    void turn(int angle)
    {
        const QPointF at = view.viewport()->rect().center();
        QWheelEvent wheel(at, view.viewport()->mapToGlobal(at), {}, QPoint(0, angle), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &wheel);
    }

    /// A token arrives, and a frame is shown.
    void token(const QString &text = u"and more of it. "_s)
    {
        model.appendText(model.rowCount() - 1, text);
        frame();
    }
};

} // namespace

class ScrollingTest : public TestCase
{
    Q_OBJECT

private slots:
    void oneNotchUpHoldsAgainstAStream();
    void theLeastTurnUpHolds();
    void scrollingUpMovesTheTextByTheWheelAlone();
    void theWordsStayWhenTheWindowChanges_data();
    void theWordsStayWhenTheWindowChanges();
    void comesBackToWhereItWasRead();
    void anUnknownBookmarkLeadsToTheEnd();
    void neverMovesByItselfWhenNotToFollow();
    void pinsTheQuestion();
    void theButtonTellsOfNewText();
    void theButtonIsAtTheEndOfTheLines();
    void scrollsByKeys();
    void goesFromQuestionToQuestion();
    void theHeldScrollBarStaysInTheHand();
    void selectingHoldsTheText();
};

void ScrollingTest::oneNotchUpHoldsAgainstAStream()
{
    Reading reading(talk(20));
    for (int i = 0; i < 30; ++i)
        reading.token();
    QCOMPARE(reading.bar()->value(), reading.bar()->maximum());
    reading.model.appendText(19, u"not yet laid out "_s);
    const int before = reading.bar()->value();
    reading.turn(120);
    const int after = reading.bar()->value();
    QVERIFY(after < before);
    for (int i = 0; i < 60; ++i)
        reading.token();
    QCOMPARE(reading.bar()->value(), after);
    QVERIFY(!reading.view.isFollowing());
}

void ScrollingTest::theLeastTurnUpHolds()
{
    Reading reading(talk(20));
    reading.turn(1);
    const int y = reading.bar()->value();
    for (int i = 0; i < 50; ++i)
        reading.token();
    QCOMPARE(reading.bar()->value(), y);
    reading.bar()->setValue(reading.bar()->maximum());
    QVERIFY(reading.view.isFollowing());
}

void ScrollingTest::scrollingUpMovesTheTextByTheWheelAlone()
{
    // The heights above are estimates, and wrong: headings and lists are taller than estimated.
    QList<ShownMessage> messages;
    for (int i = 0; i < 60; ++i)
        messages << makeMessage(QString::number(i), Role::Assistant,
                                u"word%1-0 \n\n# Heading\n\n- a\n- b\n\n---\n\nend"_s.arg(i));
    Reading reading(messages);
    for (int i = 0; i < 40; ++i) {
        const int row = reading.view.visibleRows().last;
        const int before = reading.view.rowRect(row).top();
        reading.turn(120);
        const int step = reading.view.rowRect(row).top() - before;
        QCOMPARE(step, reading.bar()->singleStep() * QApplication::wheelScrollLines());
    }
}

void ScrollingTest::theWordsStayWhenTheWindowChanges_data()
{
    QTest::addColumn<std::function<void(ConversationView &)>>("change");
    const auto add = [](const char *name, const std::function<void(ConversationView &)> &change) {
        QTest::newRow(name) << change;
    };
    add("narrow", [](ConversationView &view) { view.resize(420, 500); });
    add("narrow and wide again", [](ConversationView &view) {
        for (int width = 700; width > 400; width -= 7)
            view.resize(width, 500);
        for (int width = 400; width <= 700; width += 7)
            view.resize(width, 500);
    });
    add("large letters",
        [](ConversationView &view) { view.setTheme(makeTheme(ColourScheme::Light, 1.7)); });
    add("dark and small",
        [](ConversationView &view) { view.setTheme(makeTheme(ColourScheme::Dark, 0.7)); });
    add("mirrored", [](ConversationView &view) { view.setLayoutDirection(Qt::RightToLeft); });
}

void ScrollingTest::theWordsStayWhenTheWindowChanges()
{
    QFETCH(std::function<void(ConversationView &)>, change);
    Reading reading(talk(5, 900));
    // Deep within a message of many pages, where its top does not help.
    reading.view.ensureVisible(3);
    for (const int wanted : {500, 303}) {
        reading.bar()->setValue(reading.bar()->value() + reading.topOf(3, wanted));
        const int word = reading.lineStart(3, wanted);
        const int before = reading.topOf(3, word);
        QVERIFY(std::abs(before) < 3);
        change(reading.view);
        QVERIFY2(std::abs(reading.topOf(3, word) - before) < 3,
                 qPrintable(QString::number(reading.topOf(3, word))));
    }
}

void ScrollingTest::comesBackToWhereItWasRead()
{
    Reading reading(talk(24, 300));
    reading.view.ensureVisible(21);
    reading.bar()->setValue(reading.bar()->value() + reading.topOf(21, 150));
    const int word = reading.lineStart(21, 150);
    const int before = reading.topOf(21, word);
    const auto bookmark = reading.view.bookmark();
    QVERIFY(bookmark);
    MessageModel other;
    other.setMessages(talk(6));
    reading.view.setModel(&other);
    QVERIFY(!reading.view.bookmark()); // none, because the view is at the end
    reading.view.resize(500, 500);
    reading.view.setModel(&reading.model);
    QVERIFY(reading.view.isFollowing());
    reading.view.returnTo(*bookmark);
    QVERIFY(!reading.view.isFollowing());
    QVERIFY(std::abs(reading.topOf(21, word) - before) < 3);
    reading.view.setModel(nullptr);
}

void ScrollingTest::anUnknownBookmarkLeadsToTheEnd()
{
    Reading reading(talk(40));
    reading.view.returnTo({u"gone"_s, {.row = 3}});
    QVERIFY(reading.view.isFollowing());
    QCOMPARE(reading.bar()->value(), reading.bar()->maximum());
}

void ScrollingTest::neverMovesByItselfWhenNotToFollow()
{
    Reading reading(talk(20));
    reading.view.setReadingOptions({.followReplies = false});
    const int y = reading.bar()->value();
    for (int i = 0; i < 40; ++i)
        reading.token();
    QCOMPARE(reading.bar()->value(), y);
    QVERIFY(reading.jump()->isVisible() && reading.jump()->hasNewText());
}

void ScrollingTest::pinsTheQuestion()
{
    Reading reading(talk(20));
    reading.view.setReadingOptions({.pinQuestion = true});
    reading.model.append(makeMessage(u"q"_s, Role::User, u"Why?"_s));
    reading.model.append(makeMessage(u"a"_s, Role::Assistant, {}, MessageState::Waiting));
    reading.frame();
    QCOMPARE(reading.view.rowRect(20).top(), 0);
    QVERIFY(reading.view.rowRect(21).bottom() < reading.view.viewport()->height() - 100);
    QVERIFY(!reading.jump()->isVisible());
    for (int i = 0; i < 120; ++i)
        reading.token();
    QCOMPARE(reading.view.rowRect(20).top(), 0);
    QVERIFY(reading.jump()->isVisible() && reading.jump()->hasNewText());
    reading.view.resize(500, 400);
    QCOMPARE(reading.view.rowRect(20).top(), 0);
    reading.turn(-120);
    QVERIFY(reading.view.rowRect(20).top() < 0);
    reading.view.jumpToLatest();
    QCOMPARE(reading.view.rowRect(21).bottom() + 1, reading.view.viewport()->height());
}

void ScrollingTest::theButtonTellsOfNewText()
{
    Reading reading(talk(20));
    QVERIFY(!reading.jump()->isVisible());
    QTest::keyClick(&reading.view, Qt::Key_PageUp);
    QVERIFY(reading.jump()->isVisible());
    QVERIFY(!reading.jump()->hasNewText());
    QVERIFY(reading.jump()->toolTip().contains(u"(End)"_s));
    reading.token();
    QVERIFY(reading.jump()->hasNewText());
    QVERIFY(reading.jump()->toolTip().contains(u"new text"_s));
    QCOMPARE(reading.jump()->accessibleName(), u"Jump to the latest"_s);
    QVERIFY(!reading.jump()->accessibleDescription().isEmpty());
    reading.bar()->setValue(reading.bar()->maximum()); // seen
    QVERIFY(!reading.jump()->isVisible());
    QVERIFY(!reading.jump()->hasNewText());
}

void ScrollingTest::theButtonIsAtTheEndOfTheLines()
{
    Reading reading(talk(20));
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        reading.view.setLayoutDirection(direction);
        for (const qreal factor : {1.0, 2.0}) {
            reading.view.setTheme(makeTheme(ColourScheme::Light, factor));
            for (const QSize size : {QSize(1600, 830), QSize(1080, 830), QSize(420, 600)}) {
                reading.view.resize(size);
                reading.frame();
                reading.bar()->setValue(reading.bar()->maximum() / 2);
                reading.frame();
                const QRect at =
                    QStyle::visualRect(direction, reading.view.rect(), reading.jump()->geometry());
                const QRect inside = QStyle::visualRect(direction, reading.view.rect(),
                                                        reading.view.viewport()->geometry());
                QVERIFY(reading.jump()->isVisible() && inside.contains(at));
                const QRect column = columnIn(size.width(), reading.view.rows().theme());
                const bool hasRoom = inside.right() - column.right() > 2 * at.width();
                QVERIFY2(hasRoom ? at.left() > column.right()
                                 : inside.right() - at.right() < at.width(),
                         qPrintable(u"%1 at %2"_s.arg(at.left()).arg(size.width())));
            }
        }
    }
}

void ScrollingTest::scrollsByKeys()
{
    Reading reading(talk(40));
    const int height = reading.view.viewport()->height();
    QTest::keyClick(&reading.view, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(reading.bar()->value(), 0);
    QTest::keyClick(&reading.view, Qt::Key_PageDown);
    const int page = reading.bar()->value();
    QVERIFY(page < height && page > height * 3 / 4); // pages overlap a little
    QTest::keyClick(&reading.view, Qt::Key_Space);
    QCOMPARE(reading.bar()->value(), 2 * page);
    QTest::keyClick(&reading.view, Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(reading.bar()->value(), page);
    QTest::keyClick(&reading.view, Qt::Key_PageUp);
    QCOMPARE(reading.bar()->value(), 0);
    QTest::keyClick(&reading.view, Qt::Key_End);
    QVERIFY(reading.view.isFollowing());
    QTest::keyClick(&reading.view, Qt::Key_Up); // to a visible message, which shall stay visible
    QVERIFY(!reading.view.isFollowing());
}

void ScrollingTest::goesFromQuestionToQuestion()
{
    Reading reading(talk(21, 200)); // the last one is a question
    const auto topQuestion = [&] {
        return reading.view.rowRect(reading.view.cursor().row()).top();
    };
    reading.view.goToQuestion(-1);
    QCOMPARE(reading.view.cursor().row(), 18);
    QCOMPARE(topQuestion(), 0);
    reading.view.goToQuestion(-1);
    QCOMPARE(reading.view.cursor().row(), 16);
    QCOMPARE(topQuestion(), 0);
    reading.view.goToQuestion(1);
    QCOMPARE(reading.view.cursor().row(), 18);
    reading.bar()->setValue(reading.view.rows().geometry().top(7) + 20); // within a reply
    reading.view.goToQuestion(-1);
    QCOMPARE(reading.view.cursor().row(), 6);
    reading.bar()->setValue(reading.view.rows().geometry().top(7) + 20);
    reading.view.goToQuestion(1);
    QCOMPARE(reading.view.cursor().row(), 8);
    for (int i = 0; i < 9; ++i)
        reading.view.goToQuestion(1);
    QVERIFY(reading.view.isFollowing()); // after the last question comes the end
    for (int i = 0; i < 30; ++i)
        reading.view.goToQuestion(-1);
    QCOMPARE(reading.bar()->value(), 0);
}

void ScrollingTest::theHeldScrollBarStaysInTheHand()
{
    Reading reading(talk(20));
    reading.bar()->setSliderDown(true);
    const int y = reading.bar()->value();
    for (int i = 0; i < 20; ++i)
        reading.token();
    QCOMPARE(reading.bar()->value(), y);
    reading.bar()->setSliderPosition(y - 40);
    for (int i = 0; i < 20; ++i)
        reading.token();
    reading.bar()->setSliderDown(false);
    reading.token();
    QCOMPARE(reading.bar()->value(), y - 40);
}

void ScrollingTest::selectingHoldsTheText()
{
    Reading reading(talk(20));
    const QPoint from(reading.view.viewport()->width() / 2, 200);
    QTest::mousePress(reading.view.viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(reading.view.viewport(), from + QPoint(60, 0));
    const int y = reading.bar()->value();
    for (int i = 0; i < 20; ++i)
        reading.token();
    QTest::mouseRelease(reading.view.viewport(), Qt::LeftButton, {}, from + QPoint(60, 0));
    QCOMPARE(reading.bar()->value(), y);
    QVERIFY(!reading.view.selectedText().isEmpty());
}

HIWAR_TEST(ScrollingTest, QApplication)
#include "tst_scrolling.moc"
