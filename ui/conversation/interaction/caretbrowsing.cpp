// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/caretbrowsing.h"

#include "ui/conversation/interaction/codecontrols.h"
#include "ui/conversation/interaction/conversationfocus.h"

#include <QKeyEvent>

#include <algorithm>

namespace Hiwar {

CaretBrowsing::CaretBrowsing(ConversationViewport &viewport, ConversationFocus &focus,
                             CodeControls &code)
    : m_viewport(viewport)
    , m_focus(focus)
    , m_code(code)
    , m_text(viewport.rows())
    , m_caret(m_text, m_text)
{
    connect(&viewport.selection(), &ConversationSelection::touched, this, &CaretBrowsing::follow);
    connect(&focus, &ConversationFocus::linkReached, this, [this](const auto &position) {
        if (!m_isOn)
            return;
        m_viewport.selection().place(position);
        reveal();
    });
}

void CaretBrowsing::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    if (on && m_viewport.rows().count() > 0) {
        putSomewhere();
        reveal();
    }
    m_viewport.update();
    emit toggled(on);
}

void CaretBrowsing::putSomewhere()
{
    ConversationSelection &selection = m_viewport.selection();
    if (selection.caret())
        follow();
    else
        m_caret.set({firstPositionInView()});
    m_caret.settle();
    if (m_caret.current().position != selection.caret())
        selection.place(m_caret.current().position);
}

ConversationPosition CaretBrowsing::firstPositionInView() const
{
    const int row =
        m_focus.cursor().row() >= 0 ? m_focus.cursor().row() : m_viewport.visibleRows().first;
    const QRect rect = m_viewport.rowRect(row);
    const MessageLayout &layout = m_viewport.rows().layout(row);
    const int top = std::max(rect.top(), 0) - rect.top();
    for (int block = 0; block < layout.blockCount(); ++block) {
        const BlockLayout &text = layout.block(block);
        const QPoint corner = layout.geometry().blocks.at(block);
        if (!text.hasCaretPositions() || corner.y() + text.height() <= top)
            continue;
        // The beginning of the first line whose top is in view.
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
    if (m_viewport.rows().count() == 0)
        return false;
    if (event.key() == Qt::Key_F7 && event.modifiers() == Qt::NoModifier) {
        setOn(!m_isOn);
        return true;
    }
    if (m_isOn && event.key() == Qt::Key_Escape) {
        setOn(false);
        return true;
    }
    const auto wanted = caretStepFor(event);
    const bool extends = wanted && wanted->selects && !m_viewport.selection().isEmpty();
    if (!wanted || (!m_isOn && !extends))
        return false;
    putSomewhere();
    step(*wanted);
    return true;
}

void CaretBrowsing::step(const CaretStep &step)
{
    const auto edge = step.selects ? std::nullopt : edgeTowards(step.move);
    if (edge)
        m_caret.set({*edge});
    else
        m_caret.move(step.move, m_viewport.height());
    const ConversationPosition position = m_caret.current().position;
    if (m_isOn)
        m_focus.makeCurrent(position.row);
    if (step.selects)
        m_viewport.selection().extendCaretTo(position);
    else
        m_viewport.selection().place(position);
    reveal();
}

std::optional<ConversationPosition> CaretBrowsing::edgeTowards(CaretMove move) const
{
    const ConversationSelection &selection = m_viewport.selection();
    if (selection.isEmpty() || (move != CaretMove::Left && move != CaretMove::Right))
        return std::nullopt;
    const bool forwards = (move == CaretMove::Right) != m_caret.runsRightToLeft();
    return forwards ? selection.range().to : selection.range().from;
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
    const auto caret = m_viewport.selection().caret();
    if (caret && *caret != m_caret.current().position)
        m_caret.set({*caret});
}

void CaretBrowsing::reveal()
{
    if (const auto position = m_viewport.selection().caret())
        m_code.reveal(*position);
    // Rows are measured only when they come into view, which may move the caret's line again.
    constexpr int enough = 3;
    for (int round = 0; round < enough; ++round) {
        const auto rect = viewportRect();
        if (!rect)
            return;
        m_viewport.ensureVisible(rect->translated(0, m_viewport.y()));
    }
}

std::optional<CaretPosition> CaretBrowsing::shownPosition() const
{
    if (!m_isOn || !m_focus.hasKeyboard() || !m_viewport.selection().caret())
        return std::nullopt;
    return m_caret.current();
}

std::optional<QRect> CaretBrowsing::viewportRect() const
{
    const auto [row, text] = m_caret.current().position;
    if (!m_viewport.selection().caret() || row >= m_text.rowCount() ||
        text.block >= m_text.blockCount(row) ||
        !m_viewport.rows().layout(row).block(text.block).hasCaretPositions())
        return std::nullopt;
    const QRectF rect = m_text.caretRect(m_caret.current());
    return rect.translated(0, -m_viewport.y()).toAlignedRect();
}

} // namespace Hiwar
