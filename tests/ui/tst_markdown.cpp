// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/markdowndump.h"
#include "ui/markdown/md4csource.h"

#include <QApplication>
#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class MarkdownTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsEveryConstruct_data();
    void readsEveryConstruct();
    void readsASingleDollarOnlyWhenAsked();
    void namesPictures();
    void keepsTheLinesOfWhatPeopleType();
    void putsMarksOnTheSideOfTheirText_data();
    void putsMarksOnTheSideOfTheirText();
    void knowsTightFromLoose();
    void readsAFenceThatIsStillOpen();
    void saysItAsPlainText();
    void readsTheSameAtEveryOffset();
    void endsWhatIsReadWithNul();
    void boundsDepth();
    void restoresWhatItPrepares();
    void boundsTables();
    void boundsDefinitions_data();
    void boundsDefinitions();
    void survivesAnything();
    void growsInBlocksThatStay();
};

void MarkdownTest::readsEveryConstruct_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("blocks");
    const auto row = [](const char *name, const QString &text, const QStringList &blocks) {
        QTest::newRow(name) << text << blocks;
    };
    row("nothing", u""_s, {});
    row("paragraphs", u"one\ntwo\n\nthree"_s, {u"P:one two"_s, u"P:three"_s});
    row("emphasis", u"a *b* **c** ***d*** ~~e~~ `f`"_s, {u"P:a i<b> b<c> bi<d> s<e> c<f>"_s});
    row("nested emphasis", u"**a *b* c**"_s, {u"P:b<a >bi<b>b< c>"_s});
    row("headings", u"# One\n###### Six\nTwo\n---"_s, {u"H1:One"_s, u"H6:Six"_s, u"H2:Two"_s});
    row("bullets", u"- a\n- b\n  - c\n    - d\n- e"_s,
        {u"* P:a"_s, u"* P:b"_s, u"_* P:c"_s, u"__* P:d"_s, u"* P:e"_s});
    row("numbers begin anywhere", u"3. a\n4. b\n   more\n\n   again"_s,
        {u"3. P:a"_s, u"4. P:b more"_s, u"_ P:again"_s});
    row("tasks", u"- [ ] a\n- [x] b\n- [X] c"_s, {u"*o P:a"_s, u"*x P:b"_s, u"*x P:c"_s});
    row("empty item", u"-\n- b"_s, {u"* P:"_s, u"* P:b"_s});
    row("quote in quote", u"> a\n>> b\n\nc"_s, {u"> P:a"_s, u">> P:b"_s, u"P:c"_s});
    row("list in quote", u"> - a\n> - b"_s, {u">* P:a"_s, u">* P:b"_s});
    row("fence", u"```c++ x=1\nint a;\n\n  b;\n```\nc"_s, {u"C(c++):int a;//  b;"_s, u"P:c"_s});
    row("tildes and no language", u"~~~\n```\n~~~"_s, {u"C():```"_s});
    row("indented code", u"a\n\n    x\n    y"_s, {u"P:a"_s, u"C():x/y"_s});
    row("a fence in an item leaves the next item alone", u"1. a\n   ```py\n   x\n   ```\n2. b"_s,
        {u"1. P:a"_s, u"_ C(py):x"_s, u"2. P:b"_s});
    row("table", u"| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | **2** | 3 |"_s,
        {u"T(nlcr)[a|b|c|d][1|b<2>|3|]"_s});
    row("short delimiters", u"|a|b|\n|-|:-|\n|1|2|"_s, {u"T(nl)[a|b][1|2]"_s});
    row("no outer pipes", u"a|b\n--|--\n1|2"_s, {u"T(nn)[a|b][1|2]"_s});
    row("escaped pipe", u"|a|\n|-|\n|x\\|y|"_s, {u"T(n)[a][x|y]"_s});
    row("escaped pipe in code", u"|a|\n|-|\n|`x\\|y`|"_s, {u"T(n)[a][c<x|y>]"_s});
    row("a table in a quote", u"> |a|b|\n> |-|-|\n> |1|2|"_s, {u"> T(nn)[a|b][1|2]"_s});
    row("rows that do not match are no table", u"|a|b|\n|-|\n|c|"_s, {u"P:|a|b| |-| |c|"_s});
    row("a row of dashes in a table", u"|a|b|\n|-|-|\n|-|\n|-|--|"_s, {u"T(nn)[a|b][-|][-|--]"_s});
    row("a delimiter row in code stays as it was", u"```\n|-|:-|\n```\n\n`|-|`"_s,
        {u"C():|-|:-|"_s, u"P:c<|-|>"_s});
    row("a delimiter row alone stays as it was", u"|-|-|"_s, {u"P:|-|-|"_s});
    row("a list of pipes stays a list", u"- | -\n- b"_s, {u"* P:| -"_s, u"* P:b"_s});
    row("link", u"[a *b*](https://x.org/y \"t\")"_s,
        {u"P:<a @https://x.org/y>i<b@https://x.org/y>"_s});
    row("reference link", u"[a][1]\n\n[1]: http://x.org"_s, {u"P:<a@http://x.org>"_s});
    row("autolinks", u"<https://a.org> https://b.org/x?y=1. www.c.org me@d.org"_s,
        {u"P:<https://a.org@https://a.org> <https://b.org/x?y=1@https://b.org/x?y=1>. "
         "<www.c.org@http://www.c.org> <me@d.org@mailto:me@d.org>"_s});
    row("addresses in sentences",
        u"(see https://a.org/b_c_(d)), **http://e.org**: [https://f.org](https://g.org) https://h https://x.org/قهوة، www.i_j.k"_s,
        {u"P:(see <https://a.org/b_c_(d)@https://a.org/b_c_(d)>), b<http://e.org@http://e.org>: "
         u"<https://f.org@https://g.org> https://h "
         "<https://x.org/قهوة@https://x.org/قهوة>، www.i_j.k"_s});
    row("dangerous links are no links",
        u"[a](javascript:alert(1)) [b](file:///etc/passwd) [c](data:text/html,x) [d](//x.org) [e](http:)"_s,
        {u"P:a b c d e"_s});
    row("an address that needs encoding", u"[a](<https://x.org/b c\\d>) [e](<https://x y.org>)"_s,
        {u"P:<a@https://x.org/b%20c%5Cd> e"_s});
    row("hard breaks", u"a  \nb\\\nc"_s, {u"P:a/b/c"_s});
    row("rule", u"a\n\n***\n\nb"_s, {u"P:a"_s, u"R"_s, u"P:b"_s});
    row("entities", u"&amp; &lt;b&gt; &eacute; &#65; &#x639; &nbsp;&nope; &#0; &#x202E;"_s,
        {u"P:& <b> é A ع \u00A0&nope; \uFFFD "_s});
    row("html is text", u"<b>x</b> <script>y</script>"_s, {u"P:<b>x</b> <script>y</script>"_s});
    row("keys", u"Press <kbd>Ctrl</kbd>+**<KBD>C</KBD>**, `<kbd>x</kbd>`, <kbd></kbd>, <kbd>a"_s,
        {u"P:Press k<Ctrl>+bk<C>, c<<kbd>x</kbd>>, <kbd></kbd>, <kbd>a"_s});
    row("single tildes strike nothing",
        u"H~2~O, ~a~ ~/x ~~b~~ `~c~` ~~~d~~~ \\~e~ [f](https://x.org/~g~)"_s,
        {u"P:H~2~O, ~a~ ~/x s<b> c<~c~> ~~~d~~~ ~e~ <f@https://x.org/~g~>"_s});
    row("html block is text", u"<div>\n*a*\n</div>"_s, {u"P:<div> i<a> </div>"_s});
    row("picture", u"x ![a *b*](https://p.org/i.png) ![](data:image/png,0)"_s,
        {u"P:x p<[a b · p.org]@https://p.org/i.png> p<[Picture]>"_s});
    row("formulas", u"a $x^2$, $$y$$ and \\(z_1*a*\\) \\[w\\] b"_s,
        {u"P:a f<$x^2$>, f<$$y$$> and f<\\(z_1*a*\\)> f<\\[w\\]> b"_s});
    row("prices", u"costs $5 and $10, US$5-$6, $ x $, 5$/10$ and \\$a$"_s,
        {u"P:costs $5 and $10, US$5-$6, $ x $, 5$/10$ and $a$"_s});
    row("shell words", u"$HOME/$USER ${a}${b}"_s, {u"P:$HOME/$USER ${a}${b}"_s});
    row("a formula beside letters", u"the $n$th 设$x$为 **$k$**-means"_s,
        {u"P:the f<$n$>th 设f<$x$>为 bf<$k$>-means"_s});
    row("no formula across an empty line", u"a $x\n\ny$ \\[\n\n\\]"_s,
        {u"P:a $x"_s, u"P:y$ ["_s, u"P:]"_s});
    row("a formula with a line of its own", u"so:\n$$\na\n=\n- b\n$$\nthen"_s,
        {u"P:so:"_s, u"F:f<$$/a/=/- b/$$>"_s, u"P:then"_s});
    row("a formula alone", u"\\[ x \\]\n\n$$ y $$"_s, {u"F:f<\\[ x \\]>"_s, u"F:f<$$ y $$>"_s});
    row("a formula in a quote and in an item",
        u"> \\[\n> x > 0\n> \\]\n\n- a\n  $$\n  y\n  $$\n  b"_s,
        {u"> F:f<\\[/x > 0/\\]>"_s, u"* P:a"_s, u"_ F:f<$$/y/$$>"_s, u"_ P:b"_s});
    row("no formula in code",
        u"`$x$ \\(y\\)` ``a ` $b$``\n\n```\n$$\nx\n$$ \\[a\\]\n```\n\n    \\(x\\)"_s,
        {u"P:c<$x$ \\(y\\)> c<a ` $b$>"_s, u"C():$$/x/$$ \\[a\\]"_s, u"C():\\(x\\)"_s});
    row("a formula in a cell", u"|a|b|\n|-|-|\n|$|x|$|\\(y\\)|"_s,
        {u"T(nn)[a|b][f<$|x|$>|f<\\(y\\)>]"_s});
    row("escaped marks", u"\\\\(x\\\\) \\(x"_s, {u"P:\\(x\\) (x"_s});
    row("no formula in an address", u"https://x.org/?a=$b&c=$ [d](https://x.org/$e$)"_s,
        {u"P:<https://x.org/?a=$b&c=$@https://x.org/?a=$b&c=$> <d@https://x.org/$e$>"_s});
    row("footnotes",
        u"a[^1] b[^note] c[^none] `[^1]`\n\n[^1]: https://x.org\n[^note]: More *words*."_s,
        {u"P:an<1> bn<note> c[^none] c<[^1]>"_s, u"P:n<1> <https://x.org@https://x.org>"_s,
         u"P:n<note> More i<words>."_s});
    row("arabic", u"# عنوان\n- أول\n- ثانٍ `code`"_s,
        {u"H1:عنوان"_s, u"* P:أول"_s, u"* P:ثانٍ c<code>"_s});
    row("hidden text shows", u"a\u202Eb\u001B[1m"_s, {u"P:ab\u241B[1m"_s});
    row("open emphasis", u"a **b"_s, {u"P:a **b"_s});
}

void MarkdownTest::readsEveryConstruct()
{
    QFETCH(QString, text);
    QFETCH(QStringList, blocks);
    QCOMPARE(dump(parseMarkdown(text)), blocks);
}

void MarkdownTest::readsASingleDollarOnlyWhenAsked()
{
    const MarkdownOptions options{.dollarFormulas = false};
    QCOMPARE(dump(parseMarkdown(u"$x$ $$y$$ \\(z\\)"_s, options)),
             QStringList{u"P:$x$ f<$$y$$> f<\\(z\\)>"_s});
}

void MarkdownTest::namesPictures()
{
    const Blocks blocks = parseMarkdown(u"![a · b](https://p.org/i.png) ![c](x:y)"_s);
    QCOMPARE(pictureName(blocks.first().spans.at(0)), u"a · b"_s);
    QCOMPARE(pictureName(blocks.first().spans.at(2)), u"c"_s);
}

void MarkdownTest::keepsTheLinesOfWhatPeopleType()
{
    QCOMPARE(dump(parseMarkdown(u"one\ntwo"_s, {LineEnds::Break})), QStringList{u"P:one/two"_s});
}

void MarkdownTest::putsMarksOnTheSideOfTheirText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("side");
    QTest::newRow("english") << u"- one"_s << int(Qt::LeftToRight);
    QTest::newRow("arabic") << u"- واحد"_s << int(Qt::RightToLeft);
    QTest::newRow("the list decides, not the item")
        << u"- واحد\n- Qt two"_s << int(Qt::RightToLeft);
    QTest::newRow("numbers say nothing") << u"- 1 + 1"_s << int(Qt::LayoutDirectionAuto);
    QTest::newRow("code says nothing") << u"> `git` أداة"_s << int(Qt::RightToLeft);
    QTest::newRow("only code") << u"> `git`"_s << int(Qt::LeftToRight);
    QTest::newRow("an address says nothing") << u"https://x.org موقع"_s << int(Qt::RightToLeft);
    QTest::newRow("table") << u"|اسم|b|\n|-|-|\n|1|2|"_s << int(Qt::RightToLeft);
}

void MarkdownTest::putsMarksOnTheSideOfTheirText()
{
    QFETCH(QString, text);
    QFETCH(int, side);
    const Blocks blocks = parseMarkdown(text);
    QVERIFY(!blocks.isEmpty());
    for (const Block &block : blocks)
        QCOMPARE(int(block.side), side);
}

void MarkdownTest::knowsTightFromLoose()
{
    const auto tightness = [](const QString &text) {
        QList<bool> out;
        for (const Block &block : parseMarkdown(text))
            out << block.tight;
        return out;
    };
    QCOMPARE(tightness(u"a\n- b\n- c\n  - d\n\ne"_s),
             (QList<bool>{false, false, true, true, false}));
    QCOMPARE(tightness(u"- b\n\n- c"_s), (QList<bool>{false, false}));
}

void MarkdownTest::readsAFenceThatIsStillOpen()
{
    QCOMPARE(dump(parseMarkdown(u"Look:\n```py\nprint("_s)),
             (QStringList{u"P:Look:"_s, u"C(py):print("_s}));
}

void MarkdownTest::saysItAsPlainText()
{
    const QString text =
        u"# T\n\na **b**\n- x\n- [x] y\n\n3. z\n   ```\n   c\n   d\n   ```\n\n|h|i|\n|-|-|\n|1|2|"_s;
    QCOMPARE(plainText(parseMarkdown(text)),
             u"T\n\na b\n\n- x\n- [x] y\n\n3. z\n  c\n  d\n\nh\ti\n1\t2"_s);
}

void MarkdownTest::readsTheSameAtEveryOffset()
{
    // md4c 0.4.8 takes the line before two empty ones for a list item at one offset in 256.
    for (const QString &text : {u"- x\ny\n\n\n  z"_s, u"> - x\n> y\n>\n>\n>   z"_s,
                                u"- x\n\n  ```\n  y\n  ```\n\n\n  z"_s, u"- x\n\n\n  z"_s,
                                u"- x\n\n      |-|\n\n\n      z"_s}) {
        const QStringList wanted = dump(parseMarkdown(text));
        QCOMPARE(wanted.last().at(1), wanted.last().startsWith(u'>') ? u'_' : u' ');
        for (int offset = 0; offset < 300; ++offset) {
            const QStringList blocks =
                dump(parseMarkdown(QString(offset, u'a') + u"\n\n"_s + text));
            QCOMPARE(blocks.last(wanted.size()), wanted);
        }
    }
}

void MarkdownTest::endsWhatIsReadWithNul()
{
    // md4c 0.4.8 reads the character behind a link that is open at the end of a text.
    for (const QString &text : {u""_s, u"[a](b(c)"_s, u"|a|b|\n|-|-|"_s, u"- x\ny\n\n\n"_s,
                                u"[a](b(c)"_s.repeated(1000)}) {
        const Md4cSource source(text);
        QCOMPARE(source.text().constData()[source.text().size()], '\0');
    }
}

void MarkdownTest::restoresWhatItPrepares()
{
    const QString table = u"|a|\n|-|\n"_s;
    for (const QString &before :
         {QString(9, u'\n'), u"# a"_s + QString(9, u'\n'), u"```\n\n\nb\n\n|-|\n\n```\n"_s,
          u"~~~\n|-|\n|b|\n~~~\n\n\n\n"_s, u"> ```\n> |-|\n\n\n\n\n"_s, u"a\n\n\n\n \n\n\n"_s}) {
        for (const QString &text : {before, before + table, before + table + before}) {
            const Md4cSource source(text);
            QCOMPARE(source.original(0, source.text().size()), text.toUtf8());
        }
        QCOMPARE(parseMarkdown(before + table).last().kind, Block::Kind::Table);
    }
    // What is in the fence stays as it is, and ends where it ends.
    const Blocks blocks = parseMarkdown(u"```\n\n|-|\n\na\n```\n\n\n\n- b"_s);
    QCOMPARE(blocks.size(), 2);
    QCOMPARE(blocks.first().code, u"\n|-|\n\na"_s);
    QCOMPARE(blocks.last().containers.size(), 1);
}

void MarkdownTest::boundsTables()
{
    const QString wide = u"|a"_s.repeated(2'000) + u"|\n"_s + u"|-"_s.repeated(2'000) + u"|\n"_s +
                         u"|\n"_s.repeated(5'000);
    const Blocks blocks = parseMarkdown(wide);
    QCOMPARE(blocks.size(), 1);
    QCOMPARE(int(blocks.first().kind), int(Block::Kind::Paragraph));
    QVERIFY(plainText(blocks).contains(u"|-|-|"_s));
}

void MarkdownTest::boundsDepth()
{
    for (const QString &text :
         {QString(100'000, u'>') + u" a"_s, u"- "_s.repeated(20'000) + u"a"_s,
          u"> - "_s.repeated(5'000) + u"a"_s, QString(50'000, u'[') + u"a"_s,
          u"*a_ "_s.repeated(25'000), u"![a"_s.repeated(20'000), QString(100'000, u'`')}) {
        const Blocks blocks = parseMarkdown(text);
        QVERIFY(!blocks.isEmpty());
        for (const Block &block : blocks)
            QVERIFY(block.containers.size() <= 12);
    }
}

void MarkdownTest::boundsDefinitions_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<bool>("defines");
    const QString much = QString(5000, u'b');
    QTest::newRow("short") << u"[a]: https://x.org/b"_s << true;
    QTest::newRow("one after the other") << u"[a]: https://x.org/b\n"_s.repeated(1000) << true;
    QTest::newRow("title on its own line") << u"[a]: https://x.org/b\n  'title'"_s << true;
    QTest::newRow("long address") << u"[a]: https://x.org/"_s + much << false;
    QTest::newRow("address on its own line") << u"[a]:\n  https://x.org/"_s + much << false;
    QTest::newRow("title without end")
        << u"[a]: https://x.org/b 't\n"_s + u"more\n"_s.repeated(2000) + u"'"_s << false;
    QTest::newRow("in a quote") << u"> [a]: https://x.org/"_s + much << false;
}

void MarkdownTest::boundsDefinitions()
{
    QFETCH(const QString, definition);
    QFETCH(const bool, defines);
    const Blocks blocks = parseMarkdown(definition + u"\n\n[a]"_s);
    QCOMPARE(!blocks.last().spans.first().link.isEmpty(), defines);
    // A rejected definition stays visible as text.
    const QString read = plainText(blocks);
    QCOMPARE(read.contains(u"https"), !defines);
    QVERIFY(!read.contains(u'\\'));
}

void MarkdownTest::survivesAnything()
{
    static const QStringList pieces{u"*"_s,      u"_"_s,     u"`"_s,
                                    u"```"_s,    u"\n"_s,    u"\n\n"_s,
                                    u"- "_s,     u"1. "_s,   u"> "_s,
                                    u"|"_s,      u"|-|\n"_s, u"["_s,
                                    u"]("_s,     u")"_s,     u"![ "_s,
                                    u"# "_s,     u"    "_s,  u"~~"_s,
                                    u"&amp;"_s,  u"<b>"_s,   u"[ ] "_s,
                                    u"\\"_s,     u"سلام"_s,  u"word "_s,
                                    u"\u202E"_s, u"😀"_s,     u"https://x.org "_s,
                                    u"\t"_s,     u"---"_s,   u"\u0000"_s};
    QRandomGenerator random(20260101);
    for (int round = 0; round < 3000; ++round) {
        QString text;
        for (int i = random.bounded(40); i > 0; --i)
            text += pieces.at(random.bounded(pieces.size()));
        const Blocks blocks = parseMarkdown(text);
        QCOMPARE(parseMarkdown(text), blocks);
        for (const Block &block : blocks) {
            for (const auto &row : block.table.rows)
                QCOMPARE(row.size(), block.table.columns.size());
        }
        QVERIFY(!plainText(blocks).contains(QChar(0x202E)));
    }
}

void MarkdownTest::growsInBlocksThatStay()
{
    // Streaming relies on this: each further character changes only the last few blocks.
    const QString text =
        u"# A\n\nOne *two* three.\n\n- x\n- y\n\n```c\nint a;\n```\n\nEnd of it."_s;
    Blocks before;
    for (qsizetype cut = 1; cut <= text.size(); ++cut) {
        const Blocks now = parseMarkdown(text.first(cut));
        qsizetype same = 0;
        while (same < before.size() && same < now.size() && before.at(same) == now.at(same))
            ++same;
        QVERIFY2(same >= before.size() - 2, qPrintable(text.first(cut)));
        before = now;
    }
    QCOMPARE(before, parseMarkdown(text));
}

HIWAR_TEST(MarkdownTest, QApplication)
#include "tst_markdown.moc"
