// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Formulas with stretched parts are drawn completely: QtSvg, which draws for the window and for
// printing, drops a nested <svg> and everything after it.
#include "app/formula/formulaprogram.h"
#include "tests/support/testcase.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr qreal exPixels = 24;

/// Long limits: a busy machine must not make a formula fail.
FormulaLimits patient()
{
    FormulaLimits limits;
    limits.start = limits.formula = std::chrono::minutes(1);
    return limits;
}

QImage painted(const FormulaDrawing &drawing)
{
    QImage image(int(drawing.width * exPixels), int(drawing.height * exPixels),
                 QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    QSvgRenderer(drawing.svg).render(&painter, QRectF(image.rect()));
    return image;
}

bool isInk(const QImage &image, int x, int y)
{
    return qGray(image.pixel(x, y)) < 128;
}

/// The share of the columns from..to (0 to 1) that have ink somewhere.
qreal inkedColumns(const QImage &image, qreal from, qreal to)
{
    int inked = 0, all = 0;
    for (int x = int(from * image.width()); x < int(to * image.width()); ++x, ++all) {
        for (int y = 0; y < image.height(); ++y) {
            if (isInk(image, x, y)) {
                ++inked;
                break;
            }
        }
    }
    return qreal(inked) / all;
}

/// The share of the rows that have ink in the columns from..to (0 to 1).
qreal inkedRows(const QImage &image, qreal from, qreal to)
{
    int inked = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = int(from * image.width()); x < int(to * image.width()); ++x) {
            if (isInk(image, x, y)) {
                ++inked;
                break;
            }
        }
    }
    return qreal(inked) / image.height();
}

} // namespace

class StretchedFormulasTest : public TestCase
{
    Q_OBJECT

private slots:
    void drawsAllThatStretches_data();
    void drawsAllThatStretches();
    void stretchesWithoutAGap_data();
    void stretchesWithoutAGap();

private:
    [[nodiscard]] FormulaDrawing draw(const QString &tex)
    {
        QSignalSpy arrived(&m_math, &FormulaProgram::arrived);
        auto drawing = m_math.look({tex, true});
        while (!drawing && arrived.wait(60000))
            drawing = m_math.look({tex, true});
        return drawing.value_or(FormulaDrawing());
    }
    FormulaProgram m_math{QStringLiteral(HIWAR_MATH), patient()};
};

void StretchedFormulasTest::drawsAllThatStretches_data()
{
    QTest::addColumn<QString>("tex");
    for (
        const char *tex :
        {R"(\begin{pmatrix}1&2&3\\4&5&6\\7&8&9\end{pmatrix})",
         R"(\begin{bmatrix}1\\2\\3\\4\end{bmatrix}\begin{Bmatrix}1\\2\\3\\4\end{Bmatrix})",
         R"(\left(\frac{\frac{a}{b}}{\frac{c}{d}}\right)^2)",
         R"(\begin{cases}1&x\\2&y\\3&z\\4&u\end{cases})",
         R"(\vec{v}\,\overrightarrow{AB}\,\widehat{xyz}\,\overline{abc})",
         R"(\underbrace{1+2+\dots+26}_{26}=y)",
         R"(\overbrace{a+b+c+d}^n\underline{abc}\overparen{abcd})",
         R"(\left\|\begin{matrix}1\\2\\3\end{matrix}\right\|\sqrt{\begin{matrix}1\\2\\3\end{matrix}})",
         R"(\left\Uparrow\begin{matrix}1\\2\\3\end{matrix}\right\downarrow)",
         R"(\xrightarrow[abc]{def ghi}\xRightarrow{long text here}\xleftrightarrow{abcdef})",
         R"(\begin{CD}A @>a>> B\\@VVbV @AAcA\\C @= D\end{CD})", R"(\ce{A <=>[abc][def] B})"})
        QTest::newRow(tex) << QString::fromLatin1(tex);
}

void StretchedFormulasTest::drawsAllThatStretches()
{
    QFETCH(QString, tex);
    const FormulaDrawing drawing = draw(tex);
    QVERIFY(drawing.isDrawn());
    QCOMPARE(drawing.svg.count("<svg"), 1);
    const QImage image = painted(drawing);
    // Content after the first stretched part was lost once; and a stretched part reaches its ends.
    QVERIFY(inkedColumns(image, 0, 0.15) > 0);
    QVERIFY(inkedColumns(image, 0.85, 1) > 0);
    QVERIFY(inkedColumns(image, 0.5, 1) > 0.3);
}

void StretchedFormulasTest::stretchesWithoutAGap_data()
{
    QTest::addColumn<QString>("tex");
    QTest::addColumn<bool>("isTall");
    for (const char *bracket : {"\\lbrace", "(", "[", "\\lfloor", "|", "\\|", "\\uparrow"}) {
        QTest::newRow(bracket)
            << u"\\left%1\\begin{matrix}\\ \\\\ \\ \\\\ \\ \\\\ \\ \\\\ \\ \\end{matrix}\\right."_s
                   .arg(QLatin1StringView(bracket))
            << true;
    }
    for (const char *line :
         {"overline", "underline", "overbrace", "overrightarrow", "overleftarrow"}) {
        QTest::newRow(line) << u"\\%1{\\quad\\quad\\quad\\quad\\quad}"_s.arg(
                                   QLatin1StringView(line))
                            << false;
    }
}

void StretchedFormulasTest::stretchesWithoutAGap()
{
    QFETCH(QString, tex);
    QFETCH(bool, isTall);
    const FormulaDrawing drawing = draw(tex);
    QVERIFY(drawing.isDrawn());
    const QImage image = painted(drawing);
    const qreal inked = isTall ? inkedRows(image, 0, 1) : inkedColumns(image, 0, 1);
    QVERIFY2(inked > 0.97, qPrintable(QString::number(inked)));
}

HIWAR_TEST(StretchedFormulasTest, QGuiApplication)
#include "tst_stretchedformulas.moc"
