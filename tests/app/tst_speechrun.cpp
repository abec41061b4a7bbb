// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/speechrun.h"
#include "app/speech/spokenlanguage.h"
#include "app/speech/ssipreader.h"
#include "tests/app/standinvoice.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class SpeechRunTest : public TestCase
{
    Q_OBJECT

private slots:
    void languages_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("around");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *text, const char *around,
                            const char *expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(around)
                                << QString::fromUtf8(expected);
        };
        row("English", "The light is a wave, and it is fast.", "ar", "en");
        row("German", "Das Licht ist eine Welle und nicht langsam.", "en", "de");
        row("French", "La lumière est une onde dans le vide.", "en", "fr");
        row("Arabic", "الضوء موجة.", "en", "ar");
        row("Arabic with a Latin word", "اكتب git push في الطرفية الآن.", "en", "ar");
        row("Persian by its letters", "این یک گربه است و چای می‌نوشد.",
            "ar", "fa");
        row("Persian around", "این است", "fa", "fa");
        row("Chinese", "光是一种波。", "en", "zh");
        row("Japanese", "光は波です。", "en", "ja");
        row("Korean", "빛은 파동입니다.", "en", "ko");
        row("Ukrainian", "Світло — це хвиля, її видно.", "ru", "uk");
        row("one Latin word among German", "Perfekt.", "de", "de");
        row("a Latin word in an Arabic window", "Hello.", "ar", "en");
        row("numbers alone", "42.", "ar", "ar");
    }
    void languages()
    {
        QFETCH(const QString, sentence);
        QFETCH(const QString, around);
        QFETCH(const QString, expected);
        QCOMPARE(spokenLanguage(sentence, around), expected);
    }

    void itReadsOneSentenceAfterTheOther()
    {
        StandInVoice voice;
        SpeechRun run(voice);
        QSignalSpy ended(&run, &SpeechRun::ended);
        run.setSentences({{u"One."_s, u"en"_s}, {u"اثنان."_s, u"ar"_s}}, true);
        run.start();
        QCOMPARE(voice.spoken, QStringList{u"en: One."_s});
        voice.finish();
        QCOMPARE(voice.spoken.last(), u"ar: اثنان."_s);
        QCOMPARE(run.at(), 1);
        voice.finish();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(run.state(), SpeechRun::State::Idle);
    }

    void aPauseRepeatsTheSentence()
    {
        StandInVoice voice;
        SpeechRun run(voice);
        run.setSentences({{u"One."_s, u"en"_s}, {u"Two."_s, u"en"_s}}, true);
        run.start();
        voice.finish();
        run.pause();
        QVERIFY(!voice.isSpeaking);
        QCOMPARE(run.state(), SpeechRun::State::Paused);
        run.goOn();
        QCOMPARE(voice.spoken, (QStringList{u"en: One."_s, u"en: Two."_s, u"en: Two."_s}));
    }

    void itStepsBothWays()
    {
        StandInVoice voice;
        SpeechRun run(voice);
        run.setSentences({{u"One."_s, u"en"_s}, {u"Two."_s, u"en"_s}}, true);
        run.start();
        run.step(-1);
        QCOMPARE(voice.spoken.last(), u"en: One."_s);
        run.step(1);
        QCOMPARE(voice.spoken.last(), u"en: Two."_s);
        run.step(1);
        QCOMPARE(run.state(), SpeechRun::State::Idle);
        QVERIFY(!voice.isSpeaking);
    }

    void itGoesOnWithWhatArrives()
    {
        StandInVoice voice;
        SpeechRun run(voice);
        run.setSentences({}, false);
        run.start();
        QCOMPARE(run.state(), SpeechRun::State::Waiting);
        run.setSentences({{u"One."_s, u"en"_s}}, false);
        QCOMPARE(voice.spoken.size(), 1);
        QVERIFY(run.isNearEnd());
        run.setSentences({{u"One."_s, u"en"_s}, {u"Two."_s, u"en"_s}}, false);
        QVERIFY(!run.isNearEnd());
        QCOMPARE(voice.spoken.size(), 1);
        voice.finish();
        voice.finish();
        QCOMPARE(run.state(), SpeechRun::State::Waiting);
        run.setSentences(run.sentences(), true);
        QCOMPARE(run.state(), SpeechRun::State::Idle);
    }

    void itLeavesOutWhatNoVoiceSpeaks()
    {
        StandInVoice voice({u"en"_s});
        SpeechRun run(voice);
        QSignalSpy missing(&run, &SpeechRun::voiceMissing);
        run.setSentences({{u"واحد."_s, u"ar"_s}, {u"One."_s, u"en"_s}, {u"اثنان."_s, u"ar"_s}},
                         true);
        run.start();
        QCOMPARE(voice.spoken, QStringList{u"en: One."_s});
        QCOMPARE(missing.count(), 1);
        QCOMPARE(missing.first().first().toString(), u"ar"_s);
        voice.finish();
        QCOMPARE(run.state(), SpeechRun::State::Idle);
        QCOMPARE(missing.count(), 1);
    }

    void itLearnsLateWhichVoicesThereAre()
    {
        StandInVoice voice;
        SpeechRun run(voice);
        run.setSentences({{u"واحد."_s, u"ar"_s}, {u"One."_s, u"en"_s}}, true);
        run.start();
        QCOMPARE(voice.spoken.size(), 1);
        voice.tellLanguages({u"en"_s});
        QCOMPARE(voice.spoken.last(), u"en: One."_s);
    }

    void aFailureEndsItAndSilenceByOthersPausesIt()
    {
        StandInVoice voice;
        SpeechRun run(voice);
        QSignalSpy failed(&run, &SpeechRun::failed);
        run.setSentences({{u"One."_s, u"en"_s}}, true);
        run.start();
        emit voice.interrupted();
        QCOMPARE(run.state(), SpeechRun::State::Paused);
        run.goOn();
        emit voice.failed(u"Do this."_s);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(run.state(), SpeechRun::State::Idle);
    }

    void repliesAreReadInPieces()
    {
        SsipReader reader;
        QVERIFY(reader.read("225-2").isEmpty());
        const QList<SsipReply> replies =
            reader.read("1\r\n225 OK MESSAGE QUEUED\r\n702-21\r\n702-1\r\n702 END\r\n");
        QCOMPARE(replies.size(), 2);
        QCOMPARE(replies.at(0), (SsipReply{225, {"21"}}));
        QVERIFY(replies.at(1).isEvent());
        QCOMPARE(replies.at(1).lines.first(), QByteArray("21"));
        QVERIFY(reader.read("HTTP/1.1 200 OK\r\n").isEmpty());
        QVERIFY(reader.isBroken());
    }

    void aTextIsOneLineOfItsOwn()
    {
        QCOMPARE(ssipText(u".hidden\nfile"_s), QByteArray("..hidden file\r\n.\r\n"));
        QCOMPARE(ssipText(u"نعم."_s), u"نعم."_s.toUtf8() + "\r\n.\r\n");
        QCOMPARE(
            ssipLanguages({"Arabic\tar\tnone", "English\ten-US\tnone", "Other\ten_GB\tx", "y"}),
            (QList<QByteArray>{"ar", "en"}));
    }
};

HIWAR_TEST(SpeechRunTest, QCoreApplication)
#include "tst_speechrun.moc"
