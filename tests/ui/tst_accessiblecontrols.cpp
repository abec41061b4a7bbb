// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen reader finds where Qt's own interfaces say too little or something wrong: combo
// boxes, page tabs, panels.
#include "tests/support/testcase.h"
#include "tests/ui/accessibletree.h"
#include "tests/ui/inspectedexample.h"
#include "ui/composer/composer.h"
#include "ui/find/finder.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/inspector/sectionbar.h"
#include "ui/request/requestpanel.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QAccessibleInterface *faceOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

QList<QAccessibleInterface *> shownItems(const QAccessibleInterface *root)
{
    QList<QAccessibleInterface *> items = objectsBelow(root);
    items.removeIf([](const QAccessibleInterface *item) {
        return item->role() != QAccessible::ListItem || item->state().invisible;
    });
    return items;
}

} // namespace

class AccessibleControlsTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void everyTabHasRoomInANarrowPanel()
    {
        SectionBar tabs;
        tabs.setTheme(makeTheme(ColourScheme::Light, 1.0));
        for (const QString &name : {u"Summary"_s, u"Request"_s, u"Reply"_s})
            tabs.addTab(name);
        tabs.resize(tabs.sizeHint() - QSize(40, 0));
        tabs.show();
        QVERIFY(tabs.minimumSizeHint().width() < tabs.width());
        for (int tab = 0; tab < tabs.count(); ++tab)
            QVERIFY(tabs.rect().contains(tabs.tabRect(tab)));
    }

    void onlyOneWidgetHasTheFocus()
    {
        MainWindow window;
        window.setTheme(makeTheme(ColourScheme::Light, 1.0));
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        window.composer().focusText();
        QTRY_VERIFY(window.composer().hasFocus());
        window.panels().setShown(SidePanel::Request, true); // a panel with a role of its own
        for (QWidget *part : {static_cast<QWidget *>(&window.panels().request()),
                              static_cast<QWidget *>(&window.composer())}) {
            part->setFocus();
            QTRY_VERIFY(part->hasFocus()); // as Qt says of one whose proxy has it
            QCOMPARE(faceOf(part)->state().focused, false);
            QCOMPARE(faceOf(QApplication::focusWidget())->state().focused, true);
        }
    }

    void aClosedBoxShowsNoOptions()
    {
        QWidget window;
        ChoiceBox box(u"Colours"_s, u"Colours"_s, &window);
        box.addItems({u"Light"_s, u"Dark"_s});
        box.insertSeparator(1);
        box.setCurrentIndex(2);
        window.show();
        QAccessibleInterface *list = faceOf(&box)->child(0);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), u"Colours"_s);
        QCOMPARE(list->parent(), faceOf(&box));
        QCOMPARE(faceOf(&box)->indexOfChild(list), 0);
        QCOMPARE(list->childCount(), 3);
        QCOMPARE(list->child(1)->role(), QAccessible::Separator);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(list->child(i)->parent(), list);
            QVERIFY(list->child(i)->state().invisible && !list->child(i)->state().focused);
            QCOMPARE(bool(list->child(i)->state().selected), i == 2);
        }
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        QTRY_VERIFY(!list->child(2)->state().invisible);
        box.hidePopup();
        QTRY_VERIFY(!box.view()->isVisible());
        QVERIFY(shownItems(faceOf(&box)).isEmpty());
        QVERIFY(!list->child(2)->state().focused);
    }

    void pressingAnOptionChoosesIt()
    {
        QWidget window;
        ChoiceBox box(u"Colours"_s, u"Colours"_s, &window);
        box.addItems({u"Light"_s, u"Dark"_s});
        window.show();
        QSignalSpy activated(&box, &QComboBox::activated);
        QAccessibleInterface *dark = objectBelow(faceOf(&box), u"Dark"_s);
        dark->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(activated.size(), 1);
        QCOMPARE(box.currentText(), u"Dark"_s);
        QVERIFY(dark->state().selected);
    }

    void noClosedListOfTheWindowShows()
    {
        MainWindow window;
        window.setTheme(makeTheme(ColourScheme::Light, 1.0));
        window.show();
        for (const bool open : {true, false}) {
            window.panels().setShown(SidePanel::Settings, open);
            const auto boxes = window.panels().settings().findChildren<QComboBox *>();
            QVERIFY(boxes.size() >= 9);
            for (QComboBox *box : boxes) {
                QVERIFY2(shownItems(faceOf(box)).isEmpty(), qPrintable(box->objectName()));
                for (const QAccessibleInterface *item : objectsBelow(faceOf(box)))
                    QVERIFY2(!item->state().focused, qPrintable(box->objectName()));
            }
        }
    }

    void aTabTellsThatItIsSelected()
    {
        QWidget window;
        SectionBar bar(&window);
        for (const QString &name : {u"Summary"_s, u"Request"_s, u"Answer"_s})
            bar.addTab(name);
        window.show();
        QAccessibleInterface *tabs = faceOf(&bar);
        QCOMPARE(tabs->role(), QAccessible::PageTabList);
        QCOMPARE(tabs->childCount(), 3);
        QCOMPARE(tabs->child(1)->role(), QAccessible::PageTab);
        QCOMPARE(tabs->child(1)->text(QAccessible::Name), u"Request"_s);
        QVERIFY(tabs->child(0)->state().selected && !tabs->child(1)->state().selected);
        tabs->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(bar.currentIndex(), 1);
        QVERIFY(!tabs->child(0)->state().selected && tabs->child(1)->state().selected);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(tabs->indexOfChild(tabs->child(i)), i);
            const QPoint middle = tabs->child(i)->rect().center();
            QCOMPARE(tabs->childAt(middle.x(), middle.y()), tabs->child(i));
        }
        QVERIFY(!tabs->child(3) && !tabs->child(-1));
    }

    void anOpenMenuIsInTheWindow()
    {
        MainWindow window;
        window.setTheme(makeTheme(ColourScheme::Light, 1.0));
        window.resize(1000, 700);
        window.show();
        QAccessibleInterface *face = faceOf(&window);
        QCOMPARE(face->role(), QAccessible::Window);
        const int without = face->childCount();
        const QString wanted = u"Export all…"_s;
        QVERIFY(!objectBelow(face, wanted));
        objectBelow(face, u"More"_s)
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(face->childCount(), without + 1);
        QAccessibleInterface *menu = face->child(without);
        QCOMPARE(menu->role(), QAccessible::PopupMenu);
        QCOMPARE(face->indexOfChild(menu), without);
        QAccessibleInterface *item = objectBelow(face, wanted);
        QVERIFY(item && !item->state().invisible);
        QSignalSpy asked(&window.sidebar(), &Sidebar::exportAllRequested);
        item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(asked.size(), 1);
        QTRY_COMPARE(face->childCount(), without);
    }

    void panelsHaveARole()
    {
        MainWindow window;
        window.setTheme(makeTheme(ColourScheme::Light, 1.0));
        window.resize(1600, 900);
        window.show();
        window.notice().tell(u"Something was deleted."_s, u"Undo"_s, [] {});
        window.panels().setShown(SidePanel::Settings, true);
        window.panels().inspector().setReply(inspectedExample());
        window.finder().open();
        QAccessibleInterface *notice = faceOf(&window.notice());
        QCOMPARE(notice->role(), QAccessible::AlertMessage);
        QCOMPARE(notice->text(QAccessible::Name), u"Notice"_s);
        for (QWidget *panel :
             {static_cast<QWidget *>(&window.panels().settings()),
              static_cast<QWidget *>(&window.panels().inspector()),
              window.findChild<QWidget *>(u"Find bar"_s), window.findChild<QWidget *>(u"Outline"_s),
              static_cast<QWidget *>(&window.sidebar())}) {
            QVERIFY(panel);
            QCOMPARE(faceOf(panel)->role(), QAccessible::Pane);
            QVERIFY2(!faceOf(panel)->text(QAccessible::Name).isEmpty(),
                     qPrintable(panel->objectName()));
        }
    }
};

HIWAR_TEST(AccessibleControlsTest, QApplication)
#include "tst_accessiblecontrols.moc"
