// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/block/tabletext.h"
#include "ui/markdown/markdown.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TableTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void separatesCells();
    void quotesAsTheStandardSays();
    void calculatesNothing_data();
    void calculatesNothing();
};

namespace {

Table tableOf(const QList<QStringList> &rows)
{
    Table table;
    table.columns = QList<ColumnAlign>(rows.first().size());
    for (const QStringList &row : rows) {
        QList<Spans> cells;
        for (const QString &cell : row)
            cells << Spans{Span{cell, {}, {}}};
        table.rows << cells;
    }
    return table;
}

} // namespace

void TableTextTest::separatesCells()
{
    const Table table =
        parseMarkdown(u"|name|الاسم|\n|-|-|\n|**a** `b`|ج|\n|[x](https://x.org)||"_s).first().table;
    QCOMPARE(tabSeparated(table), u"name\tالاسم\na b\tج\nx\t"_s);
    QCOMPARE(commaSeparated(table), u"name,الاسم\r\na b,ج\r\nx,\r\n"_s);
    QCOMPARE(tabSeparated(tableOf({{u"a\tb\nc"_s, u"d"_s}})), u"a b c\td"_s);
}

void TableTextTest::quotesAsTheStandardSays()
{
    QCOMPARE(commaSeparated(tableOf({{u"a,b"_s, u"say \"no\""_s, u"two\nlines"_s, u" x"_s}})),
             u"\"a,b\",\"say \"\"no\"\"\",\"two\nlines\",\" x\"\r\n"_s);
}

void TableTextTest::calculatesNothing_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("written");
    for (const QString &number : {u"-1"_s, u"+3.5"_s, u"-1,234.50"_s, u"-5 %"_s, u"-1e-9"_s, u"-"_s,
                                  u"12"_s, u"word"_s, u"a=b"_s})
        QTest::newRow(qPrintable(number)) << number << number;
    for (const QString &formula :
         {u"=1+1"_s, u"=HYPERLINK(A1)"_s, u"@SUM(A1)"_s, u"+cmd|x"_s, u"-2+3"_s, u"  =A1"_s})
        QTest::newRow(qPrintable(formula)) << formula << QString(u'\'' + formula);
}

void TableTextTest::calculatesNothing()
{
    QFETCH(QString, cell);
    QFETCH(QString, written);
    QCOMPARE(tabSeparated(tableOf({{cell, u"x"_s}})), QString(written + u"\tx"_s));
    QCOMPARE(commaSeparated(tableOf({{cell, u"x"_s}})).remove(u'"'),
             QString(written + u",x\r\n"_s));
}

HIWAR_TEST(TableTextTest, QCoreApplication)
#include "tst_tabletext.moc"
