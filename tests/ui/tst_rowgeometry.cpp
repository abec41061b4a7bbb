// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/conversation/rows/rowgeometry.h"

#include <QRandomGenerator>

#include <numeric>

using namespace Hiwar;

class RowGeometryTest : public TestCase
{
    Q_OBJECT

private slots:
    void agreesWithPlainSums();
    void hasNoRowsInViewWhenEmpty();
    void clampsWhatLiesOutside();
    void seesExactlyTheRowsInView();
    void anchorStaysWhenHeightsAboveChange();
};

namespace {

std::vector<int> randomHeights(QRandomGenerator &random, int count)
{
    std::vector<int> heights(static_cast<size_t>(count));
    std::generate(heights.begin(), heights.end(), [&] { return random.bounded(1, 500); });
    return heights;
}

/// Compares with the same answers from a plain list.
void compare(const RowGeometry &geometry, const std::vector<int> &model, QRandomGenerator &random)
{
    QCOMPARE(geometry.count(), int(model.size()));
    const int total = std::accumulate(model.begin(), model.end(), 0);
    QCOMPARE(geometry.total(), total);
    int top = 0;
    for (size_t row = 0; row < model.size(); ++row) {
        QCOMPARE(geometry.top(int(row)), top);
        QCOMPARE(geometry.height(int(row)), model[row]);
        QCOMPARE(geometry.rowAt(top), int(row));
        QCOMPARE(geometry.rowAt(top + model[row] - 1), int(row));
        top += model[row];
    }
    if (total == 0)
        return;
    const int y = random.bounded(total);
    QCOMPARE(geometry.yOf(geometry.anchorAt(y)), y);
}

} // namespace

void RowGeometryTest::agreesWithPlainSums()
{
    QRandomGenerator random(4);
    std::vector<int> model = randomHeights(random, 20);
    RowGeometry geometry;
    geometry.reset(model);
    for (int round = 0; round < 2000; ++round) {
        const int count = int(model.size());
        switch (random.bounded(count > 0 ? 4 : 1)) {
        case 0: {
            const int row = random.bounded(count + 1);
            const auto heights = randomHeights(random, random.bounded(1, 4));
            model.insert(model.begin() + row, heights.begin(), heights.end());
            geometry.insert(row, heights);
            break;
        }
        case 1: {
            const int row = random.bounded(count);
            const int removed = random.bounded(1, std::min(4, count - row + 1));
            model.erase(model.begin() + row, model.begin() + row + removed);
            geometry.remove(row, removed);
            break;
        }
        default: {
            const int row = random.bounded(count);
            const int height = random.bounded(1, 900);
            model[size_t(row)] = height;
            geometry.setHeight(row, height);
            break;
        }
        }
        compare(geometry, model, random);
        if (QTest::currentTestFailed())
            return;
    }
}

void RowGeometryTest::hasNoRowsInViewWhenEmpty()
{
    RowGeometry geometry;
    QCOMPARE(geometry.total(), 0);
    QCOMPARE(geometry.rowAt(10), -1);
    QVERIFY(geometry.visible(0, 100).isEmpty());
    QCOMPARE(geometry.yOf(geometry.anchorAt(10)), 0);
    geometry.reset({5});
    geometry.remove(0, 1);
    QVERIFY(geometry.visible(0, 100).isEmpty());
}

void RowGeometryTest::clampsWhatLiesOutside()
{
    RowGeometry geometry;
    geometry.reset({10, 20, 30});
    QCOMPARE(geometry.rowAt(-5), 0);
    QCOMPARE(geometry.rowAt(1000), 2);
    QVERIFY(geometry.visible(60, 10).isEmpty());
    QVERIFY(geometry.visible(-10, 10).isEmpty());
    QVERIFY(geometry.visible(0, 0).isEmpty());
    QCOMPARE(geometry.yOf({9, 5}), 35);
}

void RowGeometryTest::seesExactlyTheRowsInView()
{
    QRandomGenerator random(5);
    RowGeometry geometry;
    geometry.reset(randomHeights(random, 300));
    for (int round = 0; round < 500; ++round) {
        const int y = random.bounded(geometry.total());
        const int height = random.bounded(1, 2000);
        const RowRange range = geometry.visible(y, height);
        for (int row = 0; row < geometry.count(); ++row) {
            const bool seen = geometry.top(row) < y + height && geometry.bottom(row) > y;
            QCOMPARE(range.contains(row), seen);
        }
    }
}

void RowGeometryTest::anchorStaysWhenHeightsAboveChange()
{
    QRandomGenerator random(6);
    RowGeometry geometry;
    geometry.reset(randomHeights(random, 100));
    for (int round = 0; round < 500; ++round) {
        const int y = random.bounded(geometry.top(50), geometry.total());
        const ScrollAnchor anchor = geometry.anchorAt(y);
        geometry.setHeight(random.bounded(50), random.bounded(1, 900));
        const int moved = geometry.yOf(anchor);
        QCOMPARE(geometry.rowAt(moved), anchor.row);
        QCOMPARE(moved - geometry.top(anchor.row), anchor.offset);
    }
}

HIWAR_TEST(RowGeometryTest, QCoreApplication)
#include "tst_rowgeometry.moc"
