// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/hostilemarkdown.h"
#include "tests/ui/markdowndump.h"
#include "tests/ui/specexamples.h"
#include "ui/markdown/growingmarkdown.h"
#include "ui/markdown/openmarks.h"

#include <QApplication>
#include <QRandomGenerator>

#include <ctime>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Every construct, more than once, so that some of it can be frozen.
const QString everything =
    u"# Title\n\nOne *two* **three** `four` [five](https://x.org/(y)).\r\nSix~~seven~~\\\n"
    "eight.\r\n\r\n- a\n- b\n\n  c\n\n      code\n- [ ] d\n- [x] e\n\n1. f\n   ```py\n"
    "   x = [0]\n\n   y\n   ```\n2. g\n\n10) h\n\ntext after a list\n\n```c++ x\nint a;\n\n"
    "b **c** $d$\n~~~\n```\n\n    indented\n\n    code\n\n> quote\n> > deeper\nlazy\n\n> other\n\n"
    "| a | b |\n|:-|-:|\n| **c** | $|d|$ |\n| e |\n\n$$\nx = 1\n- 2\n$$\n\ninline $x^2$ and "
    "\\(y_1\\)"
    "\n\\[\nz\n\\]\nend costs $5 and $10.\n\nنص *عربي* مع `code` و https://x.org\n\n- أول 😀\n- "
    "ثانٍ\n\n"
    "a\u202Eb\u0000c\rd\u2028e\n\n***\n\nSetext\n===\n\n![p](https://q.org/r.png) &amp; "
    "&eacute;\n\n"
    "~~~\nopen `fence`\n\nstill open\n"_s;

const QString withNotes =
    u"One[^1] and two[^b] and none[^c].\n\nMore text.\n\nAnd more[^1].\n\n[^1]: First *note*.\n"
    "[^b]: https://x.org\n\nText after[^1] and [^d].\n\nEnd.\n\n[^d]: Late.\n\n`[^1]` The end."_s;

const QString withDefinitions =
    u"A [link] and [another][b].\n\nText.\n\nMore text.\n\n[link]: https://x.org\n\nText.\n\n"
    "[b]:\n  https://y.org 'title'\n\nThe [link] again.\n\nEnd."_s;

const QStringList pieces{
    u"*"_s,         u"**"_s,      u"_"_s,        u"`"_s,         u"```"_s,      u"~~~\n"_s,
    u"\n"_s,        u"\n\n"_s,    u"\n\n"_s,     u"\n\nword "_s, u"\r\n"_s,     u"\r"_s,
    u"- "_s,        u"\n- "_s,    u"\n1. "_s,    u"\n  "_s,      u"> "_s,       u"|"_s,
    u"|-|-|\n"_s,   u"|a|b|\n"_s, u"["_s,        u"]("_s,        u"]"_s,        u")"_s,
    u"![ "_s,       u"# "_s,      u"    "_s,     u"~~"_s,        u"~"_s,        u"&amp;"_s,
    u"<kbd>a"_s,    u"</kbd>"_s,  u"<b>"_s,      u"[ ] "_s,      u"\\"_s,       u"سلام "_s,
    u"word "_s,     u"\u202E"_s,  u"😀"_s,        u"$"_s,         u"$$"_s,       u"\\("_s,
    u"\\)"_s,       u"\n\\[\n"_s, u"\\]\n"_s,    u"[^1]"_s,      u"\n[^1]: "_s, u"\n\n[a]: b\n"_s,
    u"\t"_s,        u"---\n"_s,   u"===\n"_s,    u"\n```\n"_s,   u"\u2028"_s,   u"1"_s,
    u"\n\n```\n"_s, u"\n\n- x"_s, u"\n\n> q\n"_s};

QString randomText(QRandomGenerator &random, int most)
{
    QString text;
    for (int i = random.bounded(most); i > 0; --i)
        text += pieces.at(random.bounded(pieces.size()));
    return text;
}

/// Returns an empty string if `growing` gives for the first `cut` characters the same as a full
/// reading, else the difference.
QString difference(GrowingMarkdown &growing, const QString &text, qsizetype cut)
{
    const QString part = text.first(cut);
    GrowingMarkdown ended = growing;
    growing.read(part, {.growing = true});
    ended.read(part, {});
    const std::pair<const GrowingMarkdown &, Blocks> pairs[] = {
        {growing, parseMarkdown(part, {.growing = true})}, {ended, parseMarkdown(part)}};
    for (const auto &[streamed, whole] : pairs) {
        if (streamed.blocks() != whole)
            return u"after \"%1\"\nstreamed:\n%2\nwhole:\n%3"_s.arg(
                part, dump(streamed.blocks()).join(u'\n'), dump(whole).join(u'\n'));
    }
    return {};
}

/// Processor time of closing the text, per character, because others may be using the processor.
double closingCostOf(const QString &text)
{
    double best = 1e9;
    for (int round = 0; round < 3; ++round) {
        const std::clock_t start = std::clock();
        const QString closed = closeOpenMarks(text);
        best = std::min(best, double(std::clock() - start) / double(text.size()));
    }
    return best;
}

} // namespace

class GrowingMarkdownTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsHalfOpenMarks_data();
    void showsHalfOpenMarks();
    void closesMarksInATimeThatGrowsWithTheText();
    void equalsTheWholeAtEveryCut_data();
    void equalsTheWholeAtEveryCut();
    void equalsTheWholeOfEveryExample();
    void equalsTheWholeOfRandomTexts();
    void equalsTheWholeOfRandomCode();
    void equalsTheWholeOfALongText();
    void startsAnewWhenTheTextIsAnother();
    void freezesWhatIsFinished();
    void freezesLinesOfAnOpenFence();
    void readsCodeAgainThatBecomesShorter();
    void tellsWhatDidNotChange();
    void knowsWhatDidNotChange();
};

void GrowingMarkdownTest::showsHalfOpenMarks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("blocks");
    const auto row = [](const char *name, const QString &text, const QStringList &blocks) {
        QTest::newRow(name) << text << blocks;
    };
    row("bold", u"a **bold"_s, {u"P:a b<bold>"_s});
    row("bold and a blank", u"a **bold "_s, {u"P:a b<bold>"_s});
    row("bold, half closed", u"a **bold*"_s, {u"P:a b<bold>"_s});
    row("bold that ended", u"a **bold** b"_s, {u"P:a b<bold> b"_s});
    row("bold in italics", u"*a **b"_s, {u"P:i<a >bi<b>"_s});
    row("struck", u"~~a"_s, {u"P:s<a>"_s});
    row("half struck", u"~~a~"_s, {u"P:s<a>"_s});
    row("single tildes", u"a~b ~c"_s, {u"P:a~b ~c"_s});
    row("a tilde that may become two", u"a ~"_s, {u"P:a"_s});
    row("a key", u"a <kbd>Ctrl</kb"_s, {u"P:a <kbd>Ctrl</kb"_s});
    row("code", u"a `co"_s, {u"P:a c<co>"_s});
    row("code, half closed", u"``a`"_s, {u"P:c<a>"_s});
    row("bold code", u"**a `b"_s, {u"P:b<a >bc<b>"_s});
    row("only marks", u"a **"_s, {u"P:a"_s});
    row("only a backtick", u"a `"_s, {u"P:a"_s});
    row("a link's text", u"a [te"_s, {u"P:a te"_s});
    row("a link's text, closed", u"a [te]"_s, {u"P:a te"_s});
    row("half an address", u"a [te](htt"_s, {u"P:a te"_s});
    row("a link", u"a [te](http://x.y)"_s, {u"P:a <te@http://x.y>"_s});
    row("bold in a link's text", u"[a **b](htt"_s, {u"P:a b<b>"_s});
    row("half a picture", u"a ![na](htt"_s, {u"P:a na"_s});
    row("brackets that were words", u"a [1, 2] b"_s, {u"P:a [1, 2] b"_s});
    row("half a reference is no definition", u"[a]\n\n[a][: b"_s, {u"P:[a]"_s, u"P:[a][: b"_s});
    row("a bracket before what looks like an item", u"- a\n\n[- b"_s, {u"* P:a"_s, u"P:[- b"_s});
    row("a number before half a mark", u"1. a\n\n2.**"_s, {u"1. P:a"_s});
    row("half a backslash", u"a \\"_s, {u"P:a"_s});
    row("snake_case", u"a snake_case"_s, {u"P:a snake_case"_s});
    row("a product", u"2 * 3"_s, {u"P:2 * 3"_s});
    row("maybe an item", u"Foo:\n-"_s, {u"P:Foo:"_s});
    row("an item", u"Foo:\n- a"_s, {u"P:Foo:"_s, u"* P:a"_s});
    row("maybe a task", u"- a\n- [x"_s, {u"* P:a"_s});
    row("maybe a number", u"a\n\n1."_s, {u"P:a"_s});
    row("a number", u"a\n\n42"_s, {u"P:a"_s, u"P:42"_s});
    row("bold in an item", u"- a\n- **b"_s, {u"* P:a"_s, u"* P:b<b>"_s});
    row("bold over two lines", u"**a\nb"_s, {u"P:b<a b>"_s});
    row("a finished paragraph", u"a **b\n\n"_s, {u"P:a **b"_s});
    row("an open fence", u"a\n```py\nx = **"_s, {u"P:a"_s, u"C(py):x = **"_s});
    row("half the end of a fence", u"```py\nx\n``"_s, {u"C(py):x"_s});
    row("a table's heading", u"| a | b |\n"_s, {u"T(nn)[a|b]"_s});
    row("half a delimiter row", u"| a | b |\n|:-:|-"_s, {u"T(cn)[a|b]"_s});
    row("half a row", u"|a|b|\n|-|-|\n|1|**2"_s, {u"T(nn)[a|b][1|b<2>]"_s});
    row("an open formula", u"a \\[ x_1 *y* "_s, {u"P:a \\[ x_1 *y* "_s});
    row("an open formula alone", u"so:\n$$\nx *y*\n"_s, {u"P:so:"_s, u"P:$$/x *y*"_s});
    row("an open dollar", u"a $x"_s, {u"P:a $x"_s});
}

void GrowingMarkdownTest::showsHalfOpenMarks()
{
    QFETCH(QString, text);
    QFETCH(QStringList, blocks);
    QCOMPARE(dump(parseMarkdown(text, {.growing = true})), blocks);
}

void GrowingMarkdownTest::closesMarksInATimeThatGrowsWithTheText()
{
    constexpr qsizetype kilobyte = 1024;
    const auto small = hostileTexts(4 * kilobyte);
    const auto big = hostileTexts(64 * kilobyte);
    for (qsizetype i = 0; i < big.size(); ++i) {
        const double few = closingCostOf(small.at(i).text);
        const double many = closingCostOf(big.at(i).text);
        // Quadratic time would be 16 times; some take no measurable time.
        QVERIFY2(many < 0.01 || many < 4 * few, big.at(i).name);
    }
}

void GrowingMarkdownTest::equalsTheWholeAtEveryCut_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("everything") << everything;
    QTest::newRow("footnotes") << withNotes;
    QTest::newRow("definitions of links") << withDefinitions;
    QTest::newRow("a note's name with a blank")
        << u"# a\n\n[^ ]:1No\n\nd[nE^1\n\n[^ ]:1\n\nb [^ ] c"_s;
    QTest::newRow("a fence in an item that its end closes")
        << u"- a\n  ```\n  x\n\ny\n\n```\ncode\n\nmore\n```\n\nz\n\n- b"_s;
    QTest::newRow("a mark after a fence in an item") << u"- ```\n\n`a` **\n\n- b\n\n-"_s;
    QTest::newRow("backticks after a fence in an item") << u"- ```\n\n`\n\na"_s;
    QTest::newRow("what nobody sees before a mark")
        << u"- a\n\n\uFEFF  b\n\n\u202E- c\n\n1. d\n\n2\u202E. e\n\n- \n\n\u2028-\n\nf\n\n- g\n\n\U000E0001- h"_s;
    QTest::newRow("what nobody sees before a fence") << u"- ```\n\n\u202E```\n\na\n\n```"_s;
    QTest::newRow("items after a paragraph") << u"a\n\n- b\n\n- c\n\n- d\n\ne\n\n- f\n- g"_s;
    QTest::newRow("fences alone") << u"```\n\n```\n\n```\n\n```\na\n\nb\n\n```\n\n```"_s;
}

void GrowingMarkdownTest::equalsTheWholeAtEveryCut()
{
    QFETCH(QString, text);
    GrowingMarkdown growing;
    for (qsizetype cut = 0; cut <= text.size(); ++cut) {
        const QString found = difference(growing, text, cut);
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }
}

void GrowingMarkdownTest::equalsTheWholeOfEveryExample()
{
    for (const QString &file : {u"ui/commonmark/spec.txt"_s, u"ui/commonmark/gfm.txt"_s}) {
        const auto examples = readSpecExamples(testFile(file));
        QVERIFY(!examples.isEmpty());
        for (const SpecExample &example : examples) {
            GrowingMarkdown growing;
            for (qsizetype cut = 0; cut <= example.markdown.size(); ++cut) {
                const QString found = difference(growing, example.markdown, cut);
                QVERIFY2(found.isEmpty(), qPrintable(QString::number(example.number) + found));
            }
        }
    }
}

void GrowingMarkdownTest::equalsTheWholeOfRandomTexts()
{
    QRandomGenerator random(20260102);
    for (int round = 0; round < 500; ++round) {
        const QString text = randomText(random, 60);
        GrowingMarkdown growing;
        for (qsizetype cut = 0; cut < text.size();) {
            cut = std::min(cut + 1 + random.bounded(12), text.size());
            const QString found = difference(growing, text, cut);
            QVERIFY2(found.isEmpty(), qPrintable(QString::number(round) + found));
        }
    }
}

void GrowingMarkdownTest::equalsTheWholeOfRandomCode()
{
    const QStringList fences{u"```"_s,   u"```c++ x"_s, u"~~~"_s,  u"````"_s,
                             u"  ```"_s, u"- ```"_s,    u"> ~~~"_s};
    QRandomGenerator random(20261123);
    for (int round = 0; round < 100; ++round) {
        const QString fence = fences.at(random.bounded(fences.size()));
        QString text = randomText(random, 8) + u'\n' + fence + u'\n';
        for (int line = random.bounded(60); line > 0; --line)
            text += u"int a = 1;\n"_s + (line % 7 == 0 ? randomText(random, 4) : QString());
        text += u'\n' + fence.trimmed() + u'\n' + randomText(random, 30);
        GrowingMarkdown growing;
        for (qsizetype cut = 0; cut < text.size();) {
            cut = std::min(cut + 1 + random.bounded(60), text.size());
            const QString found = difference(growing, text, cut);
            QVERIFY2(found.isEmpty(), qPrintable(QString::number(round) + found));
        }
    }
}

void GrowingMarkdownTest::equalsTheWholeOfALongText()
{
    QRandomGenerator random(20260103);
    QString text;
    for (const SpecExample &example : readSpecExamples(testFile(u"ui/commonmark/spec.txt"_s)))
        text += example.markdown.contains(u"]:"_s) ? everything : example.markdown + u"\n\n"_s;
    GrowingMarkdown growing;
    for (qsizetype cut = 0; cut < text.size();) {
        cut = std::min(cut + 1 + random.bounded(6000), text.size());
        const QString found = difference(growing, text, cut);
        QVERIFY2(found.isEmpty(), qPrintable(found.right(2000)));
    }
}

void GrowingMarkdownTest::startsAnewWhenTheTextIsAnother()
{
    GrowingMarkdown growing;
    growing.read(u"one\n\ntwo\n\nthree"_s, {});
    QVERIFY(growing.frozenSize() > 0);
    const QString other = u"One\n\ntwo\n\nthree\n\nfour"_s;
    growing.read(other, {});
    QCOMPARE(growing.blocks(), parseMarkdown(other));
    QCOMPARE(growing.unchanged(), 0);
    growing.read(u"o"_s, {});
    QCOMPARE(dump(growing.blocks()), QStringList{u"P:o"_s});
    growing.read(u"a\nb\n\nc $x$\n\nd"_s, {});
    growing.read(u"a\nb\n\nc $x$\n\nd"_s, {LineEnds::Break, false});
    QCOMPARE(dump(growing.blocks()), (QStringList{u"P:a/b"_s, u"P:c $x$"_s, u"P:d"_s}));
}

void GrowingMarkdownTest::freezesWhatIsFinished()
{
    GrowingMarkdown growing;
    QString text;
    for (int i = 0; i < 50; ++i) {
        text += everything.chopped(40) + u"\n```\n\n"_s; // the open fence is closed
        growing.read(text, {.growing = true});
        QVERIFY(text.size() - growing.frozenSize() < 2 * everything.size());
    }
}

void GrowingMarkdownTest::freezesLinesOfAnOpenFence()
{
    for (const QString &fence : {u"```cpp\n"_s, u"~~~\n"_s, u"  ````\n"_s}) {
        GrowingMarkdown growing;
        QString text = u"So:\n\n"_s + fence;
        for (int line = 0; line < 400; ++line) {
            text += u"int a = %1;\n\n"_s.arg(line);
            growing.read(text, {.growing = true});
            QVERIFY(text.size() - growing.frozenSize() < 1024);
        }
        QCOMPARE(growing.blocks(), parseMarkdown(text, {.growing = true}));
        text +=
            fence.trimmed().first(fence.trimmed().count(fence.trimmed().front())) + u"\n*end*"_s;
        growing.read(text, {.growing = true});
        QCOMPARE(growing.blocks(), parseMarkdown(text, {.growing = true}));
        QCOMPARE(growing.blocks().size(), 3);
    }
}

void GrowingMarkdownTest::readsCodeAgainThatBecomesShorter()
{
    const QString text = u"```\n"_s + u"int a = 1;\n"_s.repeated(100);
    GrowingMarkdown growing;
    growing.read(text, {.growing = true});
    QVERIFY(growing.frozenSize() > 0);
    for (qsizetype size = text.size(); size > 0; --size) {
        GrowingMarkdown shorter = growing;
        shorter.read(text.first(size), {.growing = true});
        QCOMPARE(shorter.blocks(), parseMarkdown(text.first(size), {.growing = true}));
    }
}

void GrowingMarkdownTest::tellsWhatDidNotChange()
{
    GrowingMarkdown growing;
    Blocks before;
    for (qsizetype cut = 0; cut <= everything.size(); ++cut) {
        growing.read(everything.first(cut), {.growing = true});
        QVERIFY(growing.unchanged() <= std::min(before.size(), growing.blocks().size()));
        QVERIFY(before.first(growing.unchanged()) == growing.blocks().first(growing.unchanged()));
        before = growing.blocks();
    }
    QVERIFY(growing.unchanged() > 10);
}

void GrowingMarkdownTest::knowsWhatDidNotChange()
{
    GrowingMarkdown growing;
    QString text = u"- a\n- *b* [c](https://x.org)\n\n|a|\n|-|\n|b|\n\n```cpp\nd\n```\n"_s;
    growing.read(text, {.growing = true});
    const Blocks before = growing.blocks();
    QCOMPARE(before.size(), 4);
    growing.read(text + u"1. e\n"_s, {.growing = true});
    QCOMPARE(growing.unchanged(), 4);
    QVERIFY(growing.blocks().first(4) == before);
    QVERIFY(growing.blocks().at(3).code.constData() == before.at(3).code.constData());
    // Whatever differs is seen.
    for (const auto &[was, is, same] : {std::tuple(u"- a"_s, u"- b"_s, 0),
                                        {u"- a"_s, u"1. a"_s, 0},
                                        {u"*b*"_s, u"_**b**_"_s, 1},
                                        {u"x.org"_s, u"y.org"_s, 1},
                                        {u"|a|"_s, u"|b|"_s, 2},
                                        {u"|-|"_s, u"|:-|"_s, 2},
                                        {u"|b|"_s, u"|b|\n|c|"_s, 2},
                                        {u"cpp"_s, u"py"_s, 3},
                                        {u"\nd"_s, u"\ne"_s, 3}}) {
        growing.read(text, {.growing = true});
        growing.read(QString(text).replace(was, is), {.growing = true});
        QCOMPARE(growing.unchanged(), same);
        growing.read(text, {.growing = true});
        QVERIFY(growing.blocks() == before);
    }
}

HIWAR_TEST(GrowingMarkdownTest, QApplication)
#include "tst_growingmarkdown.moc"
