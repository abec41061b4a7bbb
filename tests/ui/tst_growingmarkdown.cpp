// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/markdowndump.h"
#include "ui/markdown/growingmarkdown.h"

#include <QApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class GrowingMarkdownTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsHalfOpenMarks_data();
    void showsHalfOpenMarks();
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

HIWAR_TEST(GrowingMarkdownTest, QApplication)
#include "tst_growingmarkdown.moc"
