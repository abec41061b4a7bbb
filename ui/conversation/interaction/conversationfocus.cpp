// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/conversationfocus.h"

#include "ui/conversation/interaction/codecontrols.h"

#include <algorithm>

namespace Hiwar {

ConversationFocus::ConversationFocus(ConversationViewport &viewport, CodeControls &code)
    : m_viewport(viewport)
    , m_code(code)
{
}

std::optional<FocusTarget> ConversationFocus::target() const
{
    MessageRows &rows = m_viewport.rows();
    if (!m_isShown || !m_hasKeyboard || m_cursor.focusTarget() < 0 ||
        m_cursor.row() >= rows.count())
        return std::nullopt;
    const FocusTargets &targets = rows.layout(m_cursor.row()).focusTargets();
    return m_cursor.focusTarget() < targets.size()
               ? std::optional(targets.at(m_cursor.focusTarget()))
               : std::nullopt;
}

std::optional<FocusTarget> ConversationFocus::linkAt(const ConversationPosition &position) const
{
    MessageRows &rows = m_viewport.rows();
    if (position.row < 0 || position.row >= rows.count())
        return std::nullopt;
    const FocusTargets &targets = rows.layout(position.row).focusTargets();
    const auto found = std::find_if(targets.begin(), targets.end(), [&](const FocusTarget &target) {
        return !target.code && target.link.from <= position.text && position.text <= target.link.to;
    });
    return found != targets.end() ? std::optional(*found) : std::nullopt;
}

int ConversationFocus::actionCount(int row) const
{
    return int(m_viewport.rows().actions(row).size());
}

void ConversationFocus::setCurrent(int row, int action)
{
    if (row < 0 || row >= m_viewport.rows().count())
        return;
    m_cursor.set(row, action);
    m_cursor.clampAction(actionCount(row));
    m_isShown = true;
    m_viewport.ensureVisible(row);
    emit changed();
}

void ConversationFocus::setCurrentAgain()
{
    setCurrent(m_cursor.row() >= 0 ? m_cursor.row() : std::max(0, m_viewport.visibleRows().last));
}

void ConversationFocus::setCurrentTarget(int row, int focusTarget)
{
    if (row < 0 || row >= m_viewport.rows().count())
        return;
    m_cursor.setStop(row, focusTarget);
    m_isShown = true;
    if (const auto current = target())
        ensureVisible(row, *current);
    emit changed();
}

void ConversationFocus::makeCurrent(int row)
{
    m_isShown = true;
    if (row == m_cursor.row() && m_cursor.focusTarget() < 0 && m_cursor.action() < 0)
        return;
    m_cursor.set(row);
    emit changed();
}

void ConversationFocus::step(int direction, bool byMessage)
{
    const int count = m_viewport.rows().count();
    if (count == 0)
        return;
    if (direction < 0)
        m_viewport.turnedUp();
    if (m_cursor.row() < 0)
        return setCurrentAgain();
    const int row = m_cursor.row();
    const QRect rect = m_viewport.rowRect(row);
    const int height = m_viewport.height();
    // A message that continues beyond the edge is scrolled before the next one becomes current.
    const bool goesOn = direction > 0 ? rect.bottom() >= height && rect.top() < height
                                      : rect.top() < 0 && rect.bottom() >= 0;
    if (!byMessage && goesOn)
        return m_viewport.scrollBy(direction > 0 ? QAbstractSlider::SliderSingleStepAdd
                                                 : QAbstractSlider::SliderSingleStepSub);
    setCurrent(std::clamp(row + direction, 0, count - 1));
}

bool ConversationFocus::stepAction(int direction)
{
    if (m_cursor.row() < 0)
        return false;
    MessageCursor next = m_cursor;
    if (!next.stepAction(direction, actionCount(m_cursor.row())))
        return false;
    setCurrent(next.row(), next.action());
    return true;
}

bool ConversationFocus::stepOn(int direction)
{
    const int row = m_cursor.row();
    if (row < 0)
        return false;
    const int targets = int(m_viewport.rows().layout(row).focusTargets().size());
    if (!m_cursor.stepOn(direction, targets, actionCount(row)))
        return false;
    const auto reached = target();
    if (reached)
        ensureVisible(row, *reached);
    else
        m_viewport.ensureVisible(row);
    if (reached && !reached->code)
        emit linkReached({row, reached->link.from});
    emit changed();
    return true;
}

void ConversationFocus::goToQuestion(int direction)
{
    const MessageRows &rows = m_viewport.rows();
    const RowRange seen = m_viewport.visibleRows();
    if (seen.isEmpty())
        return;
    // From the current message while it is in view; else from the top edge.
    const bool fromCursor = seen.contains(m_cursor.row());
    int row = fromCursor ? m_cursor.row() : seen.first;
    if (fromCursor || direction > 0 || rows.geometry().top(row) >= m_viewport.y())
        row += direction;
    while (row >= 0 && row < rows.count() && rows.author(row) != Role::User)
        row += direction;
    if (row >= rows.count())
        return m_viewport.goToEnd();
    goTo(std::max(row, 0));
}

void ConversationFocus::goTo(int row)
{
    setCurrent(row);
    m_viewport.goTo(row);
}

void ConversationFocus::rowsRemoved(int first, int count)
{
    m_cursor.rowsRemoved(first, count, m_viewport.rows().count());
}

void ConversationFocus::ensureVisible(int row, const FocusTarget &focusTarget)
{
    if (!focusTarget.code)
        m_code.reveal({row, focusTarget.link.from});
    const MessageLayout &layout = m_viewport.rows().layout(row);
    const int top = m_viewport.rows().geometry().top(row);
    const QRect seen(QPoint(0, m_viewport.y()), m_viewport.widget().size());
    for (const QRectF &rect : layout.rectsOf(focusTarget)) {
        QRect position = rect.toAlignedRect().translated(0, top);
        // A code header floats while its block is in view; otherwise it is at the block's top.
        const QRect block = layout.blockRect(focusTarget.block()).translated(0, top);
        if (focusTarget.code && !seen.intersects(block))
            position.moveTop(block.top());
        if (!focusTarget.code || !seen.contains(position))
            m_viewport.ensureVisible(position);
    }
}

} // namespace Hiwar
