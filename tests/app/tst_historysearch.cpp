// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon = QDate(2026, 3, 1).startOfDay().addSecs(43200).toUTC();

MessageNode said(const QString &id, const QString &content, Role role = Role::User,
                 const QString &model = {})
{
    MessageNode node;
    node.id = id;
    node.role = role;
    node.content = content;
    node.model = model;
    node.createdAt = noon;
    return node;
}

/// The parts of a text that the marks cover.
QString markedIn(const QString &text, const QList<SearchMark> &marks)
{
    QStringList parts;
    for (const SearchMark &mark : marks)
        parts.append(text.mid(mark.start, mark.length));
    return parts.join(u'|');
}

} // namespace

class HistorySearchTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_store.reset(); }
    void findsWhatIsWrittenInOtherWays_data();
    void findsWhatIsWrittenInOtherWays();
    void narrows_data();
    void narrows();
    void findsEveryVersion();
    void findsWhatWasChangedAndNotWhatWasThere();
    void findsTitlesFirst();
    void findsTheNamesOfFiles_data();
    void findsTheNamesOfFiles();
    void putsTheBestFirst();
    void findsNothingInTheBin();
    void findsAReplyWhenItHasEnded();
    void endsTheSearchBefore();
    void endsASearchThatIsNoLongerWanted();
    void makesTheIndexAnewByOtherRules();

private:
    SearchPage find(const QString &typed)
    {
        const auto page = settled(m_store->search(typed));
        if (!page)
            qWarning() << page.error().detail;
        return page.value_or(SearchPage());
    }
    QStringList found(const QString &typed)
    {
        QStringList ids;
        const SearchPage page = find(typed);
        for (const SearchGroup &group : page.groups) {
            for (const SearchHit &hit : group.hits)
                ids.append(hit.messageId);
        }
        ids.sort();
        return ids;
    }
    void open()
    {
        m_store = std::make_unique<HistoryStore>(m_dir->filePath(u"history.sqlite"_s));
        QVERIFY(settled(m_store->open()));
    }
    void save(const QString &conversation, const MessageNode &node)
    {
        QVERIFY(settled(m_store->saveMessage(conversation, node)));
    }
    void makeConversation(ConversationInfo info)
    {
        info.createdAt = info.updatedAt = noon;
        QVERIFY(settled(m_store->saveConversation(info)));
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<HistoryStore> m_store;
};

void HistorySearchTest::init()
{
    TestCase::init();
    m_dir = std::make_unique<QTemporaryDir>();
    open();
    makeConversation({.id = u"c"_s});
}

void HistorySearchTest::findsWhatIsWrittenInOtherWays_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("marked");
    const auto row = [](const char *name, const QString &content, const QString &typed,
                        const QString &marked) {
        QTest::newRow(name) << content << typed << marked;
    };
    row("case", u"the TIDE"_s, u"tide"_s, u"TIDE"_s);
    row("accents", u"une Crème brûlée"_s, u"creme BRULEE"_s, u"Crème|brûlée"_s);
    row("accents typed", u"creme"_s, u"crème"_s, u"creme"_s);
    row("a word that goes on", u"tidal waves"_s, u"tid"_s, u"tid"_s);
    row("every word may go on", u"tidal waves"_s, u"tid wave"_s, u"tid|wave"_s);
    row("a quoted word has ended", u"tidal waves"_s, u"\"tid\""_s, {});
    row("a star", u"tidal waves"_s, u"tid* wave"_s, u"tid|wave"_s);
    row("a star is no part", u"tidal waves"_s, u"ida* wave"_s, {});
    row("a phrase", u"high tide, low water"_s, u"\"low water\""_s, u"low water"_s);
    row("no such phrase", u"low tide, high water"_s, u"\"low water\""_s, {});
    row("a phrase that is not closed yet", u"a low water mark"_s, u"\"low wa"_s, {});
    row("a phrase in curly quotes", u"a low water mark"_s, u"\u201Clow water\u201D"_s,
        u"low water"_s);
    row("not this", u"high tide"_s, u"tide -high"_s, {});
    row("not that", u"low tide"_s, u"tide -high"_s, u"tide"_s);
    row("harakat", u"قال مَرْحَبًا بكم"_s, u"مرحبا"_s, u"مَرْحَبًا"_s);
    row("harakat typed", u"قال مرحبا بكم"_s, u"مَرْحَبًا"_s, u"مرحبا"_s);
    row("tatweel", u"مـــرحبا"_s, u"مرحبا"_s, u"مـــرحبا"_s);
    row("alef", u"أحمد إلى آخر"_s, u"احمد الى اخر"_s, u"أحمد|إلى|آخر"_s);
    row("ya and ta marbuta", u"مستشفى المدينة"_s, u"مستشفي المدينه"_s, u"مستشفى|المدينة"_s);
    row("Arabic-Indic digits", u"عام ٢٠٢٦ هنا"_s, u"2026"_s, u"٢٠٢٦"_s);
    row("digits typed", u"in 2026"_s, u"۲۰۲۶"_s, u"2026"_s);
    row("Persian", u"کتاب‌های فارسی"_s, u"كتابهاي"_s, u"کتاب‌های"_s);
    row("Chinese, from within", u"我想了解潮汐的原因"_s, u"潮汐"_s, u"潮汐"_s);
    row("Chinese, one sign", u"我想了解潮汐的原因"_s, u"潮"_s, u"潮"_s);
    row("Chinese, not that order", u"我想了解汐潮"_s, u"潮汐"_s, {});
    row("Japanese", u"今日の潮の満ち引き"_s, u"満ち"_s, u"満ち"_s);
    row("Korean goes on", u"조석은 무엇입니까"_s, u"조석"_s, u"조석"_s);
    row("Thai", u"น้ำขึ้นน้ำลง"_s, u"น้ำลง"_s, u"น้ำลง"_s);
    row("Hebrew", u"שָׁלוֹם"_s, u"שלום"_s, u"שָׁלוֹם"_s);
    row("code", u"call std::vector<int>::push_back(1)"_s, u"push_back"_s, u"push_back"_s);
    row("a path", u"see /etc/hosts.allow"_s, u"hosts.allow"_s, u"hosts.allow"_s);
    row("an emoji", u"well done 🎉 friend"_s, u"🎉"_s, u"🎉"_s);
    row("a quote is no syntax", u"it's \"so\" (a)"_s, u"it's"_s, u"it's"_s);
    row("words of the index are no syntax", u"this AND that"_s, u"and"_s, u"AND"_s);
    row("nothing but signs", u"a + b"_s, u"++ %%"_s, {});
    row("not there", u"a b"_s, u"ebbe"_s, {});
}

void HistorySearchTest::findsWhatIsWrittenInOtherWays()
{
    QFETCH(QString, content);
    QFETCH(QString, typed);
    QFETCH(QString, marked);
    save(u"c"_s, said(u"m"_s, content));
    const SearchPage page = find(typed);
    QCOMPARE(page.groups.size(), marked.isEmpty() ? 0 : 1);
    if (marked.isEmpty())
        return;
    const SearchHit &hit = page.groups.constFirst().hits.constFirst();
    QCOMPARE(hit.messageId, u"m"_s);
    QCOMPARE(hit.snippet, content);
    QCOMPARE(markedIn(hit.snippet, hit.marks), marked);
}

void HistorySearchTest::narrows_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("ids");
    const QStringList all{u"a1"_s, u"a2"_s, u"q1"_s, u"q2"_s};
    const auto row = [](const char *typed, const QStringList &ids) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << ids;
    };
    row("tide ", all);
    row("tide from:me", {u"q1"_s, u"q2"_s});
    row("from:me tide ", {u"q1"_s, u"q2"_s});
    row("tide from:assistant", {u"a1"_s, u"a2"_s});
    row("tide from:gpt", {u"a1"_s});
    row("tide model:QWEN", {u"a2"_s});
    row("tide model:\"qwen 3\"", {u"a2"_s});
    row("tide in:sea", {u"a1"_s, u"q1"_s});
    row("tide in:\"Sea stories\"", {u"a1"_s, u"q1"_s});
    row("tide in:land", {});
    row("tide tag:work", {u"a2"_s, u"q2"_s});
    row("tide tag:wor", {});
    row("tide is:pinned", {u"a1"_s, u"q1"_s});
    row("tide is:archived", {u"a2"_s, u"q2"_s});
    row("tide before:2026", {});
    row("tide before:2026-03-01", {});
    row("tide before:2026-03-02", {u"a1"_s, u"q1"_s});
    row("tide after:2026-03-02", {u"a2"_s, u"q2"_s});
    row("tide after:2026-03-01", all);
    row("tide on:2026-03-01", {u"a1"_s, u"q1"_s});
    row("tide on:2026-03", {u"a1"_s, u"q1"_s});
    row("tide after:٢٠٢٦-٠٣-٠٢", {u"a2"_s, u"q2"_s});
    row("from:me after:2026-03-02", {u"q2"_s});
    row("tide from:", all);
    row("tide before:soon ", {});
    row("tide colour:blue ", {});
}

void HistorySearchTest::narrows()
{
    QFETCH(QString, typed);
    QVERIFY(settled(m_store->saveFolder({u"f"_s, u"Sea stories"_s})));
    makeConversation({.id = u"one"_s, .folderId = u"f"_s, .isPinned = true});
    makeConversation({.id = u"two"_s, .tags = {u"Work"_s}, .isArchived = true});
    save(u"one"_s, said(u"q1"_s, u"the tide"_s));
    save(u"one"_s, said(u"a1"_s, u"a tide"_s, Role::Assistant, u"gpt-5"_s));
    MessageNode later = said(u"q2"_s, u"tide again"_s);
    later.createdAt = noon.addMonths(1);
    save(u"two"_s, later);
    later = said(u"a2"_s, u"no tide"_s, Role::Assistant, u"Qwen 3"_s);
    later.createdAt = noon.addMonths(1);
    save(u"two"_s, later);
    QTEST(found(typed), "ids");
}

void HistorySearchTest::findsEveryVersion()
{
    save(u"c"_s, said(u"q"_s, {}));
    MessageNode reply = said(u"old"_s, u"a needle"_s, Role::Assistant);
    reply.parentId = u"q"_s;
    save(u"c"_s, reply);
    reply.id = u"new"_s;
    reply.content = u"hay"_s;
    save(u"c"_s, reply);
    QCOMPARE(found(u"needle"_s), QStringList{u"old"_s});
    QCOMPARE(found(u"hay"_s), QStringList{u"new"_s});
}

void HistorySearchTest::findsWhatWasChangedAndNotWhatWasThere()
{
    save(u"c"_s, said(u"m"_s, u"before"_s));
    QCOMPARE(found(u"before"_s).size(), 1);
    save(u"c"_s, said(u"m"_s, u"after"_s));
    QCOMPARE(found(u"before"_s).size(), 0);
    QCOMPARE(found(u"after"_s).size(), 1);
    QVERIFY(settled(m_store->removeMessages({u"m"_s})));
    QCOMPARE(found(u"after"_s).size(), 0);
    save(u"c"_s, said(u"m"_s, u"again"_s));
    QVERIFY(settled(m_store->removeConversations({u"c"_s})));
    QCOMPARE(find(u"again"_s), SearchPage());
}

void HistorySearchTest::findsTitlesFirst()
{
    save(u"c"_s, said(u"m"_s, u"the tide"_s));
    makeConversation({.id = u"t"_s, .title = u"Tides, παλίρροια"_s});
    const SearchPage page = find(u"tide"_s);
    QCOMPARE(page.groups.size(), 2);
    QCOMPARE(page.groups.constFirst().conversationId, u"t"_s);
    QCOMPARE(markedIn(page.groups.constFirst().title, page.groups.constFirst().titleMarks),
             u"Tide"_s);
    QCOMPARE(page.groups.constFirst().hits.size(), 0);
    QCOMPARE(find(u"ΠΑΛΙΡΡΟΙΑ"_s).groups.size(), 1);
    // A new title is found at once.
    makeConversation({.id = u"t"_s, .title = u"Ebb"_s});
    QCOMPARE(find(u"tide"_s).groups.size(), 1);
    QCOMPARE(find(u"ebb"_s).groups.size(), 1);
}

void HistorySearchTest::findsTheNamesOfFiles_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("marked");
    QTest::newRow("a word") << u"budget"_s << u"Budget"_s;
    QTest::newRow("its beginning") << u"budg"_s << u"Budg"_s;
    QTest::newRow("its ending") << u"xlsx"_s << u"xlsx"_s;
    QTest::newRow("several") << u"2026 budget"_s << u"Budget|2026"_s;
    QTest::newRow("Arabic, written in another way") << u"ميزانيه"_s << u"ميزانية"_s;
    QTest::newRow("who sent it") << u"budget from:me"_s << u"Budget"_s;
    QTest::newRow("who did not") << u"budget from:assistant"_s << QString();
    QTest::newRow("not this word") << u"budget -2026"_s << QString();
    QTest::newRow("what was read in it is in no index") << u"lighthouse"_s << QString();
}

void HistorySearchTest::findsTheNamesOfFiles()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, marked);
    MessageNode node = said(u"m"_s, u"What is in it?"_s);
    node.attachments = {
        {.hash = u"1"_s,
         .name = u"Budget_2026.xlsx"_s,
         .mediaType = u"application/pdf"_s,
         .size = 1},
        {.hash = u"2"_s, .name = u"ميزانية.pdf"_s, .mediaType = u"application/pdf"_s, .size = 1}};
    save(u"c"_s, node);
    const SearchPage page = find(typed);
    QCOMPARE(page.groups.size(), marked.isEmpty() ? 0 : 1);
    if (marked.isEmpty())
        return;
    const SearchHit &hit = page.groups.constFirst().hits.constFirst();
    QCOMPARE(hit.messageId, u"m"_s);
    QCOMPARE(markedIn(hit.snippet, hit.marks), marked);
    // Not once the message is in the bin, or has lost the file.
    MessageNode without = node;
    without.attachments.clear();
    save(u"c"_s, without);
    QCOMPARE(find(typed), SearchPage());
    node.deletedAt = noon;
    node.deletedWith = node.id;
    save(u"c"_s, node);
    QCOMPARE(find(typed), SearchPage());
}

void HistorySearchTest::putsTheBestFirst()
{
    makeConversation({.id = u"long"_s});
    makeConversation({.id = u"short"_s});
    save(u"long"_s, said(u"l"_s, u"filler words "_s.repeated(100) + u"tide"_s));
    save(u"short"_s, said(u"s"_s, u"tide tide"_s));
    for (int i = 0; i < 5; ++i)
        save(u"c"_s, said(u"m%1"_s.arg(i), u"a word and a tide here, and more words"_s));
    const SearchPage page = find(u"tide"_s);
    QCOMPARE(page.groups.size(), 3);
    QCOMPARE(page.groups.constFirst().conversationId, u"short"_s);
    QCOMPARE(page.groups.constLast().conversationId, u"long"_s);
    QCOMPARE(page.groups.at(1).hits.size(), 3); // only its best hits
    QCOMPARE(page.groups.at(1).hitCount, 5);
    const SearchHit &deep = page.groups.constLast().hits.constFirst();
    QVERIFY(deep.snippet.size() < 200);
    QVERIFY(deep.snippet.startsWith(u'…'));
    QCOMPARE(markedIn(deep.snippet, deep.marks), u"tide"_s);
    QVERIFY(!page.hasMore);
    QVERIFY(settled(m_store->search(u"tide"_s, 2))->hasMore);
}

void HistorySearchTest::findsNothingInTheBin()
{
    makeConversation({.id = u"gone"_s, .title = u"Tide"_s, .deletedAt = noon});
    save(u"gone"_s, said(u"m"_s, u"the tide"_s));
    QCOMPARE(find(u"tide"_s), SearchPage());
    makeConversation({.id = u"gone"_s, .title = u"Tide"_s});
    QCOMPARE(found(u"tide"_s).size(), 1);
}

void HistorySearchTest::findsAReplyWhenItHasEnded()
{
    MessageNode reply = said(u"a"_s, u"high"_s, Role::Assistant);
    reply.state = MessageState::Arriving;
    save(u"c"_s, reply);
    QCOMPARE(found(u"high"_s).size(), 0);
    reply.content = u"high tide"_s;
    reply.state = MessageState::Stopped;
    save(u"c"_s, reply);
    QCOMPARE(found(u"tide"_s).size(), 1);
    // A stopped reply that is continued.
    reply.state = MessageState::Arriving;
    save(u"c"_s, reply);
    reply.content = u"high tide at six"_s;
    reply.state = MessageState::Complete;
    save(u"c"_s, reply);
    QCOMPARE(found(u"\"tide at six\""_s).size(), 1);
}

void HistorySearchTest::endsTheSearchBefore()
{
    save(u"c"_s, said(u"m"_s, u"the tide"_s));
    const auto first = m_store->search(u"t"_s);
    const auto second = m_store->search(u"ti"_s);
    QCOMPARE(settled(second)->groups.size(), 1);
    QVERIFY(first.isFinished());
    QCOMPARE(first.resultCount(), 0);
}

void HistorySearchTest::endsASearchThatIsNoLongerWanted()
{
    auto search = m_store->search(u"x"_s);
    search.cancel();
    QTRY_VERIFY(search.isFinished());
    QVERIFY(settled(m_store->conversations()));
}

void HistorySearchTest::makesTheIndexAnewByOtherRules()
{
    save(u"c"_s, said(u"m"_s, u"the tide"_s));
    m_store.reset();
    {
        OtherProgram older(m_dir->filePath(u"history.sqlite"_s));
        older.run(u"INSERT INTO message_search(message_search) VALUES ('delete-all')"_s);
        older.run(u"INSERT INTO message_search(rowid, words) VALUES (1, 'tida')"_s);
        older.run(u"UPDATE state SET value = '0' WHERE name = 'folding'"_s);
    }
    open();
    QCOMPARE(found(u"tide"_s).size(), 1);
    QCOMPARE(found(u"tida"_s).size(), 0);
}

HIWAR_TEST(HistorySearchTest, QCoreApplication)
#include "tst_historysearch.moc"
