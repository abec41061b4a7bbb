// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A message's source instead of its rendered text: by keyboard, while it grows, and copied.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

using namespace Hiwar;

namespace {

const QString name = u"Show as Markdown text"_s;

struct ShownSource : ShownView
{
    using ShownView::ShownView;

    /// The menu item, in the menu opened by the keyboard.
    QAction *item()
    {
        view.setFocus();
        view.setCurrent(0);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5},
                                view.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(view.viewport(), &event);
        QMenu *menu = view.findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly).last();
        for (QAction *action : menu->actions()) {
            if (action->text() == name)
                return action;
        }
        return nullptr;
    }
    QString shown() { return textOf(0).replace(QChar(QChar::LineSeparator), u'\n'); }
};

} // namespace

class SourceViewTest : public TestCase
{
    Q_OBJECT

private slots:
    void isShownByTheKeyboard();
    void staysWhileTheReplyGrows();
    void copiesWhatCame_data();
    void copiesWhatCame();
};

void SourceViewTest::isShownByTheKeyboard()
{
    ShownSource shown({reply(u"Some **bold** words"_s)});
    QAction *item = shown.item();
    QVERIFY(item && item->isCheckable());
    QVERIFY(!item->isChecked());
    item->trigger();
    QCOMPARE(shown.shown(), u"Some **bold** words"_s);
    item = shown.item();
    QVERIFY(item && item->isChecked());
    item->trigger();
    QCOMPARE(shown.shown(), u"Some bold words"_s);
}

void SourceViewTest::staysWhileTheReplyGrows()
{
    ShownSource shown({reply(u"Some **bo"_s, MessageState::Arriving)});
    shown.item()->trigger();
    QCOMPARE(shown.shown(), u"Some **bo"_s);
    shown.model.appendText(0, u"ld** words\n\n```py\nx"_s);
    QCOMPARE(shown.shown(), u"Some **bold** words\n\n```py\nx"_s);
    ShownMessage whole = shown.model.at(0);
    whole.state = MessageState::Complete;
    shown.model.replace(0, whole);
    QCOMPARE(shown.shown(), u"Some **bold** words\n\n```py\nx"_s);
    QVERIFY(shown.item()->isChecked());
}

void SourceViewTest::copiesWhatCame_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("the message") << 0;
    QTest::newRow("all that is selected") << 1;
    QTest::newRow("the header's button") << 2;
}

void SourceViewTest::copiesWhatCame()
{
    QFETCH(int, way);
    const QString source = u"Some **bold**\n\n| a | b |\n|---|---|\n| c | $d$ |"_s;
    ShownSource shown({reply(source)});
    shown.item()->trigger();
    QGuiApplication::clipboard()->clear();
    if (way == 0) {
        shown.view.trigger(0, MessageAction::Copy);
    } else if (way == 1) {
        QTest::keyClick(&shown.view, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&shown.view, Qt::Key_C, Qt::ControlModifier);
    } else {
        shown.view.press(0, shown.layout(0).focusTargets().at(0));
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), source);
}

HIWAR_TEST(SourceViewTest, QApplication)
#include "tst_sourceview.moc"
