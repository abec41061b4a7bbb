// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wider than its block, and how far it is scrolled to the side: the position, and the thin
// bar that shows it. The place is kept from the side on which its lines begin. Values; GUI thread.
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

    /// What there is and what of it can be seen at once.
    void setExtent(int content, int room);
    void setBar(const QRect &bar) { m_bar = bar; } ///< the strip it slides along

    [[nodiscard]] bool isNeeded() const { return m_content > m_room; }
    /// How much of the content cannot be seen at once.
    [[nodiscard]] int excess() const { return most(); }
    /// How many pixels are hidden on the left.
    [[nodiscard]] int offset() const;
    /// True when that changed it.
    bool scrollTo(int offset);
    bool scrollBy(int distance) { return scrollTo(offset() + distance); }
    /// Brings a stretch of the content into view, with some room around it.
    bool reveal(int left, int right, int margin);

    [[nodiscard]] QRect bar() const { return isNeeded() ? m_bar : QRect(); }
    [[nodiscard]] QRect thumb() const;
    /// The offset at which the thumb would begin there.
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
