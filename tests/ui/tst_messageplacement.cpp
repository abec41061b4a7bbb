// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a message are.
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "ui/conversation/message/messagelayout.h"
#include "ui/theme/column.h"
#include "ui/theme/theme.h"

#include <QApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const Theme &theme()
{
    static const Theme theme = makeTheme(ColourScheme::Light, 1);
    return theme;
}

} // namespace

class MessagePlacementTest : public TestCase
{
    Q_OBJECT

private slots:
    void countsTheScrollBarInTheColumn();
};

void MessagePlacementTest::countsTheScrollBarInTheColumn()
{
    constexpr int bar = 12;
    for (const int width : {420, 700, 1000}) {
        for (const auto window : {Qt::LeftToRight, Qt::RightToLeft}) {
            MessageLayout layout(theme(), window);
            layout.setMessage(makeMessage(u"1"_s, Role::Assistant, everyConstruct()));
            layout.setFrame({.scrollBar = bar});
            layout.resizeGetHeight(width - bar);
            // The view is beside its scroll bar, which is on the left in a mirrored window.
            const int viewLeft = window == Qt::RightToLeft ? bar : 0;
            QCOMPARE(layout.geometry().bubble.left() + viewLeft, columnIn(width, theme()).left());
            QVERIFY(layout.geometry().bubble.left() >= 0);
            QVERIFY(layout.geometry().bubble.right() < width - bar);
        }
    }
}

HIWAR_TEST(MessagePlacementTest, QApplication)
#include "tst_messageplacement.moc"
