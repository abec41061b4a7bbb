// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// After any change, scrolled or partly repainted, the screen shows the same as a full repaint.
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "tests/ui/shownview.h"

#include <QEvent>
#include <QPainter>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollBar>

#include <cstdlib>

using namespace Hiwar;

class PaintingTest : public TestCase
{
    Q_OBJECT

private slots:
    void growsAsIfPaintedWhole();
    void paintsOnlyTheEndOfAGrowingReply();
    void paintsOnlyTheEndOfALongReply();
    void aPictureAsksForNoOther();
    void scrollsAsIfPaintedWhole();
    void correctsHeightsAsIfPaintedWhole();
    void movesAScrollBarAsIfPaintedWhole();
    void aMirroredWindowTurnsNoTextAround();
    void wordsOfAButtonKeepFromItsFrame_data();
    void wordsOfAButtonKeepFromItsFrame();
};

namespace {

/// Records which part of a viewport is painted.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget *watched) { watched->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++count;
            region = static_cast<QPaintEvent *>(event)->region();
        }
        return false;
    }

    int count = 0;
    QRegion region;
};

QImage onScreen(const QWidget &widget)
{
    return widget.screen()
        ->grabWindow(widget.winId())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

/// Without the scroll bar, which is painted independently.
QImage content(const ConversationView &view, const QImage &all)
{
    return all.copy(view.viewport()->geometry());
}

QImage painted(ConversationView &view)
{
    return content(view, view.grab().toImage().convertToFormat(QImage::Format_RGB32));
}

/// Equal to the eye: a curve cut by the viewport's edge is blended slightly differently (1 of 255).
bool isAlike(const QImage &a, const QImage &b)
{
    constexpr int blending = 2;
    if (a.isNull() || a.size() != b.size())
        return false;
    for (int y = 0; y < a.height(); ++y) {
        const uchar *lineA = a.constScanLine(y);
        const uchar *lineB = b.constScanLine(y);
        for (qsizetype x = 0; x < a.bytesPerLine(); ++x) {
            if (std::abs(lineA[x] - lineB[x]) > blending)
                return false;
        }
    }
    return true;
}

/// Whether the screen shows the same as a full repaint.
bool isWhole(ConversationView &view)
{
    view.viewport()->repaint(0, 0, 1, 1); // includes all pending updates
    return isAlike(content(view, onScreen(view)), painted(view));
}

} // namespace

void PaintingTest::growsAsIfPaintedWhole()
{
    QList<ShownMessage> messages = galleryConversation();
    messages.append(reply(u"Begin"_s, MessageState::Arriving));
    ShownView shown(messages);
    const int row = int(messages.size()) - 1;
    PaintCounter paints(shown.view.viewport());
    QTRY_VERIFY(paints.count > 0);
    const QString more = everyConstruct() + everyConstructInArabic();
    QRandomGenerator random(5);
    for (qsizetype at = 0; at < more.size();) {
        const qsizetype size = 1 + random.bounded(160);
        const int before = paints.count;
        shown.model.appendText(row, more.mid(at, size));
        at += size;
        QTRY_VERIFY(paints.count > before);
        QVERIFY2(isWhole(shown.view), qPrintable(QString::number(at)));
    }
}

void PaintingTest::paintsOnlyTheEndOfAGrowingReply()
{
    ShownView shown({reply(u"One paragraph.\n\n"_s.repeated(4), MessageState::Arriving)});
    PaintCounter paints(shown.view.viewport());
    QTRY_VERIFY(paints.count > 0);
    shown.model.appendText(0, u"Another"_s);
    QTRY_COMPARE(paints.count, 2);
    shown.model.appendText(0, u" word"_s);
    QTRY_COMPARE(paints.count, 3);
    const MessageLayout &layout = shown.layout(0);
    const int last = layout.geometry().blocks.last().y() + shown.view.rowRect(0).top();
    QVERIFY(paints.region.boundingRect().top() >= last - testTheme().px(Space::l));
}

void PaintingTest::paintsOnlyTheEndOfALongReply()
{
    const QString paragraph = u"Some words of a paragraph that fill more than a line of it. "_s;
    ShownView shown(
        {reply((paragraph.repeated(3) + u"\n\n"_s).repeated(600), MessageState::Arriving)});
    PaintCounter paints(shown.view.viewport());
    QTRY_VERIFY(paints.count > 0);
    QScrollBar *bar = shown.view.verticalScrollBar();
    QTRY_COMPARE(bar->value(), bar->maximum());
    const auto append = [&](const QString &text) {
        const int before = paints.count;
        shown.model.appendText(0, text);
        QTRY_VERIFY(paints.count > before);
    };
    append(u"Another one: "_s);
    const int began = bar->value();
    for (int i = 0; i < 150; ++i) {
        append(i % 40 == 39 ? u"\n\n"_s : u"and more words "_s);
        const QRect painted = paints.region.boundingRect();
        QVERIFY2(painted.top() > shown.view.viewport()->height() / 2,
                 qPrintable(QString::number(i)));
        QVERIFY2(i % 10 || isWhole(shown.view), qPrintable(QString::number(i)));
    }
    QVERIFY(bar->value() > began); // it has scrolled
}

void PaintingTest::aPictureAsksForNoOther()
{
    ShownView shown({reply(u"One paragraph.\n\n"_s.repeated(4), MessageState::Arriving)});
    QWidget *viewport = shown.view.viewport();
    PaintCounter paints(viewport);
    QTRY_VERIFY(paints.count > 0);
    shown.model.appendText(0, u"Another"_s);
    QTRY_COMPARE(paints.count, 2);
    shown.model.appendText(0, u" word"_s); // needs a layout, and then another paint
    const QRect corner(0, 0, 8, 8);
    viewport->repaint(corner);
    QCOMPARE(paints.count, 3);
    QCOMPARE(paints.region.boundingRect(), corner);
    QTRY_COMPARE(paints.count, 4);
    QVERIFY(!paints.region.intersects(corner));
    QVERIFY(isWhole(shown.view));
}

void PaintingTest::scrollsAsIfPaintedWhole()
{
    ShownView shown(galleryConversation());
    PaintCounter paints(shown.view.viewport());
    QTRY_VERIFY(paints.count > 0);
    QScrollBar *bar = shown.view.verticalScrollBar();
    QRandomGenerator random(6);
    for (int round = 0; round < 60; ++round) {
        const int before = paints.count;
        const int was = bar->value();
        bar->setValue(was + int(random.bounded(300)) - 150);
        if (bar->value() == was)
            continue;
        QTRY_VERIFY(paints.count > before);
        QVERIFY2(isWhole(shown.view), qPrintable(QString::number(round)));
    }
}

void PaintingTest::correctsHeightsAsIfPaintedWhole()
{
    QList<ShownMessage> messages;
    for (int i = 0; i < 200; ++i)
        messages << makeMessage(QString::number(i), i % 2 ? Role::Assistant : Role::User,
                                i % 7 ? u"words "_s.repeated(i % 50) : everyConstruct());
    ShownView shown(messages);
    PaintCounter paints(shown.view.viewport());
    QTRY_VERIFY(paints.count > 0);
    QScrollBar *bar = shown.view.verticalScrollBar();
    for (int round = 0; round < 60; ++round) { // upwards, over rows not measured yet
        const int before = paints.count;
        bar->setValue(bar->value() - 170);
        QTRY_VERIFY(paints.count > before);
        QVERIFY2(isWhole(shown.view), qPrintable(QString::number(round)));
    }
}

void PaintingTest::movesAScrollBarAsIfPaintedWhole()
{
    const QString code = u"```\n"_s + (u"M"_s.repeated(200) + u'\n').repeated(29) + u"```\n\n"_s;
    ShownView shown({reply(code + u"Text.\n\n"_s.repeated(30))});
    PaintCounter paints(shown.view.viewport());
    QTRY_VERIFY(paints.count > 0);
    shown.view.verticalScrollBar()->setValue(0);
    QTest::mouseMove(shown.view.viewport(), QPoint(300, 250));
    QVERIFY(isWhole(shown.view));
    QVERIFY(!shown.layout(0).floating().isEmpty());
    for (const int y : {30, 60, 90, 40, 700}) {
        const int before = paints.count;
        shown.view.verticalScrollBar()->setValue(y);
        QTRY_VERIFY(paints.count > before);
        QVERIFY2(isWhole(shown.view), qPrintable(QString::number(y)));
    }
}

void PaintingTest::aMirroredWindowTurnsNoTextAround()
{
    const Theme &theme = testTheme();
    const TextStyle foreground{theme.palette.text, theme.palette.accent,
                               theme.palette.codeBackground, theme.palette.text};
    for (const Block &block : parseMarkdown(everyConstruct() + everyConstructInArabic())) {
        BlockLayout layout(block, theme, foreground);
        constexpr int width = 400;
        const QSize size(width, layout.resizeGetHeight(width));
        const auto paintedIn = [&](Qt::LayoutDirection window) {
            QImage image(size, QImage::Format_RGB32);
            image.fill(theme.palette.surface);
            QPainter painter(&image);
            painter.setLayoutDirection(window);
            layout.paint(painter, {}, QRect({}, size), {});
            return image;
        };
        QVERIFY2(paintedIn(Qt::RightToLeft) == paintedIn(Qt::LeftToRight),
                 qPrintable(layout.text()));
    }
}

void PaintingTest::wordsOfAButtonKeepFromItsFrame_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("from left to right") << Qt::LeftToRight;
    QTest::newRow("from right to left") << Qt::RightToLeft;
}

void PaintingTest::wordsOfAButtonKeepFromItsFrame()
{
    QFETCH(Qt::LayoutDirection, direction);
    ShownMessage failed = reply({}, MessageState::Failed);
    ApiError error;
    error.kind = ErrorKind::Unauthorized;
    failed.error = error;
    ShownView shown({failed});
    shown.view.setLayoutDirection(direction);
    shown.frame(); // by now everything has arrived
    const QImage image = shown.view.viewport()->grab().toImage();
    const QPoint origin = shown.view.rowRect(0).topLeft();
    int buttons = 0;
    for (const PlacedAction &action : shown.layout(0).geometry().actions) {
        if (!action.inBubble || action.isHeading)
            continue;
        ++buttons;
        const QRect frame = action.rect.translated(origin);
        const QRgb ground = image.pixel(frame.left() + 4, frame.center().y());
        for (int i = 4; i < 10; ++i) { // between the frame and the text
            for (int y = frame.center().y() - 6; y <= frame.center().y() + 6; ++y) {
                QCOMPARE(image.pixel(frame.left() + i, y), ground);
                QCOMPARE(image.pixel(frame.right() - i, y), ground);
            }
        }
    }
    QVERIFY(buttons > 0);
}

HIWAR_TEST(PaintingTest, QApplication)
#include "tst_painting.moc"
