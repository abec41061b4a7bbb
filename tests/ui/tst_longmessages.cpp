// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A long reply costs only what is near the viewport, and its estimated rest is not noticed.
#include "tests/support/testcase.h"
#include "tests/ui/longreading.h"
#include "ui/block/textparts.h"

#include <QApplication>

using namespace Hiwar;

class LongMessagesTest : public TestCase
{
    Q_OBJECT

private slots:
    void isCutIntoParts_data();
    void isCutIntoParts();
    void costlyTextHasShorterParts();
    void theWheelAloneMovesTheText_data();
    void theWheelAloneMovesTheText();
    void laysOutWhatIsNear_data();
    void laysOutWhatIsNear();
    void aFrameLaysOutOnePage();
    void keepsTheHeightsOfWhatIsFar_data();
    void keepsTheHeightsOfWhatIsFar();
    void hasLayoutsOfWhatIsNearOnly_data();
    void hasLayoutsOfWhatIsNearOnly();
    void linesAndMarksMakeItLong();
    void keepsTheWordsWhenTheWindowChanges_data();
    void keepsTheWordsWhenTheWindowChanges();
    void goesToAPlaceFarAway_data();
    void goesToAPlaceFarAway();
    void aCaretGoesFromPartToPart();

private:
    static void kindsOfText();
};

void LongMessagesTest::kindsOfText()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("one paragraph") << numberedText({}, numberedWordCount);
    QTest::newRow("paragraphs") << numberedText(u"\n\n"_s, 60);
    QTest::newRow("items") << u"- "_s + numberedText(u"\n- "_s, 12);
    QTest::newRow("code") << u"```\n"_s + numberedText(u"\n"_s, 8) + u"\n```"_s;
}

void LongMessagesTest::isCutIntoParts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("ranges"); // of eight characters each
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("usual") << u"word "_s.repeated(1000) << 0;
    QTest::newRow("words") << u"word "_s.repeated(50'000) << 0;
    QTest::newRow("one word") << u"x"_s.repeated(50'000) << 0;
    QTest::newRow("surrogates") << u"x"_s + u"😀"_s.repeated(50'000) << 0;
    QTest::newRow("marks") << u"a\u0301\u0302\u0303"_s.repeated(50'000) << 0;
    QTest::newRow("pictures") << u"[name ] "_s.repeated(20'000) << 20'000;
}

void LongMessagesTest::isCutIntoParts()
{
    QFETCH(QString, text);
    QFETCH(int, ranges);
    RunText piece;
    piece.text = text;
    for (int i = 0; i < ranges; ++i)
        piece.ranges.append({8 * i, 7, SpanStyle::Image, u"https://x.org"_s});
    const std::vector<int> ends = partEnds(piece);
    QCOMPARE(ends.back(), int(text.size()));
    int from = 0;
    for (const int end : ends) {
        QVERIFY(end > from || text.isEmpty());
        QVERIFY(end - from <= wrappedPart * 3 / 2);
        QVERIFY(ranges == 0 || (end - from) / 8 <= mostRanges + 1);
        if (end < int(text.size())) {
            QVERIFY(!text.at(end).isLowSurrogate() && !text.at(end).isMark());
            QVERIFY(!text.contains(u' ') || text.at(end - 1) == u' ');
            QVERIFY(ranges == 0 || end % 8 != 4);
        }
        from = end;
    }
}

void LongMessagesTest::costlyTextHasShorterParts()
{
    const auto longest = [](const QString &text) {
        return blockText(parseMarkdown(text).constFirst()).runs.constFirst().longestPart;
    };
    QCOMPARE(longest(u"word "_s.repeated(1000)), wrappedPart);
    QCOMPARE(longest(u"كلمة "_s.repeated(1000) + u"😀"_s.repeated(200)), wrappedPart);
    QCOMPARE(longest(u"a\u0301\u0302\u0303"_s.repeated(10)), wrappedPart);
    QCOMPARE(longest(u"a\u0301\u0302\u0303"_s.repeated(1000)), costlyPart);
    QCOMPARE(longest(u"😀"_s.repeated(2000)), costlyPart);
    QCOMPARE(longest(u"```\n"_s + u"word "_s.repeated(1000)), codePart);
    QCOMPARE(longest(u"```\n"_s + u"كلمة "_s.repeated(1000)), codePartBothWays);
}

void LongMessagesTest::theWheelAloneMovesTheText_data()
{
    kindsOfText();
}

void LongMessagesTest::theWheelAloneMovesTheText()
{
    QFETCH(QString, text);
    LongReading reading(text);
    reading.bar()->setValue(reading.bar()->maximum() / 2);
    reading.frame();
    for (const int angle : {120, -120}) {
        for (int i = 0; i < 60; ++i) {
            const int word = reading.middleWord();
            const int before = reading.topOf(word);
            reading.turn(angle);
            const int step = reading.bar()->singleStep() * QApplication::wheelScrollLines();
            QCOMPARE(reading.topOf(word) - before, angle > 0 ? step : -step);
        }
    }
}

void LongMessagesTest::laysOutWhatIsNear_data()
{
    kindsOfText();
}

void LongMessagesTest::laysOutWhatIsNear()
{
    QFETCH(QString, text);
    LongReading reading(text);
    const qreal height = reading.layout(1).geometry().height;
    QVERIFY(height > 10'000);
    QVERIFY(reading.isLaidOut(height - 500, height));
    QVERIFY(!reading.isLaidOut(0, 500));
    QVERIFY(!reading.isLaidOut(height / 2, height / 2 + 500));
    reading.bar()->setValue(0);
    reading.frame();
    QVERIFY(reading.isLaidOut(0, reading.view.viewport()->height()));
    QVERIFY(!reading.isLaidOut(height - 500, height));
    // The estimate was good.
    reading.layout(1).resizeGetHeight(reading.view.viewport()->width());
    QVERIFY(std::abs(reading.layout(1).geometry().height / height - 1) < 0.25);
}

void LongMessagesTest::aFrameLaysOutOnePage()
{
    LongReading reading(u"- "_s + numberedText(u"\n- "_s, 12));
    reading.bar()->setValue(reading.bar()->maximum() / 2); // far from what has its lines
    const qreal top = -reading.view.rowRect(1).top();
    const qreal height = reading.view.viewport()->height();
    QVERIFY(reading.isLaidOut(top, top + height));
    QVERIFY(!reading.isLaidOut(top - height / 2, top + height * 3 / 2));
    reading.frame(); // what is around comes with the next one, and moves nothing in view
    const qreal now = -reading.view.rowRect(1).top();
    QVERIFY(reading.isLaidOut(now - height / 2, now + height * 3 / 2));
}

void LongMessagesTest::keepsTheHeightsOfWhatIsFar_data()
{
    kindsOfText();
}

void LongMessagesTest::keepsTheHeightsOfWhatIsFar()
{
    QFETCH(QString, text);
    LongReading reading(text);
    MessageLayout &layout = reading.layout(1);
    const auto heights = [&layout] {
        QList<int> out;
        for (int i = 0; i < layout.blockCount(); ++i)
            out << layout.block(i).height();
        return out;
    };
    const int width = reading.view.viewport()->width();
    const int height = layout.resizeGetHeight(width);
    const QList<int> real = heights();
    QCOMPARE(layout.resizeGetHeight(width, {0, 500}), height);
    QCOMPARE(heights(), real);
    QVERIFY(!layout.isLaidOut({qreal(height) - 500, qreal(height)}));
    // What is asked there is answered all the same.
    int last = layout.blockCount() - 1;
    while (layout.block(last).textSize() == 0) // the last item is empty
        --last;
    const BlockLayout &far = layout.block(last);
    const int size = far.textSize();
    QCOMPARE(size, int(far.text().size()));
    QCOMPARE(far.rectsOf(size - 3, size - 3).size(), 0);
    QVERIFY(!far.rectsOf(size - 3, size).isEmpty());
    QVERIFY(far.hasCaretPositions());
    QCOMPARE(far.lineOf({size, false}).to, size);
    const MessageHit hit = layout.hitTest(layout.blockRect(last).center());
    QCOMPARE(hit.position.block, last);
    QVERIFY(hit.position.offset > 0);
    QCOMPARE(layout.resizeGetHeight(width), height);
    QCOMPARE(heights(), real);
}

void LongMessagesTest::hasLayoutsOfWhatIsNearOnly_data()
{
    QTest::addColumn<QString>("piece");
    QTest::newRow("items") << u"- some words\n"_s;
    QTest::newRow("headings") << u"# A heading\n"_s;
    QTest::newRow("rules") << u"---\n\n"_s;
    QTest::newRow("paragraphs") << u"Some *words* and `code`.\n\n"_s;
    QTest::newRow("code") << u"```\nsome code\n```\n"_s;
}

void LongMessagesTest::hasLayoutsOfWhatIsNearOnly()
{
    QFETCH(QString, piece);
    LongReading reading(piece.repeated(4000));
    const MessageLayout &layout = reading.layout(1);
    QVERIFY(layout.blockCount() >= 4000);
    const auto heights = [&layout] {
        QList<int> out;
        for (int i = 0; i < layout.blockCount(); ++i)
            out << layout.blockRect(i).height();
        return out;
    };
    const QList<int> before = heights();
    for (const int part : {0, 1, 2}) {
        reading.bar()->setValue(reading.bar()->maximum() * part / 2);
        reading.frame();
        QVERIFY(layout.layoutCount() > 0);
        QVERIFY2(layout.layoutCount() < 300, qPrintable(QString::number(layout.layoutCount())));
    }
    QCOMPARE(heights(), before); // its lines are all alike, so that no guess was wrong
    // The window is another: the rest has other heights, and still no layouts.
    reading.view.resize(420, 500);
    reading.frame();
    QVERIFY(layout.layoutCount() < 300);
    // What is asked of a far block is answered.
    const QRect far = layout.blockRect(10);
    QCOMPARE(layout.block(10).height(), far.height());
    QCOMPARE(layout.block(10).width(), far.width());
    QCOMPARE(layout.hitTest(far.center()).position.block, 10);
}

void LongMessagesTest::linesAndMarksMakeItLong()
{
    const auto isLong = [](const QString &text) { return LongReading(text).layout(1).isLong(); };
    QVERIFY(!isLong(numberedText(u"\n\n"_s, 60).first(40'000)));
    QVERIFY(isLong(numberedText({}, numberedWordCount)));
    QVERIFY(!isLong(u"- a\n"_s.repeated(500)));
    QVERIFY(isLong(u"- a\n"_s.repeated(4000)));
    QVERIFY(isLong(u"|a|b|\n|-|-|\n"_s + u"|c|d|\n"_s.repeated(1000)));
    QVERIFY(isLong(u"`a` "_s.repeated(5000)));
    QVERIFY(isLong(u"\\(a\\) "_s.repeated(5000)));
    QVERIFY(isLong(u"a@b.c "_s.repeated(5000)));
    QVERIFY(isLong(u"aא1"_s.repeated(8000)));
    QVERIFY(isLong(u"a א. "_s.repeated(4000)));
    QVERIFY(!isLong(u"مرحبا بالعالم والسلام عليكم "_s.repeated(2000)));
    QVERIFY(!isLong(u"Hello world, السلام عليكم. "_s.repeated(1500)));
}

void LongMessagesTest::keepsTheWordsWhenTheWindowChanges_data()
{
    kindsOfText();
}

void LongMessagesTest::keepsTheWordsWhenTheWindowChanges()
{
    QFETCH(QString, text);
    LongReading reading(text);
    reading.bar()->setValue(reading.bar()->maximum() / 3);
    const QPoint top(reading.view.viewport()->width() / 2, 1);
    const TextPosition position =
        reading.layout(1).hitTest(top - reading.view.rowRect(1).topLeft()).position;
    reading.view.resize(420, 500);
    reading.frame();
    const QRectF rect =
        reading.layout(1).rectsOf(position, {position.block, position.offset + 1}).value(0);
    const qreal y = rect.top() + reading.view.rowRect(1).top();
    QVERIFY(y > -100 && y < 300);
}

void LongMessagesTest::goesToAPlaceFarAway_data()
{
    kindsOfText();
}

void LongMessagesTest::goesToAPlaceFarAway()
{
    QFETCH(QString, text);
    LongReading reading(text);
    for (const int word : {200, numberedWordCount / 2, numberedWordCount - 300}) {
        const TextPosition position = reading.positionOf(word);
        reading.view.showMatch(u"reply"_s, position, {position.block, position.offset + 10});
        reading.frame();
        const int top = reading.topOf(word);
        QVERIFY2(top > 0 && top < reading.view.viewport()->height(),
                 qPrintable(u"%1: %2"_s.arg(word).arg(top)));
        QCOMPARE(reading.view.selectedText(), numberedWord(word).trimmed());
    }
}

void LongMessagesTest::aCaretGoesFromPartToPart()
{
    RunText text;
    text.text =
        u"x"_s.repeated(2 * wrappedPart) + u" "_s + numberedText({}, numberedWordCount).first(9000);
    const TextStyle style;
    TextRun piece(text, testTheme().font, testTheme(), style);
    piece.layOut(400, Qt::AlignLeft);
    LineNumber line = piece.outermostLine(1);
    int reached = piece.lineSpan(line).from;
    QCOMPARE(reached, 0);
    qreal y = -1;
    for (;;) {
        const LineSpan span = piece.lineSpan(line);
        QVERIFY(span.from == reached || span.from == reached + 1); // a space at the line's end
        const QRectF caret = piece.caretRect(span.from, false);
        QVERIFY(caret.top() > y);
        y = caret.top();
        QCOMPARE(piece.offsetAt(caret.center()), span.from);
        QCOMPARE(piece.lineSpan(piece.lineWith(span.to, span.meetsNext)), span);
        reached = span.to;
        const auto next = piece.adjacentLine(line, 1);
        if (!next)
            break;
        const auto back = piece.adjacentLine(*next, -1);
        QVERIFY(back && piece.lineSpan(*back) == span);
        line = *next;
    }
    QVERIFY(reached >= int(text.text.size()) - 1);
    QVERIFY(!piece.adjacentLine(line, 1));
}

HIWAR_TEST(LongMessagesTest, QApplication)
#include "tst_longmessages.moc"
