// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fast path must give the same result as the full parser, and must handle the common payloads.
#include "net/wire/jsoncursor.h"
#include "net/wire/plaindelta.h"
#include "net/wire/sseparser.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QDir>
#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Every payload of every recorded stream.
QByteArrayList recordedPayloads()
{
    QByteArrayList all;
    const QDir folder(testFile(u"net/streams"_s));
    for (const QString &name : folder.entryList({u"*.sse"_s})) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        SseParser parser;
        QList<SseEvent> events = parser.feed(file.readAll());
        events += parser.finish();
        for (const SseEvent &event : std::as_const(events))
            all += event.data;
    }
    return all;
}

/// True if both paths agree, or if the fast path does not read it. `plain` counts those it reads.
bool isReadAlike(const QByteArray &json, int &plain)
{
    Payload payload;
    if (!PlainDelta().read(json, payload))
        return true;
    ++plain;
    return payload == decodePayload(json, {});
}

QByteArray chunk(const QByteArray &delta, const QByteArray &choice = {}, const QByteArray &top = {})
{
    return R"({"id":"c","choices":[{"index":0,"delta":{)" + delta + "}" + choice + "}]" + top + "}";
}

} // namespace

class PlainDeltaTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsWhatIsCommon_data();
    void readsWhatIsCommon();
    void leavesWhatIsNot_data();
    void leavesWhatIsNot();
    void readsEveryRecordedPayloadAlike();
    void readsAnythingAlike_data();
    void readsAnythingAlike();
    void isStricterThanTheJsonReader();
};

void PlainDeltaTest::readsWhatIsCommon_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const QByteArray &json) { QTest::newRow(name) << json; };
    row("text", chunk(R"("content":" token")"));
    row("white space", " \n" + chunk("\"content\" : \"a\"\t,\r\n\"role\":null") + "\n ");
    row("role and null", chunk(R"("role":"assistant","content":null)"));
    row("nothing", chunk({}));
    row("Arabic", chunk(R"("content":"مرحبًا 👋🏽")"));
    row("escapes", chunk(R"("content":"\n\t\"\\\/\b\f\r\u0645\uD83D\uDC4B\u0000é")"));
    row("half a pair", chunk(R"("content":"\ud83d")"));
    row("a mark within", chunk("\"content\":\"a\xEF\xBB\xBF\""));
    row("reasoning", chunk(R"("reasoning_content":"hm","content":null)"));
    row("reasoning, null beside", chunk(R"("reasoning":"hm","reasoning_content":null)"));
    row("finish", chunk({}, R"(,"finish_reason":"stop","logprobs":null,"stop_reason":13)"));
    row("nested strangers", chunk(R"("content":"a","x":{"y":[1,-2.5,true,false,{}]})"));
    row("nulls", chunk(R"("content":"a","tool_calls":null,"refusal":null)", R"(,"usage":null)",
                       R"(,"usage":null,"error":null,"timings":null)"));
    row("the top", chunk(R"("content":"a")", {},
                         R"(,"object":"chat.completion.chunk","model":"m","created":17.5)"));
}

void PlainDeltaTest::readsWhatIsCommon()
{
    QFETCH(QByteArray, json);
    Payload payload;
    QVERIFY(PlainDelta().read(json, payload));
    QVERIFY(payload == decodePayload(json, {}));
}

void PlainDeltaTest::leavesWhatIsNot_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const QByteArray &json) { QTest::newRow(name) << json; };
    const QByteArray hi = R"("content":"Hi")";
    row("done", "[DONE]");
    row("nothing", "");
    row("an error", chunk(hi, {}, R"(,"error":{"message":"M"})"));
    row("an error as text", chunk(hi, {}, R"(,"error":"")"));
    row("an error in the choice", chunk(hi, R"(,"error":{"code":1})"));
    row("object: error", chunk(hi, {}, R"(,"object":"error")"));
    row("usage", chunk(hi, {}, R"(,"usage":{"prompt_tokens":1})"));
    row("usage at the top", chunk(hi, {}, R"(,"eval_count":1)"));
    row("parts", chunk(R"("content":[{"type":"text","text":"a"}])"));
    row("tool calls", chunk(R"("tool_calls":[])"));
    row("reasoning twice", chunk(R"("reasoning":"a","reasoning_content":"b")"));
    row("content twice", chunk(hi + ',' + hi));
    row("delta twice", chunk(hi, R"(,"delta":{})"));
    row("two choices", R"({"choices":[{"delta":{}},{"delta":{}}]})");
    row("another choice", R"({"choices":[{"index":1,"delta":{}}]})");
    row("an odd index", R"({"choices":[{"index":0.0,"delta":{}}]})");
    row("no choice", R"({"choices":[]})");
    row("a message", R"({"choices":[{"message":{}}]})");
    row("an escaped name", chunk(R"("cont\u0065nt":"a")"));
    row("something after it", chunk(hi) + "x");
    row("an open end", chunk(hi).chopped(1));
    row("not UTF-8", chunk("\"content\":\"a\xFF\""));
    row("not UTF-8 elsewhere", chunk(hi, {}, ",\"x\":\"\xE2\""));
    row("a mark at the start", chunk("\"content\":\"\xEF\xBB\xBF\""));
    row("a control character", chunk("\"content\":\"a\nb\""));
    row("an unknown escape", chunk(R"("content":"\x")"));
    row("half an escape", chunk(R"("content":"\u00")"));
    row("a sign in an escape", chunk(R"("content":"\u+123")"));
    row("a comma too many", chunk(hi + ','));
    row("a bad number", chunk(hi, {}, R"(,"x":01)"));
    row("a bad word", chunk(hi, {}, R"(,"x":nul)"));
    row("deep", chunk(hi, {}, R"(,"x":)" + QByteArray(100, '[') + QByteArray(100, ']')));
}

void PlainDeltaTest::leavesWhatIsNot()
{
    QFETCH(QByteArray, json);
    Payload payload;
    QVERIFY(!PlainDelta().read(json, payload));
}

void PlainDeltaTest::readsEveryRecordedPayloadAlike()
{
    const QByteArrayList payloads = recordedPayloads();
    int plain = 0;
    for (const QByteArray &json : payloads)
        QVERIFY2(isReadAlike(json, plain), json);
    QVERIFY2(plain * 2 > payloads.size(), QByteArray::number(plain)); // the fast path is common
}

void PlainDeltaTest::readsAnythingAlike_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 16; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void PlainDeltaTest::readsAnythingAlike()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    static const QByteArrayList payloads = recordedPayloads();
    static const QByteArrayList pieces{"\"",
                                       "\\",
                                       "{",
                                       "}",
                                       "[",
                                       "]",
                                       ",",
                                       ":",
                                       "null",
                                       "0",
                                       "-1.5",
                                       "1e9",
                                       " ",
                                       "\\u",
                                       "d83d",
                                       "\"index\"",
                                       "\"delta\":{",
                                       "\"content\":",
                                       "\"model\":\"x\",",
                                       "\"error\":",
                                       "\"usage\":",
                                       "\xC3\xA9",
                                       "\xFF",
                                       "\xEF\xBB\xBF",
                                       "\"reasoning\":\"r\",",
                                       "\"object\":",
                                       "\"choices\":[",
                                       "\"finish_reason\":\"stop\",",
                                       "\"a\":1,"};
    int plain = 0;
    for (int round = 0; round < 2000; ++round) {
        QByteArray json = payloads.at(random.bounded(int(payloads.size())));
        for (int i = random.bounded(3); i >= 0; --i) {
            const int at = random.bounded(int(json.size()) + 1);
            const QByteArray &piece = pieces.at(random.bounded(int(pieces.size())));
            if (random.bounded(2) == 0)
                json.insert(at, piece);
            else
                json.replace(at, random.bounded(1, 12), piece);
        }
        QVERIFY2(isReadAlike(json, plain), json);
    }
    QVERIFY(plain > 0);
}

void PlainDeltaTest::isStricterThanTheJsonReader()
{
    JsonCursor json(R"({"a":[1,"b",null],"c":"\u00e9"} )");
    QByteArrayList names;
    QString text;
    forEachMember(json, [&](QByteArrayView name) {
        names += name.toByteArray();
        if (name == "c")
            text = json.string();
        else
            json.skip();
    });
    QVERIFY(!json.failed() && json.atEnd());
    QCOMPARE(names, (QByteArrayList{"a", "c"}));
    QCOMPARE(text, u"é"_s);
    JsonCursor empty("{ }");
    forEachMember(empty, [](QByteArrayView) { QFAIL("there is no member"); });
    QVERIFY(!empty.failed() && empty.atEnd());
    JsonCursor broken("[1,]");
    broken.skip();
    QVERIFY(broken.failed());
    QCOMPARE(broken.string(), QString());
    QVERIFY(!broken.takeNull());
}

HIWAR_TEST(PlainDeltaTest, QCoreApplication)
#include "tst_plaindelta.moc"
