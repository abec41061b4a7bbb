// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/window/panes.h"

using namespace Hiwar;

namespace {

constexpr PaneWidths widths{.narrow = 720, .sidebar = 272, .panel = 380, .column = 360};

}

class PanesTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsWhatThereIsRoomFor_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("wantsSidebar");
        QTest::addColumn<bool>("inFront");
        QTest::addColumn<bool>("wantsPanel");
        QTest::addColumn<bool>("sidebar");
        QTest::addColumn<bool>("column");
        QTest::addColumn<bool>("panel");
        QTest::newRow("wide") << 1080 << true << false << false << true << true << false;
        QTest::newRow("wide, all") << 1080 << true << false << true << true << true << true;
        QTest::newRow("wide, no sidebar")
            << 1080 << false << false << true << false << true << true;
        QTest::newRow("the panel takes the sidebar's room")
            << 900 << true << false << true << false << true << true;
        QTest::newRow("the sidebar takes the panel's room")
            << 900 << true << true << true << true << true << false;
        QTest::newRow("narrow") << 420 << true << false << false << false << true << false;
        QTest::newRow("narrow, panel") << 420 << true << false << true << false << false << true;
        QTest::newRow("narrow, sidebar") << 420 << true << true << false << true << false << false;
        QTest::newRow("narrow, sidebar over panel")
            << 420 << true << true << true << true << false << false;
    }
    void showsWhatThereIsRoomFor()
    {
        QFETCH(int, width);
        QFETCH(bool, wantsSidebar);
        QFETCH(bool, inFront);
        QFETCH(bool, wantsPanel);
        QFETCH(bool, sidebar);
        QFETCH(bool, column);
        QFETCH(bool, panel);
        const Panes expected{.sidebar = sidebar, .column = column, .panel = panel};
        QCOMPARE(planPanes(width, {wantsSidebar, inFront, wantsPanel}, widths), expected);
    }

    void somethingIsAlwaysShownAndItFits()
    {
        for (int width = 300; width < 2600; width += 7) {
            for (int bits = 0; bits < 8; ++bits) {
                const PanePreferences preferences{(bits & 1) != 0, (bits & 2) != 0,
                                                  (bits & 4) != 0};
                const Panes panes = planPanes(width, preferences, widths);
                QVERIFY(panes.sidebar || panes.column || panes.panel);
                const int taken = (panes.sidebar ? widths.sidebar : 0) +
                                  (panes.column ? widths.column : 0) +
                                  (panes.panel ? widths.panel : 0);
                const int count = int(panes.sidebar) + int(panes.column) + int(panes.panel);
                QVERIFY(count == 1 || (panes.column && taken <= width));
                if (width < widths.narrow)
                    QCOMPARE(count, 1);
            }
        }
    }
};

HIWAR_TEST(PanesTest, QCoreApplication)
#include "tst_panes.moc"
