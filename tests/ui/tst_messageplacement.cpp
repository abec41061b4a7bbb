// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a message are: in bubbles and without, below a divider, beside a scroll bar.
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "ui/conversation/message/messageactions.h"
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

MessageLayout laidOut(const ShownMessage &message, int width,
                      Qt::LayoutDirection window = Qt::LeftToRight)
{
    MessageLayout layout(theme(), window);
    layout.setMessage(message);
    layout.setFrame({.gap = 20});
    layout.resizeGetHeight(width);
    return layout;
}

} // namespace

class MessagePlacementTest : public TestCase
{
    Q_OBJECT

private slots:
    void keepsVersionsBesideTheCaption_data();
    void keepsVersionsBesideTheCaption();
    void putsTheDayAboveTheMessage();
    void isPlainAcrossTheColumn();
    void countsTheScrollBarInTheColumn();
};

void MessagePlacementTest::keepsVersionsBesideTheCaption_data()
{
    QTest::addColumn<int>("author");
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("window");
    for (const Role author : {Role::User, Role::Assistant}) {
        for (const int index : {0, 1, 2}) {
            for (const auto window : {Qt::LeftToRight, Qt::RightToLeft})
                QTest::addRow("%d %d %d", int(author), index, int(window))
                    << int(author) << index << int(window);
        }
    }
}

void MessagePlacementTest::keepsVersionsBesideTheCaption()
{
    QFETCH(int, author);
    QFETCH(int, index);
    QFETCH(int, window);
    ShownMessage message = makeMessage(u"1"_s, Role(author), u"Hello"_s);
    message.versionCount = 3;
    message.versionIndex = index;
    message.hasWire = true;
    message.state = Role(author) == Role::Assistant && index == 2 ? MessageState::Arriving
                                                                  : MessageState::Complete;
    message.quietSince = message.time;
    const MessageGeometry g = laidOut(message, 700, Qt::LayoutDirection(window)).geometry();
    const int cell = theme().px(Space::xxl);
    const int distance = g.version.left() > g.caption.right()
                             ? g.version.left() - g.caption.right() - 1
                             : g.caption.left() - g.version.right() - 1;
    QCOMPARE(distance, cell); // the room of one of its arrows
    for (const PlacedAction &action : g.actions) {
        QVERIFY(!action.rect.intersects(g.caption));
        QVERIFY(!action.rect.intersects(g.version));
    }
    QCOMPARE(g.actions.size(), actionsFor(message).size());
    for (qsizetype i = 0; i < g.actions.size(); ++i)
        QCOMPARE(g.actions.at(i).action, actionsFor(message).at(i));
}

void MessagePlacementTest::putsTheDayAboveTheMessage()
{
    MessageLayout layout(theme(), Qt::LeftToRight);
    layout.setMessage(makeMessage(u"1"_s, Role::User, u"Hello"_s));
    layout.setFrame({.gap = 20});
    const int without = layout.resizeGetHeight(600);
    QVERIFY(layout.geometry().day.isNull());
    layout.setFrame({.gap = 20, .day = u"Yesterday"_s});
    QVERIFY(layout.resizeGetHeight(600) > without);
    const MessageGeometry g = layout.geometry();
    QCOMPARE(g.day.top(), 20);
    QVERIFY(g.day.bottom() < g.bubble.top());
    QCOMPARE(layout.hitTest(g.day.center()).part, MessageHit::Part::Nothing);
    const int yesterday = g.height;
    layout.setFrame({.gap = 20, .day = u"Saturday, 21 November"_s});
    QCOMPARE(layout.resizeGetHeight(600), yesterday); // other words move nothing
}

void MessagePlacementTest::isPlainAcrossTheColumn()
{
    for (const Role author : {Role::User, Role::Assistant}) {
        for (const auto window : {Qt::LeftToRight, Qt::RightToLeft}) {
            ShownMessage message = makeMessage(u"1"_s, author, everyConstruct());
            message.isPlain = true;
            const MessageLayout layout = laidOut(message, 900, window);
            const MessageGeometry &g = layout.geometry();
            QCOMPARE(g.bubble.left(), g.column.left());
            QCOMPARE(g.bubble.width(), g.column.width());
            QCOMPARE(g.ownBar.isNull(), author != Role::User);
            const bool mirrored = window == Qt::RightToLeft;
            if (author == Role::User)
                QCOMPARE(mirrored ? g.ownBar.right() : g.ownBar.left(),
                         mirrored ? g.column.right() : g.column.left());
            QVERIFY(mirrored ? g.caption.right() > g.column.center().x()
                             : g.caption.left() < g.column.center().x());
            for (int i = 0; i < layout.blockCount(); ++i) {
                QVERIFY(g.bubble.contains(layout.blockRect(i)));
                QVERIFY(!g.ownBar.intersects(layout.blockRect(i)));
            }
        }
    }
}

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
