// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/foundatonce.h"
#include "tests/ui/messagemodel.h"
#include "ui/find/conversationsearch.h"

#include <QApplication>
#include <QElapsedTimer>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Messages to search; a growing list like the view's rows.
struct Talk
{
    QList<ShownMessage> messages;
    int asked = 0; // how often a message was read
    ConversationSearch search{[this](int row) {
        ++asked;
        return messages.at(row);
    }};

    explicit Talk(const QStringList &texts)
    {
        for (const QString &text : texts)
            messages << makeMessage(QString::number(messages.size()), Role::Assistant, text);
        search.reset(int(messages.size()));
    }

    void find(const QString &wanted)
    {
        search.begin(wanted, MatchCase::No, 0);
        QTRY_VERIFY(search.isComplete());
    }
};

} // namespace

class ConversationSearchTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsInAllMessages();
    void findsWordsThatMarkdownParts();
    void findsInWhatIsFolded();
    void placesFollowWhatIsUnfolded();
    void beginsWithWhatIsInView();
    void aNewWishEndsTheOneBefore();
    void neverHoldsTheWindowLong();
    void looksThroughAHugeMessageBitByBit_data();
    void looksThroughAHugeMessageBitByBit();
    void findsInAHugeMessage();
    void followsAReplyThatGrows();
    void followsRowsThatComeAndGo();
    void numbersMatchesThroughAllRows();
    void restsWithoutAWish();
};

void ConversationSearchTest::findsInAllMessages()
{
    Talk talk({u"one fish"_s, u"two fish, red fish"_s, u"no"_s, u"`fish`"_s});
    talk.find(u"FISH"_s);
    QCOMPARE(talk.search.count(), 4);
    QCOMPARE(talk.search.in(1).matches.size(), 2);
    QCOMPARE(talk.search.in(1).matches.at(1).range, (FoundRange{14, 18}));
    talk.find(u"  "_s);
    QCOMPARE(talk.search.count(), 0);
}

void ConversationSearchTest::findsWordsThatMarkdownParts()
{
    Talk talk(
        {u"a **bold** word, [a link](https://x.org) and\n\n| a | cell |\n|---|---|\n| x | y |"_s,
         u"```\nint main()\n```"_s});
    for (const QString &wanted :
         {u"bold word"_s, u"word, a link and"_s, u"cell"_s, u"int main"_s}) {
        talk.find(wanted);
        QVERIFY2(talk.search.count() == 1, qPrintable(wanted));
    }
    talk.find(u"**"_s); // markup is not searched
    QCOMPARE(talk.search.count(), 0);
}

void ConversationSearchTest::findsInWhatIsFolded()
{
    Talk talk({u"the answer"_s});
    talk.messages[0].reasoning = u"a hidden thought"_s;
    talk.find(u"hidden"_s);
    QCOMPARE(talk.search.count(), 1);
    const MessageMatches &in = talk.search.in(0);
    QCOMPARE(foldAround(in, in.matches.constFirst()), Fold::Reasoning);
    QVERIFY(!positionOf(in, in.matches.constFirst(), {}));
    QVERIFY(positionOf(in, in.matches.constFirst(), Fold::Reasoning));
}

void ConversationSearchTest::placesFollowWhatIsUnfolded()
{
    Talk talk({u"first\n\nthe answer"_s});
    talk.messages[0].reasoning = u"a\n\nb\n\nc"_s;
    talk.find(u"answer"_s);
    const MessageMatches &in = talk.search.in(0);
    QCOMPARE(positionOf(in, in.matches.constFirst(), {})->from, (TextPosition{1, 4}));
    QCOMPARE(positionOf(in, in.matches.constFirst(), Fold::Reasoning)->from, (TextPosition{4, 4}));
}

void ConversationSearchTest::beginsWithWhatIsInView()
{
    const QStringList texts(300, u"here "_s.repeated(40));
    Talk talk(texts);
    int first = -1;
    connect(&talk.search, &ConversationSearch::changed, this, [&] {
        const auto found = talk.search.firstFrom(200);
        if (first < 0 && found)
            first = found->row;
    });
    talk.search.begin(u"here"_s, MatchCase::No, 200);
    QTRY_VERIFY(first >= 0);
    QCOMPARE(first, 200);
    QVERIFY(!talk.search.isComplete()); // results arrive as they are found
    QTRY_VERIFY(talk.search.isComplete());
    QCOMPARE(talk.search.count(), 300 * 40);
}

void ConversationSearchTest::aNewWishEndsTheOneBefore()
{
    Talk talk(QStringList(200, u"some words "_s.repeated(50)));
    talk.search.begin(u"some"_s, MatchCase::No, 0);
    QTRY_VERIFY(talk.search.count() > 0);
    talk.search.begin(u"nowhere"_s, MatchCase::No, 0);
    QCOMPARE(talk.search.count(), 0);
    QTRY_VERIFY(talk.search.isComplete());
    QCOMPARE(talk.search.count(), 0);
}

void ConversationSearchTest::neverHoldsTheWindowLong()
{
    // Counts the work done at once, not the time, which depends on the machine.
    Talk talk(QStringList(10'000, u"a line of **some** words and `code`\n\n"_s.repeated(20)));
    int mostInOneGo = 0;
    int before = 0;
    QTimer beat; // stands for events of the window
    beat.setInterval(0);
    connect(&beat, &QTimer::timeout, this, [&] {
        mostInOneGo = std::max(mostInOneGo, talk.asked - before);
        before = talk.asked;
    });
    beat.start();
    talk.search.begin(u"words"_s, MatchCase::No, 0);
    QTRY_VERIFY_WITH_TIMEOUT(talk.asked > 500, 30'000);
    QVERIFY2(mostInOneGo < 500, qPrintable(QString::number(mostInOneGo)));
}

void ConversationSearchTest::looksThroughAHugeMessageBitByBit_data()
{
    QTest::addColumn<QString>("text");
    const QString line = u"a line of some words, and fish\n"_s;
    const auto lines = int(1'000'000 / line.size());
    QTest::newRow("one block") << u"```\n"_s + line.repeated(lines) + u"```"_s;
    QTest::newRow("many blocks") << (line + u'\n').repeated(lines);
    QTest::newRow("one line") << u"```\n"_s + u"words and fish "_s.repeated(70'000) + u"\n```"_s;
}

void ConversationSearchTest::looksThroughAHugeMessageBitByBit()
{
    QFETCH(QString, text);
    const ShownMessage message = makeMessage(u"m"_s, Role::Assistant, text);
    constexpr qsizetype most = ConversationSearch::lettersAtOnce;
    MessageSearch search(message, u"fish"_s, MatchCase::No);
    int steps = 0;
    while (!search.isDone()) {
        search.searchOn(most);
        ++steps;
    }
    QVERIFY(steps >= text.size() / most / 2);
    QCOMPARE(search.take().matches, findInMessage(message, u"fish"_s).matches);
}

void ConversationSearchTest::findsInAHugeMessage()
{
    Talk talk(
        {u"fish"_s, u"```\n"_s + u"words and fish "_s.repeated(20'000) + u"\n```"_s, u"fish"_s});
    talk.search.begin(u"fish"_s, MatchCase::No, 1);
    QVERIFY(!talk.search.isComplete());
    talk.search.rowChanged(1); // while the message is being searched
    QTRY_COMPARE(talk.search.count(), 20'002);
    QTRY_VERIFY(talk.search.isComplete());
    QCOMPARE(talk.search.count(), 20'002);
}

void ConversationSearchTest::followsAReplyThatGrows()
{
    Talk talk({u"fish"_s, u"no"_s});
    talk.find(u"fish"_s);
    QSignalSpy changed(&talk.search, &ConversationSearch::changed);
    for (int i = 0; i < 100; ++i) {
        talk.messages[1].text += u" fish"_s;
        talk.search.rowChanged(1);
        QVERIFY(talk.search.count() <= 1 + 100);
    }
    QTRY_COMPARE(talk.search.count(), 101);
    QVERIFY(talk.asked < 10); // not once for every token
}

void ConversationSearchTest::followsRowsThatComeAndGo()
{
    Talk talk({u"fish"_s, u"no"_s, u"fish fish"_s});
    talk.find(u"fish"_s);
    talk.messages.removeAt(0);
    talk.search.rowsRemoved(0, 1);
    QCOMPARE(talk.search.count(), 2);
    talk.messages.insert(1, makeMessage(u"n"_s, Role::User, u"a fish"_s));
    talk.search.rowsInserted(1, 1);
    QTRY_COMPARE(talk.search.count(), 3);
    QVERIFY(talk.search.isComplete());
    talk.messages.append(makeMessage(u"m"_s, Role::User, u"fish"_s));
    talk.search.rowsInserted(3, 1);
    talk.messages.removeLast(); // before it was searched
    talk.search.rowsRemoved(3, 1);
    QVERIFY(talk.search.isComplete());
    QCOMPARE(talk.search.count(), 3);
}

void ConversationSearchTest::numbersMatchesThroughAllRows()
{
    Talk talk({u"x x"_s, u"-"_s, u"x"_s, u"x x"_s});
    talk.find(u"x"_s);
    QCOMPARE(talk.search.numberOf({0, 1}), 2);
    QCOMPARE(talk.search.numberOf({3, 1}), 5);
    QCOMPARE(talk.search.firstFrom(1), (MatchIndex{2, 0}));
    QCOMPARE(talk.search.lastBefore(2), (MatchIndex{0, 1}));
    QVERIFY(!talk.search.lastBefore(0));
    QVERIFY(!talk.search.firstFrom(4));
    QVERIFY(talk.search.exists({3, 1}) && !talk.search.exists({3, 2}) &&
            !talk.search.exists({9, 0}));
}

void ConversationSearchTest::restsWithoutAWish()
{
    Talk talk({u"fish"_s});
    talk.search.rowChanged(0);
    talk.search.rowsInserted(0, 1);
    QVERIFY(talk.search.isComplete());
    for (const QTimer *timer : talk.search.findChildren<QTimer *>())
        QVERIFY(!timer->isActive());
    QCOMPARE(talk.asked, 0);
}

HIWAR_TEST(ConversationSearchTest, QApplication)
#include "tst_conversationsearch.moc"
