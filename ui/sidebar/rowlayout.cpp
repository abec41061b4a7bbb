// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/rowlayout.h"

#include <QStyle>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr int shareOfTags = 3; // at most this part of the width

/// In a row from left to right.
class Line
{
public:
    Line(const QRect &row, const Theme &theme)
        : m_row(row)
        , m_left(row.left() + theme.px(Space::m))
        , m_end(row.right() + 1 - theme.px(Space::m))
    {
    }

    [[nodiscard]] int room() const { return std::max(0, m_end - m_left); }
    [[nodiscard]] QRect rest() const { return {m_left, m_row.top(), room(), m_row.height()}; }
    /// Takes the room at the end.
    QRect take(int width, int height, int gap)
    {
        const QRect taken(m_end - width, m_row.center().y() + 1 - height / 2, width, height);
        m_end -= width + gap;
        return taken;
    }
    void reach(int end) { m_end = end; }

private:
    QRect m_row;
    int m_left;
    int m_end;
};

int widthOfTags(const RowContents &contents, int room, int gap, int least)
{
    if (contents.buttons > 0)
        return std::min(contents.tags, (room - gap) / shareOfTags);
    const int most = room / shareOfTags;
    const int free = std::min(room - contents.title - gap, most);
    const bool isEnough = free >= std::min(contents.tags, least);
    return isEnough ? std::min(contents.tags, free) : 0;
}

} // namespace

RowRects placeRow(const QRect &row, const RowContents &contents, const Theme &theme,
                  Qt::LayoutDirection direction)
{
    const int gap = theme.px(Space::s);
    Line line(row, theme);
    RowRects places;
    if (contents.buttons > 0) {
        const int button = theme.px(Theme::leastTarget + Space::xs);
        line.reach(row.right() + 1 - std::min((row.height() - button) / 2, theme.px(Space::xs)));
        for (int count = 0; count < contents.buttons; ++count)
            places.buttons.append(line.take(button, button, 0));
        line.take(0, 0, gap / 2);
    }
    if (contents.hasMark)
        places.mark = line.take(gap, gap, theme.px(Space::m));
    if (contents.tags > 0) {
        const int width = widthOfTags(contents, line.room(), gap, theme.px(Space::xxxl));
        if (width > 0)
            places.tags = line.take(width, row.height(), gap);
    }
    places.title = line.rest();
    const auto mirror = [&](const QRect &part) {
        return part.isNull() ? part : QStyle::visualRect(direction, row, part);
    };
    places.title = mirror(places.title);
    places.tags = mirror(places.tags);
    places.mark = mirror(places.mark);
    for (QRect &button : places.buttons)
        button = mirror(button);
    return places;
}

bool isCut(const RowContents &contents, const RowRects &places)
{
    return places.title.width() < contents.title || places.tags.width() < contents.tags;
}

} // namespace Hiwar
