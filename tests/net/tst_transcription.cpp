// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/transcription.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TranscriptionTest : public TestCase
{
    Q_OBJECT

private slots:
    void makesAForm()
    {
        const MultipartForm form = transcriptionForm(
            {.recording = "RIFFbytes"_ba, .model = u"whisper-1"_s, .language = u"ar"_s});
        QCOMPARE(form.contentType, "multipart/form-data; boundary=hiwar-00000000000000000000");
        QCOMPARE(form.body, "--hiwar-00000000000000000000\r\n"
                            "Content-Disposition: form-data; name=\"model\"\r\n\r\n"
                            "whisper-1\r\n"
                            "--hiwar-00000000000000000000\r\n"
                            "Content-Disposition: form-data; name=\"response_format\"\r\n\r\n"
                            "json\r\n"
                            "--hiwar-00000000000000000000\r\n"
                            "Content-Disposition: form-data; name=\"language\"\r\n\r\n"
                            "ar\r\n"
                            "--hiwar-00000000000000000000\r\n"
                            "Content-Disposition: form-data; name=\"file\"; "
                            "filename=\"dictation.wav\"\r\n"
                            "Content-Type: audio/wav\r\n\r\n"
                            "RIFFbytes\r\n"
                            "--hiwar-00000000000000000000--\r\n");
    }

    void leavesTheLanguageOutAsSpoken()
    {
        const MultipartForm form =
            transcriptionForm({.recording = "x"_ba, .model = u"m"_s, .language = {}});
        QVERIFY(!form.body.contains("language"));
    }

    void noPartHasTheBoundary()
    {
        const QByteArray first = "--hiwar-00000000000000000000--";
        const MultipartForm form = transcriptionForm(
            {.recording = first, .model = u"hiwar-00000000000000000001"_s, .language = {}});
        QCOMPARE(form.contentType, "multipart/form-data; boundary=hiwar-00000000000000000002");
        QCOMPARE(form.body.count("hiwar-00000000000000000002"), 4);
        QVERIFY(form.body.contains(first));
    }

    void readsTheWords_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const QByteArray &body, const QString &words) {
            QTest::newRow(name) << body << words;
        };
        row("plain", R"({"text":"Hello there."})", u"Hello there."_s);
        row("a space before", R"({"text":" Hello there.\n"})", u"Hello there."_s);
        row("Arabic", R"({"text":"مرحبا"})", u"مرحبا"_s);
        row("verbose", R"({"task":"transcribe","text":"a","segments":[{"text":"b"}]})", u"a"_s);
        row("segments alone", R"({"segments":[{"text":" One"},{"text":" two."},{"text":""}]})",
            u"One two."_s);
        row("no segment", R"({"segments":[]})", {});
        row("array", R"([{"text":"One"},{"text":"two"}])", u"One two"_s);
        row("inside", R"({"result":{"text":"Hello"}})", u"Hello"_s);
        row("inside data", R"({"data":{"text":"Hello"}})", u"Hello"_s);
        row("another name", R"({"transcription":"Hello"})", u"Hello"_s);
        row("JSON string", R"("Hello")", u"Hello"_s);
        row("no error", R"({"text":"Hello","error":null})", u"Hello"_s);
        row("byte order mark", "\xEF\xBB\xBF{\"text\":\"Hello\"}", u"Hello"_s);
        row("plain text", "Hello there.\r\nAnd on.\n", u"Hello there.\nAnd on."_s);
        row("plain text, a number", "7", u"7"_s);
        row("nothing said", R"({"text":""})", {});
        row("broken UTF-8", "{\"text\":\"a\xFFz\"}", u"a\uFFFDz"_s);
        row("half a character", R"({"text":"a\ud83dz"})", u"a\uFFFDz"_s);
        row("control characters", R"({"text":"a\u0000\u001bb\tc\u202Ed"})", u"ab cd"_s);
    }

    void readsTheWords()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, words);
        const auto read = readTranscription(body, {}, false);
        QVERIFY(read);
        QCOMPARE(*read, words);
    }

    void saysWhatIsNoAnswer_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<QString>("said");
        const auto row = [](const QByteArray &body, ErrorKind kind, const QString &said) {
            QTest::newRow(("body: " + body.left(60)).constData()) << body << kind << said;
        };
        row("", ErrorKind::BadReply, {});
        row("  ", ErrorKind::BadReply, {});
        row("{}", ErrorKind::BadReply, {});
        row("null", ErrorKind::BadReply, {});
        row(R"({"text":7})", ErrorKind::BadReply, {});
        row(R"({"segments":[7,{}]})", ErrorKind::BadReply, {});
        row(R"({"data":{"data":{"text":"too deep"}}})", ErrorKind::BadReply, {});
        row(R"({"message":"later"})", ErrorKind::BadReply, u"later"_s);
        row(R"({"error":"odd sound"})", ErrorKind::BadReply, u"odd sound"_s);
        row(R"({"error":{"message":"no","code":"invalid_api_key"}})", ErrorKind::Unauthorized,
            u"no"_s);
        row(R"({"error":{"message":"no","code":"model_not_found"},"text":"x"})",
            ErrorKind::UnknownModel, u"no"_s);
        row("<html><title>Sign in</title></html>", ErrorKind::NotAnApi, u"Sign in"_s);
        row("{\"text\":\"half", ErrorKind::NotAnApi, u"{\"text\":\"half"_s);
        row(QByteArray("ab\0c", 4), ErrorKind::NotAnApi, {});
    }

    void saysWhatIsNoAnswer()
    {
        QFETCH(QByteArray, body);
        const auto read = readTranscription(body, {}, false);
        QVERIFY(!read);
        QTEST(read.error().kind, "kind");
        QTEST(read.error().serverText, "said");
    }

    void aCutAnswerCountsWhereItsJsonIsWhole()
    {
        QCOMPARE(readTranscription(R"({"text":"Hello"})", {}, true).value(), u"Hello"_s);
        for (const char *body : {"{\"text\":\"Hel", "Hello", ""}) {
            const auto read = readTranscription(body, {}, true);
            QVERIFY(!read);
            QCOMPARE(read.error().kind, ErrorKind::Interrupted);
        }
    }

    void neverShowsTheKey()
    {
        const Secret key("sk-canary-7d1f");
        QCOMPARE(readTranscription(R"({"text":"it is sk-canary-7d1f"})", key, false).value(),
                 u"it is •••"_s);
        const auto refused = readTranscription(R"({"error":"bad sk-canary-7d1f"})", key, false);
        QCOMPARE(refused.error().serverText, u"bad •••"_s);
    }
};

HIWAR_TEST(TranscriptionTest, QCoreApplication)
#include "tst_transcription.moc"
