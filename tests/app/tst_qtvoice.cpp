// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The voice of Windows and macOS, over an engine of Qt TextToSpeech that does what the test says.
#include "app/platform/qtvoice.h"
#include "tests/app/scriptedvoice.h"
#include "tests/support/testcase.h"

#include <QSignalSpy>
#include <QtPlugin>

Q_IMPORT_PLUGIN(ScriptedVoicePlugin)

using namespace Hiwar;
using namespace Qt::StringLiterals;

class QtVoiceTest : public TestCase
{
    Q_OBJECT

private slots:
    void speaksEachLanguageAndTellsTheEndOnce()
    {
        QtVoice voice(u"scripted"_s);
        QSignalSpy finished(&voice, &Voice::finished);
        voice.speak(u"نعم."_s, u"ar"_s);
        QCOMPARE(engine().spoken, QStringList{u"ar_EG: نعم."_s});
        QTRY_COMPARE(voice.languages(), (QStringList{u"en"_s, u"ar"_s}));
        engine().end();
        QCOMPARE(finished.count(), 0); // not within the call
        QTRY_COMPARE(finished.count(), 1);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(finished.count(), 1);
    }

    void anotherTextEndsTheFirst_data() { stops(); }
    void anotherTextEndsTheFirst()
    {
        QtVoice voice(u"scripted"_s);
        QSignalSpy finished(&voice, &Voice::finished);
        voice.speak(u"One."_s, u"en"_s);
        QFETCH(const bool, isLate);
        engine().stopsLate = isLate;
        voice.speak(u"Two."_s, u"en"_s);
        if (isLate)
            engine().endStop();
        QTRY_COMPARE(engine().spoken.size(), 2);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(finished.count(), 0);
        engine().end();
        QTRY_COMPARE(finished.count(), 1);
    }

    void isSilentAtOnce_data() { stops(); }
    void isSilentAtOnce()
    {
        QtVoice voice(u"scripted"_s);
        QSignalSpy finished(&voice, &Voice::finished);
        voice.speak(u"One."_s, u"en"_s);
        QFETCH(const bool, isLate);
        engine().stopsLate = isLate;
        voice.stop();
        if (isLate)
            engine().endStop();
        QCOMPARE(engine().state(), QTextToSpeech::Ready);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(finished.count(), 0);
        engine().stopsLate = false;
        voice.speak(u"Two."_s, u"en"_s);
        QTRY_COMPARE(engine().spoken.size(), 2);
        engine().end();
        QTRY_COMPARE(finished.count(), 1);
    }

    void tellsWhatTheEngineSays()
    {
        QtVoice voice(u"scripted"_s);
        QSignalSpy failed(&voice, &Voice::failed);
        voice.speak(u"One."_s, u"en"_s);
        engine().fail(u"The device is gone"_s);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains("The device is gone"_L1));
        voice.speak(u"Two."_s, u"en"_s); // with another engine
        QCOMPARE(engine().spoken, QStringList{u"en_US: Two."_s});
    }

    void withoutAnEngineItSaysWhatToDo()
    {
        QTest::ignoreMessage(QtCriticalMsg,
                             "Text-to-speech plug-in \"no such engine\" is not supported.");
        QtVoice voice(u"no such engine"_s);
        QSignalSpy failed(&voice, &Voice::failed);
        voice.speak(u"One."_s, u"en"_s);
        QCOMPARE(failed.count(), 0);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains("speech settings"_L1));
    }

private:
    [[nodiscard]] static ScriptedVoice &engine() { return *ScriptedVoice::made; }
    static void stops()
    {
        QTest::addColumn<bool>("isLate");
        QTest::newRow("at once") << false;
        QTest::newRow("late") << true;
    }
};

HIWAR_TEST(QtVoiceTest, QCoreApplication)
#include "tst_qtvoice.moc"
