// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real program that draws formulas, called as the window calls it.
#include "app/formula/formulaprogram.h"
#include "tests/support/testcase.h"

#include <QXmlStreamReader>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Long limits: a busy machine must not make a formula fail.
FormulaLimits patient()
{
    FormulaLimits limits;
    limits.start = limits.formula = std::chrono::minutes(1);
    return limits;
}

int elements(const QByteArray &svg, QStringView name)
{
    int count = 0;
    for (QXmlStreamReader xml(svg); !xml.atEnd();) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == name)
            ++count;
    }
    return count;
}

} // namespace

class HiwarMathTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase();
    void drawsWhatPeopleWrite_data();
    void drawsWhatPeopleWrite();
    void drawsNoneThatIsWrongOrHostile_data();
    void drawsNoneThatIsWrongOrHostile();
    void standsHigherWhenItStandsAlone();
    void rulesTheLinesOfAnArray();
    void keepsDefinitionsToOneFormula();
    void givesWayBeforeItTakesTheMachine();

private:
    [[nodiscard]] FormulaDrawing draw(const Formula &formula)
    {
        QSignalSpy arrived(m_math.get(), &FormulaProgram::arrived);
        auto drawing = m_math->look(formula);
        while (!drawing && arrived.wait(60000))
            drawing = m_math->look(formula);
        return drawing.value_or(FormulaDrawing());
    }
    std::unique_ptr<FormulaProgram> m_math;
};

void HiwarMathTest::initTestCase()
{
    m_math = std::make_unique<FormulaProgram>(QStringLiteral(HIWAR_MATH), patient());
}

void HiwarMathTest::drawsWhatPeopleWrite_data()
{
    QTest::addColumn<QString>("tex");
    for (const char *tex : {"x",
                            "E = mc^2",
                            "\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}",
                            "\\sum_{n=1}^\\infty \\frac1{n^2}",
                            "\\int_0^\\infty e^{-x^2}\\,dx",
                            "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}",
                            "\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}",
                            "\\begin{align*} a &= b \\tag{1} \\\\ c &= d \\tag*{two} \\end{align*}",
                            "\\begin{cases} 1 & x > 0 \\\\ 0 & \\text{otherwise} \\end{cases}",
                            "\\mathbb{R}^n \\to \\mathcal{L}",
                            "\\ce{2H2 + O2 -> 2H2O}",
                            "\\boxed{x}",
                            "\\operatorname{argmax}_x f",
                            "\\vec{v} \\cdot \\hat{n}",
                            "a \\equiv b \\pmod n",
                            "\\text{caf\xc3\xa9}",
                            "\\xrightarrow[below]{above}",
                            "\\cancel{x}",
                            "\\begin{CD} A @>f>> B \\end{CD}",
                            "\\color{red}{x}",
                            "\\label{a} x",
                            "\\label{a} y",
                            "\\left\\{ x \\,\\middle|\\, y \\right\\}",
                            "\\DeclareMathOperator{\\foo}{foo} \\foo x",
                            "\\begin{equation} x \\end{equation}",
                            "\\bra{\\psi}",
                            "\\text{\xe6\x97\xa5\xe6\x9c\xac}"})
        QTest::newRow(tex) << QString::fromUtf8(tex);
}

void HiwarMathTest::drawsWhatPeopleWrite()
{
    QFETCH(QString, tex);
    for (const bool display : {false, true}) {
        const FormulaDrawing drawing = draw({tex, display});
        QVERIFY(drawing.isDrawn());
        QVERIFY(elements(drawing.svg, u"path") + elements(drawing.svg, u"text") > 0);
        QVERIFY(drawing.width > 0 && drawing.width < 100);
        QVERIFY(drawing.height > 0 && drawing.height < 20);
        QVERIFY(drawing.depth < drawing.height);
    }
}

void HiwarMathTest::drawsNoneThatIsWrongOrHostile_data()
{
    QTest::addColumn<QString>("tex");
    QTest::newRow("unknown command") << u"\\nonsense x"_s;
    QTest::newRow("open brace") << u"\\frac{1}{2"_s;
    QTest::newRow("open environment") << u"\\begin{matrix} 1"_s;
    QTest::newRow("link") << u"\\href{https://example.com}{x}"_s;
    QTest::newRow("style") << u"\\style{fill:url(x)}{x}"_s;
    QTest::newRow("class") << u"\\class{a}{x}"_s;
    QTest::newRow("loads code") << u"\\require{html} x"_s;
    QTest::newRow("picture") << u"\\includegraphics{/etc/passwd}"_s;
    QTest::newRow("picture as a token") << u"\\mmlToken{mglyph}[src=\"/etc/passwd\"]{}"_s;
    QTest::newRow("link as a token") << u"\\mmlToken{mi}[href=\"https://example.com\"]{x}"_s;
    QTest::newRow("macro that calls itself") << u"\\def\\a{\\a}\\a"_s;
    QTest::newRow("macro that doubles") << u"\\def\\a{\\a\\a}\\a"_s;
    QTest::newRow("letters that join") << u"\\text{\u0645\u0631\u062d\u0628\u0627}"_s;
    QTest::newRow("too long") << u"x"_s.repeated(20000);
    QTest::newRow("nothing") << QString();
}

void HiwarMathTest::drawsNoneThatIsWrongOrHostile()
{
    QFETCH(QString, tex);
    const FormulaDrawing drawing = draw({tex, true});
    if (tex.isEmpty()) // an empty formula is valid, and draws nothing
        QCOMPARE(elements(drawing.svg, u"path"), 0);
    else
        QVERIFY2(!drawing.isDrawn(), drawing.svg.constData());
}

void HiwarMathTest::standsHigherWhenItStandsAlone()
{
    const QString tex = u"\\sum_{i=1}^n \\frac{1}{i}"_s;
    QVERIFY(draw({tex, true}).height > draw({tex, false}).height * 1.3);
}

void HiwarMathTest::rulesTheLinesOfAnArray()
{
    const FormulaDrawing drawing =
        draw({u"\\begin{array}{|c|c|} \\hline a & b \\\\ \\hline \\end{array}"_s, true});
    int ruled = 0;
    for (QXmlStreamReader xml(drawing.svg); !xml.atEnd();) {
        if (xml.readNext() == QXmlStreamReader::StartElement &&
            xml.attributes().value("stroke-width"_L1).toInt() > 0)
            ++ruled;
    }
    QVERIFY(ruled > 0);
}

void HiwarMathTest::keepsDefinitionsToOneFormula()
{
    const FormulaDrawing before = draw({u"\\alpha"_s});
    QVERIFY(draw({u"\\def\\alpha{x}\\newcommand{\\mine}{y}\\mine\\alpha"_s}).isDrawn());
    QVERIFY(draw({u"\\definecolor{red}{rgb}{0,0,0} \\color{red}{x}"_s}).isDrawn());
    QVERIFY(!draw({u"\\mine"_s}).isDrawn());
    const FormulaDrawing after = draw({u"{\\alpha}"_s});
    QCOMPARE(after.width, before.width);
    QVERIFY(draw({u"\\color{red}{z}"_s}).svg.contains("red"));
}

void HiwarMathTest::givesWayBeforeItTakesTheMachine()
{
    FormulaLimits limits = patient();
    limits.formula = std::chrono::seconds(20); // more than the program's own limit
    FormulaProgram math(QStringLiteral(HIWAR_MATH), limits);
    const Formula bomb{u"\\def\\a#1{#1#1#1#1#1#1#1#1}\\a{\\a{\\a{\\a{\\a{\\a{\\frac xy}}}}}}"_s};
    QVERIFY(!math.look(bomb));
    QTRY_VERIFY_WITH_TIMEOUT(math.look(bomb), 40000);
    QVERIFY(!math.look(bomb)->isDrawn());
    QVERIFY(!math.look({u"x"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(math.look({u"x"_s}), 40000);
    QVERIFY(math.look({u"x"_s})->isDrawn());
}

HIWAR_TEST(HiwarMathTest, QCoreApplication)
#include "tst_hiwarmath.moc"
