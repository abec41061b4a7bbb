// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/messagecursor.h"

#include <algorithm>

namespace Hiwar {

void MessageCursor::set(int row, int action)
{
    m_row = row;
    m_action = row < 0 ? -1 : action;
    m_target = -1;
}

void MessageCursor::setStop(int row, int focusTarget)
{
    set(row);
    m_target = row < 0 ? -1 : focusTarget;
}

void MessageCursor::rowsInserted(int first, int count)
{
    if (m_row >= first)
        m_row += count;
}

void MessageCursor::rowsRemoved(int first, int count, int rowsLeft)
{
    if (m_row >= first + count)
        m_row -= count;
    else if (m_row >= first)
        set(std::min(first, rowsLeft - 1));
}

bool MessageCursor::stepAction(int direction, int count)
{
    const int next = m_action + direction;
    if (m_row < 0 || next < -1 || next >= count)
        return false;
    m_action = next;
    m_target = -1;
    return true;
}

bool MessageCursor::stepOn(int direction, int focusTargets, int actions)
{
    const int here = m_target >= 0 ? m_target : m_action >= 0 ? focusTargets + m_action : -1;
    const int next = here + direction;
    if (m_row < 0 || next < -1 || next >= focusTargets + actions)
        return false;
    m_target = next < focusTargets ? next : -1;
    m_action = next < focusTargets ? -1 : next - focusTargets;
    return true;
}

void MessageCursor::clampAction(int count)
{
    m_action = std::min(m_action, count - 1);
}

} // namespace Hiwar
