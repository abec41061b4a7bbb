// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/message/messagelayout.h"
#include "ui/markdown/markdown.h"
#include "ui/theme/theme.h"

#include <QApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class MessageLayoutTest : public TestCase
{
    Q_OBJECT

private slots:
    void keepsEverythingInItsPlace_data();
    void keepsEverythingInItsPlace();
    void streamedEqualsWhole_data();
    void streamedEqualsWhole();
    void laysOutOnlyTheTail();
    void keepsFinishedLinesOfCode();
    void runsArePartsOfTheText();
    void staysAsHighWhenActionsShow();
    void putsOwnMessagesOnTheTrailingSide();
    void hitsWhatItPaints();
    void coversEveryCharacterOfMixedText();
    void runsAnArabicListToOneSide();
};

namespace {

const Theme &theme()
{
    static const Theme theme = makeTheme(ColourScheme::Light, 1);
    return theme;
}

MessageLayout laidOut(const ShownMessage &message, int width,
                      Qt::LayoutDirection window = Qt::LeftToRight)
{
    MessageLayout layout(theme(), window);
    layout.setMessage(message);
    layout.setFrame({.gap = 20});
    layout.resizeGetHeight(width);
    return layout;
}

/// The middle of the first occurrence of `words` in a message.
QPoint pointOn(const MessageLayout &layout, const QString &words)
{
    for (int block = 0; block < layout.blockCount(); ++block) {
        const int at = int(layout.block(block).text().indexOf(words));
        if (at < 0)
            continue;
        const auto rects = layout.rectsOf({block, at}, {block, at + int(words.size())});
        return rects.isEmpty() ? QPoint() : rects.first().center().toPoint();
    }
    return {};
}

} // namespace

void MessageLayoutTest::keepsEverythingInItsPlace_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("window");
    for (const int width : {200, 420, 900, 2560}) {
        QTest::addRow("%d", width) << width << int(Qt::LeftToRight);
        QTest::addRow("%d mirrored", width) << width << int(Qt::RightToLeft);
    }
}

void MessageLayoutTest::keepsEverythingInItsPlace()
{
    QFETCH(int, width);
    QFETCH(int, window);
    for (const ShownMessage &message : galleryConversation()) {
        const MessageLayout layout = laidOut(message, width, Qt::LayoutDirection(window));
        const MessageGeometry &g = layout.geometry();
        QVERIFY(g.column.width() <= theme().px(Theme::columnWidth));
        QVERIFY(g.bubble.left() >= 0 && g.bubble.right() < width);
        QVERIFY(g.bubble.top() >= 20 && g.bubble.bottom() < g.height);
        int bottom = g.bubble.top();
        for (int i = 0; i < layout.blockCount(); ++i) {
            const QRect rect(g.blocks.at(i),
                             QSize(layout.block(i).width(), layout.block(i).height()));
            QVERIFY(g.bubble.contains(rect));
            QVERIFY(rect.top() >= bottom);
            bottom = rect.bottom() + 1;
            for (const QRectF &line : layout.rectsOf({i, 0}, {i, 1'000'000}))
                QVERIFY2(QRectF(g.bubble).adjusted(-1, 0, 1, 0).contains(line) || width < 420,
                         qPrintable(layout.block(i).text()));
        }
        for (const PlacedAction &action : g.actions) {
            QVERIFY(action.rect.bottom() < g.height);
            QCOMPARE(g.bubble.contains(action.rect),
                     action.inBubble || g.bubble.intersects(action.rect));
            for (const PlacedAction &other : g.actions)
                QVERIFY(other.action == action.action || !other.rect.intersects(action.rect));
            if (width >= 420)
                QVERIFY(!g.caption.intersects(action.rect));
        }
        QCOMPARE(g.actions.size(), actionsFor(message).size());
    }
}

void MessageLayoutTest::streamedEqualsWhole_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("everything") << everyConstruct();
    QTest::newRow("everything in arabic") << everyConstructInArabic();
    QTest::newRow("code") << u"```cpp\n"_s + u"int a;\n\n"_s.repeated(40) + u"```\nend"_s;
    QTest::newRow("table") << u"|a|b|\n|-|-:|\n"_s + u"|one|two|\n"_s.repeated(12) + u"\nend"_s;
}

void MessageLayoutTest::streamedEqualsWhole()
{
    QFETCH(QString, text);
    MessageLayout streamed(theme(), Qt::LeftToRight);
    ShownMessage message = makeMessage(u"1"_s, Role::Assistant, QString(), MessageState::Arriving);
    for (qsizetype cut = 0; cut <= text.size(); ++cut) {
        message.text = text.first(cut);
        streamed.setMessage(message);
        streamed.resizeGetHeight(500);
        if (cut % 7 != 0 && cut != text.size())
            continue; // the text grows at every cut; comparing is slow
        MessageLayout whole(theme(), Qt::LeftToRight);
        whole.setMessage(message);
        whole.resizeGetHeight(500);
        QCOMPARE(streamed.geometry().height, whole.geometry().height);
        QVERIFY(streamed.geometry() == whole.geometry());
        QCOMPARE(streamed.blockCount(), whole.blockCount());
        for (int i = 0; i < whole.blockCount(); ++i) {
            QVERIFY(streamed.block(i).block() == whole.block(i).block());
            QCOMPARE(streamed.block(i).text(), whole.block(i).text());
            QCOMPARE(streamed.block(i).height(), whole.block(i).height());
        }
    }
}

void MessageLayoutTest::laysOutOnlyTheTail()
{
    ShownMessage message =
        makeMessage(u"1"_s, Role::Assistant, u"A paragraph that is finished.\n\n"_s.repeated(200),
                    MessageState::Arriving);
    MessageLayout layout = laidOut(message, 600);
    const int before = MessageLayout::blocksMade();
    for (int i = 0; i < 50; ++i) {
        message.text += u"word "_s;
        layout.setMessage(message);
        layout.resizeGetHeight(600);
    }
    QCOMPARE(MessageLayout::blocksMade() - before, 50);
}

void MessageLayoutTest::keepsFinishedLinesOfCode()
{
    const QString code = u"```\n"_s + u"line of code\n"_s.repeated(105);
    const BlockText before = blockText(parseMarkdown(code).constFirst());
    const BlockText after = blockText(parseMarkdown(code + u"more"_s).constFirst());
    QVERIFY(before.runs.size() > 2);
    QCOMPARE(after.runs.size(), before.runs.size());
    for (qsizetype i = 0; i + 1 < before.runs.size(); ++i)
        QVERIFY(before.runs.at(i) == after.runs.at(i));
}

void MessageLayoutTest::runsArePartsOfTheText()
{
    const QString text = u"# A\n\nb *c*\n\n|d|e|\n|-|-|\n|f|`g`|\n|h|\n\n---\n\n```\n"_s +
                         u"code\n\n"_s.repeated(40) + u"```\n\n$$x$$\n"_s;
    Blocks blocks = parseMarkdown(text);
    QCOMPARE(blocks.size(), 6);
    blocks << parseMarkdown(u"i\nسلام\nj"_s, {.form = TextForm::Typed});
    for (const Block &block : std::as_const(blocks)) {
        const BlockText shown = blockText(block);
        QVERIFY(blockRuns(block) == shown.runs);
        qsizetype size = 0;
        for (const RunText &run : shown.runs) {
            QCOMPARE(shown.whole.mid(run.start, run.text.size()), run.text);
            QVERIFY(run.start == 0 || u"\n\t"_s.contains(shown.whole.at(run.start - 1)));
            size = run.start + run.text.size();
        }
        QCOMPARE(shown.whole.size(), size);
    }
}

void MessageLayoutTest::staysAsHighWhenActionsShow()
{
    // A row has the same height while a reply arrives, with all its actions, and with versions.
    ShownMessage message = makeMessage(u"1"_s, Role::Assistant, u"Hello"_s, MessageState::Arriving);
    const int arriving = laidOut(message, 600).geometry().height;
    message.state = MessageState::Complete;
    QCOMPARE(laidOut(message, 600).geometry().height, arriving);
    message.versionCount = 3;
    QCOMPARE(laidOut(message, 600).geometry().height, arriving);
}

void MessageLayoutTest::putsOwnMessagesOnTheTrailingSide()
{
    const ShownMessage own = makeMessage(u"1"_s, Role::User, u"Hello "_s.repeated(100));
    const ShownMessage reply = makeMessage(u"2"_s, Role::Assistant, u"Hello"_s);
    for (const auto window : {Qt::LeftToRight, Qt::RightToLeft}) {
        const bool mirrored = window == Qt::RightToLeft;
        const MessageGeometry mine = laidOut(own, 900, window).geometry();
        const MessageGeometry theirs = laidOut(reply, 900, window).geometry();
        QVERIFY(mine.bubble.width() <= mine.column.width() * Theme::ownBubbleShare + 1);
        QCOMPARE(mirrored ? mine.bubble.left() : mine.bubble.right(),
                 mirrored ? mine.column.left() : mine.column.right());
        QCOMPARE(mirrored ? theirs.bubble.right() : theirs.bubble.left(),
                 mirrored ? theirs.column.right() : theirs.column.left());
    }
}

void MessageLayoutTest::hitsWhatItPaints()
{
    const MessageLayout layout =
        laidOut(makeMessage(u"1"_s, Role::Assistant, everyConstruct()), 700);
    const MessageHit link = layout.hitTest(pointOn(layout, u"manual"_s));
    QCOMPARE(link.part, MessageHit::Part::Link);
    QCOMPARE(link.link, u"https://example.org/manual"_s);
    QCOMPARE(layout.hitTest(pointOn(layout, u"Credential"_s)).part, MessageHit::Part::Text);
    QCOMPARE(layout.hitTest(layout.geometry().bubble.topLeft() + QPoint(2, 2)).part,
             MessageHit::Part::Bubble);
    QCOMPARE(layout.hitTest({1, 1}).part, MessageHit::Part::Nothing);
    for (const PlacedAction &action : layout.geometry().actions)
        QCOMPARE(layout.hitTest(action.rect.center()).action, action.action);
    // A point on text hits a position; a point on a code button hits the button.
    const QString words = u"Credential Manager"_s;
    const MessageHit first = layout.hitTest(pointOn(layout, words.first(1)));
    QVERIFY(first.position.block >= 0);
    for (int i = 0; i < layout.blockCount(); ++i) {
        for (const CodeAction action : codeActionsFor(layout.block(i).block())) {
            const QPoint button = layout.block(i).codeButton(action).center();
            const MessageHit hit = layout.hitTest(button + layout.geometry().blocks.at(i));
            QCOMPARE(hit.part, MessageHit::Part::CodeAction);
            QCOMPARE(hit.codeAction, action);
            QCOMPARE(hit.position.block, i);
        }
    }
}

void MessageLayoutTest::coversEveryCharacterOfMixedText()
{
    // The rectangles of all characters add up to those of the whole line.
    const QString text = u"قل `/v1` ثم https://x.org/a و 2.0 (Qt) انتهى"_s;
    const MessageLayout layout = laidOut(makeMessage(u"1"_s, Role::Assistant, text), 2000);
    const QString laid = layout.block(0).text();
    qreal sum = 0;
    for (int i = 0; i < laid.size(); ++i) {
        for (const QRectF &rect : layout.rectsOf({0, i}, {0, i + 1}))
            sum += rect.width();
    }
    const auto whole = layout.rectsOf({0, 0}, {0, int(laid.size())});
    QCOMPARE(whole.size(), 1);
    QVERIFY(std::abs(sum - whole.first().width()) < 4);
    const int slash = int(laid.indexOf(u"/v1"_s));
    const auto code = layout.rectsOf({0, slash}, {0, slash + 3});
    const auto rest = layout.rectsOf({0, slash + 1}, {0, slash + 3});
    QCOMPARE(code.size(), 1);
    QVERIFY(code.first().left() <
            rest.first().left() - 1); // the slash is at the left: code is isolated
}

void MessageLayoutTest::runsAnArabicListToOneSide()
{
    const MessageLayout layout =
        laidOut(makeMessage(u"1"_s, Role::Assistant,
                            u"- أول\n- Qt يعرض\n- `code`\n\nEnglish "_s.repeated(3)),
                700);
    const QRect bubble = layout.geometry().bubble;
    for (int i = 0; i < 3; ++i) {
        const auto rects = layout.rectsOf({i, 0}, {i, 1000});
        QVERIFY(rects.first().right() > bubble.center().x());
        QCOMPARE(layout.block(i).block().side, Qt::RightToLeft);
    }
    QCOMPARE(blockText(layout.block(1).block()).runs.first().direction, Qt::RightToLeft);
}

HIWAR_TEST(MessageLayoutTest, QApplication)
#include "tst_messagelayout.moc"
