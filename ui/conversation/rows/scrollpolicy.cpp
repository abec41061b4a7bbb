// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/rows/scrollpolicy.h"

#include <algorithm>

namespace Hiwar {

namespace {

int textEnd(const ScrollPolicy::Window &window)
{
    return std::max(0, window.rows.total() - window.height);
}

} // namespace

void ScrollPolicy::setPreferences(bool follows, bool pins)
{
    m_follows = follows;
    m_pins = pins;
    if (!pins)
        m_pinned.reset();
}

void ScrollPolicy::opened()
{
    release();
    m_anchor = {};
    m_atEnd = true;
    m_isSettled = false;
    m_hasNewText = false;
}

void ScrollPolicy::openedAt(const ScrollAnchor &anchor)
{
    opened();
    wentTo(anchor);
}

void ScrollPolicy::questionAsked(int row)
{
    wentToEnd();
    if (!m_pins)
        return;
    m_atEnd = false;
    m_pinned = row;
}

void ScrollPolicy::rowsInserted(int first, int count)
{
    if (m_anchor.row >= first)
        m_anchor.row += count;
    if (m_room && m_room->row >= first)
        m_room->row += count;
    if (m_pinned && *m_pinned >= first)
        *m_pinned += count;
}

void ScrollPolicy::rowsRemoved(int first, int count)
{
    if (m_anchor.row >= first + count)
        m_anchor.row -= count;
    else if (m_anchor.row >= first)
        m_anchor = {first, 0};
    m_room.reset();
    if (m_pinned && *m_pinned >= first + count)
        *m_pinned -= count;
    else if (m_pinned && *m_pinned >= first)
        m_pinned.reset();
}

void ScrollPolicy::grew(bool outOfSight)
{
    // The view first goes where the user asked to be, then the text stays still.
    if (!m_follows && m_isSettled)
        m_atEnd = false;
    if (!m_atEnd && outOfSight)
        m_hasNewText = true;
}

void ScrollPolicy::setHeld(bool held)
{
    if (held == m_isHeld)
        return;
    m_isHeld = held;
    if (held)
        m_heldAtEnd = m_atEnd;
    m_atEnd = !held && m_heldAtEnd;
}

void ScrollPolicy::turnedUp(const Window &window)
{
    if (end(window) == 0)
        return;
    m_atEnd = false;
    if (m_pinned && pinnedY(window) > textEnd(window))
        m_room = m_anchor;
    m_pinned.reset();
}

void ScrollPolicy::turnedDown(int y, const Window &window)
{
    if (!m_pinned && !m_isHeld && y >= end(window))
        m_atEnd = true;
}

void ScrollPolicy::scrolled(int y, bool isLowest, const ScrollAnchor &anchor, const Window &window)
{
    m_pinned.reset();
    m_anchor = anchor;
    // Blank room is removed once it is scrolled out of view, not before: the text would jump.
    m_room.reset();
    if (y > textEnd(window))
        m_room = anchor;
    m_heldAtEnd = isLowest && !m_room;
    m_atEnd = m_heldAtEnd && !m_isHeld;
}

void ScrollPolicy::wentTo(const ScrollAnchor &anchor)
{
    if (m_pinned)
        m_room = anchor;
    m_pinned.reset();
    m_atEnd = false;
    m_anchor = anchor;
}

void ScrollPolicy::wentToEnd()
{
    release();
    m_atEnd = true;
    m_isSettled = false;
    m_hasNewText = false;
}

void ScrollPolicy::settled(int y, const Window &window)
{
    m_isSettled = true;
    m_anchor = window.rows.anchorAt(y);
    if (y >= textEnd(window))
        m_hasNewText = false;
    if (m_room && window.rows.yOf(*m_room) <= textEnd(window))
        m_room.reset();
}

int ScrollPolicy::end(const Window &window) const
{
    const int text = textEnd(window);
    if (m_pinned)
        return std::max(text, pinnedY(window));
    return m_room ? std::max(text, window.rows.yOf(*m_room)) : text;
}

/// The top of the question; for a long one its end, so that the reply has half of the window.
int ScrollPolicy::pinnedY(const Window &window) const
{
    const int row = *m_pinned;
    return window.rows.top(row) + std::max(0, window.rows.height(row) - window.height / 2);
}

int ScrollPolicy::standAt(const Window &window) const
{
    if (m_pinned)
        return pinnedY(window);
    return m_atEnd ? end(window) : std::clamp(window.rows.yOf(m_anchor), 0, end(window));
}

bool ScrollPolicy::hasMoreBelow(const Window &window) const
{
    return standAt(window) < textEnd(window);
}

/// Removes the pin and its blank room, which only the pin needs.
void ScrollPolicy::release()
{
    m_pinned.reset();
    m_room.reset();
}

} // namespace Hiwar
