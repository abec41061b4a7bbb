// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/caretkeys.h"

#include <QKeyEvent>

#include <array>

namespace Hiwar {

namespace {

struct Binding
{
    QKeySequence::StandardKey moves;
    QKeySequence::StandardKey selects;
    CaretMove move;
};

constexpr std::array bindings{
    Binding{QKeySequence::MoveToPreviousChar, QKeySequence::SelectPreviousChar, CaretMove::Left},
    Binding{QKeySequence::MoveToNextChar, QKeySequence::SelectNextChar, CaretMove::Right},
    Binding{QKeySequence::MoveToPreviousWord, QKeySequence::SelectPreviousWord,
            CaretMove::WordLeft},
    Binding{QKeySequence::MoveToNextWord, QKeySequence::SelectNextWord, CaretMove::WordRight},
    Binding{QKeySequence::MoveToPreviousLine, QKeySequence::SelectPreviousLine, CaretMove::LineUp},
    Binding{QKeySequence::MoveToNextLine, QKeySequence::SelectNextLine, CaretMove::LineDown},
    Binding{QKeySequence::MoveToStartOfLine, QKeySequence::SelectStartOfLine, CaretMove::LineStart},
    Binding{QKeySequence::MoveToEndOfLine, QKeySequence::SelectEndOfLine, CaretMove::LineEnd},
    Binding{QKeySequence::MoveToPreviousPage, QKeySequence::SelectPreviousPage, CaretMove::PageUp},
    Binding{QKeySequence::MoveToNextPage, QKeySequence::SelectNextPage, CaretMove::PageDown},
    Binding{QKeySequence::MoveToStartOfDocument, QKeySequence::SelectStartOfDocument,
            CaretMove::ConversationStart},
    Binding{QKeySequence::MoveToEndOfDocument, QKeySequence::SelectEndOfDocument,
            CaretMove::ConversationEnd},
};

/// Moves without a standard key: by blocks with Ctrl, by messages with Alt.
std::optional<CaretMove> byBlockOrMessage(int key, Qt::KeyboardModifiers modifiers)
{
    const bool up = key == Qt::Key_Up;
    if (!up && key != Qt::Key_Down)
        return std::nullopt;
    if (modifiers == Qt::ControlModifier)
        return up ? CaretMove::BlockUp : CaretMove::BlockDown;
    if (modifiers == Qt::AltModifier)
        return up ? CaretMove::MessageUp : CaretMove::MessageDown;
    return std::nullopt;
}

} // namespace

std::optional<CaretStep> caretStepFor(const QKeyEvent &event)
{
    for (const Binding &binding : bindings) {
        if (event.matches(binding.moves))
            return CaretStep{binding.move, false};
        if (event.matches(binding.selects))
            return CaretStep{binding.move, true};
    }
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (const auto move = byBlockOrMessage(event.key(), modifiers & ~Qt::ShiftModifier))
        return CaretStep{*move, modifiers.testFlag(Qt::ShiftModifier)};
    return std::nullopt;
}

} // namespace Hiwar
