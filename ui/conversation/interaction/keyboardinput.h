// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys of the conversation: scrolling, moving from message to message, and pressing the target
// or action that has the keyboard. GUI thread.
#pragma once

class QKeyEvent;

namespace Hiwar {

class CaretBrowsing;
class ConversationFocus;
class ConversationViewport;
class MessageCommands;

class KeyboardInput
{
public:
    KeyboardInput(ConversationViewport &viewport, ConversationFocus &focus,
                  CaretBrowsing &caretBrowsing, MessageCommands &commands);

    /// True when the key was for the conversation.
    bool take(const QKeyEvent &event);

private:
    bool takeArrow(const QKeyEvent &event);
    bool takePress(const QKeyEvent &event);
    bool takeEdit(const QKeyEvent &event);
    bool pressCurrent(bool bySpace);

    ConversationViewport &m_viewport;
    ConversationFocus &m_focus;
    CaretBrowsing &m_caretBrowsing;
    MessageCommands &m_commands;
};

} // namespace Hiwar
