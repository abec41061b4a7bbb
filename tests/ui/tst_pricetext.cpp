// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Single dollar signs in replies: which are formulas, and which are money.
#include "tests/support/testcase.h"
#include "ui/markdown/markdown.h"

#include <QGuiApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PriceTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsMoneyFromFormulas_data();
    void tellsMoneyFromFormulas();
};

void PriceTextTest::tellsMoneyFromFormulas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("formulas");
    const auto row = [](const QString &text, const QStringList &formulas = {}) {
        QTest::newRow(qPrintable(text)) << text << formulas;
    };
    row(u"costs $5 and $6"_s);
    row(u"$5-$10"_s);
    row(u"$5–$10 a month"_s);
    row(u"from $5 to $10, or $100 a year"_s);
    row(u"$6, or 5$"_s);
    row(u"$6 or 5$."_s);
    row(u"$1,000 and then 2,000$"_s);
    row(u"$20 per month (200$ a year)"_s);
    row(u"US$5 … US$7"_s);
    row(u"between $5 and US$7"_s);
    row(u"$5 million to $6 million"_s);
    row(u"$3.50/day, $20/week"_s);
    row(u"($5) and ($6)"_s);
    row(u"$5 for one, 4$ each for two"_s);
    row(u"$6 أو 5$"_s);
    row(u"$6、または5$"_s);
    row(u"$HOME and $PATH"_s);
    row(u"$ 5 and 6 $"_s);
    row(u"a $ b $ c"_s);
    row(u"`$x$`"_s);
    row(u"$x$"_s, {u"$x$"_s});
    row(u"let $x$ and $y$ be"_s, {u"$x$"_s, u"$y$"_s});
    row(u"$x$-axis"_s, {u"$x$"_s});
    row(u"($n$, $m$)"_s, {u"$n$"_s, u"$m$"_s});
    row(u"$5$"_s, {u"$5$"_s});
    row(u"$3, 4, 5$"_s, {u"$3, 4, 5$"_s});
    row(u"$2x + 3y = 5$"_s, {u"$2x + 3y = 5$"_s});
    row(u"$2 ab + c$"_s, {u"$2 ab + c$"_s});
    row(u"$2 \\times 3$"_s, {u"$2 \\times 3$"_s});
    row(u"$2 sin x$"_s, {u"$2 sin x$"_s});
    row(u"$7 mod 3 = 1$"_s, {u"$7 mod 3 = 1$"_s});
    row(u"$5 km$"_s, {u"$5 km$"_s});
    row(u"$1 \\text{ if it is so}$"_s, {u"$1 \\text{ if it is so}$"_s});
    row(u"$10^{-3} \\mathrm{mol}$"_s, {u"$10^{-3} \\mathrm{mol}$"_s});
    row(u"$5 \\in \\mathbb{N}$"_s, {u"$5 \\in \\mathbb{N}$"_s});
    row(u"$5 ∈ ℕ$"_s, {u"$5 ∈ ℕ$"_s});
    row(u"it costs $5, and $x$ is free"_s, {u"$x$"_s});
}

void PriceTextTest::tellsMoneyFromFormulas()
{
    QFETCH(QString, text);
    QFETCH(QStringList, formulas);
    QStringList found;
    for (const Block &block : parseMarkdown(text)) {
        for (const Span &span : block.spans) {
            if (span.styles.testFlag(SpanStyle::Formula))
                found << span.text;
        }
    }
    QCOMPARE(found, formulas);
}

HIWAR_TEST(PriceTextTest, QGuiApplication)
#include "tst_pricetext.moc"
