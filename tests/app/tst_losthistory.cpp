// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A history that is missing, empty or damaged while there are backup copies: nothing is replaced
// silently, and the user can recover.
#include "app/history/backupplan.h"
#include "app/history/historystore.h"
#include "app/history/salvage.h"
#include "net/values/utc.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 3, 1), QTime(12, 0), utc);
constexpr int messages = 100;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void writeTo(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class LostHistoryTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_store.reset(); }
    void remembersTheCopiesUntilItIsDecided_data();
    void remembersTheCopiesUntilItIsDecided();
    void hasNothingToRememberOnANewMachine();
    void findsTheNewestCopyThatIsWhole();
    void findsDamageWithTheDailyCopy();
    void findsDamageWhereItIsMet();
    void readsWhatIsWholeOfADamagedOne();
    void takesABrokenIndexForNoDamage();
    void putsADamagedOneAside_data();
    void putsADamagedOneAside();
    void leavesASoundOneWhereItIs();
    void keepsTheLastCopyOfWhatIsLost();
    void letsCopiesOfWhatWasDeletedGo();

private:
    void open()
    {
        m_store = std::make_unique<HistoryStore>(m_path);
        m_store->whenDamaged(this, [this](const StoreError &error) { m_told.append(error); });
    }
    void hurt(qint64 firstPage, qint64 pages)
    {
        QFile file(m_path);
        QVERIFY(file.open(QFile::ReadWrite));
        file.seek(firstPage * 4096);
        file.write(QByteArray(pages * 4096, '\x7f'));
    }
    void hurtMessages() { hurt(contentOf(m_path).indexOf("m50 m50 m50") / 4096, 12); }

    const QTemporaryDir m_made; ///< the history that each test copies and damages
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::unique_ptr<HistoryStore> m_store;
    QList<StoreError> m_told; ///< errors that report damage
};

void LostHistoryTest::initTestCase()
{
    StoredConversation made;
    made.info.id = u"c"_s;
    made.info.title = u"Sea"_s;
    for (int i = 0; i < messages; ++i) {
        MessageNode node;
        node.id = u"m%1"_s.arg(i);
        node.content = u"%1 "_s.arg(node.id).repeated(200);
        made.nodes.append(node);
    }
    const auto file = HistoryFile::open(m_made.filePath(u"history.sqlite"_s), {});
    QVERIFY(file);
    QVERIFY((*file)->merge(made, {}, {}));
    while ((*file)->workOn().value_or(false)) {
    }
}

void LostHistoryTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"history.sqlite"_s);
    QVERIFY(QFile::copy(m_made.filePath(u"history.sqlite"_s), m_path));
    QVERIFY(keepBackups(m_path, noon));
    m_told.clear();
}

void LostHistoryTest::remembersTheCopiesUntilItIsDecided_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::newRow("missing") << false;
    QTest::newRow("0 bytes") << true;
}

void LostHistoryTest::remembersTheCopiesUntilItIsDecided()
{
    QFETCH(bool, isThere);
    QVERIFY(QFile::remove(m_path));
    if (isThere)
        writeTo(m_path, {});
    open();
    const LostHistory lost{.copy = backupName(noon), .aside = {}};
    QCOMPARE(settled(m_store->open())->lost, lost);
    // New messages are stored, and the question stays until it is answered.
    QVERIFY(settled(m_store->saveConversation({.id = u"new"_s})));
    QVERIFY(keepBackups(m_path, noon.addDays(1)));
    open();
    QCOMPARE(settled(m_store->open())->lost, lost);
    QCOMPARE(settled(m_store->newestCopy(lost.copy))->value().messages, messages);
    QVERIFY(settled(m_store->forgetLost(lost)));
    open();
    QVERIFY(settled(m_store->open())->lost.isDecided());
    QCOMPARE(settled(m_store->conversations())->size(), 1);
}

void LostHistoryTest::hasNothingToRememberOnANewMachine()
{
    QVERIFY(QDir(backupFolder(m_path)).removeRecursively());
    QVERIFY(QFile::remove(m_path));
    open();
    QVERIFY(settled(m_store->open())->lost.isDecided());
    QCOMPARE(*settled(m_store->newestCopy()), std::nullopt);
}

void LostHistoryTest::findsTheNewestCopyThatIsWhole()
{
    const QDir folder(backupFolder(m_path));
    const auto copy = [&](int day) { return folder.filePath(backupName(noon.addDays(day))); };
    QVERIFY(backUp(m_path, copy(1)));
    QVERIFY(HistoryFile::open(copy(2), std::chrono::seconds(5))); // an empty copy
    QVERIFY(QFile::copy(copy(1), copy(3)));
    QFile(copy(3)).resize(4096 * 20);
    writeTo(copy(4), "no history");
    open();
    const auto found = settled(m_store->newestCopy());
    QVERIFY(found && *found);
    QCOMPARE((*found)->path, copy(1));
    QCOMPARE((*found)->madeAt, noon.addDays(1));
    QCOMPARE((*found)->messages, messages);
    QCOMPARE(settled(m_store->newestCopy(backupName(noon)))->value().path, copy(0));
}

void LostHistoryTest::findsDamageWithTheDailyCopy()
{
    hurtMessages();
    open();
    QCOMPARE(settled(m_store->open())->readOnlyBecause, std::nullopt);
    const auto kept = settled(m_store->keepBackups(noon.addDays(1)));
    QVERIFY(!kept);
    QCOMPARE(kept.error().fault, StoreFault::Unreadable);
    QCOMPARE(kept.error().path, m_path);
    QTRY_COMPARE(m_told.size(), 1);
    QCOMPARE(m_told.constFirst().path, m_path);
    // From now on the history is read-only.
    QCOMPARE(settled(m_store->saveConversation({.id = u"new"_s})).error().fault,
             StoreFault::Unreadable);
    QCOMPARE(settled(m_store->conversations())->size(), 1);
    QCOMPARE(m_told.size(), 1);
}

void LostHistoryTest::findsDamageWhereItIsMet()
{
    hurtMessages();
    open();
    QCOMPARE(settled(m_store->open())->readOnlyBecause, std::nullopt);
    QCOMPARE(settled(m_store->load(u"c"_s)).error().fault, StoreFault::Unreadable);
    QTRY_COMPARE(m_told.size(), 1);
}

void LostHistoryTest::readsWhatIsWholeOfADamagedOne()
{
    OtherProgram other(m_path);
    const auto page =
        other.number(u"SELECT rootpage FROM sqlite_schema WHERE name = 'message_on_its_way'"_s);
    hurt(page - 1, 1); // every start reads this page
    open();
    const auto opened = settled(m_store->open());
    QVERIFY(opened);
    QCOMPARE(opened->readOnlyBecause->fault, StoreFault::Unreadable);
    QCOMPARE(settled(m_store->load(u"c"_s))->nodes.size(), messages);
    QVERIFY(!settled(m_store->saveConversation({.id = u"new"_s})));
    QVERIFY(!settled(m_store->beginAnew(noon))->lost.isDecided());
    QCOMPARE(settled(m_store->conversations())->size(), 0);
}

void LostHistoryTest::takesABrokenIndexForNoDamage()
{
    {
        open();
        QVERIFY(settled(m_store->open()));
        QVERIFY(settled(m_store->search(u"m1"_s)));
        m_store.reset();
    }
    OtherProgram(m_path).run(u"UPDATE message_search_data SET block = x'7f7f7f7f7f7f7f7f'"_s);
    open();
    QVERIFY(settled(m_store->open()));
    MessageNode node;
    node.id = u"m1"_s;
    node.content = u"other words"_s;
    (void)settled(m_store->saveMessage(u"c"_s, node)); // this saving may hit the broken index
    QVERIFY(settled(m_store->saveMessage(u"c"_s, node)));
    QVERIFY(m_told.isEmpty());
}

void LostHistoryTest::putsADamagedOneAside_data()
{
    QTest::addColumn<std::function<QByteArray(QByteArray)>>("damage");
    QTest::addColumn<int>("saved"); // the least number of messages saved
    const auto row = [](const char *name, int saved,
                        const std::function<QByteArray(QByteArray)> &damage) {
        QTest::newRow(name) << damage << saved;
    };
    row("header page destroyed", messages,
        [](QByteArray bytes) { return bytes.replace(0, 4096, QByteArray(4096, '\x7f')); });
    row("cut at three quarters", messages / 10,
        [](const QByteArray &bytes) { return bytes.left(bytes.size() / 4 * 3); });
    row("50 bytes", 0, [](const QByteArray &bytes) { return bytes.left(50); });
    row("all zeros", 0, [](const QByteArray &bytes) { return QByteArray(bytes.size(), '\0'); });
    row("another program's", 0, [](const QByteArray &) {
        const QTemporaryDir dir;
        const QString path = dir.filePath(u"other.sqlite"_s);
        OtherProgram(path).run(u"CREATE TABLE a(b)"_s);
        return contentOf(path);
    });
    row("text", 0, [](const QByteArray &) { return QByteArray("Dear diary, ").repeated(1000); });
}

void LostHistoryTest::putsADamagedOneAside()
{
    QFETCH(std::function<QByteArray(QByteArray)>, damage);
    QFETCH(int, saved);
    const QByteArray damaged = damage(contentOf(m_path));
    writeTo(m_path, damaged);
    open();
    const auto opened = settled(m_store->open());
    QVERIFY(!opened);
    QCOMPARE(opened.error().fault, StoreFault::Unreadable);
    QCOMPARE(settled(m_store->saveConversation({.id = u"new"_s})).error().fault,
             StoreFault::Unreadable);
    QCOMPARE(contentOf(m_path), damaged);

    const QString aside = u"history.sqlite.damaged-20260301-120000"_s;
    const auto begun = settled(m_store->beginAnew(noon));
    QVERIFY(begun);
    QCOMPARE(begun->lost, (LostHistory{.copy = backupName(noon), .aside = aside}));
    QCOMPARE(begun->readOnlyBecause, std::nullopt);
    QCOMPARE(contentOf(m_dir->filePath(aside)), damaged);
    QVERIFY(settled(m_store->saveConversation({.id = u"new"_s})));
    open(); // the question survives a restart
    QCOMPARE(settled(m_store->open())->lost, begun->lost);
    QCOMPARE(settled(m_store->conversations())->size(), 1);

    const auto read = salvageHistory(m_dir->filePath(aside), m_dir->filePath(u"saved.sqlite"_s));
    QCOMPARE(read.has_value(), saved > 0);
    if (read)
        QCOMPARE_GE(read->messages, saved);
}

void LostHistoryTest::leavesASoundOneWhereItIs()
{
    open();
    QVERIFY(settled(m_store->open()));
    QVERIFY(settled(m_store->beginAnew(noon))->lost.isDecided());
    QCOMPARE(settled(m_store->conversations())->size(), 1);
    QVERIFY(QDir(m_dir->path()).entryList({u"*.damaged*"_s}).isEmpty());
}

void LostHistoryTest::keepsTheLastCopyOfWhatIsLost()
{
    QVERIFY(QFile::remove(m_path));
    open();
    const LostHistory lost = settled(m_store->open())->lost;
    const auto copies = [this] {
        return QDir(backupFolder(m_path)).entryList({u"*.sqlite"_s}, QDir::Files, QDir::Name);
    };
    QVERIFY(keepBackups(m_path, noon.addDays(1)));
    for (int day = 2; day < 45; ++day) {
        QVERIFY(keepBackups(m_path, noon.addDays(day)));
        QCOMPARE(copies().constFirst(), backupName(noon));
        if (day == 20) // even if the user declined to restore that day
            QVERIFY(settled(m_store->forgetLost(lost)));
    }
    // Until the history holds more than the copy.
    StoredConversation more;
    more.info.id = u"more"_s;
    for (int i = 0; i <= messages; ++i)
        more.nodes.append(MessageNode{.id = u"n%1"_s.arg(i)});
    QVERIFY(settled(m_store->merge(more, {}, {})));
    QVERIFY(keepBackups(m_path, noon.addDays(45)));
    QVERIFY(!copies().contains(backupName(noon)));
}

void LostHistoryTest::letsCopiesOfWhatWasDeletedGo()
{
    // What the user deletes for good does not stay in a copy forever.
    open();
    QVERIFY(settled(m_store->open()));
    QVERIFY(settled(m_store->removeMessages({u"m7"_s})));
    QVERIFY(settled(m_store->removeConversations({u"c"_s})));
    for (int day = 1; day < 40; ++day)
        QVERIFY(keepBackups(m_path, noon.addDays(day)));
    QVERIFY(!QFile::exists(QDir(backupFolder(m_path)).filePath(backupName(noon))));
}

HIWAR_TEST(LostHistoryTest, QCoreApplication)
#include "tst_losthistory.moc"
