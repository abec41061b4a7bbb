// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "tests/ui/somepictures.h"
#include "ui/block/texof.h"
#include "ui/block/textrun.h"
#include "ui/markdown/markdown.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>

using namespace Hiwar;

namespace {

constexpr qreal endless = 1e5;

qreal ex()
{
    return QFontMetricsF(testTheme().font).xHeight();
}

QRectF united(const QList<QRectF> &rects)
{
    QRectF out;
    for (const QRectF &rect : rects)
        out |= rect;
    return out;
}

} // namespace

class FormulasTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void knowsTheTexInWhatWasWritten_data();
    void knowsTheTexInWhatWasWritten();
    void showsTheSourceUntilThePictureIsThere();
    void takesTheRoomOfThePicture();
    void keepsEveryOffset();
    void makesRoomAboveAndBelow();
    void standsOnTheBaseline();
    void keepsTheMarkOfItsItemBesideTheWords();
    void takesTheInkOfItsText();
    void isOneUnitToTheMouse();
    void isSelectedAsAWhole();
    void standsAmongWordsFromRightToLeft();
    void showsItsSourceWhereItDoesNotFit();
    void shrinksWhereItStandsAlone();
    void standsInTheMiddleOfItsOwnLine();
    void neverBreaksFromTheCommaBehindIt();
    void isLaidOutAnewOnlyWhereItWaits();
    void copiesItsSource();
    void staysStillForTheReader();

private:
    [[nodiscard]] TextRun piece(const QString &markdown, qreal width = endless)
    {
        const Block block = parseMarkdown(markdown).value(0);
        TextRun out(blockText(block).runs.value(0), testTheme().font, testTheme(), m_style);
        out.layOut(width, block.side == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        return out;
    }
    /// The rectangle of the characters of `part` in the piece's text.
    [[nodiscard]] static QRectF rectOf(const TextRun &piece, const QString &part)
    {
        const int from = int(piece.text().text.indexOf(part));
        return united(piece.rectsOf(from, from + int(part.size())));
    }
    std::unique_ptr<SomePictures> m_source;
    std::unique_ptr<InlinePictures> m_pictures;
    TextStyle m_style;
};

void FormulasTest::init()
{
    TestCase::init();
    m_source = std::make_unique<SomePictures>();
    m_pictures = std::make_unique<InlinePictures>();
    m_pictures->setFormulaSource(m_source.get());
    const Palette &palette = testTheme().palette;
    m_style = {palette.text, palette.accent, palette.codeBackground, palette.text,
               m_pictures.get()};
}

void FormulasTest::knowsTheTexInWhatWasWritten_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("tex");
    QTest::addColumn<bool>("display");
    QTest::newRow("$") << u"$x$"_s << u"x"_s << false;
    QTest::newRow("$$") << u"$$x$$"_s << u"x"_s << true;
    QTest::newRow("\\(") << u"\\(x\\)"_s << u"x"_s << false;
    QTest::newRow("\\[") << u"\\[ x \\]"_s << u"x"_s << true;
    QTest::newRow("lines") << u"$$\u2028x\u2028y\u2028$$"_s << u"x\ny"_s << true;
    QTest::newRow("nothing in it") << u"$$$$"_s << QString() << true;
    QTest::newRow("a dollar") << u"$"_s << u"$"_s << false;
    QTest::newRow("no marks") << u"x_1"_s << u"x_1"_s << false;
}

void FormulasTest::knowsTheTexInWhatWasWritten()
{
    QFETCH(QString, written);
    QFETCH(QString, tex);
    QFETCH(bool, display);
    QCOMPARE(texOf(written), (TexSource{tex, display}));
}

void FormulasTest::showsTheSourceUntilThePictureIsThere()
{
    const TextRun waiting = piece(u"Let $x^2$ be."_s);
    QVERIFY(!waiting.isOutdated());
    QVERIFY(m_source->asked.contains(u"x^2"_s));
    QCOMPARE(m_source->displays.value(u"x^2"_s), false);
    QFont code = testTheme().codeFont;
    QVERIFY(std::abs(rectOf(waiting, u"$x^2$"_s).width() -
                     QFontMetricsF(code).horizontalAdvance(u"$x^2$"_s)) < 2);
    m_source->draw(u"x^2"_s, 30, 2, 1);
    QVERIFY(waiting.isOutdated());
    const TextRun drawn = piece(u"Let $x^2$ be."_s);
    QVERIFY(!drawn.isOutdated());
    QVERIFY(drawn.naturalWidth() > waiting.naturalWidth());
    m_source->giveUp(u"x^2"_s);
    QCOMPARE(piece(u"Let $x^2$ be."_s).naturalWidth(), waiting.naturalWidth());
}

void FormulasTest::takesTheRoomOfThePicture()
{
    for (const double width : {0.5, 3.0, 40.0}) {
        m_source->draw(u"x"_s, width, 1, 0);
        const TextRun text = piece(u"before $x$ after"_s);
        const QRectF rect = rectOf(text, u"$x$"_s);
        QVERIFY(std::abs(rect.width() - width * ex()) < 0.1);
        QVERIFY(std::abs(rectOf(text, u"before "_s).right() - rect.left()) < 0.1);
        QVERIFY(std::abs(rectOf(text, u" after"_s).left() - rect.right()) < 0.1);
    }
}

void FormulasTest::keepsEveryOffset()
{
    const TextRun source = piece(u"a $\\frac{1}{2}$ **b** $x$ c"_s);
    m_source->draw(u"\\frac{1}{2}"_s, 3, 4, 2);
    m_source->draw(u"x"_s, 1, 1, 0);
    const TextRun drawn = piece(u"a $\\frac{1}{2}$ **b** $x$ c"_s);
    QCOMPARE(drawn.text(), source.text());
    QCOMPARE(drawn.end(), source.end());
    const int last = drawn.end();
    QCOMPARE(drawn.offsetAt(united(drawn.rectsOf(last - 1, last)).center() + QPointF(5, 0)), last);
}

void FormulasTest::makesRoomAboveAndBelow()
{
    const QString words = u"one two three four five six "_s;
    m_source->draw(u"x"_s, 2, 30, 15);
    const TextRun text = piece(words + u"$x$ "_s + words.repeated(3), 120);
    const QRectF line = rectOf(text, u"$x$"_s);
    QVERIFY(line.height() >= 30 * ex());
    const qreal plain = text.rectsOf(0, 3).first().height();
    QVERIFY(line.height() < 30 * ex() + plain);
    QVERIFY(text.rectsOf(0, 3).first().bottom() <= line.top());
    qreal bottom = 0;
    for (int i = 0; i < text.end(); ++i) {
        for (const QRectF &rect : text.rectsOf(i, i + 1)) {
            QVERIFY(rect.top() >= bottom || rect.top() == bottom - rect.height());
            bottom = std::max(bottom, rect.bottom());
        }
    }
    QCOMPARE(bottom, text.height());
}

void FormulasTest::standsOnTheBaseline()
{
    m_source->draw(u"x"_s, 4, 6, 2);
    const TextRun text = piece(u"a $x$"_s);
    QImage image(200, 100, QImage::Format_RGB32);
    image.fill(testTheme().palette.window);
    QPainter painter(&image);
    text.draw(painter, {}, image.rect());
    painter.end();
    const int middle = int(rectOf(text, u"$x$"_s).center().x());
    int top = 0;
    while (top < 99 && image.pixelColor(middle, top) != testTheme().palette.text)
        ++top;
    int bottom = top;
    while (bottom < 99 && image.pixelColor(middle, bottom) == testTheme().palette.text)
        ++bottom;
    QVERIFY(std::abs(bottom - (text.firstBaseline() + 2 * ex())) <= 1.5);
    QVERIFY(std::abs(top - (text.firstBaseline() - 4 * ex())) <= 1.5);
}

void FormulasTest::keepsTheMarkOfItsItemBesideTheWords()
{
    const TextRun plain = piece(u"a $x$"_s);
    m_source->draw(u"x"_s, 4, 30, 2);
    const TextRun tall = piece(u"a $x$"_s);
    QVERIFY(tall.firstBaseline() > plain.firstBaseline() + 10 * ex());
    const qreal gap = plain.firstBaseline() - plain.firstMiddle();
    QVERIFY(std::abs(tall.firstBaseline() - tall.firstMiddle() - gap) < 1);
}

void FormulasTest::takesTheInkOfItsText()
{
    m_source->draw(u"x"_s, 4, 4, 0);
    m_style.text = testTheme().palette.error;
    const TextRun text = piece(u"$x$"_s);
    QImage image(200, 100, QImage::Format_RGB32);
    image.fill(testTheme().palette.window);
    QPainter painter(&image);
    const QRectF rect = rectOf(text, u"$x$"_s);
    const QPointF inside(rect.center().x(), text.firstBaseline() - 2 * ex());
    text.draw(painter, {}, image.rect());
    QCOMPARE(image.pixelColor(inside.toPoint()), testTheme().palette.error);
    text.draw(painter, {}, image.rect(),
              {0, 3, testTheme().palette.selection, testTheme().palette.selectionText});
    QCOMPARE(image.pixelColor(inside.toPoint()), testTheme().palette.selectionText);
}

void FormulasTest::isOneUnitToTheMouse()
{
    m_source->draw(u"x+y"_s, 20, 1, 0);
    const TextRun text = piece(u"Let $x+y$ be."_s);
    const QRectF rect = rectOf(text, u"$x+y$"_s);
    for (qreal x = rect.left() + 1; x < rect.right() - 1; ++x) {
        const int wanted = x < rect.center().x() ? 4 : 9;
        QCOMPARE(text.offsetAt({x, rect.center().y()}), wanted);
    }
}

void FormulasTest::isSelectedAsAWhole()
{
    m_source->draw(u"x+y"_s, 20, 1, 0);
    const TextRun text = piece(u"Let $x+y$ be."_s);
    const QRectF rect = rectOf(text, u"$x+y$"_s);
    for (int from = 4; from < 9; ++from) {
        for (int to = from + 1; to <= 9; ++to)
            QCOMPARE(united(text.rectsOf(from, to)), rect);
    }
}

void FormulasTest::standsAmongWordsFromRightToLeft()
{
    m_source->draw(u"x"_s, 10, 1, 0);
    const QString before = u"\u0625\u0630\u0627"_s;
    const QString after = u"\u0641\u0625\u0646"_s;
    const TextRun text = piece(before + u" $x$ "_s + after);
    const QRectF rect = rectOf(text, u"$x$"_s);
    QVERIFY(std::abs(rect.width() - 10 * ex()) < 0.1);
    QVERIFY(rectOf(text, before).left() >= rect.right());
    QVERIFY(rectOf(text, after).right() <= rect.left());
}

void FormulasTest::showsItsSourceWhereItDoesNotFit()
{
    m_source->draw(u"x"_s, 100, 1, 0);
    TextRun text = piece(u"Let $x$ be."_s);
    QVERIFY(rectOf(text, u"$x$"_s).width() > 99 * ex());
    text.layOut(50 * ex(), Qt::AlignLeft);
    QVERIFY(rectOf(text, u"$x$"_s).width() < 10 * ex());
    text.layOut(200 * ex(), Qt::AlignLeft);
    QVERIFY(rectOf(text, u"$x$"_s).width() > 99 * ex());
}

void FormulasTest::shrinksWhereItStandsAlone()
{
    m_source->draw(u"x"_s, 100, 10, 0);
    TextRun text = piece(u"$$x$$"_s);
    QCOMPARE(m_source->displays.value(u"x"_s), true);
    text.layOut(80 * ex(), Qt::AlignLeft);
    QVERIFY(std::abs(text.naturalWidth() - 80 * ex()) < 1);
    QVERIFY(text.height() < 10 * ex());
    text.layOut(30 * ex(), Qt::AlignLeft); // would be too small to read
    QVERIFY(text.naturalWidth() < 20 * ex());
}

void FormulasTest::standsInTheMiddleOfItsOwnLine()
{
    m_source->draw(u"x"_s, 10, 1, 0);
    const TextRun alone = piece(u"$$x$$"_s, 100 * ex());
    QVERIFY(std::abs(rectOf(alone, u"$$x$$"_s).center().x() - 50 * ex()) < 1);
    const TextRun inText = piece(u"Let $$x$$ be."_s, 100 * ex());
    QVERIFY(rectOf(inText, u"$$x$$"_s).left() < 20 * ex());
}

void FormulasTest::neverBreaksFromTheCommaBehindIt()
{
    m_source->draw(u"x"_s, 10, 1, 0);
    for (int width = 12; width < 60; ++width) {
        const TextRun text = piece(u"one two ($x$), three four"_s, width * ex());
        QCOMPARE(rectOf(text, u"("_s).top(), rectOf(text, u"$x$"_s).top());
        QCOMPARE(rectOf(text, u"),"_s).top(), rectOf(text, u"$x$"_s).top());
    }
}

void FormulasTest::isLaidOutAnewOnlyWhereItWaits()
{
    ShownView shown({reply(u"one\n\nLet $x$ be.\n\nLet $y$ be.\n\nfour"_s)});
    SomePictures source;
    shown.view.setFormulaSource(&source);
    QTRY_VERIFY(source.asked.contains(u"y"_s));
    const int height = shown.layout(0).geometry().height;
    const int before = MessageLayout::blocksMade();
    source.draw(u"x"_s, 3, 40, 2);
    QTRY_VERIFY(shown.view.rows().geometry().height(0) > height + 30 * ex());
    QCOMPARE(MessageLayout::blocksMade() - before, 1);
}

void FormulasTest::copiesItsSource()
{
    ShownView shown({reply(u"Let $x$ be."_s)});
    SomePictures source;
    shown.view.setFormulaSource(&source);
    source.draw(u"x"_s, 3, 40, 2);
    shown.view.selectAll();
    QVERIFY(shown.view.selectedText().contains(u"Let $x$ be."_s));
    QCOMPARE(shown.textOf(0), u"Let $x$ be."_s);
}

void FormulasTest::staysStillForTheReader()
{
    const QString words = u"word word word word word word word word\n\n"_s.repeated(30);
    ShownView shown({reply(u"Let $x$ be.\n\n"_s + words), reply(words)});
    SomePictures source;
    shown.view.setFormulaSource(&source);
    QScrollBar *bar = shown.view.verticalScrollBar();
    bar->setValue(300);
    const auto top = [&shown] {
        return shown.layout(0).rectsOf({10, 0}, {10, 4}).first().top() +
               shown.view.rowRect(0).top();
    };
    const qreal before = top();
    source.draw(u"x"_s, 3, 60, 2);
    QTRY_VERIFY(bar->value() > 300);
    QVERIFY(std::abs(top() - before) <= 1);
}

HIWAR_TEST(FormulasTest, QApplication)
#include "tst_formulas.moc"
