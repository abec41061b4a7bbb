// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/conversation/rows/scrollpolicy.h"

using namespace Hiwar;

namespace {

constexpr int height = 300;

/// Ten messages of 100 pixels, in a viewport of 300.
struct Reader
{
    RowGeometry rows;
    ScrollPolicy policy;
    int y = 0;

    Reader()
    {
        rows.reset(std::vector<int>(10, 100));
        policy.opened();
        settle();
    }

    [[nodiscard]] ScrollPolicy::Window window() const { return {rows, height}; }
    void settle()
    {
        y = policy.standAt(window());
        policy.settled(y, window());
    }
    /// Tokens: the last message grows, and is laid out.
    void grow(int by)
    {
        rows.setHeight(rows.count() - 1, rows.height(rows.count() - 1) + by);
        policy.grew(true);
        settle();
    }
    /// Like the wheel.
    void turn(int by)
    {
        if (by < 0)
            policy.turnedUp(window());
        const int lowest = policy.end(window());
        const int to = std::clamp(y + by, 0, lowest);
        if (to != y)
            policy.scrolled(to, to == lowest, rows.anchorAt(to), window());
        if (by > 0)
            policy.turnedDown(to, window());
        settle();
    }
    void ask()
    {
        const int row = rows.count();
        rows.insert(row, {60});
        policy.rowsInserted(row, 1);
        policy.questionAsked(row);
        policy.grew(true);
        rows.insert(row + 1, {40}); // the expected reply
        policy.rowsInserted(row + 1, 1);
        policy.grew(true);
        settle();
    }
};

} // namespace

class ScrollPolicyTest : public TestCase
{
    Q_OBJECT

private slots:
    void opensAtTheEnd()
    {
        Reader reader;
        QCOMPARE(reader.y, 700);
        QVERIFY(reader.policy.isAtEnd());
    }

    void followsFromTheEnd()
    {
        Reader reader;
        for (int i = 0; i < 50; ++i)
            reader.grow(20);
        QCOMPARE(reader.y, 1700);
        QVERIFY(!reader.policy.hasNewText());
    }

    void oneNotchUpIsNeverEaten()
    {
        Reader reader;
        reader.grow(20);
        reader.rows.setHeight(9, 400); // has arrived and is not laid out yet
        reader.policy.grew(true);
        reader.turn(-1);
        const int y = reader.y;
        QCOMPARE(y, 719);
        for (int i = 0; i < 1000; ++i)
            reader.grow(20);
        QCOMPARE(reader.y, y);
        QVERIFY(reader.policy.hasNewText());
    }

    void aTurnOfLessThanAPixelStopsToo()
    {
        Reader reader;
        reader.policy.turnedUp(reader.window());
        reader.grow(20);
        QCOMPARE(reader.y, 700);
    }

    void nothingStopsWhereNothingScrolls()
    {
        Reader reader;
        reader.rows.reset({100, 100});
        reader.settle();
        reader.policy.turnedUp(reader.window());
        reader.grow(500);
        QCOMPARE(reader.y, 400);
    }

    void theVeryBottomFollowsAgain()
    {
        Reader reader;
        reader.turn(-100);
        reader.grow(50);
        QVERIFY(reader.policy.hasNewText());
        QVERIFY(reader.policy.hasMoreBelow(reader.window()));
        reader.turn(149);
        QVERIFY(!reader.policy.isAtEnd());
        reader.turn(1);
        QVERIFY(reader.policy.isAtEnd());
        QVERIFY(!reader.policy.hasNewText());
        reader.policy.turnedUp(reader.window());
        reader.turn(10); // does not move: it is at the bottom
        QVERIFY(reader.policy.isAtEnd());
    }

    void theEndByKeyOrButtonFollowsAgain()
    {
        Reader reader;
        reader.turn(-400);
        reader.grow(50);
        reader.policy.wentToEnd();
        reader.settle();
        reader.grow(50);
        QCOMPARE(reader.y, 800);
        QVERIFY(!reader.policy.hasNewText());
    }

    void aHeldScrollBarIsNotPulledAway()
    {
        Reader reader;
        reader.policy.setHeld(true);
        reader.grow(100);
        QCOMPARE(reader.y, 700);
        reader.policy.scrolled(650, false, reader.rows.anchorAt(650), reader.window());
        reader.policy.setHeld(false);
        reader.grow(100);
        QCOMPARE(reader.y, 650);
        reader.policy.setHeld(true);
        const int lowest = reader.policy.end(reader.window());
        reader.policy.scrolled(lowest, true, reader.rows.anchorAt(lowest), reader.window());
        reader.settle();
        reader.grow(100);
        QCOMPARE(reader.y, lowest);
        reader.policy.setHeld(false); // released at the bottom
        reader.settle();
        QCOMPARE(reader.y, lowest + 100);
    }

    void correctionsAboveMoveNothing()
    {
        Reader reader;
        reader.turn(-250);
        const int before = reader.rows.top(5) - reader.y;
        reader.rows.setHeight(1, 700);
        reader.rows.setHeight(2, 3);
        reader.settle();
        QCOMPARE(reader.rows.top(5) - reader.y, before);
    }

    void whatIsInsertedAndRemovedAboveMovesNothing()
    {
        Reader reader;
        reader.turn(-250);
        const int before = reader.rows.top(5) - reader.y;
        reader.rows.insert(1, {80, 90});
        reader.policy.rowsInserted(1, 2);
        reader.settle();
        QCOMPARE(reader.rows.top(7) - reader.y, before);
        reader.rows.remove(0, 2);
        reader.policy.rowsRemoved(0, 2);
        reader.settle();
        QCOMPARE(reader.rows.top(5) - reader.y, before);
    }

    void neverMovesByItselfWhenNotToFollow()
    {
        Reader reader;
        reader.policy.setPreferences(false, false);
        reader.grow(100);
        QCOMPARE(reader.y, 700);
        QVERIFY(reader.policy.hasNewText());
        reader.turn(100);
        QVERIFY(!reader.policy.hasNewText());
        reader.grow(100);
        QCOMPARE(reader.y, 800);
        QVERIFY(reader.policy.hasNewText());
    }

    void aQuestionIsSeenWhenAsked()
    {
        Reader reader;
        for (const bool follows : {true, false}) {
            reader.policy.setPreferences(follows, false);
            reader.turn(-500);
            reader.ask();
            QCOMPARE(reader.y, reader.rows.total() - height);
        }
        const int y = reader.y;
        reader.grow(100);
        QCOMPARE(reader.y, y); // does not follow
    }

    void aPinnedQuestionStaysOnTop()
    {
        Reader reader;
        reader.policy.setPreferences(true, true);
        reader.ask();
        QCOMPARE(reader.y, reader.rows.top(10));
        QVERIFY(reader.y > reader.rows.total() - height); // there is blank space below
        QVERIFY(!reader.policy.hasMoreBelow(reader.window()));
        for (int i = 0; i < 100; ++i) {
            reader.grow(20);
            QCOMPARE(reader.y, reader.rows.top(10));
        }
        QVERIFY(reader.policy.hasNewText());
        reader.rows.setHeight(3, 900); // a corrected height above
        reader.settle();
        QCOMPARE(reader.y, reader.rows.top(10));
    }

    void theRoomIsThereOnlyAsLongAsItIsNeeded()
    {
        Reader reader;
        reader.policy.setPreferences(true, true);
        reader.ask();
        QCOMPARE(reader.policy.end(reader.window()), reader.y);
        reader.turn(-50);
        QCOMPARE(reader.y, reader.rows.top(10) - 50);           // no jump
        QCOMPARE(reader.policy.end(reader.window()), reader.y); // no return to the blank
        reader.grow(30);
        QCOMPARE(reader.y, reader.rows.top(10) - 50);
        reader.turn(-400);
        QCOMPARE(reader.policy.end(reader.window()), reader.rows.total() - height);
    }

    void anyScrollEndsThePin_data()
    {
        QTest::addColumn<int>("by");
        QTest::newRow("up") << -1;
        QTest::newRow("down") << 1;
        QTest::newRow("to the bottom") << 5000;
    }

    void anyScrollEndsThePin()
    {
        QFETCH(int, by);
        Reader reader;
        reader.policy.setPreferences(true, true);
        reader.ask();
        reader.grow(1000);
        reader.turn(by);
        QVERIFY(!reader.policy.isPinned());
        QCOMPARE(reader.policy.isAtEnd(), by == 5000);
        reader.ask();
        QVERIFY(reader.policy.isPinned()); // the next question is pinned again
        QCOMPARE(reader.y, reader.rows.top(12));
    }

    void belowABlankTheBottomFollowsAgain()
    {
        Reader reader;
        reader.policy.setPreferences(true, true);
        reader.ask();
        reader.turn(-50);
        const int y = reader.y;
        QVERIFY(!reader.policy.isAtEnd());
        reader.turn(10); // there is nothing below
        QVERIFY(reader.policy.isAtEnd());
        reader.grow(20);
        QCOMPARE(reader.y, y); // until the blank is filled
        reader.grow(1000);
        QCOMPARE(reader.y, reader.rows.total() - height);
    }

    void ofALongQuestionTheEndIsPinned()
    {
        Reader reader;
        reader.policy.setPreferences(true, true);
        reader.rows.insert(10, {1000});
        reader.policy.rowsInserted(10, 1);
        reader.policy.questionAsked(10);
        reader.settle();
        QCOMPARE(reader.rows.bottom(10) - reader.y, height / 2);
    }

    void aPinGoesWithItsQuestion()
    {
        Reader reader;
        reader.policy.setPreferences(true, true);
        reader.ask();
        reader.rows.remove(10, 2);
        reader.policy.rowsRemoved(10, 2);
        reader.settle();
        QVERIFY(!reader.policy.isPinned());
        QCOMPARE(reader.y, 700);
        reader.ask();
        reader.policy.setPreferences(true, false); // the option is turned off
        reader.settle();
        QCOMPARE(reader.y, reader.rows.total() - height);
    }

    void isSafeWithoutRows()
    {
        Reader reader;
        reader.rows.reset({});
        reader.policy.opened();
        reader.settle();
        reader.turn(-10);
        reader.turn(10);
        reader.policy.wentTo({5, 3});
        reader.settle();
        QCOMPARE(reader.y, 0);
    }
};

HIWAR_TEST(ScrollPolicyTest, QCoreApplication)
#include "tst_scrollpolicy.moc"
