// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite/database.h"
#include "app/sqlite/leafpages.h"
#include "tests/support/testcase.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>

#include <limits>

#include <sqlite3.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;
using Kind = CellValue::Kind;

class LeafPagesTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsEveryKindOfValue();
    void readsWhatGoesOnElsewhere_data();
    void readsWhatGoesOnElsewhere();
    void findsTheSizeOfPages_data();
    void findsTheSizeOfPages();
    void believesTheLogThatGoesWithTheFile();
    void countsWhatIsMissing();
    void endsWithACircle();
    void passesOverWhatIsNoRecord_data();
    void passesOverWhatIsNoRecord();

private:
    /// Rows in pages of that size; some continue on overflow pages.
    static QByteArray madeOfPages(int pageSize)
    {
        return made("PRAGMA page_size=" + QByteArray::number(pageSize) +
                    "; CREATE TABLE t(a); CREATE INDEX i ON t(a);"
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 37 FROM n "
                    "WHERE i < 9000) INSERT INTO t SELECT printf('%.*c', i, 'x') FROM n;"
                    "DELETE FROM t WHERE rowid % 7 = 0");
    }
    /// The bytes of a database file made by these statements.
    static QByteArray made(const QByteArray &sql)
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"made.sqlite"_s);
        {
            Database database(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                              std::chrono::seconds(1));
            database.execute(sql.toStdString());
        }
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The table rows found; stores in `unreadable` how many places could not be read.
    static QList<FoundRow> rowsIn(QByteArray bytes, qint64 *unreadable = nullptr)
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        PageFile file(buffer, nullptr);
        QList<FoundRow> rows;
        const qint64 missed = readRows(file, [&](const FoundRow &row) {
            if (row.rowid)
                rows.append(row);
            return true;
        });
        if (unreadable)
            *unreadable = missed;
        return rows;
    }
};

void LeafPagesTest::readsEveryKindOfValue()
{
    qint64 unreadable = -1;
    const auto rows =
        rowsIn(made("CREATE TABLE t(a, b, c, d, e, f, g, h, i, j);"
                    "INSERT INTO t VALUES (NULL, 0, 1, -1, 300, -70000, 9223372036854775807, "
                    "1099511627776, 'words', x'00ff');"
                    "INSERT INTO t(rowid, a) VALUES (9223372036854775807, 1.5)"),
               &unreadable);
    QCOMPARE(unreadable, 0);
    QCOMPARE(rows.size(), 2);
    const auto number = [](qint64 value) { return CellValue{Kind::Integer, value, {}}; };
    QCOMPARE(rows.at(0).rowid, std::optional<qint64>(1));
    QCOMPARE(rows.at(0).values,
             QList<CellValue>({CellValue{}, number(0), number(1), number(-1), number(300),
                               number(-70000), number(std::numeric_limits<qint64>::max()),
                               number(1099511627776), CellValue{Kind::Text, 0, "words"},
                               CellValue{Kind::Blob, 0, QByteArray("\0\xff", 2)}}));
    QCOMPARE(rows.at(1).rowid, std::optional(std::numeric_limits<qint64>::max()));
    QCOMPARE(rows.at(1).values.constFirst().kind, Kind::Real);
}

void LeafPagesTest::readsWhatGoesOnElsewhere_data()
{
    QTest::addColumn<int>("pageSize");
    for (const int size : {512, 1024, 4096, 65536})
        QTest::addRow("%d", size) << size;
}

void LeafPagesTest::readsWhatGoesOnElsewhere()
{
    QFETCH(int, pageSize);
    // Lengths around each one at which another overflow page begins.
    const QByteArray bytes = madeOfPages(pageSize);
    qint64 unreadable = -1;
    const auto rows = rowsIn(bytes, &unreadable);
    QCOMPARE(unreadable, 0);
    QCOMPARE(rows.size(), 245 - 245 / 7);
    for (const FoundRow &row : rows)
        QCOMPARE(row.values.constFirst().bytes, QByteArray((*row.rowid - 1) * 37 + 1, 'x'));
}

void LeafPagesTest::findsTheSizeOfPages_data()
{
    QTest::addColumn<int>("pageSize");
    QTest::addColumn<QByteArray>("told"); // page size in the file header
    for (int size = 512; size <= 65536; size *= 2) {
        QTest::addRow("%d, told 0", size) << size << QByteArray("\0\0", 2);
        QTest::addRow("%d, told 512", size) << size << QByteArray("\x02\0", 2);
        QTest::addRow("%d, told 4096", size) << size << QByteArray("\x10\0", 2);
        QTest::addRow("%d, told 8192", size) << size << QByteArray("\x20\0", 2);
        QTest::addRow("%d, told 65536", size) << size << QByteArray("\0\1", 2);
    }
}

void LeafPagesTest::findsTheSizeOfPages()
{
    QFETCH(int, pageSize);
    QFETCH(QByteArray, told);
    QByteArray bytes = madeOfPages(pageSize);
    bytes[20] = '\x20'; // as if each page had unused bytes at its end
    QCOMPARE(rowsIn(bytes).size(), 245 - 245 / 7);
    bytes.replace(16, 2, told);
    QCOMPARE(rowsIn(bytes).size(), 245 - 245 / 7);
}

void LeafPagesTest::believesTheLogThatGoesWithTheFile()
{
    // As a killed program leaves both: the file has only its first page, and that is outdated.
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"made.sqlite"_s);
    Database database(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, std::chrono::seconds(1));
    database.execute("PRAGMA page_size=1024; PRAGMA journal_mode=WAL; CREATE TABLE t(a); "
                     "INSERT INTO t VALUES ('words'), ('others')");
    QFile file(path);
    QFile log(path + u"-wal"_s);
    QVERIFY(file.open(QFile::ReadOnly) && log.open(QFile::ReadOnly));
    QByteArray bytes = file.readAll();
    QVERIFY(bytes.size() <= 1024);
    bytes = QByteArray("SQLite format 3\0\x20\0", 18) + bytes.sliced(18);
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    PageFile pages(buffer, &log);
    qsizetype rows = 0;
    QCOMPARE(readRows(pages,
                      [&rows](const FoundRow &) {
                          ++rows;
                          return true;
                      }),
             0);
    QCOMPARE(rows, 2);
}

void LeafPagesTest::countsWhatIsMissing()
{
    const QByteArray bytes =
        made("CREATE TABLE t(a);"
             "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) "
             "INSERT INTO t SELECT printf('%.*c', 1000, 'x') FROM n");
    const qsizetype all = rowsIn(bytes).size();
    QCOMPARE(all, 100);
    for (const char filling : {'\0', '\x7f', '\x0d'}) {
        QByteArray hurt = bytes;
        hurt.replace(4096 * 3, 4096, QByteArray(4096, filling));
        qint64 unreadable = 0;
        QVERIFY(rowsIn(hurt, &unreadable).size() < all);
        QCOMPARE(unreadable, 1);
    }
    qint64 unreadable = 0;
    QVERIFY(rowsIn(bytes.left(bytes.size() / 2), &unreadable).size() < all);
    QVERIFY(unreadable > 0);
}

void LeafPagesTest::endsWithACircle()
{
    QByteArray bytes = made("CREATE TABLE t(a); INSERT INTO t VALUES (printf('%.*c', 50000, 'x'))");
    QCOMPARE(rowsIn(bytes).size(), 1);
    for (qsizetype page = 2; page < bytes.size() / 4096; ++page) // each points to page 3 as next
        bytes.replace(page * 4096, 4, QByteArray("\0\0\0\3", 4));
    qint64 unreadable = 0;
    QVERIFY(rowsIn(bytes, &unreadable).isEmpty());
    QVERIFY(unreadable > 0);
}

void LeafPagesTest::passesOverWhatIsNoRecord_data()
{
    QTest::addColumn<QByteArray>("payload");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a header beyond its end") << QByteArray("\x09\x01\x01");
    QTest::newRow("a header before its beginning") << QByteArray("\0\x01", 2);
    QTest::newRow("a value beyond its end") << QByteArray("\x02\x06\x01");
    QTest::newRow("bytes that belong to nothing") << QByteArray("\x02\x01\x01\x01");
    QTest::newRow("a type that there is not") << QByteArray("\x02\x0a");
    QTest::newRow("a number without an end") << QByteArray(9, '\xff');
    QTest::newRow("more columns than any table of ours")
        << QByteArray(QByteArray(1, '\x42') + QByteArray(65, '\0'));
}

void LeafPagesTest::passesOverWhatIsNoRecord()
{
    QFETCH(QByteArray, payload);
    QVERIFY(!recordIn(payload));
}

HIWAR_TEST(LeafPagesTest, QCoreApplication)
#include "tst_leafpages.moc"
