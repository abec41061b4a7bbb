// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wider than its block: quiet at rest, with a fade where it is cut, and a scroll bar under
// the mouse alone.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/block/sidescroll.h"
#include "ui/markdown/markdown.h"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>

using namespace Hiwar;

namespace {

const QString wideCode =
    u"```\n"_s + (u"M"_s.repeated(200) + u'\n').repeated(20) + u"```\n\nText.\n"_s;
const QString longCode = u"```\n"_s + (u"M"_s.repeated(200) + u'\n').repeated(29) + u"```\n\n"_s +
                         u"Text.\n\n"_s.repeated(30);
const QString wideTable = u"|"_s + u"Internationalisation |"_s.repeated(12) + u"\n|"_s +
                          u"---|"_s.repeated(12) + u"\n|"_s + u"Characterisation |"_s.repeated(12) +
                          u"\n\nText.\n"_s;

/// A cell of the last column has several lines.
QString tableOf(const QString &word, int columns, int rows)
{
    QString text =
        (u"|"_s + word).repeated(columns) + u"|\n"_s + u"|-"_s.repeated(columns) + u"|\n"_s;
    for (int row = 0; row < rows; ++row)
        text += (u"|"_s + word).repeated(columns - 1) + u"|"_s +
                (word + u' ').repeated(row % 3 == 0 ? 30 : 1) + u"|\n"_s;
    return text;
}

BlockLayout layoutOf(const Block &block)
{
    const Palette &palette = testTheme().palette;
    return {block, testTheme(),
            TextStyle{palette.text, palette.accent, palette.codeBackground, palette.text}};
}

QImage imageOf(const BlockLayout &layout, const Extent &part)
{
    QImage image(layout.width(), int(part.to - part.from), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(0, -part.from);
    const QRect clip(0, int(part.from), image.width(), image.height());
    layout.paint(painter, {}, clip, {200, 900, Qt::yellow, Qt::black});
    return image;
}

struct ShownWide : ShownView
{
    explicit ShownWide(const QString &text)
        : ShownView({reply(text)})
    {
        view.verticalScrollBar()->setValue(0);
    }

    const BlockLayout &block() { return layout(0).block(0); }
    QRect onView(const QRect &inBody)
    {
        return inBody.translated(layout(0).blockRect(0).topLeft() + block().bodyAt() +
                                 view.rowRect(0).topLeft());
    }
    QRect box()
    {
        return onView({QPoint(), layout(0).blockRect(0).size()}) & view.viewport()->rect();
    }
    QRect thumb() { return onView(block().sideScroll()->thumb()); }
    QRect bar() { return onView(block().sideScroll()->bar()); }
    void pointAt(QPoint point) { QTest::mouseMove(view.viewport(), point); }
    QImage image()
    {
        frame();
        return view.viewport()->grab().toImage();
    }
    bool hasBar(const QImage &image)
    {
        return image.pixelColor(thumb().center()) == testTheme().palette.outline;
    }
};

/// The darkest point of a part of a light picture.
int darkest(const QImage &image, const QRect &part)
{
    int least = 255;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            least = std::min(least, qGray(image.pixel(x, y)));
    }
    return least;
}

} // namespace

class SideScrollTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsItsBarUnderTheMouseAlone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("code") << wideCode;
        QTest::newRow("table") << wideTable;
    }
    void showsItsBarUnderTheMouseAlone()
    {
        QFETCH(QString, text);
        ShownWide shown(text);
        const QPoint below(shown.box().center().x(), shown.box().bottom() + 20);
        shown.pointAt(below); // on the same message, which shows its buttons
        const QImage atRest = shown.image();
        QVERIFY(shown.block().sideScroll()->isNeeded());
        QVERIFY(!shown.hasBar(atRest));
        shown.pointAt(shown.box().center());
        QVERIFY(shown.hasBar(shown.image()));
        shown.pointAt(below);
        QCOMPARE(shown.image(), atRest); // and nothing has moved
    }

    void fadesWhereItIsCut()
    {
        ShownWide shown(wideCode);
        const QRect box = shown.box();
        const QRect lines(box.left() + 20, box.top() + 40, 10, 100);
        const auto edge = [&](const QImage &image, bool isRight) {
            return darkest(image, QRect(isRight ? box.right() - 3 : box.left() + 2, lines.top(), 2,
                                        lines.height()));
        };
        const QImage begin = shown.image();
        const int text = darkest(begin, lines);
        const int ground = qGray(testTheme().palette.codeBackground.rgb());
        QVERIFY(edge(begin, true) > (text + ground) / 2);
        shown.view.reveal({0, {0, 100}});
        const QImage middle = shown.image();
        QVERIFY(edge(middle, true) > (text + ground) / 2);
        QVERIFY(edge(middle, false) > (text + ground) / 2);
        shown.view.reveal({0, {0, 200}});
        QVERIFY(darkest(shown.image(), QRect(box.right() - 24, lines.top(), 10, 100)) < ground);
    }

    void liesOnNoLine()
    {
        ShownWide shown(longCode);
        shown.view.verticalScrollBar()->setValue(60); // it goes on below the view
        QVERIFY(shown.layout(0).blockRect(0).bottom() + shown.view.rowRect(0).top() >
                shown.view.viewport()->height());
        shown.image();
        shown.pointAt(shown.box().center());
        const QImage pointed = shown.image();
        QVERIFY(shown.hasBar(pointed));
        const int ground = qGray(testTheme().palette.codeBackground.rgb());
        const QRect strip = shown.bar();
        QCOMPARE(strip.bottom(), shown.view.viewport()->height() - 1);
        const QRect beside(shown.thumb().right() + 8, strip.top(),
                           strip.right() - shown.thumb().right() - 16, strip.height());
        QVERIFY(beside.width() > 20);
        QCOMPARE(darkest(pointed, beside), ground);
        shown.pointAt({1, 1});
        QVERIFY(darkest(shown.image(), beside) < ground); // at rest, the line is there
    }

    void aColumnOutOfViewStandsAsIfLaidOut_data()
    {
        QTest::addColumn<QString>("word");
        QTest::newRow("left to right") << u"word"_s;
        QTest::newRow("right to left") << u"كلمة"_s;
    }
    void aColumnOutOfViewStandsAsIfLaidOut()
    {
        QFETCH(QString, word);
        const Block block = parseMarkdown(tableOf(word, 40, 24)).constFirst();
        BlockLayout whole = layoutOf(block);
        BlockLayout part = layoutOf(block);
        constexpr int width = 600;
        whole.resizeGetHeight(width);
        const auto areAlike = [&](const Extent &seen) {
            for (int at = 0; at < whole.textSize(); at += word.size() + 1) {
                const QList<QRectF> rects = whole.rectsOf(at, at + 3);
                const bool isSeen = !rects.isEmpty() && rects.first().top() >= seen.from &&
                                    rects.first().bottom() <= seen.to;
                if (isSeen && part.rectsOf(at, at + 3) != rects)
                    return false;
            }
            return imageOf(whole, seen) == imageOf(part, seen);
        };
        int top = 0;
        for (const Extent &seen : {Extent{0, 300}, Extent{200, 500}, Extent{0, 300}}) {
            part.resizeGetHeight(width, seen);
            QVERIFY(part.isLaidOut(seen));
            // The row that ends in view is as high as its last cell, wherever that is.
            while (whole.cuts().at(top + 1) < int(seen.to))
                ++top;
            QCOMPARE(part.cuts().first(top + 1), whole.cuts().first(top + 1));
            QVERIFY(areAlike(seen));
            for (const int offset : {0, 333, 1200, part.sideScroll()->excess(), 900}) {
                whole.scrollTo(offset);
                part.scrollTo(offset);
                QCOMPARE(part.sideScroll()->offset(), whole.sideScroll()->offset());
                QVERIFY(areAlike(seen));
                QVERIFY(part.isLaidOut(seen));
            }
        }
    }

    void endsATableWithALine()
    {
        ShownWide shown(wideTable);
        const QImage image = shown.image();
        const QRect box = shown.box();
        const QColor line = testTheme().palette.hairline;
        const int y = box.top() + 10; // in the heading
        QCOMPARE(image.pixelColor(box.left(), y), line);
        QCOMPARE(image.pixelColor(box.right(), y), line);
    }
};

HIWAR_TEST(SideScrollTest, QApplication)
#include "tst_sidescroll.moc"
