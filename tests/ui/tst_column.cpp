// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The edges of the bubbles and of the message field are on one line, at every width of the window.
#include "tests/support/testcase.h"
#include "tests/ui/messagemodel.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/conversation/conversationview.h"
#include "ui/theme/column.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/mainwindow.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ColumnTest : public TestCase
{
    Q_OBJECT

private slots:
    void isInTheMiddleWithMargins();
    void isSharedByMessagesAndField_data();
    void isSharedByMessagesAndField();
    void isSharedByTheFirstPage();
};

void ColumnTest::isInTheMiddleWithMargins()
{
    const Theme theme = makeTheme(ColourScheme::Light, 1.0);
    QCOMPARE(columnIn(2000, theme),
             QRect((2000 - Theme::columnWidth) / 2, 0, Theme::columnWidth, 0));
    QCOMPARE(columnIn(420, theme), QRect(Space::l, 0, 420 - 2 * Space::l, 0));
    QCOMPARE(columnIn(10, theme).width(), 1);
}

void ColumnTest::isSharedByMessagesAndField_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<qreal>("zoom");
    QTest::addColumn<int>("window");
    for (const int width : {420, 700, 753, 1100, 1601}) {
        for (const qreal zoom : {1.0, 1.3}) {
            for (const auto window : {Qt::LeftToRight, Qt::RightToLeft})
                QTest::addRow("%d %g %d", width, zoom, int(window)) << width << zoom << int(window);
        }
    }
}

void ColumnTest::isSharedByMessagesAndField()
{
    QFETCH(int, width);
    QFETCH(qreal, zoom);
    QFETCH(int, window);
    const Theme theme = makeTheme(ColourScheme::Light, zoom);
    QApplication::setStyle(new QuietStyle(theme));
    MessageModel model;
    // One at each edge of the column.
    model.setMessages({makeMessage(u"1"_s, Role::Assistant, u"Words and words. "_s.repeated(60)),
                       makeMessage(u"2"_s, Role::User, u"Words and words. "_s.repeated(60))});
    MainWindow main;
    main.setLayoutDirection(Qt::LayoutDirection(window));
    main.setTheme(theme);
    main.setSidebarWanted(false);
    main.resize(width, 700);
    main.conversationView().setModel(&model);
    main.show();
    ConversationView &view = main.conversationView();
    const auto bubble = [&](int row) {
        const QRect inRow = view.rows().layout(row).geometry().bubble;
        return QRect(view.viewport()->mapTo(&main, inRow.topLeft()), inRow.size());
    };
    // The box is the parent of the text field.
    const QWidget *box = main.composer().findChild<MessageEdit *>()->parentWidget();
    const QRect field(box->mapTo(&main, QPoint()), box->size());
    // A bubble begins at its side's edge, and is no wider than its widest line.
    const bool mirrored = window == Qt::RightToLeft;
    QCOMPARE(bubble(mirrored ? 1 : 0).left(), field.left());
    QCOMPARE(bubble(mirrored ? 0 : 1).right(), field.right());
    QVERIFY(bubble(0).left() >= field.left() && bubble(0).right() <= field.right());
}

void ColumnTest::isSharedByTheFirstPage()
{
    MainWindow main;
    main.setTheme(makeTheme(ColourScheme::Light, 1.0));
    main.resize(1100, 820);
    main.show();
    const QWidget *first = main.conversationView().overlays().value(0);
    QVERIFY(first);
    const auto middle = [&main](const QWidget &widget) {
        return 2 * widget.mapTo(&main, QPoint()).x() + widget.width();
    };
    QCOMPARE(middle(*first), middle(main.composer()));
}

HIWAR_TEST(ColumnTest, QApplication)
#include "tst_column.moc"
