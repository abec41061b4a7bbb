// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/find/finder.h"
#include "ui/find/scrollmarks.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>

using namespace Hiwar;

namespace {

QList<ShownMessage> talk(int messages)
{
    QList<ShownMessage> out;
    for (int i = 0; i < messages; ++i)
        out << makeMessage(QString::number(i), i % 2 == 0 ? Role::User : Role::Assistant,
                           u"Some words here. "_s.repeated(10) + u"needle%1 "_s.arg(i) +
                               u"More words there. "_s.repeated(10));
    return out;
}

struct Search : ShownView
{
    Finder finder{view};

    using ShownView::ShownView;

    QLineEdit *field() { return view.findChild<QLineEdit *>(u"Find in conversation"_s); }
    QString counted() { return view.findChild<QLabel *>(u"Matches"_s)->text(); }
    QToolButton *button(const QString &name) { return view.findChild<QToolButton *>(name); }
    ScrollMarks *marks() { return view.findChild<ScrollMarks *>(); }
    bool isDone() { return finder.state().isWanted && finder.state().isComplete; }
    bool isInView(int row, const QString &words)
    {
        for (int block = 0; block < layout(row).blockCount(); ++block) {
            const int at = int(layout(row).block(block).text().indexOf(words));
            if (at < 0)
                continue;
            const QRectF rect = layout(row).rectsOf({block, at}, {block, at + 1}).value(0);
            return view.viewport()->rect().contains(
                rect.translated(view.rowRect(row).topLeft()).toAlignedRect());
        }
        return false;
    }
};

} // namespace

class FinderTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new QuietStyle(testTheme())); }
    void leadsFromMatchToMatch();
    void wrapsAroundAndSaysSo();
    void opensWithoutMovingTheText();
    void looksForWhatIsSelected();
    void leavesTheMatchSelected();
    void goesOnFromWhereTheReadingBegan();
    void unfoldsWhatHidesAMatch();
    void countsWhatArrives();
    void aMatchIsNotCarriedAwayByAReply();
    void marksTheText();
    void marksTheScrollBar();
    void staysReadableWhenNarrowAndMirrored();
    void anotherConversationIsSearchedAnew();
    void mindsTheCase();
    void isToldToAScreenReader();
    void saysOnceThatThereIsNothing();
    void neverCoversTheMatchItShows();
    void showsAMatchThatHistoryFound();
};

void FinderTest::leadsFromMatchToMatch()
{
    Search search(talk(60));
    search.view.ensureVisible(0);
    search.finder.open();
    QTest::keyClicks(search.field(), u"needle3"_s);
    QTRY_VERIFY(search.isDone());
    QCOMPARE(search.counted(), u"1 of 11"_s); // 3 and 30 to 39
    QVERIFY(search.isInView(3, u"needle3"_s));
    QTest::keyClick(search.field(), Qt::Key_Return);
    QCOMPARE(search.counted(), u"2 of 11"_s);
    QVERIFY(search.isInView(30, u"needle30"_s));
    QTest::keyClick(search.field(), Qt::Key_F3);
    QVERIFY(search.isInView(31, u"needle31"_s));
    QTest::keyClick(search.field(), Qt::Key_F3, Qt::ShiftModifier);
    QTest::keyClick(search.field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(search.counted(), u"1 of 11"_s);
    search.button(u"Next match"_s)->click();
    QCOMPARE(search.counted(), u"2 of 11"_s);
    search.button(u"Previous match"_s)->click();
    QCOMPARE(search.counted(), u"1 of 11"_s);
}

void FinderTest::wrapsAroundAndSaysSo()
{
    Search search(talk(30));
    search.view.ensureVisible(0);
    search.finder.find(u"needle1"_s);
    QTRY_VERIFY(search.isDone());
    QCOMPARE(search.counted(), u"1 of 11"_s);
    search.finder.step(-1);
    QCOMPARE(search.counted(), u"11 of 11, from the end"_s);
    QVERIFY(search.isInView(19, u"needle19"_s));
    search.finder.step(1);
    QCOMPARE(search.counted(), u"1 of 11, from the start"_s);
    search.finder.step(1);
    QCOMPARE(search.counted(), u"2 of 11"_s);
    search.field()->setText(u"nowhere"_s);
    QTRY_COMPARE(search.counted(), u"No matches"_s);
    search.finder.step(1);
    QCOMPARE(search.counted(), u"No matches"_s);
    QVERIFY(!search.button(u"Next match"_s)->isEnabled());
}

void FinderTest::opensWithoutMovingTheText()
{
    Search search(talk(60));
    search.view.verticalScrollBar()->setValue(700);
    const int y = search.view.verticalScrollBar()->value();
    const QSize size = search.view.viewport()->size();
    search.finder.open();
    QVERIFY(search.finder.isOpen());
    QCOMPARE(search.view.verticalScrollBar()->value(), y);
    QCOMPARE(search.view.viewport()->size(), size);
    QVERIFY(search.view.overlays().contains(search.view.findChild<FindBar *>()));
    search.finder.close();
    QVERIFY(!search.finder.isOpen());
    QCOMPARE(search.view.verticalScrollBar()->value(), y);
}

void FinderTest::looksForWhatIsSelected()
{
    Search search(talk(4));
    search.view.select({{1, {0, 170}}, {1, {0, 177}}});
    const QString selected = search.view.selectedText();
    QVERIFY(selected.contains(u"needle"_s));
    search.finder.open();
    QCOMPARE(search.field()->text(), selected);
    QTRY_VERIFY(search.finder.state().count > 0);
}

void FinderTest::leavesTheMatchSelected()
{
    Search search(talk(30));
    search.finder.find(u"needle7"_s);
    QTRY_VERIFY(search.isDone());
    QTest::keyClick(search.field(), Qt::Key_Escape);
    QVERIFY(!search.finder.isOpen());
    QCOMPARE(search.view.selectedText(), u"needle7"_s);
    QVERIFY(search.isInView(7, u"needle7"_s));
    search.finder.step(1); // opens it again, with the same words
    QVERIFY(search.finder.isOpen());
    QCOMPARE(search.field()->text(), u"needle7"_s);
}

void FinderTest::goesOnFromWhereTheReadingBegan()
{
    Search search(talk(60));
    search.view.ensureVisible(40);
    search.finder.open();
    for (const QChar key : u"needle4"_s) {
        search.field()->insert(key);
        QTRY_VERIFY(search.isDone());
        // While typing, the view does not run ahead to later matches.
        QVERIFY(search.view.visibleRows().first >= 36 && search.view.visibleRows().last <= 48);
    }
}

void FinderTest::unfoldsWhatHidesAMatch()
{
    Search search({thoughtReply()});
    search.finder.find(u"Then that"_s);
    QTRY_VERIFY(search.isDone());
    QCOMPARE(search.counted(), u"1 of 1"_s);
    QVERIFY(search.view.rows().message(0).unfolded.testFlag(Fold::Reasoning));
    QVERIFY(search.isInView(0, u"Then that"_s));
    search.finder.close();
    QCOMPARE(search.view.selectedText(), u"Then that"_s);
}

void FinderTest::countsWhatArrives()
{
    Search search(talk(10));
    search.finder.find(u"grown"_s);
    QTRY_COMPARE(search.counted(), u"No matches"_s);
    search.model.appendText(9, u" it has grown and grown"_s);
    QTRY_COMPARE(search.finder.state().count, 2);
    search.model.append(makeMessage(u"new"_s, Role::Assistant, u"grown"_s));
    QTRY_COMPARE(search.finder.state().count, 3);
    search.model.remove(10);
    QCOMPARE(search.finder.state().count, 2);
}

void FinderTest::aMatchIsNotCarriedAwayByAReply()
{
    Search search(talk(20));
    QVERIFY(search.view.isFollowing());
    search.finder.find(u"needle19"_s);
    QTRY_VERIFY(search.isDone());
    const int y = search.view.verticalScrollBar()->value();
    for (int i = 0; i < 40; ++i) {
        search.model.appendText(19, u" and more of it"_s);
        frameOf(search.view);
    }
    QCOMPARE(search.view.verticalScrollBar()->value(), y);
}

void FinderTest::marksTheText()
{
    Search search({makeMessage(u"0"_s, Role::Assistant, u"one two one"_s)});
    const QImage before = search.view.viewport()->grab().toImage();
    search.finder.find(u"one"_s);
    QTRY_VERIFY(search.isDone());
    const QImage after = search.view.viewport()->grab().toImage();
    const auto colourAt = [&](const QImage &image, int from) {
        const QRectF rect = search.layout(0).rectsOf({0, from}, {0, from + 3}).value(0);
        const QPointF point = rect.translated(search.view.rowRect(0).topLeft()).topLeft();
        return image.pixelColor((point + QPointF(4, 3)).toPoint());
    };
    const Palette &palette = search.view.rows().theme().palette;
    const QColor expected = marked(palette.surface, palette.matchPen, ColourScheme::Light);
    QCOMPARE(colourAt(before, 0), palette.surface);
    QCOMPARE(colourAt(after, 0), expected);
    QCOMPARE(colourAt(after, 8), expected);
    QCOMPARE(colourAt(after, 4), palette.surface);
    search.finder.close();
    search.view.clearSelection();
    QCOMPARE(search.view.viewport()->grab().toImage(), before);
}

void FinderTest::marksTheScrollBar()
{
    Search search(talk(200));
    search.finder.find(u"needle100 "_s);
    QTRY_VERIFY(search.isDone());
    QVERIFY(search.marks()->isVisible());
    QCOMPARE(search.marks()->lines().size(), 1);
    // The mark is at the match's position, although hardly any height is measured yet.
    const RowGeometry &rows = search.view.rows().geometry();
    const double share = double(rows.top(100)) / rows.total();
    const int height = search.view.verticalScrollBar()->height();
    const int line = search.marks()->lines().constFirst();
    QVERIFY2(std::abs(line - share * height) < height / 20.0,
             qPrintable(u"%1 of %2, %3"_s.arg(line).arg(height).arg(share)));
    search.field()->setText(u"words"_s);
    QTRY_VERIFY(search.isDone());
    QVERIFY(search.marks()->lines().size() > 100);
    QVERIFY(search.marks()->lines().size() <= height);
    search.finder.close();
    QVERIFY(!search.marks()->isVisible());
}

void FinderTest::staysReadableWhenNarrowAndMirrored()
{
    Search search(talk(20));
    search.finder.open();
    auto *bar = search.view.findChild<FindBar *>();
    for (const Qt::LayoutDirection side : {Qt::LeftToRight, Qt::RightToLeft}) {
        for (const int width : {360, 700}) {
            search.view.setLayoutDirection(side);
            search.view.resize(width, 500);
            QVERIFY(search.view.rect().contains(bar->geometry()));
            QVERIFY(!bar->geometry().intersects(
                QRect(search.view.verticalScrollBar()->mapTo(&search.view, QPoint()),
                      search.view.verticalScrollBar()->size())));
            QVERIFY(search.field()->width() > 80);
        }
    }
}

void FinderTest::anotherConversationIsSearchedAnew()
{
    Search search(talk(30));
    search.finder.find(u"needle7"_s);
    QTRY_VERIFY(search.isDone());
    search.model.setMessages({makeMessage(u"x"_s, Role::User, u"needle7 needle7 needle7"_s)});
    QTRY_COMPARE(search.finder.state().count, 3);
    search.view.setModel(nullptr);
    QCOMPARE(search.finder.state().count, 0);
    search.finder.step(1);
    search.finder.close();
}

void FinderTest::mindsTheCase()
{
    Search search({makeMessage(u"0"_s, Role::Assistant, u"One one ONE"_s)});
    search.finder.find(u"one"_s);
    QTRY_COMPARE(search.counted(), u"1 of 3"_s);
    search.button(u"Match case"_s)->click();
    QTRY_COMPARE(search.counted(), u"1 of 1"_s);
}

void FinderTest::isToldToAScreenReader()
{
    Search search(talk(30));
    QSignalSpy announced(search.view.findChild<FindBar *>(), &FindBar::announced);
    search.finder.find(u"needle7"_s);
    QTRY_VERIFY(search.isDone());
    QCOMPARE(announced.count(), 1); // interim counts are not announced
    QCOMPARE(announced.first().first().toString(), u"1 of 1"_s);
    QAccessibleInterface *field = QAccessible::queryAccessibleInterface(search.field());
    QCOMPARE(field->text(QAccessible::Name), u"Find in conversation"_s);
    QCOMPARE(field->text(QAccessible::Description), u"1 of 1"_s);
    for (const QString &name :
         {u"Match case"_s, u"Previous match"_s, u"Next match"_s, u"Close find"_s})
        QCOMPARE(
            QAccessible::queryAccessibleInterface(search.button(name))->text(QAccessible::Name),
            name);
    QAccessibleInterface *view = QAccessible::queryAccessibleInterface(&search.view);
    QAccessibleInterface *bar =
        QAccessible::queryAccessibleInterface(search.view.findChild<FindBar *>());
    QVERIFY(view->indexOfChild(bar) >= 0);
}

void FinderTest::saysOnceThatThereIsNothing()
{
    Search search(talk(30));
    QSignalSpy announced(search.view.findChild<FindBar *>(), &FindBar::announced);
    search.finder.open();
    for (const QChar letter : u"xyz"_s) {
        QTest::keyClick(search.field(), letter.toLatin1());
        QTRY_COMPARE(search.counted(), u"No matches"_s);
    }
    QCOMPARE(announced.count(), 1);
    search.field()->clear(); // a new search is announced again
    QTest::keyClick(search.field(), 'x');
    QTRY_COMPARE(search.counted(), u"No matches"_s);
    QCOMPARE(announced.count(), 2);
}

void FinderTest::neverCoversTheMatchItShows()
{
    QList<ShownMessage> messages = talk(30);
    messages[0].text = u"one two three four zebra five six seven eight nine zebra ten"_s;
    messages[0].time = {}; // no day above it
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        Search search(messages);
        search.view.setLayoutDirection(direction);
        search.view.resize(460, 400);
        auto *bar = search.view.findChild<FindBar *>();
        search.finder.find(u"zebra"_s);
        QTRY_VERIFY(search.isDone());
        for (int i = 0; i < 2; ++i) {
            const QString text = search.layout(0).block(0).text();
            const int at = int(i == 0 ? text.indexOf(u"zebra"_s) : text.lastIndexOf(u"zebra"_s));
            const QPoint row = search.view.rowRect(0).topLeft() + search.view.viewport()->pos();
            for (const QRectF &line : search.layout(0).rectsOf({0, at}, {0, at + 5}))
                QVERIFY(!bar->surface().intersects(line.translated(row).toAlignedRect()));
            QVERIFY(search.view.rect().contains(bar->geometry()));
            search.finder.step(1);
        }
        const int usual = search.view.viewport()->y() + testTheme().px(Space::s);
        QVERIFY(bar->surface().y() > usual);
        search.finder.find(u"needle20"_s); // elsewhere it is at its usual position
        QTRY_VERIFY(search.isDone());
        QCOMPARE(bar->surface().y(), usual);
    }
}

void FinderTest::showsAMatchThatHistoryFound()
{
    Search search(talk(60));
    search.view.showMatch(u"11"_s, {0, 170}, {0, 178});
    QCOMPARE(search.view.selectedText(), u"needle11"_s);
    QVERIFY(search.isInView(11, u"needle11"_s));
    search.view.showMatch(u"gone"_s, {}, {0, 3});
    QCOMPARE(search.view.selectedText(), u"needle11"_s);
}

HIWAR_TEST(FinderTest, QApplication)
#include "tst_finder.moc"
