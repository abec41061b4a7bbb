// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A caret that walks through a conversation: by letters as people count them, words, lines, blocks,
// messages. Left and right are those of the paragraph, and the caret goes through mixed text in the
// order it is read, as in every edit of Qt: so it comes by every place once, and what it selects is
// one run. A formula is one letter. It asks for texts and lines and knows no widget. GUI thread.
#pragma once

#include "ui/conversation/selection/textselection.h"

namespace Hiwar {

/// Where a caret stands; see BlockCaret for the two places of one offset.
struct CaretPosition
{
    ConversationPosition position;
    bool atLineEnd = false;

    bool operator==(const CaretPosition &) const = default;
};

/// The texts a caret walks through.
class CaretText
{
public:
    virtual ~CaretText() = default;

    [[nodiscard]] virtual int rowCount() const = 0;
    [[nodiscard]] virtual int blockCount(int row) const = 0;
    /// Without runs: there is no place in it, as in a rule.
    [[nodiscard]] virtual BlockText blockText(int row, int block) const = 0;
};

/// The lines they are broken into.
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
    /// The nearest place a caret can stand at.
    void settle();
    void move(CaretMove move, qreal pageHeight);
    /// The text it stands in does.
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
    /// The next block with places, in this message or another one.
    [[nodiscard]] std::optional<ConversationPosition> adjacentBlock(int row, int block,
                                                                    int direction) const;
    [[nodiscard]] std::optional<ConversationPosition> firstPositionIn(int row) const;
    [[nodiscard]] int textSize() const;

    const CaretText &m_text;
    const CaretLines &m_lines;
    CaretPosition m_position;
    std::optional<qreal> m_x; // where it began to go up and down
};

/// The offset a letter or word further; nothing when the text ends there.
[[nodiscard]] std::optional<int> adjacentOffset(const BlockText &text, int offset, bool forwards,
                                                bool byWord);

} // namespace Hiwar
