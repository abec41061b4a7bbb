// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The mouse over the conversation: what is under it, a press and a release on the same thing, the
// shape of the pointer and the tool tips. SelectionGesture selects. GUI thread.
#pragma once

#include "ui/conversation/conversationviewport.h"
#include "ui/conversation/interaction/selectiongesture.h"

class QHelpEvent;

namespace Hiwar {

class MessageCommands;

class PointerInput : public QObject
{
    Q_OBJECT

public:
    PointerInput(ConversationViewport &viewport, CaretBrowsing &caretBrowsing, CodeControls &code,
                 MessageCommands &commands);

    /// What is under the mouse.
    [[nodiscard]] const PointerHit &hover() const { return m_hover; }
    /// The rows changed: nothing is known until the mouse moves.
    void forget() { m_hover = {}; }
    /// The conversation has moved under the mouse.
    void hoverAgain();
    void leave() { setHover({}); }
    void press(QMouseEvent *event);
    void doublePress(QMouseEvent *event);
    void move(QMouseEvent *event);
    void release(QMouseEvent *event);
    void showTip(const QHelpEvent &event);
    void setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start)
    {
        m_gesture.setDragStart(std::move(start));
    }

signals:
    void hovered();

private:
    void setHover(const PointerHit &pointed);
    [[nodiscard]] QString tipFor(const PointerHit &pointed) const;

    ConversationViewport &m_viewport;
    CodeControls &m_code;
    MessageCommands &m_commands;
    SelectionGesture m_gesture;
    PointerHit m_hover;
    PointerHit m_pressed; // where the mouse button went down
};

} // namespace Hiwar
