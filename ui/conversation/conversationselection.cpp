// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is selected in the ConversationView, and its caret.
#include "ui/block/blocktext.h"
#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/selectiongesture.h"

namespace Hiwar {

QString ConversationView::selectedText() const
{
    return Hiwar::selectedText(m_selection.range(), messages());
}

QString ConversationView::selectedMarkdown() const
{
    return Hiwar::selectedMarkdown(m_selection.range(), messages());
}

void ConversationView::setCaret(const ConversationPosition &position)
{
    select({position, position});
}

void ConversationView::select(const ConversationRange &range)
{
    m_selection.select(range);
    noteSelection();
    m_caretBrowsing->reveal();
}

void ConversationView::reveal(const ConversationPosition &position)
{
    m_code->reveal(position);
}

void ConversationView::selectAll()
{
    const int rows = m_rows.count();
    if (rows == 0)
        return;
    const ShownBlocks last = shownBlocks(m_rows.message(rows - 1));
    TextPosition end;
    if (const qsizetype blocks = last.size(); blocks > 0)
        end = {int(blocks) - 1, int(blockText(last.at(blocks - 1)).whole.size())};
    m_selection.select({ConversationPosition(), {rows - 1, end}});
    noteSelection();
}

void ConversationView::clearSelection()
{
    if (const auto caret = m_selection.caret())
        m_selection.place(*caret);
    noteSelection();
}

void ConversationView::setCaretBrowsing(bool on)
{
    if (on == isCaretBrowsing())
        return;
    m_caretBrowsing->setOn(on);
    emit caretBrowsingChanged(on);
}

bool ConversationView::isCaretBrowsing() const
{
    return m_caretBrowsing->isOn();
}

void ConversationView::forgetPositionsIn(int row)
{
    m_primary.keep();
    if (const auto [from, to] = m_selection.partOf(row); from < to)
        clearSelection();
}

void ConversationView::setDirection(int row, Qt::LayoutDirection direction)
{
    forgetPositionsIn(row);
    m_rows.setDirection(row, direction);
    layOutVisible();
    viewport()->update();
}

void ConversationView::setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start)
{
    m_gesture->setDragStart(std::move(start));
}

void ConversationView::noteSelection()
{
    viewport()->update();
    m_caretBrowsing->follow();
    if (!m_gesture->isActive())
        m_primary.offer(m_selection.range(), messages());
    const auto &range = m_selection.range();
    const bool bothEmpty = range.isEmpty() && m_toldSelection.isEmpty();
    if (!bothEmpty && range != m_toldSelection) {
        m_toldSelection = range;
        emit selectionChanged();
    }
    if (m_selection.caret() != m_toldCaret) {
        m_toldCaret = m_selection.caret();
        emit caretMoved();
    }
}

} // namespace Hiwar
