// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a reply contains besides its text: reasoning, tool calls, refusals, other choices, usage,
// and the reasons why it ended.
#include "tests/net/replyreading.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray chunk(const QByteArray &choice)
{
    return R"(data: {"choices":[)" + choice.simplified() + "]}\n\n";
}

QByteArray delta(const QByteArray &fields)
{
    return chunk(R"({"delta":{)" + fields + "}}");
}

QByteArray finish(const QByteArray &reason)
{
    return chunk(R"({"delta":{},"finish_reason":")" + reason + "\"}") + "data: [DONE]\n\n";
}

QByteArray whole(const QByteArray &message, const QByteArray &reason = "stop")
{
    return R"({"choices":[{"index":0,"message":{)" + message + R"(},"finish_reason":")" + reason +
           "\"}]}";
}

} // namespace

class ReplyRestTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsReasoningApart_data();
    void tellsReasoningApart();
    void saysThatThereWasNoAnswer_data();
    void saysThatThereWasNoAnswer();
    void givesReasoningWhileItArrives();
    void turnsTextIntoReasoningLate();
    void gathersToolCalls_data();
    void gathersToolCalls();
    void marksARefusal();
    void endsAsTheFinishReasonSays_data();
    void endsAsTheFinishReasonSays();
    void keepsOtherChoicesApart();
    void replacesUsageByTheLastOne();
    void readsAnErrorWithinAChoice();
};

void ReplyRestTest::tellsReasoningApart_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reasoning");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &bytes,
                        const QString &reasoning = u"hm so"_s, const QString &text = u"Hi"_s) {
        QTest::newRow(name) << bytes << reasoning << text;
    };
    const QByteArray hi = delta(R"("content":"Hi")") + finish("stop");
    const auto beside = [&](const char *name, const QByteArray &before, const QByteArray &after) {
        const auto field = [&](const QByteArray &words) { return before + words + after; };
        row(name, delta(R"("role":"assistant","content":null,)" + field("hm ")) +
                      delta(field("so")) + hi);
        row((name + ", whole"_ba).constData(), whole(field("hm so") + R"(,"content":"Hi")"));
    };
    beside("reasoning_content", R"("reasoning_content":")", "\"");
    beside("reasoning", R"("reasoning":")", "\"");
    beside("thinking_content", R"("thinking_content":")", "\"");
    beside("thinking", R"("thinking":")", "\"");
    beside("details", R"("reasoning_details":[{"type":"reasoning.text","text":")", "\"}]");
    beside("summary", R"("reasoning_details":[{"type":"reasoning.summary","summary":")", "\"}]");
    beside("thinking_blocks", R"("thinking_blocks":[{"type":"thinking","thinking":")", "\"}]");
    row("said twice", delta(R"("reasoning":"hm so",
        "reasoning_details":[{"type":"reasoning.text","text":"hm so"}])") +
                          hi);
    row("encrypted",
        delta(R"("reasoning_details":[{"type":"reasoning.encrypted","data":"X"}])") + hi, {});
    row("null and empty", delta(R"("reasoning_content":null,"reasoning":"")") + hi, {});
    row("unknown names do no harm", delta(R"("pondering":"x","content":"")") + hi, {});

    const QByteArray parts = R"([{"type":"thinking","thinking":[{"type":"text","text":"hm so"}]},)"
                             R"({"type":"text","text":"H"},{"type":"image_url"}])";
    row("parts", delta("\"content\":" + parts) + delta(R"("content":"i")") + finish("stop"));
    row("parts, whole", whole("\"content\":" + parts), u"hm so"_s, u"H"_s);

    const QByteArray i = delta(R"("content":"nk>\n\nHi")") + finish("stop");
    row("tags", delta(R"("content":"<th")") + delta(R"("content":"ink>hm so</thi")") + i);
    row("tags, whole", whole(R"("content":"<think>hm so</think>Hi")"));
    row("a missing opening tag",
        delta(R"("content":"hm so\n")") + delta(R"("content":"</thi")") + i, u"hm so\n"_s);
    row("literal", whole(R"("content":"Use `<think>` here")"), {}, u"Use `<think>` here"_s);
    row("both ways", delta(R"("reasoning_content":"hm ")") +
                         delta(R"("content":"<think>so</think>Hi")") + finish("stop"));
    row("a pair in two halves",
        delta(R"("reasoning_content":"\ud83d")") + delta(R"("reasoning_content":"\udc4b")") + hi,
        u"👋"_s);
    row("half a pair", delta(R"("reasoning_content":"\ud83d")") + hi, u"\uFFFD"_s);
}

void ReplyRestTest::tellsReasoningApart()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reasoning);
    QFETCH(QString, text);
    const Reading all = readReply({bytes});
    QCOMPARE(all.reasoning, reasoning);
    QCOMPARE(all.text, text);
    QCOMPARE(kindName(all), "complete");
    verifyEveryCut(bytes, all);
}

void ReplyRestTest::saysThatThereWasNoAnswer_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reasoning");
    QTest::addColumn<QByteArray>("end");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &reasoning,
                        const char *end = "bad reply") {
        QTest::newRow(name) << bytes << reasoning << QByteArray(end);
    };
    const QByteArray plan = delta(R"("reasoning_content":"plan")");
    const QByteArray open = delta(R"("content":"<think>plan")");
    row("only reasoning", plan + finish("stop"), u"plan"_s);
    row("only reasoning, whole", whole(R"("content":null,"reasoning":"plan")"), u"plan"_s);
    row("a tag that never ends", open + finish("stop"), u"plan"_s);
    row("a tag that never ends, and cut", open, u"plan"_s, "interrupted");
    row("only blanks after it", plan + delta(R"("content":"\n\n")") + finish("stop"), u"plan"_s);
    row("cut by its length", plan + finish("length"), u"plan"_s, "complete");
    row("nothing at all", finish("length"), {});
    row("a filter", finish("content_filter"), {}, "complete");
}

void ReplyRestTest::saysThatThereWasNoAnswer()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reasoning);
    QFETCH(QByteArray, end);
    const Reading all = readReply({bytes});
    QCOMPARE(all.reasoning, reasoning);
    QCOMPARE(all.text.trimmed(), QString());
    QCOMPARE(kindName(all), end);
    verifyEveryCut(bytes, all);
}

void ReplyRestTest::givesReasoningWhileItArrives()
{
    ReplyReader reader;
    QCOMPARE(reader.feed(delta(R"("content":"<think>plan")")), (ReplyDelta{false, u"plan"_s, {}}));
    QCOMPARE(reader.feed(delta(R"("content":" on</")")), (ReplyDelta{false, u" on"_s, {}}));
    QCOMPARE(reader.feed(delta(R"("content":"think>\nHi")")), (ReplyDelta{false, {}, u"Hi"_s}));
}

void ReplyRestTest::turnsTextIntoReasoningLate()
{
    ReplyReader reader;
    QCOMPARE(reader.feed(delta(R"("content":"plan\n")")), (ReplyDelta{false, {}, u"plan\n"_s}));
    const ReplyDelta last = reader.feed(delta(R"("content":"</think>\n\nHi")"));
    QCOMPARE(last, (ReplyDelta{true, {}, u"Hi"_s}));
}

void ReplyRestTest::gathersToolCalls_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<ToolCall>>("calls");
    const QList<ToolCall> one{{u"c"_s, u"f"_s, u"{\"a\":1}"_s}};
    const auto row = [](const char *name, const QByteArray &bytes, const QList<ToolCall> &calls) {
        QTest::newRow(name) << bytes << calls;
    };
    row("in pieces",
        delta(R"("tool_calls":[{"index":0,"id":"c","type":"function",
            "function":{"name":"f","arguments":"{\"a\""}}])") +
            delta(R"("tool_calls":[{"index":0,"function":{"arguments":":1}"}}])") +
            finish("tool_calls"),
        one);
    row("no index, finish stop",
        delta(R"("tool_calls":[{"id":"c","function":{"name":"f","arguments":"{\"a\":1}"}}])") +
            finish("stop"),
        one);
    row("arguments as an object",
        whole(R"("tool_calls":[{"id":"c","function":{"name":"f","arguments":{"a":1}}}])"), one);
    row("whole after its pieces",
        delta(R"("tool_calls":[{"id":"c","function":{"name":"f","arguments":"{\"a\":1}"}}])") +
            chunk(R"({"message":{"tool_calls":[{"id":"c","function":{"name":"f",
                "arguments":"{\"a\":1}"}}]},"finish_reason":"tool_calls"})"),
        one);
    row("function_call",
        delta(R"("function_call":{"name":"f","arguments":"{\"a\""})") +
            delta(R"("function_call":{"arguments":":1}"})") + finish("function_call"),
        {{{}, u"f"_s, u"{\"a\":1}"_s}});
    row("odd ones",
        delta(R"("tool_calls":[null,7,"x",{},{"index":"0","id":7,"function":"f"}])") +
            delta(R"("tool_calls":{"id":"c"},"function_call":null,"content":"a")") + finish("stop"),
        {{{}, {}, {}}});
}

void ReplyRestTest::gathersToolCalls()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QList<ToolCall>, calls);
    const Reading all = readReply({bytes});
    QCOMPARE(kindName(all), "complete");
    QCOMPARE(all.outcome->toolCalls, calls);
    verifyEveryCut(bytes, all);
}

void ReplyRestTest::marksARefusal()
{
    for (const QByteArray &bytes :
         {whole(R"("content":null,"refusal":"No.")"),
          whole(R"("content":[{"type":"refusal","refusal":"No."}])"),
          delta(R"("refusal":"N")") + delta(R"("refusal":"o.")") + finish("stop")}) {
        const Reading all = readReply({bytes});
        QCOMPARE(all.text, u"No."_s);
        QCOMPARE(kindName(all), "complete");
        QVERIFY(all.outcome->isRefusal);
    }
    QVERIFY(!readReply({whole(R"("content":"a","refusal":null)")}).outcome->isRefusal);
}

void ReplyRestTest::endsAsTheFinishReasonSays_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<QByteArray>("end");
    for (const char *reason :
         {"stop", "length", "content_filter", "sensitive", "tool_calls", "eos", "novel"})
        QTest::newRow(reason) << QByteArray(reason) << "complete"_ba;
    for (const char *reason : {"abort", "other", "network_error", "error"})
        QTest::newRow(reason) << QByteArray(reason) << "reply error"_ba;
}

void ReplyRestTest::endsAsTheFinishReasonSays()
{
    QFETCH(QByteArray, reason);
    QFETCH(QByteArray, end);
    const Reading all = readReply({delta(R"("content":"so far")") + finish(reason)});
    QCOMPARE(all.text, u"so far"_s);
    QCOMPARE(kindName(all), end);
    if (all.outcome)
        QCOMPARE(all.outcome->finishReason, QString::fromLatin1(reason));
    else
        QVERIFY(all.outcome.error().detail.contains(QString::fromLatin1(reason)));
}

void ReplyRestTest::keepsOtherChoicesApart()
{
    const QByteArray other = R"("delta":{"content":"YY","reasoning":"ZZ",
        "tool_calls":[{"id":"x"}]},"finish_reason":"length"})";
    const QByteArray bytes = delta(R"("content":"Hel")") + chunk(R"({"index":1,)" + other) +
                             chunk(R"({"index":"1",)" + other) +
                             chunk(R"({"index":0,"delta":{"content":"lo"}})") + finish("stop");
    const Reading all = readReply({bytes});
    QCOMPARE(all.text, u"Hello"_s);
    QCOMPARE(all.reasoning, QString());
    QCOMPARE(all.outcome->finishReason, u"stop"_s);
    QVERIFY(all.outcome->toolCalls.isEmpty());
}

void ReplyRestTest::replacesUsageByTheLastOne()
{
    const auto said = [](const QByteArray &fields) { return "data: {" + fields + "}\n\n"; };
    const QByteArray hi = delta(R"("content":"Hi")") + chunk(R"({"finish_reason":"stop"})");
    const QByteArray first = said(R"("usage":{"prompt_tokens":1,"completion_tokens":1})");
    const QByteArray last =
        said(R"("choices":[],"usage":{"prompt_tokens":1,"completion_tokens":9})");
    const QByteArray none = said(R"("usage":null)");
    const QByteArray timings = said(R"("timings":{"prompt_n":5,"predicted_n":6})");
    QCOMPARE(readReply({first + hi + last + none}).outcome->usage, (Usage{1, 9, 10}));
    QCOMPARE(readReply({timings + hi + last + timings}).outcome->usage, (Usage{1, 9, 10}));
    QCOMPARE(readReply({hi + timings}).outcome->usage, (Usage{5, 6, 11}));
    QVERIFY(!readReply({hi + none}).outcome->hasUsage);
}

void ReplyRestTest::readsAnErrorWithinAChoice()
{
    const Reading all = readReply(
        {delta(R"("content":"Hi")") + chunk(R"({"delta":{"content":""},"finish_reason":"error",
                                       "error":{"code":502,"message":"Provider gone"}})")});
    QCOMPARE(kindName(all), "reply error");
    QCOMPARE(all.outcome.error().serverText, u"Provider gone"_s);
    QCOMPARE(all.text, u"Hi"_s);
}

HIWAR_TEST(ReplyRestTest, QCoreApplication)
#include "tst_replyrest.moc"
