// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Display formulas in the view: a wide one scrolls, and its source is shown and copied.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "tests/ui/somepictures.h"
#include "ui/block/sidescroll.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMenu>
#include <QToolTip>
#include <QWheelEvent>

using namespace Hiwar;

namespace {

struct ShownFormula : ShownView
{
    SomePictures source;

    explicit ShownFormula(const QString &text)
        : ShownView({reply(text)})
    {
        view.setFormulaSource(&source);
        view.grab();
    }

    BlockLayout &block(int index = 0) { return const_cast<BlockLayout &>(layout(0).block(index)); }
    QPoint middle(int index = 0)
    {
        return layout(0).blockRect(index).center() + view.rowRect(0).topLeft();
    }
    QMenu *menu(QContextMenuEvent::Reason reason)
    {
        QContextMenuEvent event(reason, middle(), view.viewport()->mapToGlobal(middle()));
        QApplication::sendEvent(view.viewport(), &event);
        return view.findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly).last();
    }
    static void choose(QMenu *menu, const QString &name)
    {
        for (QAction *action : menu->actions()) {
            if (action->text() == name)
                action->trigger();
        }
    }
};

} // namespace

class FormulaViewTest : public TestCase
{
    Q_OBJECT

private slots:
    void scrollsWhatIsTooWide_data();
    void scrollsWhatIsTooWide();
    void breaksASourceThatHasNoPicture();
    void tellsWhatItWasWrittenAs();
    void isCopiedAsTex();
};

void FormulaViewTest::scrollsWhatIsTooWide_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("display") << u"$$x$$"_s;
    QTest::newRow("in brackets") << u"\\[x\\]"_s;
    QTest::newRow("alone in its paragraph") << u"$x$"_s;
    QTest::newRow("in a quote from right to left") << u"> مرحبا\n>\n> $$x$$"_s;
}

void FormulaViewTest::scrollsWhatIsTooWide()
{
    QFETCH(QString, text);
    ShownFormula shown(text);
    const qreal ex = QFontMetricsF(testTheme().font).xHeight();
    shown.source.draw(u"x"_s, 2000 / ex, 3, 1);
    const int index = shown.layout(0).blockCount() - 1;
    const SideScroll *scroll = shown.block(index).sideScroll();
    QVERIFY(scroll && scroll->isNeeded());
    QCOMPARE(scroll->offset(), 0); // it begins at the left, whatever the text direction
    const QRect box = shown.layout(0).blockRect(index);
    QVERIFY(box.right() <= shown.layout(0).geometry().bubble.right());
    const auto size = int(shown.block(index).text().size());
    const QRectF seen = shown.block(index).rectsOf(0, size).value(0);
    QVERIFY(seen.right() <= box.width() + 1);
    const QPoint at = shown.middle(index);
    QWheelEvent event(at, shown.view.viewport()->mapToGlobal(at), {}, {-1200, 0}, {}, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(shown.view.viewport(), &event);
    QVERIFY(scroll->offset() > 100);
    // Its bar is below it.
    QTest::mouseMove(shown.view.viewport(), at + QPoint(1, 0)); // it may have been there before
    QTest::mouseMove(shown.view.viewport(), at);
    shown.frame();
    const QImage image = shown.view.viewport()->grab().toImage();
    const QPoint corner = shown.layout(0).blockRect(index).topLeft() +
                          shown.view.rowRect(0).topLeft() + shown.block(index).bodyAt();
    QCOMPARE(image.pixelColor(scroll->thumb().center() + corner), testTheme().palette.outline);
    shown.view.resize(3000, 500);
    QVERIFY(shown.layout(0).block(index).width() < 2000); // the column is no wider
}

void FormulaViewTest::breaksASourceThatHasNoPicture()
{
    ShownFormula shown(u"$$"_s + u"a + "_s.repeated(200) + u"b$$"_s);
    QVERIFY(!shown.block().sideScroll()->isNeeded());
    QVERIFY(shown.block().height() > 3 * testTheme().linePitch());
}

void FormulaViewTest::tellsWhatItWasWrittenAs()
{
    ShownFormula shown(u"$$a < b\\\\\nc$$\n\nLet $x$ be."_s);
    QHelpEvent before(QEvent::ToolTip, shown.middle(),
                      shown.view.viewport()->mapToGlobal(shown.middle()));
    QApplication::sendEvent(shown.view.viewport(), &before);
    QCOMPARE(QToolTip::text(), QString()); // no tooltip, because the source is visible
    shown.source.draw(u"a < b\\\\\nc"_s, 30, 3, 1);
    QHelpEvent event(QEvent::ToolTip, shown.middle(),
                     shown.view.viewport()->mapToGlobal(shown.middle()));
    QApplication::sendEvent(shown.view.viewport(), &event);
    QCOMPARE(QToolTip::text(), u"<p>a &lt; b\\\\<br>c</p>"_s);
}

void FormulaViewTest::isCopiedAsTex()
{
    ShownFormula shown(u"$$\\frac{1}{2}$$\n\nLet $x$ be."_s);
    shown.source.draw(u"\\frac{1}{2}"_s, 30, 3, 1);
    QGuiApplication::clipboard()->clear();
    ShownFormula::choose(shown.menu(QContextMenuEvent::Mouse), u"Copy as TeX"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"\\frac{1}{2}"_s);
    QGuiApplication::clipboard()->clear();
    shown.view.setFocus();
    shown.view.setCurrent(0);
    ShownFormula::choose(shown.menu(QContextMenuEvent::Keyboard), u"Copy as TeX: \\frac{1}{2}"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"\\frac{1}{2}"_s);
}

HIWAR_TEST(FormulaViewTest, QApplication)
#include "tst_formulaview.moc"
