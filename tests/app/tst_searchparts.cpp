// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text inside a word is found, and ranked after whole words and beginnings of words.
#include "app/history/historystore.h"
#include "tests/support/otherprogram.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class SearchPartsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_dir = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<HistoryStore>(m_dir->filePath(u"history.sqlite"_s));
        QVERIFY(settled(m_store->open()));
        QVERIFY(settled(m_store->saveConversation({.id = u"c"_s})));
    }
    void cleanup() { m_store.reset(); }

    void findsWithinWords_data()
    {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char *name, const QString &content, const QString &typed,
                            const QString &marked) {
            QTest::newRow(name) << content << typed << marked;
        };
        row("the article", u"في المدرسة القديمة"_s, u"مدرسة"_s, u"مدرسة"_s);
        row("a particle and the article", u"ذهبنا بالمدرسة"_s, u"مدرسة"_s, u"مدرسة"_s);
        row("other letters, signs between", u"بِالمَدْرَسَةِ."_s, u"مدرسه"_s, u"مَدْرَسَةِ"_s);
        row("stretched", u"بالمـدرسة"_s, u"مدر"_s, u"مـدر"_s);
        row("the middle of a name", u"call getUserName()"_s, u"UserName"_s, u"UserName"_s);
        row("two words in one", u"call getUserName()"_s, u"name user"_s, u"UserName"_s);
        row("the end of a word", u"ein Flugzeug"_s, u"zeug"_s, u"zeug"_s);
        row("accents", u"le décrèpement"_s, u"crepe"_s, u"crèpe"_s);
        row("letters that are two", u"die Eﬃzienz"_s, u"fiz"_s, u"ﬃz"_s);
        row("digits", u"INV-2026٠١٢٣"_s, u"6012"_s, u"6٠١٢"_s);
        row("with a word", u"ein Flugzeug fliegt"_s, u"fliegt zeug"_s, u"zeug|fliegt"_s);
        row("every one", u"Flugzeug, Zeugnis, Zeug, Werkzeug"_s, u"zeug"_s,
            u"zeug|Zeug|Zeug|zeug"_s);
        row("a short one begins a word", u"an apple"_s, u"ap an"_s, u"an|ap"_s);
        row("a short one is not within", u"an apple"_s, u"pp"_s, {});
        row("not in quotes", u"ein Flugzeug"_s, u"\"zeug\""_s, {});
        row("not of a phrase", u"ein Flugzeug hier"_s, u"\"zeug hier\""_s, {});
        row("not what is not wanted", u"ein Flugzeug"_s, u"ein -zeug"_s, u"ein"_s);
        row("not there", u"ein Flugzeug"_s, u"zeugt"_s, {});
        row("a long one", u"x%1y"_s.arg(u"ab"_s.repeated(40)), u"baby"_s, u"baby"_s);
    }

    void findsWithinWords()
    {
        QFETCH(QString, content);
        QFETCH(QString, typed);
        QFETCH(QString, marked);
        say(u"m"_s, content);
        const SearchPage page = find(typed);
        QCOMPARE(page.groups.size(), marked.isEmpty() ? 0 : 1);
        if (marked.isEmpty())
            return;
        const SearchHit &hit = page.groups.constFirst().hits.constFirst();
        QStringList parts;
        for (const SearchMark &mark : hit.marks)
            parts.append(hit.snippet.mid(mark.start, mark.length));
        QCOMPARE(parts.join(u'|'), marked);
    }

    void findsWholeWordsFirst()
    {
        for (const QString &text : {u"zeugt"_s, u"Werkzeug"_s, u"Zeug"_s, u"Flugzeug"_s}) {
            QVERIFY(settled(m_store->saveConversation({.id = text, .title = text})));
            QVERIFY(settled(m_store->saveMessage(text, node(text + u"m"_s, text))));
        }
        QStringList found;
        const SearchPage page = find(u"zeug"_s);
        for (const SearchGroup &group : page.groups)
            found.append(group.conversationId);
        QCOMPARE(found.first(2), QStringList({u"Zeug"_s, u"zeugt"_s}));
        QCOMPARE(found.size(), 4);
        // The same for messages, if no title matches.
        for (int i = 0; i < 3; ++i)
            QVERIFY(settled(m_store->removeConversations({u"Flugzeug"_s})));
        say(u"1"_s, u"Spielzeug"_s);
        say(u"2"_s, u"bezeugt, und sonst nichts"_s);
        say(u"3"_s, u"viele andere Worte und am Ende Zeug"_s);
        for (const SearchGroup &group : find(u"zeug"_s).groups) {
            if (group.conversationId == u"c"_s)
                QCOMPARE(group.hits.constFirst().messageId, u"3"_s);
        }
    }

    void showsTheBestMatchOfAMessage()
    {
        say(u"m"_s, u"Flugzeug "_s + u"und mehr "_s.repeated(40) + u"altes Zeug"_s);
        const SearchPage page = find(u"zeug"_s);
        const SearchHit &hit = page.groups.constFirst().hits.constFirst();
        QVERIFY2(hit.snippet.endsWith(u"altes Zeug"_s), qPrintable(hit.snippet));
    }

    void findsAllOfManyWords()
    {
        constexpr int many = 500; // more than one lookup handles
        QList<MessageNode> nodes;
        for (int i = 0; i < many; ++i) {
            nodes.append(node(u"m%1"_s.arg(i),
                              u"say %1zeug%2 and wort%2e"_s.arg(letters(i)).arg(letters(i / 2))));
            if (i > 0)
                nodes.last().parentId = nodes.at(i - 1).id;
        }
        QVERIFY(settled(m_store->saveTurn({.id = u"c"_s}, nodes)));
        QTRY_VERIFY(isIdle());
        QCOMPARE(countOf(find(u"zeug"_s, 2 * many)), many);
        QVERIFY(find(u"zeug"_s, 10).hasMore);
        QCOMPARE(countOf(find(u"zeug"_s, 10)), 10);
        QCOMPARE(countOf(find(u"zeug ort"_s, 2 * many)), many); // both parts are in many words
        QCOMPARE(countOf(find(letters(7) + u"zeug ort"_s, 2 * many)), 1);
        // Narrowed to few messages, which are checked one by one.
        QVERIFY(settled(m_store->saveConversation({.id = u"p"_s, .isPinned = true})));
        QVERIFY(settled(m_store->saveMessage(u"p"_s, node(u"pm"_s, u"Nagelneuzeugs"_s))));
        QCOMPARE(countOf(find(u"zeug is:pinned"_s)), 1);
    }

    void findsWhatThousandsOfWordsHave()
    {
        QString all;
        for (int i = 0; i < 3500; ++i) // more than the search ever looks up
            all += letters(i) + u"zeug "_s;
        say(u"all"_s, all);
        MessageNode rare = node(u"rare"_s, u"Neuzeugig, sagt man."_s);
        rare.model = u"Rare 1"_s;
        QVERIFY(settled(m_store->saveMessage(u"c"_s, rare)));
        QCOMPARE(countOf(find(u"zeug"_s)), 2);
        QCOMPARE(countOf(find(u"zeug model:rare"_s)), 1);
        QCOMPARE(countOf(find(u"zeug euzeu"_s)), 1);
        QCOMPARE(countOf(find(u"zeug sag"_s)), 1);
        QCOMPARE(countOf(find(u"zeug -sagt"_s)), 1);
        QCOMPARE(countOf(find(u"zeug nirgends"_s)), 0);
    }

    void isHealed()
    {
        say(u"m"_s, u"ein Flugzeug"_s);
        QCOMPARE(countOf(find(u"zeug"_s)), 1);
        QTRY_VERIFY(isIdle());
        OtherProgram(m_dir->filePath(u"history.sqlite"_s))
            .run(u"UPDATE word_part_data SET block = x'7f7f7f7f7f7f7f7f'"_s);
        m_store.reset();
        m_store = std::make_unique<HistoryStore>(m_dir->filePath(u"history.sqlite"_s));
        QVERIFY(settled(m_store->open()));
        QTRY_COMPARE(countOf(find(u"zeug"_s)), 1);
        QCOMPARE(countOf(find(u"ein"_s)), 1);
    }

private:
    static MessageNode node(const QString &id, const QString &content)
    {
        MessageNode node;
        node.id = id;
        node.content = content;
        node.createdAt = QDate(2026, 3, 1).startOfDay().toUTC();
        return node;
    }
    /// A name for a number that is not part of any other number's name.
    static QString letters(int number)
    {
        QString name = u"q"_s;
        for (int rest = number, i = 0; i < 4; ++i, rest /= 10)
            name += QChar(char16_t(u'a' + rest % 10));
        return name;
    }
    void say(const QString &id, const QString &content)
    {
        QVERIFY(settled(m_store->saveMessage(u"c"_s, node(id, content))));
    }
    SearchPage find(const QString &typed, int most = 200)
    {
        return settled(m_store->search(typed, most)).value_or(SearchPage());
    }
    static int countOf(const SearchPage &page)
    {
        int count = 0;
        for (const SearchGroup &group : page.groups)
            count += group.hitCount;
        return count;
    }
    bool isIdle()
    {
        return OtherProgram(m_dir->filePath(u"history.sqlite"_s))
                   .number(u"SELECT count(*) FROM message WHERE is_indexed = 0"_s) == 0;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<HistoryStore> m_store;
};

HIWAR_TEST(SearchPartsTest, QCoreApplication)
#include "tst_searchparts.moc"
