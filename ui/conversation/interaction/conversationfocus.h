// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The position of the keyboard in the conversation and how it moves: between messages with the
// arrow keys, between the targets of one message (links, pictures, buttons of code) with Tab. GUI
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
    /// The keyboard was used last, not the mouse: the focus ring is shown.
    [[nodiscard]] bool isShown() const { return m_isShown; }
    void hide() { m_isShown = false; }
    /// The target in the current message that has the keyboard.
    [[nodiscard]] std::optional<FocusTarget> target() const;
    /// The link that contains a position.
    [[nodiscard]] std::optional<FocusTarget> linkAt(const ConversationPosition &position) const;

    /// Makes a message, and optionally one of its actions, current and scrolls it into view.
    void setCurrent(int row, int action = -1);
    /// … the message that had the keyboard last, or the last one in view.
    void setCurrentAgain();
    /// The same for one of its targets.
    void setCurrentTarget(int row, int focusTarget);
    /// Makes a message the current one without scrolling.
    void makeCurrent(int row);
    /// To the message before (-1) or after (+1). One that continues beyond the edge is scrolled
    /// first, unless by whole messages.
    void step(int direction, bool byMessage);
    bool stepAction(int direction);
    /// To the next stop of the Tab key; false: this message has none.
    bool stepOn(int direction);
    /// To the question before (-1) or after (+1) the reading position; beyond the last: the end.
    void goToQuestion(int direction);
    /// Scrolls a message to the top edge and gives it the keyboard.
    void goTo(int row);

    void clear() { m_cursor.clear(); }
    void rowsInserted(int first, int count) { m_cursor.rowsInserted(first, count); }
    void rowsRemoved(int first, int count);

signals:
    /// Another message, target or action has the keyboard.
    void changed();
    /// The Tab key reached a link.
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
