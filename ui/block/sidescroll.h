// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Content wider than its block, and how far it is scrolled sideways: the position and the thin bar
// that shows it. The position counts from the side on which lines begin. Values; GUI thread.
#pragma once

#include <QRect>

class QPainter;

namespace Hiwar {

struct Theme;

class SideScroll
{
public:
    explicit SideScroll(bool fromRight = false)
        : m_fromRight(fromRight)
    {
    }

    /// The width of the content and how much of it is visible at once.
    void setExtent(int content, int room);
    void setBar(const QRect &bar) { m_bar = bar; } ///< the strip in which the thumb moves

    [[nodiscard]] bool isNeeded() const { return m_content > m_room; }
    /// How much wider the content is than the visible width.
    [[nodiscard]] int excess() const { return most(); }
    /// How many pixels are hidden on the left.
    [[nodiscard]] int offset() const;
    /// Returns true if this changed the offset.
    bool scrollTo(int offset);
    bool scrollBy(int distance) { return scrollTo(offset() + distance); }
    /// Scrolls a range of the content into view, with some margin.
    bool reveal(int left, int right, int margin);

    [[nodiscard]] QRect bar() const { return isNeeded() ? m_bar : QRect(); }
    [[nodiscard]] QRect thumb() const;
    /// The offset at which the thumb would start at `thumbLeft`.
    [[nodiscard]] int offsetFor(int thumbLeft) const;
    void paint(QPainter &painter, QPoint at, const Theme &theme) const;

private:
    [[nodiscard]] int most() const { return m_content > m_room ? m_content - m_room : 0; }

    bool m_fromRight = false;
    int m_content = 0;
    int m_room = 0;
    int m_position = 0; // from the side where lines begin
    QRect m_bar;
};

} // namespace Hiwar
