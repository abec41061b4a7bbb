// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The focus ring in the conversation shows after keys, and not after the mouse.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"

#include <QApplication>
#include <QPushButton>

using namespace Hiwar;

namespace {

/// A view, and a list that hides when something in it is chosen.
struct Panes : QWidget
{
    ConversationView *view = new ConversationView(this);
    QPushButton *list = new QPushButton(this);
    MessageModel model;

    Panes()
    {
        setFocusPolicy(Qt::NoFocus);
        resize(600, 500);
        list->setGeometry(0, 0, 100, 50);
        view->setGeometry(0, 50, 600, 450);
        view->setTheme(testTheme());
        model.setMessages({reply(u"some words"_s)});
        view->setModel(&model);
        connect(list, &QPushButton::clicked, list, &QWidget::hide);
        show();
        activateWindow();
    }

    bool hasRing()
    {
        const QImage image = view->grab().toImage();
        const QColor ring = testTheme().palette.focusRing;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == ring)
                    return true;
            }
        }
        return false;
    }
};

} // namespace

class FocusRingTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsAfterKeys()
    {
        Panes panes;
        QTRY_VERIFY(panes.isActiveWindow());
        panes.list->setFocus();
        QTest::keyClick(panes.list, Qt::Key_Space); // hides it, and Qt goes on as if by Tab
        QTRY_VERIFY(panes.view->hasFocus());
        QVERIFY(panes.hasRing());
    }

    void doesNotShowAfterAClick()
    {
        Panes panes;
        QTRY_VERIFY(panes.isActiveWindow());
        panes.list->setFocus();
        QTest::mouseClick(panes.list, Qt::LeftButton);
        QTRY_VERIFY(panes.view->hasFocus());
        QVERIFY(!panes.hasRing());
        // The next key shows it again.
        QTest::keyClick(panes.view, Qt::Key_Up);
        QVERIFY(panes.hasRing());
        QTest::mouseClick(panes.view->viewport(), Qt::LeftButton, {}, {5, 440});
        QVERIFY(!panes.hasRing());
        // A click elsewhere, and back.
        QTest::keyClick(panes.view, Qt::Key_Up);
        panes.list->show();
        QTest::mouseClick(panes.list, Qt::RightButton);
        panes.list->setFocus();
        panes.view->setFocus(Qt::OtherFocusReason);
        QVERIFY(!panes.hasRing());
    }

    void doesNotShowWhereAClickLeads()
    {
        Panes panes;
        QTRY_VERIFY(panes.isActiveWindow());
        panes.view->setFocus();
        QTest::mouseClick(panes.view->viewport(), Qt::LeftButton, {}, {5, 440});
        panes.view->goTo(0); // from the list of questions
        QCOMPARE(panes.view->cursor().row(), 0);
        QVERIFY(!panes.hasRing());
        QTest::keyClick(panes.view, Qt::Key_A);
        panes.view->goTo(0);
        QVERIFY(panes.hasRing());
    }
};

HIWAR_TEST(FocusRingTest, QApplication)
#include "tst_focusring.moc"
