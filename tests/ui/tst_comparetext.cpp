// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The texts of a comparison, with signs for what cannot be seen, and a change in words.
#include "tests/support/testcase.h"
#include "tests/ui/madecomparison.h"
#include "ui/compare/changewords.h"
#include "ui/compare/comparetext.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

using Kind = ComparedRun::Kind;

class CompareTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsBothInOne();
    void showsThemBesideEachOther();
    void showsWhatCannotBeSeen();
    void putsAChangeIntoWords();
};

void CompareTextTest::showsBothInOne()
{
    const CompareText text = inOneText(cats());
    QCOMPARE(text.text, u"The redblack cat sat.\nIt slept.\nقفزت القطة عاليا ثم نامت.\n"_s);
    QCOMPARE(text.marks.size(), 4);
    QCOMPARE(text.marks.at(0),
             (CompareMark{.start = 4, .length = 3, .kind = Kind::Removed, .change = 0, .run = 1}));
    QCOMPARE(text.marks.at(1),
             (CompareMark{.start = 7, .length = 5, .kind = Kind::Added, .change = 0, .run = 2}));
    QCOMPARE(text.marks.at(2).change, 1);
    QCOMPARE(text.marks.at(3).change, 2);
    QVERIFY(text.markAt(3) == nullptr);
    QCOMPARE(text.markAt(11)->run, 2);
    QVERIFY(text.firstOf(7) == nullptr);
}

void CompareTextTest::showsThemBesideEachOther()
{
    const auto [first, second] = besideEachOther(cats());
    QCOMPARE(first.text, u"The red cat sat.\nIt slept.\nقفزت القطة ثم نامت.\n"_s);
    QCOMPARE(second.text, u"The black cat sat.\n\nقفزت القطة عاليا ثم نامت.\n"_s);
    QCOMPARE(first.written(0, int(first.text.size())), cats().first.text);
    QCOMPARE(second.written(0, int(second.text.size())), cats().second.text);
}

void CompareTextTest::showsWhatCannotBeSeen()
{
    const auto shown = [](const QStringList &pieces) { return inOneText(madeComparison(pieces)); };
    QCOMPARE(shown({u"=a"_s, u"-\r\n"_s, u"+\n"_s, u"=b"_s}).text, u"a¶\n¶\nb"_s);
    QCOMPARE(shown({u"=a"_s, u"+\u200B"_s, u"=b"_s}).text, u"aU+200B\u200Bb"_s);
    QCOMPARE(shown({u"=a"_s, u"+\a\u2029x\uFDD0"_s}).text, u"a\uFFFD\nx\uFFFD"_s);
    const CompareText text = shown({u"=a"_s, u"-\n"_s, u"=b"_s});
    QCOMPARE(text.written(0, int(text.text.size())), u"a\nb"_s);
}

void CompareTextTest::putsAChangeIntoWords()
{
    const ShownComparison blanks = madeComparison({u"=a"_s, u"-\n"_s, u"+ "_s, u"=b"_s});
    QCOMPARE(changeWords(blanks, {1, 2}), u"Removed: a line end. Added: blanks"_s);
    const ShownComparison much = madeComparison({u"+"_s + u"word "_s.repeated(200)});
    QVERIFY(changeWords(much, {0, 0}).size() < 200);
}

HIWAR_TEST(CompareTextTest, QCoreApplication)
#include "tst_comparetext.moc"
