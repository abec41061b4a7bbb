// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the keyboard is in the conversation and how it goes on: from message to message with the
// arrow keys, from target to target within one (links, pictures, buttons of code) with Tab. GUI
// thread.
#pragma once

#include "ui/conversation/interaction/messagecursor.h"
#include "ui/conversation/message/focustargets.h"
#include "ui/conversation/selection/textselection.h"

#include <QObject>

namespace Hiwar {

class CodeControls;
class ConversationViewport;

class ConversationFocus : public QObject
{
    Q_OBJECT

public:
    ConversationFocus(ConversationViewport &viewport, CodeControls &code);

    [[nodiscard]] const MessageCursor &cursor() const { return m_cursor; }
    /// The view has the keyboard.
    [[nodiscard]] bool hasKeyboard() const { return m_hasKeyboard; }
    void setKeyboard(bool has) { m_hasKeyboard = has; }
    /// The keyboard was used last, not the mouse: its ring shows.
    [[nodiscard]] bool isShown() const { return m_isShown; }
    void hide() { m_isShown = false; }
    /// What of its message has the keyboard.
    [[nodiscard]] std::optional<FocusTarget> target() const;
    /// The link in which a position is.
    [[nodiscard]] std::optional<FocusTarget> linkAt(const ConversationPosition &position) const;

    /// Makes a message, and maybe one of its actions, the current one and brings it into view.
    void setCurrent(int row, int action = -1);
    /// … the one that had the keyboard last, or the last one in view.
    void setCurrentAgain();
    /// The same for one of its targets.
    void setCurrentTarget(int row, int focusTarget);
    /// The keyboard is in that message, without bringing it into view.
    void makeCurrent(int row);
    /// To the message before (-1) or after (+1). One that goes on beyond the edge is scrolled on
    /// first, unless by whole messages.
    void step(int direction, bool byMessage);
    bool stepAction(int direction);
    /// To the next place of the Tab key; false: there is none in this message.
    bool stepOn(int direction);
    /// To the question before (-1) or after (+1) what is read; beyond the last one is the end.
    void goToQuestion(int direction);
    /// A message comes to the top edge and has the keyboard.
    void goTo(int row);

    void clear() { m_cursor.clear(); }
    void rowsInserted(int first, int count) { m_cursor.rowsInserted(first, count); }
    void rowsRemoved(int first, int count);

signals:
    /// Another message, target or action has the keyboard.
    void changed();
    /// By the Tab key.
    void linkReached(const Hiwar::ConversationPosition &position);

private:
    [[nodiscard]] int actionCount(int row) const;
    void ensureVisible(int row, const FocusTarget &focusTarget);

    ConversationViewport &m_viewport;
    CodeControls &m_code;
    MessageCursor m_cursor;
    bool m_hasKeyboard = false;
    bool m_isShown = false;
};

} // namespace Hiwar
