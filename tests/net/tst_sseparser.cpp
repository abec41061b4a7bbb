// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/sseparser.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QDir>

using Hiwar::SseEvent;
using Hiwar::SseParser;
using Hiwar::testFile;

namespace QTest {
template<>
char *toString(const SseEvent &event)
{
    return qstrdup('[' + event.name + "] " + event.data);
}
} // namespace QTest

namespace {

/// Everything the parser returns for bytes that arrive in reads of the given sizes.
struct Parsed
{
    QList<SseEvent> events;
    QByteArray stray;
    bool overflowed = false;

    bool operator==(const Parsed &) const = default;
};

Parsed parse(const QList<QByteArrayView> &reads)
{
    SseParser parser;
    Parsed parsed;
    for (const QByteArrayView &read : reads)
        parsed.events += parser.feed(read);
    parsed.events += parser.finish();
    parsed.stray = parser.stray();
    parsed.overflowed = parser.overflowed();
    return parsed;
}

QList<QByteArrayView> inReadsOf(const QByteArray &bytes, qsizetype size)
{
    QList<QByteArrayView> reads;
    for (qsizetype pos = 0; pos < bytes.size(); pos += size)
        reads += QByteArrayView(bytes).sliced(pos, qMin(size, bytes.size() - pos));
    return reads;
}

} // namespace

class SseParserTest : public Hiwar::TestCase
{
    Q_OBJECT

private slots:
    void readsEveryForm_data();
    void readsEveryForm();
    void survivesEveryCut_data();
    void survivesEveryCut();
    void deliversAnEventWithItsBlankLineAndNotBefore();
    void takesSmallReadsAlikeWithinALine();
    void keepsStrayLinesBounded();
    void endsAtAnEventBeyondTheLimit_data();
    void endsAtAnEventBeyondTheLimit();
    void takesAnEventOfTwoMebibytes();
};

void SseParserTest::readsEveryForm_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<SseEvent>>("events");
    QTest::addColumn<QByteArray>("stray");

    using Events = QList<SseEvent>;
    const auto row = [](const char *name, const QByteArray &bytes, const Events &events,
                        const QByteArray &stray = {}) {
        QTest::newRow(name) << bytes << events << stray;
    };
    row("nothing", "", {});
    row("one", "data: a\n\n", {{"", "a"}});
    row("no space", "data:a\n\n", {{"", "a"}});
    row("one space of two is stripped", "data:  a\n\n", {{"", " a"}});
    row("a tab is no space", "data:\ta\n\n", {{"", "\ta"}});
    row("CRLF", "data: a\r\n\r\ndata: b\r\n\r\n", {{"", "a"}, {"", "b"}});
    row("lone CR", "data: a\r\rdata: b\r\r", {{"", "a"}, {"", "b"}});
    row("mixed ends", "data: a\n\r\ndata: b\r\n\ndata: c\r\r\n", {{"", "a"}, {"", "b"}, {"", "c"}});
    row("several lines", "data: a\ndata:\ndata: c\n\n", {{"", "a\n\nc"}});
    row("field without a colon", "data\n\n", {{"", ""}});
    row("empty data", "data: \n\n", {{"", ""}});
    row("colon in the value", "data: a: b\n\n", {{"", "a: b"}});
    row("byte order mark",
        "\xEF\xBB\xBF"
        "data: a\n\n",
        {{"", "a"}});
    row("only one mark is skipped",
        "\xEF\xBB\xBF\xEF\xBB\xBF"
        "data: a\n\n",
        {},
        "\xEF\xBB\xBF"
        "data: a");
    row("a mark further on is text",
        "data: a\n\n\xEF\xBB\xBF"
        "data: b\n\n",
        {{"", "a"}},
        "\xEF\xBB\xBF"
        "data: b");
    row("comments", ": hello\n\n:\ndata: a\n: in between\n\n", {{"", "a"}});
    row("name", "event: error\ndata: a\n\ndata: b\n\n", {{"error", "a"}, {"", "b"}});
    row("a name without data is dropped", "event: ping\n\ndata: a\n\n", {{"", "a"}});
    row("an error needs no data", "event: error\n\ndata: a\n\n", {{"error", ""}, {"", "a"}});
    row("id and retry", "id: 1\nretry: 3000\ndata: a\n\n", {{"", "a"}});
    row("stray", "{\"error\":\"x\"}\ndata: a\n\n[DONE]\n\n", {{"", "a", 13}},
        "{\"error\":\"x\"}\n[DONE]");
    row("field names are exact", "Data: a\n data: b\ndatax: c\n\n", {},
        "Data: a\n data: b\ndatax: c");
    row("no blank line at the end", "data: a\n\ndata: b\n", {{"", "a"}, {"", "b"}});
    row("no line end at the end", "data: a\n\ndata: b", {{"", "a"}, {"", "b"}});
    row("a NUL is a byte", QByteArray("data: a\0b\n\n", 11), {{"", QByteArray("a\0b", 3)}});
}

void SseParserTest::readsEveryForm()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QList<SseEvent>, events);
    QFETCH(QByteArray, stray);

    const Parsed whole = parse({bytes});
    QCOMPARE(whole.events, events);
    QCOMPARE(whole.stray, stray);
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut)
        QCOMPARE(parse({bytes.first(cut), bytes.sliced(cut)}), whole);
    QCOMPARE(parse(inReadsOf(bytes, 1)), whole);
}

void SseParserTest::survivesEveryCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QDir folder(testFile(QStringLiteral("net/streams")));
    for (const QFileInfo &entry : folder.entryInfoList({QStringLiteral("*.sse")})) {
        QFile file(entry.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow(qPrintable(entry.baseName())) << file.readAll();
    }
}

void SseParserTest::survivesEveryCut()
{
    QFETCH(QByteArray, bytes);
    const Parsed whole = parse({bytes});
    QVERIFY(!whole.events.isEmpty() || !whole.stray.isEmpty());
    const QByteArrayView view(bytes);
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut)
        QVERIFY2(parse({view.first(cut), view.sliced(cut)}) == whole, QByteArray::number(cut));
    for (const qsizetype size : {1, 2, 3, 5, 7, 64})
        QVERIFY2(parse(inReadsOf(bytes, size)) == whole, QByteArray::number(size));
}

void SseParserTest::deliversAnEventWithItsBlankLineAndNotBefore()
{
    SseParser parser;
    QVERIFY(parser.feed("data: a").isEmpty());
    QVERIFY(parser.feed("\r\n").isEmpty());
    // The CR alone is the blank line: an event must not wait for the next one.
    QCOMPARE(parser.feed("\r"), (QList<SseEvent>{{"", "a"}}));
    QVERIFY(parser.feed("\n").isEmpty());
    QVERIFY(parser.finish().isEmpty());
}

void SseParserTest::takesSmallReadsAlikeWithinALine()
{
    const QByteArray bytes = "\xEF\xBB\xBF"
                             "data: a\r\ndata: b\r\r\n: c\n\ndata: d";
    SseParser parser;
    QList<SseEvent> events;
    int within = 0;
    for (const char &c : bytes) {
        if (parser.takeWithinLine({&c, 1}))
            ++within;
        else
            events += parser.feed({&c, 1});
    }
    events += parser.finish();
    QCOMPARE(events, parse({bytes}).events);
    QVERIFY(within > bytes.size() / 2);

    QVERIFY(!parser.takeWithinLine("ab\n"));
    qsizetype taken = 0;
    for (; !parser.overflowed() && taken < 2 * SseParser::maxEventBytes; taken += 8) {
        if (!parser.takeWithinLine("data: ab"))
            QVERIFY(parser.feed("data: ab").isEmpty());
    }
    QVERIFY(parser.overflowed());
    QVERIFY(taken > SseParser::maxEventBytes - 1024);
    QVERIFY(taken < SseParser::maxEventBytes + 1024);
    QVERIFY(!parser.takeWithinLine("a"));
}

void SseParserTest::keepsStrayLinesBounded()
{
    SseParser parser;
    const QByteArray line = QByteArray(1000, 'x') + '\n';
    for (int i = 0; i < 1000; ++i)
        QVERIFY(parser.feed(line).isEmpty());
    QVERIFY(parser.stray().size() <= SseParser::maxStrayBytes);
    QVERIFY(parser.stray().size() > SseParser::maxStrayBytes - 2);
    QCOMPARE(parser.feed("data: a\n\n").size(), 1);
}

void SseParserTest::endsAtAnEventBeyondTheLimit_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("one line without an end") << QByteArray(1 << 20, 'x');
    QTest::newRow("many data lines") << "data: " + QByteArray(1 << 20, 'x') + '\n';
}

void SseParserTest::endsAtAnEventBeyondTheLimit()
{
    QFETCH(QByteArray, piece);
    SseParser parser;
    QCOMPARE(parser.feed("data: before\n\ndata: ").size(), 1);
    for (int i = 0; i < 17; ++i)
        QVERIFY(parser.feed(piece).isEmpty());
    QVERIFY(parser.overflowed());
    QVERIFY(parser.feed("\n\ndata: after\n\n").isEmpty());
    QVERIFY(parser.finish().isEmpty());
}

void SseParserTest::takesAnEventOfTwoMebibytes()
{
    const QByteArray text(2 << 20, 'x');
    const QByteArray bytes = "data: " + text + "\n\n";
    QCOMPARE(parse(inReadsOf(bytes, 1)).events, (QList<SseEvent>{{"", text}}));
}

HIWAR_TEST(SseParserTest, QCoreApplication)
#include "tst_sseparser.moc"
