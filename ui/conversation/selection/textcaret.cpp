// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/textcaret.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace Hiwar {

namespace {

int nextBoundary(const QString &text, int offset, bool forwards, bool byWord)
{
    QTextBoundaryFinder finder(byWord ? QTextBoundaryFinder::Word : QTextBoundaryFinder::Grapheme,
                               text);
    finder.setPosition(offset);
    const int edge = forwards ? int(text.size()) : 0;
    for (;;) {
        const auto found = forwards ? finder.toNextBoundary() : finder.toPreviousBoundary();
        if (found < 0)
            return edge;
        if (!byWord || found == edge ||
            finder.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem))
            return int(found);
    }
}

bool isOnlyIsolates(QStringView text)
{
    return std::all_of(text.begin(), text.end(), isIsolate);
}

/// Moves an offset inside a formula to its edge.
int leaveFormula(const BlockText &text, int offset, bool forwards)
{
    for (const RunText &run : text.runs) {
        for (const TextRange &range : run.ranges) {
            const int from = run.start + range.start;
            const int to = from + range.length;
            if (range.styles.testFlag(SpanStyle::Formula) && from < offset && offset < to)
                return forwards ? to : from;
        }
    }
    return offset;
}

} // namespace

std::optional<int> adjacentOffset(const BlockText &text, int offset, bool forwards, bool byWord)
{
    const QString &whole = text.whole;
    int at = offset;
    const int edge = forwards ? int(whole.size()) : 0;
    // An isolate is invisible: it is no step of its own, and the caret is before it.
    while (at != edge) {
        const int next = leaveFormula(text, nextBoundary(whole, at, forwards, byWord), forwards);
        const bool seen =
            !isOnlyIsolates(QStringView(whole).mid(std::min(at, next), std::abs(next - at)));
        at = next;
        if (!seen)
            continue;
        while (at > 0 && isIsolate(whole.at(at - 1)))
            --at;
        return at;
    }
    return std::nullopt;
}

TextCaret::TextCaret(const CaretText &text, const CaretLines &lines)
    : m_text(text)
    , m_lines(lines)
{
}

void TextCaret::set(const CaretPosition &caretPosition)
{
    if (caretPosition == m_position)
        return;
    m_position = caretPosition;
    m_x.reset();
}

void TextCaret::settle()
{
    CaretPosition caretPosition = m_position;
    const int lastRow = m_text.rowCount() - 1;
    if (lastRow < 0)
        return;
    ConversationPosition &position = caretPosition.position;
    position.row = std::clamp(position.row, 0, lastRow);
    position.text.block =
        std::clamp(position.text.block, 0, std::max(m_text.blockCount(position.row) - 1, 0));
    if (!hasPositions(position.row, position.text.block)) {
        for (const int direction : {1, -1}) {
            if (const auto beside = adjacentBlock(position.row, position.text.block, direction)) {
                position = *beside;
                break;
            }
        }
    }
    set(caretPosition);
    const int size = textSize();
    if (m_position.position.text.offset > size)
        set({{position.row, {position.text.block, size}}});
}

void TextCaret::move(CaretMove move, qreal pageHeight)
{
    settle();
    if (m_text.rowCount() == 0 ||
        !hasPositions(m_position.position.row, m_position.position.text.block))
        return;
    switch (move) {
    case CaretMove::Left:
    case CaretMove::Right:
        return moveInText((move == CaretMove::Right) != runsRightToLeft(), false);
    case CaretMove::WordLeft:
    case CaretMove::WordRight:
        return moveInText((move == CaretMove::WordRight) != runsRightToLeft(), true);
    case CaretMove::LineUp:
        return moveLine(-1);
    case CaretMove::LineDown:
        return moveLine(1);
    case CaretMove::LineStart:
    case CaretMove::LineEnd:
        return moveToLineEdge(move == CaretMove::LineEnd);
    case CaretMove::BlockUp:
        return moveBlock(-1);
    case CaretMove::BlockDown:
        return moveBlock(1);
    case CaretMove::PageUp:
        return movePage(-1, pageHeight);
    case CaretMove::PageDown:
        return movePage(1, pageHeight);
    case CaretMove::MessageUp:
        return moveMessage(-1);
    case CaretMove::MessageDown:
        return moveMessage(1);
    case CaretMove::ConversationStart:
        return moveToEnd(-1);
    case CaretMove::ConversationEnd:
        return moveToEnd(1);
    }
}

void TextCaret::moveInText(bool forwards, bool byWord)
{
    const auto [row, text] = m_position.position;
    if (const auto offset =
            adjacentOffset(m_text.blockText(row, text.block), text.offset, forwards, byWord))
        return set({{row, {text.block, *offset}}});
    const auto beside = adjacentBlock(row, text.block, forwards ? 1 : -1);
    if (!beside)
        return;
    set({*beside});
    if (!forwards)
        set({{beside->row, {beside->text.block, textSize()}}});
}

void TextCaret::moveLine(int direction)
{
    const qreal x = m_x.value_or(m_lines.caretRect(m_position).x());
    moveLine(direction, x);
    m_x = x;
}

void TextCaret::moveLine(int direction, qreal x)
{
    ConversationPosition position = m_position.position;
    auto caretPosition = m_lines.besideLine(m_position, direction, x);
    if (!caretPosition) {
        const auto beside = adjacentBlock(position.row, position.text.block, direction);
        if (!beside)
            return moveToLineEdge(direction > 0);
        position = *beside;
        caretPosition = m_lines.enteredAt(position.row, position.text.block, direction, x);
    }
    set({{position.row, {position.text.block, caretPosition->offset}}, caretPosition->atLineEnd});
}

void TextCaret::moveToLineEdge(bool end)
{
    const LineSpan line = m_lines.lineOf(m_position);
    ConversationPosition position = m_position.position;
    position.text.offset = end ? line.to : line.from;
    set({position, end && line.meetsNext});
}

void TextCaret::moveBlock(int direction)
{
    ConversationPosition position = m_position.position;
    if (direction < 0 && position.text.offset > 0) {
        position.text.offset = 0;
        return set({position});
    }
    if (const auto beside = adjacentBlock(position.row, position.text.block, direction))
        return set({*beside});
    position.text.offset = direction > 0 ? textSize() : 0;
    set({position});
}

void TextCaret::movePage(int direction, qreal height)
{
    const QRectF from = m_lines.caretRect(m_position);
    const qreal x = m_x.value_or(from.x());
    CaretPosition before;
    do {
        before = m_position;
        moveLine(direction, x);
    } while (m_position != before &&
             std::abs(m_lines.caretRect(m_position).y() - from.y()) + from.height() * 2 < height);
    m_x = x;
}

std::optional<ConversationPosition> TextCaret::firstPositionIn(int row) const
{
    const auto first = adjacentBlock(row, -1, 1);
    return first && first->row == row ? first : std::nullopt;
}

void TextCaret::moveMessage(int direction)
{
    int row = m_position.position.row;
    // Going up, the beginning of its own message comes first.
    if (direction > 0 || firstPositionIn(row) == m_position.position)
        row += direction;
    for (; row >= 0 && row < m_text.rowCount(); row += direction) {
        if (const auto first = firstPositionIn(row))
            return set({*first});
    }
    if (direction > 0)
        moveToEnd(1);
}

void TextCaret::moveToEnd(int direction)
{
    const int row = direction > 0 ? m_text.rowCount() : -1;
    const auto found = adjacentBlock(row, 0, -direction);
    if (!found)
        return;
    set({*found});
    if (direction > 0)
        set({{found->row, {found->text.block, textSize()}}});
}

bool TextCaret::hasPositions(int row, int block) const
{
    return block >= 0 && block < m_text.blockCount(row) &&
           !m_text.blockText(row, block).runs.isEmpty();
}

std::optional<ConversationPosition> TextCaret::adjacentBlock(int row, int block,
                                                             int direction) const
{
    for (;;) {
        block += direction;
        const bool inRow =
            row >= 0 && row < m_text.rowCount() && block >= 0 && block < m_text.blockCount(row);
        if (inRow && hasPositions(row, block))
            return ConversationPosition{row, {block, 0}};
        if (inRow)
            continue;
        row += direction;
        if (row < 0 || row >= m_text.rowCount())
            return std::nullopt;
        block = direction > 0 ? -1 : m_text.blockCount(row);
    }
}

bool TextCaret::runsRightToLeft() const
{
    const auto [row, position] = m_position.position;
    const BlockText text = m_text.blockText(row, position.block);
    Qt::LayoutDirection direction = Qt::LeftToRight;
    for (const RunText &run : text.runs) {
        if (run.start <= position.offset)
            direction = run.direction;
    }
    return direction == Qt::RightToLeft;
}

int TextCaret::textSize() const
{
    const auto [row, position] = m_position.position;
    return int(m_text.blockText(row, position.block).whole.size());
}

} // namespace Hiwar
