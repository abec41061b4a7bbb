// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Endless replies of every kind of piece, and payloads made to block their reader.
#include "tests/net/replyreading.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ReplyBoundsTest : public TestCase
{
    Q_OBJECT

private slots:
    void endsAReplyWithoutEnd_data();
    void endsAReplyWithoutEnd();
    void keepsWholeCharactersAtTheLimit();
    void passesOverWhatIsTooDense_data();
    void passesOverWhatIsTooDense();
};

void ReplyBoundsTest::endsAReplyWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("again");
    QTest::addColumn<qint64>("most"); // bytes
    QTest::addColumn<QByteArray>("end");
    const auto event = [](const QByteArray &delta) {
        return R"(data: {"choices":[{"delta":{)" + delta + "}}]}\n\n";
    };
    const QByteArray hi = event(R"("content":"Hi")");
    const QByteArray words(1000, 'w');
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &again,
                        qint64 most, const char *end) {
        QTest::newRow(name) << first << again << most << QByteArray(end);
    };
    // Each of these adds 1000 characters.
    const auto spoken = [](const QByteArray &again) {
        return again.size() * (ReplySum::maxCharacters / 1000 + 2);
    };
    for (const char *field : {"content", "reasoning_content"}) {
        const QByteArray again = event('"' + QByteArray(field) + R"(":")" + words + '"');
        row(field, hi, again, spoken(again), "too long");
    }
    const QByteArray tool =
        event(R"("tool_calls":[{"index":0,"function":{"arguments":")" + words + "\"}}]");
    row("tool", hi, tool, spoken(tool), "too long");
    const QByteArray tools = event(R"("tool_calls":[{"function":{"name":")" + words + "\"}}]");
    row("ever new tools", {}, tools, spoken(tools), "too long");

    constexpr qint64 slack = 256 * 1024;
    const qint64 idle = ReplyReader::maxIdleBytes + slack;
    const QByteArray much = words.repeated(16);
    const QByteArray comment = ": " + much + '\n';
    row("comments", hi, comment, idle, "too long");
    row("comments, and no reply", {}, comment, idle, "bad reply");
    row("blank lines", {}, QByteArray(1000, '\n'), idle, "bad reply");
    row("pings", hi, "event: ping\ndata: " + much + "\n\n", idle, "too long");
    row("unknown events", hi, "event: news\ndata: {\"news\":\"" + much + "\"}\n\n", idle,
        "too long");
    row("names without data", hi, "event: " + much + "\n\n", idle, "too long");
    row("empty pieces", hi, event(R"("content":"","note":")" + much + '"'), idle, "too long");
    row("what is no field", hi, much + '\n', idle, "too long");
    row("a line without end", hi, words, SseParser::maxEventBytes + slack, "too long");
    row("an event without end", hi, "data: " + much + '\n', SseParser::maxEventBytes + slack,
        "too long");
    row("a whole reply without end", R"({"choices":[{"message":{"content":")", words,
        ReplyReader::maxBodyBytes + slack, "bad reply");
    // A word now and then, so that the limit of bytes without content is never reached.
    row("in all", hi, ':' + QByteArray(1024 * 1024, 'c') + '\n' + hi,
        ReplyReader::maxBytes + 2 * 1024 * 1024, "too long");
}

void ReplyBoundsTest::endsAReplyWithoutEnd()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, again);
    QFETCH(qint64, most);
    QFETCH(QByteArray, end);
    const QByteArray piece = again.repeated(std::max<qsizetype>(16 * 1024 / again.size(), 1));
    ReplyReader reader;
    Reading reading;
    reading.take(reader.feed(first));
    for (qint64 sent = 0; sent <= most && !reader.isOver(); sent += piece.size())
        reading.take(reader.feed(piece));
    QVERIFY(reader.isOver());
    ReplyReader::Close close = reader.finish(ReplyReader::BodyEnd::Proper);
    reading.take(close.delta);
    reading.outcome = close.outcome;
    QCOMPARE(kindName(reading), end);
    QVERIFY(reading.text.size() + reading.reasoning.size() <= ReplySum::maxCharacters);
    if (!first.isEmpty() && end == "too long")
        QVERIFY(reading.text.startsWith(u"Hi"));
}

/// A whole reply and a stream are cut at the same character.
void ReplyBoundsTest::keepsWholeCharactersAtTheLimit()
{
    const QByteArray text = 'x' + u"👍"_s.repeated(ReplySum::maxCharacters / 2).toUtf8();
    const QByteArray end = R"("},"finish_reason":"stop"}]})";
    const Reading whole = readReply({R"({"choices":[{"message":{"content":")" + text + end});
    QCOMPARE(kindName(whole), "too long");
    QCOMPARE(whole.text.size(), ReplySum::maxCharacters - 1);
    QVERIFY(whole.text.endsWith(u"👍"_s));
    const Reading stream =
        readReply({R"(data: {"choices":[{"delta":{"content":")" + text + end + "\n\n"});
    QVERIFY(stream == whole);
}

void ReplyBoundsTest::passesOverWhatIsTooDense_data()
{
    QTest::addColumn<QByteArray>("between");
    QTest::addColumn<int>("skipped");
    constexpr qsizetype many = 3'000'000;
    QTest::newRow("ones") << R"({"a":[)" + QByteArray("1,").repeated(many) + "1]}" << 1;
    QTest::newRow("lists") << QByteArray("[").repeated(2 * many) << 1;
    QTest::newRow("commas in a text")
        << R"({"a":1e999,"note":")" + QByteArray(",\\\"").repeated(many) + "\"}" << 0;
}

void ReplyBoundsTest::passesOverWhatIsTooDense()
{
    QFETCH(QByteArray, between);
    QFETCH(int, skipped);
    ReplyReader reader;
    Reading reading;
    for (const QByteArray &data :
         {R"({"choices":[{"delta":{"content":"Hi"}}]})"_ba, between,
          R"({"choices":[{"delta":{"content":"!"},"finish_reason":"stop"}]})"_ba})
        reading.take(reader.feed("data: " + data + "\n\n"));
    const ReplyReader::Close close = reader.finish(ReplyReader::BodyEnd::Proper);
    reading.take(close.delta); // a "!" could have begun a picture
    reading.outcome = close.outcome;
    QCOMPARE(kindName(reading), "complete");
    QCOMPARE(reading.text, u"Hi!"_s);
    QCOMPARE(reader.skippedPayloads(), skipped);
}

HIWAR_TEST(ReplyBoundsTest, QCoreApplication)
#include "tst_replybounds.moc"
