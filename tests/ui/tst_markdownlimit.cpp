// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A reply is read as Markdown up to a limit; the rest is shown as it is written.
#include "tests/support/testcase.h"
#include "ui/markdown/growingmarkdown.h"
#include "ui/markdown/markdown.h"
#include "ui/markdown/markdownlimit.h"

#include <QCoreApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class MarkdownLimitTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsSoMuch();
    void readsNothingAgainWhereItEnds();
};

void MarkdownLimitTest::readsSoMuch()
{
    const QString item = u"- a\n"_s;
    const QString fits = item.repeated(mostMarkdown);
    QCOMPARE(markdownEnd(fits), fits.size());
    QCOMPARE(parseMarkdown(fits).size(), mostMarkdown);
    const Blocks blocks = parseMarkdown(fits + u"- *b*\n- c\n"_s);
    QCOMPARE(blocks.size(), mostMarkdown + 1);
    QCOMPARE(blocks.last().kind, Block::Kind::Code);
    QCOMPARE(blocks.last().code, u"- *b*\n- c"_s);
    // Code may have any length, tables may not.
    const QString code = u"```\n"_s + item.repeated(mostMarkdown + 100) + u"```\n\nend"_s;
    QCOMPARE(markdownEnd(code), code.size());
    for (const QString &close : {u"```\n"_s, u"  ```\r\n"_s, u"b\n \n````\n"_s}) {
        const QString closed = code.chopped(u"```\n\nend"_s.size()) + close;
        QCOMPARE(markdownEnd(closed + fits), closed.size() + fits.size() - 3 * item.size());
    }
    const QString table =
        u"|a|b|\n|-|-|\n"_s + u"|a|b|\n"_s.repeated(mostMarkdown / 2) + u"\nend"_s;
    QVERIFY(markdownEnd(table) < table.size());
    // Inline marks count a quarter; a line with too many is cut.
    const QString bold = u"**a** _b_ `c`\n\n"_s;
    const QString honest = bold.repeated(mostMarkdown * 4 / 10);
    QCOMPARE(markdownEnd(honest), honest.size());
    QVERIFY(markdownEnd(honest + bold.repeated(2)) >= honest.size());
    QVERIFY(markdownEnd(honest + bold.repeated(2)) < honest.size() + 2 * bold.size());
    QVERIFY(markdownEnd(u">"_s.repeated(mostMarkdown * 8)) <= mostMarkdown * 4);
    const QString formulas = u"$a$ "_s.repeated(mostMarkdown * 3);
    const Blocks cut = parseMarkdown(formulas);
    QCOMPARE(cut.size(), 2);
    QCOMPARE(cut.first().spans.size(), 2 * (mostMarkdown * 2 - 2) - 1);
    QCOMPARE(plainText(cut).replace(u"\n\n"_s, u" "_s), formulas);
    for (const QString &end : {u"\r"_s, u"\u2028"_s, u"\u2029"_s}) {
        const QString lines = (u"a "_s + end).repeated(mostMarkdown * 2);
        QVERIFY(markdownEnd(lines) < lines.size());
        // One apparent open fence may be thousands, because these characters end lines, too.
        const QString fences = (u"```\n0"_s + end + u"```\n"_s).repeated(mostMarkdown);
        QVERIFY(markdownEnd(fences) < fences.size());
        const QString items = u"```\n0"_s + end + u"```\n"_s + item.repeated(mostMarkdown);
        QVERIFY(markdownEnd(items) < items.size());
    }
    GrowingMarkdown growing;
    QString text = fits;
    growing.read(text, {.growing = true});
    for (const QString &more : {u"- *b"_s, u"*\n"_s, u"\n\nend"_s}) {
        text += more;
        growing.read(text, {.growing = true});
        QVERIFY(growing.blocks() == parseMarkdown(text, {.growing = true}));
    }
}

void MarkdownLimitTest::readsNothingAgainWhereItEnds()
{
    GrowingMarkdown growing;
    QString text = u"- a\n"_s.repeated(mostMarkdown) + u"- b\n"_s;
    growing.read(text, {.growing = true});
    const Blocks before = growing.blocks();
    text += u"- c\n"_s;
    growing.read(text, {.growing = true});
    QVERIFY(growing.blocks() == parseMarkdown(text, {.growing = true}));
    QCOMPARE(growing.unchanged(), before.size() - 1);
    QVERIFY(growing.blocks().first().spans.constData() == before.first().spans.constData());
    growing.read(text, {.growing = false}); // it has ended
    QCOMPARE(growing.unchanged(), before.size());
    growing.read(text.first(100), {});
    QVERIFY(growing.blocks() == parseMarkdown(text.first(100)));
    growing.read(text, {.dollarFormulas = false});
    QVERIFY(growing.blocks() == parseMarkdown(text));
}

HIWAR_TEST(MarkdownLimitTest, QCoreApplication)
#include "tst_markdownlimit.moc"
