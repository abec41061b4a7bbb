// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/composercase.h"
#include "ui/composer/codefence.h"
#include "ui/composer/spellmenu.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestSpellMarks : public ComposerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ComposerCase::init();
        m_marks = new SpellMarks(*m_edit);
        m_menu = new SpellMenu(*m_edit, *m_marks);
        m_marks->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_asked.clear();
        // "teh" is a mistake wherever it stands.
        connect(m_marks, &SpellMarks::paragraphWanted, this,
                [this](int paragraph, const QString &text) {
                    m_asked << text;
                    QList<WordRange> mistakes;
                    for (qsizetype at = text.indexOf(u"teh"); at >= 0;
                         at = text.indexOf(u"teh", at + 1))
                        mistakes.append({at, 3});
                    m_marks->takeMistakes(paragraph, mistakes);
                });
        m_marks->setOn(true);
    }

    void marksWhatIsNotKnown()
    {
        m_composer->setText(u"say teh word\nand teh other"_s);
        QTRY_COMPARE(marked(), (QList<int>{4, 17}));
        QCOMPARE(m_asked, (QStringList{u"say teh word"_s, u"and teh other"_s}));
        QVERIFY(m_edit->document()->isUndoAvailable() == false);
        m_marks->setOn(false);
        QTRY_VERIFY(marked().isEmpty());
    }

    void leavesTheWordThatIsTyped()
    {
        QTest::keyClicks(m_edit, u"teh"_s);
        QTRY_COMPARE(m_asked, QStringList{u"teh"_s});
        QVERIFY(marked().isEmpty());
        QTest::keyClicks(m_edit, u" "_s);
        QTRY_COMPARE(marked(), QList<int>{0});
    }

    void asksForAParagraphOnceUntilItChanges()
    {
        m_composer->setText(u"one\ntwo"_s);
        QTRY_COMPARE(m_asked.size(), 2);
        m_edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_edit, u" teh "_s);
        QTRY_COMPARE(marked(), QList<int>{8});
        QVERIFY(!m_asked.sliced(2).contains(u"one"_s));
    }

    void leavesCodeBetweenFences()
    {
        m_composer->setText(u"teh\n```\nteh\n```\nteh"_s);
        QTRY_COMPARE(marked(), (QList<int>{0, 16}));
        m_edit->moveCursor(QTextCursor::Start);
        m_edit->insertPlainText(u"~~~\n"_s); // and all is code
        QTRY_VERIFY(marked().isEmpty());
        QCOMPARE(fenceAfter(0, u"```cpp"), 3);
        QCOMPARE(fenceAfter(3, u"~~~"), 3);
        QCOMPARE(fenceAfter(3, u"  ````  "), 0);
        QCOMPARE(fenceAfter(0, u"``` `x"), 0);
    }

    void looksOnlyAtWhatIsSeen()
    {
        m_composer->setText(u"teh line\n"_s.repeated(100'000));
        QTRY_VERIFY(!m_asked.isEmpty());
        QVERIFY(m_asked.size() <= MessageEdit::mostLines + 2);
    }

    void takesASuggestionByTheKeyboard()
    {
        QSignalSpy wanted(m_menu, &SpellMenu::suggestionsWanted);
        m_composer->setText(u"say teh word"_s);
        QTRY_COMPARE(marked().size(), 1);
        moveTo(5);
        openMenu();
        QCOMPARE(wanted.value(0).value(0).toString(), u"teh"_s);
        m_menu->setSuggestions(u"teh"_s, {u"the"_s, u"ten"_s});
        auto *menu = m_edit->findChild<QMenu *>(u"Message menu"_s);
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().constFirst()->text(), u"the"_s);
        menu->setActiveAction(menu->actions().constFirst());
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(m_composer->text(), u"say the word"_s);
        QTRY_VERIFY(marked().isEmpty());
        m_edit->undo();
        QCOMPARE(m_composer->text(), u"say teh word"_s);
        QTRY_COMPARE(marked(), QList<int>{4}); // also where the cursor stands at its end
    }

    void ignoresUntilTheTextIsEmpty()
    {
        m_composer->setText(u"teh and teh "_s);
        QTRY_COMPARE(marked(), (QList<int>{0, 8}));
        m_marks->ignore(u"teh"_s);
        QVERIFY(marked().isEmpty());
        m_edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_edit, u"or teh "_s); // it is asked for again, and still ignored
        QTRY_COMPARE(m_asked.constLast(), u"teh and teh or teh "_s);
        QVERIFY(marked().isEmpty());
        m_composer->clear();
        m_composer->setText(u"teh cat"_s);
        QTRY_COMPARE(marked(), QList<int>{0});
    }

    void tellsAScreenReader()
    {
        m_composer->setText(u"say teh word"_s);
        QTRY_COMPARE(marked().size(), 1);
        QAccessibleInterface *field = QAccessible::queryAccessibleInterface(m_edit);
        QAccessibleTextInterface *text = field->textInterface();
        QVERIFY(text && field->editableTextInterface());
        int start = 0, end = 0;
        QVERIFY(text->attributes(5, &start, &end).contains(u"invalid:spelling"));
        QCOMPARE(std::pair(start, end), std::pair(4, 7));
        QCOMPARE(text->attributes(0, &start, &end), QString());
        QCOMPARE(std::pair(start, end), std::pair(0, 4));
        QCOMPARE(text->text(4, 7), u"teh"_s);
        QCOMPARE(text->characterCount(), 12);
    }

private:
    [[nodiscard]] QList<int> marked() const
    {
        QList<int> starts;
        const QList<QTextEdit::ExtraSelection> all = m_edit->extraSelections();
        for (const QTextEdit::ExtraSelection &each : all)
            starts << each.cursor.selectionStart();
        return starts;
    }

    void moveTo(int position)
    {
        QTextCursor cursor = m_edit->textCursor();
        cursor.setPosition(position);
        m_edit->setTextCursor(cursor);
    }

    void openMenu()
    {
        const QPoint place = m_edit->cursorRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place,
                                m_edit->viewport()->mapToGlobal(place));
        QApplication::sendEvent(m_edit, &event);
    }

    SpellMarks *m_marks = nullptr;
    SpellMenu *m_menu = nullptr;
    QStringList m_asked;
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestSpellMarks, QApplication)
#include "tst_spellmarks.moc"
