// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/conversation/selection/caretkeys.h"
#include "ui/conversation/selection/textcaret.h"
#include "ui/markdown/markdown.h"

#include <QKeyEvent>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TextCaretTest : public TestCase
{
    Q_OBJECT

private slots:
    void countsLettersAsPeopleDo_data();
    void countsLettersAsPeopleDo();
    void comesBackTheWayItWent_data();
    void comesBackTheWayItWent();
    void takesAFormulaAsOneLetter();
    void stepsByWords();
    void goesToTheSideOfTheParagraph();
    void crossesBlocksAndMessages();
    void remembersWhereItWentDown();
    void knowsBothPlacesWhereLinesMeet();
    void walksThroughATable();
    void pagesAndJumps();
    void findsAPlaceWhenTheTextShrank();
    void bindsTheKeysOfTheDesktop();
};

namespace {

/// Markdown messages, wrapped at `perLine` characters, one below the other.
class GridText : public CaretText, public CaretLines
{
public:
    explicit GridText(const QStringList &messages, int perLine = 1000)
        : m_perLine(perLine)
    {
        for (const QString &message : messages)
            m_rows << parseMarkdown(message);
    }

    int rowCount() const override { return int(m_rows.size()); }
    int blockCount(int row) const override { return int(m_rows.at(row).size()); }
    BlockText blockText(int row, int block) const override
    {
        return Hiwar::blockText(m_rows.at(row).at(block));
    }
    void cutTo(int rows) { m_rows.resize(rows); }

    LineSpan lineOf(const CaretPosition &caretPosition) const override
    {
        return lines(caretPosition.position.row, caretPosition.position.text.block)
            .at(lineAt(caretPosition));
    }

    QRectF caretRect(const CaretPosition &caretPosition) const override
    {
        qreal y = lineAt(caretPosition);
        for (int row = 0; row <= caretPosition.position.row; ++row) {
            const int end = row < caretPosition.position.row ? blockCount(row)
                                                             : caretPosition.position.text.block;
            for (int block = 0; block < end; ++block)
                y += qreal(lines(row, block).size());
        }
        return {qreal(caretPosition.position.text.offset - lineOf(caretPosition).from), y, 0, 1};
    }

    std::optional<BlockCaret> besideLine(const CaretPosition &caretPosition, int direction,
                                         qreal x) const override
    {
        const auto all = lines(caretPosition.position.row, caretPosition.position.text.block);
        const auto line = lineAt(caretPosition) + direction;
        if (line < 0 || line >= all.size())
            return std::nullopt;
        return onLine(all.at(line), x);
    }

    BlockCaret enteredAt(int row, int block, int direction, qreal x) const override
    {
        const auto all = lines(row, block);
        return onLine(direction > 0 ? all.first() : all.last(), x);
    }

private:
    QList<LineSpan> lines(int row, int block) const
    {
        QList<LineSpan> out;
        const BlockText text = blockText(row, block);
        for (const RunText &piece : text.runs) {
            const int end = piece.start + int(piece.text.size());
            for (int from = piece.start; from == piece.start || from < end; from += m_perLine)
                out.append({from, std::min(from + m_perLine, end), from + m_perLine < end});
        }
        return out;
    }

    qsizetype lineAt(const CaretPosition &caretPosition) const
    {
        const auto all = lines(caretPosition.position.row, caretPosition.position.text.block);
        qsizetype line = 0;
        while (line + 1 < all.size() && all.at(line + 1).from <= caretPosition.position.text.offset)
            ++line;
        return caretPosition.atLineEnd && all.at(line).from == caretPosition.position.text.offset
                   ? line - 1
                   : line;
    }

    static BlockCaret onLine(const LineSpan &line, qreal x)
    {
        const int offset = std::min(line.from + int(x), line.to);
        return {offset, line.meetsNext && offset == line.to};
    }

    QList<Blocks> m_rows;
    int m_perLine;
};

struct Walk
{
    GridText text;
    TextCaret caret{text, text};

    explicit Walk(const QStringList &messages, int perLine = 1000)
        : text(messages, perLine)
    {
    }

    ConversationPosition go(CaretMove move, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            caret.move(move, 10);
        return caret.current().position;
    }
};

ConversationPosition at(int row, int block, int offset)
{
    return {row, {block, offset}};
}

} // namespace

void TextCaretTest::countsLettersAsPeopleDo_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("letters");
    QTest::newRow("Latin") << u"abc"_s << 3;
    QTest::newRow("family") << u"a👨‍👩‍👧b"_s << 3;
    QTest::newRow("flag") << u"🇵🇸🇯🇴"_s << 2;
    QTest::newRow("skin tone") << u"👍🏽!"_s << 2;
    QTest::newRow("vowel marks") << u"مُحَمَّد"_s << 4;
    QTest::newRow("Devanagari") << u"किकी"_s << 2;
    QTest::newRow("combining") << u"e\u0301a"_s << 2;
    QTest::newRow("isolated code") << u"قل `ab` له"_s << 8; // the isolates are skipped
}

void TextCaretTest::countsLettersAsPeopleDo()
{
    QFETCH(QString, text);
    QFETCH(int, letters);
    const BlockText block = blockText(parseMarkdown(text).value(0));
    int count = 0;
    int offset = 0;
    while (const auto next = adjacentOffset(block, offset, true, false)) {
        offset = *next;
        ++count;
    }
    QCOMPARE(count, letters);
    QVERIFY(contentText(block.whole.mid(offset)).isEmpty());
}

void TextCaretTest::comesBackTheWayItWent_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"plain"_s, u"قل `ab` و https://x.org/a ثم 👨‍👩‍👧 انتهى"_s,
          u"mixed مختلط text `c` نص"_s, u"`code` أولًا"_s, u"```\nline one\n\n\tline three\n```"_s,
          u"|a|ب|\n|-|-|\n| |👍🏽|"_s})
        QTest::newRow(qPrintable(text.left(10))) << text;
}

void TextCaretTest::comesBackTheWayItWent()
{
    QFETCH(QString, text);
    const BlockText block = blockText(parseMarkdown(text).value(0));
    QList<int> there{0};
    while (const auto next = adjacentOffset(block, there.last(), true, false))
        there << *next;
    QList<int> back{there.last()};
    while (const auto next = adjacentOffset(block, back.last(), false, false))
        back << *next;
    std::reverse(back.begin(), back.end());
    QCOMPARE(back, there);
}

void TextCaretTest::takesAFormulaAsOneLetter()
{
    Block block;
    block.spans = {{u"so "_s, {}, {}}, {u"$a+b$"_s, SpanStyle::Formula, {}}, {u"!"_s, {}, {}}};
    const BlockText text = blockText(block);
    QCOMPARE(adjacentOffset(text, 3, true, false), 8);
    QCOMPARE(adjacentOffset(text, 8, false, false), 3);
    QCOMPARE(adjacentOffset(text, 8, true, false), 9);
}

void TextCaretTest::stepsByWords()
{
    Walk walk({u"one two,  three\n\nأول ثانٍ"_s});
    QList<int> offsets;
    for (int i = 0; i < 3; ++i)
        offsets << walk.go(CaretMove::WordRight).text.offset;
    QCOMPARE(offsets, (QList{4, 10, 15}));
    QCOMPARE(walk.go(CaretMove::WordRight), at(0, 1, 0));
    QCOMPARE(walk.go(CaretMove::WordLeft), at(0, 1, 4)); // left is forward in Arabic
    QCOMPARE(walk.go(CaretMove::WordRight, 2), at(0, 0, 15));
    QCOMPARE(walk.go(CaretMove::WordLeft, 2), at(0, 0, 4));
}

void TextCaretTest::goesToTheSideOfTheParagraph()
{
    Walk walk({u"ab قلم cd\n\nقلم ab"_s});
    QCOMPARE(walk.go(CaretMove::Right, 9), at(0, 0, 9)); // in reading order
    QCOMPARE(walk.go(CaretMove::Right), at(0, 1, 0));
    QCOMPARE(walk.go(CaretMove::Left, 6), at(0, 1, 6));
    QCOMPARE(walk.go(CaretMove::Right, 6), at(0, 1, 0));
}

void TextCaretTest::crossesBlocksAndMessages()
{
    Walk walk({u"ab\n\n---\n\ncd"_s, QString(), u"ef"_s});
    QCOMPARE(walk.go(CaretMove::Left), at(0, 0, 0));     // nowhere to go
    QCOMPARE(walk.go(CaretMove::Right, 3), at(0, 2, 0)); // the rule has no position
    QCOMPARE(walk.go(CaretMove::Right, 3), at(2, 0, 0)); // nor has the empty message
    QCOMPARE(walk.go(CaretMove::Left), at(0, 2, 2));
    QCOMPARE(walk.go(CaretMove::MessageDown), at(2, 0, 0));
    QCOMPARE(walk.go(CaretMove::MessageDown), at(2, 0, 2));
    QCOMPARE(walk.go(CaretMove::MessageUp), at(2, 0, 0));
    QCOMPARE(walk.go(CaretMove::MessageUp), at(0, 0, 0));
    QCOMPARE(walk.go(CaretMove::BlockDown), at(0, 2, 0));
    QCOMPARE(walk.go(CaretMove::Right), at(0, 2, 1));
    QCOMPARE(walk.go(CaretMove::BlockUp), at(0, 2, 0));
    QCOMPARE(walk.go(CaretMove::BlockUp), at(0, 0, 0));
}

void TextCaretTest::remembersWhereItWentDown()
{
    Walk walk({u"long line\n\nx\n\nanother line"_s});
    walk.go(CaretMove::Right, 6);
    QCOMPARE(walk.go(CaretMove::LineDown), at(0, 1, 1));
    QCOMPARE(walk.go(CaretMove::LineDown), at(0, 2, 6));
    QCOMPARE(walk.go(CaretMove::LineDown), at(0, 2, 12)); // last line: to its end
    QCOMPARE(walk.go(CaretMove::LineUp, 2), at(0, 0, 6));
    walk.go(CaretMove::Right);
    QCOMPARE(walk.go(CaretMove::LineDown, 2), at(0, 2, 7));
}

void TextCaretTest::knowsBothPlacesWhereLinesMeet()
{
    Walk walk({u"abcdefgh"_s}, 4);
    QCOMPARE(walk.go(CaretMove::LineEnd), at(0, 0, 4));
    QVERIFY(walk.caret.current().atLineEnd);
    QCOMPARE(walk.go(CaretMove::LineEnd), at(0, 0, 4)); // stays on its line
    QCOMPARE(walk.go(CaretMove::LineStart), at(0, 0, 0));
    walk.go(CaretMove::Right, 4);
    QVERIFY(!walk.caret.current().atLineEnd);
    QCOMPARE(walk.go(CaretMove::LineEnd), at(0, 0, 8));
}

void TextCaretTest::walksThroughATable()
{
    Walk walk({u"|ab|c|\n|-|-|\n| |d|"_s});
    const BlockText text = walk.text.blockText(0, 0);
    QCOMPARE(text.whole, u"ab\tc\n\td"_s);
    QList<int> offsets;
    for (int i = 0; i < 7; ++i)
        offsets << walk.go(CaretMove::Right).text.offset;
    QCOMPARE(offsets, (QList{1, 2, 3, 4, 5, 6, 7})); // every cell, also the empty one
}

void TextCaretTest::pagesAndJumps()
{
    QStringList messages;
    for (int i = 0; i < 30; ++i)
        messages << u"message %1"_s.arg(i);
    Walk walk(messages);
    walk.go(CaretMove::Right, 4);
    QCOMPARE(walk.go(CaretMove::PageDown), at(8, 0, 4)); // ten lines less two that stay visible
    QCOMPARE(walk.go(CaretMove::PageUp), at(0, 0, 4));
    QCOMPARE(walk.go(CaretMove::PageDown, 10), at(29, 0, 10));
    QCOMPARE(walk.go(CaretMove::ConversationStart), at(0, 0, 0));
    QCOMPARE(walk.go(CaretMove::ConversationEnd), at(29, 0, 10));
}

void TextCaretTest::findsAPlaceWhenTheTextShrank()
{
    Walk walk({u"one"_s, u"---\n\ntwo"_s});
    walk.caret.set({at(7, 9, 99)});
    walk.caret.settle();
    QCOMPARE(walk.caret.current().position, at(1, 1, 3));
    walk.caret.set({at(1, 0, 5)}); // in the rule
    walk.caret.settle();
    QCOMPARE(walk.caret.current().position, at(1, 1, 0));
    walk.text.cutTo(0);
    walk.go(CaretMove::Right);
    walk.go(CaretMove::ConversationEnd);
}

void TextCaretTest::bindsTheKeysOfTheDesktop()
{
    const auto step = [](int key, Qt::KeyboardModifiers modifiers) {
        return caretStepFor(QKeyEvent(QEvent::KeyPress, key, modifiers));
    };
    QCOMPARE(step(Qt::Key_Right, {}), (CaretStep{CaretMove::Right, false}));
    QCOMPARE(step(Qt::Key_Right, Qt::ShiftModifier), (CaretStep{CaretMove::Right, true}));
    QCOMPARE(step(Qt::Key_Up, Qt::AltModifier), (CaretStep{CaretMove::MessageUp, false}));
    QCOMPARE(step(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier),
             (CaretStep{CaretMove::MessageDown, true}));
    QVERIFY(!step(Qt::Key_A, {}));
    QVERIFY(!step(Qt::Key_Right, Qt::MetaModifier));
#ifndef Q_OS_MACOS
    QCOMPARE(step(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier),
             (CaretStep{CaretMove::WordLeft, true}));
    QCOMPARE(step(Qt::Key_Down, Qt::ControlModifier), (CaretStep{CaretMove::BlockDown, false}));
    QCOMPARE(step(Qt::Key_End, Qt::ControlModifier),
             (CaretStep{CaretMove::ConversationEnd, false}));
    QCOMPARE(step(Qt::Key_Home, {}), (CaretStep{CaretMove::LineStart, false}));
#endif
}

HIWAR_TEST(TextCaretTest, QGuiApplication)
#include "tst_textcaret.moc"
