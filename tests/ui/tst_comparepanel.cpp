// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two texts compared: what is shown of them, step by step by keys, for a screen reader, copied.
#include "tests/support/testcase.h"
#include "tests/ui/madecomparison.h"
#include "ui/compare/changewords.h"
#include "ui/compare/comparepanel.h"
#include "ui/compare/comparetext.h"
#include "ui/compare/compareview.h"
#include "ui/theme/comparelook.h"

#include <QAbstractItemModelTester>
#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolButton>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ComparePanelTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void saysHowMuchDiffers();
    void stepsByKeys();
    void tellsEachChange();
    void leadsToTheOtherPlace();
    void listsTheChanges();
    void copies();
    void saysWhatIsMarkedToAScreenReader();
    void saysWhereTheCaretGoes();
    void hasTheDirectionOfEachParagraph();
    void alignsParagraphs();
    void standsBesideOnlyWhereThereIsRoom();
    void closesByEscape();
    void showsALongTextAtOnce();
    void keepsTheChangeOfTheSameComparison();
    void paintsInEveryScheme();

private:
    [[nodiscard]] CompareView &view(const QString &name = u"Comparison"_s) const
    {
        return *m_panel->findChild<CompareView *>(name);
    }
    [[nodiscard]] QString label(const QString &name) const
    {
        return m_panel->findChild<QLabel *>(name)->text();
    }
    [[nodiscard]] QCheckBox &box(const QString &name) const
    {
        return *m_panel->findChild<QCheckBox *>(name);
    }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key, Qt::AltModifier); }

    std::unique_ptr<ComparePanel> m_panel;
};

void ComparePanelTest::init()
{
    TestCase::init();
    QApplication::setLayoutDirection(Qt::LeftToRight);
    m_panel = std::make_unique<ComparePanel>();
    m_panel->resize(460, 600);
    m_panel->show();
    m_panel->activateWindow();
    QTRY_VERIFY(m_panel->isActiveWindow());
    m_panel->setComparison(cats());
    m_panel->setFocus();
}

void ComparePanelTest::cleanup()
{
    m_panel.reset();
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void ComparePanelTest::saysHowMuchDiffers()
{
    QCOMPARE(label(u"Amount"_s), u"2 words added, 3 words removed"_s);
    QVERIFY(label(u"Compared from"_s).startsWith(u"From: Version 1 · m-1"_s));
    QVERIFY(label(u"Compared to"_s).startsWith(u"To: Version 2 · m-2"_s));
    QSignalSpy said(m_panel.get(), &ComparePanel::announced);
    m_panel->setComparison(madeComparison({u"=One."_s}));
    QCOMPARE(label(u"Amount"_s), u"The two are the same."_s);
    QCOMPARE(said.takeLast().first().toString(), u"The two are the same."_s);
    QVERIFY(!m_panel->findChild<QToolButton *>(u"Next change"_s)->isEnabled());
    ShownComparison words = madeComparison({u"=One."_s});
    words.second.text = u"*One.*"_s;
    words.runs.first().secondLength = 6;
    QCOMPARE(amountWords(words), u"The words of the two are the same."_s);
    QCOMPARE(amountWords(madeComparison({u"=a"_s, u"+ "_s})),
             u"Only blanks and punctuation differ."_s);
    m_panel->setWaiting(u"Wait."_s);
    QVERIFY(m_panel->findChild<QLabel *>(u"Waiting"_s)->isVisible());
    m_panel->setWaiting({});
    QVERIFY(!m_panel->findChild<QLabel *>(u"Waiting"_s)->isVisible());
}

void ComparePanelTest::stepsByKeys()
{
    QVERIFY(view().hasFocus());
    QSignalSpy said(m_panel.get(), &ComparePanel::announced);
    key(Qt::Key_Down);
    QCOMPARE(view().textCursor().position(), 4);
    QCOMPARE(label(u"Place"_s), u"1 of 3"_s);
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    QCOMPARE(label(u"Place"_s), u"3 of 3"_s);
    key(Qt::Key_Down);
    QCOMPARE(said.takeLast().first().toString(), u"This is the last change."_s);
    key(Qt::Key_Up);
    QCOMPARE(label(u"Place"_s), u"2 of 3"_s);
    QTextCursor caret = view().textCursor();
    caret.setPosition(8);
    view().setTextCursor(caret); // as a click there
    QCOMPARE(label(u"Place"_s), u"1 of 3"_s);
    key(Qt::Key_Up);
    QCOMPARE(said.takeLast().first().toString(), u"This is the first change."_s);
}

void ComparePanelTest::tellsEachChange()
{
    QSignalSpy said(m_panel.get(), &ComparePanel::announced);
    m_panel->step(1);
    QCOMPARE(said.takeLast().first().toString(),
             u"Change 1 of 3. The … Removed: red. Added: black … cat sat."_s);
    m_panel->step(1);
    QVERIFY(said.takeLast().first().toString().contains(u"Removed: It slept."_s));
}

void ComparePanelTest::leadsToTheOtherPlace()
{
    m_panel->setComparison(
        madeComparison({u"<This was here.\n"_s, u"=It stays.\n"_s, u">This was here.\n"_s}));
    const CompareText &text = view().shown();
    QCOMPARE(text.text, u"This was here. \u2068[moved to ↓]\u2069\nIt stays.\nThis was here. "
                        u"\u2068[moved from ↑]\u2069\n"_s);
    m_panel->step(1);
    QCOMPARE(label(u"Place"_s), u"1 of 2"_s);
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(label(u"Place"_s), u"2 of 2"_s);
    QCOMPARE(view().textCursor().block().blockNumber(), 2);
    const auto signIn = [&](int run) {
        const auto sign =
            std::find_if(text.marks.begin(), text.marks.end(),
                         [run](const CompareMark &mark) { return mark.run == run && mark.isSign; });
        QTextCursor at = view().textCursor();
        at.setPosition(sign->start + 4);
        return view().cursorRect(at).center();
    };
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, signIn(2));
    QCOMPARE(label(u"Place"_s), u"1 of 2"_s);
}

void ComparePanelTest::listsTheChanges()
{
    auto *list = m_panel->findChild<QListView *>(u"Changes"_s);
    const QAbstractItemModelTester tester(list->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(!list->isVisible());
    box(u"List of changes"_s).click();
    QVERIFY(list->isVisible());
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->model()->index(0, 0).data().toString(), u"Removed: red. Added: black"_s);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(list);
    QCOMPARE(spoken->childCount(), 3);
    QCOMPARE(spoken->child(0)->text(QAccessible::Name), u"Removed: red. Added: black"_s);
    QCOMPARE(spoken->child(0)->role(), QAccessible::ListItem);
    list->setFocus();
    list->setCurrentIndex(list->model()->index(2, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(label(u"Place"_s), u"3 of 3"_s);
    QCOMPARE(view().textCursor().block().blockNumber(), 2);
}

void ComparePanelTest::copies()
{
    m_panel->findChild<QPushButton *>(u"Copy comparison"_s)->click();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(
        u"The [-red-]{+black+} cat sat.\n[-It slept.\n-]"_s));
    m_panel->setComparison(madeComparison({u"<Here.\n"_s, u"=It.\n"_s, u">Here.\n"_s}));
    view().selectAll();
    view().copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Here.\nIt.\nHere.\n"_s);
}

void ComparePanelTest::saysWhatIsMarkedToAScreenReader()
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&view());
    QVERIFY(spoken->state().readOnly);
    QCOMPARE(spoken->text(QAccessible::Name), u"Both texts in one"_s);
    QAccessibleTextInterface *text = spoken->textInterface();
    QVERIFY(text);
    QCOMPARE(text->text(0, text->characterCount()), view().toPlainText());
    int start = -1;
    int end = -1;
    QVERIFY(text->attributes(0, &start, &end).isEmpty());
    QCOMPARE(std::pair(start, end), std::pair(0, 4));
    QVERIFY(text->attributes(5, &start, &end).contains(u"text-line-through-type:single"_s));
    QCOMPARE(std::pair(start, end), std::pair(4, 7));
    QVERIFY(text->attributes(7, &start, &end).contains(u"text-underline-type:single"_s));
    QCOMPARE(std::pair(start, end), std::pair(7, 12));
    QVERIFY(text->attributes(12, &start, &end).isEmpty());
    QCOMPARE(start, 12);
    const QColor removed = compareColours(ColourScheme::Light).removedGround;
    const QString ground = u"background-color:rgb(%1,%2,%3);"_s;
    QVERIFY(text->attributes(5, &start, &end)
                .contains(ground.arg(removed.red()).arg(removed.green()).arg(removed.blue())));
    text->setCursorPosition(9);
    QCOMPARE(view().textCursor().position(), 9);
    QCOMPARE(text->cursorPosition(), 9);
    text->setSelection(0, 4, 7);
    QCOMPARE(view().textCursor().selectedText(), u"red"_s);
    QCOMPARE(text->selectionCount(), 1);
    text->selection(0, &start, &end);
    QCOMPARE(std::pair(start, end), std::pair(4, 7));
    text->removeSelection(0);
    QCOMPARE(text->selectionCount(), 0);
    const QRect letter = text->characterRect(0);
    QVERIFY(!letter.isEmpty());
    QCOMPARE(text->offsetAtPoint(letter.center() - QPoint(letter.width() / 4, 0)), 0);
}

void ComparePanelTest::saysWhereTheCaretGoes()
{
    QSignalSpy said(m_panel.get(), &ComparePanel::announced);
    view().setFocus();
    view().moveCursor(QTextCursor::Start);
    const auto letters = [this](int count) {
        for (int i = 0; i < count; ++i)
            QTest::keyClick(&view(), Qt::Key_Right);
    };
    letters(3); // "The"
    QVERIFY(said.isEmpty());
    letters(1);
    QCOMPARE(said.takeFirst(), QVariantList{u"Removed"_s});
    letters(2);
    QVERIFY(said.isEmpty()); // it is in there still
    letters(1);
    QCOMPARE(said.takeFirst(), QVariantList{u"Added"_s});
    letters(5);
    QCOMPARE(said.takeFirst(), QVariantList{u"Unchanged"_s});
}

void ComparePanelTest::hasTheDirectionOfEachParagraph()
{
    const QTextDocument &document = *view().document();
    QCOMPARE(document.findBlockByNumber(0).textDirection(), Qt::LeftToRight);
    QCOMPARE(document.findBlockByNumber(2).textDirection(), Qt::RightToLeft);
    const auto begin = [&document](int number) {
        const QTextBlock block = document.findBlockByNumber(number);
        document.documentLayout()->blockBoundingRect(block); // lays it out
        return block.layout()->lineAt(0).cursorToX(0);
    };
    const int width = view().viewport()->width();
    QVERIFY(begin(0) < width / 8);
    QVERIFY(begin(2) > width - width / 8);
    QApplication::setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(document.findBlockByNumber(0).textDirection(), Qt::LeftToRight);
    QCOMPARE(document.findBlockByNumber(2).textDirection(), Qt::RightToLeft);
}

void ComparePanelTest::alignsParagraphs()
{
    m_panel->resize(900, 600);
    QStringList pieces;
    for (int i = 0; i < 80; ++i)
        pieces << u"-%1\n"_s.arg(u"A long line of the first text. "_s.repeated(i % 5 + 1))
               << u"=The same line %1.\n"_s.arg(i);
    m_panel->setComparison(madeComparison(pieces));
    box(u"Beside each other"_s).click();
    CompareView &first = view(u"First text"_s);
    CompareView &second = view(u"Second text"_s);
    QVERIFY(first.isVisible() && second.isVisible() && !view().isVisible());
    QCOMPARE(first.document()->blockCount(), second.document()->blockCount());
    m_panel->step(1);
    for (int i = 0; i < 40; ++i)
        m_panel->step(1);
    const QPixmap painted = m_panel->grab();
    QVERIFY(!painted.isNull());
    const auto placeOf = [](const CompareView &view, int block) {
        return view.cursorRect(QTextCursor(view.document()->findBlockByNumber(block))).top();
    };
    for (const int block : {79, 80, 81, 82, 83})
        QCOMPARE(placeOf(first, block), placeOf(second, block));
    first.verticalScrollBar()->setValue(0);
    QCOMPARE(second.verticalScrollBar()->value(), 0);
}

void ComparePanelTest::standsBesideOnlyWhereThereIsRoom()
{
    QVERIFY(!box(u"Beside each other"_s).isVisible());
    m_panel->resize(900, 600);
    QVERIFY(box(u"Beside each other"_s).isVisible());
    m_panel->step(1);
    box(u"Beside each other"_s).click();
    QVERIFY(view(u"First text"_s).isVisible());
    QCOMPARE(view(u"Second text"_s).textCursor().position(), 4);
    view(u"Second text"_s).setFocus();
    m_panel->resize(420, 600);
    QVERIFY(!view(u"First text"_s).isVisible());
    QVERIFY(view().isVisible());
    QVERIFY(view().hasFocus());
    QVERIFY(m_panel->minimumSizeHint().width() <= 420);
}

void ComparePanelTest::closesByEscape()
{
    QSignalSpy closed(m_panel.get(), &ComparePanel::closeRequested);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(closed.count(), 1);
    QSignalSpy words(m_panel.get(), &ComparePanel::wordsOnlyChanged);
    box(u"Only words"_s).click();
    QCOMPARE(words.takeFirst().first().toBool(), true);
    QVERIFY(m_panel->isWordsOnly());
}

/// Only the paragraphs in view are laid out.
void ComparePanelTest::showsALongTextAtOnce()
{
    QStringList pieces;
    for (int i = 0; i < 3000; ++i)
        pieces << u"=Some words of a usual paragraph, "_s << u"-red"_s << u"+black"_s
               << u"= ones, and some more of them after it.\n"_s;
    m_panel->setComparison(madeComparison(pieces));
    const QPixmap painted = m_panel->grab();
    QVERIFY(!painted.isNull());
    int laidOut = 0;
    for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next())
        laidOut += block.layout()->lineCount() > 0 ? 1 : 0;
    QVERIFY2(laidOut < 300, qPrintable(QString::number(laidOut)));
    m_panel->step(-1);
    QCOMPARE(label(u"Place"_s), u"3,000 of 3,000"_s);
}

void ComparePanelTest::keepsTheChangeOfTheSameComparison()
{
    m_panel->step(1);
    m_panel->setComparison(cats());
    QCOMPARE(label(u"Place"_s), u"1 of 3"_s);
    m_panel->setComparison(madeComparison({u"-a"_s, u"+b"_s}));
    QCOMPARE(label(u"Place"_s), QString());
}

void ComparePanelTest::paintsInEveryScheme()
{
    for (const ColourScheme scheme :
         {ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast}) {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            m_panel->setTheme(makeTheme(scheme, 2.0));
            m_panel->setComparison(
                madeComparison({u"=One "_s, u"-two"_s, u"+three\tand"_s, u"= four."_s}));
            QVERIFY(!m_panel->grab().isNull());
            m_panel->setComparison(cats());
        }
    }
}

HIWAR_TEST(ComparePanelTest, QApplication)
#include "tst_comparepanel.moc"
