// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/composercase.h"
#include "ui/composer/dictationstrip.h"
#include "ui/composer/soundmeter.h"

#include <QAccessible>
#include <QAction>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Hiwar;

/// What is shown while something is dictated, and how the words get into the message.
class DictationStripTest : public ComposerCase
{
    Q_OBJECT

private slots:
    void showsHowLongTheMicrophoneIsOpen()
    {
        QVERIFY(!strip().isVisible());
        strip().showRecording(10min);
        QVERIFY(strip().isVisible());
        QCOMPARE(strip().sentence(), u"Recording: 0:00 of 10:00"_s);
        strip().setElapsed(65s);
        QCOMPARE(strip().sentence(), u"Recording: 1:05 of 10:00"_s);
        QCOMPARE(described(), u"Recording: 1:05 of 10:00"_s);
        QCOMPARE(shown(), (QStringList{u"Stop and insert"_s, u"Cancel"_s}));
        strip().showWorking();
        QCOMPARE(described(), u"Turning it into words…"_s);
        QCOMPARE(shown(), QStringList{u"Cancel"_s});
        strip().close();
        QVERIFY(!strip().isVisible());
        QCOMPARE(strip().sentence(), QString());
    }

    void barsAreFilledAsTheEarHears()
    {
        QCOMPARE(barsFor(0), 0);
        QCOMPARE(barsFor(0.001), 0);
        QCOMPARE(barsFor(0.1), 5);
        QCOMPARE(barsFor(1), SoundMeter::bars);
        QCOMPARE(barsFor(7), SoundMeter::bars);
        strip().showRecording(10min);
        auto *meter = strip().findChild<SoundMeter *>();
        strip().setPeak(0.1);
        QCOMPARE(meter->filled(), 5);
        const QImage loud = meter->grab().toImage();
        strip().setPeak(0);
        QVERIFY(meter->grab().toImage() != loud);
    }

    void eachButtonSaysWhatIsWanted()
    {
        QSignalSpy stop(&strip(), &DictationStrip::stopWanted);
        QSignalSpy cancel(&strip(), &DictationStrip::cancelWanted);
        QSignalSpy retry(&strip(), &DictationStrip::retryWanted);
        QSignalSpy save(&strip(), &DictationStrip::saveWanted);
        QSignalSpy discard(&strip(), &DictationStrip::discardWanted);
        strip().showRecording(10min);
        press(u"Insert dictation"_s);
        QCOMPARE(stop.count(), 1);
        press(u"Cancel dictation"_s);
        QCOMPARE(cancel.count(), 1);
        strip().showFailure(u"No."_s, true);
        QCOMPARE(described(), u"No."_s);
        QCOMPARE(shown(), (QStringList{u"Try again"_s, u"Save the recording…"_s, u"Discard"_s}));
        press(u"Try dictation again"_s);
        press(u"Save the recording"_s);
        press(u"Discard dictation"_s);
        QCOMPARE(retry.count(), 1);
        QCOMPARE(save.count(), 1);
        QCOMPARE(discard.count(), 1);
        strip().showFailure(u"No microphone."_s, false);
        QCOMPARE(shown(), (QStringList{u"Try again"_s, u"Close"_s}));
    }

    void escCancelsFromTheMessageToo()
    {
        QSignalSpy cancel(&strip(), &DictationStrip::cancelWanted);
        QSignalSpy stopReply(m_composer.get(), &Composer::stopRequested);
        m_composer->setBusy(true);
        strip().showRecording(10min);
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(cancel.count(), 1);
        QCOMPARE(stopReply.count(), 0);
        QTest::keyClick(button(u"Insert dictation"_s), Qt::Key_Escape);
        QCOMPARE(cancel.count(), 2);
        strip().showWorking();
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(cancel.count(), 3);
        strip().showFailure(u"No."_s, true); // nothing is lost by a key
        QTest::keyClick(m_edit, Qt::Key_Escape);
        QCOMPARE(cancel.count(), 3);
        QCOMPARE(stopReply.count(), 1);
    }

    void theFocusIsNeverLost()
    {
        strip().showRecording(10min);
        QVERIFY(m_edit->hasFocus()); // one goes on writing
        button(u"Insert dictation"_s)->setFocus();
        strip().showWorking();
        QVERIFY(button(u"Cancel dictation"_s)->hasFocus());
        strip().showFailure(u"No."_s, true);
        QVERIFY(button(u"Try dictation again"_s)->hasFocus());
        strip().close();
        QVERIFY(m_edit->hasFocus());
    }

    void isReachedByTabBeforeTheMessage()
    {
        strip().showRecording(10min);
        QTest::keyClick(m_edit, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(button(u"Cancel dictation"_s)->hasFocus());
    }

    void unseenItWantsTheMicrophoneClosed()
    {
        QSignalSpy stop(&strip(), &DictationStrip::stopWanted);
        strip().showRecording(10min);
        m_composer->hide();
        QCOMPARE(stop.count(), 1);
        strip().close();
        QCOMPARE(stop.count(), 1);
    }

    void inANarrowWindowItsButtonsGoBelowEachOther()
    {
        strip().showFailure(u"No."_s, true);
        m_composer->resize(m_composer->minimumSizeHint().width(), 400);
        QVERIFY(strip().width() <= m_composer->width());
        const int first = button(u"Try dictation again"_s)->y();
        QTRY_VERIFY(button(u"Save the recording"_s)->y() > first);
    }

    void insertedWordsAreAStepOfTheirOwn_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("a line") << u"how are you"_s;
        QTest::newRow("two lines") << u"how\nare you"_s;
        QTest::newRow("Arabic") << u"كيف حالك"_s;
    }
    void insertedWordsAreAStepOfTheirOwn()
    {
        QFETCH(QString, words);
        QTest::keyClicks(m_edit, u"Hi"_s);
        m_edit->insertWords(words);
        QTest::keyClicks(m_edit, u"ok"_s);
        const QString before = u"Hi "_s + words;
        QCOMPARE(m_edit->toPlainText(), before + u"ok"_s);
        m_edit->undo();
        QCOMPARE(m_edit->toPlainText(), before);
        m_edit->undo();
        QCOMPARE(m_edit->toPlainText(), u"Hi"_s);
        m_edit->redo();
        QCOMPARE(m_edit->toPlainText(), before);
        QCOMPARE(m_edit->textCursor().position(), int(before.size()));
    }

    void theyAreApartFromTheWordsAround()
    {
        m_edit->setPlainText(u"onetwo"_s);
        QTextCursor cursor = m_edit->textCursor();
        cursor.setPosition(3);
        m_edit->setTextCursor(cursor);
        m_edit->insertWords(u"and"_s);
        QCOMPARE(m_edit->toPlainText(), u"one and two"_s);
        m_edit->setPlainText(u"one , two"_s);
        cursor.setPosition(4);
        m_edit->setTextCursor(cursor);
        m_edit->insertWords(u"x"_s);
        QCOMPARE(m_edit->toPlainText(), u"one x, two"_s);
    }

    void whatIsSelectedStays()
    {
        m_edit->setPlainText(u"keep me"_s);
        m_edit->selectAll();
        m_edit->insertWords(u"too"_s);
        QCOMPARE(m_edit->toPlainText(), u"keep me too"_s);
    }

    void itsButtonGivesWayWhereThereIsNoRoom()
    {
        QAction request(u"Request"_s);
        QAction dictate(u"Dictate"_s);
        m_composer->setActions({&request, &dictate});
        m_composer->setModel(u"OpenAI · gpt-5"_s);
        m_composer->resize(900, 200);
        const auto buttons = m_composer->findChildren<QToolButton *>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [&](QToolButton *each) {
            return each->defaultAction() == &dictate;
        });
        QVERIFY(found != buttons.end());
        QVERIFY((*found)->isVisible());
        m_composer->resize(m_composer->minimumSizeHint().width(), 200);
        QVERIFY(!(*found)->isVisible());
    }

private:
    [[nodiscard]] DictationStrip &strip() const { return m_composer->dictation(); }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return strip().findChild<QPushButton *>(name);
    }
    void press(const QString &name) { button(name)->click(); }
    [[nodiscard]] QString described() const
    {
        return QAccessible::queryAccessibleInterface(&strip())->text(QAccessible::Description);
    }
    [[nodiscard]] QStringList shown() const
    {
        QStringList texts;
        const auto all = strip().findChildren<QPushButton *>();
        for (const QPushButton *each : all) {
            if (each->isVisible())
                texts.append(each->text());
        }
        return texts;
    }
};

HIWAR_TEST(DictationStripTest, QApplication)
#include "tst_dictationstrip.moc"
