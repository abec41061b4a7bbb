// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the conversation view is and when it may move. Rule: the text being read moves only when
// the user moves it. A reply is followed only from the end, any scrolling up ends that at once, and
// a pinned question stays on top until the user scrolls. Knows heights, no message and no widget.
// Pure.
#pragma once

#include "ui/conversation/rows/rowgeometry.h"

#include <optional>

namespace Hiwar {

class ScrollPolicy
{
public:
    /// The rows and the height of the viewport they are seen in.
    struct Window
    {
        const RowGeometry &rows;
        int height = 0;
    };

    /// Not following: the view never moves by itself. Pinning: a new question goes to the top.
    void setPreferences(bool follows, bool pins);

    // What happened.
    void opened();                             ///< another conversation, at its end
    void openedAt(const ScrollAnchor &anchor); ///< … where it was read
    void questionAsked(int row);               ///< by the user, who wants to see it
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);
    void grew(bool outOfSight); ///< rows were added or changed
    void setHeld(bool held);    ///< the user is holding the scroll bar
    /// The user scrolls up, maybe by less than a pixel.
    void turnedUp(const Window &window);
    /// … or down; at the end this means: follow again.
    void turnedDown(int y, const Window &window);
    /// The user scrolled to y; `isLowest`: the scroll bar was at its end. `anchor` is what must not
    /// move when heights are corrected.
    void scrolled(int y, bool isLowest, const ScrollAnchor &anchor, const Window &window);
    /// The user went to a position by other means: a key, a match, a question.
    void wentTo(const ScrollAnchor &anchor);
    void wentToEnd();
    /// The view is at y now.
    void settled(int y, const Window &window);

    // What follows from it.
    [[nodiscard]] bool isAtEnd() const { return m_atEnd; } ///< and stays there
    [[nodiscard]] bool isPinned() const { return m_pinned.has_value(); }
    [[nodiscard]] bool hasNewText() const { return m_hasNewText; }
    [[nodiscard]] const ScrollAnchor &anchor() const { return m_anchor; }
    /// The lowest y: the end of the text, or below it while a pinned question needs the room.
    [[nodiscard]] int end(const Window &window) const;
    [[nodiscard]] int standAt(const Window &window) const;
    [[nodiscard]] bool hasMoreBelow(const Window &window) const;

private:
    [[nodiscard]] int pinnedY(const Window &window) const;
    void release();

    bool m_follows = true;
    bool m_pins = false;
    bool m_atEnd = true;
    bool m_isSettled = false; // the view has reached the position that was set
    bool m_isHeld = false;
    bool m_heldAtEnd = false;
    bool m_hasNewText = false;
    ScrollAnchor m_anchor;
    std::optional<int> m_pinned;        // the question's row
    std::optional<ScrollAnchor> m_room; // the rest of a pinned question's blank room
};

} // namespace Hiwar
