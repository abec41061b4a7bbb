// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/importjob.h"

#include "app/history/mergecount.h"
#include "app/transfer/exportjob.h"
#include "app/transfer/mergingsink.h"
#include "tests/app/transfer/historycase.h"

#include <QThread>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QByteArray two("{\"hiwar-history\":{\"version\":1}}\n"
                     "{\"folder\":{\"id\":\"f\",\"name\":\"Work\"}}\n"
                     "{\"conversation\":{\"id\":\"c\",\"title\":\"Tea\"}}\n"
                     "{\"message\":{\"id\":\"m\",\"content\":\"a\"}}\n"
                     "{\"message\":{\"id\":\"n\",\"content\":\"b\",\"parentId\":\"m\"}}\n"
                     "{\"conversation\":{\"id\":\"d\",\"title\":\"Rice\"}}\n"
                     "{\"message\":{\"id\":\"o\",\"content\":\"c\"}}\n"
                     "{\"end\":{}}\n");

} // namespace

class TestImportJob : public HistoryCase
{
    Q_OBJECT

private slots:
    void takesEverythingAndKnowsItAgain();
    void countsWithoutWriting();
    void countsWhatMergingWouldDo();
    void countsTheSameAsMerging_data();
    void countsTheSameAsMerging();
    void countsOneFileAfterTheOther();
    void countsWithoutAHistory();
    void keepsWhatCameInBeforeItWasCancelled();
    void countsLossesOfOneKindTogether();
    void boundsTheKindsOfLosses();
    void tellsWhatIsNoExport_data();
    void tellsWhatIsNoExport();
    void makesNoFolderTwice();
    void readsAPipe();
    void canBeCancelledBeforeSomebodyWrites();
};

void TestImportJob::takesEverythingAndKnowsItAgain()
{
    QVERIFY(write(u"x.jsonl"_s, two));
    const auto history = open(u"h.sqlite"_s);
    ImportReport expected;
    expected.format = u"Hiwar"_s;
    expected.newConversations = 2;
    expected.newMessages = 3;
    QCOMPARE(import(u"x.jsonl"_s, history.get()), expected);
    QCOMPARE(history->load(u"c"_s)->nodes.size(), 2);
    QCOMPARE(history->folders()->size(), 1);
    expected.newConversations = expected.newMessages = 0;
    expected.knownConversations = 2;
    expected.knownMessages = 3;
    QCOMPARE(import(u"x.jsonl"_s, history.get()), expected);
    QCOMPARE(describe(expected, ImportMode::Merge),
             QStringList({u"Conversations: 0 new, 2 known already."_s,
                          u"Messages: 0 new, 3 known already."_s}));
}

void TestImportJob::countsWithoutWriting()
{
    QVERIFY(write(u"x.jsonl"_s, two));
    const auto history = open(u"h.sqlite"_s);
    const ImportReport counted = import(u"x.jsonl"_s, history.get(), ImportMode::Count);
    QCOMPARE(counted.newConversations, 2);
    QCOMPARE(counted.newMessages, 3);
    QCOMPARE(history->conversations()->size(), 0);
    QCOMPARE(history->folders()->size(), 0);
    QCOMPARE(describe(counted, ImportMode::Count).constFirst(),
             u"Conversations: 2 would be new, 0 known already."_s);
}

void TestImportJob::countsWhatMergingWouldDo()
{
    QVERIFY(write(u"x.jsonl"_s, two));
    const auto history = open(u"h.sqlite"_s);
    QCOMPARE(import(u"x.jsonl"_s, history.get()).newMessages, 3);
    QByteArray changed = two;
    changed.replace("\"content\":\"b\"", "\"content\":\"other words\"");
    changed.replace("{\"end\"", "{\"message\":{\"id\":\"p\",\"content\":\"c\"}}\n{\"end\"");
    QVERIFY(write(u"y.jsonl"_s, changed));
    for (int round = 0; round < 2; ++round) {
        const ImportReport counted = import(u"y.jsonl"_s, history.get(), ImportMode::Count);
        const ImportReport merged = import(u"y.jsonl"_s, history.get());
        QCOMPARE(counted, merged);
        QCOMPARE(merged.newMessages, round == 0 ? 2 : 0);
    }
}

void TestImportJob::countsTheSameAsMerging_data()
{
    QTest::addColumn<QByteArray>("inHistory");
    QTest::addColumn<QByteArray>("brought");
    const QByteArray head("{\"hiwar-history\":{\"version\":1}}\n");
    const QByteArray tail("{\"end\":{}}\n");
    const auto talk = [](const QByteArray &id, const QByteArrayList &messages) {
        QByteArray lines = "{\"conversation\":{\"id\":\"" + id + "\"}}\n";
        for (const QByteArray &message : messages)
            lines += "{\"message\":{\"id\":\"" + message.first(1) + "\",\"content\":\"" +
                     message.sliced(1) + "\"}}\n";
        return lines;
    };
    const QByteArray tea = talk("c", {"mhello", "nhi"});
    const auto row = [&](const char *name, const QByteArray &stored, const QByteArray &brought) {
        QTest::newRow(name) << head + stored + tail << head + brought + tail;
    };
    row("twice in the file", {}, tea + tea);
    row("twice in the file, and known", tea, tea + tea);
    row("going on in the file", {}, tea + talk("c", {"nhi", "omore"}));
    row("one message twice", {}, talk("c", {"mhello", "mhello"}));
    row("one message in two words", {}, talk("c", {"mhello", "mother", "mother", "mhello"}));
    row("one message in two conversations", {}, tea + talk("d", {"mhello", "mhello"}) + tea);
    row("a known one elsewhere", tea, talk("d", {"mhello", "nother"}) + talk("d", {"nother"}));
    row("a known one in other words", tea, talk("c", {"mother"}) + talk("c", {"mother", "mhello"}));
    row("nothing", tea, {});
}

void TestImportJob::countsTheSameAsMerging()
{
    QFETCH(const QByteArray, inHistory);
    QFETCH(const QByteArray, brought);
    QVERIFY(write(u"x.jsonl"_s, inHistory) && write(u"y.jsonl"_s, brought));
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(!import(u"x.jsonl"_s, history.get()).error);
    for (int round = 0; round < 2; ++round) {
        const ImportReport counted = import(u"y.jsonl"_s, history.get(), ImportMode::Count);
        QCOMPARE(counted, import(u"y.jsonl"_s, history.get()));
    }
    const ImportReport counted = import(u"y.jsonl"_s, nullptr, ImportMode::Count);
    QCOMPARE(counted, import(u"y.jsonl"_s, open(u"empty.sqlite"_s).get()));
}

void TestImportJob::countsOneFileAfterTheOther()
{
    QVERIFY(write(u"x.jsonl"_s, two));
    const auto history = open(u"h.sqlite"_s);
    MergeCount counted;
    for (int round = 0; round < 2; ++round) {
        const ImportReport report = importFile(
            path(u"x.jsonl"_s), readers(), history.get(), ImportMode::Count,
            [](qint64, qint64) { return true; }, &counted);
        QCOMPARE(report.newConversations, round == 0 ? 2 : 0);
        QCOMPARE(report.knownMessages, round == 0 ? 0 : 3);
    }
}

void TestImportJob::countsWithoutAHistory()
{
    QVERIFY(write(u"x.jsonl"_s, two));
    QCOMPARE(import(u"x.jsonl"_s, nullptr, ImportMode::Count).newConversations, 2);
}

void TestImportJob::keepsWhatCameInBeforeItWasCancelled()
{
    QVERIFY(write(u"x.jsonl"_s, two));
    const auto history = open(u"h.sqlite"_s);
    int steps = 0;
    const auto once = [&steps](qint64, qint64) { return ++steps < 1; };
    const ImportReport report =
        importFile(path(u"x.jsonl"_s), readers(), history.get(), ImportMode::Merge, once);
    QCOMPARE(report.error->fault, TransferFault::Cancelled);
    QCOMPARE(report.newConversations, 1);
    QCOMPARE(history->conversations()->size(), 1);
    QCOMPARE(history->load(u"c"_s)->nodes.size(), 2);
}

void TestImportJob::countsLossesOfOneKindTogether()
{
    QByteArray broken = two;
    broken.replace("{\"end\":{}}\n", "nothing\n{\"hologram\":{}}\nnor this\n{\"end\":{}}\n");
    QVERIFY(write(u"x.jsonl"_s, broken));
    const auto history = open(u"h.sqlite"_s);
    const ImportReport report = import(u"x.jsonl"_s, history.get());
    QCOMPARE(report.warnings.size(), 2);
    QCOMPARE(report.warnings.at(0), (WarningCount{{u"A line that is broken"_s, u"line 8"_s}, 2}));
    QCOMPARE(describe(report, ImportMode::Merge).value(2),
             u"Skipped (2): A line that is broken; first at line 8."_s);
}

void TestImportJob::boundsTheKindsOfLosses()
{
    MergeCount counted;
    MergingSink sink(nullptr, &counted, [](qint64) { return true; });
    for (int i = 0; i < 1000; ++i)
        sink.leaveOut({QString::number(i), {}});
    QCOMPARE(sink.report().warnings.size(), MergingSink::mostKinds + 1);
    QCOMPARE(sink.report().warnings.last().count, 900);
}

void TestImportJob::tellsWhatIsNoExport_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<TransferFault>("fault");
    QTest::newRow("empty") << QByteArray() << TransferFault::UnknownFormat;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1A\n\0\0", 10)
                               << TransferFault::UnknownFormat;
    QTest::newRow("a head that goes on as none")
        << QByteArray("{\"hiwar-history\":[[[\n") << TransferFault::Damaged;
}

void TestImportJob::tellsWhatIsNoExport()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const TransferFault, fault);
    QVERIFY(write(u"x.bin"_s, bytes));
    const auto history = open(u"h.sqlite"_s);
    const ImportReport report = import(u"x.bin"_s, history.get());
    QCOMPARE(report.error->fault, fault);
    QVERIFY(describe(*report.error).contains("x.bin"_L1));
    QCOMPARE(history->conversations()->size(), 0);
    QCOMPARE(import(u"not there"_s, history.get()).error->fault, TransferFault::CannotRead);
    QCOMPARE(import(QString(), history.get()).error->fault, TransferFault::CannotRead);
}

void TestImportJob::makesNoFolderTwice()
{
    QVERIFY(write(u"x.jsonl"_s, two));
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history->saveFolder({u"mine"_s, u"Work"_s}));
    QCOMPARE(import(u"x.jsonl"_s, history.get()).error, std::nullopt);
    QCOMPARE(history->folders()->size(), 1);
}

void TestImportJob::readsAPipe()
{
#ifdef Q_OS_UNIX
    const QString name = path(u"pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(name).constData(), S_IRUSR | S_IWUSR), 0);
    const std::unique_ptr<QThread> writer(QThread::create([&name] {
        QFile pipe(name); // opening it waits for the reader
        if (pipe.open(QIODevice::WriteOnly))
            pipe.write(two);
    }));
    writer->start();
    const auto history = open(u"h.sqlite"_s);
    const ImportReport report = import(u"pipe"_s, history.get());
    QVERIFY(writer->wait());
    QCOMPARE(report.error, std::nullopt);
    QCOMPARE(report.newMessages, 3);
#else
    QSKIP("named pipes are files on Unix only");
#endif
}

void TestImportJob::canBeCancelledBeforeSomebodyWrites()
{
#ifdef Q_OS_UNIX
    const QString name = path(u"pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(name).constData(), S_IRUSR | S_IWUSR), 0);
    const auto history = open(u"h.sqlite"_s);
    int steps = 0;
    const auto twice = [&steps](qint64, qint64) { return ++steps < 3; };
    const ImportReport report =
        importFile(name, readers(), history.get(), ImportMode::Merge, twice);
    QCOMPARE(report.error->fault, TransferFault::Cancelled);
    QCOMPARE(steps, 3);
#else
    QSKIP("named pipes are files on Unix only");
#endif
}

HIWAR_TEST(TestImportJob, QCoreApplication)
#include "tst_importjob.moc"
