// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How messages look as the user likes: numbers beside code, what the caption says, fonts, sizes,
// the distance of lines and the width of the column; each at once, in a view that is shown.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/block/sidescroll.h"
#include "ui/settings/fontbox.h"
#include "ui/settings/looksection.h"
#include "ui/theme/column.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace Hiwar;

namespace {

const QString code = u"```python\none\n\nthree\n"_s + u"wide "_s.repeated(80) + u"\nlast\n```\n"_s;

/// How many pixels of a picture are not as its top left one.
int inkIn(const QImage &picture)
{
    int ink = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            ink += picture.pixel(x, y) != picture.pixel(0, 0) ? 1 : 0;
    }
    return ink;
}

Theme themeWith(const LookOptions &look)
{
    return makeTheme(ColourScheme::Light, 1.0, look);
}

} // namespace

class ReadingLookTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void numbersStandBesideCodeAndAreNotCopied()
    {
        ShownView shown({reply(code)});
        const QRectF before = firstLetter(shown);
        setNumbers(shown, true);
        const QRectF after = firstLetter(shown);
        QVERIFY(after.left() > before.left());
        QCOMPARE(after.top(), before.top());
        QVERIFY(inkIn(gutter(shown)) > 0);
        QCOMPARE(shown.layout(0).block(0).text().replace(QChar::LineSeparator, u'\n').trimmed(),
                 shown.layout(0).block(0).block().code.trimmed());
        shown.view.selectAll();
        shown.view.copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"one\n\nthree\n"_s));
        setNumbers(shown, false);
        QCOMPARE(firstLetter(shown), before);
    }

    void numbersStayWhenCodeIsScrolledSideways()
    {
        ShownView shown({reply(code)});
        setNumbers(shown, true);
        const QImage before = gutter(shown);
        const QPoint at = shown.layout(0).blockRect(0).center() + shown.view.rowRect(0).topLeft();
        QWheelEvent event(at, shown.view.viewport()->mapToGlobal(at), {}, {-240, 0}, {}, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.view.viewport(), &event);
        QVERIFY(shown.layout(0).block(0).sideScroll()->offset() > 0);
        QCOMPARE(gutter(shown), before);
    }

    void eachLineHasItsNumberWhenLinesAreWrapped()
    {
        ShownView shown({reply(code)});
        ReadingOptions options = shown.view.readingOptions();
        options.lineNumbers = options.wrapCode = true;
        shown.view.setReadingOptions(options);
        shown.frame();
        const QImage beside = gutter(shown);
        QVERIFY(inkIn(beside) > 0);
        QVERIFY(!shown.layout(0).block(0).sideScroll()->isNeeded());
    }

    void theCaptionSaysWhatIsWanted()
    {
        ShownMessage message = reply(u"text"_s);
        message.model = u"model-x"_s;
        message.usage = Usage{.promptTokens = 15, .completionTokens = 120};
        message.replyTime = 2100;
        const QString full = captionFor(message);
        QVERIFY(full.endsWith(u" · model-x"_s));
        message.caption.time = false;
        QCOMPARE(captionFor(message), u"model-x"_s);
        message.caption.tokens = true;
        QCOMPARE(captionFor(message), u"model-x · 15 + 120 tokens"_s);
        message.caption.took = true;
        QCOMPARE(captionFor(message), u"model-x · 15 + 120 tokens · 2.1 s in all"_s);
        message.usage.reset();
        message.replyTime = -1;
        QCOMPARE(captionFor(message), u"model-x"_s);
    }

    void theCaptionOfAShownReplyFollowsAtOnce()
    {
        ShownMessage message = reply(u"text"_s);
        message.model = u"model-x"_s;
        message.usage = Usage{.promptTokens = 15, .completionTokens = 120};
        ShownView shown({message});
        const int before = shown.layout(0).geometry().caption.width();
        ReadingOptions options;
        options.captionTokens = true;
        shown.view.setReadingOptions(options);
        QVERIFY(shown.layout(0).geometry().caption.width() > before);
        options.captionTokens = options.captionTime = false;
        shown.view.setReadingOptions(options);
        QVERIFY(shown.layout(0).geometry().caption.width() < before);
    }

    void sizesAreApartFromTheZoom()
    {
        const Theme usual = themeWith({});
        QCOMPARE(usual, makeTheme(ColourScheme::Light, 1.0));
        QCOMPARE(usual.forReading(), usual);
        LookOptions look;
        look.textPercent = 150;
        const Theme larger = themeWith(look);
        QCOMPARE(larger.font, usual.font);
        QCOMPARE(larger.px(Space::l), usual.px(Space::l));
        QCOMPARE(larger.forReading().font.pointSizeF(), 1.5 * usual.font.pointSizeF());
        look = {};
        look.codePercent = 200;
        QCOMPARE(themeWith(look).codeFont.pointSizeF(), 2 * usual.codeFont.pointSizeF());
        look = {};
        look.interfacePercent = 120;
        QCOMPARE(themeWith(look).font.pointSizeF(), 1.2 * usual.font.pointSizeF());
        QCOMPARE(themeWith(look).forReading().font.pointSizeF(), usual.font.pointSizeF());
    }

    void familiesAreUsed()
    {
        LookOptions look;
        look.interfaceFont = u"One"_s;
        QCOMPARE(themeWith(look).font.family(), u"One"_s);
        QCOMPARE(themeWith(look).forReading().font.family(), u"One"_s);
        look.textFont = u"Two"_s;
        look.codeFont = u"Three"_s;
        QCOMPARE(themeWith(look).font.family(), u"One"_s);
        QCOMPARE(themeWith(look).forReading().font.family(), u"Two"_s);
        QCOMPARE(themeWith(look).codeFont.family(), u"Three"_s);
    }

    void linesAndTheColumnFollowInTheView()
    {
        ShownView shown({reply(u"word "_s.repeated(200))});
        const int usual = shown.layout(0).block(0).height();
        LookOptions look;
        look.linePercent = 210;
        shown.view.setTheme(themeWith(look).forReading());
        const int apart = shown.layout(0).block(0).height();
        QVERIFY(apart > usual);
        look.columnWidth = 480;
        shown.view.setTheme(themeWith(look).forReading());
        QVERIFY(shown.layout(0).block(0).height() > apart);
        QCOMPARE(columnIn(2000, themeWith(look)).width(), 480);
    }

    void theSectionEmitsWhatIsChosenAndListsFontsLate()
    {
        LookSection section;
        section.setTheme(testTheme());
        const QSignalSpy chosen(&section, &LookSection::chosen);
        auto *fonts = section.findChild<FontBox *>(u"Font of messages"_s);
        QCOMPARE(fonts->count(), 1);
        LookOptions look;
        look.textFont = u"Not installed any more"_s;
        look.linePercent = 143; // of the settings file
        section.setOptions(look);
        QCOMPARE(fonts->family(), look.textFont);
        section.show();
        fonts->setFocus();
        QTRY_VERIFY(fonts->count() > 1);
        QCOMPARE(fonts->family(), look.textFont);
        auto *size = section.findChild<QComboBox *>(u"Size of messages"_s);
        size->setFocus();
        QTest::keyClick(size, Qt::Key_Down);
        QTRY_COMPARE(chosen.count(), 1);
        const auto now = chosen.at(0).at(0).value<LookOptions>();
        QCOMPARE(now.textPercent, 110);
        QCOMPARE(now.linePercent, 143);
        QCOMPARE(now.textFont, look.textFont);
    }

private:
    static void setNumbers(ShownView &shown, bool on)
    {
        ReadingOptions options = shown.view.readingOptions();
        options.lineNumbers = on;
        shown.view.setReadingOptions(options);
    }
    static QRectF firstLetter(ShownView &shown)
    {
        return shown.layout(0).block(0).rectsOf(0, 1).value(0);
    }
    /// Beside the code, within its box.
    static QImage gutter(ShownView &shown)
    {
        const QImage all = shown.frame().toImage();
        const BlockLayout &block = shown.layout(0).block(0);
        const QPoint at = shown.layout(0).blockRect(0).topLeft() + shown.view.rowRect(0).topLeft();
        const int below = testTheme().px(Space::xxxl) + 4; // the header
        const int right = testTheme().px(Space::m) + 8;
        return all.copy(QRect(at + QPoint(4, below), QSize(right, block.height() - below - 12)));
    }
};

HIWAR_TEST(ReadingLookTest, QApplication)
#include "tst_readinglook.moc"
