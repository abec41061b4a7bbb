// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/transfer/commandcase.h"
#include "tests/support/owndisk.h"

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TestTransferCommands : public CommandCase
{
    Q_OBJECT

private slots:
    void bringsAHistoryFromOneHomeToAnother();
    void writesEveryForm_data();
    void writesEveryForm();
    void writesOwnWordsAsTheSettingsSay();
    void writesAFileForEach();
    void writesPdf();
    void exportsWhatIsNamed();
    void tellsInOneLine_data();
    void tellsInOneLine();
    void aDryRunWritesNothing();
    void tellsThatTheHistoryCannotBeRead();
    void importsOneFileThoughAnotherIsNone();
    void leavesNothingWhenItIsInterrupted();
    void tellsAFullDisk_data();
    void tellsAFullDisk();
};

void TestTransferCommands::bringsAHistoryFromOneHomeToAnother()
{
    const MadeHistory made(500, 10000);
    QVERIFY(make(made));
    QCOMPARE(run({u"export"_s, u"--archived"_s, u"--bin"_s}), ExitStatus::Complete);
    QCOMPARE(err, QByteArray());
    QVERIFY(write(u"all.jsonl"_s, out));
    QVERIFY(QDir(path(u"data"_s)).removeRecursively());
    QCOMPARE(run({u"import"_s, u"all.jsonl"_s}), ExitStatus::Complete);
    QCOMPARE(err, QByteArray());
    QCOMPARE(out, "all.jsonl (Hiwar)\n  Conversations: 500 new, 0 known already.\n"
                  "  Messages: 10000 new, 0 known already.\n");
    const auto history = open(historyName());
    for (int i = 0; i < made.count(); ++i) {
        const Incoming one = made.conversation(i);
        QCOMPARE(*history->load(one.conversation.info.id), one.conversation);
        for (const AttachmentData &data : one.attachments)
            QCOMPARE(history->attachment(data.hash).value_or("gone"), data.bytes);
    }
    QCOMPARE(history->folders()->size(), made.folders().size());
}

void TestTransferCommands::writesEveryForm_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("jsonl") << u"jsonl"_s << QByteArray("{\"hiwar-history\"");
    QTest::newRow("markdown") << u"markdown"_s << QByteArray("<!-- hiwar: ");
    QTest::newRow("html") << u"html"_s << QByteArray("<!DOCTYPE html>");
    QTest::newRow("text") << u"text"_s << QByteArray();
}

void TestTransferCommands::writesEveryForm()
{
    QFETCH(const QString, form);
    QFETCH(const QByteArray, start);
    const MadeHistory made(1, 6, 4);
    QVERIFY(make(made));
    const QString all = made.conversation(0).conversation.info.id;
    QCOMPARE(run({u"export"_s, u"--format"_s, form, u"--conversation"_s, all}),
             ExitStatus::Complete);
    const QByteArray said = out;
    QCOMPARE(run({u"export"_s, u"--format="_s + form, u"--output=x"_s, u"--conversation"_s, all}),
             ExitStatus::Complete);
    QCOMPARE(out, QByteArray());
    QCOMPARE(err, QByteArray());
    if (form != "jsonl"_L1) // JSONL contains the time of the export
        QCOMPARE(read(u"x"_s), said);
    QVERIFY(said.size() > 300);
    const QByteArray title = made.conversation(0).conversation.info.title.toUtf8();
    QVERIFY(said.startsWith(start.isEmpty() ? title : start));
}

void TestTransferCommands::writesOwnWordsAsTheSettingsSay()
{
    QVERIFY(write(u"x.md"_s, "## User\n\nreturn x*2*3\n\n## Assistant\n\nhi\n"));
    QCOMPARE(run({u"import"_s, u"x.md"_s}), ExitStatus::Complete);
    QCOMPARE(run({u"export"_s, u"--format=html"_s}), ExitStatus::Complete);
    QVERIFY(out.contains(">return x*2*3</div>"));
    QVERIFY(QDir().mkpath(path(u"config/hiwar"_s)));
    QVERIFY(write(u"config/hiwar/settings.json"_s, R"({"reading": {"ownMarkdown": true}})"));
    QCOMPARE(run({u"export"_s, u"--format=html"_s}), ExitStatus::Complete);
    QVERIFY(out.contains("return x<em>2</em>3"));
}

void TestTransferCommands::writesAFileForEach()
{
    QVERIFY(make(MadeHistory(12, 60)));
    QCOMPARE(run({u"export"_s, u"--format"_s, u"markdown"_s, u"--archived"_s, u"--bin"_s,
                  u"--output"_s, u"new/"_s}),
             ExitStatus::Complete);
    QCOMPARE(filesIn(u"new"_s).size(), 12);
    // An existing folder needs no trailing slash, and nothing in it is overwritten.
    QCOMPARE(run({u"export"_s, u"--format"_s, u"markdown"_s, u"--archived"_s, u"--bin"_s,
                  u"--output"_s, u"new"_s}),
             ExitStatus::Complete);
    QCOMPARE(filesIn(u"new"_s).size(), 24);
}

void TestTransferCommands::writesPdf()
{
    const MadeHistory made(3, 12);
    QVERIFY(make(made));
    QCOMPARE(run({u"export"_s, u"--format"_s, u"pdf"_s, u"--archived"_s, u"--bin"_s, u"--output"_s,
                  u"pages/"_s}),
             ExitStatus::Complete);
    QCOMPARE(err, QByteArray());
    const QStringList names = filesIn(u"pages"_s);
    QCOMPARE(names.size(), 3);
    for (const QString &name : names)
        QVERIFY(read(u"pages/"_s + name).startsWith("%PDF-"));
    QCOMPARE(run({u"export"_s, u"--format=pdf"_s, u"--output=x.pdf"_s, u"--conversation"_s,
                  made.conversation(1).conversation.info.id}),
             ExitStatus::Complete);
    QVERIFY(read(u"x.pdf"_s).startsWith("%PDF-"));
    QCOMPARE(
        run({u"export"_s, u"--format=pdf"_s, u"--archived"_s, u"--bin"_s, u"--output=y.pdf"_s}),
        ExitStatus::WrongUsage);
    QVERIFY(err.contains("--output y.pdf/"));
    QVERIFY(!QFile::exists(path(u"y.pdf"_s)));
}

void TestTransferCommands::exportsWhatIsNamed()
{
    const MadeHistory made(10, 60);
    QVERIFY(make(made));
    const ConversationInfo third = made.conversation(3).conversation.info;
    QCOMPARE(run({u"export"_s, u"--conversation"_s, third.id}), ExitStatus::Complete);
    QCOMPARE(out.count("{\"conversation\":"), 1);
    QVERIFY(out.contains(third.id.toLatin1()));
}

void TestTransferCommands::tellsInOneLine_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<ExitStatus>("status");
    QTest::newRow("no such conversation")
        << QStringList{u"export"_s, u"--conversation"_s, u"Tea"_s} << ExitStatus::Failed;
    QTest::newRow("no such folder")
        << QStringList{u"export"_s, u"--output"_s, u"no/such/file"_s} << ExitStatus::Failed;
    QTest::newRow("an unknown form")
        << QStringList{u"export"_s, u"--format"_s, u"doc"_s} << ExitStatus::WrongUsage;
    QTest::newRow("PDF to nowhere")
        << QStringList{u"export"_s, u"--format"_s, u"pdf"_s} << ExitStatus::WrongUsage;
    QTest::newRow("a word too many")
        << QStringList{u"export"_s, u"file"_s} << ExitStatus::WrongUsage;
    QTest::newRow("nothing to import") << QStringList{u"import"_s} << ExitStatus::WrongUsage;
    QTest::newRow("an unknown option")
        << QStringList{u"import"_s, u"--force"_s, u"x"_s} << ExitStatus::WrongUsage;
    QTest::newRow("no such file") << QStringList{u"import"_s, u"x"_s} << ExitStatus::Failed;
    QTest::newRow("no export") << QStringList{u"import"_s, QStringLiteral(HIWAR)}
                               << ExitStatus::Failed;
}

void TestTransferCommands::tellsInOneLine()
{
    QFETCH(const QStringList, words);
    QFETCH(const ExitStatus, status);
    QVERIFY(make(MadeHistory(1, 2)));
    QCOMPARE(run(words), status);
    QCOMPARE(out, QByteArray());
    QVERIFY2(err.startsWith("hiwar: "), err.constData());
    QCOMPARE(err.count('\n'), 1);
}

void TestTransferCommands::aDryRunWritesNothing()
{
    QCOMPARE(run({u"export"_s}), ExitStatus::Failed);
    QCOMPARE(err, "hiwar: There is no conversation to export yet.\n");
    QVERIFY(write(u"x.md"_s, "## User\nhello\n## Assistant\nhi\n"));
    QCOMPARE(run({u"import"_s, u"--dry-run"_s, u"x.md"_s}), ExitStatus::Complete);
    QVERIFY(out.contains("1 would be new"));
    QVERIFY(!QFile::exists(path(historyName())));
    QCOMPARE(run({u"import"_s, u"x.md"_s}), ExitStatus::Complete);
    QCOMPARE(run({u"import"_s, u"--dry-run"_s, u"x.md"_s}), ExitStatus::Complete);
    QVERIFY(out.contains("0 would be new, 1 known already"));
    QVERIFY(write(u"y.md"_s, "## User\nhello once more\n## Assistant\nhi\n"));
    QCOMPARE(run({u"import"_s, u"--dry-run"_s, u"y.md"_s, u"y.md"_s}), ExitStatus::Complete);
    QByteArray counted = out;
    QCOMPARE(run({u"import"_s, u"y.md"_s, u"y.md"_s}), ExitStatus::Complete);
    QCOMPARE(counted.replace("would be new", "new"), out);
}

void TestTransferCommands::tellsThatTheHistoryCannotBeRead()
{
    QVERIFY(QDir().mkpath(path(historyName()))); // not even root can read a folder as a file
    QCOMPARE(run({u"export"_s}), ExitStatus::Failed);
    QCOMPARE(err, "hiwar: " + path(historyName()).toUtf8() +
                      " cannot be read. Check that it is there and who may read it.\n");
}

void TestTransferCommands::importsOneFileThoughAnotherIsNone()
{
    QVERIFY(write(u"x.md"_s, "## User\nhello\n## Assistant\nhi\n"));
    QCOMPARE(run({u"import"_s, u"gone"_s, u"x.md"_s}), ExitStatus::Failed);
    QVERIFY(err.contains("gone"));
    QVERIFY(out.contains("Messages: 2 new"));
}

void TestTransferCommands::leavesNothingWhenItIsInterrupted()
{
#ifdef Q_OS_UNIX
    QVERIFY(make(MadeHistory(300, 3000)));
    start({u"export"_s, u"--format"_s, u"html"_s, u"--output"_s, u"pages/"_s});
    QTRY_VERIFY(filesIn(u"pages"_s).size() > 2);
    QCOMPARE(process->state(), QProcess::Running);
    QCOMPARE(::kill(pid_t(process->processId()), SIGINT), 0);
    QCOMPARE(end(), ExitStatus::Interrupted);
    QCOMPARE(err, "hiwar: Cancelled.\n");
    QVERIFY(!QFile::exists(path(u"pages"_s)));
#endif
}

void TestTransferCommands::tellsAFullDisk_data()
{
    QTest::addColumn<QString>("output");
    QTest::newRow("a file") << u"disk/x.html"_s;
    QTest::newRow("a folder") << u"disk/pages/"_s;
}

void TestTransferCommands::tellsAFullDisk()
{
    QFETCH(const QString, output);
    QVERIFY(make(MadeHistory(40, 400)));
    QVERIFY(QDir().mkpath(path(u"disk"_s)));
    QStringList smallDisk = withOwnDisk(path(u"disk"_s), u"64k"_s);
    if (smallDisk.isEmpty())
        QSKIP("this system lets nobody make a disk of his own");
    // The names of the files left on it go to standard output.
    smallDisk += {u"sh"_s, u"-c"_s, u"\"$0\" \"$@\"; status=$?; ls -A disk; exit $status"_s};
    start({u"export"_s, u"--format"_s, u"html"_s, u"--output"_s, output}, smallDisk);
    QCOMPARE(end(), ExitStatus::Failed);
    QVERIFY2(err.startsWith("hiwar: There is no room for disk/"), err.constData());
    QCOMPARE(out, QByteArray());
}

HIWAR_TEST(TestTransferCommands, QCoreApplication)
#include "tst_transfercommands.moc"
