// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that claim to be an export of Hiwar, from an unknown source.
#include "app/transfer/historylines.h"
#include "app/transfer/linefeed.h"
#include "app/transfer/linesassembly.h"
#include "net/values/utc.h"
#include "tests/support/keepingsink.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray head("{\"hiwar-history\":{\"version\":1}}\n");
const QByteArray conversation("{\"conversation\":{\"id\":\"c\",\"createdAt\":5}}\n");
const QByteArray end("{\"end\":{}}\n");

QByteArray message(const QByteArray &id, const QByteArray &fields = {})
{
    return "{\"message\":{\"id\":\"" + id + '"' + fields + "}}\n";
}

/// Delivers `size` bytes without storing them; counts the bytes read.
class EndlessLine : public QIODevice
{
public:
    explicit EndlessLine(qint64 size)
        : m_left(size)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 size = std::min(most, m_left);
        std::fill(data, data + size, 'x');
        m_left -= size;
        return size;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    qint64 m_left;
};

} // namespace

class TestHostileLines : public TestCase
{
    Q_OBJECT

private slots:
    void isNoExportWithoutAHead_data();
    void isNoExportWithoutAHead();
    void passesOver_data();
    void passesOver();
    void takesOtherTypesForNothing();
    void takesNoTimeThatIsNone();
    void takesWhatANewerVersionKnows();
    void givesNoTwoMessagesOneId();
    void standsAMessageWithoutParentFirst();
    void takesOnlyWholeContents_data();
    void takesOnlyWholeContents();
    void tellsAFileThatWasCutOff();
    void holdsNoLineOfAnySize();
    void holdsNoConversationOfAnySize();
};

void TestHostileLines::isNoExportWithoutAHead_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("another object") << QByteArray("{}\n");
    QTest::newRow("no version") << QByteArray("{\"hiwar-history\":{}}\n");
    QTest::newRow("a head that is none") << QByteArray("{\"hiwar-history\":[1]}\n");
    QTest::newRow("version 0") << QByteArray("{\"hiwar-history\":{\"version\":0}}\n");
    QTest::newRow("cut off in it") << QByteArray("{\"hiwar-history\":{\"vers");
    QTest::newRow("zeros") << QByteArray(100, '\0');
}

void TestHostileLines::isNoExportWithoutAHead()
{
    QFETCH(const QByteArray, file);
    KeepingSink sink;
    const auto done = readInto(sink, HistoryLinesReader(), file);
    QVERIFY(!done);
    QCOMPARE(done.error().fault, TransferFault::Damaged);
}

void TestHostileLines::passesOver_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("nothing but brackets") << QByteArray(5'000'000, '[');
    QTest::newRow("a deep object") << "{\"message\":" + QByteArray("{\"a\":").repeated(100'000);
    QTest::newRow("a broken string") << QByteArray("{\"message\":{\"id\":\"\\uD8");
    QTest::newRow("zeros") << QByteArray(1000, '\0');
    QTest::newRow("no UTF-8") << QByteArray("{\"message\":{\"id\":\"\xC0\xAF\xFF\"}}");
    QTest::newRow("an array") << QByteArray("[1,2,3]");
    QTest::newRow("a number") << QByteArray("12");
    QTest::newRow("an empty object") << QByteArray("{}");
    QTest::newRow("no object inside") << QByteArray("{\"message\":[]}");
    QTest::newRow("no id") << QByteArray("{\"message\":{\"content\":\"a\"}}");
    QTest::newRow("an id that is a number") << QByteArray("{\"message\":{\"id\":7}}");
    QTest::newRow("a conversation without id") << QByteArray("{\"conversation\":{}}");
    QTest::newRow("a folder without id") << QByteArray("{\"folder\":{\"name\":\"x\"}}");
    QTest::newRow("text after it") << QByteArray("{\"more\":{}} {\"more\":{}}");
    QTest::newRow("of a newer version") << QByteArray("{\"hologram\":{}}");
    QTest::newRow("more of nothing") << QByteArray("{\"more\":{\"content\":\"a\"}}");
    QTest::newRow("a line without end") << QByteArray(HistoryLinesForm::lineLimit + 1, ' ');
}

void TestHostileLines::passesOver()
{
    QFETCH(const QByteArray, line);
    KeepingSink sink;
    const QByteArray file = head + line + '\n' + conversation + message("m") + end;
    QVERIFY(readInto(sink, HistoryLinesReader(), file));
    QVERIFY(!sink.warnings.isEmpty());
    for (const QString &position : sink.warningLocations())
        QVERIFY2(position.startsWith("line 2"_L1), qPrintable(position));
    QCOMPARE(sink.conversations.size(), 1);
    QCOMPARE(sink.conversations.constFirst().conversation.nodes.size(), 1);
}

void TestHostileLines::takesOtherTypesForNothing()
{
    const QByteArray wrong =
        ",\"content\":{\"a\":1},\"role\":3,\"reasoningMs\":\"long\",\"state\":\"exploded\","
        "\"error\":[],\"usage\":{\"promptTokens\":1e300,\"totalTokens\":-5,\"cachedTokens\":0.5},"
        "\"toolCalls\":\"no\",\"isRefusal\":\"yes\",\"attachments\":[1,{\"hash\":5}]";
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), head + conversation + message("m", wrong) + end));
    const MessageNode node = sink.conversations.value(0).conversation.nodes.value(0);
    MessageNode expected;
    expected.id = u"m"_s;
    expected.state = MessageState::Failed; // a reply with an unknown state counts as incomplete
    expected.usage = Usage{};
    expected.createdAt = QDateTime::fromMSecsSinceEpoch(5, utc);
    QCOMPARE(node, expected);
    QVERIFY(sink.warningLocations().contains(u"line 3 (message.usage.promptTokens)"_s));
    QVERIFY(sink.warningLocations().contains(u"line 3 (message.state)"_s));
}

void TestHostileLines::takesNoTimeThatIsNone()
{
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(),
                     head +
                         "{\"conversation\":{\"id\":\"c\",\"createdAt\":9e18,"
                         "\"deletedAt\":-9e18,\"updatedAt\":\"today\"}}\n" +
                         message("m", ",\"createdAt\":1e15") + end));
    const StoredConversation taken = sink.conversations.value(0).conversation;
    const auto first = QDateTime::fromMSecsSinceEpoch(0, utc);
    QCOMPARE(taken.info.createdAt, first);
    QCOMPARE(taken.info.updatedAt, first);
    QVERIFY(!taken.info.deletedAt.isValid());
    QCOMPARE(taken.nodes.value(0).createdAt, first);
    QCOMPARE(sink.warnings.size(), 4);
}

void TestHostileLines::takesWhatANewerVersionKnows()
{
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(),
                     "{\"hiwar-history\":{\"version\":99,\"shape\":{}}}\n" + conversation +
                         message("m", ",\"content\":\"a\",\"mood\":\"good\"") + end));
    QCOMPARE(sink.warnings.size(), 2);
    QCOMPARE(sink.warnings.at(1).where, u"line 3 (message.mood)"_s);
    QCOMPARE(sink.conversations.value(0).conversation.nodes.value(0).content, u"a"_s);
}

void TestHostileLines::givesNoTwoMessagesOneId()
{
    KeepingSink sink;
    const QByteArray file = head + conversation + message("m", ",\"content\":\"a\"") +
                            message("m", ",\"content\":\"b\"") + "{\"more\":{\"content\":\"b\"}}\n";
    QVERIFY(readInto(sink, HistoryLinesReader(), file + end));
    QCOMPARE(sink.conversations.value(0).conversation.nodes.size(), 1);
    QCOMPARE(sink.conversations.value(0).conversation.nodes.value(0).content, u"a"_s);
    QCOMPARE(sink.warningLocations(), QStringList({u"line 4"_s, u"line 5"_s}));
}

void TestHostileLines::standsAMessageWithoutParentFirst()
{
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(),
                     head + conversation + message("m", ",\"parentId\":\"m\"") +
                         message("n", ",\"parentId\":\"o\"") + message("o") + end));
    const QList<MessageNode> nodes = sink.conversations.value(0).conversation.nodes;
    QCOMPARE(nodes.size(), 3);
    for (const MessageNode &node : nodes)
        QCOMPARE(node.parentId, QString());
    QCOMPARE(sink.warningLocations(), QStringList({u"line 3"_s, u"line 4"_s}));
}

void TestHostileLines::takesOnlyWholeContents_data()
{
    QTest::addColumn<QByteArray>("size");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("less than it says") << QByteArray("100") << QByteArray("AAAA");
    QTest::newRow("more than it says") << QByteArray("2") << QByteArray("AAAA");
    QTest::newRow("another content") << QByteArray("3") << QByteArray("AAAA");
    QTest::newRow("no Base64") << QByteArray("3") << QByteArray("A*AA");
    QTest::newRow("no size") << QByteArray("\"x\"") << QByteArray("AAAA");
    QTest::newRow("a size of another world") << QByteArray("1e18") << QByteArray("AAAA");
}

void TestHostileLines::takesOnlyWholeContents()
{
    QFETCH(const QByteArray, size);
    QFETCH(const QByteArray, content);
    const QByteArray hash = attachmentHash("good").toLatin1();
    const QByteArray has = ",\"attachments\":[{\"hash\":\"" + hash + "\",\"size\":4}]";
    const QByteArray line = "{\"attachment\":{\"hash\":\"" + hash + "\",\"size\":" + size +
                            ",\"content\":\"" + content + "\"}}\n";
    const QByteArray other = "{\"attachment\":{\"hash\":\"x\",\"size\":3,\"content\":\"AAAA\"}}\n";
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(),
                     head + conversation + message("m", has) + line + other + end));
    QCOMPARE(sink.attachments, QList<AttachmentData>());
    QVERIFY(sink.warnings.size() >= 2); // and one for the file that no message refers to
    QCOMPARE(sink.conversations.size(), 1);
}

void TestHostileLines::tellsAFileThatWasCutOff()
{
    KeepingSink sink;
    const QByteArray file = head + conversation + message("m") + "{\"message\":{\"id\":\"n";
    QVERIFY(readInto(sink, HistoryLinesReader(), file));
    QCOMPARE(sink.conversations.value(0).conversation.nodes.size(), 1);
    QCOMPARE(sink.warningLocations(), QStringList({u"line 4"_s, QString()}));
}

void TestHostileLines::holdsNoLineOfAnySize()
{
    EndlessLine input(100'000'000);
    LineFeed lines(input, 1000);
    QCOMPARE(lines.next(), LineFeed::Found::TooLong);
    QVERIFY(lines.line().size() <= 1000);
    QCOMPARE(lines.bytesRead(), 100'000'000);
    QCOMPARE(lines.next(), LineFeed::Found::End);
}

void TestHostileLines::holdsNoConversationOfAnySize()
{
    KeepingSink sink;
    LinesAssembly assembly(sink);
    QVERIFY(assembly.takeHead({{u"hiwar-history"_s, QJsonObject{{u"version"_s, 1}}}}));
    const QJsonObject begin{{u"conversation"_s, QJsonObject{{u"id"_s, u"c"_s}}}};
    QVERIFY(assembly.take(begin, u"line 2"_s, 0));
    // The size of the line in the file counts; so the test need not make such long lines.
    constexpr qint64 tenth = LinesAssembly::conversationLimit / 10;
    for (int i = 0; i < 20; ++i) {
        const QJsonObject node{{u"id"_s, QString::number(i)}};
        QVERIFY(assembly.take({{u"message"_s, node}}, u"line"_s, tenth));
    }
    QVERIFY(assembly.finish());
    QCOMPARE(sink.conversations.value(0).conversation.nodes.size(), 9);
    QCOMPARE(sink.warnings.size(), 12); // one of them for the missing end
}

HIWAR_TEST(TestHostileLines, QCoreApplication)
#include "tst_hostilelines.moc"
