// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/attempt.h"
#include "app/history/historystore.h"
#include "app/history/schema.h"
#include "app/history/storeerrortext.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class HistoryFaultsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void makesAFileThatOnlyItsOwnerReads();
    void takesAnEmptyFileForANewOne();
    void leavesAFileAloneThatIsNotItsOwn();
    void leavesAFileAloneThatIsNotItsOwn_data();
    void readsAFileOfANewerHiwarAndLeavesIt();
    void tellsOfAFolderThatCannotBeMade();
    void tellsOfAFolderThatCannotBeMade_data();
    void tellsOfADamagedFile();
    void tellsWhoHoldsTheFileAndGoesOnLater();
    void isWrittenByOneAndReadByTheOther();
    void isMergedIntoByManyAtOnce();
    void namesFaultsByTheirCode();
    void namesFaultsByTheirCode_data();
    void migratesForwardAndKeepsACopy();
    void leavesTheFileAsItWasWhenAMigrationFails();

private:
    StoreFault faultOnOpening()
    {
        HistoryStore store(m_path, 50ms);
        const auto opened = settled(store.open());
        if (opened)
            return StoreFault::Other;
        m_error = opened.error();
        // Every later call returns the same error, and does no harm.
        const auto saved = settled(store.saveConversation(ConversationInfo()));
        if (saved || !(saved.error() == m_error))
            qWarning() << "saving said something else";
        return m_error.fault;
    }
    void writeFile(const QByteArray &bytes)
    {
        QFile file(m_path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    StoreError m_error;
};

void HistoryFaultsTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"history.sqlite"_s);
}

void HistoryFaultsTest::makesAFileThatOnlyItsOwnerReads()
{
    m_path = m_dir->filePath(u"share/hiwar/history.sqlite"_s);
    HistoryStore store(m_path);
    QVERIFY(settled(store.open()));
    QVERIFY(settled(store.saveConversation(ConversationInfo())));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    const QFileInfo folder(m_dir->filePath(u"share/hiwar"_s));
    QVERIFY(!(folder.permissions() & others));
    const auto files = QDir(folder.filePath()).entryInfoList(QDir::Files);
    QVERIFY(files.size() >= 2); // the write-ahead log contains messages, too
    for (const QFileInfo &file : files) {
        if (file.suffix() == "lock"_L1)
            continue; // contains only which program it is
        QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
    }
}

void HistoryFaultsTest::takesAnEmptyFileForANewOne()
{
    writeFile({});
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
    }
    OtherProgram other(m_path);
    QCOMPARE(other.number(u"PRAGMA application_id"_s), historyApplicationId);
    QCOMPARE(other.number(u"PRAGMA user_version"_s), int(migrations().size()));
    QCOMPARE(other.run(u"PRAGMA journal_mode"_s), u"wal"_s);
}

void HistoryFaultsTest::leavesAFileAloneThatIsNotItsOwn_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("Dear diary, ").repeated(1000);
    QTest::newRow("one byte") << QByteArray("x");
    QTest::newRow("header alone") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("database of another program") << QByteArray();
}

void HistoryFaultsTest::leavesAFileAloneThatIsNotItsOwn()
{
    QFETCH(QByteArray, bytes);
    if (bytes.isEmpty())
        OtherProgram(m_path).run(u"CREATE TABLE recipes (name)"_s);
    else
        writeFile(bytes);
    const QByteArray before = bytesOf(m_path);
    QVERIFY(!before.isEmpty());
    QCOMPARE(faultOnOpening(), StoreFault::Unreadable);
    QCOMPARE(m_error.path, m_path);
    QVERIFY(!m_error.detail.isEmpty());
    QCOMPARE(bytesOf(m_path), before);
}

void HistoryFaultsTest::readsAFileOfANewerHiwarAndLeavesIt()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
    }
    const QString id = u"c"_s;
    {
        OtherProgram newer(m_path);
        newer.run(u"INSERT INTO conversation (id, title, title_is_own, profile_id, current_leaf, "
                  "draft, created_at, updated_at) VALUES ('c', 'Tides', 0, '', '', '', 1, 1)"_s);
        newer.run(u"ALTER TABLE conversation ADD COLUMN later TEXT"_s);
        newer.run(u"PRAGMA user_version = %1"_s.arg(migrations().size() + 1));
    }
    const QByteArray before = bytesOf(m_path);
    {
        HistoryStore store(m_path, 50ms);
        const auto state = settled(store.open());
        QVERIFY(state && state->readOnlyBecause);
        QCOMPARE(state->readOnlyBecause->fault, StoreFault::NewerSchema);
        QVERIFY(describeReadOnly(*state->readOnlyBecause).contains(u"newer Hiwar"_s));
        QCOMPARE(settled(store.conversations())->constFirst().title, u"Tides"_s);
        QCOMPARE(settled(store.search(u"tide"_s))->groups.size(), 1);
        const auto saved = settled(store.saveConversation({.id = id, .title = u"New"_s}));
        QCOMPARE(saved.error().fault, StoreFault::NewerSchema);
        QCOMPARE(settled(store.removeConversations({id})).error().fault, StoreFault::NewerSchema);
    }
    QCOMPARE(bytesOf(m_path), before);
    QCOMPARE(bytesOf(m_path + u"-wal"_s), QByteArray());
    QVERIFY(QDir(m_dir->path()).entryList({u"*.before-*"_s}).isEmpty());
}

void HistoryFaultsTest::tellsOfAFolderThatCannotBeMade_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("below a file") << u"plain/history.sqlite"_s;
    QTest::newRow("far below a file") << u"plain/a/b/history.sqlite"_s;
    QTest::newRow("is a folder") << u"."_s;
#ifdef Q_OS_LINUX
    QTest::newRow("where nobody may write") << u"/proc/hiwar/history.sqlite"_s; // not even root
    QTest::newRow("in a folder nobody may write to") << u"/proc/history.sqlite"_s;
#endif
}

void HistoryFaultsTest::tellsOfAFolderThatCannotBeMade()
{
    QFETCH(QString, path);
    QFile plain(m_dir->filePath(u"plain"_s));
    QVERIFY(plain.open(QFile::WriteOnly));
    m_path = QDir::isAbsolutePath(path) ? path : m_dir->filePath(path);
    QCOMPARE(faultOnOpening(), StoreFault::CannotOpen);
    QVERIFY(!m_error.detail.isEmpty());
}

void HistoryFaultsTest::tellsOfADamagedFile()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        ConversationInfo info;
        for (int i = 0; i < 200; ++i) {
            info.id = u"c%1"_s.arg(i);
            info.draft = QString(200, u'x');
            (void)store.saveConversation(info);
        }
    }
    QByteArray bytes = bytesOf(m_path);
    bytes.replace(4096, bytes.size() - 4096, QByteArray(bytes.size() - 4096, '\x7f'));
    writeFile(bytes);
    HistoryStore store(m_path);
    const auto opened = settled(store.open());
    const auto all = settled(store.conversations());
    QVERIFY(!all);
    QCOMPARE(all.error().fault, StoreFault::Unreadable);
    if (!opened)
        QCOMPARE(opened.error().fault, StoreFault::Unreadable);
}

void HistoryFaultsTest::tellsWhoHoldsTheFileAndGoesOnLater()
{
    HistoryStore store(m_path, 50ms);
    QVERIFY(settled(store.open()));
    ConversationInfo info;
    info.id = u"c"_s;
    QVERIFY(settled(store.saveConversation(info)));
    MessageNode node;
    node.id = u"m"_s;
    OtherProgram other(m_path);
    other.run(u"BEGIN IMMEDIATE"_s);
    QCOMPARE(settled(store.saveConversation(info)).error().fault, StoreFault::Busy);
    QCOMPARE(settled(store.saveMessage(u"c"_s, node)).error().fault, StoreFault::Busy);
    QCOMPARE(settled(store.removeMessages({u"m"_s})).error().fault, StoreFault::Busy);
    QVERIFY(settled(store.load(u"c"_s))); // reading still works
    other.run(u"COMMIT"_s);
    QVERIFY(settled(store.saveMessage(u"c"_s, node)));
    QCOMPARE(settled(store.load(u"c"_s))->nodes.size(), 1);
}

void HistoryFaultsTest::isWrittenByOneAndReadByTheOther()
{
    auto first = std::make_unique<HistoryStore>(m_path);
    QVERIFY(!settled(first->open())->readOnlyBecause);
    ConversationInfo info;
    info.id = u"c"_s;
    MessageNode node;
    node.id = u"a"_s;
    node.state = MessageState::Arriving;
    QVERIFY(settled(first->saveConversation(info)));
    QVERIFY(settled(first->saveMessage(u"c"_s, node)));

    HistoryStore second(m_path);
    const auto state = settled(second.open());
    QVERIFY(state && state->readOnlyBecause);
    QCOMPARE(state->readOnlyBecause->fault, StoreFault::Busy);
    QVERIFY(describeReadOnly(*state->readOnlyBecause).contains(u"Another Hiwar"_s));
    // A message that the first is still writing is no interrupted reply.
    QCOMPARE(settled(second.load(u"c"_s))->nodes.constFirst().state, MessageState::Arriving);
    QCOMPARE(settled(second.saveMessage(u"c"_s, node)).error().fault, StoreFault::Busy);
    node.content = u"more"_s;
    QVERIFY(settled(first->saveMessage(u"c"_s, node)));
    QCOMPARE(settled(second.load(u"c"_s))->nodes.constFirst().content, u"more"_s);

    // When the first has ended, the next saving succeeds, and this store becomes the writer.
    QObject here;
    int told = 0;
    second.whenTakenOver(&here, [&told](const HistoryState &taken) {
        ++told;
        QVERIFY(!taken.readOnlyBecause);
    });
    first.reset();
    node.content = u"most"_s;
    QVERIFY(settled(second.saveMessage(u"c"_s, node)));
    QTRY_COMPARE(told, 1);
    QCOMPARE(settled(second.load(u"c"_s))->nodes.constFirst().content, u"most"_s);
    HistoryStore third(m_path);
    QCOMPARE(settled(third.open())->readOnlyBecause->fault, StoreFault::Busy);
}

void HistoryFaultsTest::isMergedIntoByManyAtOnce()
{
    // Merges like `hiwar import` while the window is open.
    HistoryStore store(m_path);
    QVERIFY(settled(store.open()));
    auto other = HistoryFile::open(m_path, 5s);
    QVERIFY(other);
    QList<StoreResult<void>> all;
    ConversationInfo info;
    for (int i = 0; i < 50; ++i) {
        info.id = u"a%1"_s.arg(i);
        all.append(store.saveConversation(info));
        StoredConversation merged;
        merged.info.id = u"b%1"_s.arg(i);
        QVERIFY((*other)->merge(merged, {}, {}));
    }
    for (const auto &each : all)
        QVERIFY(settled(each));
    QCOMPARE(settled(store.conversations())->size(), 100);
}

void HistoryFaultsTest::namesFaultsByTheirCode_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<StoreFault>("fault");
    QTest::newRow("busy") << 5 << StoreFault::Busy;
    QTest::newRow("busy, extended") << 517 << StoreFault::Busy;
    QTest::newRow("read-only") << 8 << StoreFault::ReadOnly;
    QTest::newRow("full") << 13 << StoreFault::DiskFull;
    QTest::newRow("corrupt") << 11 << StoreFault::Unreadable;
    QTest::newRow("no database") << 26 << StoreFault::Unreadable;
    QTest::newRow("cannot open") << 14 << StoreFault::CannotOpen;
    QTest::newRow("input or output") << 10 << StoreFault::DiskFails;
    QTest::newRow("input or output, extended") << 778 << StoreFault::DiskFails;
    QTest::newRow("a mistake of ours") << 1 << StoreFault::Other;
}

void HistoryFaultsTest::namesFaultsByTheirCode()
{
    QFETCH(int, code);
    const SQLite::Exception error("words", code);
    QTEST(storeErrorOf(error, u"p"_s).fault, "fault");
    QCOMPARE(storeErrorOf(error, u"p"_s).path, u"p"_s);
    QVERIFY(storeErrorOf(error, u"p"_s).detail.contains(u"words"_s));
}

void HistoryFaultsTest::migratesForwardAndKeepsACopy()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
        ConversationInfo info;
        info.id = u"c"_s;
        QVERIFY(settled(store.saveConversation(info)));
    }
    const int next = int(migrations().size()) + 1;
    std::vector<Migration> later = migrations();
    later.push_back({"ALTER TABLE conversation ADD COLUMN added INTEGER NOT NULL DEFAULT 0"});
    {
        OtherProgram other(m_path);
        Database database(m_path, SQLite::OPEN_READWRITE, 50ms);
        QVERIFY(prepareHistory(database, later));
        QCOMPARE(other.number(u"PRAGMA user_version"_s), next);
        QCOMPARE(other.number(u"SELECT added FROM conversation"_s), 0);
        QVERIFY(prepareHistory(database, later)); // a second call changes nothing
    }
    m_path += u".before-%1"_s.arg(next);
    QVERIFY(!(QFileInfo(m_path).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    HistoryStore copy(m_path);
    QVERIFY(settled(copy.open()));
    QCOMPARE(settled(copy.conversations())->size(), 1);
}

void HistoryFaultsTest::leavesTheFileAsItWasWhenAMigrationFails()
{
    {
        HistoryStore store(m_path);
        QVERIFY(settled(store.open()));
    }
    std::vector<Migration> later = migrations();
    later.push_back({"ALTER TABLE conversation ADD COLUMN added", "CREATE nonsense"});
    {
        OtherProgram other(m_path);
        Database database(m_path, SQLite::OPEN_READWRITE, 50ms);
        QVERIFY(!prepareHistory(database, later));
        QCOMPARE(other.number(u"PRAGMA user_version"_s), int(migrations().size()));
    }
    HistoryStore store(m_path);
    QVERIFY(settled(store.open()));
    QVERIFY(settled(store.saveConversation(ConversationInfo())));
}

HIWAR_TEST(HistoryFaultsTest, QCoreApplication)
#include "tst_historyfaults.moc"
