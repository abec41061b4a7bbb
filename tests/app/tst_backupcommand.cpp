// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar backup` and `hiwar check` as a script runs them, and the import of a backup.
#include "app/commands/shellword.h"
#include "app/history/historyfile.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace Hiwar;
using namespace Qt::StringLiterals;

class BackupCommandTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void copiesListsAndRestores();
    void tellsWhetherTheHistoryIsSound();
    void savesWhatADamagedOneHolds();
    void namesTheCopyOfADamagedOne_data();
    void namesTheCopyOfADamagedOne();
    void savesWhatAnotherFileHolds();
    void savesNothingIntoNoFile();
    void leavesNothingWhenItIsInterrupted();
    void tellsThatThereIsNoHistoryYet();
    void tellsThatTheHistoryIsGone();
    void tellsWhatFailed_data();
    void tellsWhatFailed();
    void countsInEnglish();
    void proposesWordsForAShell_data();
    void proposesWordsForAShell();

private:
    struct Said
    {
        int status = -1;
        QString out;
        QString err;
    };
    Said run(const QStringList &words)
    {
        QProcess hiwar;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_DATA_HOME"_s, m_dir->path());
        environment.insert(u"LC_ALL"_s, u"ar_EG.UTF-8"_s); // terminal output stays English
        hiwar.setProcessEnvironment(environment);
        hiwar.setWorkingDirectory(m_dir->path());
        hiwar.start(QStringLiteral(HIWAR), words);
        [&] { QTRY_COMPARE_WITH_TIMEOUT(hiwar.state(), QProcess::NotRunning, 30000); }();
        return {hiwar.exitCode(), QString::fromUtf8(hiwar.readAllStandardOutput()),
                QString::fromUtf8(hiwar.readAllStandardError())};
    }
    /// The same through a shell, as a user would paste the line.
    Said runCopied(const QString &line)
    {
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_DATA_HOME"_s, m_dir->path());
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(m_dir->path());
        shell.start(u"sh"_s,
                    {u"-c"_s, u"hiwar() { '%1' \"$@\"; }; %2"_s.arg(QStringLiteral(HIWAR), line)});
        [&] { QTRY_COMPARE_WITH_TIMEOUT(shell.state(), QProcess::NotRunning, 30000); }();
        return {shell.exitCode(), QString::fromUtf8(shell.readAllStandardOutput()),
                QString::fromUtf8(shell.readAllStandardError())};
    }
    /// Overwrites a page among its messages.
    void damage(const QString &path)
    {
        {
            const auto file = HistoryFile::open(path, std::chrono::seconds(5));
            for (int i = 0; i < 60; ++i) {
                StoredConversation large = made(u"d%1"_s.arg(i));
                large.nodes.first().content = QString(2000, u'x');
                QVERIFY((*file)->merge(large, {}, {}));
            }
        }
        QFile file(path);
        QVERIFY(file.open(QFile::ReadWrite));
        file.seek(file.size() / 2 / 4096 * 4096);
        file.write(QByteArray(4096, '\x7f'));
    }
    static StoredConversation made(const QString &id)
    {
        StoredConversation conversation;
        conversation.info.id = id;
        conversation.info.title = u"Title of "_s + id;
        MessageNode node;
        node.id = u"m"_s + id;
        node.content = u"words of "_s + id;
        node.createdAt = QDateTime::fromMSecsSinceEpoch(1000, utc);
        conversation.nodes = {node};
        return conversation;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void BackupCommandTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"hiwar/history.sqlite"_s);
    const auto file = HistoryFile::open(m_path, std::chrono::seconds(5));
    QVERIFY(file);
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
        QVERIFY((*file)->merge(made(id), {}, {}));
}

void BackupCommandTest::copiesListsAndRestores()
{
    const Said copied = run({u"backup"_s});
    QCOMPARE(copied.err, QString());
    QCOMPARE(copied.status, 0);
    QVERIFY2(copied.out.startsWith(u"3 messages of 3 conversations, "_s), qPrintable(copied.out));
    const QDir folder(m_dir->filePath(u"hiwar/backups"_s));
    const QStringList copies = folder.entryList(QDir::Files);
    QCOMPARE(copies.size(), 1);
    QVERIFY(run({u"backup"_s, u"--list"_s}).out.trimmed().endsWith(copies.constFirst()));
    const QString own = m_dir->filePath(u"own.sqlite"_s);
    QCOMPARE(run({u"backup"_s, own}).status, 0);
    {
        const auto file = HistoryFile::open(m_path, std::chrono::seconds(5));
        QVERIFY((*file)->removeConversations({u"b"_s}));
        ConversationInfo renamed = made(u"a"_s).info;
        renamed.title = u"Renamed"_s;
        QVERIFY((*file)->saveConversation(renamed));
    }
    const Said shown = run({u"import"_s, u"--dry-run"_s, own});
    QCOMPARE(shown.status, 0);
    QCOMPARE(HistoryFile::open(m_path, std::chrono::seconds(5)).value()->conversations()->size(),
             2);
    QCOMPARE(run({u"import"_s, own}).status, 0);
    const auto file = HistoryFile::open(m_path, std::chrono::seconds(5));
    QCOMPARE((*file)->conversations()->size(), 3);
    QCOMPARE((*file)->load(u"b"_s)->nodes, made(u"b"_s).nodes);
    QCOMPARE((*file)->load(u"a"_s)->info.title, u"Renamed"_s); // nothing is overwritten
}

void BackupCommandTest::tellsWhetherTheHistoryIsSound()
{
    const Said sound = run({u"check"_s});
    QCOMPARE(sound.status, 0);
    QVERIFY2(sound.out.contains(u"3 messages of 3 conversations, and the file is sound"_s),
             qPrintable(sound.out));
}

void BackupCommandTest::savesWhatADamagedOneHolds()
{
    damage(m_path);
    const Said damaged = run({u"check"_s});
    QCOMPARE(damaged.status, 1);
    QVERIFY2(damaged.err.contains(u"is damaged. Nothing was changed."_s), qPrintable(damaged.err));
    const QString proposal = u"hiwar check --salvage salvaged.sqlite\n"_s;
    QVERIFY2(damaged.err.endsWith(u' ' + proposal), qPrintable(damaged.err));
    const Said saved = runCopied(proposal);
    QCOMPARE(saved.err, QString());
    QCOMPARE(saved.status, 0);
    QVERIFY2(saved.out.startsWith(u"Saved into salvaged.sqlite: "_s), qPrintable(saved.out));
    QVERIFY2(saved.out.endsWith(u" in the place of "_s + m_path + u'\n'), qPrintable(saved.out));
    const QString target = m_dir->filePath(u"salvaged.sqlite"_s);
    QCOMPARE(run({u"check"_s, target}).status, 0);
    QCOMPARE(HistoryFile::open(target, std::chrono::seconds(5)).value()->conversations()->size(),
             63);
    // A name that is in use is not proposed again.
    QVERIFY(run({u"check"_s}).err.endsWith(u" --salvage 'salvaged 2.sqlite'\n"_s));
}

void BackupCommandTest::namesTheCopyOfADamagedOne_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("0 bytes") << QByteArray();
    QTest::newRow("50 bytes") << QByteArray("SQLite format 3\0", 16) + QByteArray(34, '\1');
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("text") << QByteArray("Dear diary, ").repeated(1000);
}

void BackupCommandTest::namesTheCopyOfADamagedOne()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(run({u"backup"_s}).status, 0);
    QFile file(m_path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
    file.close();
    const Said damaged = run({u"check"_s});
    QCOMPARE(damaged.status, 1);
    QVERIFY2(
        damaged.err.contains(u" The newest sound copy holds 3 messages of 3 conversations: "_s +
                             m_dir->filePath(u"hiwar/backups/history-"_s)),
        qPrintable(damaged.err));
    QCOMPARE(damaged.err.contains(u"is damaged or is not a history"_s), !bytes.isEmpty());
    QFile same(m_path);
    QVERIFY(same.open(QFile::ReadOnly));
    QCOMPARE(same.readAll(), bytes);
}

void BackupCommandTest::savesWhatAnotherFileHolds()
{
    const QString bad = u"it's bad.sqlite"_s;
    QVERIFY(QFile::copy(m_path, m_dir->filePath(bad)));
    damage(m_dir->filePath(bad));
    const Said damaged = run({u"check"_s, bad});
    QCOMPARE(damaged.status, 1);
    const QString proposal = u"hiwar check --salvage salvaged.sqlite 'it'\\''s bad.sqlite'\n"_s;
    QVERIFY2(damaged.err.endsWith(proposal), qPrintable(damaged.err));
    const Said saved = runCopied(proposal);
    QCOMPARE(saved.status, 0);
    const QString next = u"hiwar import salvaged.sqlite\n"_s;
    QVERIFY2(saved.out.endsWith(next), qPrintable(saved.out));
    QCOMPARE(runCopied(next).status, 0);
    const auto file = HistoryFile::open(m_path, std::chrono::seconds(5));
    QCOMPARE((*file)->conversations()->size(), 63);
}

void BackupCommandTest::savesNothingIntoNoFile()
{
    const QString empty = m_dir->filePath(u"empty.sqlite"_s);
    {
        const auto file = HistoryFile::open(empty, std::chrono::seconds(5));
        StoredConversation conversation = made(u"a"_s);
        conversation.nodes.clear();
        QVERIFY((*file)->merge(conversation, {}, {}));
    }
    const Said said = run({u"check"_s, u"--salvage"_s, u"new.sqlite"_s, empty});
    QCOMPARE(said.status, 1);
    QCOMPARE(said.out, QString());
    QVERIFY2(said.err.startsWith(u"hiwar: No message can be read in "_s), qPrintable(said.err));
    QVERIFY(QDir(m_dir->path()).entryList({u"new.sqlite*"_s}).isEmpty());
}

void BackupCommandTest::leavesNothingWhenItIsInterrupted()
{
#ifdef Q_OS_UNIX
    const QString large = m_dir->filePath(u"large.sqlite"_s);
    QVERIFY(QFile::copy(m_path, large));
    QVERIFY(QFile::resize(large, qint64(16) << 30)); // a sparse file, which takes long to read
    QProcess hiwar;
    hiwar.setWorkingDirectory(m_dir->path());
    hiwar.start(QStringLiteral(HIWAR),
                {u"check"_s, u"--salvage"_s, u"new.sqlite"_s, u"large.sqlite"_s});
    const QDir folder(m_dir->path());
    QTRY_VERIFY_WITH_TIMEOUT(!folder.entryList({u"new.sqlite*"_s}).isEmpty(), 30000);
    QCOMPARE(::kill(pid_t(hiwar.processId()), SIGINT), 0);
    QTRY_COMPARE_WITH_TIMEOUT(hiwar.state(), QProcess::NotRunning, 30000);
    QCOMPARE(hiwar.exitStatus(), QProcess::NormalExit);
    QCOMPARE(hiwar.exitCode(), 130);
    QCOMPARE(hiwar.readAllStandardError(), "hiwar: Cancelled.\n");
    QCOMPARE(folder.entryList({u"new.sqlite*"_s}), QStringList());
#endif
}

void BackupCommandTest::tellsThatThereIsNoHistoryYet()
{
    QVERIFY(QDir(m_dir->filePath(u"hiwar"_s)).removeRecursively());
    for (const QString &command : {u"check"_s, u"backup"_s}) {
        const Said said = run({command});
        QCOMPARE(said.err, QString());
        QCOMPARE(said.status, 0);
        QVERIFY2(said.out.startsWith(u"There is no history yet, and nothing "_s),
                 qPrintable(said.out));
        QVERIFY2(said.out.endsWith(u": "_s + m_path + u'\n'), qPrintable(said.out));
    }
    const Said list = run({u"backup"_s, u"--list"_s});
    QCOMPARE(list.status, 0);
    QCOMPARE(list.out, QString());
    QVERIFY2(list.err.startsWith(u"hiwar: There is no copy yet. "_s), qPrintable(list.err));
    // A user who names a target expects the file to be there.
    const Said named = run({u"backup"_s, u"copy.sqlite"_s});
    QCOMPARE(named.status, 1);
    QVERIFY2(named.err.startsWith(u"hiwar: There is no history yet, "_s), qPrintable(named.err));
    const Said salvaged = run({u"check"_s, u"--salvage"_s, u"new.sqlite"_s});
    QCOMPARE(salvaged.status, 1);
    QVERIFY2(salvaged.err.endsWith(u"hiwar check --salvage new.sqlite FILE\n"_s),
             qPrintable(salvaged.err));
    QVERIFY(QDir(m_dir->path()).isEmpty());
}

void BackupCommandTest::tellsThatTheHistoryIsGone()
{
    QCOMPARE(run({u"backup"_s}).status, 0);
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(m_path + end);
    for (const QString &command : {u"check"_s, u"backup"_s}) {
        const Said said = run({command});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.err.contains(u" is gone, but copies of it are there. "_s),
                 qPrintable(said.err));
        QCOMPARE(said.out, QString());
    }
}

void BackupCommandTest::tellsWhatFailed_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("line"); // its beginning
    QTest::newRow("a copy into no folder")
        << QStringList{u"backup"_s, u"none/copy.sqlite"_s} << u"There is no folder "_s;
    QTest::newRow("a copy where nobody writes")
        << QStringList{u"backup"_s, u"/proc/copy.sqlite"_s}
        << u"/proc/copy.sqlite cannot be opened or made. Check who may write there."_s;
    QTest::newRow("a copy onto a folder")
        << QStringList{u"backup"_s, u"."_s} << u". is a folder. Add the name "_s;
    QTest::newRow("a copy onto the history itself")
        << QStringList{u"backup"_s, u"hiwar/history.sqlite"_s}
        << u"hiwar/history.sqlite is the history itself. "_s;
    QTest::newRow("no such file") << QStringList{u"check"_s, u"none.sqlite"_s}
                                  << u"There is no file none.sqlite. Check its name"_s;
    QTest::newRow("a folder") << QStringList{u"check"_s, u"hiwar"_s} << u"hiwar is a folder. "_s;
#ifdef Q_OS_UNIX
    QTest::newRow("no file") << QStringList{u"check"_s, u"/dev/zero"_s}
                             << u"/dev/zero is no file but a pipe or a device. Name a file."_s;
#endif
    QTest::newRow("no history") << QStringList{u"check"_s, QStringLiteral(HIWAR)}
                                << QStringLiteral(HIWAR) + u" is damaged or is not a history"_s;
    QTest::newRow("salvage of no such file")
        << QStringList{u"check"_s, u"--salvage"_s, u"new.sqlite"_s, u"none.sqlite"_s}
        << u"There is no file none.sqlite. "_s;
    QTest::newRow("salvage onto a file")
        << QStringList{u"check"_s, u"--salvage"_s, u"hiwar/history.sqlite"_s}
        << u"hiwar/history.sqlite is there already, and nothing is written over it. "
           "Choose another name"_s;
    QTest::newRow("salvage into no folder")
        << QStringList{u"check"_s, u"--salvage"_s, u"none/new.sqlite"_s}
        << u"There is no folder "_s;
}

void BackupCommandTest::tellsWhatFailed()
{
    QFETCH(QStringList, words);
    QFETCH(QString, line);
    const Said failed = run(words);
    QCOMPARE(failed.status, 1);
    QCOMPARE(failed.out, QString());
    QVERIFY2(failed.err.startsWith(u"hiwar: "_s + line), qPrintable(failed.err));
    QCOMPARE(failed.err.count(u'\n'), 1);
    QCOMPARE(HistoryFile::open(m_path, std::chrono::seconds(5)).value()->conversations()->size(),
             3);
}

void BackupCommandTest::countsInEnglish()
{
    const QString one = m_dir->filePath(u"one.sqlite"_s);
    QVERIFY((*HistoryFile::open(one, std::chrono::seconds(5)))->merge(made(u"a"_s), {}, {}));
    QVERIFY(run({u"check"_s, one}).out.startsWith(u"1 message of 1 conversation, and "_s));
    const Said copied = run({u"backup"_s});
    const bool isPlain = std::all_of(copied.out.begin(), copied.out.end(),
                                     [](QChar each) { return each.unicode() < 128; });
    QVERIFY2(isPlain, qPrintable(copied.out));
}

void BackupCommandTest::proposesWordsForAShell_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("word");
    QTest::newRow("plain") << u"/a/b-c_1.sqlite"_s << u"/a/b-c_1.sqlite"_s;
    QTest::newRow("a blank") << u"my copy"_s << u"'my copy'"_s;
    QTest::newRow("a quote") << u"it's"_s << u"'it'\\''s'"_s;
    QTest::newRow("a variable") << u"$HOME"_s << u"'$HOME'"_s;
    QTest::newRow("Arabic") << u"نسخة"_s << u"'نسخة'"_s;
    QTest::newRow("like an option") << u"-x"_s << u"./-x"_s;
    QTest::newRow("a home") << u"~"_s << u"'~'"_s;
}

void BackupCommandTest::proposesWordsForAShell()
{
#ifdef Q_OS_UNIX
    QFETCH(QString, path);
    QTEST(shellWord(path), "word");
#endif
}

HIWAR_TEST(BackupCommandTest, QCoreApplication)
#include "tst_backupcommand.moc"
