// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dictation/recorder.h"
#include "app/dictation/soundformat.h"
#include "app/dictation/wavfile.h"
#include "tests/app/recorderscript.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QStandardPaths>
#include <QtEndian>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Listens to one recorder.
struct Listener
{
    explicit Listener(Recorder &recorder)
    {
        QObject::connect(&recorder, &Recorder::heard, &recorder, [this](double peak) {
            ++pieces;
            loudest = qMax(loudest, peak);
        });
        QObject::connect(&recorder, &Recorder::ended, &recorder,
                         [this](RecordingEnd end) { ends.append(end); });
    }

    int pieces = 0;
    double loudest = 0;
    QList<RecordingEnd> ends;
};

#ifdef HIWAR_RECORDER
/// How often the sound goes from below zero to above.
int risesIn(const QByteArray &samples)
{
    int rises = 0;
    qint16 before = 0;
    for (qsizetype at = 0; at + 1 < samples.size(); at += SoundFormat::bytesPerSample) {
        const auto now = qFromLittleEndian<qint16>(samples.constData() + at);
        rises += before < 0 && now >= 0 ? 1 : 0;
        before = now;
    }
    return rises;
}
#endif

} // namespace

class RecorderTest : public TestCase
{
    Q_OBJECT

private slots:
    void recordsUntilItIsStopped()
    {
        const RecorderScript script(recordsASecond);
        Recorder recorder(script.path());
        Listener listener(recorder);
        recorder.start();
        QVERIFY(recorder.isOpen());
        QTRY_COMPARE(recorder.samples().size(), 32'000);
        QVERIFY(listener.pieces > 0);
        QVERIFY(listener.loudest > 0.4);
        QVERIFY(listener.ends.isEmpty());
        recorder.stop();
        QTRY_COMPARE(listener.ends, QList{RecordingEnd::Stopped});
        QVERIFY(script.has(u"closed"_s));
        QVERIFY(!recorder.isOpen());
        QCOMPARE(lengthOf(recorder.samples()), 1s);
    }

    void keepsWhatComesAfterTheStop()
    {
        const RecorderScript script("head -c 100 /dev/zero; cat >/dev/null; head -c 60 /dev/zero");
        Recorder recorder(script.path());
        const Listener listener(recorder);
        recorder.start();
        QTRY_COMPARE(recorder.samples().size(), 100);
        recorder.stop();
        recorder.stop();
        QTRY_COMPARE(listener.ends, QList{RecordingEnd::Stopped});
        QCOMPARE(recorder.samples().size(), 160);
    }

    void endsWhenItIsFull()
    {
        const RecorderScript script("exec cat /dev/zero");
        Recorder recorder(script.path(), 1500ms);
        const Listener listener(recorder);
        recorder.start();
        QTRY_COMPARE(listener.ends, QList{RecordingEnd::Full});
        QCOMPARE(recorder.samples().size(), 48'000);
        QVERIFY(!recorder.isOpen());
        QCOMPARE(listener.loudest, 0.0);
    }

    void endsAProgramThatDoesNot()
    {
        const RecorderScript script("head -c 100 /dev/zero; exec sleep 1000 <&-");
        Recorder recorder(script.path());
        const Listener listener(recorder);
        recorder.start();
        QTRY_COMPARE(recorder.samples().size(), 100);
        recorder.stop();
        QTRY_COMPARE(listener.ends, QList{RecordingEnd::Stopped});
        QCOMPARE(recorder.samples().size(), 100);
    }

    void saysWhyItEnded_data()
    {
        QTest::addColumn<QByteArray>("commands");
        QTest::addColumn<RecordingEnd>("end");
        QTest::newRow("no microphone") << "exit 3"_ba << RecordingEnd::NoMicrophone;
        QTest::newRow("refused") << "exit 4"_ba << RecordingEnd::Refused;
        QTest::newRow("lost") << "exit 5"_ba << RecordingEnd::Lost;
        QTest::newRow("by itself") << "exit 0"_ba << RecordingEnd::Lost;
        QTest::newRow("no library") << "exit 127"_ba << RecordingEnd::NoLibrary;
        QTest::newRow("another status") << "exit 1"_ba << RecordingEnd::Crashed;
        QTest::newRow("killed") << "kill -9 $$"_ba << RecordingEnd::Crashed;
    }

    void saysWhyItEnded()
    {
        QFETCH(QByteArray, commands);
        QFETCH(RecordingEnd, end);
        const RecorderScript script("head -c 100 /dev/zero; " + commands);
        Recorder recorder(script.path());
        const Listener listener(recorder);
        recorder.start();
        QTRY_COMPARE(listener.ends, QList{end});
        QCOMPARE(recorder.samples().size(), 100);
    }

    void saysThatThereIsNoProgram()
    {
        for (const QString &path : {QString(), u"/nowhere/hiwar-recorder"_s}) {
            Recorder recorder(path);
            const Listener listener(recorder);
            recorder.start();
            QVERIFY(listener.ends.isEmpty());
            QTRY_COMPARE(listener.ends, QList{RecordingEnd::NoProgram});
        }
    }

    void cancelledItIsSilent()
    {
        const RecorderScript script(recordsASecond);
        Recorder recorder(script.path());
        const Listener listener(recorder);
        recorder.start();
        QTRY_COMPARE(recorder.samples().size(), 32'000);
        recorder.cancel();
        QVERIFY(!recorder.isOpen());
        QVERIFY(recorder.samples().isEmpty());
        recorder.start(); // another one, to whose end the first says nothing
        QTRY_COMPARE(recorder.samples().size(), 32'000);
        recorder.stop();
        QTRY_COMPARE(listener.ends, QList{RecordingEnd::Stopped});
    }

    void endsWithItsOwner()
    {
        const RecorderScript script(recordsASecond);
        auto recorder = std::make_unique<Recorder>(script.path());
        recorder->start();
        QTRY_COMPARE(recorder->samples().size(), 32'000);
        recorder.reset(); // no warning, and nobody waits
    }

    void mayBeDeletedWhileItHears()
    {
        const RecorderScript script("exec cat /dev/zero");
        QPointer<Recorder> recorder = new Recorder(script.path());
        connect(recorder, &Recorder::heard, this, [&recorder] { delete recorder; });
        recorder->start();
        QTRY_VERIFY(!recorder);
    }

#ifdef HIWAR_RECORDER
    void recordsARealMicrophone()
    {
        const QString sound = QStandardPaths::findExecutable(u"pulseaudio"_s);
        if (sound.isEmpty())
            QSKIP("pulseaudio is not installed");
        startSound(sound);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(speaker()), waitTime);
        const QByteArray before = qgetenv("PULSE_SERVER");
        qputenv("PULSE_SERVER", (u"unix:"_s + speaker()).toUtf8());
        Recorder recorder(QStringLiteral(HIWAR_RECORDER));
        Listener listener(recorder);
        recorder.start();
        // The sound server opens the microphone with silence.
        constexpr qsizetype second = SoundFormat::bytesPerSecond;
        QTRY_VERIFY_WITH_TIMEOUT(recorder.samples().size() >= 4 * second, waitTime);
        recorder.stop();
        QTRY_COMPARE(listener.ends, QList{RecordingEnd::Stopped});
        const QByteArray last = recorder.samples().right(second);
        QVERIFY(peakOf(last) > 0.1);
        QVERIFY2(qAbs(risesIn(last) - 440) <= 5, qPrintable(QString::number(risesIn(last))));
        // Another one; its sound server is killed.
        recorder.start();
        QTRY_VERIFY_WITH_TIMEOUT(recorder.samples().size() >= second, waitTime);
        m_server->kill();
        QTRY_COMPARE_WITH_TIMEOUT(listener.ends.size(), 2, waitTime);
        QCOMPARE(listener.ends.last(), RecordingEnd::Lost);
        QVERIFY(recorder.samples().size() >= second);
        qputenv("PULSE_SERVER", before);
    }

    void saysThatThereIsNoMicrophone()
    {
        const QByteArray before = qgetenv("PULSE_SERVER");
        qputenv("PULSE_SERVER", "unix:/nowhere/pulse.sock");
        Recorder recorder(QStringLiteral(HIWAR_RECORDER));
        const Listener listener(recorder);
        recorder.start();
        QTRY_COMPARE_WITH_TIMEOUT(listener.ends, QList{RecordingEnd::NoMicrophone}, waitTime);
        qputenv("PULSE_SERVER", before);
    }

private:
    static constexpr int waitTime = 60000;

    [[nodiscard]] QString speaker() const
    {
        return m_place.filePath(u"pulse.sock"_s);
    }

    /// A sound server without a device: a tone is played, and heard again as if by a microphone.
    void startSound(const QString &sound)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_place.path());
        environment.insert(u"HOME"_s, m_place.path());
        environment.insert(u"PULSE_SERVER"_s, u"unix:"_s + speaker());
        m_server = std::make_unique<OwnedProcess>(sound);
        m_server->setProcessEnvironment(environment);
        m_server->setArguments(
            {u"-n"_s, u"--daemonize=no"_s, u"--exit-idle-time=-1"_s, u"-L"_s,
             u"module-null-sink sink_name=quiet"_s, u"-L"_s,
             u"module-sine sink=quiet frequency=440"_s, u"-L"_s,
             u"module-remap-source master=quiet.monitor source_name=microphone"_s, u"-L"_s,
             u"module-native-protocol-unix auth-anonymous=1 socket="_s + speaker()});
        m_server->start();
    }

    QTemporaryDir m_place;
    std::unique_ptr<OwnedProcess> m_server;
#endif
};

HIWAR_TEST(RecorderTest, QCoreApplication)
#include "tst_recorder.moc"
