// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A model's reasoning is folded until the user opens it: by mouse, keyboard or screen reader; it is
// not copied with the answer, and unfolding does not move the text that is being read.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/message/messagenotice.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReasoningTest : public TestCase
{
    Q_OBJECT

private slots:
    void foldsReasoning();
    void keepsWhatIsUnfoldedByMessage();
    void unfoldingMovesNothingAbove();
    void copiesTheAnswerOnly();
    void selectsWithinReasoning();
    void laysOutNothingThatIsFolded();
    void growingReasoningCostsItsTail();
    void theBubbleKeepsStillWhileItThinks();
};

void ReasoningTest::foldsReasoning()
{
    ShownView shown({thoughtReply()});
    QCOMPARE(thoughtText(shown.model.at(0), shown.now), u"Thought for 12 s"_s);
    QCOMPARE(shown.textOf(0), u"No: 91 = 7 × 13."_s);
    shown.click(0, MessageAction::Reasoning);
    QCOMPARE(shown.textOf(0), u"First this.\nThen that.\nNo: 91 = 7 × 13."_s);
    shown.click(0, MessageAction::Reasoning);
    QCOMPARE(shown.textOf(0), u"No: 91 = 7 × 13."_s);

    shown.view.setFocus(Qt::TabFocusReason);
    shown.view.setCurrent(0);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QVERIFY(shown.textOf(0).startsWith(u"First this."_s));

    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&shown.view);
    QAccessibleInterface *fold = list->child(0)->child(0);
    QCOMPARE(fold->text(QAccessible::Name), u"Reasoning"_s);
    QVERIFY(fold->state().expandable && fold->state().expanded && !fold->state().collapsed);
    QVERIFY(list->child(0)->text(QAccessible::Name).contains(u"Then that."_s));
    fold->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(fold->state().collapsed && !fold->state().expanded);
    QCOMPARE(list->child(0)->text(QAccessible::Name), u"Assistant: No: 91 = 7 × 13."_s);
    QVERIFY(list->child(0)->text(QAccessible::Description).contains(u"Thought for 12 s"_s));
}

void ReasoningTest::keepsWhatIsUnfoldedByMessage()
{
    ShownMessage other = thoughtReply();
    other.id = u"other"_s;
    ShownView shown({thoughtReply(), other});
    shown.view.trigger(1, MessageAction::Reasoning);
    shown.model.insert(0, makeMessage(u"question"_s, Role::User, u"Is it?"_s));
    QVERIFY(!shown.textOf(1).startsWith(u"First this."_s));
    QVERIFY(shown.textOf(2).startsWith(u"First this."_s));
    shown.view.setModel(nullptr);
    shown.view.setModel(&shown.model);
    QVERIFY(!shown.textOf(2).startsWith(u"First this."_s));
}

void ReasoningTest::unfoldingMovesNothingAbove()
{
    // The view follows the end; yet the clicked heading stays under the mouse.
    QList<ShownMessage> messages{makeMessage(u"1"_s, Role::User, u"word "_s.repeated(900))};
    messages << thoughtReply();
    messages.last().reasoning = u"A thought.\n\n"_s.repeated(60);
    ShownView shown(messages);
    QVERIFY(shown.view.isFollowing() && shown.view.verticalScrollBar()->maximum() > 0);
    const QRect before = shown.rectOf(1, MessageAction::Reasoning);
    shown.click(1, MessageAction::Reasoning);
    QCOMPARE(shown.rectOf(1, MessageAction::Reasoning).topLeft(), before.topLeft());
    QVERIFY(!shown.view.isFollowing());
    shown.click(1, MessageAction::Reasoning);
    QCOMPARE(shown.rectOf(1, MessageAction::Reasoning).topLeft(), before.topLeft());
    QVERIFY(shown.view.isFollowing());
}

void ReasoningTest::copiesTheAnswerOnly()
{
    ShownView shown({thoughtReply()});
    for (int unfolded = 0; unfolded < 2; ++unfolded) {
        QGuiApplication::clipboard()->clear();
        shown.view.trigger(0, MessageAction::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"No: 91 = 7 × 13."_s);
        shown.view.trigger(0, MessageAction::Reasoning);
    }
    // A reply with only reasoning has nothing to copy.
    ShownMessage silent = thoughtReply();
    silent.text.clear();
    QVERIFY(!actionsFor(silent).contains(MessageAction::Copy));
    QVERIFY(noticeFor(silent)->words.first().contains(u"not answered"_s));
    QVERIFY(actionsFor(silent).contains(MessageAction::Regenerate));
}

void ReasoningTest::selectsWithinReasoning()
{
    ShownView shown({thoughtReply()});
    shown.view.trigger(0, MessageAction::Reasoning);
    const auto rects = shown.layout(0).rectsOf({1, 0}, {1, 4});
    const QPoint on = rects.first().center().toPoint() + shown.view.rowRect(0).topLeft();
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, on);
    QCOMPARE(shown.view.selectedText(), u"Then"_s);
    shown.view.selectAll();
    QCOMPARE(shown.view.selectedText(), u"First this.\n\nThen that.\n\nNo: 91 = 7 × 13."_s);
    // The selection ends, because blocks before it come or go.
    shown.view.trigger(0, MessageAction::Reasoning);
    QVERIFY(shown.view.selectedText().isEmpty());
}

void ReasoningTest::laysOutNothingThatIsFolded()
{
    ShownMessage message = reply({}, MessageState::Arriving);
    message.reasoning = u"A thought.\n\n"_s.repeated(100);
    ShownView shown({message});
    const int before = MessageLayout::blocksMade();
    for (int i = 0; i < 50; ++i) {
        shown.model.appendReasoning(0, u"word "_s);
        shown.layout(0);
    }
    QCOMPARE(MessageLayout::blocksMade() - before, 0);
    QVERIFY(shown.layout(0).newestThought().endsWith(u"word word"_s));
    shown.view.trigger(0, MessageAction::Reasoning); // all of it is shown
    QCOMPARE(shown.layout(0).newestThought(), QString());
}

void ReasoningTest::growingReasoningCostsItsTail()
{
    ShownMessage message = reply({}, MessageState::Arriving);
    message.reasoning = u"A thought.\n\n"_s.repeated(100);
    ShownView shown({message});
    shown.view.trigger(0, MessageAction::Reasoning);
    shown.layout(0);
    int before = MessageLayout::blocksMade();
    for (int i = 0; i < 50; ++i) {
        shown.model.appendReasoning(0, u"word "_s);
        shown.layout(0);
    }
    QCOMPARE(MessageLayout::blocksMade() - before, 50);
    before = MessageLayout::blocksMade();
    for (int i = 0; i < 50; ++i) {
        shown.model.appendText(0, u"word "_s);
        shown.layout(0);
    }
    QCOMPARE(MessageLayout::blocksMade() - before, 50);
}

void ReasoningTest::theBubbleKeepsStillWhileItThinks()
{
    ShownMessage message = reply({}, MessageState::Arriving);
    message.reasoning = u"A"_s;
    ShownView shown({message});
    const QRect bubble = shown.layout(0).geometry().bubble;
    for (const QString &piece : {u" thought that is rather long and goes on"_s, u"\n\nB"_s}) {
        shown.model.appendReasoning(0, piece);
        QCOMPARE(shown.layout(0).geometry().bubble, bubble);
    }
    QCOMPARE(thoughtText(shown.view.rows().message(0), shown.now.addSecs(5)), u"Thinking · 25 s"_s);
    QCOMPARE(newestThought(u"One.\n\n- **Two** `2`\n\n"_s), u"- Two 2"_s);
    QCOMPARE(newestThought(QString()), QString());
}

HIWAR_TEST(ReasoningTest, QApplication)
#include "tst_reasoning.moc"
