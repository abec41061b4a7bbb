// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"
#include "app/history/salvage.h"
#include "app/history/schema.h"
#include "app/sqlite/database.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QTemporaryDir>

#include <sqlite3.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds patience{5};
constexpr int conversations = 20;
constexpr int messages = 20; // in each
const QByteArray bytes = "a file";
const QByteArray reading = "what was read in it";
const QByteArray drafted = "a file that is not sent";
const QByteArray queued = "a file that waits";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class SalvageTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void findsASoundHistorySound();
    void savesAllOfASoundHistory();
    void savesWhatCanBeRead_data();
    void savesWhatCanBeRead();
    void savesWithoutTheFirstPage_data();
    void savesWithoutTheFirstPage();
    void savesUnderAWrongPageSize();
    void savesWhatIsOnlyInTheLog();
    void savesOlderRows();
    void tellsOfWhatIsNoHistory_data();
    void tellsOfWhatIsNoHistory();
    void neverWritesOverAFile();
    void hasItsNameWhenItIsWhole();
    void leavesNothingWhenItIsEnded_data();
    void leavesNothingWhenItIsEnded();
    void takesThePlaceOfAHalfOne();

private:
    const QTemporaryDir m_made; ///< the history that each test copies and damages
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    QString m_target;
};

void SalvageTest::initTestCase()
{
    const auto file =
        HistoryFile::open(m_made.filePath(u"history.sqlite"_s), std::chrono::seconds(5));
    QVERIFY(file);
    QVERIFY((*file)->saveFolder({u"f"_s, u"Sea"_s}));
    for (int c = 0; c < conversations; ++c) {
        StoredConversation made;
        made.info.id = u"c%1"_s.arg(c);
        made.info.title = u"Title %1"_s.arg(c);
        made.info.tags = {u"t"_s};
        made.info.model = u"m"_s;
        made.info.settings.fields = {{u"seed"_s, c}};
        QString parent;
        for (int m = 0; m < messages; ++m) {
            MessageNode node;
            node.id = u"c%1m%2"_s.arg(c).arg(m);
            node.askedWith = m % 4 == 0 ? u"w%1"_s.arg(m) : QString();
            node.parentId = parent;
            node.content = u"%1 "_s.arg(node.id).repeated(100);
            node.attachments = {{attachmentHash(bytes), u"a.txt"_s, u"text/plain"_s, bytes.size()}};
            if (m % 3 == 0) {
                node.attachments.last().reading = attachmentHash(reading);
                node.attachments.last().use = {.share = AttachmentShare::Pages, .pages = u"1"_s};
            }
            made.nodes.append(node);
            parent = node.id;
        }
        made.info.currentLeaf = parent;
        if (c % 2 == 0)
            made.info.draftAttachments = {{.hash = attachmentHash(drafted),
                                           .name = u"b.png"_s,
                                           .mediaType = u"image/png"_s,
                                           .size = drafted.size(),
                                           .use = {.form = AttachmentForm::Picture}}};
        if (c % 3 == 0) {
            made.info.forkedFrom = u"c%1m1"_s.arg(c + 1);
            made.info.queued = {{u"c%1q1"_s.arg(c), u"And then?"_s, {}},
                                {u"c%1q2"_s.arg(c),
                                 u"ثم؟"_s,
                                 {{.hash = attachmentHash(queued),
                                   .name = u"c.txt"_s,
                                   .mediaType = u"text/plain"_s,
                                   .size = queued.size()}}}};
        }
        const QList<AttachmentData> contents = {{attachmentHash(bytes), bytes},
                                                {attachmentHash(reading), reading},
                                                {attachmentHash(drafted), drafted},
                                                {attachmentHash(queued), queued}};
        QVERIFY((*file)->merge(made, contents, {u"f"_s, u"Sea"_s}));
    }
    while ((*file)->workOn().value_or(false)) {
    }
}

void SalvageTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"history.sqlite"_s);
    m_target = m_dir->filePath(u"saved.sqlite"_s);
    QVERIFY(QFile::copy(m_made.filePath(u"history.sqlite"_s), m_path));
}

void SalvageTest::findsASoundHistorySound()
{
    const auto health = examineHistory(m_path);
    QVERIFY(health);
    QCOMPARE(health->faults, QStringList());
    QCOMPARE(health->conversations, conversations);
    QCOMPARE(health->messages, conversations * messages);
    OtherProgram(m_path).run(u"PRAGMA foreign_keys = OFF"_s);
    OtherProgram(m_path).run(u"UPDATE message SET conversation_id = 'none' WHERE id = 'c1m1'"_s);
    QCOMPARE(examineHistory(m_path)->faults.size(), 1);
}

void SalvageTest::savesAllOfASoundHistory()
{
    const auto saved = salvageHistory(m_path, m_target);
    QVERIFY(saved);
    QCOMPARE(saved->conversations, conversations);
    QCOMPARE(saved->messages, conversations * messages);
    QCOMPARE(saved->unreadable, 0);
    const auto from = HistoryFile::open(m_path, std::chrono::seconds(5));
    const auto to = HistoryFile::open(m_target, std::chrono::seconds(5));
    for (int c = 0; c < conversations; ++c)
        QCOMPARE((*to)->load(u"c%1"_s.arg(c)), (*from)->load(u"c%1"_s.arg(c)));
    QCOMPARE((*to)->folders(), (*from)->folders());
    for (const QByteArray &content : {bytes, reading, drafted, queued})
        QCOMPARE((*to)->attachment(attachmentHash(content)), content);
}

void SalvageTest::savesWhatCanBeRead_data()
{
    QTest::addColumn<double>("position"); // of the file
    QTest::addColumn<int>("pages");
    QTest::addColumn<bool>("truncated");
    for (int tenth = 1; tenth < 10; tenth += 2) {
        QTest::addRow("a page at %d tenths", tenth) << tenth / 10.0 << 1 << false;
        QTest::addRow("20 pages at %d tenths", tenth) << tenth / 10.0 << 20 << false;
        QTest::addRow("cut off at %d tenths", tenth) << tenth / 10.0 << 0 << true;
    }
}

void SalvageTest::savesWhatCanBeRead()
{
    QFETCH(double, position);
    QFETCH(int, pages);
    QFETCH(bool, truncated);
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadWrite));
    const qint64 all = file.size() / 4096;
    const qint64 first = std::max<qint64>(1, qint64(double(all) * position));
    if (truncated) {
        file.resize(first * 4096);
    } else {
        file.seek(first * 4096);
        file.write(QByteArray(4096 * pages, '\x7f'));
    }
    file.close();
    const QByteArray before = contentOf(m_path);

    const auto health = examineHistory(m_path);
    const auto saved = salvageHistory(m_path, m_target);
    QCOMPARE(contentOf(m_path), before);
    // Damage that goes unnoticed hit no message, but for example the word index, which is rebuilt.
    if (health && health->faults.isEmpty())
        QCOMPARE(saved->messages, conversations * messages);
    QVERIFY(saved);
    const auto sound = examineHistory(m_target);
    QVERIFY(sound);
    QCOMPARE(sound->faults, QStringList());
    QCOMPARE(sound->messages, saved->messages);
    // A page holds some messages; a page of the tree above them refers to at most some hundreds.
    if (pages == 1)
        QVERIFY2(saved->messages > conversations * messages / 2,
                 qPrintable(QString::number(saved->messages)));
    const auto to = HistoryFile::open(m_target, std::chrono::seconds(5));
    const auto found = (*to)->conversations();
    for (const ConversationInfo &info : *found) {
        const auto loaded = (*to)->load(info.id);
        for (const MessageNode &node : loaded->nodes)
            QCOMPARE(node.content, u"%1 "_s.arg(node.id).repeated(100)); // texts are never mixed up
    }
}

void SalvageTest::savesWithoutTheFirstPage_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("junk") << QByteArray(4096, '\x7f');
    QTest::newRow("only its first words") << QByteArray("SQLite format 4");
    QTest::newRow("a schema of nothing")
        << QByteArray(QByteArray("SQLite format 3\0", 16) + QByteArray(4080, '\0'));
}

void SalvageTest::savesWithoutTheFirstPage()
{
    QFETCH(QByteArray, content);
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadWrite));
    file.write(content);
    file.close();
    QVERIFY(!examineHistory(m_path));
    const auto saved = salvageHistory(m_path, m_target);
    QVERIFY(saved);
    QCOMPARE(saved->conversations, conversations);
    QCOMPARE(saved->messages, conversations * messages);
    const auto from = HistoryFile::open(m_made.filePath(u"history.sqlite"_s), patience);
    const auto to = HistoryFile::open(m_target, patience);
    for (int c = 0; c < conversations; ++c)
        QCOMPARE((*to)->load(u"c%1"_s.arg(c)), (*from)->load(u"c%1"_s.arg(c)));
    QCOMPARE((*to)->folders(), (*from)->folders());
}

void SalvageTest::savesUnderAWrongPageSize()
{
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadWrite));
    file.seek(16);
    file.write(QByteArray("\x04\0", 2)); // a page size of 1024
    file.close();
    const auto saved = salvageHistory(m_path, m_target);
    QVERIFY(saved);
    QCOMPARE(saved->conversations, conversations);
    QCOMPARE(saved->messages, conversations * messages);
}

void SalvageTest::savesWhatIsOnlyInTheLog()
{
    // As a killed program leaves the file and its log.
    const QString copy = m_dir->filePath(u"killed.sqlite"_s);
    {
        const auto file = HistoryFile::open(m_path, patience);
        QVERIFY((*file)->saveConversation({.id = u"late"_s, .title = u"Late"_s}));
        MessageNode node;
        node.id = u"last"_s;
        node.content = u"last words "_s.repeated(2000); // spans several pages
        QVERIFY((*file)->saveMessage(u"late"_s, node));
        for (const QString &end : {u""_s, u"-wal"_s})
            QVERIFY(QFile::copy(m_path + end, copy + end));
    }
    QFile file(copy);
    QVERIFY(file.open(QFile::ReadWrite));
    file.write(QByteArray(4096, '\x7f'));
    file.close();
    const auto saved = salvageHistory(copy, m_target);
    QVERIFY(saved);
    QCOMPARE(saved->messages, conversations * messages + 1);
    const auto to = HistoryFile::open(m_target, patience);
    QCOMPARE((*to)->load(u"late"_s)->nodes.constFirst().content, u"last words "_s.repeated(2000));
}

void SalvageTest::savesOlderRows()
{
    // Rows that an early version wrote and no later one changed lack the later columns.
    const QString old = m_dir->filePath(u"old.sqlite"_s);
    {
        Database database(old, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, patience);
        QVERIFY(prepareHistory(database, {migrations().front()}));
        database.execute("INSERT INTO conversation VALUES ('c', 'Old', 1, 'p', 'm', '', 1, 2)");
        database.execute("INSERT INTO message VALUES (7, 'm', 'c', NULL, 'user', 'old words', "
                         "'complete', NULL, '', '', NULL, NULL, NULL, 5)");
    }
    {
        const auto file = HistoryFile::open(old, patience); // migrates
        QVERIFY(file);
    }
    QFile file(old);
    QVERIFY(file.open(QFile::ReadWrite));
    file.write(QByteArray(4096, '\0'));
    file.close();
    const auto saved = salvageHistory(old, m_target);
    QVERIFY(saved);
    QCOMPARE(saved->messages, 1);
    const auto loaded = HistoryFile::open(m_target, patience).value()->load(u"c"_s);
    QCOMPARE(loaded->info.title, u"Old"_s);
    QCOMPARE(loaded->nodes.constFirst().content, u"old words"_s);
    QCOMPARE(loaded->nodes.constFirst().createdAt.toMSecsSinceEpoch(), 5);
}

void SalvageTest::tellsOfWhatIsNoHistory_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << QByteArray("Dear diary, ");
    QTest::newRow("much text") << QByteArray("Dear diary, ").repeated(5000);
    QTest::newRow("zeros") << QByteArray(100'000, '\0');
    QTest::newRow("the first 50 bytes") << contentOf(m_made.filePath(u"history.sqlite"_s)).left(50);
    const QString other = m_made.filePath(u"other.sqlite"_s);
    OtherProgram(other).run(u"CREATE TABLE a(b, c)"_s);
    OtherProgram(other).run(u"INSERT INTO a VALUES ('x', 1)"_s);
    QTest::newRow("another program's database") << contentOf(other);
}

void SalvageTest::tellsOfWhatIsNoHistory()
{
    QFETCH(QByteArray, content);
    QFile file(m_path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(content);
    file.close();
    QCOMPARE(examineHistory(m_path).error().fault, StoreFault::Unreadable);
    QCOMPARE(salvageHistory(m_path, m_target).error().fault, StoreFault::Unreadable);
    QVERIFY(QDir(m_dir->path()).entryList({u"saved.sqlite*"_s}).isEmpty());
    QCOMPARE(contentOf(m_path), content);
    QCOMPARE(examineHistory(m_target).error().fault, StoreFault::CannotOpen);
}

void SalvageTest::neverWritesOverAFile()
{
    QCOMPARE(salvageHistory(m_path, m_path).error().fault, StoreFault::CannotOpen);
    QCOMPARE(examineHistory(m_path)->messages, conversations * messages);
}

void SalvageTest::hasItsNameWhenItIsWhole()
{
    int asked = 0;
    bool isThere = false;
    QVERIFY(salvageHistory(m_path, m_target, [&] {
        ++asked;
        isThere |= QFile::exists(m_target);
        return false;
    }));
    QVERIFY(asked > 10);
    QVERIFY(!isThere);
    QCOMPARE(QDir(m_dir->path()).entryList({u"saved.sqlite*"_s}), QStringList(u"saved.sqlite"_s));
}

void SalvageTest::leavesNothingWhenItIsEnded_data()
{
    QTest::addColumn<int>("after"); // number of calls before the callback cancels
    for (const int after : {1, 20, 60})
        QTest::addRow("%d", after) << after;
}

void SalvageTest::leavesNothingWhenItIsEnded()
{
    QFETCH(int, after);
    int asked = 0;
    const auto saved = salvageHistory(m_path, m_target, [&] { return ++asked >= after; });
    QVERIFY(saved);
    QCOMPARE(saved->conversations, 0);
    QVERIFY(QDir(m_dir->path()).entryList({u"saved.sqlite*"_s}).isEmpty());
}

void SalvageTest::takesThePlaceOfAHalfOne()
{
    for (const QString &end : {u".part"_s, u".part-wal"_s}) {
        QFile half(m_target + end);
        QVERIFY(half.open(QFile::WriteOnly));
        half.write("left by a program that was killed");
    }
    QCOMPARE(salvageHistory(m_path, m_target)->messages, conversations * messages);
    QCOMPARE(QDir(m_dir->path()).entryList({u"saved.sqlite*"_s}), QStringList(u"saved.sqlite"_s));
}

HIWAR_TEST(SalvageTest, QCoreApplication)
#include "tst_salvage.moc"
