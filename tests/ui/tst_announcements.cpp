// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Changes away from the keyboard focus are announced to a screen reader, and a copied item shows a
// tick for a while. story_access tests the events that leave the program.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/interaction/copysign.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/window/noticebar.h"
#include "ui/window/toast.h"

#include <QApplication>
#include <QPushButton>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestAnnouncements : public TestCase
{
    Q_OBJECT

private slots:
    void aNoticeAndItsUndo()
    {
        QWidget window;
        NoticeBar bar(&window);
        window.show();
        QSignalSpy announced(&bar, &NoticeBar::announced);
        int undone = 0;
        bar.tellUndoable(u"The message was deleted."_s, [&] { ++undone; });
        QCOMPARE(announced.takeFirst().first().toString(), u"The message was deleted."_s);
        bar.reword(u"Still."_s); // not announced
        QCOMPARE(announced.count(), 0);
        const auto buttons = bar.toast().findChildren<QPushButton *>();
        const auto undo =
            std::find_if(buttons.begin(), buttons.end(),
                         [](const QPushButton *button) { return button->text() == u"Undo"; });
        QVERIFY(undo != buttons.end());
        (*undo)->click();
        QCOMPARE(undone, 1);
        QCOMPARE(announced.count(), 1);
        QCOMPARE(announced.takeFirst().first().toString(), u"Undone."_s);
    }

    void whatIsCopiedHasATickForAWhile()
    {
        ShownView shown({makeMessage(u"a"_s, Role::Assistant, u"words"_s)});
        CopySign &sign = shown.view.copySign();
        QSignalSpy announced(&sign, &CopySign::announced);
        QCOMPARE(actionsFor(shown.view.rows().message(0)).first(), MessageAction::Copy);
        QTest::mouseMove(shown.view.viewport(), shown.rectOf(0, MessageAction::Copy).center());
        const QImage before = shown.frame().toImage();
        shown.view.trigger(0, MessageAction::Copy);
        QCOMPARE(announced.takeFirst().first().toString(), u"Copied."_s);
        QCOMPARE(sign.actionOf(u"a"_s), MessageAction::Copy);
        QVERIFY(shown.frame().toImage() != before);
        sign.setTime(0ms); // the same again, with a tick that ends at once
        shown.view.trigger(0, MessageAction::Copy);
        QTRY_VERIFY(!sign.actionOf(u"a"_s));
        QCOMPARE(shown.frame().toImage(), before);
    }

    void theTickStaysWhenTheMouseLeaves()
    {
        ShownView shown({makeMessage(u"a"_s, Role::Assistant, u"words"_s)});
        const QRect button = shown.rectOf(0, MessageAction::Copy);
        const auto isGreen = [&] {
            const QImage image = shown.frame().copy(button).toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == testTheme().palette.success)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(!isGreen());
        shown.view.trigger(0, MessageAction::Copy); // with the mouse elsewhere
        QVERIFY(isGreen());
        shown.view.copySign().setTime(0ms);
        shown.view.trigger(0, MessageAction::Copy);
        QTRY_VERIFY(!isGreen());
    }

    void codeThatIsCopiedHasATickForAWhile()
    {
        ShownView shown({makeMessage(u"a"_s, Role::Assistant, u"```\nint i;\n```"_s)});
        CopySign &sign = shown.view.copySign();
        QSignalSpy announced(&sign, &CopySign::announced);
        FocusTarget copy;
        for (const FocusTarget &focusTarget : shown.layout(0).focusTargets()) {
            if (focusTarget.code == CodeAction::Copy)
                copy = focusTarget;
        }
        QVERIFY(copy.code);
        const QImage before = shown.frame().toImage();
        shown.view.press(0, copy);
        QCOMPARE(announced.takeFirst().first().toString(), u"Copied."_s);
        QVERIFY(sign.codeOf(u"a"_s));
        QVERIFY(shown.frame().toImage() != before);
        sign.setTime(0ms);
        shown.view.press(0, copy);
        QTRY_VERIFY(!sign.codeOf(u"a"_s));
        QCOMPARE(shown.frame().toImage(), before);
    }

    void aMessageThatComesByItself()
    {
        QWidget window;
        InlineMessageLabel label(&window);
        QSignalSpy announced(&label, &InlineMessageLabel::announced);
        window.show();
        label.setMessage({.tone = Tone::Bad, .text = u"This is no address."_s}); // while typing
        QCOMPARE(announced.count(), 0);
        label.setAnnounced();
        label.setMessage({.tone = Tone::Good, .text = u"Found on this machine:"_s});
        QCOMPARE(announced.takeFirst().first().toString(), u"Found on this machine:"_s);
        label.setMessage({.tone = Tone::Good, .text = u"Found on this machine:"_s});
        label.setMessage({});
        QCOMPARE(announced.count(), 0);
        window.hide();
        label.setMessage({.tone = Tone::Plain, .text = u"Nobody sees it."_s});
        QCOMPARE(announced.count(), 0);
    }

    void whatIsSelectedIsCopiedWithAWord()
    {
        ShownView shown({makeMessage(u"a"_s, Role::Assistant, u"words"_s)});
        QSignalSpy announced(&shown.view.copySign(), &CopySign::announced);
        shown.view.copy();
        QCOMPARE(announced.count(), 0); // nothing is selected
        shown.view.selectAll();
        shown.view.copy();
        QCOMPARE(announced.count(), 1);
    }
};

HIWAR_TEST(TestAnnouncements, QApplication)
#include "tst_announcements.moc"
