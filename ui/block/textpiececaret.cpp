// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Between which letters of a TextPiece a point lies, and where a caret stands there.
#include "ui/block/textpiece.h"

#include <algorithm>
#include <cmath>

namespace Hiwar {

int TextPiece::offsetAt(QPointF point) const
{
    return offsetOnLine(lineAt(point.y() - m_place.y()), point.x());
}

int TextPiece::offsetOnLine(int line, qreal x) const
{
    const QTextLine laidOut = m_layout->lineAt(line);
    const qreal local = x - m_place.x();
    int at = laidOut.xToCursor(local, QTextLine::CursorBetweenCharacters);
    // Before or behind a picture, never in it.
    const TextPicture *picture = m_pictures.at(at);
    if (!picture && at > laidOut.textStart())
        picture = m_pictures.at(at - 1);
    const QRectF rect = picture ? rectOf(*picture) : QRectF();
    if (rect.left() <= local && local < rect.right())
        return m_text.start + (local < rect.center().x() ? picture->start : picture->end());
    if (picture && at > picture->start && at < picture->end())
        at = picture->end();
    else if (m_mixed)
        at = nearestCaret(laidOut, at, local);
    else if (const int end = laidOut.textStart() + laidOut.textLength();
             std::abs(laidOut.cursorToX(end) - local) < std::abs(laidOut.cursorToX(at) - local))
        at = end; // Qt stops one sign before the end of a line that was broken within a word
    return std::min(m_text.start + at, lineSpan(line).to);
}

/// Where directions meet, one place on the line belongs to two offsets, and within a ligature to
/// none: that one counts whose caret is drawn there (tst_caretbrowsing:
/// hitsTheOffsetItsCaretStandsAt).
int TextPiece::nearestCaret(const QTextLine &line, int at, qreal x) const
{
    constexpr int longest = 400; // what is longer is not for people to read
    constexpr qreal better = 0.5;
    if (line.textLength() > longest)
        return at;
    qreal least = std::abs(line.cursorToX(at) - x) - better;
    for (int i = line.textStart(); i <= line.textStart() + line.textLength(); ++i) {
        if (!m_layout->isValidCursorPosition(i) || (i > 0 && isIsolate(m_text.text.at(i - 1))))
            continue;
        if (const TextPicture *picture = m_pictures.at(i); picture && i > picture->start)
            continue;
        const qreal away = std::abs(line.cursorToX(i) - x);
        if (away < least) {
            least = away;
            at = i;
        }
    }
    return at;
}

int TextPiece::lineWith(int offset, bool atLineEnd) const
{
    const int local = std::clamp(offset - m_text.start, 0, int(m_text.text.size()));
    const QTextLine line = m_layout->lineForTextPosition(local);
    if (!line.isValid())
        return 0;
    const bool meets = local > 0 && line.textStart() == local &&
                       m_text.text.at(local - 1) != QChar::LineSeparator &&
                       !m_text.text.at(local - 1).isSpace();
    return line.lineNumber() - (atLineEnd && meets ? 1 : 0);
}

LineSpan TextPiece::lineSpan(int line) const
{
    const QTextLine laidOut = m_layout->lineAt(line);
    int to = laidOut.textStart() + laidOut.textLength();
    const bool isLast = line + 1 >= m_layout->lineCount();
    // The break at a line's end belongs to the line, as does the blank it was broken at: the caret
    // stays before it.
    if (to > laidOut.textStart() && (m_text.text.at(to - 1) == QChar::LineSeparator ||
                                     (!isLast && m_text.text.at(to - 1).isSpace())))
        --to;
    const bool meetsNext = !isLast && to == m_layout->lineAt(line + 1).textStart();
    return {m_text.start + laidOut.textStart(), m_text.start + to, meetsNext};
}

QRectF TextPiece::caretRect(int offset, bool atLineEnd) const
{
    int local = std::clamp(offset - m_text.start, 0, int(m_text.text.size()));
    if (const TextPicture *picture = m_pictures.at(local))
        local = picture->start;
    const QTextLine line = m_layout->lineAt(lineWith(offset, atLineEnd));
    return {m_place.x() + line.cursorToX(local), m_place.y() + line.y(), 0, line.height()};
}

/// Without its place; as wide as it is, from its line's baseline up.
QRectF TextPiece::rectOf(const TextPicture &picture) const
{
    const QTextLine line = m_layout->lineForTextPosition(picture.start);
    const QList<QGlyphRun> runs = line.glyphRuns(picture.start, 1);
    const qreal left = runs.isEmpty() ? line.x() : runs.first().boundingRect().left();
    return {left, line.y() + line.ascent() - picture.ascent(), picture.width(),
            picture.ascent() + picture.descent()};
}

} // namespace Hiwar
