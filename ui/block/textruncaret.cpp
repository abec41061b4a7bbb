// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which offset of a TextRun a point is at, and where the caret is drawn there.
#include "ui/block/textrun.h"

#include <algorithm>
#include <cmath>

namespace Hiwar {

int TextRun::offsetAt(QPointF point) const
{
    return offsetOnLine(lineAt(point.y() - m_place.y()), point.x());
}

int TextRun::offsetOnLine(LineNumber number, qreal x) const
{
    const QTextLine line = textLine(number);
    const TextPart &part = m_parts[size_t(number.part)];
    const qreal local = x - m_place.x();
    int at = part.from + line.xToCursor(local, QTextLine::CursorBetweenCharacters);
    // Before or after a picture, never inside it.
    const TextPicture *picture = m_pictures.at(at);
    if (!picture && at > part.from + line.textStart())
        picture = m_pictures.at(at - 1);
    const QRectF rect = picture ? rectOf(*picture) : QRectF();
    if (rect.left() <= local && local < rect.right())
        return m_text.start + (local < rect.center().x() ? picture->start : picture->end());
    if (picture && at > picture->start && at < picture->end())
        at = picture->end();
    else if (m_mixed)
        at = nearestCaret(part, line, at, local);
    else if (const int end = line.textStart() + line.textLength();
             std::abs(line.cursorToX(end) - local) <
             std::abs(line.cursorToX(at - part.from) - local))
        at = part.from +
             end; // Qt stops one character before the end of a line that was broken within a word
    return std::min(m_text.start + at, lineSpan(number).to);
}

/// Where directions meet, one position on the line belongs to two offsets, and within a ligature to
/// none: returns the offset whose caret is drawn there (tst_caretbrowsing:
/// hitsTheOffsetItsCaretStandsAt).
int TextRun::nearestCaret(const TextPart &part, const QTextLine &line, int at, qreal x) const
{
    constexpr int longest = 400; // longer lines are not meant for people to read
    constexpr qreal better = 0.5;
    if (line.textLength() > longest)
        return at;
    qreal least = std::abs(line.cursorToX(at - part.from) - x) - better;
    for (int i = line.textStart(); i <= line.textStart() + line.textLength(); ++i) {
        const int local = part.from + i;
        if (!part.lines->layout.isValidCursorPosition(i) ||
            (local > 0 && isIsolate(m_text.text.at(local - 1))))
            continue;
        if (const TextPicture *picture = m_pictures.at(local); picture && local > picture->start)
            continue;
        const qreal away = std::abs(line.cursorToX(i) - x);
        if (away < least) {
            least = away;
            at = local;
        }
    }
    return at;
}

LineNumber TextRun::outermostLine(int direction) const
{
    if (direction > 0)
        return {0, 0};
    const size_t last = m_parts.size() - 1;
    return {int(last), laidOut(last).lines->layout.lineCount() - 1};
}

std::optional<LineNumber> TextRun::adjacentLine(LineNumber line, int direction) const
{
    const int next = line.line + direction;
    if (next >= 0 && next < laidOut(size_t(line.part)).lines->layout.lineCount())
        return LineNumber{line.part, next};
    const int part = line.part + direction;
    if (part < 0 || part >= int(m_parts.size()))
        return std::nullopt;
    return LineNumber{part,
                      direction > 0 ? 0 : laidOut(size_t(part)).lines->layout.lineCount() - 1};
}

LineNumber TextRun::lineWith(int offset, bool atLineEnd) const
{
    const int local = std::clamp(offset - m_text.start, 0, int(m_text.text.size()));
    const size_t index = partWith(local);
    const TextPart &part = laidOut(index);
    const QTextLine line = part.lines->layout.lineForTextPosition(local - part.from);
    const LineNumber number{int(index), line.isValid() ? line.lineNumber() : 0};
    const bool meets = line.isValid() && local > 0 && part.from + line.textStart() == local &&
                       !isLineBreak(m_text.text.at(local - 1)) &&
                       !m_text.text.at(local - 1).isSpace();
    return atLineEnd && meets ? adjacentLine(number, -1).value_or(number) : number;
}

LineSpan TextRun::lineSpan(LineNumber number) const
{
    const QTextLine line = textLine(number);
    const TextPart &part = m_parts[size_t(number.part)];
    const int from = part.from + line.textStart();
    int to = from + line.textLength();
    const bool isLast = to >= int(m_text.text.size());
    // The line break at the end belongs to the line, and so does the blank it was broken at: the
    // caret stays before it.
    if (to > from &&
        (isLineBreak(m_text.text.at(to - 1)) || (!isLast && m_text.text.at(to - 1).isSpace())))
        --to;
    const auto next = adjacentLine(number, 1);
    const bool meetsNext =
        next && to == m_parts[size_t(next->part)].from + textLine(*next).textStart();
    return {m_text.start + from, m_text.start + to, meetsNext};
}

QRectF TextRun::caretRect(int offset, bool atLineEnd) const
{
    int local = std::clamp(offset - m_text.start, 0, int(m_text.text.size()));
    if (const TextPicture *picture = m_pictures.at(local))
        local = picture->start;
    const LineNumber number = lineWith(offset, atLineEnd);
    const QTextLine line = textLine(number);
    const TextPart &part = m_parts[size_t(number.part)];
    return {m_place.x() + line.cursorToX(local - part.from), m_place.y() + part.top + line.y(), 0,
            line.height()};
}

/// Relative to the run; as wide as the picture, and from its line's baseline up.
QRectF TextRun::rectOf(const TextPicture &picture) const
{
    const TextPart &part = laidOut(partWith(picture.start));
    const int local = picture.start - part.from;
    const QTextLine line = part.lines->layout.lineForTextPosition(local);
    const QList<QGlyphRun> runs = line.glyphRuns(local, 1);
    const qreal left = runs.isEmpty() ? line.x() : runs.first().boundingRect().left();
    return {left, part.top + line.y() + line.ascent() - picture.ascent(), picture.width(),
            picture.ascent() + picture.descent()};
}

} // namespace Hiwar
