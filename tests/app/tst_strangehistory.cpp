// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A malicious file that claims to be a history: no code in it runs, and reading can be stopped.
#include "app/history/copies.h"
#include "app/history/salvage.h"
#include "app/history/schema.h"
#include "app/transfer/historyfilereader.h"
#include "app/transfer/importjob.h"
#include "tests/support/otherprogram.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

#include <sqlite3.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class StrangeHistoryTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void runsNothingOfAStranger_data();
    void runsNothingOfAStranger();
    void computesNothingOfAStranger_data();
    void computesNothingOfAStranger();
    void findsDamageBesideAStrangersTable();
    void takesWhatIsOurs();
    void readsALaterHistory();
    void endsWhatGoesOnForEver();
    void endsWhenThePersonHasHadEnough();

private:
    ImportReport import(const ImportProgress &progress = [](qint64, qint64) { return true; })
    {
        const auto into = HistoryFile::open(m_dir->filePath(u"history.sqlite"_s), patience);
        Readers readers;
        readers.push_back(std::make_unique<HistoryFileReader>());
        return importFile(m_path, readers, into->get(), ImportMode::Merge, progress);
    }

    static constexpr std::chrono::seconds patience{5};
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void StrangeHistoryTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"strange.sqlite"_s);
    const auto file = HistoryFile::open(m_path, patience);
    StoredConversation made;
    made.info.id = u"c"_s;
    made.nodes = {MessageNode{.id = u"m"_s}};
    QVERIFY((*file)->merge(made, {}, {}));
}

void StrangeHistoryTest::runsNothingOfAStranger_data()
{
    QTest::addColumn<QStringList>("changes");
    QTest::newRow("conversations without end")
        << QStringList{u"ALTER TABLE conversation RENAME TO x"_s,
                       u"CREATE VIEW conversation AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
                       "SELECT i + 1 FROM n) SELECT x.*, i FROM x, n"_s};
    QTest::newRow("words without end") << QStringList{
        u"ALTER TABLE message RENAME TO x"_s,
        u"CREATE VIEW message AS SELECT *, printf('%.*c', 900000000, 'x') y FROM x"_s};
    QTest::newRow("a computed column")
        << QStringList{u"ALTER TABLE message ADD COLUMN y TEXT GENERATED ALWAYS AS "
                       "(printf('%.*c', 900000000, 'x'))"_s};
    QTest::newRow("a trigger") << QStringList{
        u"CREATE TRIGGER t AFTER INSERT ON message BEGIN DELETE FROM message; END"_s};
    QTest::newRow("a view of another name") << QStringList{u"CREATE VIEW v AS SELECT 1"_s};
    QTest::newRow("another table of that name")
        << QStringList{u"ALTER TABLE folder RENAME TO x"_s, u"CREATE TABLE folder(id, name)"_s};
    QTest::newRow("a virtual one") << QStringList{
        u"ALTER TABLE folder RENAME TO x"_s, u"CREATE VIRTUAL TABLE folder USING fts5(id, name)"_s};
}

void StrangeHistoryTest::runsNothingOfAStranger()
{
    QFETCH(QStringList, changes);
    {
        OtherProgram stranger(m_path);
        for (const QString &sql : std::as_const(changes))
            stranger.run(sql);
    }
    const ImportReport report = import();
    QVERIFY(report.error);
    QCOMPARE(report.error->store->fault, StoreFault::Unreadable);
    QCOMPARE(report.newMessages, 0);
    QCOMPARE(examineHistory(m_path).error().fault, StoreFault::Unreadable);
    // Also not as an older version, which is migrated on a copy.
    OtherProgram(m_path).run(u"PRAGMA user_version = 3"_s);
    QCOMPARE(import().error->store->fault, StoreFault::Unreadable);
    // Salvaging still reads the messages from its pages.
    QVERIFY(salvageHistory(m_path, m_dir->filePath(u"saved.sqlite"_s)));
}

void StrangeHistoryTest::computesNothingOfAStranger_data()
{
    QTest::addColumn<QString>("index");
    QTest::addColumn<int>("version");
    const int now = int(migrations().size());
    QTest::newRow("on words") << u"message(length(content))"_s << now;
    QTest::newRow("on some") << u"message(seq) WHERE length(content) < 9"_s << now;
    QTest::newRow("of another table") << u"notes(length(content))"_s << now;
    QTest::newRow("of a later version") << u"message(length(content))"_s << 99;
    QTest::newRow("of an older version") << u"message(length(content))"_s << 3;
}

void StrangeHistoryTest::computesNothingOfAStranger()
{
    QFETCH(QString, index);
    QFETCH(int, version);
    if (version == 3) {
        m_path = m_dir->filePath(u"older.sqlite"_s);
        Database database(m_path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, patience);
        QVERIFY(prepareHistory(database, {migrations().begin(), migrations().begin() + 3}));
        database.execute("INSERT INTO conversation VALUES ('c', '', 0, '', '', '', 1, 2, NULL, 0, "
                         "0, NULL); INSERT INTO message(id, conversation_id, role, content, state, "
                         "model, finish_reason, created_at) VALUES ('m', 'c', 'user', 'words', "
                         "'complete', '', '', 1)");
    }
    {
        // The foreign expressions fail if they are evaluated, so the test would notice.
        OtherProgram stranger(m_path);
        for (const QString &sql :
             {u"CREATE TABLE notes(content CHECK (content <> 5))"_s,
              u"INSERT INTO notes VALUES ('y')"_s,
              u"CREATE INDEX \"a \"\"strange\"\" one\" ON "_s + index,
              u"PRAGMA writable_schema = ON"_s,
              u"UPDATE sqlite_schema SET sql = replace(replace(sql, 'length(content)', "
              "'length(hex(zeroblob(300000000)) || content)'), '<> 5', "
              "'<> hex(zeroblob(300000000))') WHERE name LIKE 'a %' OR name = 'notes'"_s,
              u"PRAGMA user_version = %1"_s.arg(version)})
            stranger.run(sql);
    }
    const auto health = examineHistory(m_path);
    QVERIFY2(health, qPrintable(health ? QString() : health.error().detail));
    QCOMPARE(health->faults, QStringList());
    QCOMPARE(health->messages, 1);
    const ImportReport report = import();
    QCOMPARE(report.error, std::nullopt);
    QCOMPARE(report.newMessages, 1);
}

void StrangeHistoryTest::findsDamageBesideAStrangersTable()
{
    OtherProgram(m_path).run(u"CREATE TABLE notes(a)"_s);
    OtherProgram(m_path).run(u"PRAGMA foreign_keys = OFF"_s);
    OtherProgram(m_path).run(u"UPDATE message SET conversation_id = 'none'"_s);
    QCOMPARE(examineHistory(m_path)->faults, QStringList(u"A row of message belongs to nothing"_s));
}

void StrangeHistoryTest::takesWhatIsOurs()
{
    // A history as every version leaves it, after searching, and after its index was rebuilt.
    OtherProgram(m_path).run(u"CREATE TABLE notes(a)"_s); // a foreign table is ignored
    {
        const auto file = HistoryFile::open(m_path, patience);
        QVERIFY((*file)->makeIndexAnew());
    }
    QCOMPARE(import().error, std::nullopt);
    for (size_t version = 1; version < migrations().size(); ++version) {
        m_path = m_dir->filePath(u"version%1.sqlite"_s.arg(version));
        {
            Database database(m_path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, patience);
            QVERIFY(prepareHistory(
                database, {migrations().begin(), migrations().begin() + std::ptrdiff_t(version)}));
        }
        QCOMPARE(import().error, std::nullopt);
    }
}

void StrangeHistoryTest::readsALaterHistory()
{
    OtherProgram(m_path).run(u"ALTER TABLE message ADD COLUMN mood TEXT"_s);
    OtherProgram(m_path).run(u"PRAGMA user_version = 99"_s);
    QCOMPARE(import().newMessages, 1);
    OtherProgram(m_path).run(u"ALTER TABLE message ADD COLUMN y INTEGER GENERATED ALWAYS AS (1)"_s);
    QCOMPARE(import().error->store->fault, StoreFault::Unreadable);
}

void StrangeHistoryTest::endsWhatGoesOnForEver()
{
    Database database(m_path, SQLITE_OPEN_READWRITE, patience);
    int asked = 0;
    database.interruptWhen([&asked] { return ++asked == 3; });
    try {
        (void)database.number("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                              "SELECT count(*) FROM n");
        QFAIL("it has no end");
    } catch (const SQLite::Exception &error) {
        QCOMPARE(error.getErrorCode(), SQLITE_INTERRUPT);
    }
    QCOMPARE(asked, 3);
}

void StrangeHistoryTest::endsWhenThePersonHasHadEnough()
{
    {
        const auto file = HistoryFile::open(m_path, patience);
        StoredConversation large;
        large.info.id = u"large"_s;
        for (int i = 0; i < 3000; ++i)
            large.nodes.append(MessageNode{.id = u"l%1"_s.arg(i)});
        QVERIFY((*file)->merge(large, {}, {}));
    }
    int asked = 0;
    const ImportReport report = import([&asked](qint64, qint64) { return ++asked < 2; });
    QVERIFY(report.error);
    QCOMPARE(report.error->fault, TransferFault::Cancelled);
    QCOMPARE(report.newMessages, 0); // cancelled within one conversation
}

HIWAR_TEST(StrangeHistoryTest, QCoreApplication)
#include "tst_strangehistory.moc"
