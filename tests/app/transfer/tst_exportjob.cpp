// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/exportjob.h"

#include "app/transfer/historylines.h"
#include "app/transfer/markdownform.h"
#include "net/values/utc.h"
#include "tests/app/transfer/historycase.h"

#include <QBuffer>
#include <QDir>
#include <QScopeGuard>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

ConversationInfo info(const QString &id, const QString &title)
{
    ConversationInfo info;
    info.id = id;
    info.title = title;
    info.createdAt = info.updatedAt = QDateTime::fromMSecsSinceEpoch(0, utc);
    return info;
}

QList<ConversationInfo> four()
{
    QList<ConversationInfo> all{info(u"1"_s, u"Tea"_s), info(u"2"_s, u"Tea"_s),
                                info(u"3"_s, u"1"_s), info(u"4"_s, u"Gone"_s)};
    all[2].isArchived = true;
    all[3].deletedAt = all[3].createdAt;
    return all;
}

QString ids(const Transferred<QList<ConversationInfo>> &chosen)
{
    if (!chosen)
        return describe(chosen.error());
    QStringList all;
    for (const ConversationInfo &info : *chosen)
        all.append(info.id);
    return all.join(u' ');
}

} // namespace

class TestExportJob : public HistoryCase
{
    Q_OBJECT

private slots:
    void choosesWhatIsMeant_data();
    void choosesWhatIsMeant();
    void writesAFileForEach();
    void isForItsOwnerAlone();
    void leavesOtherFilesAlone();
    void leavesNothingBehindWhenCancelled();
    void leavesTheOldFileWhenCancelled();
    void hearsWithinAConversation_data();
    void hearsWithinAConversation();
    void tellsWhatCannotBeWritten();
    void tellsAFullDisk();
    void tellsAnEmptyHistory();
    void tellsProgress();
    void exportsOnlyFoldersThatAreUsed();
    void leavesMessagesInTheBinOut();
};

void TestExportJob::choosesWhatIsMeant_data()
{
    QTest::addColumn<ExportChoice>("choice");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("all") << ExportChoice{} << u"1 2"_s;
    QTest::newRow("archived too") << ExportChoice{{}, true, false} << u"1 2 3"_s;
    QTest::newRow("the bin too") << ExportChoice{{}, false, true} << u"1 2 4"_s;
    QTest::newRow("by id, in the order of the history")
        << ExportChoice{{u"2"_s, u"1"_s, u"2"_s}} << u"1 2"_s;
    QTest::newRow("an id before a title") << ExportChoice{{u"1"_s}} << u"1"_s;
    QTest::newRow("named, wherever it lies") << ExportChoice{{u"Gone"_s, u"3"_s}} << u"3 4"_s;
    QTest::newRow("not there")
        << ExportChoice{{u"Coffee"_s}}
        << u"There is no conversation “Coffee”. Give its id or its whole title."_s;
    QTest::newRow("twice there")
        << ExportChoice{{u"Tea"_s}}
        << u"Several conversations are named “Tea”. Give the id of one: 1, 2."_s;
}

void TestExportJob::choosesWhatIsMeant()
{
    QFETCH(const ExportChoice, choice);
    QFETCH(const QString, chosen);
    QCOMPARE(ids(chooseConversations(four(), choice)), chosen);
}

void TestExportJob::writesAFileForEach()
{
    const MadeHistory made(30, 200);
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history && store(made, *history));
    MarkdownForm form(Versions::All);
    const ExportChoice all{{}, true, true};
    const auto done = exportToFolder(path(u"new/folder"_s), *history, all, form, goesOn);
    QVERIFY(done);
    QCOMPARE(done->conversations, 30);
    const QStringList names = QDir(path(u"new/folder"_s)).entryList(QDir::Files);
    QCOMPARE(names.size(), 30);
    QCOMPARE(done->files.size(), 30);
    QSet<QString> found;
    for (const QString &name : names) {
        QVERIFY(name.endsWith(".md"_L1));
        const auto other = open(u"other.sqlite"_s);
        QCOMPARE(import(u"new/folder/"_s + name, other.get()).newConversations, 1);
    }
    QCOMPARE(open(u"other.sqlite"_s)->conversations()->size(), 30);
}

void TestExportJob::leavesOtherFilesAlone()
{
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history->saveConversation(info(u"1"_s, u"Tea"_s)));
    QVERIFY(QDir().mkpath(path(u"out"_s)));
    QVERIFY(write(u"out/TEA.md"_s, "mine"));
    MarkdownForm form(Versions::Shown);
    const auto done = exportToFolder(path(u"out"_s), *history, {}, form, goesOn);
    QCOMPARE(done->files, QStringList{path(u"out/Tea 2.md"_s)});
    QCOMPARE(read(u"out/TEA.md"_s), QByteArray("mine"));
}

void TestExportJob::leavesNothingBehindWhenCancelled()
{
    const MadeHistory made(10, 60);
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history && store(made, *history));
    QVERIFY(QDir().mkpath(path(u"there"_s)));
    QVERIFY(write(u"there/mine.txt"_s, "mine"));
    MarkdownForm form(Versions::Shown);
    const auto untilThree = [](int done, int) { return done < 3; };
    for (const QString &name : {u"there"_s, u"made/here"_s}) {
        const auto done = exportToFolder(path(name), *history, {}, form, untilThree);
        QCOMPARE(done.error().fault, TransferFault::Cancelled);
    }
    QCOMPARE(QDir(path(u"there"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{u"mine.txt"_s});
    QVERIFY(!QDir(path(u"made"_s)).exists());
}

void TestExportJob::leavesTheOldFileWhenCancelled()
{
    const MadeHistory made(10, 60);
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history && store(made, *history));
    QVERIFY(QDir().mkpath(path(u"out"_s)));
    QVERIFY(write(u"out/x.jsonl"_s, "old"));
    HistoryLinesForm form;
    const auto untilThree = [](int done, int) { return done < 3; };
    const QString target = path(u"out/x.jsonl"_s);
    QCOMPARE(exportToFile(target, *history, {}, form, untilThree).error().fault,
             TransferFault::Cancelled);
    QCOMPARE(read(u"out/x.jsonl"_s), QByteArray("old"));
    QCOMPARE(QDir(path(u"out"_s)).entryList(QDir::Files), QStringList{u"x.jsonl"_s});
    QVERIFY(exportToFile(target, *history, {}, form, goesOn));
    QVERIFY(read(u"out/x.jsonl"_s).startsWith("{\"hiwar-history\""));
}

void TestExportJob::hearsWithinAConversation_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("a file") << u"x.txt"_s;
    QTest::newRow("a folder") << u"made/"_s;
}

void TestExportJob::hearsWithinAConversation()
{
    QFETCH(QString, target);
    const auto history = open(u"h.sqlite"_s);
    StoredConversation large;
    large.info = info(u"1"_s, u"Tea"_s);
    for (int i = 0; i < 500; ++i) {
        MessageNode node;
        node.id = u"m%1"_s.arg(i);
        node.parentId = i > 0 ? u"m%1"_s.arg(i - 1) : QString();
        large.nodes.append(node);
    }
    large.info.currentLeaf = u"m499"_s;
    QVERIFY(history->merge(large, {}, {}));
    MarkdownForm form(Versions::Shown);
    int asked = 0;
    const auto untilTen = [&asked](int, int) { return ++asked < 10; };
    const auto done = target.endsWith(u'/')
                          ? exportToFolder(path(target), *history, {}, form, untilTen)
                          : exportToFile(path(target), *history, {}, form, untilTen);
    QCOMPARE(done.error().fault, TransferFault::Cancelled);
    QCOMPARE(asked, 10);
    QVERIFY(!QFile::exists(path(target)));
}

void TestExportJob::tellsWhatCannotBeWritten()
{
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history->saveConversation(info(u"1"_s, u"Tea"_s)));
    HistoryLinesForm form;
    const QString nowhere = path(u"no/such/x.jsonl"_s);
    const auto missing = exportToFile(nowhere, *history, {}, form, goesOn);
    QCOMPARE(missing.error().fault, TransferFault::CannotWrite);
    QCOMPARE(missing.error().subject, nowhere);
    QVERIFY(QDir().mkpath(path(u"folder"_s)));
    QCOMPARE(exportToFile(path(u"folder"_s), *history, {}, form, goesOn).error().fault,
             TransferFault::CannotWrite);
    QVERIFY(write(u"file"_s, "x"));
    QCOMPARE(exportToFolder(path(u"file"_s), *history, {}, form, goesOn).error().fault,
             TransferFault::CannotWrite);
    QCOMPARE(exportToFolder(path(u"file/below"_s), *history, {}, form, goesOn).error().fault,
             TransferFault::CannotWrite);
    QCOMPARE(read(u"file"_s), QByteArray("x"));
}

void TestExportJob::tellsAFullDisk()
{
    const QString full = u"/dev/full"_s; // accepts no byte, like a full disk
    if (!QFile::exists(full))
        QSKIP("there is no /dev/full here");
    const MadeHistory made(10, 60);
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history && store(made, *history));
    HistoryLinesForm form;
    const auto done = exportToFile(full, *history, {}, form, goesOn);
    QVERIFY(!done);
    QCOMPARE(done.error().fault, TransferFault::DiskFull);
    QCOMPARE(describe(done.error()),
             u"There is no room for /dev/full. Free some space, or choose another place."_s);
}

void TestExportJob::tellsAnEmptyHistory()
{
    const auto history = open(u"h.sqlite"_s);
    HistoryLinesForm form;
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(exportTo(out, *history, {}, form, goesOn).error().fault, TransferFault::Empty);
    QCOMPARE(out.size(), 0);
}

void TestExportJob::tellsProgress()
{
    const MadeHistory made(5, 30);
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history && store(made, *history));
    HistoryLinesForm form;
    QBuffer out;
    QVERIFY(out.open(QIODevice::WriteOnly));
    QStringList told;
    const auto tell = [&told](int done, int all) {
        const QString now = u"%1/%2"_s.arg(done).arg(all);
        if (told.isEmpty() || told.constLast() != now) // reported after each piece
            told.append(now);
        return true;
    };
    QVERIFY(exportTo(out, *history, {{}, true, true}, form, tell));
    QCOMPARE(told.join(u' '), u"0/5 1/5 2/5 3/5 4/5 5/5"_s);
}

void TestExportJob::exportsOnlyFoldersThatAreUsed()
{
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history->saveFolder({u"f"_s, u"Used"_s}));
    QVERIFY(history->saveFolder({u"g"_s, u"Private"_s}));
    ConversationInfo one = info(u"1"_s, u"Tea"_s);
    one.folderId = u"f"_s;
    QVERIFY(history->saveConversation(one));
    HistoryLinesForm form;
    const auto exported = [&](const ExportChoice &choice) {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        return exportTo(out, *history, choice, form, goesOn) ? out.data() : QByteArray();
    };
    QVERIFY(exported({{u"1"_s}}).contains("Used"));
    QVERIFY(!exported({{u"1"_s}}).contains("Private"));
    QVERIFY(exported({}).contains("Private"));
}

void TestExportJob::leavesMessagesInTheBinOut()
{
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history->saveConversation(info(u"1"_s, u"Tea"_s)));
    QString above;
    for (const QString &id : {u"green"_s, u"black"_s, u"white"_s}) {
        MessageNode node;
        node.id = node.content = id;
        node.parentId = above;
        node.createdAt = QDateTime::fromMSecsSinceEpoch(1000, utc);
        if (id == "black"_L1) {
            node.deletedAt = QDateTime::fromMSecsSinceEpoch(2000, utc);
            node.deletedWith = id;
        }
        QVERIFY(history->saveMessage(u"1"_s, node));
        above = id;
    }
    const auto exported = [&](ExportForm &&form, bool withDeleted) {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        const ExportChoice choice{{u"1"_s}, true, withDeleted};
        return exportTo(out, *history, choice, form, goesOn) ? out.data() : QByteArray();
    };
    // A deleted message's replies become replies of its parent.
    QVERIFY(!exported(HistoryLinesForm(), false).contains("black"));
    QVERIFY(exported(HistoryLinesForm(), false).contains("\"parentId\":\"green\""));
    for (const bool withDeleted : {false, true}) {
        const QByteArray read = exported(MarkdownForm(Versions::All), withDeleted);
        QVERIFY(read.contains("green") && read.contains("white") && !read.contains("black"));
    }
    // A full export restores everything, with its place in the bin.
    QVERIFY(write(u"all.jsonl"_s, exported(HistoryLinesForm(), true)));
    const auto other = open(u"other.sqlite"_s);
    QCOMPARE(import(u"all.jsonl"_s, other.get()).newMessages, 3);
    QCOMPARE(other->load(u"1"_s)->nodes, history->load(u"1"_s)->nodes);
    QCOMPARE(other->binnedMessages()->size(), 1);
}

void TestExportJob::isForItsOwnerAlone()
{
#ifdef Q_OS_UNIX
    const mode_t former = ::umask(0);
    const auto restore = qScopeGuard([former] { ::umask(former); });
#endif
    const MadeHistory made(3, 5);
    const auto history = open(u"h.sqlite"_s);
    QVERIFY(history && store(made, *history));
    HistoryLinesForm form;
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther |
                        QFile::WriteOther | QFile::ExeGroup | QFile::ExeOther;
    const QString file = path(u"all.jsonl"_s);
    QVERIFY(exportToFile(file, *history, {}, form, goesOn));
    QVERIFY(!(QFile::permissions(file) & others));
    QVERIFY(exportKnown(file + u'2', {}, form, QDateTime::currentDateTimeUtc()));
    QVERIFY(!(QFile::permissions(file + u'2') & others));
    const auto many = exportToFolder(path(u"mine/new"_s), *history, {}, form, goesOn);
    QVERIFY(many);
    for (const QString &each : many->files + QStringList{path(u"mine/new"_s), path(u"mine"_s)})
        QVERIFY2(!(QFile::permissions(each) & others), qPrintable(each));
    // Permissions that the user has widened stay.
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    QVERIFY(exportToFile(file, *history, {}, form, goesOn));
    QVERIFY(QFile::permissions(file) & QFile::ReadOther);
}

HIWAR_TEST(TestExportJob, QCoreApplication)
#include "tst_exportjob.moc"
