// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textparts.h"

#include <algorithm>

namespace Hiwar {

namespace {

bool goesOn(QChar c)
{
    return c.isLowSurrogate() || c.isMark() || c == QChar(0x200D);
}

/// The last position in (least, most] after a blank; `most` if there is none.
int behindBlank(QStringView text, int least, int most)
{
    for (int at = most; at > least; --at) {
        if (text.at(at - 1).isSpace())
            return at;
    }
    return most;
}

/// Avoids a cut within a character; gives up if its marks go back to `least`.
int betweenCharacters(QStringView text, int least, int at)
{
    int between = at;
    while (between > least && goesOn(text.at(between)))
        --between;
    if (between > least)
        return between;
    return text.at(at).isLowSurrogate() ? at - 1 : at;
}

bool isUnit(const TextRange &range)
{
    return range.styles.testAnyFlags(SpanStyle::Formula | SpanStyle::Image) &&
           range.length <= wrappedPart;
}

} // namespace

std::vector<int> partEnds(const RunText &text)
{
    std::vector<int> ends;
    const int size = int(text.text.size());
    const int longest = text.longestPart;
    const QList<TextRange> &ranges = text.ranges;
    qsizetype range = 0; // the first that does not end before the part
    for (int from = 0;;) {
        while (range < ranges.size() && ranges.at(range).start + ranges.at(range).length <= from)
            ++range;
        const qsizetype next = range + mostRanges;
        const bool isCrowded = next < ranges.size();
        const int crowded = isCrowded ? std::max(ranges.at(next).start, from + 1) : size;
        if (crowded - from <= longest + longest / 2 && !isCrowded)
            break;
        const int most = std::min(crowded, from + longest);
        if (most >= size)
            break;
        const int least = from + (most - from) / 2;
        int end = betweenCharacters(text.text, least, behindBlank(text.text, least, most));
        for (qsizetype i = range; i < ranges.size() && ranges.at(i).start < end; ++i) {
            const int rangeEnd = ranges.at(i).start + ranges.at(i).length;
            if (isUnit(ranges.at(i)) && rangeEnd > end)
                end = ranges.at(i).start > from ? ranges.at(i).start : rangeEnd;
        }
        end = std::max(end, from + 2);
        if (end >= size)
            break;
        ends.push_back(end);
        from = end;
    }
    ends.push_back(size);
    return ends;
}

} // namespace Hiwar
