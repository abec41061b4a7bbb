// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that call themselves an export of Hiwar and were written by nobody we know.
#include "app/transfer/historylines.h"
#include "app/transfer/linefeed.h"
#include "app/transfer/linesassembly.h"
#include "net/values/utc.h"
#include "tests/support/keptintake.h"
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

/// As many bytes as are asked for, without being anywhere; counts what was read.
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
    KeptIntake intake;
    const auto done = readInto(intake, HistoryLinesReader(), file);
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
    KeptIntake intake;
    const QByteArray file = head + line + '\n' + conversation + message("m") + end;
    QVERIFY(readInto(intake, HistoryLinesReader(), file));
    QVERIFY(!intake.losses.isEmpty());
    for (const QString &place : intake.lossPlaces())
        QVERIFY2(place.startsWith("line 2"_L1), qPrintable(place));
    QCOMPARE(intake.conversations.size(), 1);
    QCOMPARE(intake.conversations.constFirst().conversation.nodes.size(), 1);
}

void TestHostileLines::takesOtherTypesForNothing()
{
    const QByteArray wrong =
        ",\"content\":{\"a\":1},\"role\":3,\"reasoningMs\":\"long\",\"state\":\"exploded\","
        "\"error\":[],\"usage\":{\"promptTokens\":1e300,\"totalTokens\":-5,\"cachedTokens\":0.5},"
        "\"toolCalls\":\"no\",\"isRefusal\":\"yes\",\"attachments\":[1,{\"hash\":5}]";
    KeptIntake intake;
    QVERIFY(
        readInto(intake, HistoryLinesReader(), head + conversation + message("m", wrong) + end));
    const MessageNode node = intake.conversations.value(0).conversation.nodes.value(0);
    MessageNode expected;
    expected.id = u"m"_s;
    expected.state = MessageState::Failed; // a word we do not know is no whole reply
    expected.usage = Usage{};
    expected.createdAt = QDateTime::fromMSecsSinceEpoch(5, utc);
    QCOMPARE(node, expected);
    QVERIFY(intake.lossPlaces().contains(u"line 3 (message.usage.promptTokens)"_s));
    QVERIFY(intake.lossPlaces().contains(u"line 3 (message.state)"_s));
}

void TestHostileLines::takesNoTimeThatIsNone()
{
    KeptIntake intake;
    QVERIFY(readInto(intake, HistoryLinesReader(),
                     head +
                         "{\"conversation\":{\"id\":\"c\",\"createdAt\":9e18,"
                         "\"deletedAt\":-9e18,\"updatedAt\":\"today\"}}\n" +
                         message("m", ",\"createdAt\":1e15") + end));
    const StoredConversation taken = intake.conversations.value(0).conversation;
    const auto first = QDateTime::fromMSecsSinceEpoch(0, utc);
    QCOMPARE(taken.info.createdAt, first);
    QCOMPARE(taken.info.updatedAt, first);
    QVERIFY(!taken.info.deletedAt.isValid());
    QCOMPARE(taken.nodes.value(0).createdAt, first);
    QCOMPARE(intake.losses.size(), 4);
}

void TestHostileLines::takesWhatANewerVersionKnows()
{
    KeptIntake intake;
    QVERIFY(readInto(intake, HistoryLinesReader(),
                     "{\"hiwar-history\":{\"version\":99,\"shape\":{}}}\n" + conversation +
                         message("m", ",\"content\":\"a\",\"mood\":\"good\"") + end));
    QCOMPARE(intake.losses.size(), 2);
    QCOMPARE(intake.losses.at(1).place, u"line 3 (message.mood)"_s);
    QCOMPARE(intake.conversations.value(0).conversation.nodes.value(0).content, u"a"_s);
}

void TestHostileLines::givesNoTwoMessagesOneId()
{
    KeptIntake intake;
    const QByteArray file = head + conversation + message("m", ",\"content\":\"a\"") +
                            message("m", ",\"content\":\"b\"") + "{\"more\":{\"content\":\"b\"}}\n";
    QVERIFY(readInto(intake, HistoryLinesReader(), file + end));
    QCOMPARE(intake.conversations.value(0).conversation.nodes.size(), 1);
    QCOMPARE(intake.conversations.value(0).conversation.nodes.value(0).content, u"a"_s);
    QCOMPARE(intake.lossPlaces(), QStringList({u"line 4"_s, u"line 5"_s}));
}

void TestHostileLines::standsAMessageWithoutParentFirst()
{
    KeptIntake intake;
    QVERIFY(readInto(intake, HistoryLinesReader(),
                     head + conversation + message("m", ",\"parentId\":\"m\"") +
                         message("n", ",\"parentId\":\"o\"") + message("o") + end));
    const QList<MessageNode> nodes = intake.conversations.value(0).conversation.nodes;
    QCOMPARE(nodes.size(), 3);
    for (const MessageNode &node : nodes)
        QCOMPARE(node.parentId, QString());
    QCOMPARE(intake.lossPlaces(), QStringList({u"line 3"_s, u"line 4"_s}));
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
    KeptIntake intake;
    QVERIFY(readInto(intake, HistoryLinesReader(),
                     head + conversation + message("m", has) + line + other + end));
    QCOMPARE(intake.attachments, QList<AttachmentData>());
    QVERIFY(intake.losses.size() >= 2); // and the one that no message has
    QCOMPARE(intake.conversations.size(), 1);
}

void TestHostileLines::tellsAFileThatWasCutOff()
{
    KeptIntake intake;
    const QByteArray file = head + conversation + message("m") + "{\"message\":{\"id\":\"n";
    QVERIFY(readInto(intake, HistoryLinesReader(), file));
    QCOMPARE(intake.conversations.value(0).conversation.nodes.size(), 1);
    QCOMPARE(intake.lossPlaces(), QStringList({u"line 4"_s, QString()}));
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
    KeptIntake intake;
    LinesAssembly assembly(intake);
    QVERIFY(assembly.takeHead({{u"hiwar-history"_s, QJsonObject{{u"version"_s, 1}}}}));
    const QJsonObject begin{{u"conversation"_s, QJsonObject{{u"id"_s, u"c"_s}}}};
    QVERIFY(assembly.take(begin, u"line 2"_s, 0));
    // What a line took in the file counts, so no such line has to be made.
    constexpr qint64 tenth = LinesAssembly::conversationLimit / 10;
    for (int i = 0; i < 20; ++i) {
        const QJsonObject node{{u"id"_s, QString::number(i)}};
        QVERIFY(assembly.take({{u"message"_s, node}}, u"line"_s, tenth));
    }
    QVERIFY(assembly.finish());
    QCOMPARE(intake.conversations.value(0).conversation.nodes.size(), 9);
    QCOMPARE(intake.losses.size(), 12); // and no end
}

HIWAR_TEST(TestHostileLines, QCoreApplication)
#include "tst_hostilelines.moc"
