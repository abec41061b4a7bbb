// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The error texts, and what is still stored, if the disk, the folder or the file has a fault. A
// separate program (historychild) meets it: on a small disk, or without write permission.
#include "app/history/historyfile.h"
#include "tests/support/otherprogram.h"
#include "tests/support/owndisk.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <unistd.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class HistoryTroubleTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void goesOnWhenTheDiskWasFull();
    void readsWhereTheDiskIsReadOnly();
    void readsWhereNobodyMayWrite_data();
    void readsWhereNobodyMayWrite();
    void writesAgainWhatWasDeleted_data();
    void writesAgainWhatWasDeleted();
    void leavesAFileThatTookItsPlace();
    void healsADamagedIndex();
    void keepsWhatWasStoredWhenThePowerFails();

private:
    /// Runs historychild until it ends. `before`: a program with arguments that starts it.
    QStringList tell(const QStringList &words, const QStringList &before = {})
    {
        QProcess child;
        const QStringList all = before + QStringList{QStringLiteral(HISTORY_CHILD), m_path} + words;
        child.setProcessChannelMode(QProcess::MergedChannels);
        child.start(all.constFirst(), all.mid(1));
        [&] { QTRY_COMPARE_WITH_TIMEOUT(child.state(), QProcess::NotRunning, 60000); }();
        child.kill();
        QStringList lines = QString::fromUtf8(child.readAll()).split(u'\n', Qt::SkipEmptyParts);
        for (QString &line : lines)
            line.replace(m_path, u"FILE"_s);
        return lines;
    }
    /// A new folder for the history.
    void makeFolder(const QString &below)
    {
        m_dir = std::make_unique<QTemporaryDir>(below + u"/history-XXXXXX"_s);
        m_folder = m_dir->filePath(u"hiwar"_s);
        m_path = m_folder + u"/history.sqlite"_s;
        QVERIFY(QDir().mkdir(m_folder));
    }
    QStringList smallDisk() const { return withOwnDisk(m_folder, u"1m"_s); }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_folder;
    QString m_path;
};

void HistoryTroubleTest::init()
{
    TestCase::init();
    makeFolder(QDir::tempPath());
}

void HistoryTroubleTest::goesOnWhenTheDiskWasFull()
{
    const QStringList disk = smallDisk();
    if (disk.isEmpty())
        QSKIP("this system lets nobody make a disk of his own");
    const QStringList lines = tell({u"open"_s, u"save:a"_s, u"big:b"_s, u"list"_s, u"save:c"_s,
                                    u"close"_s, u"open"_s, u"list"_s, u"search:a"_s},
                                   disk);
    const QString full = u"not saved: The disk is full: FILE cannot grow. Free some space."_s;
    QCOMPARE(lines, QStringList({u"open"_s, u"saved"_s, full, u"a"_s, u"saved"_s, u"closed"_s,
                                 u"open"_s, u"a c"_s, u"found a"_s}));
}

void HistoryTroubleTest::readsWhereTheDiskIsReadOnly()
{
    const QStringList disk = smallDisk();
    if (disk.isEmpty())
        QSKIP("this system lets nobody make a disk of his own");
    const QString lock = u"sh:mount -o remount,bind,ro \""_s + m_folder + u'"';
    const QStringList lines = tell({u"open"_s, u"save:a"_s, u"close"_s, lock, u"open"_s, u"list"_s,
                                    u"search:a"_s, u"save:b"_s},
                                   disk);
    QCOMPARE(lines.mid(0, 4), QStringList({u"open"_s, u"saved"_s, u"closed"_s, u"done"_s}));
    QVERIFY2(lines.value(4).startsWith(u"read-only: FILE may not be written."_s),
             qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.mid(5, 2), QStringList({u"a"_s, u"found a"_s}));
    QVERIFY2(lines.value(7).startsWith(u"not saved: FILE "_s), qPrintable(lines.join(u'\n')));
}

void HistoryTroubleTest::readsWhereNobodyMayWrite_data()
{
    QTest::addColumn<QString>("command"); // removes the write permission
    QTest::addColumn<bool>("canRead");
    QTest::newRow("the file") << u"chmod 400 %1/history.sqlite"_s << true;
    QTest::newRow("the folder") << u"chmod 500 %1"_s << true;
    QTest::newRow("both") << u"chmod 400 %1/history.sqlite; chmod 500 %1"_s << true;
    QTest::newRow("nor read") << u"chmod 000 %1/history.sqlite"_s << false;
}

void HistoryTroubleTest::readsWhereNobodyMayWrite()
{
    QFETCH(QString, command);
    QFETCH(bool, canRead);
    // Root may write everything, so another user runs it. That user may have no access to the clone
    // and TMPDIR, but always to /tmp.
    QStringList who;
    if (geteuid() == 0) {
        constexpr uid_t somebody = 65534;
        makeFolder(u"/tmp"_s);
        for (const QString &folder : {m_dir->path(), m_folder})
            QCOMPARE(chown(QFile::encodeName(folder).constData(), somebody, gid_t(-1)), 0);
        who.append(u"as:%1"_s.arg(somebody));
    }
    const auto said = [&](const QStringList &words) { return tell(who + words).mid(who.size()); };
    QCOMPARE(said({u"open"_s, u"save:a"_s}), QStringList({u"open"_s, u"saved"_s}));
    QCOMPARE(std::system(command.arg(m_folder).toUtf8().constData()), 0);
    const QStringList lines = said({u"open"_s, u"list"_s, u"save:b"_s});
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (!canRead) {
        QVERIFY2(lines.value(0).startsWith(u"closed: FILE cannot be opened"_s),
                 qPrintable(lines.join(u'\n')));
        return;
    }
    QVERIFY2(lines.value(0).startsWith(u"read-only: FILE may not be written."_s),
             qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.value(1), u"a"_s);
    QVERIFY2(lines.value(2).startsWith(u"not saved: "_s), qPrintable(lines.join(u'\n')));
}

void HistoryTroubleTest::writesAgainWhatWasDeleted_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("the file") << u"rm %1/history.sqlite*"_s;
    QTest::newRow("the folder") << u"rm -r %1"_s;
    QTest::newRow("moved away") << u"mv %1 %1-else"_s;
}

void HistoryTroubleTest::writesAgainWhatWasDeleted()
{
    QFETCH(QString, command);
    const QStringList lines =
        tell({u"open"_s, u"save:a"_s, u"sh:"_s + command.arg(m_folder), u"save:b"_s, u"list"_s,
              u"search:a"_s, u"close"_s, u"open"_s, u"list"_s});
    QCOMPARE(lines, QStringList({u"open"_s, u"saved"_s, u"done"_s, u"saved"_s, u"a b"_s,
                                 u"found a"_s, u"closed"_s, u"open"_s, u"a b"_s}));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFileInfo(m_path).permissions() & others));
}

void HistoryTroubleTest::leavesAFileThatTookItsPlace()
{
    const QString replace = u"sh:rm %1/history.sqlite*; echo mine > %1/history.sqlite"_s;
    const QStringList lines =
        tell({u"open"_s, u"save:a"_s, replace.arg(m_folder), u"save:b"_s, u"list"_s});
    QVERIFY2(lines.value(3).startsWith(
                 u"not saved: FILE was moved, deleted or replaced, and cannot be written there"_s),
             qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.value(4), u"a"_s); // what was stored can still be read
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine\n"));
}

void HistoryTroubleTest::healsADamagedIndex()
{
    QCOMPARE(tell({u"open"_s, u"save:alpha"_s, u"search:alpha"_s}),
             QStringList({u"open"_s, u"saved"_s, u"found alpha"_s}));
    OtherProgram(m_path).run(u"UPDATE message_search_data SET block = x'7f7f7f7f7f7f7f7f'"_s);
    const QStringList lines = tell({u"open"_s, u"search:alpha"_s, u"list"_s, u"save:beta"_s,
                                    u"search:alpha"_s, u"search:beta"_s});
    QVERIFY2(lines.value(1).startsWith(u"FILE is damaged"_s), qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.mid(2),
             QStringList({u"alpha"_s, u"saved"_s, u"found alpha"_s, u"found beta"_s}));
}

void HistoryTroubleTest::keepsWhatWasStoredWhenThePowerFails()
{
    // Copies the files one after the other while they are written: like the contents of a disk when
    // the power is cut.
    QProcess writer;
    QByteArray told;
    connect(&writer, &QProcess::readyReadStandardOutput, this,
            [&] { told += writer.readAllStandardOutput(); });
    writer.start(QStringLiteral(HISTORY_WRITER), {m_path});
    for (int moment = 0; moment < 12; ++moment) {
        const auto before = told.count('\n');
        QTRY_VERIFY_WITH_TIMEOUT(told.count('\n') > before + moment, 30000);
        const QByteArray whole = told.left(told.lastIndexOf('\n'));
        const qsizetype stored = whole.mid(whole.lastIndexOf('\n') + 1).toLongLong();
        const QString folder = m_dir->filePath(u"moment%1"_s.arg(moment));
        QVERIFY(QDir().mkdir(folder));
        for (const QString &name : {u"history.sqlite"_s, u"history.sqlite-wal"_s})
            QFile::copy(m_folder + u'/' + name, folder + u'/' + name);
        const auto file = HistoryFile::open(folder + u"/history.sqlite"_s, std::chrono::seconds(5));
        QVERIFY2(file, qPrintable(file ? QString() : file.error().detail));
        const auto loaded = (*file)->load(u"c"_s);
        QVERIFY(loaded);
        QVERIFY(loaded->nodes.constFirst().content.size() >= stored);
        QCOMPARE(OtherProgram(folder + u"/history.sqlite"_s).run(u"PRAGMA integrity_check"_s),
                 u"ok"_s);
    }
    writer.kill();
    QTRY_COMPARE(writer.state(), QProcess::NotRunning);
}

HIWAR_TEST(HistoryTroubleTest, QCoreApplication)
#include "tst_historytrouble.moc"
