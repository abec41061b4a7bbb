// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reading aloud in the real window, with a stand-in voice; the sentences of all kinds of text; and
// speech-dispatcher's protocol over a real socket.
#include "app/async/ownedprocess.h"
#include "app/controllers/spokentext.h"
#include "app/platform/speechdvoice.h"
#include "tests/app/chatcontrollercase.h"
#include "tests/app/standinvoice.h"
#include "ui/speech/speechbar.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QLabel>
#include <QLocalServer>
#include <QStandardPaths>
#include <QToolButton>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class SpeechControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void sentences_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("two sentences")
            << u"The light is **fast**. Dr. Who is not."_s
            << QStringList{u"en: The light is fast."_s, u"en: Dr. Who is not."_s};
        QTest::newRow("Arabic and English")
            << u"الضوء موجة. The light is a wave."_s
            << QStringList{u"ar: الضوء موجة."_s, u"en: The light is a wave."_s};
        QTest::newRow("Chinese") << u"光是波。它很快。"_s
                                 << QStringList{u"zh: 光是波。"_s, u"zh: 它很快。"_s};
        QTest::newRow("code") << u"See:\n\n```python\nprint(1)\n```\n"_s
                              << QStringList{u"en: See:"_s, u"en: Code: Python, 1 line."_s};
        QTest::newRow("a list") << u"1. Ship it\n2. [the tests](https://example.org/x.html)"_s
                                << QStringList{u"en: 1. Ship it"_s, u"en: 2. the tests"_s};
        QTest::newRow("a bare address") << u"Read https://example.org/a.b?c=d first."_s
                                        << QStringList{u"en: Read example.org first."_s};
        QTest::newRow("a formula") << u"It is $a+b$ here.\n\n$$c^2$$"_s
                                   << QStringList{u"en: It is a+b here."_s, u"en: Formula: c^2"_s};
        QTest::newRow("a table") << u"|A|B|C|\n|-|-|-|\n|1|2|3|"_s
                                 << QStringList{u"en: Table. Rows: 2, columns: 3."_s,
                                                u"en: A, B, C"_s, u"en: 1, B: 2, C: 3"_s};
        QTest::newRow("only a rule") << u"---"_s << QStringList{};
    }
    void sentences()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, expected);
        QStringList found;
        for (const SpokenSentence &one : sentencesOf(text, true))
            found << one.language + u": "_s + one.words;
        QCOMPARE(found, expected);
    }

    void aSentenceHasItsPlace()
    {
        const QList<SpokenSentence> found = sentencesOf(u"# Title\n\nOne. Two."_s, true);
        QCOMPARE(found.size(), 3);
        QCOMPARE(found.at(2).block, 1);
        QCOMPARE(found.at(2).from, 5);
        QCOMPARE(found.at(2).to, 9);
    }

    void whatMayChangeIsNotReadYet()
    {
        QCOMPARE(sentencesOf(u"One is here. Two is comi"_s, false).size(), 1);
        QVERIFY(sentencesOf(u"```\nx = 1\n"_s, false).isEmpty());
    }

    void theReplyIsReadMarkedAndStopped()
    {
        useVoice();
        ask(u"q"_s, u"One is here. Two is here."_s);
        aloud()->trigger();
        QVERIFY(m_voice);
        QCOMPARE(m_voice->spoken, QStringList{u"en: One is here."_s});
        SpeechBar *bar = window().findChild<SpeechBar *>();
        QVERIFY(bar && bar->isVisible());
        QCOMPARE(bar->accessibleDescription(), u"1 of 2"_s);
        m_voice->finish();
        QCOMPARE(m_voice->spoken.last(), u"en: Two is here."_s);
        QCOMPARE(bar->accessibleDescription(), u"2 of 2"_s);
        bar->findChild<QPushButton *>(u"Pause reading"_s)->click();
        QVERIFY(!m_voice->isSpeaking);
        QCOMPARE(aloud()->text(), u"Go on reading aloud"_s);
        bar->findChild<QToolButton *>(u"Previous sentence"_s)->click();
        QCOMPARE(m_voice->spoken.last(), u"en: One is here."_s);
        bar->findChild<QToolButton *>(u"Next sentence"_s)->setFocus();
        QTest::keyClick(bar->findChild<QToolButton *>(u"Next sentence"_s), Qt::Key_Escape);
        QVERIFY(!window().conversationView().actions().contains(
            window().commands().action(ShortcutId::StopReading)));
        QVERIFY(!bar->isVisible());
        QVERIFY(!m_voice->isSpeaking);
        QCOMPARE(aloud()->text(), u"Read aloud"_s);
    }

    void keysAloneReadSkipAndStop()
    {
        useVoice();
        ask(u"q"_s, u"One is here. Two is here."_s);
        QTest::keyClick(&window(), Qt::Key_F8);
        QCOMPARE(m_voice->spoken.size(), 1);
        QTest::keyClick(&window(), Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(m_voice->spoken.last(), u"en: Two is here."_s);
        QTest::keyClick(&window(), Qt::Key_F8, Qt::ControlModifier);
        QVERIFY(!m_voice->isSpeaking);
    }

    void anotherConversationEndsIt()
    {
        useVoice();
        ask(u"q"_s, u"One is here."_s);
        aloud()->trigger();
        QVERIFY(m_voice->isSpeaking);
        m->chat.startNew();
        QTRY_VERIFY(!m_voice->isSpeaking);
    }

    void aReplyThatArrivesIsReadOn()
    {
        useVoice();
        server->expect()
            .stream()
            .chunk(delta(u"One is here. Two"_s))
            .wait()
            .chunk(delta(u" is here."_s))
            .chunk(streamEnd())
            .lastChunk();
        send(u"q"_s);
        QTRY_COMPARE(textAt(rows() - 1), u"One is here. Two"_s);
        aloud()->trigger();
        QTRY_COMPARE(m_voice->spoken, QStringList{u"en: One is here."_s});
        m_voice->finish();
        server->release();
        QTRY_COMPARE(m_voice->spoken.size(), 2);
        QCOMPARE(m_voice->spoken.last(), u"en: Two is here."_s);
        m_voice->finish();
        QVERIFY(!window().findChild<SpeechBar *>()->isVisible());
    }

    void speechDispatcherIsSpokenTo()
    {
        QLocalServer daemon;
        QVERIFY(daemon.listen(dir->filePath(u"s"_s)));
        SpeechdVoice voice(daemon.fullServerName(), {});
        QSignalSpy finished(&voice, &Voice::finished);
        voice.speak(u"نعم. ok"_s, u"ar"_s);
        QTRY_VERIFY(daemon.hasPendingConnections());
        QLocalSocket *socket = daemon.nextPendingConnection();
        QByteArray asked;
        const auto expectLine = [&](const QByteArray &line, const QByteArray &reply) {
            QTRY_VERIFY(asked.append(socket->readAll()).endsWith(line + "\r\n"));
            asked.clear();
            socket->write(reply);
        };
        expectLine("SET SELF CLIENT_NAME " + qgetenv("USER") + ":hiwar:reply", "208 OK\r\n");
        expectLine("SET SELF NOTIFICATION ALL ON", "220 OK\r\n");
        expectLine("LIST SYNTHESIS_VOICES", "249-Arabic\tar\tnone\r\n249 OK\r\n");
        expectLine("SET SELF LANGUAGE ar", "201 OK\r\n");
        expectLine("SPEAK", "230 OK RECEIVING DATA\r\n");
        expectLine(u"نعم. ok"_s.toUtf8() + "\r\n.", "225-7\r\n225 OK MESSAGE QUEUED\r\n");
        QTRY_COMPARE(voice.languages(), QStringList{u"ar"_s});
        socket->write("701-7\r\n701-1\r\n701 BEGIN\r\n702-6\r\n702-1\r\n702 END\r\n");
        socket->write("702-7\r\n702-1\r\n702 END\r\n");
        QTRY_COMPARE(finished.count(), 1);
    }

    /// Its own dummy voice, sounding into a sound server without a device.
    void aRealSpeechDispatcherAnswers()
    {
        const QString sound = QStandardPaths::findExecutable(u"pulseaudio"_s);
        const QString program = QStandardPaths::findExecutable(u"speech-dispatcher"_s);
        if (sound.isEmpty() || program.isEmpty())
            QSKIP("speech-dispatcher or pulseaudio is not installed");
        const QString place = dir->path();
        const QString speaker = place + "/pulse.sock"_L1;
        const QString socket = place + "/speechd.sock"_L1;
        QVERIFY(QDir(place).mkdir(u"modules"_s));
        QFile settings(place + "/speechd.conf"_L1);
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write("AudioOutputMethod \"pulse\"\nAddModule \"dummy\" \"sd_dummy\" \"\"\n"
                       "DefaultModule dummy\n");
        settings.close();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_RUNTIME_DIR"_s, place);
        environment.insert(u"PULSE_SERVER"_s, u"unix:"_s + speaker);
        environment.insert(u"HOME"_s, place);
        OwnedProcess server(sound);
        server.setProcessEnvironment(environment);
        server.setArguments({u"-n"_s, u"--daemonize=no"_s, u"--exit-idle-time=-1"_s, u"-L"_s,
                             u"module-null-sink"_s, u"-L"_s,
                             u"module-native-protocol-unix auth-anonymous=1 socket="_s + speaker});
        server.start();
        QTRY_VERIFY(QFile::exists(speaker));
        OwnedProcess daemon(program);
        daemon.setProcessEnvironment(environment);
        daemon.setArguments({u"-s"_s, u"-c"_s, u"unix_socket"_s, u"-S"_s, socket, u"-C"_s, place,
                             u"-P"_s, place + "/pid"_L1, u"-L"_s, place, u"-t"_s, u"0"_s});
        daemon.start();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(socket), waitTime);
        SpeechdVoice voice(socket, {});
        QSignalSpy failed(&voice, &Voice::failed);
        voice.speak(u"This is said by a dummy."_s, u"en"_s);
        QTRY_COMPARE_WITH_TIMEOUT(voice.languages(), QStringList{u"en"_s}, waitTime);
        voice.stop(); // the dummy speaks for half a minute
        voice.speak(u"This is."_s, u"en"_s);
        voice.stop();
        QCOMPARE(failed.count(), 0);
    }

    void withoutSpeechDispatcherItSaysWhatToInstall()
    {
        SpeechdVoice voice(dir->filePath(u"nobody"_s), dir->filePath(u"no-program"_s));
        QSignalSpy failed(&voice, &Voice::failed);
        voice.speak(u"One."_s, u"en"_s);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains("Install speech-dispatcher"_L1));
    }

private:
    static constexpr int waitTime = 60000; // the daemon starts slowly

    [[nodiscard]] static QList<SpokenSentence> sentencesOf(const QString &text, bool isWhole)
    {
        ShownMessage message;
        message.author = Role::Assistant;
        message.text = text;
        message.state = isWhole ? MessageState::Complete : MessageState::Arriving;
        return spokenText(shownBlocks(message), isWhole, u"en"_s);
    }
    [[nodiscard]] QAction *aloud() const
    {
        return window().commands().action(ShortcutId::ReadAloud);
    }
    void useVoice()
    {
        m->controllers.speech().setMakeVoice([this] {
            auto voice = std::make_unique<StandInVoice>();
            m_voice = voice.get();
            return voice;
        });
    }

    QPointer<StandInVoice> m_voice;
};

HIWAR_TEST(SpeechControllerTest, QApplication)
#include "tst_speechcontroller.moc"
