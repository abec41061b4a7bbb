// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/foundatonce.h"
#include "ui/find/searchtext.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class SearchTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsWhatIsWrittenInSeveralWays_data();
    void findsWhatIsWrittenInSeveralWays();
    void tellsApartWhatIsAnother_data();
    void tellsApartWhatIsAnother();
    void tellsWhereItStoodInTheSource();
    void matchesDoNotOverlap();
    void everyFoldedLetterKnowsItsPlace();
    void mindsTheCaseWhenAsked();
    void findsNothingForNothing();
    void findsTheSameBitByBit_data() { findsWhatIsWrittenInSeveralWays_data(); }
    void findsTheSameBitByBit();
};

namespace {

QStringList found(const QString &text, const QString &wanted, MatchCase matchCase = MatchCase::No)
{
    QStringList out;
    const auto ranges = findIn(text, foldForSearch(wanted, matchCase).text, matchCase);
    for (const FoundRange &range : ranges)
        out << text.mid(range.from, range.to - range.from);
    return out;
}

} // namespace

void SearchTextTest::findsWhatIsWrittenInSeveralWays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("match");
    const auto row = [](const char *name, const QString &text, const QString &wanted,
                        const QString &match) { QTest::newRow(name) << text << wanted << match; };
    row("case", u"A Question of Taste"_s, u"question"_s, u"Question"_s);
    row("accents", u"un café noir"_s, u"CAFE"_s, u"café"_s);
    row("accents apart", u"un cafe\u0301 noir"_s, u"café"_s, u"cafe\u0301"_s);
    row("sharp s", u"die Straße dort"_s, u"STRASSE"_s, u"Straße"_s);
    row("greek", u"Ὀδυσσεύς"_s, u"οδυσσευς"_s, u"Ὀδυσσεύς"_s);
    row("vowel signs", u"قَالَ مَرْحَبًا لَهُ"_s, u"مرحبا"_s, u"مَرْحَبًا "_s.trimmed());
    row("vowel signs typed", u"قال مرحبا له"_s, u"مَرْحَبًا"_s, u"مرحبا"_s);
    row("tatweel", u"ســـلام"_s, u"سلام"_s, u"ســـلام"_s);
    row("alef forms", u"أحمد وإبراهيم وآدم"_s, u"ابراهيم"_s, u"إبراهيم"_s);
    row("ta marbuta", u"مدرسة كبيرة"_s, u"مدرسه"_s, u"مدرسة"_s);
    row("alef maksura", u"إلى البيت"_s, u"الي"_s, u"إلى"_s);
    row("persian", u"کتاب فارسی"_s, u"كتاب فارسي"_s, u"کتاب فارسی"_s);
    row("digits", u"سنة ٢٠٢٦ م"_s, u"2026"_s, u"٢٠٢٦"_s);
    row("wide letters", u"ＡＢＣ"_s, u"abc"_s, u"ＡＢＣ"_s);
    row("ligature", u"an oﬃce"_s, u"office"_s, u"oﬃce"_s);
    row("isolates", u"قل \u2066/v1\u2069 ثم"_s, u"/v1"_s, u"/v1\u2069"_s);
    row("line break", u"one\u2028two"_s, u"one two"_s, u"one\u2028two"_s);
    row("code lines", u"a\n\tb"_s, u"a  b"_s, u"a\n\tb"_s);
    row("hangul", u"안녕하세요"_s, u"녕하"_s, u"녕하"_s);
    row("emoji", u"so 👍🏽 it is"_s, u"👍🏽"_s, u"👍🏽"_s);
    row("beyond the first plane", u"𐐀𐐁"_s, u"𐐨𐐩"_s, u"𐐀𐐁"_s);
}

void SearchTextTest::findsWhatIsWrittenInSeveralWays()
{
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QFETCH(QString, match);
    QCOMPARE(found(text, wanted), QStringList(match));
}

void SearchTextTest::tellsApartWhatIsAnother_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("a syllable") << u"각"_s << u"가"_s;
    QTest::newRow("letters") << u"سلام"_s << u"شلام"_s;
    QTest::newRow("order") << u"abc"_s << u"acb"_s;
}

void SearchTextTest::tellsApartWhatIsAnother()
{
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QVERIFY(found(text, wanted).isEmpty());
}

void SearchTextTest::tellsWhereItStoodInTheSource()
{
    const auto ranges = findIn(u"مَرْحَبًا أهلاً مَرْحَبًا"_s, u"مرحبا"_s);
    QCOMPARE(ranges.size(), 2);
    QCOMPARE(ranges.at(0).from, 0);
    QCOMPARE(ranges.at(1).from, 16);
    QCOMPARE(ranges.at(1).to, 25);
}

void SearchTextTest::matchesDoNotOverlap()
{
    QCOMPARE(found(u"aaaaa"_s, u"aa"_s).size(), 2);
}

void SearchTextTest::everyFoldedLetterKnowsItsPlace()
{
    const QString text = u"Aé ﬃ مَ ß 👍 \u2066x\u2069 ½"_s;
    const FoldedText folded = foldForSearch(text);
    QCOMPARE(folded.starts.size(), folded.text.size() + 1);
    QVERIFY(std::is_sorted(folded.starts.begin(), folded.starts.end()));
    QCOMPARE(folded.starts.constLast(), int(text.size()));
}

void SearchTextTest::mindsTheCaseWhenAsked()
{
    QCOMPARE(found(u"Go go GO"_s, u"go"_s, MatchCase::Yes), QStringList{u"go"_s});
    QCOMPARE(found(u"Go go GO"_s, u"go"_s).size(), 3);
}

void SearchTextTest::findsNothingForNothing()
{
    QVERIFY(found(u"abc"_s, {}).isEmpty());
    QVERIFY(found({}, u"abc"_s).isEmpty());
    QVERIFY(found(u"abc"_s, u"\u064B"_s).isEmpty()); // a mark without a letter
}

void SearchTextTest::findsTheSameBitByBit()
{
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    const QString folded = foldForSearch(wanted).text;
    const QString often = text + u' ' + text + text;
    for (int most = 1; most < 12; ++most) {
        TextSearch search(often, MatchCase::No);
        QList<FoundRange> ranges;
        while (!search.isDone())
            QVERIFY(search.searchOn(most, folded, ranges) <= most + 1); // a pair is one character
        QCOMPARE(ranges, findIn(often, folded));
    }
}

HIWAR_TEST(SearchTextTest, QCoreApplication)
#include "tst_searchtext.moc"
