// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/unreaduse.h"
#include "app/transfer/historylines.h"
#include "net/values/utc.h"
#include "tests/support/keepingsink.h"
#include "tests/support/madehistory.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray written(const QList<Incoming> &all, const QList<Folder> &folders = {})
{
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    HistoryLinesForm form;
    const auto time = QDateTime::fromMSecsSinceEpoch(1'763'755'200'000, utc);
    auto done = form.begin(out, {time, folders, int(all.size())});
    for (const Incoming &one : all) {
        const ContentOf contentOf = [&one](const QString &hash) -> Transferred<QByteArray> {
            for (const AttachmentData &data : one.attachments) {
                if (data.hash == hash)
                    return data.bytes;
            }
            return tl::unexpected(TransferError{.fault = TransferFault::NotFound});
        };
        if (done)
            done = form.add(out, one.conversation, contentOf);
    }
    if (done)
        done = form.end(out);
    return done ? bytes : QByteArray();
}

Incoming one(const MessageNode &node)
{
    Incoming incoming;
    incoming.conversation.info.id = u"c"_s;
    incoming.conversation.info.createdAt = QDateTime::fromMSecsSinceEpoch(1000, utc);
    incoming.conversation.info.updatedAt = QDateTime::fromMSecsSinceEpoch(2000, utc);
    incoming.conversation.nodes = {node};
    return incoming;
}

MessageNode message(const QString &content)
{
    MessageNode node;
    node.id = u"m"_s;
    node.content = content;
    node.createdAt = QDateTime::fromMSecsSinceEpoch(1500, utc);
    return node;
}

} // namespace

class TestHistoryLines : public TestCase
{
    Q_OBJECT

private slots:
    void givesBackWhatWasWritten();
    void writesEveryContentOnce();
    void goesOnInFurtherLines_data();
    void goesOnInFurtherLines();
    void writesContentsInPieces();
    void keepsAMessageWhoseContentIsGone();
    void tellsHowFarItIs();
    void stopsWhenTheSinkDoes();
    void isRecognised_data();
    void isRecognised();
    void isTheDocumentedShape();
    void writesWhatWasReadAndHowItGoes();
    void writesForksAndWhatWaits();
    void readsAnOlderVersion();
};

void TestHistoryLines::givesBackWhatWasWritten()
{
    const MadeHistory history(120, 2000);
    QList<Incoming> all;
    for (int i = 0; i < history.count(); ++i)
        all.append(history.conversation(i));
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), written(all, history.folders())));
    QCOMPARE(sink.warnings, QList<ImportWarning>());
    QCOMPARE(sink.folders, history.folders());
    QCOMPARE(sink.conversations.size(), all.size());
    QHash<QString, QByteArray> contents;
    for (const AttachmentData &data : sink.attachments)
        contents.insert(data.hash, data.bytes);
    for (qsizetype i = 0; i < all.size(); ++i) {
        QCOMPARE(sink.conversations.at(i).conversation, all.at(i).conversation);
        QCOMPARE(sink.conversations.at(i).folder, all.at(i).folder);
        for (const AttachmentData &data : all.at(i).attachments)
            QCOMPARE(contents.value(data.hash), data.bytes);
    }
}

void TestHistoryLines::writesEveryContentOnce()
{
    const AttachmentData data{attachmentHash("same"), "same"};
    Incoming first = one(message(u"a"_s));
    first.conversation.nodes[0].attachments = {{data.hash, u"a.txt"_s, u"text/plain"_s, 4},
                                               {data.hash, u"b.txt"_s, u"text/plain"_s, 4}};
    first.attachments = {data};
    Incoming second = first;
    second.conversation.info.id = u"d"_s;
    second.conversation.nodes[0].id = u"n"_s;
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), written({first, second})));
    QCOMPARE(sink.attachments, QList<AttachmentData>{data});
    QCOMPARE(sink.conversations.at(1).conversation, second.conversation);
    QCOMPARE(sink.warnings, QList<ImportWarning>());
}

void TestHistoryLines::goesOnInFurtherLines_data()
{
    QTest::addColumn<QString>("text");
    constexpr qsizetype piece = 512 * 1024;
    QTest::newRow("one unit more") << QString(piece, u'a') + u'b';
    QTest::newRow("exactly") << QString(piece, u'a');
    QTest::newRow("a character across the cut") << QString(piece - 1, u'a') + u"👋👋"_s;
    QTest::newRow("three times, written as six bytes each") << QString(3 * piece, QChar(1));
}

void TestHistoryLines::goesOnInFurtherLines()
{
    QFETCH(const QString, text);
    Incoming incoming = one(message(text));
    incoming.conversation.nodes[0].reasoning = text + u"…"_s;
    incoming.conversation.info.draft = u"ب"_s + text;
    incoming.conversation.info.settings.systemPrompt = u"c"_s + text;
    const QByteArray bytes = written({incoming});
    for (const QByteArray &line : bytes.split('\n'))
        QVERIFY(line.size() <= HistoryLinesForm::lineLimit);
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), bytes));
    QCOMPARE(sink.warnings, QList<ImportWarning>());
    QVERIFY(sink.conversations.value(0).conversation == incoming.conversation);
}

void TestHistoryLines::writesContentsInPieces()
{
    Incoming incoming = one(message({}));
    for (const qsizetype size : {qsizetype(0), qsizetype(768 * 1024), qsizetype(2'000'000)}) {
        const QByteArray bytes(size, char('a' + size % 7));
        incoming.attachments.append({attachmentHash(bytes), bytes});
        incoming.conversation.nodes[0].attachments.append(
            {attachmentHash(bytes), u"x"_s, u"image/png"_s, size});
    }
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), written({incoming})));
    QCOMPARE(sink.warnings, QList<ImportWarning>());
    QVERIFY(sink.attachments == incoming.attachments);
}

void TestHistoryLines::keepsAMessageWhoseContentIsGone()
{
    Incoming incoming = one(message(u"see the picture"_s));
    incoming.conversation.nodes[0].attachments = {
        {attachmentHash("gone"), u"gone.png"_s, u"image/png"_s, 4}};
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), written({incoming})));
    QCOMPARE(sink.conversations.value(0).conversation, incoming.conversation);
    QCOMPARE(sink.attachments.size(), 0);
}

void TestHistoryLines::tellsHowFarItIs()
{
    const Incoming incoming = one(message(QString(3'000'000, u'a')));
    const QByteArray bytes = written({incoming, incoming, incoming});
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), bytes));
    QVERIFY(sink.steps.size() >= 5);
    QVERIFY(std::is_sorted(sink.steps.begin(), sink.steps.end()));
    QVERIFY(sink.steps.last() <= bytes.size());
}

void TestHistoryLines::stopsWhenTheSinkDoes()
{
    const Incoming incoming = one(message(u"a"_s));
    KeepingSink sink;
    sink.most = 1;
    const auto done = readInto(sink, HistoryLinesReader(), written({incoming, incoming}));
    QCOMPARE(done.error().fault, TransferFault::Cancelled);
    QCOMPARE(sink.conversations.size(), 1);
}

void TestHistoryLines::isRecognised_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("recognised");
    QTest::newRow("ours") << written({}) << true;
    QTest::newRow("with a byte order mark") << "\xEF\xBB\xBF" + written({}) << true;
    QTest::newRow("with spaces") << QByteArray("{ \"hiwar-history\" : {\"version\":9}}\n") << true;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("other JSON Lines") << QByteArray("{\"messages\":[]}\n") << false;
    QTest::newRow("the name elsewhere") << QByteArray("{\"a\":\"hiwar-history\"}\n") << false;
}

void TestHistoryLines::isRecognised()
{
    QFETCH(const QByteArray, head);
    QFETCH(const bool, recognised);
    QCOMPARE(HistoryLinesReader().recognises(head, u"x.jsonl"_s), recognised);
}

void TestHistoryLines::isTheDocumentedShape()
{
    MessageNode node = message(u"Hi \"ö\"\n"_s);
    node.role = Role::Assistant;
    node.state = MessageState::Stopped;
    node.usage = Usage{.promptTokens = 3};
    Incoming incoming = one(node);
    const QByteArrayList plain = written({incoming}).split('\n');
    QCOMPARE(plain.at(1),
             "{\"conversation\":{\"createdAt\":1000,\"id\":\"c\",\"updatedAt\":2000}}");
    incoming.conversation.info.model = u"m-2"_s;
    incoming.conversation.info.settings = {.systemPrompt = u"Be brief."_s,
                                           .fields = {{u"top_p"_s, 0.5}}};
    const QByteArrayList lines = written({incoming}, {{u"f"_s, u"Work"_s}}).split('\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY(lines.at(0).startsWith("{\"hiwar-history\":{\"exportedAt\":1763755200000,"));
    QCOMPARE(lines.at(1), "{\"folder\":{\"id\":\"f\",\"name\":\"Work\"}}");
    QCOMPARE(lines.at(2),
             "{\"conversation\":{\"createdAt\":1000,\"id\":\"c\",\"model\":\"m-2\","
             "\"settings\":{\"fields\":{\"top_p\":0.5},\"systemPrompt\":\"Be brief.\"},"
             "\"updatedAt\":2000}}");
    QCOMPARE(
        lines.at(3),
        "{\"message\":{\"content\":\"Hi \\\"ö\\\"\\n\",\"createdAt\":1500,\"id\":\"m\","
        "\"role\":\"assistant\",\"state\":\"stopped\",\"usage\":{\"cachedTokens\":0,"
        "\"completionTokens\":0,\"promptTokens\":3,\"reasoningTokens\":0,\"totalTokens\":0}}}");
    QCOMPARE(lines.at(4), "{\"end\":{\"conversations\":1,\"messages\":1}}");
    QCOMPARE(lines.at(5), "");
}

void TestHistoryLines::writesWhatWasReadAndHowItGoes()
{
    const QByteArray file("%PDF");
    const QByteArray reading("what was read in it");
    Incoming incoming = one(message(u"a"_s));
    incoming.conversation.nodes[0].attachments = {
        {.hash = attachmentHash(file),
         .name = u"a.pdf"_s,
         .mediaType = u"application/pdf"_s,
         .size = 4,
         .reading = attachmentHash(reading),
         .use = {.share = AttachmentShare::Pages, .pages = u"1-3"_s}}};
    incoming.conversation.info.draftAttachments = {
        {.hash = attachmentHash(reading),
         .name = u"b.png"_s,
         .mediaType = u"image/png"_s,
         .size = 9,
         .use = {.form = AttachmentForm::Picture, .pixels = {640, 480}}}};
    incoming.attachments = {{attachmentHash(reading), reading}}; // the original was not kept
    const QByteArray bytes = written({incoming});
    QVERIFY(bytes.contains("\"use\":{\"pages\":\"1-3\",\"share\":\"pages\"}"));
    QVERIFY(bytes.contains("\"use\":{\"form\":\"picture\",\"height\":480,\"width\":640}"));
    QVERIFY(bytes.contains("\"draftAttachments\":["));
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), bytes));
    QCOMPARE(sink.warnings, QList<ImportWarning>());
    QCOMPARE(sink.conversations.value(0).conversation, incoming.conversation);
    QCOMPARE(sink.attachments, incoming.attachments);
}

void TestHistoryLines::writesForksAndWhatWaits()
{
    const QByteArray file("waits, too");
    Incoming incoming = one(message(u"a"_s));
    incoming.conversation.nodes[0].askedWith = u"w"_s;
    incoming.conversation.info.forkedFrom = u"elsewhere"_s;
    incoming.conversation.info.queued = {{u"q1"_s, u"Long "_s.repeated(300'000), {}},
                                         {u"q2"_s,
                                          u"ثم؟"_s,
                                          {{.hash = attachmentHash(file),
                                            .name = u"b.txt"_s,
                                            .mediaType = u"text/plain"_s,
                                            .size = file.size()}}}};
    incoming.attachments = {{attachmentHash(file), file}};
    const QByteArray bytes = written({incoming});
    QVERIFY(bytes.contains("\"forkedFrom\":\"elsewhere\""));
    QVERIFY(bytes.contains("\"askedWith\":\"w\""));
    QVERIFY(bytes.contains("{\"more\":{\"queued\":"));
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), bytes));
    QCOMPARE(sink.warnings, QList<ImportWarning>());
    QCOMPARE(sink.conversations.value(0).conversation, incoming.conversation);
    QCOMPARE(sink.attachments, incoming.attachments);
}

void TestHistoryLines::readsAnOlderVersion()
{
    Incoming incoming = one(message(u"a"_s));
    incoming.conversation.nodes[0].attachments = {
        {attachmentHash("same"), u"a.txt"_s, u"text/plain"_s, 4}};
    incoming.attachments = {{attachmentHash("same"), "same"}};
    QByteArray bytes = written({incoming});
    QVERIFY(bytes.contains("\"version\":7"));
    bytes.replace("\"version\":7", "\"version\":5");
    KeepingSink sink;
    QVERIFY(readInto(sink, HistoryLinesReader(), bytes));
    QCOMPARE(sink.warnings, QList<ImportWarning>());
    // Nothing of it has been sent, and nothing is until it was read.
    incoming.conversation.nodes[0].attachments[0].use = unreadUse(u"text/plain"_s);
    QCOMPARE(sink.conversations.value(0).conversation, incoming.conversation);
    QCOMPARE(sink.attachments, incoming.attachments);
}

HIWAR_TEST(TestHistoryLines, QCoreApplication)
#include "tst_historylines.moc"
