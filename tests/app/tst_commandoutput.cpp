// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What commands do if nobody reads their output, as `head` closes a pipe, and if there is no space
// for it: they do their work, and exit as a shell expects of any program.
#include "app/history/historyfile.h"
#include "net/values/utc.h"
#include "tests/app/askcase.h"

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace Hiwar;

class CommandOutputTest : public AskCase
{
    Q_OBJECT

private slots:
#ifdef Q_OS_LINUX
    void init();
    void endsQuietlyWhenNobodyReads_data()
    {
        commands();
    }
    void endsQuietlyWhenNobodyReads();
    void askStopsWhenNobodyReads_data();
    void askStopsWhenNobodyReads();
    void importsThoughNobodyReads();
    void tellsItsOwnFailureThoughNobodyReads();
    void tellsThatThereIsNoRoom_data()
    {
        commands();
    }
    void tellsThatThereIsNoRoom();

private:
    static void commands();
    /// The same arguments, on a pipe whose reader has closed it.
    void runUnread(const QStringList &words);
    [[nodiscard]] QString history() const
    {
        return home->filePath(u"data/hiwar/history.sqlite"_s);
    }
#endif
};

#ifdef Q_OS_LINUX
void CommandOutputTest::init()
{
    AskCase::init();
    const auto file = HistoryFile::open(history(), std::chrono::seconds(5));
    QVERIFY(file);
    StoredConversation conversation;
    conversation.info.id = u"a"_s;
    conversation.info.title = u"Light"_s;
    MessageNode node;
    node.id = u"m"_s;
    node.content = u"What is light?"_s;
    node.createdAt = QDateTime::fromMSecsSinceEpoch(1000, utc);
    conversation.nodes = {node};
    QVERIFY((*file)->merge(conversation, {}, {}));
    write(home->filePath(u"x.md"_s), "## User\nhello\n## Assistant\nhi\n");
}

void CommandOutputTest::commands()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("--help") << QStringList{u"--help"_s};
    QTest::newRow("--version") << QStringList{u"--version"_s};
    QTest::newRow("export") << QStringList{u"export"_s};
    QTest::newRow("export as text") << QStringList{u"export"_s, u"--format=text"_s};
    QTest::newRow("import") << QStringList{u"import"_s, u"--dry-run"_s, u"x.md"_s};
    QTest::newRow("check") << QStringList{u"check"_s};
    QTest::newRow("salvage") << QStringList{u"check"_s, u"--salvage"_s, u"new.sqlite"_s};
    QTest::newRow("backup") << QStringList{u"backup"_s, u"copy.sqlite"_s};
}

void CommandOutputTest::runUnread(const QStringList &words)
{
    int ends[2];
    QCOMPARE(::pipe2(ends, O_CLOEXEC), 0);
    ::close(ends[0]);
    prepare();
    process->setWorkingDirectory(home->path());
    process->setChildProcessModifier([writing = ends[1]] { ::dup2(writing, STDOUT_FILENO); });
    process->start(QStringLiteral(HIWAR), words);
    ::close(ends[1]);
    end();
}

void CommandOutputTest::endsQuietlyWhenNobodyReads()
{
    QFETCH(QStringList, words);
    runUnread(words);
    QCOMPARE(err, QByteArray());
    QCOMPARE(status(), int(ExitStatus::OutputClosed));
}

void CommandOutputTest::askStopsWhenNobodyReads_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<WireScript>("script");
    const WireScript goesOn = WireScript().stream().chunk(delta(u"Hel"_s)).wait();
    const WireScript isWhole =
        WireScript().stream().chunk(delta(u"Hel"_s)).chunk(streamEnd()).lastChunk();
    const WireScript isCut = WireScript().reply(
        200, "{\"choices\":[{\"message\":{\"content\":\"a\"},\"finish_reason\":\"length\"}]}");
    QTest::newRow("as it arrives") << QStringList{} << goesOn;
    QTest::newRow("at the end") << QStringList{u"--json"_s} << isWhole;
    QTest::newRow("an odd end") << QStringList{u"--no-stream"_s} << isCut;
}

void CommandOutputTest::askStopsWhenNobodyReads()
{
    QFETCH(QStringList, words);
    QFETCH(WireScript, script);
    server->expect() = script;
    runUnread(QStringList{u"ask"_s, u"Hi?"_s} + words);
    QCOMPARE(err, QByteArray());
    QCOMPARE(status(), int(ExitStatus::OutputClosed));
    QTRY_COMPARE(server->open(), 0);
}

void CommandOutputTest::importsThoughNobodyReads()
{
    write(home->filePath(u"y.md"_s), "## User\nonce more\n## Assistant\nhi\n");
    runUnread({u"import"_s, u"x.md"_s, u"y.md"_s});
    QCOMPARE(err, QByteArray());
    QCOMPARE(status(), int(ExitStatus::OutputClosed));
    const auto file = HistoryFile::open(history(), std::chrono::seconds(5));
    QCOMPARE((*file)->conversations()->size(), 3);
}

void CommandOutputTest::tellsItsOwnFailureThoughNobodyReads()
{
    runUnread({u"import"_s, u"x.md"_s, u"none.md"_s});
    QVERIFY2(err.startsWith("hiwar: none.md ") && err.count('\n') == 1, err);
    QCOMPARE(status(), int(ExitStatus::Failed));
}

void CommandOutputTest::tellsThatThereIsNoRoom()
{
    QFETCH(QStringList, words);
    prepare();
    process->setWorkingDirectory(home->path());
    process->setStandardOutputFile(u"/dev/full"_s);
    process->start(QStringLiteral(HIWAR), words);
    end();
    QCOMPARE(status(), int(ExitStatus::Failed));
    const QByteArray start = words.contains(u"export"_s) ? "hiwar: There is no room for Standard"
                                                         : "hiwar: OutputFailed: ";
    QVERIFY2(err.startsWith(start) && err.count('\n') == 1, err);
}
#endif

HIWAR_TEST(CommandOutputTest, QCoreApplication)
#include "tst_commandoutput.moc"
