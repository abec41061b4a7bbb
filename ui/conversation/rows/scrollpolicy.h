// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the conversation view stands and when it may move. The rule it protects: the text being
// read moves only when the person moves it. A reply is followed only from the end, any wish to go
// up ends that at once, and a question that was pinned stays on top until the person scrolls. Knows
// heights, no message and no widget. Pure.
#pragma once

#include "ui/conversation/rows/rowgeometry.h"

#include <optional>

namespace Hiwar {

class ScrollPolicy
{
public:
    /// The rows and the height through which they are seen.
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
    void questionAsked(int row);               ///< by the person, who wants to see it
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);
    void grew(bool outOfSight); ///< rows came or changed
    void setHeld(bool held);    ///< the scroll bar is being held
    /// The person wants up, maybe by less than a pixel.
    void turnedUp(const Window &window);
    /// … or down; at the end already it means: go on with it.
    void turnedDown(int y, const Window &window);
    /// The person scrolled to y, which may be the lowest place there was; `anchor` is what must not
    /// move when heights are corrected.
    void scrolled(int y, bool isLowest, const ScrollAnchor &anchor, const Window &window);
    /// The person went to a place by other means: a key, a match, a question.
    void wentTo(const ScrollAnchor &anchor);
    void wentToEnd();
    /// The view stands at y now.
    void settled(int y, const Window &window);

    // What follows from it.
    [[nodiscard]] bool isAtEnd() const { return m_atEnd; } ///< and stays there
    [[nodiscard]] bool isPinned() const { return m_pinned.has_value(); }
    [[nodiscard]] bool hasNewText() const { return m_hasNewText; }
    [[nodiscard]] const ScrollAnchor &anchor() const { return m_anchor; }
    /// The lowest place: the end of the text, or below it while a pinned question needs the room.
    [[nodiscard]] int end(const Window &window) const;
    [[nodiscard]] int standAt(const Window &window) const;
    [[nodiscard]] bool hasMoreBelow(const Window &window) const;

private:
    [[nodiscard]] int pinnedY(const Window &window) const;
    void release();

    bool m_follows = true;
    bool m_pins = false;
    bool m_atEnd = true;
    bool m_isSettled = false; // the view has taken the place it was given
    bool m_isHeld = false;
    bool m_heldAtEnd = false;
    bool m_hasNewText = false;
    ScrollAnchor m_anchor;
    std::optional<int> m_pinned;        // the question's row
    std::optional<ScrollAnchor> m_room; // what is left of a pinned question's room
};

} // namespace Hiwar
