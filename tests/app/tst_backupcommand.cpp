// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar backup` and `hiwar check` as a script calls them, and a backup that is taken in again.
#include "app/history/historyfile.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

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
    void tellsWhatFailed();

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
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        hiwar.setProcessEnvironment(environment);
        hiwar.start(QStringLiteral(HIWAR), words);
        [&] { QTRY_COMPARE_WITH_TIMEOUT(hiwar.state(), QProcess::NotRunning, 30000); }();
        return {hiwar.exitCode(), QString::fromUtf8(hiwar.readAllStandardOutput()),
                QString::fromUtf8(hiwar.readAllStandardError())};
    }
    static StoredConversation made(const QString &id)
    {
        StoredConversation conversation;
        conversation.info.id = id;
        conversation.info.title = u"Title of "_s + id;
        MessageNode node;
        node.id = u"m"_s + id;
        node.content = u"words of "_s + id;
        node.createdAt = QDateTime::fromMSecsSinceEpoch(1000, Qt::UTC);
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
    {
        const auto file = HistoryFile::open(m_path, std::chrono::seconds(5));
        for (int i = 0; i < 60; ++i)
            QVERIFY((*file)->merge(made(u"d%1"_s.arg(i)), {}, {}));
    }
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadWrite));
    file.seek(4096 * 4); // the first page of messages
    file.write(QByteArray(4096, '\x7f'));
    file.close();
    const Said damaged = run({u"check"_s});
    QCOMPARE(damaged.status, 1);
    QVERIFY2(damaged.err.contains(u"is damaged. Nothing was changed."_s), qPrintable(damaged.err));
    const QString target = m_dir->filePath(u"saved.sqlite"_s);
    const Said saved = run({u"check"_s, u"--salvage"_s, target});
    QCOMPARE(saved.status, 0);
    QCOMPARE(run({u"check"_s, target}).status, 0);
    QCOMPARE(HistoryFile::open(target, std::chrono::seconds(5)).value()->conversations()->size(),
             63);
}

void BackupCommandTest::tellsWhatFailed()
{
    const Said failed = run({u"backup"_s, u"/proc/none/copy.sqlite"_s});
    QCOMPARE(failed.status, 1);
    QCOMPARE(failed.out, QString());
    QVERIFY(failed.err.startsWith(u"hiwar: "_s));
    QCOMPARE(failed.err.count(u'\n'), 1);
    QVERIFY(QDir(m_dir->filePath(u"hiwar"_s)).removeRecursively());
    QCOMPARE(run({u"check"_s}).status, 1);
    QCOMPARE(run({u"backup"_s, u"a"_s, u"b"_s}).status, 2);
}

HIWAR_TEST(BackupCommandTest, QCoreApplication)
#include "tst_backupcommand.moc"
