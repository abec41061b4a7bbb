// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the keyboard is in the conversation: a message, and optionally one of its stops (links,
// buttons of code) or actions. Stays with its message when rows come and go. Values.
#pragma once

namespace Hiwar {

class MessageCursor
{
public:
    [[nodiscard]] int row() const { return m_row; }            ///< -1: nowhere
    [[nodiscard]] int focusTarget() const { return m_target; } ///< index in FocusTargets; -1: none
    [[nodiscard]] int action() const
    {
        return m_action;
    } ///< index in actionsFor(); -1: the message

    void set(int row, int action = -1);
    void setStop(int row, int focusTarget);
    void clear() { set(-1); }
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count, int rowsLeft);
    /// The next or previous of `count` actions; false when there is none in that direction.
    bool stepAction(int direction, int count);
    /// The next or previous stop of the Tab key: the message, its targets, its actions; false when
    /// there is none in that direction.
    bool stepOn(int direction, int focusTargets, int actions);
    /// A message may have lost actions.
    void clampAction(int count);

private:
    int m_row = -1;
    int m_target = -1;
    int m_action = -1;
};

} // namespace Hiwar
