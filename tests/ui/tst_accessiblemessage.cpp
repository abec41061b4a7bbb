// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"

#include <QAccessible>
#include <QApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QString mixed =
    u"# A title\n\nSome **bold** words and [a link](https://a.example/x) that go on for so long "
    u"that "
    "they fill more than one line of the view, whatever the font is, and then some more of "
    "them.\n\n"
    "1. One\n2. Two\n\n```py\na = 1\n\nprint(a)\n```\n\n|h|i|\n|---|---|\n|c|d|\n\n"
    "استعمل `std::move` في هذا السطر الطويل الذي يجب أن ينكسر في مكان ما لأنه أطول من عرض النافذة "
    "كلها بكثير، ثم https://c.example هنا.\n"_s;

/// A view of one question and one reply, and the reply as a screen reader reads it.
struct ReadView : ShownView
{
    ReadView()
        : ShownView({makeMessage(u"q"_s, Role::User, u"Who?"_s), reply(mixed)})
    {
        view.resize(460, 500);
    }

    QAccessibleInterface *item(int row)
    {
        return QAccessible::queryAccessibleInterface(&view)->child(row);
    }
    QAccessibleTextInterface *text(int row = 1) { return item(row)->textInterface(); }
    QString whole() { return text()->text(0, -1); }
};

} // namespace

class AccessibleMessageTest : public TestCase
{
    Q_OBJECT

private slots:
    void sharesItsCaretWithTheView();
    void sharesItsSelectionWithTheView();
    void selectsAcrossMessages();
    void linesAreThoseOfTheScreen();
    void stepsFromLineToLine();
    void everyCharacterHasItsPlace();
    void wordsAndSentencesAreThoseOfTheText();
    void offersLinks();
    void tellsAHostAsItIsAskedFor();
    void opensALinkOutOfView();
    void readsGrownTextOnce();
    void scrollsToAPart();
};

void AccessibleMessageTest::sharesItsCaretWithTheView()
{
    ReadView shown;
    QCOMPARE(shown.text()->cursorPosition(), -1);
    const int size = shown.text()->characterCount();
    for (int at = 0; at <= size; at += 3) {
        shown.text()->setCursorPosition(at);
        QVERIFY(shown.view.caret());
        QCOMPARE(shown.view.caret()->row, 1);
        // Markup and the characters between blocks are no caret positions.
        const int now = shown.text()->cursorPosition();
        QVERIFY2(now == at || qAbs(now - at) <= 4, qPrintable(u"%1 %2"_s.arg(at).arg(now)));
        shown.text()->setCursorPosition(now);
        QCOMPARE(shown.text()->cursorPosition(), now);
    }
    QCOMPARE(shown.text(0)->cursorPosition(), -1);
}

void AccessibleMessageTest::sharesItsSelectionWithTheView()
{
    ReadView shown;
    QCOMPARE(shown.text()->selectionCount(), 0);
    const auto from = int(shown.whole().indexOf(u"bold"_s));
    const auto to = int(shown.whole().indexOf(u" that go"_s));
    shown.text()->setSelection(0, from, to);
    QCOMPARE(shown.view.selectedText(), u"bold words and a link"_s);
    QCOMPARE(shown.text()->selectionCount(), 1);
    int start = 0;
    int end = 0;
    shown.text()->selection(0, &start, &end);
    QCOMPARE(start, from);
    QCOMPARE(end, to);
    QCOMPARE(shown.text()->cursorPosition(), to);
    shown.text()->removeSelection(0);
    QVERIFY(shown.view.selectedText().isEmpty());
    const auto code = int(shown.whole().indexOf(u"std::move"_s));
    shown.text()->addSelection(code, code + 9);
    QCOMPARE(shown.view.selectedText(), u"std::move"_s);
    shown.text()->selection(0, &start, &end);
    QCOMPARE(start, code);
    QCOMPARE(end, code + 9);
}

void AccessibleMessageTest::selectsAcrossMessages()
{
    ReadView shown;
    shown.view.selectAll();
    int start = -1;
    int end = -1;
    shown.text(0)->selection(0, &start, &end);
    QCOMPARE(start, 0);
    QCOMPARE(end, 4);
    shown.text(1)->selection(0, &start, &end);
    QCOMPARE(start, 0);
    QCOMPARE(end, shown.text()->characterCount());
}

void AccessibleMessageTest::linesAreThoseOfTheScreen()
{
    ReadView shown;
    const QString whole = shown.whole();
    QStringList lines;
    int at = 0;
    while (at < whole.size()) {
        int start = 0;
        int end = 0;
        const QString line =
            shown.text()->textAtOffset(at, QAccessible::LineBoundary, &start, &end);
        QCOMPARE(start, at);
        QVERIFY(end > start);
        QCOMPARE(line, whole.mid(start, end - start));
        lines << line;
        QSet<int> tops;
        for (int inside = start; inside < end; ++inside) {
            int otherStart = 0;
            int otherEnd = 0;
            shown.text()->textAtOffset(inside, QAccessible::LineBoundary, &otherStart, &otherEnd);
            QCOMPARE(otherStart, start);
            QCOMPARE(otherEnd, end);
            if (!whole.at(inside).isSpace())
                tops << shown.text()->characterRect(inside).bottom() / 8;
        }
        QVERIFY2(tops.size() <= 2, qPrintable(line));
        at = end;
    }
    QCOMPARE(lines.join(QString()), whole);
    QVERIFY(lines.contains(u"A title\n\n"_s));
    QVERIFY(lines.contains(u"1. One\n"_s));
    QVERIFY(lines.contains(u"a = 1\n"_s));
    QVERIFY(lines.size() > 14);
}

void AccessibleMessageTest::stepsFromLineToLine()
{
    ReadView shown;
    int start = 0;
    int end = 0;
    QCOMPARE(shown.text()->textAfterOffset(0, QAccessible::LineBoundary, &start, &end).first(4),
             u"Some"_s);
    QCOMPARE(shown.text()->textBeforeOffset(start, QAccessible::LineBoundary, &start, &end),
             u"A title\n\n"_s);
    QCOMPARE(shown.text()->textBeforeOffset(0, QAccessible::LineBoundary, &start, &end), QString());
    QCOMPARE(shown.text()->textAfterOffset(shown.text()->characterCount(),
                                           QAccessible::LineBoundary, &start, &end),
             QString());
}

void AccessibleMessageTest::everyCharacterHasItsPlace()
{
    ReadView shown;
    shown.view.resize(460, 2000);
    const QString whole = shown.whole();
    int found = 0;
    for (int at = 0; at < whole.size(); ++at) {
        const QRect rect = shown.text()->characterRect(at);
        QVERIFY2(!rect.isEmpty() || whole.at(at).isSpace(), qPrintable(whole.mid(at, 5)));
        QVERIFY(shown.item(1)->rect().contains(rect.center()));
        if (whole.at(at).isLetter()) {
            // Letters may overlap.
            const int hit = shown.text()->offsetAtPoint(rect.center());
            QVERIFY2(qAbs(hit - at) <= 1, qPrintable(u"%1 %2"_s.arg(at).arg(hit)));
            ++found;
        }
    }
    QVERIFY(found > 200);
    QCOMPARE(shown.text()->offsetAtPoint(shown.item(1)->rect().topLeft() - QPoint(0, 1)), -1);
}

void AccessibleMessageTest::wordsAndSentencesAreThoseOfTheText()
{
    ReadView shown;
    int start = 0;
    int end = 0;
    const auto at = int(shown.whole().indexOf(u"ords and"_s));
    QCOMPARE(shown.text()->textAtOffset(at, QAccessible::WordBoundary, &start, &end), u"words"_s);
    QCOMPARE(shown.text()->textAtOffset(at, QAccessible::CharBoundary, &start, &end), u"o"_s);
    const QString paragraph =
        shown.text()->textAtOffset(at, QAccessible::ParagraphBoundary, &start, &end);
    QVERIFY(paragraph.startsWith(u"Some bold words"_s));
    QCOMPARE(shown.text()->attributes(int(shown.whole().indexOf(u"bold"_s)), &start, &end),
             u"writing-mode:lr;font-weight:bold;"_s);
    QCOMPARE(end - start, 4);
}

void AccessibleMessageTest::offersLinks()
{
    ReadView shown;
    QAccessibleInterface *link = shown.item(1)->child(1); // below the heading
    QCOMPARE(link->role(), QAccessible::Link);
    QCOMPARE(link->text(QAccessible::Name), u"a link"_s);
    QCOMPARE(link->text(QAccessible::Description), u"https://a.example/x"_s);
    QCOMPARE(link->parent(), shown.item(1));
    QCOMPARE(shown.item(1)->indexOfChild(link), 1);
    QVERIFY(shown.item(1)->rect().contains(link->rect().center()));
    // Between the two links are the list, the code and the table.
    QCOMPARE(shown.item(1)->child(5)->text(QAccessible::Name), u"https://c.example"_s);
    QCOMPARE(shown.item(1)->child(6)->text(QAccessible::Name), u"Copy"_s);
    link->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(shown.text()->cursorPosition(), int(shown.whole().indexOf(u"a link"_s)));
}

/// The host's first letter is Cyrillic, which cannot be heard.
void AccessibleMessageTest::tellsAHostAsItIsAskedFor()
{
    ReadView shown;
    shown.model.append(makeMessage(u"r"_s, Role::Assistant, u"[apple](https://\u0430pple.com/)"_s));
    const QAccessibleInterface *link = shown.item(2)->child(0);
    QCOMPARE(link->text(QAccessible::Description), u"https://xn--pple-43d.com/ (\u0430pple.com)"_s);
    QCOMPARE(link->text(QAccessible::Value), link->text(QAccessible::Description));
}

void AccessibleMessageTest::opensALinkOutOfView()
{
    ReadView shown;
    for (int i = 0; i < 30; ++i)
        shown.model.append(makeMessage(QString::number(i), Role::User, u"more"_s));
    QTRY_VERIFY(!shown.view.visibleRows().contains(1));
    QSignalSpy opened(&shown.view, &ConversationView::linkActivated);
    shown.item(1)->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toUrl(), QUrl(u"https://a.example/x"_s));
}

void AccessibleMessageTest::readsGrownTextOnce()
{
    ReadView shown;
    shown.model.append(makeMessage(u"r"_s, Role::Assistant, u"It"_s, MessageState::Arriving));
    QCOMPARE(shown.text(2)->text(0, -1), u"It"_s);
    shown.model.appendText(2, u" grows [far](https://far.example)"_s);
    QCOMPARE(shown.text(2)->text(0, -1), u"It grows far"_s);
    QCOMPARE(shown.item(2)->child(0)->text(QAccessible::Description), u"https://far.example"_s);
    shown.model.replace(2, makeMessage(u"r"_s, Role::Assistant, u"Other"_s));
    QCOMPARE(shown.text(2)->text(0, -1), u"Other"_s);
    QCOMPARE(shown.item(2)->child(0)->role(), QAccessible::Button);
}

void AccessibleMessageTest::scrollsToAPart()
{
    ReadView shown;
    shown.view.resize(460, 160);
    const auto at = int(shown.whole().indexOf(u"print"_s));
    for (const int position : {0, at, shown.text()->characterCount() - 2, at}) {
        shown.text()->scrollToSubstring(position, position + 1);
        const QRect viewport(shown.view.viewport()->mapToGlobal(QPoint()),
                             shown.view.viewport()->size());
        QVERIFY(viewport.contains(shown.text()->characterRect(position).center()));
    }
}

HIWAR_TEST(AccessibleMessageTest, QApplication)
#include "tst_accessiblemessage.moc"
