// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/replyreading.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray recorded(const char *name)
{
    QFile file(testFile("net/streams/"_L1 + QLatin1StringView(name) + ".sse"_L1));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ReplyReaderTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsRecordedStreams_data();
    void readsRecordedStreams();
    void readsEveryShape_data();
    void readsEveryShape();
    void tellsUsageModelAndFinishReason();
    void keepsACompleteReplyWhoseLastChunkWasCut();
    void isOverAtDoneAndNotBefore();
    void countsOnlyTheAnswerAsProgress();
    void refusesAReplyBeyondTheLimit();
};

void ReplyReaderTest::readsRecordedStreams_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QString>("reasoning");
    const auto row = [](const char *name, const QString &text, const char *end = "complete",
                        const QString &reasoning = {}) {
        QTest::newRow(name) << recorded(name) << text << QByteArray(end) << reasoning;
    };
    row("openai-usage-after-finish", u"Hello! How can I help you today?"_s);
    row("llamacpp", u"The sky is blue."_s);
    row("vllm-length", u"1, 2, 3"_s);
    row("vllm-error-event", u"Certainly, let"_s, "reply error");
    row("ollama-arabic",
        u"مرحبًا! كيف يمكنني مساعدتك اليوم؟\n\nأهلاً 👋🏽"_s);
    row("openrouter-comments", u"Paris is the capital."_s);
    row("crlf-fields", u"Line\r\nends everywhere — 日本語 👩‍👩‍👧‍👦"_s);
    row("lone-cr", u"cr  two spaces é"_s);
    row("no-done-mixed-ends", u"Mixed line ends."_s);
    row("no-last-blank-line", u"Nothing lost."_s);
    row("bom-multiline", u"Several lines"_s);
    row("event-error-surrogates", u"wave 👋"_s, "reply error");
    row("bare-done", u"bare"_s);
    row("unframed-error", {}, "reply error");
    row("mistral-parts", u"Bonjour"_s, "complete", u"hm"_s);
    row("deepseek-reasoning", u"9.9 is larger."_s, "complete",
        u"Compare: 9.11 < 9.90. 所以 9.9 👍"_s);
    row("vllm-untagged-thought", u"It is **4**."_s, "complete", u"2 + 2…\nis 4.\n"_s);
}

void ReplyReaderTest::readsRecordedStreams()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QFETCH(QByteArray, end);
    QFETCH(QString, reasoning);
    QVERIFY(!bytes.isEmpty());

    const Reading whole = readReply({bytes});
    QCOMPARE(whole.text, text);
    QCOMPARE(whole.reasoning, reasoning);
    QCOMPARE(kindName(whole), end);
    verifyEveryCut(bytes, whole);
}

void ReplyReaderTest::readsEveryShape_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QString>("serverText");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &text,
                        const char *end = "complete", const QString &serverText = {}) {
        QTest::newRow(name) << bytes << text << QByteArray(end) << serverText;
    };
    const auto whole = [](const QByteArray &content) {
        return R"({"choices":[{"message":{"role":"assistant","content":)" + content + "}}]}";
    };
    const auto event = [](const QByteArray &choice) {
        return R"(data: {"choices":[)" + choice + "]}\n\n";
    };
    const QByteArray hi = event(R"({"delta":{"content":"Hi"}})");
    const QByteArray stop = event(R"({"delta":{},"finish_reason":"stop"})");

    row("whole", whole("\"Hi\""), u"Hi"_s);
    row("whole, blank lines and a mark before it", "\xEF\xBB\xBF\n\n " + whole("\"Hi\""), u"Hi"_s);
    row("whole, [DONE] after it", whole("\"Hi\"") + "\n\ndata: [DONE]\n\n", u"Hi"_s);
    row("whole, parts", whole(R"(["a",{"type":"text","text":"b"},{"type":"image"}])"), u"ab"_s);
    row("whole, refusal", R"({"choices":[{"message":{"content":null,"refusal":"No."}}]})",
        u"No."_s);
    row("whole, not UTF-8",
        whole("\"a\xFF"
              "b\""),
        u"a\uFFFDb"_s);
    row("whole, old completion", R"({"choices":[{"text":"Hi","finish_reason":"stop"}]})", u"Hi"_s);
    row("whole, content null", whole("null"), {}, "bad reply");
    row("no choices", R"({"id":"x"})", {}, "bad reply");
    row("empty choices", R"({"choices":[]})", {}, "bad reply");
    row("odd choices", R"({"choices":[7,null,{"message":5}]})", {}, "bad reply");
    row("nothing", "", {}, "bad reply");
    row("only blanks", "\n\n  \n", {}, "bad reply");
    row("lines of JSON",
        R"({"choices":[{"delta":{"content":"a"}}]})"
        "\n"
        R"({"choices":[{"delta":{"content":"b"},"finish_reason":"stop"}]})",
        u"ab"_s);
    row("an error with 200", R"({"error":{"message":"No credit","code":402}})", {},
        "payment required", u"No credit"_s);
    row("a detail with 200", R"({"detail":"Not here"})", {}, "reply error", u"Not here"_s);
    row("a web page", "<!doctype html><html><head><title>Sign &amp; in</title>", {}, "not an api",
        u"Sign & in"_s);
    row("some text", "upstream connect error", {}, "not an api", u"upstream connect error"_s);
    row("broken JSON", "{malformed json: <<<chaos>>>", {}, "not an api",
        u"{malformed json: <<<chaos>>>"_s);
    row("deep JSON", QByteArray(5000, '['), {}, "not an api", QString(200, u'[') + u'…');

    row("no end", hi, u"Hi"_s, "interrupted");
    row("finish reason", hi + stop, u"Hi"_s);
    row("an empty finish reason is none", hi + event(R"({"delta":{},"finish_reason":""})"), u"Hi"_s,
        "interrupted");
    row("[DONE]", hi + "data: [DONE]\n\n", u"Hi"_s);
    row("quoted [DONE]", hi + "data: \"[DONE]\"\n\n", u"Hi"_s);
    row("bare quoted [DONE]", hi + "\"[DONE]\"\n\n", u"Hi"_s);
    row("nothing counts after [DONE]", hi + "data: [DONE]\n\n" + hi, u"Hi"_s);
    row("nor does a line after it", hi + "data: [DONE]\n\nbye\n", u"Hi"_s);
    row("nor an error", hi + "data: [DONE]\n\nerror: late\n", u"Hi"_s);
    row("nor what is no event", "data: {\n\ndata: [DONE]\n\nbye\n", {}, "bad reply");
    row("a line before it does", hi + "oops\ndata: [DONE]\n\n" + hi, u"Hi"_s, "interrupted");
    row("text after the finish reason", stop + hi, u"Hi"_s);
    row("finish without text", stop, {}, "bad reply");
    row("only [DONE]", "data: [DONE]\n\n", {}, "bad reply");
    row("message instead of delta", event(R"({"message":{"content":"Hi"}})"), u"Hi"_s);
    row("message after deltas", hi + event(R"({"message":{"content":"Hi"}})"), u"Hi"_s);
    row("other choices are kept apart",
        hi + event(R"({"index":1,"delta":{"content":"YY"}})") + stop, u"Hi"_s);
    row("skips what is no JSON", "data: : PROCESSING\n\ndata: \n\ndata: {\n\n" + hi + stop,
        u"Hi"_s);
    row("only what is no JSON", "data: hello\n\n", {}, "bad reply");
    row("half a pair at the end", event(R"({"delta":{"content":"a\ud83d"}})") + stop, u"a\uFFFD"_s);
    row("half a pair, then something else", event(R"({"delta":{"content":"\ud83d"}})") + hi + stop,
        u"\uFFFDHi"_s);
    row("error object",
        hi + R"(data: {"error":{"message":"M","code":"c"}})"
             "\n\n",
        u"Hi"_s, "reply error", u"M"_s);
    row("error string",
        hi + R"(data: {"error":"M"})"
             "\n\n",
        u"Hi"_s, "reply error", u"M"_s);
    row("object: error",
        hi + R"(data: {"object":"error","message":"M"})"
             "\n\n",
        u"Hi"_s, "reply error", u"M"_s);
    row("error beside text",
        R"(data: {"error":{"message":"M"},"choices":[{"delta":{"content":"x"}}]})"
        "\n\n",
        u"x"_s, "reply error", u"M"_s);
    row("event: error as text", hi + "event: error\ndata: It broke\n\n", u"Hi"_s, "reply error",
        u"It broke"_s);
    row("unframed error after text", hi + "{\"error\":\n{\"message\":\"M\"}}\n", u"Hi"_s,
        "reply error", u"M"_s);
    row("null error",
        R"(data: {"error":null,"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]})"
        "\n\n",
        u"Hi"_s);
    row("the key in an error",
        hi + R"(data: {"error":"Bad key sk-canary!"})"
             "\n\n",
        u"Hi"_s, "reply error", u"Bad key •••!"_s);
    row("the key on a page", "<title>sk-canary</title>", {}, "not an api", u"•••"_s);
    row("the key in a text", "what is sk-canary", {}, "not an api", u"what is •••"_s);
}

void ReplyReaderTest::readsEveryShape()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QFETCH(QByteArray, end);
    QFETCH(QString, serverText);

    const Reading whole = readReply({bytes});
    QCOMPARE(whole.text, text);
    QCOMPARE(kindName(whole), end);
    if (!whole.outcome)
        QCOMPARE(whole.outcome.error().serverText, serverText);
    if (bytes.size() < 1000)
        verifyEveryCut(bytes, whole);
}

void ReplyReaderTest::tellsUsageModelAndFinishReason()
{
    const Reading openAi = readReply({recorded("openai-usage-after-finish")});
    QVERIFY(openAi.outcome);
    QCOMPARE(openAi.outcome->finishReason, u"stop"_s);
    QCOMPARE(openAi.outcome->model, u"gpt-4o-mini-2024-07-18"_s);
    QVERIFY(openAi.outcome->hasUsage);
    QVERIFY((openAi.outcome->usage == Usage{9, 9, 18}));

    const Reading vllm = readReply({recorded("vllm-length")});
    QCOMPARE(vllm.outcome->finishReason, u"length"_s);
    QVERIFY(!vllm.outcome->hasUsage);

    const Reading groq =
        readReply({R"({"choices":[{"message":{"content":"a"},"finish_reason":"stop"}],)"
                   R"("x_groq":{"usage":{"prompt_tokens":3,"completion_tokens":4}}})"});
    QCOMPARE(groq.outcome->usage, (Usage{3, 4, 7}));
}

void ReplyReaderTest::keepsACompleteReplyWhoseLastChunkWasCut()
{
    using enum ReplyReader::BodyEnd;
    const QByteArray bytes = recorded("openai-usage-after-finish");
    QCOMPARE(kindName(readReply({bytes}, Cut)), "complete");
    const qsizetype finish = bytes.indexOf("\"finish_reason\": \"stop\"");
    QVERIFY(finish > 0);
    QCOMPARE(kindName(readReply({bytes.first(finish)}, Cut)), "interrupted");
    QCOMPARE(kindName(readReply({"{\"choices\":[{\"mess"}, Cut)), "no answer");
    QCOMPARE(kindName(readReply({""}, Cut)), "no answer");
}

void ReplyReaderTest::isOverAtDoneAndNotBefore()
{
    ReplyReader reader;
    QCOMPARE(reader.feed("data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\n").text, u"a"_s);
    QVERIFY(!reader.isComplete());
    (void)reader.feed("data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n");
    QVERIFY(reader.isComplete());
    QVERIFY(!reader.isOver());
    (void)reader.feed("data: [DONE]\n\n");
    QVERIFY(reader.isOver());
}

void ReplyReaderTest::countsOnlyTheAnswerAsProgress()
{
    ReplyReader reader;
    (void)reader.feed("\n\n: keep-alive\n\ndata: : PROCESSING\n\n");
    (void)reader.feed(
        "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"\"}}]}\n\n");
    QCOMPARE(reader.progress(), 0);
    QCOMPARE(reader.skippedPayloads(), 1);
    for (const QByteArray &said : {R"({"content":"a"})"_ba, R"({"reasoning_content":"hm"})"_ba,
                                   R"({"tool_calls":[{"index":0,"function":{"name":"f"}}]})"_ba}) {
        const qint64 before = reader.progress();
        (void)reader.feed("data: {\"choices\":[{\"delta\":" + said + "}]}\n\n: keep-alive\n\n");
        QCOMPARE(reader.progress(), before + 1);
    }
    ReplyReader whole;
    (void)whole.feed("\n\n\n");
    QCOMPARE(whole.progress(), 0);
    (void)whole.feed("{\"choices\":[");
    QVERIFY(whole.progress() > 0);
}

void ReplyReaderTest::refusesAReplyBeyondTheLimit()
{
    ReplyReader reader;
    (void)reader.feed("{\"choices\":[");
    const QByteArray piece(ReplyReader::maxBodyBytes / 8, ' ');
    for (int i = 0; i < 8; ++i)
        (void)reader.feed(piece);
    QVERIFY(reader.isOver());
    const ReplyReader::Close close = reader.finish(ReplyReader::BodyEnd::Cut);
    QVERIFY(!close.outcome);
    QCOMPARE(close.outcome.error().kind, ErrorKind::BadReply);
}

HIWAR_TEST(ReplyReaderTest, QCoreApplication)
#include "tst_replyreader.moc"
