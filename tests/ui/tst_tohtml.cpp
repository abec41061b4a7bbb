// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/markdowndump.h"
#include "ui/markdown/tohtml.h"

#include <QApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ToHtmlTest : public TestCase
{
    Q_OBJECT

private slots:
    void writesEveryConstruct_data();
    void writesEveryConstruct();
    void writesMarkdownThatReadsTheSame_data();
    void writesMarkdownThatReadsTheSame();
};

void ToHtmlTest::writesEveryConstruct_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("html");
    const auto row = [](const char *name, const QString &text, const QString &html) {
        QTest::newRow(name) << text << html;
    };
    row("nothing", u""_s, u""_s);
    row("words are escaped", u"a < b & \"c\" <script>x</script>"_s,
        u"<p dir=\"ltr\">a &lt; b &amp; &quot;c&quot; &lt;script&gt;x&lt;/script&gt;</p>\n"_s);
    row("styles", u"**a *b*** ~~c~~ `d<`"_s,
        u"<p dir=\"ltr\"><strong>a </strong><strong><em>b</em></strong> <del>c</del> <code>d&lt;</code></p>\n"_s);
    row("keys and single tildes", u"<kbd>Ctrl</kbd> H~2~O"_s,
        u"<p dir=\"ltr\"><kbd>Ctrl</kbd> H~2~O</p>\n"_s);
    row("a link", u"[a](https://x.org/?a=1&b=2)"_s,
        u"<p dir=\"ltr\"><a href=\"https://x.org/?a=1&amp;b=2\">a</a></p>\n"_s);
    row("a picture is its name", u"![a](https://x.org/p.png)"_s,
        u"<p dir=\"ltr\"><a href=\"https://x.org/p.png\">[a · x.org]</a></p>\n"_s);
    row("a break", u"a\\\nb"_s, u"<p dir=\"ltr\">a<br>\nb</p>\n"_s);
    row("headings and a rule", u"## a\n\n---"_s, u"<h2 dir=\"ltr\">a</h2>\n<hr>\n"_s);
    row("code", u"```c++\na<b>;\n```"_s,
        u"<pre dir=\"ltr\"><code class=\"language-c++\">a&lt;b&gt;;\n</code></pre>\n"_s);
    row("arabic", u"عنوان"_s, u"<p dir=\"rtl\">عنوان</p>\n"_s);
    row("lists", u"- a\n  - b\n- [x] c\n\n7. d\n8. e"_s,
        u"<ul dir=\"ltr\">\n<li>a\n<ul>\n<li>b\n</li>\n</ul>\n</li>\n<li>☑ c\n</li>\n</ul>\n"
        "<ol start=\"7\" dir=\"ltr\">\n<li>d\n</li>\n<li>e\n</li>\n</ol>\n"_s);
    row("a quote with a list", u"> - a\n>\n>   b\n>\n> c"_s,
        u"<blockquote dir=\"ltr\">\n<ul>\n<li>a\n<p dir=\"ltr\">b</p>\n</li>\n</ul>\n"
        "<p dir=\"ltr\">c</p>\n</blockquote>\n"_s);
    row("a table", u"|a|b|\n|-|-:|\n|1|2|"_s,
        u"<table dir=\"ltr\">\n<tr><th>a</th><th align=\"right\">b</th></tr>\n"
        "<tr><td>1</td><td align=\"right\">2</td></tr>\n</table>\n"_s);
    row("formulas and notes", u"a $x<y$[^1]\n\n$$z$$\n\n[^1]: b"_s,
        u"<p dir=\"ltr\">a <span class=\"math\" dir=\"ltr\">$x&lt;y$</span><sup>1</sup></p>\n"
        "<p><span class=\"math\" dir=\"ltr\">$$z$$</span></p>\n"
        "<p dir=\"ltr\"><sup>1</sup> b</p>\n"_s);
}

void ToHtmlTest::writesEveryConstruct()
{
    QFETCH(QString, text);
    QFETCH(QString, html);
    QCOMPARE(toHtml(parseMarkdown(text)), html);
}

void ToHtmlTest::writesMarkdownThatReadsTheSame_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
    row("paragraphs", u"one *two* **three** ~~four~~ `five` ***six*** **a *b* c** d"_s);
    row("keys and tildes", u"press <kbd>Ctrl</kbd>+**<kbd>C</kbd>** in H~2~O ~~or~~ ~x~"_s);
    row("blanks beside styles", u"**a**, *b*. **c *d***"_s);
    row("marks that are words",
        u"\\*a\\* \\_b\\_ 1\\. \\# \\[c\\](d) \\$e\\$ \\<f> &amp;amp; a\\|b \\`g\\`\n\n\\- h\n\n1\\. i\n\n\\# j\n\n\\> k\n\n\\+ l"_s);
    row("headings and rules", u"# a\n\n### b *c*\n\n***\n\nd"_s);
    row("lists", u"- a\n- b\n  - c\n    1. d\n    2. e\n- [ ] f\n- [x] g"_s);
    row("a loose list", u"3. a\n\n   b\n\n4. c"_s);
    row("quotes", u"> a\n>\n> - b\n>   > c\n\nd\n\n> e\n\n> f"_s);
    row("code", u"```py\na\n\n  b ``` c\n```\n\n- d\n\n  ```\n  e\n  ```\n\n``f ` g`` `` ` ``"_s);
    row("a table", u"|a|b|c|d|\n|-|:-|-:|:-:|\n|1|*2*|`3\\|4`|5\\|6|"_s);
    row("links and pictures",
        u"[a](https://x.org/(y)) **[b](https://x.org)** <https://z.org> ![p](https://q.org/r.png) me@x.org"_s);
    row("bare addresses",
        u"www.x.org https://x.org me+a@x.org me@b_c.d me@b-.c müller@x.de e[me@x.org](mailto:me@x.org)f"_s);
    row("breaks", u"a\\\nb\\\n- c"_s);
    row("formulas and notes", u"$x_1$ \\(y\\) [^1]\n\n$$\nz\n$$\n\n[^1]: text"_s);
    row("arabic", u"# عنوان\n\n- أول `x`\n- ثانٍ"_s);
}

void ToHtmlTest::writesMarkdownThatReadsTheSame()
{
    QFETCH(QString, text);
    const Blocks blocks = parseMarkdown(text);
    QCOMPARE(dump(parseMarkdown(toMarkdown(blocks))), dump(blocks));
}

HIWAR_TEST(ToHtmlTest, QApplication)
#include "tst_tohtml.moc"
