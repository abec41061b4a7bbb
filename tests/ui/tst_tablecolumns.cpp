// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How wide the columns of a table are, and when it scrolls instead.
#include "tests/support/testcase.h"
#include "ui/block/tablecolumns.h"

#include <QRandomGenerator>

#include <numeric>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

int widthOf(const std::vector<int> &columns)
{
    return std::accumulate(columns.begin(), columns.end(), 0);
}

} // namespace

class TableColumnsTest : public TestCase
{
    Q_OBJECT

private slots:
    void plansColumnsWithinTheRoom();
    void keepsColumnsOfTextReadable();
    void scrollsNoTableByAFewPixels();
};

void TableColumnsTest::plansColumnsWithinTheRoom()
{
    QRandomGenerator random(3);
    for (int round = 0; round < 1000; ++round) {
        std::vector<ColumnBounds> preferences(size_t(random.bounded(1, 8)));
        int most = 0;
        for (ColumnBounds &preference : preferences) {
            preference.least = random.bounded(1, 120);
            preference.most = preference.least + random.bounded(400);
            most += preference.most;
        }
        const int room = random.bounded(50, 1200);
        const std::vector<int> widths = planColumns(preferences, room);
        QCOMPARE(widths.size(), preferences.size());
        const int sum = std::accumulate(widths.begin(), widths.end(), 0);
        const int least =
            std::accumulate(preferences.begin(), preferences.end(), 0,
                            [](int all, const ColumnBounds &w) { return all + w.least; });
        // Words are not broken to save room: what does not fit scrolls.
        QVERIFY(least > room ? sum >= room : sum == std::min(most, room));
        for (size_t i = 0; i < widths.size(); ++i) {
            QVERIFY(widths[i] >= std::min(preferences[i].least, room));
            QVERIFY(least > room ? widths[i] <= std::max(room, 1)
                                 : widths[i] <= preferences[i].most);
        }
    }
}

void TableColumnsTest::keepsColumnsOfTextReadable()
{
    constexpr TextColumn text{160, 240};
    const ColumnBounds number{40, 60};
    const ColumnBounds words{70, 700};
    // Not all of them fit when they can be read: the table scrolls, and none is squeezed.
    QCOMPARE(planColumns({words, words, words, words, number}, 640, text),
             (std::vector<int>{233, 233, 233, 233, 60}));
    // With a bit less each they fit, and what is short keeps its width.
    QCOMPARE(planColumns({words, words, words, number}, 600, text).back(), 60);
    QCOMPARE(widthOf(planColumns({words, words, words, number}, 600, text)), 600);
    // They fit, and share what is left.
    const std::vector<int> shared = planColumns({words, words, number}, 700, text);
    QCOMPARE(widthOf(shared), 700);
    QVERIFY(shared.at(0) > 233 && shared.at(2) >= 40);
    // A column that needs less has no more.
    QCOMPARE(planColumns({{30, 100}, words, words, words}, 600, text).front(), 100);
    // A word is never broken, and no column is wider than the view.
    QCOMPARE(planColumns({{300, 900}, words, words}, 500, text).front(), 300);
    QCOMPARE(planColumns({words, {20, 4000}}, 200, text), (std::vector<int>{200, 200}));
}

void TableColumnsTest::scrollsNoTableByAFewPixels()
{
    constexpr TextColumn text{160, 240};
    const ColumnBounds words{70, 480};
    for (const int room : {480, 470, 465})
        QCOMPARE(widthOf(planColumns({words, words, words}, room, text)), room);
    QVERIFY(widthOf(planColumns({words, words, words}, 420, text)) > 420);
}

HIWAR_TEST(TableColumnsTest, QCoreApplication)
#include "tst_tablecolumns.moc"
