// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/editscript.h"

#include <algorithm>
#include <vector>

namespace Hiwar {

namespace {

/// A part of both sequences.
struct Box
{
    qsizetype left, right; ///< of the first one: from, to
    qsizetype top, bottom; ///< of the second one
};

struct Point
{
    qsizetype x, y;
};

/// Marks the items that are only in one of them.
class EditSearch
{
public:
    EditSearch(std::span<const int> first, std::span<const int> second, qsizetype limit)
        : m_first(first)
        , m_second(second)
        , m_limit(std::max<qsizetype>(limit, 1))
        , m_zero(qsizetype(second.size()) + 1)
        , m_forward(first.size() + second.size() + 3)
        , m_backward(m_forward.size())
        , m_isRemoved(first.size())
        , m_isAdded(second.size())
    {
    }

    QList<CommonItems> run()
    {
        m_waiting.push_back({0, qsizetype(m_first.size()), 0, qsizetype(m_second.size())});
        while (!m_waiting.empty()) {
            const Box box = m_waiting.back();
            m_waiting.pop_back();
            solve(box);
        }
        return common();
    }

private:
    [[nodiscard]] bool isEqual(qsizetype x, qsizetype y) const
    {
        return m_first[std::size_t(x)] == m_second[std::size_t(y)];
    }

    void solve(Box box)
    {
        while (box.left < box.right && box.top < box.bottom && isEqual(box.left, box.top)) {
            ++box.left;
            ++box.top;
        }
        while (box.left < box.right && box.top < box.bottom &&
               isEqual(box.right - 1, box.bottom - 1)) {
            --box.right;
            --box.bottom;
        }
        if (box.left == box.right || box.top == box.bottom) {
            std::fill(m_isRemoved.begin() + box.left, m_isRemoved.begin() + box.right, 1);
            std::fill(m_isAdded.begin() + box.top, m_isAdded.begin() + box.bottom, 1);
            return;
        }
        const Point middle = middleOf(box);
        m_waiting.push_back({middle.x, box.right, middle.y, box.bottom});
        m_waiting.push_back({box.left, middle.x, box.top, middle.y});
    }

    qsizetype &forward(qsizetype diagonal) { return m_forward[std::size_t(diagonal + m_zero)]; }
    qsizetype &backward(qsizetype diagonal) { return m_backward[std::size_t(diagonal + m_zero)]; }

    /// The diagonals (x - y) that one search is on.
    struct Reach
    {
        qsizetype low, high;
    };

    void widen(Reach &reach, qsizetype least, qsizetype most, bool isForward)
    {
        constexpr qsizetype never = PTRDIFF_MAX / 2;
        const auto bar = [&](qsizetype diagonal) {
            if (isForward)
                forward(diagonal) = -1;
            else
                backward(diagonal) = never;
        };
        if (reach.low > least)
            bar(--reach.low - 1);
        else
            ++reach.low;
        if (reach.high < most)
            bar(++reach.high + 1);
        else
            --reach.high;
    }

    /// A point on a best way through the box, other than its corners.
    Point middleOf(const Box &box)
    {
        const qsizetype least = box.left - box.bottom;
        const qsizetype most = box.right - box.top;
        const qsizetype fromStart = box.left - box.top;
        const qsizetype fromEnd = box.right - box.bottom;
        const bool isOdd = ((fromStart - fromEnd) & 1) != 0;
        Reach down{fromStart, fromStart};
        Reach up{fromEnd, fromEnd};
        forward(fromStart) = box.left;
        backward(fromEnd) = box.right;
        for (qsizetype cost = 1;; ++cost) {
            widen(down, least, most, true);
            for (qsizetype d = down.high; d >= down.low; d -= 2) {
                const qsizetype before = forward(d - 1);
                const qsizetype after = forward(d + 1);
                qsizetype x = before < after ? after : before + 1;
                while (x < box.right && x - d < box.bottom && isEqual(x, x - d))
                    ++x;
                forward(d) = x;
                if (isOdd && up.low <= d && d <= up.high && backward(d) <= x)
                    return {x, x - d};
            }
            widen(up, least, most, false);
            for (qsizetype d = up.high; d >= up.low; d -= 2) {
                const qsizetype before = backward(d - 1);
                const qsizetype after = backward(d + 1);
                qsizetype x = before < after ? before : after - 1;
                while (box.left < x && box.top < x - d && isEqual(x - 1, x - d - 1))
                    --x;
                backward(d) = x;
                if (!isOdd && down.low <= d && d <= down.high && x <= forward(d))
                    return {x, x - d};
            }
            if (cost >= m_limit)
                return furthest(box, down, up);
        }
    }

    Point furthest(const Box &box, const Reach &down, const Reach &up)
    {
        Point best{box.left, box.top};
        for (qsizetype d = down.high; d >= down.low; d -= 2) {
            const qsizetype x = std::min({forward(d), box.right, box.bottom + d});
            if (x + x - d > best.x + best.y)
                best = {x, x - d};
        }
        Point last{box.right, box.bottom};
        for (qsizetype d = up.high; d >= up.low; d -= 2) {
            const qsizetype x = std::max({backward(d), box.left, box.top + d});
            if (x + x - d < last.x + last.y)
                last = {x, x - d};
        }
        const qsizetype ahead = best.x + best.y - box.left - box.top;
        const qsizetype behind = box.right + box.bottom - last.x - last.y;
        return ahead >= behind ? best : last;
    }

    [[nodiscard]] QList<CommonItems> common() const
    {
        QList<CommonItems> found;
        qsizetype x = 0;
        qsizetype y = 0;
        const auto width = qsizetype(m_first.size());
        const auto height = qsizetype(m_second.size());
        while (true) {
            while (x < width && m_isRemoved[std::size_t(x)])
                ++x;
            while (y < height && m_isAdded[std::size_t(y)])
                ++y;
            if (x == width || y == height)
                return found;
            const CommonItems begun{x, y, 0};
            while (x < width && y < height && !m_isRemoved[std::size_t(x)] &&
                   !m_isAdded[std::size_t(y)]) {
                ++x;
                ++y;
            }
            found.append({begun.first, begun.second, x - begun.first});
        }
    }

    std::span<const int> m_first;
    std::span<const int> m_second;
    qsizetype m_limit;
    qsizetype m_zero; // the place of diagonal 0
    std::vector<qsizetype> m_forward;
    std::vector<qsizetype> m_backward;
    std::vector<char> m_isRemoved;
    std::vector<char> m_isAdded;
    std::vector<Box> m_waiting;
};

} // namespace

QList<CommonItems> commonItems(std::span<const int> first, std::span<const int> second,
                               qsizetype limit)
{
    return EditSearch(first, second, limit).run();
}

QList<qsizetype> longestAscent(std::span<const qsizetype> numbers)
{
    std::vector<qsizetype> ends; // places: the least end of an ascent of that length
    std::vector<qsizetype> former(numbers.size(), -1);
    const auto numberAt = [&](qsizetype place) { return numbers[std::size_t(place)]; };
    for (qsizetype i = 0; i < qsizetype(numbers.size()); ++i) {
        const auto at =
            std::lower_bound(ends.begin(), ends.end(), numberAt(i),
                             [&](qsizetype place, qsizetype n) { return numberAt(place) < n; });
        if (at != ends.begin())
            former[std::size_t(i)] = *(at - 1);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    QList<qsizetype> ascent;
    for (qsizetype i = ends.empty() ? -1 : ends.back(); i >= 0; i = former[std::size_t(i)])
        ascent.prepend(i);
    return ascent;
}

} // namespace Hiwar
