// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Frames follow the display's pace; the first one after a pause comes at once.
#include "tests/support/testcase.h"
#include "ui/conversation/rows/framepace.h"

#include <QSignalSpy>

using namespace Hiwar;
using namespace std::chrono_literals;
using std::chrono::microseconds;
using std::chrono::milliseconds;

class FramePaceTest : public TestCase
{
    Q_OBJECT

private slots:
    void waitsForItsTurn_data();
    void waitsForItsTurn();
    void keepsStep_data();
    void keepsStep();
    void restsAfterALongOne();
    void tellsOnceHoweverOftenItIsAsked();
    void forgetsWhatWasDoneMeanwhile();
};

void FramePaceTest::waitsForItsTurn_data()
{
    QTest::addColumn<microseconds>("sinceTurn");
    QTest::addColumn<milliseconds>("wait");
    QTest::newRow("just made") << microseconds(0) << milliseconds(16);
    QTest::newRow("under way") << microseconds(5200) << milliseconds(10);
    QTest::newRow("nearly due") << microseconds(15'900) << milliseconds(0);
    QTest::newRow("after a silence") << microseconds(5'000'000) << milliseconds(0);
}

void FramePaceTest::waitsForItsTurn()
{
    QFETCH(const microseconds, sinceTurn);
    QFETCH(const milliseconds, wait);
    constexpr auto lastTurn = 70ms;
    QCOMPARE(FramePace::waitFrom(lastTurn, lastTurn + sinceTurn), wait);
}

void FramePaceTest::keepsStep_data()
{
    QTest::addColumn<microseconds>("sinceTurn");
    QTest::addColumn<microseconds>("turn");
    QTest::newRow("as early as timers are") << microseconds(15'400) << microseconds(16'000);
    QTest::newRow("in time") << microseconds(16'000) << microseconds(16'000);
    QTest::newRow("late") << microseconds(21'300) << microseconds(16'000);
    QTest::newRow("one has been left out") << microseconds(32'500) << microseconds(32'500);
    QTest::newRow("not asked for") << microseconds(4000) << microseconds(4000);
}

void FramePaceTest::keepsStep()
{
    QFETCH(const microseconds, sinceTurn);
    QFETCH(const microseconds, turn);
    constexpr auto lastTurn = 70ms;
    QCOMPARE(FramePace::turnOf(lastTurn, lastTurn + sinceTurn), lastTurn + turn);
}

void FramePaceTest::restsAfterALongOne()
{
    QCOMPARE(FramePace::turnAfter(70ms, 12ms, 82ms), 70ms);
    const auto turn = FramePace::turnAfter(70ms, 300ms, 370ms);
    QCOMPARE(FramePace::waitFrom(turn, 370ms), 300ms);
    QCOMPARE(FramePace::waitFrom(turn, 700ms), 0ms);
}

void FramePaceTest::tellsOnceHoweverOftenItIsAsked()
{
    FramePace pace;
    QSignalSpy due(&pace, &FramePace::due);
    for (int i = 0; i < 5; ++i)
        pace.request();
    QVERIFY(due.wait());
    QCOMPARE(due.count(), 1);
}

void FramePaceTest::forgetsWhatWasDoneMeanwhile()
{
    FramePace pace;
    QSignalSpy due(&pace, &FramePace::due);
    pace.request();
    pace.done();
    QTimer later; // fires after the pace's timer
    QSignalSpy passed(&later, &QTimer::timeout);
    later.start(0);
    QVERIFY(passed.wait());
    QCOMPARE(due.count(), 0);
}

HIWAR_TEST(FramePaceTest, QCoreApplication)
#include "tst_framepace.moc"
