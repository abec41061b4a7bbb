// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Searches for a very common word, narrowed to few or no messages: they check the few messages
// instead of the index, and find the same.
#include "app/history/historysearch.h"
#include "app/history/historystore.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 5), QTime(12, 0), utc);

QDateTime inYear(int year)
{
    return QDateTime(QDate(year, 6, 1), QTime(12, 0), utc);
}

ConversationInfo conversation(const QString &id)
{
    ConversationInfo info;
    info.id = id;
    info.createdAt = info.updatedAt = noon;
    return info;
}

MessageNode message(const QString &id, const QDateTime &at = noon)
{
    MessageNode node;
    node.id = id;
    node.content = u"the words of "_s + id;
    node.createdAt = at;
    return node;
}

} // namespace

class SearchNarrowedTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase();
    void findsTheSameFromTheOtherSide_data();
    void findsTheSameFromTheOtherSide();
    void showsTheNewestFirst();
    void readsOnWhereItWasInterrupted();
    void knowsWhatCameAndWent();

private:
    QStringList found(const QString &typed)
    {
        QStringList ids;
        const auto page = settled(m_store->search(typed));
        for (const SearchGroup &group : page.value_or(SearchPage()).groups) {
            for (const SearchHit &hit : group.hits)
                ids.append(hit.messageId);
        }
        return ids;
    }
    void save(const ConversationInfo &info, const QList<MessageNode> &nodes)
    {
        QVERIFY(settled(m_store->saveTurn(info, nodes)));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<HistoryStore> m_store;
};

void SearchNarrowedTest::initTestCase()
{
    m_store = std::make_unique<HistoryStore>(m_folder.filePath(u"h.sqlite"_s));
    QVERIFY(settled(m_store->open()));
    QVERIFY(settled(m_store->saveFolder({u"f"_s, u"Work"_s})));
    QList<MessageNode> nodes;
    for (int i = 0; i < 3100; ++i) // more than the search ranks
        nodes.append(message(u"m%1"_s.arg(i)));
    save(conversation(u"long"_s), nodes);
    ConversationInfo info = conversation(u"pinned"_s);
    info.isPinned = true;
    save(info, {message(u"p"_s)});
    info = conversation(u"archived"_s);
    info.isArchived = true;
    info.folderId = u"f"_s;
    save(info, {message(u"a"_s), message(u"b"_s, inYear(2025))});
    info = conversation(u"tagged"_s);
    info.tags = {u"x"_s};
    save(info, {message(u"t"_s)});
    info = conversation(u"gone"_s);
    info.deletedAt = noon;
    save(info, {message(u"g"_s, inYear(1990))});
    // As an import may create it: a message older than its conversation.
    save(conversation(u"old"_s), {message(u"o"_s, inYear(1999))});
    QTRY_COMPARE(found(u"words o"_s), QStringList{u"o"_s}); // waits until every word is indexed
}

void SearchNarrowedTest::findsTheSameFromTheOtherSide_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *typed, const QStringList &expected) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << expected;
    };
    row("before:1995 the", {});
    row("before:2000 the", {u"o"_s});
    row("before:2000", {u"o"_s});
    row("before:2000 the -words", {});
    row("before:2000 nothing", {});
    row("after:2030 the", {});
    row("after:1999 before:2026 the", {u"o"_s, u"b"_s});
    row("is:pinned the", {u"p"_s});
    row("is:pinned", {u"p"_s});
    row("is:pinned before:2000 the", {});
    row("is:archived the", {u"b"_s, u"a"_s});
    row("in:work before:2026 the", {u"b"_s});
    row("tag:x the", {u"t"_s});
    row("tag:x \"the words\"", {u"t"_s});
    row("tag:x from:assistant the", {});
}

void SearchNarrowedTest::findsTheSameFromTheOtherSide()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, expected);
    QCOMPARE(found(typed), expected);
}

void SearchNarrowedTest::showsTheNewestFirst()
{
    // Too many are left to check one by one.
    QCOMPARE(found(u"after:2026 the"_s).constFirst(), u"t"_s);
    QCOMPARE(found(u"the"_s).constFirst(), u"o"_s);
}

void SearchNarrowedTest::readsOnWhereItWasInterrupted()
{
    const auto search =
        HistorySearch::open(m_folder.filePath(u"h.sqlite"_s), std::chrono::seconds(5));
    QVERIFY(search.has_value());
    for (int times = 0; times < 3; ++times) {
        int asked = 0;
        (*search)->readAhead([&asked] { return ++asked == 2; });
        QCOMPARE(asked, 2); // there was more to read
    }
    const auto page = (*search)->find(parseSearch(u"before:2000 the"_s, noon.date()), 10);
    QCOMPARE(page->groups.size(), 1);
    QCOMPARE(page->groups.constFirst().hits.constFirst().messageId, u"o"_s);
}

void SearchNarrowedTest::knowsWhatCameAndWent()
{
    QCOMPARE(found(u"before:2000 the"_s), QStringList{u"o"_s});
    QVERIFY(settled(m_store->removeConversations({u"old"_s})));
    QCOMPARE(found(u"before:2000 the"_s), QStringList());
    // It reuses the row number of the deleted one.
    save(conversation(u"new"_s), {message(u"n"_s, inYear(1998))});
    QTRY_COMPARE(found(u"before:2000 the"_s), QStringList{u"n"_s});
    save(conversation(u"new"_s), {message(u"z"_s, inYear(1997))});
    QTRY_COMPARE(found(u"before:1998 the"_s), QStringList{u"z"_s});
}

HIWAR_TEST(SearchNarrowedTest, QCoreApplication)
#include "tst_searchnarrowed.moc"
