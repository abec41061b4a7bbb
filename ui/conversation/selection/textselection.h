// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is selected in a conversation, from anywhere in one message to anywhere in another, and
// which of its ends moves. Knows places only, not what stands there. Values; GUI thread.
#pragma once

#include "ui/conversation/message/messagelayout.h"

#include <functional>
#include <optional>

namespace Hiwar {

/// A place in the conversation's text.
struct ConversationPosition
{
    int row = 0;
    TextPosition text;

    // clang-tidy 14 takes the 0 that is compared with for a pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    auto operator<=>(const ConversationPosition &) const = default;
};

/// What a click takes: one, two or three of them.
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
    /// The text of the block a place is in, as it is laid out.
    using BlockTextSource = std::function<QString(const ConversationPosition &)>;

    void clear();
    void begin(const ConversationPosition &position, SelectionUnit unit,
               const BlockTextSource &text);
    /// Moves the end that was not begun with; whole units.
    void extendTo(const ConversationPosition &position, const BlockTextSource &text);
    /// The end that moves from now on is `range.to`.
    void select(const ConversationRange &range);
    /// Nothing is selected; what follows begins here.
    void place(const ConversationPosition &position) { select({position, position}); }
    /// Moves the end that the keyboard moves; the other one stays.
    void extendCaretTo(const ConversationPosition &position);
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);

    [[nodiscard]] const ConversationRange &range() const { return m_range; }
    /// The end that moves; nothing before anything was clicked or selected.
    [[nodiscard]] std::optional<ConversationPosition> caret() const;
    [[nodiscard]] bool isEmpty() const { return m_range.isEmpty(); }
    /// What of a row is selected; both ends equal: nothing.
    [[nodiscard]] std::pair<TextPosition, TextPosition> partOf(int row) const;

private:
    ConversationRange m_range;
    ConversationRange m_origin; // the unit it began with
    bool m_isPlaced = false;
    bool m_isBackwards = false; // the end that moves is the first
    SelectionUnit m_unit = SelectionUnit::Character;
};

/// The word, block, or nothing around a place.
[[nodiscard]] ConversationRange unitAround(const ConversationPosition &position, SelectionUnit unit,
                                           const QString &blockText);

/// The part of one row that is in a range; both ends equal: nothing.
[[nodiscard]] std::pair<TextPosition, TextPosition> partOfRow(const ConversationRange &range,
                                                              int row);

} // namespace Hiwar
