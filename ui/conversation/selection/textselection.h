// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The selection in a conversation, from any position in one message to any in another, and which of
// its ends moves. Knows only positions, not the text. Values; GUI thread.
#pragma once

#include "ui/conversation/message/messagelayout.h"

#include <functional>
#include <optional>

namespace Hiwar {

/// A position in the conversation's text.
struct ConversationPosition
{
    int row = 0;
    TextPosition text;

    // clang-tidy 14 mistakes the 0 of the comparison for a pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    auto operator<=>(const ConversationPosition &) const = default;
};

/// What one, two or three clicks select.
enum class SelectionUnit : quint8 { Character, Word, Block };

struct ConversationRange
{
    ConversationPosition from;
    ConversationPosition to;

    [[nodiscard]] bool isEmpty() const { return !(from < to); }
    bool operator==(const ConversationRange &) const = default;
};

class TextSelection
{
public:
    /// The text of the block that contains a position, as it is laid out.
    using BlockTextSource = std::function<QString(const ConversationPosition &)>;

    void clear();
    void begin(const ConversationPosition &position, SelectionUnit unit,
               const BlockTextSource &text);
    /// Extends the selection from the unit it began with to the one at the position.
    void extendTo(const ConversationPosition &position, const BlockTextSource &text);
    /// From now on the moving end is `range.to`.
    void select(const ConversationRange &range);
    /// Selects nothing; the next selection begins here.
    void place(const ConversationPosition &position) { select({position, position}); }
    /// Moves the end that the keyboard moves; the other one stays.
    void extendCaretTo(const ConversationPosition &position);
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);

    [[nodiscard]] const ConversationRange &range() const { return m_range; }
    /// The end that moves; nullopt before the user clicked or selected anything.
    [[nodiscard]] std::optional<ConversationPosition> caret() const;
    [[nodiscard]] bool isEmpty() const { return m_range.isEmpty(); }
    /// The selected part of a row; both ends equal: nothing.
    [[nodiscard]] std::pair<TextPosition, TextPosition> partOf(int row) const;

private:
    ConversationRange m_range;
    ConversationRange m_origin; // the unit it began with
    bool m_isPlaced = false;
    bool m_isBackwards = false; // the moving end is the first
    SelectionUnit m_unit = SelectionUnit::Character;
};

/// The word or the block around a position; for a character: nothing.
[[nodiscard]] ConversationRange unitAround(const ConversationPosition &position, SelectionUnit unit,
                                           const QString &blockText);

/// The part of one row that is in a range; both ends equal: nothing.
[[nodiscard]] std::pair<TextPosition, TextPosition> partOfRow(const ConversationRange &range,
                                                              int row);

} // namespace Hiwar
