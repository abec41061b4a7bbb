// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/conversation/rows/repaintplan.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Hiwar;

class RepaintPlanTest : public TestCase
{
    Q_OBJECT

private slots:
    void paintsOnlyTheEndOfWhatGrew();
    void movesWhatStays();
    void paintsAllWhenNothingStays();
    void leavesThePictureAsIfAllWerePainted();
};

namespace {

constexpr QSize viewport(10, 100);

/// What a line of pixels shows: a row, a position in it, and which of its states.
struct Line
{
    int row = -1;
    int position = 0;
    int state = 0;

    bool operator==(const Line &) const = default;
};

struct World
{
    QList<PaintedRow> rows;   // all rows; tops count from the first one
    QList<QList<int>> states; // by row, by position
    QList<int> floatingAt;    // by row, from the viewport's top; -1: nothing floats
    int scrollY = 0;
    int drawn = 0; // number of the frame

    [[nodiscard]] QList<PaintedRow> shown() const
    {
        QList<PaintedRow> out;
        for (PaintedRow row : rows) {
            row.top -= scrollY;
            if (row.top >= viewport.height() || row.bottom() <= 0)
                continue;
            if (floatingAt.at(row.row) >= 0)
                row.floating = QRect(0, floatingAt.at(row.row), viewport.width(), 3);
            out.append(row);
        }
        return out;
    }

    [[nodiscard]] QList<Line> picture() const
    {
        QList<Line> lines(viewport.height());
        for (const PaintedRow &row : shown()) {
            for (int y = std::max(row.top, 0); y < std::min(row.bottom(), viewport.height()); ++y)
                lines[y] = {row.row, y - row.top, states.at(row.row).at(y - row.top)};
            for (const QRect &rect : row.floating) {
                for (int y = rect.top(); y <= rect.bottom() && y < viewport.height(); ++y)
                    lines[y] = {1000 + row.row, drawn, 0};
            }
        }
        return lines;
    }
};

World randomWorld(QRandomGenerator &random)
{
    World world;
    int top = 0;
    for (int row = 0; row < 12; ++row) {
        const int height = 5 + random.bounded(60);
        world.rows.append({row, top, height});
        world.states.append(QList<int>(height, 0));
        world.floatingAt.append(random.bounded(8) == 0 ? random.bounded(90) : -1);
        top += height;
    }
    world.scrollY = random.bounded(top);
    return world;
}

/// Some rows change from a position on, some change their height, the view scrolls.
World changed(World world, QRandomGenerator &random)
{
    ++world.drawn;
    int top = 0;
    for (PaintedRow &row : world.rows) {
        QList<int> &states = world.states[row.row];
        if (random.bounded(3) == 0) {
            row.changedFrom = random.bounded(row.height + 1);
            row.height = std::max(row.changedFrom, row.height + int(random.bounded(30)) - 8);
            states.resize(row.height);
            for (int position = row.changedFrom; position < row.height; ++position)
                states[position] = world.drawn;
        }
        world.floatingAt[row.row] = random.bounded(8) == 0 ? int(random.bounded(90)) : -1;
        row.top = top;
        top += row.height;
    }
    world.scrollY =
        std::clamp(world.scrollY + int(random.bounded(120)) - 60, 0, std::max(0, top - 1));
    return world;
}

} // namespace

void RepaintPlanTest::paintsOnlyTheEndOfWhatGrew()
{
    const QList<PaintedRow> before{{3, -50, 80}, {4, 30, 40}};
    const QList<PaintedRow> after{{3, -50, 80}, {4, 30, 55, 25}};
    const RepaintPlan plan = planRepaint(before, after, viewport);
    QCOMPARE(plan.scrollBy, 0);
    QCOMPARE(plan.region, QRegion(0, 55, 10, 30));
}

void RepaintPlanTest::movesWhatStays()
{
    const QList<PaintedRow> before{{3, -50, 80}, {4, 30, 70}};
    const QList<PaintedRow> after{{3, -65, 80}, {4, 15, 85, 60}};
    const RepaintPlan plan = planRepaint(before, after, viewport);
    QCOMPARE(plan.scrollBy, -15);
    QCOMPARE(plan.region, QRegion(0, 75, 10, 25));
}

void RepaintPlanTest::paintsAllWhenNothingStays()
{
    const QRegion all(QRect({}, viewport));
    QCOMPARE(planRepaint({{3, 0, 50}}, {{7, 0, 50}}, viewport), (RepaintPlan{0, all}));
    QCOMPARE(planRepaint({}, {{7, 0, 50}}, viewport), (RepaintPlan{0, all}));
    QCOMPARE(planRepaint({{7, 0, 50}}, {}, viewport), (RepaintPlan{0, all}));
    QCOMPARE(planRepaint({{7, 0, 500}}, {{7, -100, 500}}, viewport), (RepaintPlan{0, all}));
}

void RepaintPlanTest::leavesThePictureAsIfAllWerePainted()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 5000; ++round) {
        const World before = randomWorld(random);
        const World after = changed(before, random);
        const RepaintPlan plan = planRepaint(before.shown(), after.shown(), viewport);
        const QList<Line> old = before.picture();
        const QList<Line> wanted = after.picture();
        for (int y = 0; y < viewport.height(); ++y) {
            if (plan.region.contains(QPoint(5, y)))
                continue;
            const int from = y - plan.scrollBy;
            QVERIFY2(from >= 0 && from < old.size(), qPrintable(QString::number(round)));
            QVERIFY2(old.at(from) == wanted.at(y),
                     qPrintable(QStringLiteral("%1: %2").arg(round).arg(y)));
        }
    }
}

HIWAR_TEST(RepaintPlanTest, QCoreApplication)
#include "tst_repaintplan.moc"
