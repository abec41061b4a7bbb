// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backup.h"
#include "app/history/backupplan.h"
#include "app/history/historystore.h"
#include "app/history/salvagefolder.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QLockFile>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 3, 1), QTime(12, 0), utc);

} // namespace

class BackupTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void keepsDaysAndWeeks();
    void isDueOnceADay();
    void leavesOtherFilesAlone();
    void copiesWhatIsThereWhileItIsWritten();
    void givesACopyItsNameOnlyWhenItIsWhole();
    void leavesNothingWhenItIsEnded();
    void tellsOfAFolderWhereNobodyMayWrite();
    void makesTheCopyOfTheDayAndDeletesOldOnes();
    void keepsAnOldCopyRatherThanNone();
    void removesWhatKilledProgramsLeft();
    void deletesWhatAKilledSalvageLeft();

private:
    [[nodiscard]] QStringList copies() const
    {
        return QDir(backupFolder(m_path)).entryList(QDir::Files, QDir::Name);
    }
    void write(HistoryStore &store, int from, int count)
    {
        for (int i = from; i < from + count; ++i) {
            ConversationInfo info;
            info.id = u"c%1"_s.arg(i);
            (void)store.saveConversation(info);
            MessageNode node;
            node.id = u"m%1"_s.arg(i);
            node.content = QString(2000, u'x');
            (void)store.saveMessage(info.id, node);
        }
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void BackupTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"history.sqlite"_s);
}

void BackupTest::keepsDaysAndWeeks()
{
    // A year of daily copies, and two on the last day: these copies are left.
    QStringList names;
    for (int day = 364; day >= 0; --day) {
        names.append(backupName(noon.addDays(-day)));
        for (const QString &gone : planRotation(names))
            names.removeAll(gone);
    }
    names.append(backupName(noon.addSecs(60)));
    for (const QString &gone : planRotation(names))
        names.removeAll(gone);
    names.sort();
    QStringList days;
    for (const QString &name : std::as_const(names))
        days.append(backupTime(name).toString(u"MM-dd"_s));
    // 1 March 2026 is a Sunday: the last day of its week.
    QCOMPARE(days, QStringList({u"02-08"_s, u"02-15"_s, u"02-22"_s, u"02-23"_s, u"02-24"_s,
                                u"02-25"_s, u"02-26"_s, u"02-27"_s, u"02-28"_s, u"03-01"_s}));
    QCOMPARE(names.constLast(), backupName(noon.addSecs(60)));
    QVERIFY(planRotation(names).isEmpty());
}

void BackupTest::isDueOnceADay()
{
    QVERIFY(isBackupDue({}, noon));
    QVERIFY(isBackupDue({u"notes.sqlite"_s}, noon));
    const QStringList one{backupName(noon)};
    QVERIFY(!isBackupDue(one, noon.addSecs(3600)));
    QVERIFY(isBackupDue(one, noon.addDays(1)));
    QVERIFY(isBackupDue({backupName(noon.addYears(10))}, noon)); // the clock had been wrong
}

void BackupTest::leavesOtherFilesAlone()
{
    const QStringList others{u"history.sqlite"_s, u"history-2026.sqlite"_s,
                             u"history-20260301-120000.sqlite.part"_s, u"../x"_s};
    QVERIFY(planRotation(others).isEmpty());
    for (const QString &name : others)
        QVERIFY(!backupTime(name).isValid());
    QCOMPARE(backupTime(backupName(noon)), noon);
}

void BackupTest::copiesWhatIsThereWhileItIsWritten()
{
    HistoryStore store(m_path);
    QVERIFY(settled(store.open()));
    write(store, 0, 200);
    QVERIFY(settled(store.conversations()));
    write(store, 200, 100); // written while the copy is made
    const QString target = m_dir->filePath(u"copy.sqlite"_s);
    const auto done = backUp(m_path, target);
    QVERIFY(done);
    QVERIFY(done->messages >= 200);
    QVERIFY(settled(store.conversations()));
    QCOMPARE(settled(store.conversations())->size(), 300);

    QVERIFY(!QFile::exists(target + u"-wal"_s));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFileInfo(target).permissions() & others));
    auto copy = HistoryFile::open(target, std::chrono::seconds(1), HistoryFile::Access::ReadOnly);
    QVERIFY(copy);
    QCOMPARE((*copy)->conversations()->size(), done->conversations);
    QCOMPARE((*copy)->load(u"c199"_s)->nodes.constFirst().content, QString(2000, u'x'));
}

void BackupTest::givesACopyItsNameOnlyWhenItIsWhole()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        write(store, 0, 100);
    }
    const QString target = m_dir->filePath(u"copy.sqlite"_s);
    QVERIFY(backUp(m_path, target));
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadWrite));
    file.seek(4096 * 20); // among the pages of the messages
    file.write(QByteArray(4096 * 10, '\x7f'));
    file.close();
    QFile old(target);
    QVERIFY(old.open(QFile::ReadOnly));
    const QByteArray before = old.readAll();
    const auto done = backUp(m_path, target);
    QVERIFY(!done);
    QCOMPARE(done.error().fault, StoreFault::Unreadable);
    old.seek(0);
    QCOMPARE(old.readAll(), before); // the older, good copy is still there
    QVERIFY(!QFile::exists(target + u".part"_s));
}

void BackupTest::leavesNothingWhenItIsEnded()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        const QByteArray large(8'000'000, 'x'); // more than one step of the copy
        QVERIFY(settled(store.saveAttachment({attachmentHash(large), large})));
    }
    const QString target = m_dir->filePath(u"copy.sqlite"_s);
    int asked = 0;
    const auto done = backUp(m_path, target, [&asked] { return ++asked == 1; });
    QVERIFY(done);
    QCOMPARE(asked, 1);
    QVERIFY(done->path.isEmpty());
    QVERIFY(QDir(m_dir->path()).entryList({u"copy*"_s}).isEmpty());
}

void BackupTest::tellsOfAFolderWhereNobodyMayWrite()
{
    HistoryStore store(m_path);
    QVERIFY(settled(store.open()));
    const auto done = backUp(m_path, u"/proc/hiwar.sqlite"_s);
    QVERIFY(!done);
    QCOMPARE(done.error().fault, StoreFault::CannotOpen);
    QCOMPARE(done.error().path, u"/proc/hiwar.sqlite"_s);
    QVERIFY(!backUp(m_dir->filePath(u"none.sqlite"_s), m_dir->filePath(u"copy"_s)));
    QVERIFY(!QFile::exists(m_dir->filePath(u"copy.part"_s)));
}

void BackupTest::makesTheCopyOfTheDayAndDeletesOldOnes()
{
    HistoryStore store(m_path);
    QVERIFY(settled(store.open()));
    write(store, 0, 3);
    QVERIFY(settled(store.conversations()));
    const auto first = keepBackups(m_path, noon);
    QCOMPARE(first->conversations, 3);
    QCOMPARE(copies(), QStringList{backupName(noon)});
    QVERIFY(keepBackups(m_path, noon.addSecs(3600))->path.isEmpty());
    QCOMPARE(copies().size(), 1);
    for (int day = 1; day <= 28; ++day)
        QVERIFY(!keepBackups(m_path, noon.addDays(day))->path.isEmpty());
    QCOMPARE(copies().size(), 10); // a Sunday again
    QVERIFY(copies().contains(backupName(noon.addDays(28))));
}

void BackupTest::keepsAnOldCopyRatherThanNone()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        write(store, 0, 3);
    }
    QVERIFY(keepBackups(m_path, noon));
    QFile(m_path).resize(100);
    const auto done = keepBackups(m_path, noon.addYears(1));
    QVERIFY(!done);
    QCOMPARE(copies(), QStringList{backupName(noon)});
}

void BackupTest::removesWhatKilledProgramsLeft()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
    }
    QVERIFY(keepBackups(m_path, noon));
    const QDir folder(backupFolder(m_path));
    const auto leave = [&folder](const QString &name) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("words");
    };
    const QString killed = backupName(noon.addDays(-1)) + u".part"_s;
    const QString running = backupName(noon.addDays(-2)) + u".part"_s;
    for (const QString &name : {killed, QString(killed + u"-journal"_s), running, u"mine.part"_s})
        leave(name);
    QLockFile lock(folder.filePath(running + u".lock"_s));
    QVERIFY(lock.tryLock(0));
    QVERIFY(keepBackups(m_path, noon.addSecs(3600))->path.isEmpty());
    QCOMPARE(copies(),
             QStringList({running, running + u".lock"_s, backupName(noon), u"mine.part"_s}));
    lock.unlock();
    QVERIFY(keepBackups(m_path, noon.addSecs(7200)));
    QCOMPARE(copies(), QStringList({backupName(noon), u"mine.part"_s}));
}

void BackupTest::deletesWhatAKilledSalvageLeft()
{
    QVERIFY(settled(HistoryStore(m_path).open()));
    const QDir beside = QFileInfo(m_path).absoluteDir();
    QVERIFY(beside.mkpath(u"salvage-aBc123/more"_s));
    QVERIFY(beside.mkpath(u"salvage-of-mine"_s));
    {
        const SalvageFolder running(m_path);
        QVERIFY(keepBackups(m_path, noon));
        QVERIFY(QFileInfo(running.filePath(u"lock"_s)).exists());
        QCOMPARE(beside.entryList({u"salvage-*"_s}).size(), 2);
    }
    QCOMPARE(beside.entryList({u"salvage-*"_s}), {u"salvage-of-mine"_s});
}

HIWAR_TEST(BackupTest, QCoreApplication)
#include "tst_backup.moc"
