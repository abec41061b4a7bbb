// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/caretbrowsing.h"

#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"

#include <QKeyEvent>

#include <algorithm>

namespace Hiwar {

CaretBrowsing::CaretBrowsing(ConversationView &view)
    : m_view(view)
    , m_text(view.rows())
    , m_caret(m_text, m_text)
{
}

void CaretBrowsing::setOn(bool on)
{
    m_isOn = on;
    if (on && m_view.m_rows.count() > 0) {
        putSomewhere();
        reveal();
    }
    m_view.noteSelection();
}

void CaretBrowsing::putSomewhere()
{
    if (!m_view.m_selection.caret())
        m_view.m_selection.place(firstPositionInView());
    follow();
    m_caret.settle();
    if (m_caret.current().position != m_view.m_selection.caret())
        m_view.m_selection.place(m_caret.current().position);
}

ConversationPosition CaretBrowsing::firstPositionInView() const
{
    const int row = m_view.m_cursor.row() >= 0 ? m_view.m_cursor.row() : m_view.visibleRows().first;
    const QRect rect = m_view.rowRect(row);
    const MessageLayout &layout = m_view.m_rows.layout(row);
    const int top = std::max(rect.top(), 0) - rect.top();
    for (int block = 0; block < layout.blockCount(); ++block) {
        const BlockLayout &text = layout.block(block);
        const QPoint corner = layout.geometry().blocks.at(block);
        if (!text.hasCaretPositions() || corner.y() + text.height() <= top)
            continue;
        // The first line that begins in view, at the side it begins on.
        BlockCaret caretPosition;
        while (corner.y() + text.caretRect(caretPosition).top() < top) {
            const auto below = text.besideLine(caretPosition, 1, text.caretRect(caretPosition).x());
            if (!below)
                break;
            caretPosition = *below;
        }
        return {row, {block, text.lineOf(caretPosition).from}};
    }
    return {row, {}};
}

bool CaretBrowsing::take(const QKeyEvent &event)
{
    if (m_view.m_rows.count() == 0)
        return false;
    if (event.key() == Qt::Key_F7 && event.modifiers() == Qt::NoModifier) {
        m_view.setCaretBrowsing(!m_isOn);
        return true;
    }
    if (m_isOn && event.key() == Qt::Key_Escape) {
        m_view.setCaretBrowsing(false);
        return true;
    }
    const auto wanted = caretStepFor(event);
    const bool extends = wanted && wanted->selects && !m_view.m_selection.isEmpty();
    if (!wanted || (!m_isOn && !extends))
        return false;
    putSomewhere();
    step(*wanted);
    return true;
}

void CaretBrowsing::step(const CaretStep &step)
{
    TextSelection &selection = m_view.m_selection;
    if (!step.selects && collapse(step.move)) {
        m_caret.set({*selection.caret()});
    } else {
        m_caret.move(step.move, m_view.viewport()->height());
        if (step.selects)
            selection.extendCaretTo(m_caret.current().position);
        else
            selection.place(m_caret.current().position);
    }
    if (m_isOn)
        m_view.makeCurrent(m_caret.current().position.row);
    m_view.noteSelection();
    reveal();
}

/// A letter to the side of something selected is its edge, as in every edit.
bool CaretBrowsing::collapse(CaretMove move)
{
    TextSelection &selection = m_view.m_selection;
    if (selection.isEmpty() || (move != CaretMove::Left && move != CaretMove::Right))
        return false;
    const ConversationRange range = selection.range();
    const bool forwards = (move == CaretMove::Right) != m_caret.runsRightToLeft();
    selection.place(forwards ? range.to : range.from);
    return true;
}

void CaretBrowsing::clickedAt(qreal contentsY)
{
    follow();
    if (!viewportRect())
        return;
    CaretPosition atEnd = m_caret.current();
    atEnd.atLineEnd = true;
    const QRectF line = m_text.caretRect(m_caret.current());
    if (contentsY < line.top() && contentsY < m_text.caretRect(atEnd).bottom())
        m_caret.set(atEnd);
}

void CaretBrowsing::follow()
{
    const auto caret = m_view.m_selection.caret();
    if (caret && *caret != m_caret.current().position)
        m_caret.set({*caret});
}

void CaretBrowsing::reveal()
{
    if (const auto position = m_view.caret())
        m_view.m_code->reveal(*position);
    // What comes into view is measured only then, which may move the caret's line once more.
    constexpr int enough = 3;
    for (int round = 0; round < enough; ++round) {
        const auto rect = viewportRect();
        if (!rect)
            return;
        m_view.ensureVisible(rect->translated(0, m_view.scrollY()));
    }
}

std::optional<CaretPosition> CaretBrowsing::shownPosition() const
{
    if (!m_isOn || !m_view.m_focused || !m_view.m_selection.caret())
        return std::nullopt;
    return m_caret.current();
}

std::optional<QRect> CaretBrowsing::viewportRect() const
{
    const auto [row, text] = m_caret.current().position;
    if (!m_view.m_selection.caret() || row >= m_text.rowCount() ||
        text.block >= m_text.blockCount(row) ||
        !m_view.m_rows.layout(row).block(text.block).hasCaretPositions())
        return std::nullopt;
    const QRectF rect = m_text.caretRect(m_caret.current());
    return rect.translated(0, -m_view.scrollY()).toAlignedRect();
}

} // namespace Hiwar
