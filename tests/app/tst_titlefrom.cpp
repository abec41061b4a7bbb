// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/titlefrom.h"
#include "tests/support/testcase.h"

#include <QTextBoundaryFinder>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

int readersLength(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() >= 0)
        ++count;
    return count;
}

} // namespace

class TitleFromTest : public TestCase
{
    Q_OBJECT

private slots:
    void takesTheWordsOfTheFirstLine();
    void takesTheWordsOfTheFirstLine_data();
    void cutsAtAWordInAnyScript();
    void cutsAtAWordInAnyScript_data();
    void neverCutsWithinACharacter();
    void isQuickWithHugePastes();
};

void TitleFromTest::takesTheWordsOfTheFirstLine_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("title");
    QTest::newRow("plain") << u"How do tides work?"_s << u"How do tides work?"_s;
    QTest::newRow("second line") << u"\n  \r\n How?\nmore"_s << u"How?"_s;
    QTest::newRow("spaces") << u" a \t b\u00A0 c "_s << u"a b c"_s;
    QTest::newRow("heading") << u"## A *plan* ##\ntext"_s << u"A plan"_s;
    QTest::newRow("hash that is no heading") << u"#include <x>"_s << u"#include <x>"_s;
    QTest::newRow("list") << u"- [ ] buy **milk**"_s << u"buy milk"_s;
    QTest::newRow("numbers") << u"1. first"_s << u"first"_s;
    QTest::newRow("a number is no mark") << u"3.14 is what?"_s << u"3.14 is what?"_s;
    QTest::newRow("quote") << u"> > said"_s << u"said"_s;
    QTest::newRow("code") << u"what does `ls -l` do"_s << u"what does ls -l do"_s;
    QTest::newRow("fence") << u"```cpp\nint main()\n```"_s << u"int main()"_s;
    QTest::newRow("rule") << u"---\n***\nafter"_s << u"after"_s;
    QTest::newRow("link") << u"see [the page](http://a/b) and ![x](y)"_s << u"see the page and x"_s;
    QTest::newRow("snake") << u"why snake_case_name, __bold__"_s << u"why snake_case_name, bold"_s;
    QTest::newRow("times in code") << u"return x*2*3"_s << u"return x*2*3"_s;
    QTest::newRow("times") << u"2 * 3 * 4"_s << u"2 * 3 * 4"_s;
    QTest::newRow("arabic") << u"# ما هو **المدّ**؟"_s << u"ما هو المدّ؟"_s;
    QTest::newRow("hidden") << u"safe\u202Eexe\u2066\u0007.txt"_s << u"safeexe.txt"_s;
    QTest::newRow("joiners stay") << u"👩\u200D👩\u200D👧 می\u200Cخواهم"_s
                                  << u"👩\u200D👩\u200D👧 می\u200Cخواهم"_s;
    QTest::newRow("nothing") << u" \n```\n# \n---\n"_s << QString();
    QTest::newRow("empty") << QString() << QString();
}

void TitleFromTest::takesTheWordsOfTheFirstLine()
{
    QFETCH(QString, question);
    QFETCH(QString, title);
    QCOMPARE(titleFrom(question), title);
}

void TitleFromTest::cutsAtAWordInAnyScript_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("title");
    QTest::newRow("words") << u"one two three four five six seven eight nine ten, eleven, twelve"_s
                           << u"one two three four five six seven eight nine ten, eleven…"_s;
    QTest::newRow("sixty exactly") << u"x"_s.repeated(60) << u"x"_s.repeated(60);
    QTest::newRow("no place to cut") << u"x"_s.repeated(61) << u"x"_s.repeated(60) + u'…';
    QTest::newRow("late word only")
        << u"a "_s + u"x"_s.repeated(80) << u"a "_s + u"x"_s.repeated(58) + u'…';
    QTest::newRow("arabic") << u"كتاب "_s.repeated(20) << u"كتاب "_s.repeated(12).trimmed() + u'…';
    QTest::newRow("chinese") << u"潮"_s.repeated(80) << u"潮"_s.repeated(60) + u'…';
}

void TitleFromTest::cutsAtAWordInAnyScript()
{
    QFETCH(QString, question);
    QFETCH(QString, title);
    QCOMPARE(titleFrom(question), title);
}

void TitleFromTest::neverCutsWithinACharacter()
{
    const QStringList characters{u"👩\u200D👩\u200D👧"_s, u"e\u0301"_s, u"مَّ"_s, u"🇸🇦"_s, u"क्षि"_s};
    for (const QString &one : characters) {
        const QString title = titleFrom(one.repeated(100));
        QVERIFY(title.endsWith(u'…'));
        const QString kept = title.chopped(1);
        QCOMPARE(kept, one.repeated(int(kept.size() / one.size())));
        QVERIFY(readersLength(kept) <= titleLength);
        QVERIFY(readersLength(kept) >= titleLength / 2);
    }
}

void TitleFromTest::isQuickWithHugePastes()
{
    // Unpaired marks make pairing slow; a quadratic algorithm would not finish here.
    const QString marks = u"*a _b `c ~~d [e](f "_s.repeated(100000);
    QVERIFY(readersLength(titleFrom(marks)) <= titleLength + 1);
    QCOMPARE(titleFrom(u"\n"_s.repeated(1000000) + u"late"_s), QString());
}

HIWAR_TEST(TitleFromTest, QCoreApplication)
#include "tst_titlefrom.moc"
