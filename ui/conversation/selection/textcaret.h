// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A caret that moves through a conversation: by graphemes, words, lines, blocks, messages. Left and
// right are those of the paragraph, and the caret moves through mixed text in reading order, as in
// every text edit of Qt: so it passes every position once, and what it selects is one run. A
// formula is one letter. Needs only texts and lines and knows no widget. GUI thread.
#pragma once

#include "ui/conversation/selection/textselection.h"

namespace Hiwar {

/// The position of a caret; see BlockCaret for the two places of one offset.
struct CaretPosition
{
    ConversationPosition position;
    bool atLineEnd = false;

    bool operator==(const CaretPosition &) const = default;
};

/// The texts that a caret moves through.
class CaretText
{
public:
    virtual ~CaretText() = default;

    [[nodiscard]] virtual int rowCount() const = 0;
    [[nodiscard]] virtual int blockCount(int row) const = 0;
    /// Without runs: the block has no caret positions, such as a rule.
    [[nodiscard]] virtual BlockText blockText(int row, int block) const = 0;
};

/// The lines of these texts.
class CaretLines
{
public:
    virtual ~CaretLines() = default;

    [[nodiscard]] virtual LineSpan lineOf(const CaretPosition &caretPosition) const = 0;
    /// In the conversation's coordinates.
    [[nodiscard]] virtual QRectF caretRect(const CaretPosition &caretPosition) const = 0;
    /// See BlockLayout.
    [[nodiscard]] virtual std::optional<BlockCaret> besideLine(const CaretPosition &caretPosition,
                                                               int direction, qreal x) const = 0;
    [[nodiscard]] virtual BlockCaret enteredAt(int row, int block, int direction,
                                               qreal x) const = 0;
};

enum class CaretMove : quint8 {
    Left,
    Right,
    WordLeft,
    WordRight,
    LineUp,
    LineDown,
    LineStart,
    LineEnd,
    BlockUp,
    BlockDown,
    PageUp,
    PageDown,
    MessageUp,
    MessageDown,
    ConversationStart,
    ConversationEnd,
};

class TextCaret
{
public:
    TextCaret(const CaretText &text, const CaretLines &lines);

    [[nodiscard]] const CaretPosition &current() const { return m_position; }
    void set(const CaretPosition &caretPosition);
    /// Moves to the nearest valid position.
    void settle();
    void move(CaretMove move, qreal pageHeight);
    /// The direction of the text at the caret.
    [[nodiscard]] bool runsRightToLeft() const;

private:
    void moveInText(bool forwards, bool byWord);
    void moveLine(int direction);
    void moveLine(int direction, qreal x);
    void moveToLineEdge(bool end);
    void moveBlock(int direction);
    void movePage(int direction, qreal height);
    void moveMessage(int direction);
    void moveToEnd(int direction);
    [[nodiscard]] bool hasPositions(int row, int block) const;
    /// The next block with positions, in this message or another one.
    [[nodiscard]] std::optional<ConversationPosition> adjacentBlock(int row, int block,
                                                                    int direction) const;
    [[nodiscard]] std::optional<ConversationPosition> firstPositionIn(int row) const;
    [[nodiscard]] int textSize() const;

    const CaretText &m_text;
    const CaretLines &m_lines;
    CaretPosition m_position;
    std::optional<qreal> m_x; // where it began to move up or down
};

/// The offset a grapheme or word further; nullopt at the end of the text.
[[nodiscard]] std::optional<int> adjacentOffset(const BlockText &text, int offset, bool forwards,
                                                bool byWord);

} // namespace Hiwar
