// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Blocks of code and wide tables in the view: the header's buttons, horizontal scrolling, the
// header that stays visible, and that highlighting costs nothing outside the viewport.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/block/sidescroll.h"
#include "ui/highlight/highlighter.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

#include <algorithm>

using namespace Hiwar;

namespace {

QString lines(int count)
{
    QString out;
    for (int i = 1; i <= count; ++i)
        out += u"line %1\n"_s.arg(i);
    return out;
}

QString fenced(const QString &code, const QString &language = u"python"_s)
{
    return u"```"_s + language + u'\n' + code + u"```\n"_s;
}

const QString wideLine = u"value = "_s + u"wide + "_s.repeated(60) + u"end\n"_s;
const QString wideTable = u"|"_s + u"Internationalisation |"_s.repeated(12) + u"\n|"_s +
                          u"---|"_s.repeated(12) + u"\n|"_s + u"Characterisation |"_s.repeated(12) +
                          u"\n"_s;

struct ShownCode : ShownView
{
    using ShownView::ShownView;

    explicit ShownCode(const QString &text, MessageState state = MessageState::Complete)
        : ShownView({reply(text, state)})
    {
    }

    QPoint button(CodeAction action, int block = 0)
    {
        return layout(0).block(block).codeButton(action).center() +
               layout(0).blockRect(block).topLeft() + view.rowRect(0).topLeft();
    }
    void press(CodeAction action, int block = 0)
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, button(action, block));
    }
    int offset(int block = 0) { return layout(0).block(block).sideScroll()->offset(); }
    void turn(QPoint angle, Qt::KeyboardModifiers modifiers = {}, int block = 0)
    {
        const QPoint at = layout(0).blockRect(block).center() + view.rowRect(0).topLeft();
        QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, angle, {}, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.viewport(), &event);
    }
};

/// The number of different letter colours in a picture.
int coloursIn(const QImage &image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour(image.pixel(x, y));
            if (colour.saturation() > 120)
                colours.insert(QColor::fromHsv(colour.hue() / 30 * 30, 255, 255).rgb());
        }
    }
    return int(colours.size());
}

} // namespace

class CodeBlockTest : public TestCase
{
    Q_OBJECT

private slots:
    void copiesAllOfIt();
    void asksForAFileWithTheRightName();
    void foldsWhatIsLong();
    void doesNotFoldUnderTheReader();
    void staysWhereItBeganWhenItFolds();
    void wrapsOneBlockAlone();
    void followsTheOptions();
    void scrollsLongLinesByWheel();
    void scrollsByItsBar();
    void scrollsWideTables_data();
    void scrollsWideTables();
    void bringsAPlaceIntoView();
    void hitsWhatIsScrolledIntoView();
    void keepsItsHeaderInSight();
    void offersAllOfItByKeyboard();
    void coloursWhatIsSeen();
    void coloursDoNotMoveAnything();
};

void CodeBlockTest::copiesAllOfIt()
{
    ShownCode shown(fenced(lines(50)));
    shown.press(CodeAction::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), lines(50).chopped(1));
}

void CodeBlockTest::asksForAFileWithTheRightName()
{
    ShownCode shown(fenced(lines(3)));
    QSignalSpy wanted(&shown.view, &ConversationView::saveCodeRequested);
    shown.press(CodeAction::Save);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().at(0).toString(), lines(3).chopped(1));
    QCOMPARE(wanted.first().at(1).toString(), u"code.py"_s);
}

void CodeBlockTest::foldsWhatIsLong()
{
    ShownCode shown(fenced(lines(120)));
    const int folded = shown.layout(0).block(0).height();
    QCOMPARE(codeActionName(CodeAction::Fold, shown.layout(0).block(0).block(),
                            shown.layout(0).block(0).codeLook()),
             u"Show all 120 lines"_s);
    const int position = int(shown.layout(0).block(0).text().indexOf(u"line 31\n"_s));
    QVERIFY(shown.layout(0).block(0).isHidden(shown.layout(0).block(0).text().size() - 1));
    QVERIFY(shown.layout(0)
                .block(0)
                .rectsOf(shown.layout(0).block(0).text().size() - 3,
                         shown.layout(0).block(0).text().size())
                .isEmpty());
    shown.view.verticalScrollBar()->setValue(shown.view.verticalScrollBar()->maximum());
    shown.press(CodeAction::Fold);
    QVERIFY(shown.layout(0).block(0).height() > 3 * folded);
    QVERIFY(!shown.layout(0).block(0).isHidden(position + 1));
    shown.view.verticalScrollBar()->setValue(0);
    shown.press(CodeAction::Fold);
    QCOMPARE(shown.layout(0).block(0).height(), folded);
    ShownCode brief(fenced(lines(30)));
    QVERIFY(!codeActionsFor(brief.layout(0).block(0).block()).contains(CodeAction::Fold));
    QVERIFY(brief.layout(0).block(0).codeButton(CodeAction::Fold).isEmpty());
}

void CodeBlockTest::doesNotFoldUnderTheReader()
{
    ShownCode shown(u"```python\n"_s + lines(10), MessageState::Arriving);
    const QString text = u"```python\n"_s + lines(80);
    shown.model.appendText(0, text.mid(shown.model.at(0).text.size()));
    const int open = shown.layout(0).block(0).height();
    QVERIFY(open > 40 * testTheme().linePitch());
    const ShownMessage done = reply(text);
    shown.model.replace(0, done);
    QCOMPARE(shown.layout(0).block(0).height(), open);
    // When the conversation is opened again, the block is folded.
    shown.view.setModel(nullptr);
    shown.view.setModel(&shown.model);
    QVERIFY(shown.layout(0).block(0).height() < open);
}

void CodeBlockTest::staysWhereItBeganWhenItFolds()
{
    ShownCode shown(u"Before.\n\n"_s + fenced(lines(120)) + u"\nAfter.\n\n"_s.repeated(40));
    shown.view.verticalScrollBar()->setValue(0);
    const int top = shown.layout(0).blockRect(1).top() + shown.view.rowRect(0).top();
    shown.view.verticalScrollBar()->setValue(200);
    const int before = shown.layout(0).blockRect(1).top() + shown.view.rowRect(0).top();
    QCOMPARE(before, top - 200);
    shown.view.reveal({0, {1, 2000}});
    shown.view.verticalScrollBar()->setValue(1500);
    shown.press(CodeAction::Fold, 1);
    // Its header floated at the top of the view; now the block begins there.
    QCOMPARE(shown.layout(0).blockRect(1).top() + shown.view.rowRect(0).top(), 0);
}

void CodeBlockTest::wrapsOneBlockAlone()
{
    ShownCode shown(fenced(wideLine) + u"\n"_s + fenced(wideLine));
    const int flat = shown.layout(0).block(0).height();
    QVERIFY(shown.layout(0).block(0).sideScroll()->isNeeded());
    shown.press(CodeAction::Wrap);
    QVERIFY(shown.layout(0).block(0).height() > flat);
    QVERIFY(!shown.layout(0).block(0).sideScroll()->isNeeded());
    QCOMPARE(shown.layout(0).block(1).height(), flat);
    shown.press(CodeAction::Wrap);
    QCOMPARE(shown.layout(0).block(0).height(), flat);
}

void CodeBlockTest::followsTheOptions()
{
    ShownCode shown(fenced(wideLine));
    ReadingOptions options;
    options.wrapCode = true;
    shown.view.setReadingOptions(options);
    QVERIFY(!shown.layout(0).block(0).sideScroll()->isNeeded());
}

void CodeBlockTest::scrollsLongLinesByWheel()
{
    ShownCode shown(fenced(wideLine) + u"\nText.\n\n"_s.repeated(60));
    shown.view.verticalScrollBar()->setValue(0);
    shown.turn({-120, 0});
    const int first = shown.offset();
    QVERIFY(first > 0);
    shown.turn({0, -120}, Qt::ShiftModifier);
    QVERIFY(shown.offset() > first);
    QCOMPARE(shown.view.verticalScrollBar()->value(), 0);
    shown.turn({0, -120});
    QVERIFY(shown.view.verticalScrollBar()->value() > 0);
    for (int i = 0; i < 200; ++i)
        shown.turn({-120, 0});
    const int end = shown.offset();
    shown.turn({-120, 0});
    QCOMPARE(shown.offset(), end);
    for (int i = 0; i < 200; ++i)
        shown.turn({120, 0});
    QCOMPARE(shown.offset(), 0);
}

void CodeBlockTest::scrollsByItsBar()
{
    ShownCode shown(fenced(wideLine));
    const BlockLayout &block = shown.layout(0).block(0);
    const QPoint corner =
        shown.layout(0).blockRect(0).topLeft() + shown.view.rowRect(0).topLeft() + block.bodyAt();
    const QPoint thumb = block.sideScroll()->thumb().center() + corner;
    const QPoint end = block.sideScroll()->bar().topRight() + corner + QPoint(50, 0);
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, thumb);
    QCOMPARE(shown.offset(), 0);
    QTest::mouseMove(shown.view.viewport(), end);
    const int most = shown.offset();
    QVERIFY(most > 0);
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, end);
    QTest::mouseMove(shown.view.viewport(), thumb);
    QCOMPARE(shown.offset(), most);
    QVERIFY(shown.view.selectedText().isEmpty());
    QVERIFY(block.sideScroll()->thumb().right() <= block.sideScroll()->bar().right());
}

void CodeBlockTest::scrollsWideTables_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("left to right") << wideTable << false;
    QString arabic = wideTable;
    arabic.replace(u"Internationalisation"_s, u"استعمالات"_s)
        .replace(u"Characterisation"_s, u"والاستعمالات"_s);
    QTest::newRow("right to left") << arabic << true;
}

void CodeBlockTest::scrollsWideTables()
{
    QFETCH(QString, text);
    QFETCH(bool, mirrored);
    ShownCode shown(text);
    QVERIFY(shown.layout(0).block(0).sideScroll()->isNeeded());
    // It is scrolled to its first column.
    const auto first = shown.layout(0).block(0).rectsOf(0, 5);
    QVERIFY(!first.isEmpty());
    const int size = int(shown.layout(0).block(0).text().size());
    QVERIFY(shown.layout(0).block(0).rectsOf(size - 4, size).isEmpty());
    const int before = shown.offset();
    QCOMPARE(before > 0, mirrored);
    for (int i = 0; i < 200; ++i)
        shown.turn({mirrored ? 120 : -120, 0});
    QVERIFY(shown.offset() != before);
    QVERIFY(!shown.layout(0).block(0).rectsOf(size - 4, size).isEmpty());
    QVERIFY(shown.layout(0).block(0).rectsOf(0, 5).isEmpty());
    for (const QRectF &rect : shown.layout(0).block(0).rectsOf(0, size)) {
        QVERIFY(rect.left() >= -0.5);
        QVERIFY(rect.right() <= shown.layout(0).block(0).width() + 0.5);
    }
}

void CodeBlockTest::bringsAPlaceIntoView()
{
    ShownCode shown(fenced(wideLine + lines(100)));
    const int end = int(wideLine.size()) - 2;
    QVERIFY(shown.layout(0).block(0).rectsOf(end - 1, end).isEmpty());
    shown.view.reveal({0, {0, end}});
    QVERIFY(!shown.layout(0).block(0).rectsOf(end - 1, end).isEmpty());
    shown.view.reveal({0, {0, 0}});
    QCOMPARE(shown.offset(), 0);
    const int hidden = int(shown.layout(0).block(0).text().indexOf(u"line 90"_s));
    QVERIFY(shown.layout(0).block(0).isHidden(hidden));
    shown.view.reveal({0, {0, hidden}});
    QVERIFY(!shown.layout(0).block(0).isHidden(hidden));
}

void CodeBlockTest::hitsWhatIsScrolledIntoView()
{
    ShownCode shown(fenced(wideLine));
    const int end = int(wideLine.size()) - 3;
    shown.view.reveal({0, {0, end}});
    const QRectF rect = shown.layout(0).rectsOf({0, end}, {0, end + 1}).value(0);
    QVERIFY(!rect.isEmpty());
    const MessageHit hit =
        shown.layout(0).hitTest(QPointF(rect.left() + 1, rect.center().y()).toPoint());
    QCOMPARE(hit.part, MessageHit::Part::Text);
    QCOMPARE(hit.position.offset, end);
}

void CodeBlockTest::keepsItsHeaderInSight()
{
    ShownCode shown(fenced(lines(120)) + u"\nAfter.\n\n"_s.repeated(60));
    shown.view.verticalScrollBar()->setValue(0);
    const QPoint still = shown.button(CodeAction::Copy);
    shown.view.verticalScrollBar()->setValue(300);
    const QPoint floating = shown.button(CodeAction::Copy);
    QVERIFY(floating.y() > 0 && floating.y() < testTheme().px(Space::xxxl));
    QCOMPARE(floating.x(), still.x());
    QVERIFY(!shown.layout(0).floating().isEmpty());
    QGuiApplication::clipboard()->clear();
    shown.press(CodeAction::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), lines(120).chopped(1));
    // The header scrolls away with the end of its block.
    shown.view.verticalScrollBar()->setValue(shown.layout(0).blockRect(0).bottom());
    QVERIFY(shown.button(CodeAction::Copy).y() < 0);
}

void CodeBlockTest::offersAllOfItByKeyboard()
{
    ShownCode shown(fenced(lines(120)));
    shown.view.setFocus();
    shown.view.setCurrent(0);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5},
                            shown.view.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(shown.view.viewport(), &event);
    const auto *menu = shown.view.findChild<QMenu *>();
    QVERIFY(menu);
    QStringList names;
    for (const QAction *action : menu->actions())
        names << action->text();
    for (const QString &name :
         {u"Copy code (Python)"_s, u"Save code as…"_s, u"Wrap lines"_s, u"Show all 120 lines"_s})
        QVERIFY2(names.contains(name), qPrintable(names.join(u'|')));
}

void CodeBlockTest::coloursWhatIsSeen()
{
    if (Highlighting::backendName().isEmpty())
        QSKIP("built without colours");
    const QString code = u"def f(x):\n    return \"text\" + 12  # note\n"_s;
    ShownCode plain(fenced(code, u"klingon"_s));
    ShownCode coloured(fenced(code));
    QTRY_VERIFY(coloursIn(coloured.frame().toImage()) > coloursIn(plain.frame().toImage()) + 1);
}

void CodeBlockTest::coloursDoNotMoveAnything()
{
    const QString code = u"def f(x):\n    return \"text\" + 12  # note and more\n"_s.repeated(10);
    MessageLayout plain(testTheme(), Qt::LeftToRight);
    plain.setMessage(reply(fenced(code)));
    plain.resizeGetHeight(700);
    ShownCode coloured(fenced(code));
    QCOMPARE(coloured.layout(0).block(0).height(), plain.block(0).height());
    for (int position = 0; position < code.size(); position += 7)
        QCOMPARE(coloured.layout(0).block(0).rectsOf(position, position + 1),
                 plain.block(0).rectsOf(position, position + 1));
}

HIWAR_TEST(CodeBlockTest, QApplication)
#include "tst_codeblock.moc"
