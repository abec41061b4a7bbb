// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Deleting for good leaves no byte of the content, and makes nobody wait.
#include "app/history/historystore.h"
#include "net/values/utc.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// So long that a wait for another program fails the test.
constexpr std::chrono::milliseconds patience(20'000);
constexpr std::chrono::milliseconds workAgain(20);

MessageNode said(const QString &id, const QString &content, Role role = Role::User)
{
    MessageNode node;
    node.id = id;
    node.role = role;
    node.content = content;
    node.createdAt = QDateTime::fromSecsSinceEpoch(1'772'366'400, utc);
    return node;
}

} // namespace

class HistoryDeletionTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_store.reset(); }
    void leavesNothingOfWhatWasDeleted();
    void keepsWhatOthersSay();
    void doesNotWaitForWhoReadsWhatWasDeleted();
    void overwritesAtTheNextStartWhatItCouldNotBefore();

private:
    /// The number of messages found.
    int found(const QString &typed)
    {
        const auto page = settled(m_store->search(typed));
        int hits = 0;
        for (const SearchGroup &group : page ? page->groups : QList<SearchGroup>())
            hits += int(group.hits.size());
        return hits;
    }
    void save(const QString &conversation, const MessageNode &node)
    {
        QVERIFY(settled(m_store->saveMessage(conversation, node)));
    }
    void makeConversation(ConversationInfo info)
    {
        info.createdAt = info.updatedAt = QDateTime::fromSecsSinceEpoch(1'772'366'400, utc);
        QVERIFY(settled(m_store->saveConversation(info)));
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<HistoryStore> m_store;
};

void HistoryDeletionTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    m_store =
        std::make_unique<HistoryStore>(m_dir->filePath(u"history.sqlite"_s), patience, workAgain);
    QVERIFY(settled(m_store->open()));
    makeConversation({.id = u"c"_s});
}

void HistoryDeletionTest::leavesNothingOfWhatWasDeleted()
{
    const QString secret = u"xylophonequarrel"_s;
    for (int i = 0; i < 50; ++i) // enough for several segments of the index
        save(u"c"_s, said(u"m%1"_s.arg(i), u"harmless words %1"_s.arg(i)));
    makeConversation({.id = u"d"_s, .title = secret, .draft = secret, .tags = {secret}});
    MessageNode node = said(u"s"_s, (secret + u' ').repeated(5000), Role::Assistant);
    node.reasoning = secret;
    const QByteArray file = secret.toUtf8();
    node.attachments = {{attachmentHash(file), secret, u"text/plain"_s, file.size()}};
    QVERIFY(settled(m_store->saveAttachment({attachmentHash(file), file})));
    save(u"d"_s, node);
    QCOMPARE(found(secret), 2); // its text, and the name of its file
    const auto holds = [&] {
        const auto files = QDir(m_dir->path()).entryInfoList(QDir::Files);
        for (const QFileInfo &each : files) {
            QFile bytes(each.filePath());
            if (bytes.open(QFile::ReadOnly) && bytes.readAll().contains(file))
                return true;
        }
        return false;
    };
    QVERIFY(holds());
    QVERIFY(settled(m_store->removeConversations({u"d"_s})));
    // While the program runs, not only at its end.
    QTRY_VERIFY(!holds());
    QCOMPARE(found(secret), 0);
    QCOMPARE(found(u"harmless"_s), 3);
    // Nor its trigrams.
    OtherProgram other(m_dir->filePath(u"history.sqlite"_s));
    other.run(u"CREATE VIRTUAL TABLE temp.parts USING fts5vocab('main', 'word_part', 'row')"_s);
    QCOMPARE(other.number(u"SELECT count(*) FROM parts WHERE term = 'har'"_s), 1);
    QCOMPARE(other.number(u"SELECT count(*) FROM parts WHERE term = 'xyl'"_s), 0);
}

void HistoryDeletionTest::keepsWhatOthersSay()
{
    makeConversation({.id = u"d"_s});
    save(u"c"_s, said(u"m"_s, u"das Flugzeug"_s));
    save(u"d"_s, said(u"n"_s, u"ein Flugzeug, ein Werkzeug"_s));
    QCOMPARE(found(u"zeug"_s), 2);
    QVERIFY(settled(m_store->removeConversations({u"d"_s})));
    const auto words = [this] {
        return OtherProgram(m_dir->filePath(u"history.sqlite"_s))
            .number(u"SELECT count(*) FROM word"_s);
    };
    QTRY_COMPARE(words(), 1);
    QCOMPARE(found(u"zeug"_s), 1);
    QVERIFY(settled(m_store->removeMessages({u"m"_s})));
    QTRY_COMPARE(words(), 0);
}

void HistoryDeletionTest::doesNotWaitForWhoReadsWhatWasDeleted()
{
    const QString secret = u"xylophonequarrel"_s;
    save(u"c"_s, said(u"m"_s, u"harmless words"_s));
    makeConversation({.id = u"d"_s});
    save(u"d"_s, said(u"s"_s, secret));
    const auto inLog = [&] {
        QFile log(m_dir->filePath(u"history.sqlite-wal"_s));
        return log.open(QFile::ReadOnly) && log.readAll().contains(secret.toUtf8());
    };
    {
        OtherProgram copying(m_dir->filePath(u"history.sqlite"_s));
        copying.run(u"BEGIN"_s);
        QCOMPARE(copying.number(u"SELECT count(*) FROM message"_s), 2);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(settled(m_store->removeConversations({u"d"_s})));
        QCOMPARE(found(u"harmless"_s), 1);
        QVERIFY(clock.elapsed() < patience.count());
        QVERIFY(inLog());
    }
    QTRY_VERIFY(!inLog()); // without any further call
}

void HistoryDeletionTest::overwritesAtTheNextStartWhatItCouldNotBefore()
{
    const QString path = m_dir->filePath(u"history.sqlite"_s);
    makeConversation({.id = u"d"_s});
    save(u"d"_s, said(u"s"_s, u"xylophonequarrel"_s));
    const auto left = [&path] {
        return OtherProgram(path).number(u"SELECT count(*) FROM state WHERE name = 'scrub'"_s);
    };
    {
        OtherProgram copying(path);
        copying.run(u"BEGIN"_s);
        QCOMPARE(copying.number(u"SELECT count(*) FROM message"_s), 1);
        QVERIFY(settled(m_store->removeConversations({u"d"_s})));
        m_store.reset();
        QCOMPARE(left(), 1);
    }
    m_store = std::make_unique<HistoryStore>(path, patience, workAgain);
    QVERIFY(settled(m_store->open()));
    QTRY_COMPARE(left(), 0);
}

HIWAR_TEST(HistoryDeletionTest, QCoreApplication)
#include "tst_historydeletion.moc"
