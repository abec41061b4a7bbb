// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/selection/textcaret.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class CaretBrowsingTest : public TestCase
{
    Q_OBJECT

private slots:
    void hitsTheOffsetItsCaretStandsAt_data();
    void hitsTheOffsetItsCaretStandsAt();
    void selectsWithTheKeyboard();
    void leavesTheOldKeysAlone();
    void extendsWhatTheMouseSelected();
    void staysInView();
    void goesThroughATableCellByCell();
    void tellsWhereItIs();
    void isPaintedAndStandsOut();
    void survivesWhatHappensToTheConversation();
    void dragsOutWhatIsSelected();
    void clickOnASelectionClearsIt();
    void stepsThroughLinksByTab();
    void opensALinkWithTheMiddleButton();
    void showsTheSource();
    void turnsTheTextRound();
};

namespace {

struct Caret : ShownView
{
    explicit Caret(const QStringList &texts)
        : ShownView(messagesOf(texts))
    {
        view.activateWindow();
        view.setFocus(Qt::OtherFocusReason);
    }

    static QList<ShownMessage> messagesOf(const QStringList &texts)
    {
        QList<ShownMessage> out;
        for (int i = 0; i < texts.size(); ++i)
            out << makeMessage(QString::number(i), i % 2 == 0 ? Role::Assistant : Role::User,
                               texts.at(i));
        return out;
    }

    void press(int key, Qt::KeyboardModifiers modifiers = {}, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&view, Qt::Key(key), modifiers);
    }

    QRect rectOf(int row, const QString &words)
    {
        view.ensureVisible(row);
        for (int block = 0; block < layout(row).blockCount(); ++block) {
            const int at = int(layout(row).block(block).text().indexOf(words));
            if (at >= 0)
                return layout(row)
                    .rectsOf({block, at}, {block, at + int(words.size())})
                    .value(0)
                    .toRect()
                    .translated(view.rowRect(row).topLeft());
        }
        return {};
    }
};

} // namespace

void CaretBrowsingTest::hitsTheOffsetItsCaretStandsAt_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Latin") << u"plain words that are long enough for two lines "_s.repeated(4);
    QTest::newRow("mixed") << u"قل `secret-tool` ثم https://x.org/a واقرأ (2.0) and more نص"_s;
    QTest::newRow("English with Arabic") << u"the word سلام عليكم means peace, مرحبا!"_s;
    QTest::newRow("emoji") << u"a👨‍👩‍👧b 🇵🇸 مع 👍🏽 end"_s;
    QTest::newRow("marks") << u"مُحَمَّدٌ رَسُولُ e\u0301x"_s;
    QTest::newRow("code") << u"```\nint a;\n\n\tif (b) \"نص\"\n```"_s;
    QTest::newRow("table") << u"|one|اثنان|\n|-|-:|\n|a `b`|👍🏽|\n||x|"_s;
    QTest::newRow("long word") << u"x"_s.repeated(300);
}

void CaretBrowsingTest::hitsTheOffsetItsCaretStandsAt()
{
    QFETCH(QString, text);
    for (const int width : {700, 260}) {
        Caret shown({text});
        shown.view.resize(width, 500);
        const BlockLayout &block = shown.layout(0).block(0);
        const BlockText laidOut = blockText(block.block());
        std::optional<int> offset = 0;
        int exact = 0;
        int places = 0;
        for (; offset; offset = adjacentOffset(laidOut, *offset, true, false)) {
            for (const bool atLineEnd : {false, true}) {
                const BlockCaret caretPosition{*offset, atLineEnd};
                const QRectF rect = block.caretRect(caretPosition);
                QVERIFY(rect.height() > 0);
                const BlockHit hit = block.hitTest(rect.center().toPoint());
                // Where text directions meet, two offsets can share a position.
                const QRectF before = block.caretRect({hit.offset, false});
                const QRectF behind = block.caretRect({hit.offset, true});
                QVERIFY2(std::min(std::abs(before.x() - rect.x()) + std::abs(before.y() - rect.y()),
                                  std::abs(behind.x() - rect.x()) +
                                      std::abs(behind.y() - rect.y())) <= 1,
                         qPrintable(u"%1 hits %2"_s.arg(*offset).arg(hit.offset)));
                exact += hit.offset == *offset ? 1 : 0;
                ++places;
            }
        }
        QVERIFY2(exact * 10 >= places * 7, qPrintable(u"%1 of %2"_s.arg(exact).arg(places)));
    }
}

void CaretBrowsingTest::selectsWithTheKeyboard()
{
    Caret shown({u"one **two** three\n\nfour"_s, u"five six"_s});
    QSignalSpy modes(&shown.view, &ConversationView::caretBrowsingChanged);
    shown.view.setCurrent(0);
    shown.press(Qt::Key_F7);
    QCOMPARE(modes.size(), 1);
    QCOMPARE(*shown.view.caret(), (ConversationPosition{0, {0, 0}}));
    shown.press(Qt::Key_Right, Qt::ControlModifier);
    shown.press(Qt::Key_Right, Qt::ShiftModifier, 3);
    QCOMPARE(shown.view.selectedText(), u"two"_s);
    QCOMPARE(shown.view.selectedMarkdown(), u"**two**"_s);
    shown.press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(shown.view.selectedText(), u"two three\n\nfour"_s);
    shown.press(Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(shown.view.selectedText(), u"Assistant:\ntwo three\n\nfour\n\nYou:\nfive six"_s);
    QTest::keySequence(&shown.view, QKeySequence::Copy);
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasHtml());
    shown.press(Qt::Key_Left); // to the beginning of the selection
    QVERIFY(shown.view.selectedText().isEmpty());
    QCOMPARE(*shown.view.caret(), (ConversationPosition{0, {0, 4}}));
    shown.press(Qt::Key_Escape);
    QVERIFY(!shown.view.isCaretBrowsing());
}

void CaretBrowsingTest::leavesTheOldKeysAlone()
{
    Caret shown({u"one"_s, u"two"_s, u"three"_s});
    shown.view.setCurrent(2);
    shown.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(shown.view.cursor().row(), 1);
    shown.press(Qt::Key_Right); // to an action
    QCOMPARE(shown.view.cursor().action(), 0);
    QVERIFY(!shown.view.caret());
    shown.press(Qt::Key_Right, Qt::ShiftModifier); // nothing is selected: nothing to extend
    QVERIFY(!shown.view.caret());
}

void CaretBrowsingTest::extendsWhatTheMouseSelected()
{
    Caret shown({u"some ordinary words here"_s});
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {},
                       shown.rectOf(0, u"ordinary"_s).center());
    shown.press(Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(shown.view.selectedText(), u"ordinary "_s);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      shown.rectOf(0, u"here"_s).center());
    QVERIFY(shown.view.selectedText().startsWith(u"ordinary words he"_s));
    shown.press(Qt::Key_Escape);
    QVERIFY(shown.view.selectedText().isEmpty());
}

void CaretBrowsingTest::staysInView()
{
    QStringList texts;
    for (int i = 0; i < 60; ++i)
        texts << u"message %1 with some words. "_s.arg(i).repeated(1 + i % 9);
    Caret shown(texts);
    shown.view.setCaret({30, {0, 5}});
    shown.press(Qt::Key_F7);
    const auto inView = [&] {
        const ConversationPosition position = *shown.view.caret();
        const QRectF rect =
            shown.layout(position.row)
                .block(position.text.block)
                .caretRect({position.text.offset, false})
                .translated(shown.layout(position.row).geometry().blocks.at(position.text.block))
                .translated(shown.view.rowRect(position.row).topLeft());
        return shown.view.viewport()->rect().contains(rect.center().toPoint());
    };
    for (const int key : {Qt::Key_PageDown, Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Up,
                          Qt::Key_Down, Qt::Key_End}) {
        shown.press(key, {}, 7);
        QVERIFY(inView());
    }
    shown.press(Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(inView());
    QCOMPARE(shown.view.visibleRows().first, 0);
    shown.press(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(inView());
}

void CaretBrowsingTest::goesThroughATableCellByCell()
{
    Caret shown({u"|a|b|\n|-|-|\n|c|d|\n|e|f|"_s});
    shown.view.setCaret({0, {0, 2}}); // before b
    shown.press(Qt::Key_F7);
    shown.press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(shown.view.selectedText(), u"\tb\nc\t"_s); // up to before d
    shown.press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(shown.view.selectedText(), u"\tb\nc\td"_s);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.view.caret()->text.offset, 11); // behind f
}

void CaretBrowsingTest::tellsWhereItIs()
{
    Caret shown({u"one two"_s, u"three"_s});
    QSignalSpy moved(&shown.view, &ConversationView::caretMoved);
    QSignalSpy selected(&shown.view, &ConversationView::selectionChanged);
    shown.view.setCaret({0, {0, 3}});
    QCOMPARE(moved.size(), 1);
    QCOMPARE(selected.size(), 0);
    shown.view.select({{0, {0, 4}}, {1, {0, 2}}});
    QCOMPARE(moved.size(), 2);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(*shown.view.caret(), (ConversationPosition{1, {0, 2}}));
    shown.view.clearSelection();
    QCOMPARE(selected.size(), 2);
    shown.view.clearSelection();
    QCOMPARE(selected.size(), 2);
}

void CaretBrowsingTest::isPaintedAndStandsOut()
{
    Caret shown({u"word"_s});
    QTRY_VERIFY(shown.view.hasKeyboard());
    const QImage without = shown.frame().toImage();
    shown.view.setCaret({0, {0, 2}});
    QCOMPARE(shown.frame().toImage(), without);
    shown.press(Qt::Key_F7);
    const QImage with = shown.frame().toImage();
    int caretPixels = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            caretPixels += with.pixelColor(x, y) == testTheme().palette.caret ? 1 : 0;
    }
    QVERIFY2(caretPixels >= 10, qPrintable(QString::number(caretPixels)));
    for (const auto scheme :
         {ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast}) {
        const Palette palette = paletteFor(scheme);
        for (const QColor &ground :
             {palette.surface, palette.ownBubble, palette.codeBackground, palette.selection})
            QVERIFY(contrast(palette.caret, ground) >= 3);
    }
}

void CaretBrowsingTest::survivesWhatHappensToTheConversation()
{
    Caret shown({u"one"_s, u"two"_s, u"three\n\nfour"_s});
    shown.view.setCaret({2, {1, 4}});
    shown.press(Qt::Key_F7);
    shown.model.insert(0, makeMessage(u"new"_s, Role::User, u"new"_s));
    QCOMPARE(shown.view.caret()->row, 3);
    shown.model.appendText(3, u" more"_s);
    shown.press(Qt::Key_End);
    QCOMPARE(*shown.view.caret(), (ConversationPosition{3, {1, 9}}));
    shown.view.select({{3, {0, 0}}, {3, {1, 4}}});
    shown.view.setTheme(makeTheme(ColourScheme::Dark, 2));
    shown.view.resize(300, 400);
    QCOMPARE(shown.view.selectedText(), u"three\n\nfour"_s);
    shown.model.remove(3);
    shown.press(Qt::Key_Right);
    QVERIFY(shown.view.caret()->row < 3);
    shown.model.setMessages({});
    shown.press(Qt::Key_Right);
    shown.press(Qt::Key_F7);
    shown.frame();
}

void CaretBrowsingTest::dragsOutWhatIsSelected()
{
    Caret shown({u"some **ordinary** words"_s});
    QStringList dragged;
    shown.view.setDragStart([&](std::unique_ptr<QMimeData> data) {
        dragged << data->text() << QString::fromUtf8(data->data(u"text/markdown"_s));
    });
    const QPoint word = shown.rectOf(0, u"ordinary"_s).center();
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, word);
    // Too far from the double click to be a third click.
    const QPoint beside = word + QPoint(QApplication::startDragDistance() + 2, 0);
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, beside);
    QTest::mouseMove(shown.view.viewport(), beside + QPoint(1, 1));
    QVERIFY(dragged.isEmpty());
    QTest::mouseMove(shown.view.viewport(), beside + QPoint(60, 30));
    QCOMPARE(dragged, (QStringList{u"ordinary"_s, u"**ordinary**"_s}));
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, beside + QPoint(60, 30));
    QCOMPARE(shown.view.selectedText(), u"ordinary"_s);
}

void CaretBrowsingTest::clickOnASelectionClearsIt()
{
    Caret shown({u"some ordinary words"_s});
    shown.view.select({{0, {0, 0}}, {0, {0, 13}}});
    const QPoint word = shown.rectOf(0, u"ordinary"_s).center();
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, word);
    QCOMPARE(shown.view.selectedText(), u"some ordinary"_s);
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, word);
    QVERIFY(shown.view.selectedText().isEmpty());
}

void CaretBrowsingTest::stepsThroughLinksByTab()
{
    Caret shown({u"[**one** way](https://a.org) and [another](mailto:me@b.org)"_s});
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    QSignalSpy told(&shown.view, &ConversationView::linkHovered);
    QTRY_VERIFY(shown.view.hasKeyboard());
    shown.view.setCurrent(0);
    const QImage without = shown.frame().toImage();
    shown.press(Qt::Key_Tab);
    QCOMPARE(told.last().first().toString(), u"https://a.org"_s);
    QVERIFY(shown.frame().toImage() != without);
    auto *label = shown.view.findChild<QWidget *>(u"Link target"_s);
    QVERIFY(label && label->isVisible());
    QCOMPARE(label->accessibleName(), u"https://a.org"_s);
    shown.press(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toUrl(), QUrl(u"https://a.org"_s));
    QCOMPARE(opened.first().at(1).toString(), u"one way"_s);
    shown.press(Qt::Key_Tab);
    QCOMPARE(told.last().first().toString(), u"mailto:me@b.org"_s);
    shown.press(Qt::Key_Tab); // its first action
    QCOMPARE(shown.view.cursor().action(), 0);
    QVERIFY(!label->isVisible());
    shown.press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(shown.view.cursor().focusTarget(), 1);
}

void CaretBrowsingTest::opensALinkWithTheMiddleButton()
{
    Caret shown({u"[web](https://x.org/a) word"_s});
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    for (const QString &words : {u"web"_s, u"word"_s})
        QTest::mouseClick(shown.view.viewport(), Qt::MiddleButton, {},
                          shown.rectOf(0, words).center());
    QCOMPARE(opened.size(), 1);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, Qt::ControlModifier,
                      shown.rectOf(0, u"web"_s).center());
    QCOMPARE(opened.size(), 2);
    QVERIFY(shown.view.selectedText().isEmpty());
}

void CaretBrowsingTest::showsTheSource()
{
    const QString source = u"**bold** \u202Eabc\u202C\n\n- item\n"_s;
    Caret shown({source});
    shown.view.trigger(0, MessageAction::Source);
    QCOMPARE(shown.textOf(0), u"**bold** ⟨U+202E⟩abc⟨U+202C⟩\n\n- item"_s.replace(
                                  u'\n', QChar(QChar::LineSeparator)));
    shown.view.selectAll();
    QCOMPARE(shown.view.selectedMarkdown(), source);
    shown.view.select({{0, {0, 0}}, {0, {0, 8}}});
    QCOMPARE(shown.view.selectedMarkdown(), u"**bold**"_s);
    shown.view.trigger(0, MessageAction::Source);
    QVERIFY(shown.textOf(0).startsWith(u"bold"_s));
    QVERIFY(shown.view.selectedText().isEmpty());
}

void CaretBrowsingTest::turnsTheTextRound()
{
    Caret shown({u"- one\n\n```\ncode\n```"_s});
    const auto leftOf = [&](const QString &words) { return shown.rectOf(0, words).left(); };
    const int left = leftOf(u"one"_s);
    const int code = leftOf(u"code"_s);
    shown.view.setDirection(0, Qt::RightToLeft);
    QVERIFY(leftOf(u"one"_s) > left + 100);
    QCOMPARE(leftOf(u"code"_s), code);
    shown.view.setDirection(0, Qt::LayoutDirectionAuto);
    QCOMPARE(leftOf(u"one"_s), left);
    shown.view.setDirection(0, Qt::RightToLeft);
    shown.model.appendText(0, u"\n\nmore"_s); // later text runs that way, too
    QTRY_VERIFY(leftOf(u"more"_s) > left + 100);
}

HIWAR_TEST(CaretBrowsingTest, QApplication)
#include "tst_caretbrowsing.moc"
