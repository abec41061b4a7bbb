// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/composercase.h"
#include "ui/composer/composer.h"
#include "ui/composer/messageedit.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestComposer : public ComposerCase
{
    Q_OBJECT

private slots:
    void isFoundByNameAndRole()
    {
        const auto role = [](QWidget *widget) {
            return QAccessible::queryAccessibleInterface(widget)->role();
        };
        const auto name = [](QWidget *widget) {
            return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        };
        QCOMPARE(role(m_edit), QAccessible::EditableText);
        QCOMPARE(name(m_edit), u"Message"_s);
        QCOMPARE(role(m_button), QAccessible::Button);
        QCOMPARE(name(m_button), u"Send"_s);
        m_composer->setBusy(true);
        QCOMPARE(name(m_button), u"Stop"_s);
        m_composer->setBusy(false);
        QCOMPARE(name(m_button), u"Send"_s);
    }

    void theCaretWaitsWhereTheHintStands()
    {
        const auto isAtRight = [this] {
            return m_edit->cursorRect().center().x() > m_edit->viewport()->width() / 2;
        };
        QVERIFY(!isAtRight());
        m_composer->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(isAtRight());
        m_edit->insertPlainText(u"Hello"_s);
        QVERIFY(!isAtRight());
        m_edit->selectAll();
        m_edit->insertPlainText(u"مرحبا بالعالم، هذا سطر طويل"_s);
        m_edit->moveCursor(QTextCursor::Start);
        QVERIFY(isAtRight());
        m_edit->clear();
        QVERIFY(isAtRight());
        m_composer->setLayoutDirection(Qt::LeftToRight);
        QVERIFY(!isAtRight());
    }

    void theSendKeySendsAndTheOthersStartALine_data()
    {
        QTest::addColumn<bool>("ctrlEnter");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<bool>("sends");
        const Qt::KeyboardModifiers none;
        QTest::newRow("enter") << false << Qt::Key_Return << none << true;
        QTest::newRow("keypad") << false << Qt::Key_Enter
                                << Qt::KeyboardModifiers(Qt::KeypadModifier) << true;
        QTest::newRow("shift") << false << Qt::Key_Return
                               << Qt::KeyboardModifiers(Qt::ShiftModifier) << false;
        QTest::newRow("ctrl too") << false << Qt::Key_Return
                                  << Qt::KeyboardModifiers(Qt::ControlModifier) << true;
        QTest::newRow("ctrl mode: enter") << true << Qt::Key_Return << none << false;
        QTest::newRow("ctrl mode: ctrl")
            << true << Qt::Key_Return << Qt::KeyboardModifiers(Qt::ControlModifier) << true;
    }
    void theSendKeySendsAndTheOthersStartALine()
    {
        QFETCH(bool, ctrlEnter);
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(bool, sends);
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        m_composer->setSendKey(ctrlEnter);
        QTest::keyClicks(m_edit, u"one"_s);
        QTest::keyClick(m_edit, key, modifiers);
        QTest::keyClicks(m_edit, u"two"_s);
        QCOMPARE(sent.count(), sends ? 1 : 0);
        QCOMPARE(m_composer->text(), sends ? u"onetwo"_s : u"one\ntwo"_s);
        QCOMPARE(m_edit->blockCount(), sends ? 1 : 2);
        if (sends)
            QCOMPARE(sent.first().first().toString(), u"one"_s);
    }

    void aHeldKeySendsOnce()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        m_composer->setText(u"once"_s);
        for (const bool again : {false, true, true}) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, again);
            QApplication::sendEvent(m_edit, &press);
        }
        QCOMPARE(sent.count(), 1);
        QCOMPARE(m_composer->text(), u"once"_s);
    }

    void neverSendsWhatAnInputMethodIsComposing()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        m_composer->setText(u"سلام "_s);
        QInputMethodEvent composing(u"にほ"_s, {});
        QApplication::sendEvent(m_edit, &composing);
        QVERIFY(m_edit->isComposing());
        QTest::keyClick(m_edit, Qt::Key_Return);
        QTest::keyClick(m_edit, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(sent.count(), 0);
        QCOMPARE(m_edit->blockCount(), 1);

        QInputMethodEvent taken;
        taken.setCommitString(u"日本"_s);
        QApplication::sendEvent(m_edit, &taken);
        QVERIFY(!m_edit->isComposing());
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(sent.count(), 1);
        QCOMPARE(sent.first().first().toString(), u"سلام 日本"_s);
    }

    void blankTextCannotBeSent()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QVERIFY(!m_button->isEnabled());
        m_composer->setText(u" \n\t\u00a0 \n"_s);
        QVERIFY(!m_button->isEnabled());
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(sent.count(), 0);
        m_composer->setText(u"\n\n x"_s);
        QVERIFY(m_button->isEnabled());
    }

    void theButtonSendsAndThenStops()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QSignalSpy stopped(m_composer.get(), &Composer::stopRequested);
        m_composer->setText(u"question"_s);
        QTest::mouseClick(m_button, Qt::LeftButton);
        QCOMPARE(sent.count(), 1);
        QCOMPARE(m_composer->text(), u"question"_s); // the receiver clears it
        m_composer->clear();
        m_composer->setBusy(true);
        QVERIFY(m_button->isEnabled());
        QTest::mouseClick(m_button, Qt::LeftButton);
        QCOMPARE(stopped.count(), 1);
        QCOMPARE(sent.count(), 1);
    }

    void stopActsAtThePressAndItsReleaseSendsNothing()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QSignalSpy stopped(m_composer.get(), &Composer::stopRequested);
        connect(m_composer.get(), &Composer::stopRequested, m_composer.get(),
                [this] { m_composer->setBusy(false); });
        m_composer->setText(u"the next question"_s);
        m_composer->setBusy(true);
        QTest::mousePress(m_button, Qt::LeftButton);
        QCOMPARE(stopped.count(), 1);
        QTest::mouseRelease(m_button, Qt::LeftButton);
        QCOMPARE(sent.count(), 0);
        QTest::mouseClick(m_button, Qt::LeftButton);
        QCOMPARE(sent.count(), 1);
        QCOMPARE(stopped.count(), 1);
    }

    void aDoubleClickSendsAndDoesNotStop()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QSignalSpy stopped(m_composer.get(), &Composer::stopRequested);
        connect(m_composer.get(), &Composer::sendRequested, m_composer.get(),
                [this] { m_composer->setBusy(true); });
        m_composer->setText(u"question"_s);
        QTest::mouseClick(m_button, Qt::LeftButton);
        QTest::mouseDClick(m_button, Qt::LeftButton); // the second press arrives as a double click
        QCOMPARE(sent.count(), 1);
        QCOMPARE(stopped.count(), 0);
    }

    void enterWhileBusyQueues()
    {
        QSignalSpy sent(m_composer.get(), &Composer::sendRequested);
        QSignalSpy queued(m_composer.get(), &Composer::queueRequested);
        QSignalSpy steered(m_composer.get(), &Composer::steerRequested);
        m_composer->setBusy(true);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(queued.count(), 0); // nothing is written
        m_composer->setText(u"next"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(queued.count(), 1);
        QCOMPARE(queued.at(0).at(0).toString(), u"next"_s);
        QTest::keyClick(m_edit, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(steered.count(), 1);
        QCOMPARE(m_composer->text(), u"next"_s); // the receiver clears it
        QCOMPARE(sent.count(), 0);
        QVERIFY(m_edit->accessibleDescription().startsWith(u"Enter queues it"_s));
        m_composer->setBusy(false);
        QTest::keyClick(m_edit, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(sent.count(), 1); // there is nothing to stop
        QCOMPARE(steered.count(), 1);
    }

    void aQueuedQuestionIsEditedWhileBusy()
    {
        QSignalSpy queued(m_composer.get(), &Composer::queueRequested);
        QSignalSpy edited(m_composer.get(), &Composer::queuedEdited);
        QSignalSpy submitted(m_composer.get(), &Composer::editSubmitted);
        m_composer->setText(u"draft"_s);
        m_composer->setBusy(true);
        m_composer->beginQueuedEdit(u"waits"_s);
        QCOMPARE(m_composer->text(), u"waits"_s);
        QTest::keyClicks(m_edit, u" still"_s);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.at(0).at(0).toString(), u"waits still"_s);
        QCOMPARE(queued.count() + submitted.count(), 0);
        QCOMPARE(m_composer->text(), u"draft"_s);
        m_composer->beginQueuedEdit(u"waits"_s);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(m_composer->text(), u"draft"_s);
        m_composer->beginEdit(u"an earlier question"_s); // which has to wait
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(submitted.count() + queued.count(), 0);
        QVERIFY(m_composer->isEditing());
    }

    void escapeStopsOnlyWhileBusy()
    {
        QSignalSpy stopped(m_composer.get(), &Composer::stopRequested);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(stopped.count(), 0);
        m_composer->setBusy(true);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(stopped.count(), 1);
    }

    void growsToEightLinesThenScrolls()
    {
        const int one = m_edit->height();
        const int line = m_edit->fontMetrics().lineSpacing();
        int before = one;
        for (int lines = 2; lines <= MessageEdit::mostLines; ++lines) {
            QTest::keyClick(m_edit, Qt::Key_Return, Qt::ShiftModifier);
            QVERIFY(m_edit->height() > before);
            before = m_edit->height();
        }
        QVERIFY(before >= one + (MessageEdit::mostLines - 1) * (line - 1));
        for (int more = 0; more < 4; ++more)
            QTest::keyClick(m_edit, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_edit->height(), before);
        QVERIFY(m_edit->verticalScrollBar()->maximum() > 0);
        m_composer->clear();
        QCOMPARE(m_edit->height(), one);
    }

    void growsWithWrappedWordsAndWithTheWindow()
    {
        const int one = m_edit->height();
        m_composer->setText(u"word "_s.repeated(60));
        const int wide = m_edit->height();
        QVERIFY(wide > one);
        m_composer->resize(280, 200);
        QTRY_VERIFY(m_edit->height() > wide);
    }

    void everyParagraphRunsItsOwnWay()
    {
        m_composer->setText(u"مرحبا hello\nhello مرحبا\n123 سلام"_s);
        const QTextDocument *document = m_edit->document();
        const auto firstX = [document](int paragraph) {
            const QTextLine line = document->findBlockByNumber(paragraph).layout()->lineAt(0);
            return line.cursorToX(0);
        };
        const qreal middle = m_edit->viewport()->width() / 2.0;
        QVERIFY(firstX(0) > middle);
        QVERIFY(firstX(1) < middle);
        QVERIFY(firstX(2) > middle);
        m_edit->moveCursor(QTextCursor::End);
        QTest::keyClick(m_edit, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(firstX(3) > middle); // an empty paragraph keeps the side of the one above
        QTest::keyClicks(m_edit, u"a"_s);
        QVERIFY(firstX(3) < middle);
    }

    void tellsTheDraftOnlyWhenThePersonWrites()
    {
        QSignalSpy drafts(m_composer.get(), &Composer::draftChanged);
        m_composer->setText(u"stored"_s);
        m_composer->clear();
        QCOMPARE(drafts.count(), 0);
        QTest::keyClicks(m_edit, u"ab"_s);
        QCOMPARE(drafts.count(), 2);
        QCOMPARE(drafts.last().first().toString(), u"ab"_s);
    }

    void bigTextIsLaidOutOnlyWhereItIsSeen()
    {
        QString big;
        for (int line = 0; line < 100'000; ++line)
            big += u"line %1 of a log that somebody pasted\n"_s.arg(line);
        m_composer->setText(big);
        QTest::keyClicks(m_edit, u"x"_s);
        const QTextDocument *document = m_edit->document();
        QCOMPARE(m_composer->text().size(), big.size() + 1);
        QCOMPARE(document->findBlockByNumber(50'000).layout()->lineCount(), 0);
    }

    void everyControlIsReachedByTab()
    {
        m_composer->setText(u"x"_s);
        for (const QString &name :
             {u"Add"_s, u"Answered by"_s, u"Send"_s, u"Ways to send"_s, u"Message"_s}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), name);
        }
    }
};

HIWAR_TEST(TestComposer, QApplication)
#include "tst_composer.moc"
