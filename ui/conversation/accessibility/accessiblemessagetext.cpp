// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of an AccessibleMessage, its caret and its selection. Positions come from the message's
// layout, which is made if the message is out of view.
#include "ui/conversation/accessibility/accessiblemessage.h"
#include "ui/conversation/conversationview.h"

#include <algorithm>

namespace Hiwar {

int AccessibleMessage::selectionCount() const
{
    int start = 0;
    int end = 0;
    selection(0, &start, &end);
    return start < end ? 1 : 0;
}

void AccessibleMessage::selection(int index, int *start, int *end) const
{
    *start = *end = 0;
    const ConversationRange &range = view()->selection();
    if (index != 0 || range.isEmpty() || m_row < range.from.row || m_row > range.to.row)
        return;
    if (m_row == range.from.row)
        *start = spoken().offsetOf(range.from.text);
    *end = m_row == range.to.row ? spoken().offsetOf(range.to.text) : characterCount();
}

void AccessibleMessage::addSelection(int start, int end)
{
    setSelection(0, start, end);
}

void AccessibleMessage::removeSelection(int)
{
    if (selectionCount() > 0)
        view()->clearSelection();
}

void AccessibleMessage::setSelection(int, int start, int end)
{
    const AccessibleText &text = spoken();
    view()->select({{m_row, text.positionOf(start)}, {m_row, text.positionOf(end)}});
}

int AccessibleMessage::cursorPosition() const
{
    const auto caret = view()->caret();
    return caret && caret->row == m_row ? spoken().offsetOf(caret->text) : -1;
}

void AccessibleMessage::setCursorPosition(int position)
{
    view()->setCaret({m_row, spoken().positionOf(position)});
}

QString AccessibleMessage::text(int start, int end) const
{
    const QString &text = spoken().text();
    const qsizetype from = std::clamp<qsizetype>(start, 0, text.size());
    const qsizetype to = end < 0 ? text.size() : std::clamp<qsizetype>(end, from, text.size());
    return text.sliced(from, to - from);
}

int AccessibleMessage::characterCount() const
{
    return int(spoken().text().size());
}

std::pair<int, int> AccessibleMessage::lineAround(int offset) const
{
    const AccessibleText &text = spoken();
    const auto [begin, end] = text.blockAround(offset);
    const TextPosition position = text.positionOf(offset);
    const MessageLayout &layout = view()->rows().layout(m_row);
    if (position.block >= layout.blockCount() || !layout.block(position.block).hasCaretPositions())
        return {begin, end};
    const BlockLayout &block = layout.block(position.block);
    const LineSpan span = block.lineOf({position.offset, false});
    const int next = span.meetsNext ? span.to : span.to + 1;
    return {span.from == 0 ? begin : text.offsetOf({position.block, span.from}),
            next >= block.textSize()
                ? end
                : text.offsetOf({position.block, block.lineOf({next, false}).from})};
}

QString AccessibleMessage::line(int offset, int *start, int *end) const
{
    *start = *end = 0;
    if (offset < 0 || offset > characterCount())
        return {};
    std::tie(*start, *end) = lineAround(offset);
    return text(*start, *end);
}

QString AccessibleMessage::textBeforeOffset(int offset, QAccessible::TextBoundaryType type,
                                            int *start, int *end) const
{
    if (type != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textBeforeOffset(offset, type, start, end);
    return line(lineAround(offset).first - 1, start, end);
}

QString AccessibleMessage::textAfterOffset(int offset, QAccessible::TextBoundaryType type,
                                           int *start, int *end) const
{
    if (type != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textAfterOffset(offset, type, start, end);
    const int next = lineAround(offset).second;
    return line(next < characterCount() ? next : -1, start, end);
}

QString AccessibleMessage::textAtOffset(int offset, QAccessible::TextBoundaryType type, int *start,
                                        int *end) const
{
    if (type != QAccessible::LineBoundary)
        return QAccessibleTextInterface::textAtOffset(offset, type, start, end);
    return line(offset, start, end);
}

QRect AccessibleMessage::rectOf(int start, int end) const
{
    const AccessibleText &text = spoken();
    const MessageLayout &layout = view()->rows().layout(m_row);
    QRectF all;
    for (const QRectF &rect : layout.rectsOf(text.positionOf(start), text.positionOf(end)))
        all |= rect;
    if (!all.isEmpty())
        return onScreen(all.toAlignedRect());
    // For a line break or a mark: the rectangle of a caret there.
    const TextPosition position = text.positionOf(start);
    if (position.block >= layout.blockCount() || !layout.block(position.block).hasCaretPositions())
        return {};
    const QRectF caret = layout.block(position.block).caretRect({position.offset, false});
    QRect rect = caret.translated(layout.geometry().blocks.at(position.block)).toAlignedRect();
    rect.setWidth(std::max(rect.width(), 1)); // an empty rectangle would have no position
    return onScreen(rect);
}

QRect AccessibleMessage::characterRect(int offset) const
{
    return rectOf(offset, offset + 1);
}

int AccessibleMessage::offsetAtPoint(const QPoint &point) const
{
    if (!rect().contains(point))
        return -1;
    const QPoint inRow =
        view()->viewport()->mapFromGlobal(point) - view()->rowRect(m_row).topLeft();
    const int nearest = spoken().offsetOf(view()->rows().layout(m_row).hitTest(inRow).position);
    // Where two directions meet, the character under the point may be beside the nearest position
    // on screen, but not in the text.
    const auto [begin, end] = lineAround(nearest);
    for (int at = begin; at < end; ++at) {
        if (characterRect(at).contains(point))
            return at;
    }
    return nearest;
}

void AccessibleMessage::scrollToSubstring(int start, int end)
{
    const QPoint origin = rect().topLeft();
    const QPoint row(0, view()->rows().geometry().top(m_row));
    view()->ensureVisible(rectOf(start, end).translated(row - origin));
}

QString AccessibleMessage::attributes(int offset, int *start, int *end) const
{
    const SpokenRun run = spoken().runAt(offset);
    *start = run.start;
    *end = run.end;
    return run.attributes;
}

} // namespace Hiwar
