// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dictation/wavfile.h"
#include "net/wire/transcription.h"
#include "tests/app/chatcontrollercase.h"
#include "tests/app/recorderscript.h"
#include "ui/composer/dictationstrip.h"
#include "ui/composer/messageedit.h"
#include "ui/settings/dictationsection.h"
#include "ui/settings/settingspanel.h"

#include <QDirIterator>
#include <QFileDialog>
#include <QLineEdit>
#include <QSignalSpy>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// As long as what is worth to be kept.
constexpr auto recordsFourSeconds = "yes '@@@@@@@' | head -c 128000\ncat >/dev/null\n: >closed\n";
const QByteArray someWords = R"({"text":"how are you"})"_ba;

} // namespace

class DictationControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ChatControllerCase::init();
        m->settings.change([](Settings &all) {
            all.dictation = {.service = {u"own"_s, u"whisper-1"_s}, .language = u"ar"_s};
        });
    }

    void insertsTheWordsAsAStepOfTheirOwn()
    {
        const RecorderScript script(recordsASecond);
        type(u"Hello,"_s);
        begin(script);
        QVERIFY(strip().isVisible());
        server->expect().reply(200, someWords);
        toggle();
        QTRY_COMPARE(written(), u"Hello, how are you"_s);
        QVERIFY(script.has(u"closed"_s));
        QVERIFY(!strip().isVisible());
        QCOMPARE(session().conversation().info().draft, written());
        QCOMPARE(server->requests().size(), 1);
        const WireRequest &request = server->requests().constFirst();
        QCOMPARE(request.target, "/v1/audio/transcriptions");
        QVERIFY(request.body == form().body);
        QTest::keyClicks(&edit(), u" ok"_s);
        edit().undo();
        QCOMPARE(written(), u"Hello, how are you"_s);
        edit().undo();
        QCOMPARE(written(), u"Hello,"_s);
    }

    void whereNobodyIsChosenItOpensTheSettings()
    {
        m->settings.change([](Settings &all) { all.dictation = {}; });
        const RecorderScript script(": >started\n");
        use(script);
        toggle();
        QVERIFY(window().panels().isShown(SidePanel::Settings));
        QVERIFY(window().panels().settings().dictation().isVisible());
        QVERIFY(window().notice().sentence().contains("Choose first"_L1));
        QVERIFY(!strip().isVisible());
        QVERIFY(!script.has(u"started"_s));
    }

    void theSettingsApplyAtOnce()
    {
        window().panels().setShown(SidePanel::Settings, true);
        DictationSection &part = window().panels().settings().dictation();
        const DictationChoice choice{.service = {u"own"_s, u"other"_s}, .language = {}};
        emit part.chosen(choice);
        QCOMPARE(m->settings.settings().dictation, choice);
        QCOMPARE(part.findChild<QComboBox *>(u"Model for dictation"_s)->currentText(), u"other"_s);
    }

    void aCopyThatCannotRecordSaysSo()
    {
        m->controllers.dictation().setRecorder(std::make_unique<Recorder>(QString()));
        toggle();
        QTRY_VERIFY(window().notice().sentence().contains("cannot record"_L1));
        QVERIFY(!strip().isVisible());
    }

    void theWordsGoWhereItBegan()
    {
        ask(u"One"_s, u"Yes."_s);
        const QString origin = m->shown.id();
        type(u"Hello,"_s);
        const RecorderScript script(recordsASecond);
        begin(script);
        m->chat.startNew();
        QVERIFY(m->shown.id() != origin);
        QVERIFY(strip().isVisible()); // the microphone is still open
        server->expect().reply(200, someWords);
        toggle();
        QTRY_VERIFY(!strip().isVisible());
        QCOMPARE(written(), QString());
        QCOMPARE(m->conversations.session(origin)->conversation().info().draft,
                 u"Hello, how are you"_s);
        QVERIFY(window().notice().sentence().contains(u"“One”"_s));
        pressNotice(u"Show"_s);
        QTRY_COMPARE(m->shown.id(), origin);
        QCOMPARE(written(), u"Hello, how are you"_s);
    }

    void anotherWindowThatShowsItGetsThem()
    {
        ask(u"One"_s, u"Yes."_s);
        const QString origin = m->shown.id();
        const RecorderScript script(recordsASecond);
        begin(script);
        m->chat.startNew();
        ShownConversation other(m->conversations);
        QVERIFY(other.show(origin));
        const QSignalSpy came(&other, &ShownConversation::wordsCame);
        server->expect().reply(200, someWords);
        toggle();
        QTRY_COMPARE(came.count(), 1);
        QCOMPARE(came.constFirst().constFirst().toString(), u"how are you"_s);
        QCOMPARE(m->conversations.session(origin)->conversation().info().draft, QString());
        // The other way round.
        emit m->shown.wordsCame(u"well"_s);
        QCOMPARE(written(), u"well"_s);
    }

    void aConversationThatIsGoneLosesNoWord()
    {
        ask(u"One"_s, u"Yes."_s);
        const QString origin = m->shown.id();
        const RecorderScript script(recordsASecond);
        begin(script);
        m->chat.startNew();
        m->conversations.removeForGood({origin});
        server->expect().reply(200, someWords);
        toggle();
        QTRY_VERIFY(strip().sentence().contains("is gone"_L1));
        server->expect().reply(200, someWords);
        press(u"Try dictation again"_s);
        QTRY_COMPARE(written(), u"how are you"_s);
    }

    void aFailureKeepsTheRecording()
    {
        const RecorderScript script(recordsASecond);
        begin(script);
        server->expect().reply(401, R"({"error":"no"})");
        toggle();
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed);
        QVERIFY2(strip().sentence().contains("the recording is kept"_L1),
                 qPrintable(strip().sentence()));
        QCOMPARE(written(), QString());
        toggle(); // its buttons decide
        QCOMPARE(strip().state(), DictationStrip::State::Failed);
        server->expect().reply(200, someWords);
        press(u"Try dictation again"_s);
        QTRY_COMPARE(written(), u"how are you"_s);
        QCOMPARE(server->requests().size(), 2);
        QVERIFY(server->requests().first().body == server->requests().last().body);
    }

    void savesTheRecordingWhenAsked()
    {
        const RecorderScript script(recordsASecond);
        begin(script);
        server->expect().reply(500, {});
        toggle();
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed);
        press(u"Save the recording"_s);
        auto *dialog = window().findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QString path = dir->filePath(u"saved.wav"_s);
        auto *name = dialog->findChild<QLineEdit *>();
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() == wavFile(recorded()));
        QCOMPARE(strip().state(), DictationStrip::State::Failed); // and it can be tried again
    }

    void writesNothingOfARecording()
    {
        const RecorderScript script(recordsASecond);
        begin(script);
        server->expect().reply(500, {});
        toggle();
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed);
        int files = 0;
        for (QDirIterator each(dir->path(), QDir::Files, QDirIterator::Subdirectories);
             each.hasNext();) {
            QFile file(each.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(recorded().left(64)), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files > 0);
    }

    void whatIsCancelledCanBeBroughtBack()
    {
        const RecorderScript script(recordsFourSeconds);
        use(script);
        toggle();
        QTRY_VERIFY(strip().sentence().contains("0:04"_L1));
        QTest::keyClick(&edit(), Qt::Key_Escape);
        QVERIFY(!strip().isVisible());
        undo();
        QCOMPARE(strip().state(), DictationStrip::State::Failed);
        server->expect().reply(200, someWords);
        press(u"Try dictation again"_s);
        QTRY_COMPARE(written(), u"how are you"_s);
        QCOMPARE(server->requests().size(), 1);
    }

    void cancelledWhileWordsAreAwaitedItClosesTheSocket()
    {
        const RecorderScript script(recordsASecond);
        begin(script);
        server->expect().wait();
        toggle();
        QTRY_COMPARE(server->waiting(), 1);
        QTest::keyClick(&edit(), Qt::Key_Escape);
        QVERIFY(!strip().isVisible());
        QTRY_COMPARE(server->open(), 0);
        QCOMPARE(written(), QString());
    }

    void silenceIsNotSent()
    {
        const RecorderScript script("head -c 32000 /dev/zero\ncat >/dev/null\n");
        begin(script);
        toggle();
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed);
        QVERIFY(strip().sentence().contains("silence"_L1));
        QVERIFY(server->requests().isEmpty());
    }

    void saysWhenNoWordsWereHeard()
    {
        const RecorderScript script(recordsASecond);
        begin(script);
        server->expect().reply(200, R"({"text":" "})");
        toggle();
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed);
        QVERIFY(strip().sentence().contains("heard no words"_L1));
    }

    void aMicrophoneThatGoesAwayLosesNothing()
    {
        const RecorderScript script("yes '@@@@@@@' | head -c 32000\nexit 5\n");
        use(script);
        toggle();
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed);
        QVERIFY(strip().sentence().contains("went away"_L1));
        server->expect().reply(200, someWords);
        press(u"Try dictation again"_s);
        QTRY_COMPARE(written(), u"how are you"_s);
    }

    void withoutAMicrophoneItCanBeTriedAgain()
    {
        const RecorderScript nothing("exit 3\n");
        use(nothing);
        toggle();
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed);
        QVERIFY(strip().sentence().contains("No microphone"_L1));
        const RecorderScript script(recordsASecond);
        use(script);
        press(u"Try dictation again"_s);
        QTRY_VERIFY(strip().sentence().contains("0:01"_L1));
    }

    void closesTheMicrophoneWhenItIsHidden()
    {
        const RecorderScript script(recordsASecond);
        begin(script);
        server->expect().reply(200, someWords);
        window().hide();
        QTRY_COMPARE(written(), u"how are you"_s); // and nothing is lost
        QVERIFY(script.has(u"closed"_s));
    }

    void endsWithTheWindow()
    {
        const RecorderScript script(recordsASecond);
        begin(script);
        QVERIFY(m->controllers.isBusy());
        window().close();
        QVERIFY(!m->controllers.isBusy());
        QVERIFY(server->requests().isEmpty());
        QCOMPARE(written(), QString());
    }

    void staysOnceWithTheWindow()
    {
        const RecorderScript script(recordsFourSeconds);
        use(script);
        toggle();
        QTRY_VERIFY(strip().sentence().contains("0:04"_L1));
        server->expect().reply(500, {});
        QVERIFY(m->controllers.holdsClosing());
        QVERIFY(!m->controllers.holdsClosing());
        QVERIFY(window().notice().sentence().contains("Closing once more"_L1));
        QTRY_COMPARE(strip().state(), DictationStrip::State::Failed); // the microphone is closed
        QVERIFY(m->controllers.holdsClosing());                       // this is something else
        QVERIFY(strip().sentence().contains("still here"_L1));
        QVERIFY(!m->controllers.holdsClosing());
        server->expect().wait();
        press(u"Try dictation again"_s);
        QTRY_COMPARE(server->waiting(), 1);
        window().close();
        QVERIFY(!m->controllers.isBusy());
        QVERIFY(!m->controllers.holdsClosing());
    }

    void endsWithATemporaryConversation()
    {
        m->controllers.temporary().start();
        QVERIFY(m->shown.isTemporary());
        const RecorderScript script(recordsASecond);
        begin(script);
        m->chat.startNew();
        QVERIFY(!m->shown.isTemporary());
        QTRY_VERIFY(!strip().isVisible());
        QVERIFY(server->requests().isEmpty());
        QCOMPARE(written(), QString());
    }

private:
    [[nodiscard]] DictationStrip &strip() const { return window().composer().dictation(); }
    [[nodiscard]] MessageEdit &edit() const { return window().composer().edit(); }
    [[nodiscard]] QString written() const { return window().composer().text(); }
    void toggle() { QTest::keyClick(&window(), Qt::Key_F9); }
    void press(const QString &name) { strip().findChild<QPushButton *>(name)->click(); }
    void use(const RecorderScript &script)
    {
        m->controllers.dictation().setRecorder(std::make_unique<Recorder>(script.path()));
    }
    /// Until it has recorded a second.
    void begin(const RecorderScript &script)
    {
        use(script);
        toggle();
        QTRY_VERIFY(strip().sentence().contains("0:01"_L1));
    }
    /// What recordsASecond writes.
    static QByteArray recorded() { return QByteArray("@@@@@@@\n").repeated(4000); }
    static MultipartForm form()
    {
        return transcriptionForm(
            {.recording = wavFile(recorded()), .model = u"whisper-1"_s, .language = u"ar"_s});
    }
};

HIWAR_TEST(DictationControllerTest, QApplication)
#include "tst_dictationcontroller.moc"
