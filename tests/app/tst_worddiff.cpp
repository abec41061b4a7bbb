// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/worddiff.h"
#include "tests/app/longestcommon.h"
#include "tests/support/testcase.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Kind = WordRun::Kind;

/// What is removed in [], added in {}, moved in < > and ( ).
QString shown(const QString &first, const QString &second, const WordDiff &diff)
{
    QString all;
    for (const WordRun &run : diff.runs) {
        const QString before = first.sliced(run.first, run.firstLength);
        const QString after = second.sliced(run.second, run.secondLength);
        switch (run.kind) {
        case Kind::Equal:
            all += after;
            break;
        case Kind::Removed:
            all += u'[' + before + u']';
            break;
        case Kind::Added:
            all += u'{' + after + u'}';
            break;
        case Kind::MovedAway:
            all += u'<' + before + u'>';
            break;
        case Kind::MovedHere:
            all += u'(' + after + u')';
            break;
        }
    }
    return all;
}

QString shown(const QString &first, const QString &second)
{
    return shown(first, second, compareWords(first, second));
}

/// The runs applied to the first text are the second, and nothing is said twice or left out.
bool isExact(const QString &first, const QString &second, const WordDiff &diff)
{
    QString before;
    QString after;
    for (qsizetype i = 0; i < diff.runs.size(); ++i) {
        const WordRun &run = diff.runs.at(i);
        const bool isInFirst = run.kind != Kind::Added && run.kind != Kind::MovedHere;
        const bool isInSecond = run.kind != Kind::Removed && run.kind != Kind::MovedAway;
        if ((run.firstLength > 0) != isInFirst || (run.secondLength > 0) != isInSecond)
            return false;
        if (run.first != before.size() || run.second != after.size())
            return false;
        const QString here = first.sliced(run.first, run.firstLength);
        const QString there = second.sliced(run.second, run.secondLength);
        if (run.kind == Kind::Equal && here != there)
            return false;
        if (run.kind == Kind::MovedAway || run.kind == Kind::MovedHere) {
            const WordRun other = diff.runs.value(run.other);
            if (other.other != i || first.sliced(other.first, other.firstLength) +
                                            second.sliced(other.second, other.secondLength) !=
                                        here + there)
                return false;
        } else if (run.other != -1) {
            return false;
        }
        before += here;
        after += there;
    }
    return before == first && after == second;
}

const QStringList &everyScript()
{
    static const QStringList words{u"the "_s,
                                   u"river"_s,
                                   u" "_s,
                                   u"  "_s,
                                   u"\n"_s,
                                   u"\r\n"_s,
                                   u"\n\n"_s,
                                   u"\t"_s,
                                   u"نهر "_s,
                                   u"الكِتابُ"_s,
                                   u"،"_s,
                                   u"שָׁלוֹם "_s,
                                   u"河川"_s,
                                   u"流れる"_s,
                                   u"ภาษาไทย"_s,
                                   u"हिन्दी "_s,
                                   u"한국어 "_s,
                                   u"e\u0301"_s,
                                   u"👩‍👩‍👧"_s,
                                   u"🇸🇾"_s,
                                   u"👍🏽"_s,
                                   u"**"_s,
                                   u"foo.bar()"_s,
                                   u"_x_"_s,
                                   u"\u0301"_s,
                                   u"\u200D"_s,
                                   u"\u202B"_s,
                                   u"3.14 "_s,
                                   u"don't "_s,
                                   u"\u2028"_s,
                                   u"# "_s,
                                   u"- "_s,
                                   QString(QChar(0xD83D)),
                                   QString(QChar(0xDC4D)),
                                   u"\r"_s,
                                   u"The whole sentence is moved to another place of it. "_s};
    return words;
}

QString madeText(TextDice &dice, int pieces)
{
    QString text;
    for (int i = 0; i < pieces; ++i)
        text += dice.word(everyScript());
    return text;
}

/// Some pieces of it are gone, some new, some elsewhere.
QString changed(TextDice &dice, const QString &text)
{
    QString now = text;
    for (int change = dice.below(5); change >= 0; --change) {
        const int at = dice.below(int(now.size()) + 1);
        const int length = dice.below(int(now.size()) - at + 1) / (1 + dice.below(6));
        const QString cut = now.sliced(at, length);
        if (dice.below(2) == 0)
            now.remove(at, length);
        const int to = dice.below(int(now.size()) + 1);
        now.insert(to, dice.below(2) == 0 ? cut : dice.word(everyScript()));
    }
    return now;
}

} // namespace

class TestWordDiff : public TestCase
{
    Q_OBJECT

private slots:
    void findsTheDifferences_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("expected");
        QTest::newRow("the same") << u"One two."_s << u"One two."_s << u"One two."_s;
        QTest::newRow("nothing") << QString() << QString() << QString();
        QTest::newRow("all new") << QString() << u"One."_s << u"{One.}"_s;
        QTest::newRow("all gone") << u"One."_s << QString() << u"[One.]"_s;
        QTest::newRow("a word") << u"The red cat sat."_s << u"The black cat sat."_s
                                << u"The [red]{black} cat sat."_s;
        QTest::newRow("a letter") << u"colour"_s << u"color"_s << u"[colour]{color}"_s;
        QTest::newRow("words are read together")
            << u"It was the quick brown fox, then."_s << u"It was one slow grey dog, then."_s
            << u"It was [the quick brown fox]{one slow grey dog}, then."_s;
        QTest::newRow("Arabic") << u"كتبت رسالةً طويلة"_s << u"كتبت رسالةٌ طويلة"_s
                                << u"كتبت [رسالةً]{رسالةٌ} طويلة"_s;
        QTest::newRow("Chinese") << u"我昨天去北京。"_s << u"我今天去北京。"_s
                                 << u"我[昨]{今}天去北京。"_s;
        QTest::newRow("a line") << u"a\nb\n"_s << u"a\nnew\nb\n"_s << u"a\n{new\n}b\n"_s;
        QTest::newRow("a line end") << u"a\r\n"_s << u"a\n"_s << u"a[\r\n]{\n}"_s;
        QTest::newRow("a blank") << u"a b"_s << u"a  b"_s << u"a[ ]{  }b"_s;
        QTest::newRow("an emoji") << u"ok 👩‍👩‍👧!"_s << u"ok 👩‍👩‍👦!"_s
                                  << u"ok [👩‍👩‍👧]{👩‍👩‍👦}!"_s;
        QTest::newRow("code") << u"list.append(x)"_s << u"list.prepend(x)"_s
                              << u"list.[append]{prepend}(x)"_s;
        QTest::newRow("moved")
            << u"The first sentence tells what is known about it. "
               u"Whoever wants to know more asks the people who live there. End."_s
            << u"Whoever wants to know more asks the people who live there. "
               u"The first sentence tells what is known about it. End."_s
            << u"<The first sentence tells what is known about it. >"
               u"Whoever wants to know more asks the people who live there. "
               u"(The first sentence tells what is known about it. )End."_s;
        QTest::newRow("a moved paragraph")
            << u"The first one tells what is known about it.\n\n"
               u"The second one asks those who live there what else they know.\n\nEnd."_s
            << u"The second one asks those who live there what else they know.\n\n"
               u"The first one tells what is known about it.\n\nEnd."_s
            << u"<The first one tells what is known about it.\n\n>"
               u"The second one asks those who live there what else they know.\n\n"
               u"(The first one tells what is known about it.\n\n)End."_s;
        QTest::newRow("too short to be moved") << u"Yes, of course. It is all right here."_s
                                               << u"It is all right here. Yes, of course."_s
                                               << u"[Yes, of course. ]It is all right here.{ Yes, "
                                                  u"of course.}"_s;
        QTest::newRow("moved in Chinese")
            << u"今天的天气非常好我们去公园。明天可能会下一场很大的雨所以请带上你的伞吧。完"_s
            << u"明天可能会下一场很大的雨所以请带上你的伞吧。今天的天气非常好我们去公园。完"_s
            << u"<今天的天气非常好我们去公园。>明天可能会下一场很大的雨所以请带上你的伞吧。"
               u"(今天的天气非常好我们去公园。)完"_s;
    }
    void findsTheDifferences()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QTEST(shown(first, second), "expected");
        QVERIFY(isExact(first, second, compareWords(first, second)));
    }

    void countsWhatDiffers()
    {
        const WordDiff diff = compareWords(u"The red cat sat on it.", u"The big black cat sat.");
        QCOMPARE(diff.wordsRemoved, 3);
        QCOMPARE(diff.wordsAdded, 2);
        QCOMPARE(diff.passagesMoved, 0);
    }

    void ignoresAllButWords()
    {
        const auto runs = [](const QString &first, const QString &second) {
            return shown(first, second, compareWords(first, second, WordsCompared::WordsOnly));
        };
        QCOMPARE(runs(u"# Title\n\nSome *text*."_s, u"Title\nSome  __text__."_s),
                 u"Title\nSome  __text__."_s);
        QCOMPARE(runs(u"- one\n- two"_s, u"* one\n* three"_s), u"* one\n* [two]{three}"_s);
        QCOMPARE(runs(u"  "_s, u"\n"_s), u"\n"_s);
        QCOMPARE(runs(u"**"_s, u"word"_s), u"{word}"_s);
    }

    void isExactForAnyTexts()
    {
        for (quint32 seed = 0; seed < 150; ++seed) {
            TextDice dice(seed);
            const QString first = madeText(dice, dice.below(60));
            const QString second =
                dice.below(4) == 0 ? madeText(dice, dice.below(60)) : changed(dice, first);
            const WordDiff diff = compareWords(first, second);
            QVERIFY2(isExact(first, second, diff), qPrintable(QString::number(seed)));
            QCOMPARE(compareWords(first, second), diff);
            QString before;
            QString after;
            for (const WordRun &run : compareWords(first, second, WordsCompared::WordsOnly).runs) {
                before += first.sliced(run.first, run.firstLength);
                after += second.sliced(run.second, run.secondLength);
            }
            QCOMPARE(before, first);
            QCOMPARE(after, second);
        }
    }

    void isExactForLongTexts()
    {
        for (quint32 seed = 0; seed < 2; ++seed) {
            TextDice dice(seed);
            const QString first = madeText(dice, 3000);
            const QString second = changed(dice, changed(dice, first));
            QVERIFY(isExact(first, second, compareWords(first, second)));
        }
    }

    void changesNoMoreSignsThanItMust()
    {
        for (quint32 seed = 0; seed < 200; ++seed) {
            TextDice dice(seed);
            const QString signs = u"天地玄黃"_s; // each is a word
            QString texts[2];
            std::vector<int> numbers[2];
            for (int side = 0; side < 2; ++side) {
                for (int i = dice.below(30); i > 0; --i) {
                    numbers[side].push_back(dice.below(int(signs.size())));
                    texts[side] += signs.at(numbers[side].back());
                }
            }
            const WordDiff diff = compareWords(texts[0], texts[1]);
            qsizetype equal = 0;
            for (const WordRun &run : diff.runs)
                equal += run.kind == Kind::Equal ? run.firstLength : 0;
            QCOMPARE(equal, longestCommon(numbers[0], numbers[1]));
        }
    }

    /// Texts made to have a difference at each word.
    void saysOnlySoMuch()
    {
        const QString first = u"a b "_s.repeated(8000);
        const QString second = u"b c a "_s.repeated(7000);
        const WordDiff diff = compareWords(first, second);
        QVERIFY(isExact(first, second, diff));
        QVERIFY(diff.runs.size() <= 20000);
    }

    /// A line that is once in both stays, however much else differs.
    void keepsTheLinesOfALongText()
    {
        QString first;
        QString second;
        for (int line = 0; line < 600; ++line) {
            const QString kept = u"Line number %1 is in both of these.\n"_s.arg(line);
            first += kept + (line % 10 == 0 ? u"An old remark.\n"_s : QString());
            second += kept + (line % 10 == 0 ? u"A new remark.\n"_s : QString());
        }
        const WordDiff diff = compareWords(first, second);
        QVERIFY(isExact(first, second, diff));
        QCOMPARE(diff.wordsAdded, 120);
        QCOMPARE(diff.wordsRemoved, 120);
        QCOMPARE(diff.passagesMoved, 0);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestWordDiff, QCoreApplication)
#include "tst_worddiff.moc"
