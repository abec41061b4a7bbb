// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/treechecks.h"
#include "ui/theme/floating.h"
#include "ui/theme/menubutton.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr QRect roomy(10, 10, 200, 40);
constexpr QRect beside(10, 60, 200, 40);

/// A window with controls that are placed by hand.
struct Window
{
    Window() { window.resize(400, 300); }

    template<typename Widget>
    Widget *add(const QString &name, const QRect &rect)
    {
        auto *widget = new Widget(&window);
        widget->setObjectName(name);
        widget->setGeometry(rect);
        widget->show();
        return widget;
    }

    QWidget window;
};

QStringList texts(const Findings &findings)
{
    QStringList all;
    for (const Finding &finding : findings)
        all.append(finding.control + u": "_s + finding.fault);
    return all;
}

/// The picture and the tree of one label in these colours.
struct Coloured
{
    Coloured(const QColor &ground, const QColor &ink)
    {
        QPalette palette;
        palette.setColor(QPalette::Window, ground);
        palette.setColor(QPalette::WindowText, ink);
        made.window.setPalette(palette);
        label = made.add<QLabel>(u"Words"_s, roomy);
        label->setText(u"HIWAR"_s);
        made.window.show();
    }

    [[nodiscard]] Findings look(qreal least)
    {
        return findWeakContrast(made.window, made.window.grab().toImage(), least);
    }

    Window made;
    QLabel *label;
};

} // namespace

class TreeChecksTest : public TestCase
{
    Q_OBJECT

private slots:
    void soundTreeHasNoFindings()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *label = new QLabel(u"Where does the key go? It goes to the keychain."_s, &window);
        label->setWordWrap(true);
        auto *list = new QListWidget(&window);
        list->addItem(u"A row"_s);
        list->item(0)->setSizeHint({100, 32});
        for (QWidget *widget : QList<QWidget *>{label, new QLineEdit(u"Some text"_s, &window),
                                                new QPushButton(u"Save"_s, &window),
                                                new QCheckBox(u"Wrap code"_s, &window), list}) {
            widget->setMinimumHeight(28);
            column->addWidget(widget);
        }
        window.resize(window.sizeHint() + QSize(40, 40));
        window.show();
        QCOMPARE(texts(findFaults(window, window.grab().toImage(), leastContrast)), QStringList());
    }

    void labelThatLacksWidth()
    {
        Window made;
        auto *label = made.add<QLabel>(u"Words"_s, roomy);
        label->setText(u"Much more than there is room for in a label as narrow as this one"_s);
        QCOMPARE(texts(findClipped(made.window)), QStringList{u"Words: is cut off at the side"_s});
        label->setText(u"Enough"_s);
        QCOMPARE(texts(findClipped(made.window)), QStringList());
    }

    void labelThatLacksHeight()
    {
        Window made;
        auto *label = made.add<QLabel>(u"Words"_s, roomy);
        label->setWordWrap(true);
        label->setText(u"some words "_s.repeated(30));
        QCOMPARE(texts(findClipped(made.window)), QStringList{u"Words: is cut off below"_s});
        label->setGeometry(10, 10, 300, 280);
        QCOMPARE(texts(findClipped(made.window)), QStringList());
    }

    void hiddenLabelIsNotLookedAt()
    {
        Window made;
        auto *label = made.add<QLabel>(u"Words"_s, QRect(0, 0, 5, 5));
        label->setText(u"Cut off"_s);
        label->hide();
        QCOMPARE(texts(findClipped(made.window)), QStringList());
    }

    void buttonThatLacksWidth()
    {
        Window made;
        auto *button = made.add<QPushButton>(u"Save"_s, QRect(10, 10, 60, 40));
        button->setText(u"Save and close the settings"_s);
        QCOMPARE(texts(findClipped(made.window)),
                 QStringList{u"Save: is narrower than its words"_s});
        button->setMinimumWidth(24); // it shortens its words
        QCOMPARE(texts(findClipped(made.window)), QStringList());
    }

    void menuButtonShortensItsWords()
    {
        Window made;
        auto *button = made.add<MenuButton>(u"Title"_s, QRect(10, 10, 90, 40));
        button->setText(u"A long title of a conversation"_s);
        QCOMPARE(texts(findClipped(made.window)), QStringList());
    }

    void buttonThatIsASliver()
    {
        Window made;
        made.add<QPushButton>(u"Save"_s, QRect(10, 10, 200, 8))->setText(u"Save"_s);
        QCOMPARE(texts(findClipped(made.window)), QStringList{u"Save: is lower than its words"_s});
    }

    void fieldThatIsTooLow()
    {
        Window made;
        auto *field = made.add<QLineEdit>(u"Name"_s, QRect(10, 10, 200, 12));
        auto *box = made.add<QComboBox>(u"Model"_s, QRect(10, 60, 200, 12));
        auto *lines = made.add<QPlainTextEdit>(u"Message"_s, QRect(10, 100, 200, 6));
        QCOMPARE(texts(findClipped(made.window)),
                 QStringList({u"Name: is lower than its line"_s, u"Model: is lower than its line"_s,
                              u"Message: is lower than its line"_s}));
        for (QWidget *widget : QList<QWidget *>{field, box, lines})
            widget->resize(200, 60);
        QCOMPARE(texts(findClipped(made.window)), QStringList());
    }

    void siblingsOverEachOther()
    {
        Window made;
        made.add<QWidget>(u"First"_s, roomy);
        QWidget *second = made.add<QWidget>(u"Second"_s, roomy.translated(100, 20));
        QCOMPARE(texts(findOverlapping(made.window)), QStringList{u"First: overlaps Second"_s});
        second->setGeometry(beside);
        QCOMPARE(texts(findOverlapping(made.window)), QStringList());
        made.add<FloatingCard>(u"Card"_s, roomy); // covers the others on purpose
        QCOMPARE(texts(findOverlapping(made.window)), QStringList());
    }

    void childOutsideItsParent()
    {
        Window made;
        QWidget *child = made.add<QWidget>(u"Child"_s, QRect(350, 10, 100, 40));
        QCOMPARE(texts(findOutside(made.window)), QStringList{u"Child: is outside"_s});
        child->setGeometry(10, 290, 100, 40);
        QCOMPARE(texts(findOutside(made.window)), QStringList{u"Child: is outside"_s});
        child->setGeometry(roomy);
        QCOMPARE(texts(findOutside(made.window)), QStringList());
    }

    void inAScrollAreaOnlySidewaysCounts()
    {
        Window made;
        auto *area = made.add<QScrollArea>(u"Area"_s, QRect(0, 0, 200, 100));
        auto *page = new QWidget;
        page->setObjectName(u"Page"_s);
        page->resize(100, 900);
        area->setWidget(page);
        made.window.show(); // a viewport gets its size as it is shown
        QCOMPARE(texts(findOutside(made.window)), QStringList());
        page->resize(300, 900);
        QCOMPARE(texts(findOutside(made.window)), QStringList{u"Page in Area: is outside"_s});
    }

    void smallTargets()
    {
        Window made;
        auto *button = made.add<QPushButton>(u"Close"_s, QRect(10, 10, 20, 30));
        auto *box = made.add<QCheckBox>(u"Wrap"_s, QRect(10, 60, 100, 18));
        QCOMPARE(texts(findSmallTargets(made.window)),
                 QStringList({u"Close: is a small target"_s, u"Wrap: is a small target"_s}));
        button->resize(24, 24);
        box->resize(100, 24);
        QCOMPARE(texts(findSmallTargets(made.window)), QStringList());
    }

    void lowRowsAreSmallTargets()
    {
        Window made;
        auto *list = made.add<QListWidget>(u"Questions"_s, QRect(0, 0, 300, 200));
        list->addItem(u"One"_s);
        list->item(0)->setSizeHint({100, 16});
        made.window.show();
        QCOMPARE(texts(findSmallTargets(made.window)),
                 QStringList{u"a row of Questions: is a small target"_s});
        list->item(0)->setSizeHint({100, 32});
        (void)made.window.grab(); // lays the rows out
        QCOMPARE(texts(findSmallTargets(made.window)), QStringList());
    }

    void weakContrast()
    {
        Coloured grey(QColor(0xffffff), QColor(0x999999));
        QCOMPARE(texts(grey.look(leastContrast)), QStringList{u"Words: has a weak contrast"_s});
        QVERIFY(grey.look(leastContrast).constFirst().extent.startsWith(u"2.8"_s));
        grey.label->setEnabled(false); // exempt
        QCOMPARE(texts(grey.look(leastContrast)), QStringList());
        Coloured middle(QColor(0xffffff), QColor(0x666666));
        QCOMPARE(texts(middle.look(leastContrast)), QStringList());
        QCOMPARE(texts(middle.look(leastHighContrast)),
                 QStringList{u"Words: has a weak contrast"_s});
    }

    void coveredWordsAreNotMeasured()
    {
        Coloured grey(QColor(0xffffff), QColor(0x999999));
        auto *cover = grey.made.add<FloatingCard>(u"Card"_s, roomy.adjusted(100, 0, 0, 0));
        QCOMPARE(texts(grey.look(leastContrast)), QStringList());
        cover->hide();
        QCOMPARE(grey.look(leastContrast).size(), 1);
    }

    void wordsOfAMenuAreMeasured()
    {
        QMenu menu;
        QPalette palette;
        palette.setColor(QPalette::Window, QColor(0xffffff));
        palette.setColor(QPalette::WindowText, QColor(0xaaaaaa));
        palette.setColor(QPalette::ButtonText, QColor(0xaaaaaa));
        palette.setColor(QPalette::Text, QColor(0xaaaaaa));
        menu.setPalette(palette);
        menu.addAction(u"Rename"_s);
        menu.resize(menu.sizeHint());
        const Findings weak = findWeakContrast(menu, menu.grab().toImage(), leastContrast);
        QCOMPARE(texts(weak), QStringList{u"\"Rename\" in a menu: has a weak contrast"_s});
    }
};

HIWAR_TEST(TreeChecksTest, QApplication)
#include "tst_treechecks.moc"
