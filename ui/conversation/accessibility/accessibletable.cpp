// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessibletable.h"

#include "ui/block/blocktext.h"
#include "ui/conversation/accessibility/accessiblemessage.h"
#include "ui/conversation/accessibility/blockwords.h"
#include "ui/conversation/conversationview.h"

#include <algorithm>

namespace Hiwar {

AccessibleTable::~AccessibleTable()
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        forgetInterface(id);
}

void AccessibleTable::noteChange()
{
    m_starts.clear();
    m_cells.removeIf([](const auto &made) {
        const auto *cell =
            static_cast<AccessibleCell *>(QAccessible::accessibleInterface(made.value()));
        // With other columns, a cell has another number.
        const bool stays = cell && cell->isValid() && cell->place() == made.key();
        if (!stays)
            forgetInterface(made.value());
        return !stays;
    });
}

int AccessibleTable::rowCount() const
{
    return exists() ? int(block().table.rows.size()) : 0;
}

int AccessibleTable::columnCount() const
{
    return exists() ? int(block().table.columns.size()) : 0;
}

QString AccessibleTable::columnDescription(int column) const
{
    return column >= 0 && column < columnCount() ? cellWords(wordsAt(column)) : QString();
}

const Spans &AccessibleTable::wordsAt(int cell) const
{
    return block().table.rows.at(cell / columnCount()).at(cell % columnCount());
}

QAccessibleInterface *AccessibleTable::cellAt(int row, int column) const
{
    if (cellCount() == 0)
        return nullptr;
    return child(std::clamp(row, 0, rowCount() - 1) * columnCount() +
                 std::clamp(column, 0, columnCount() - 1));
}

QAccessibleInterface *AccessibleTable::child(int index) const
{
    if (index < 0 || index >= cellCount())
        return nullptr;
    QAccessible::Id &id = m_cells[index];
    if (!id)
        id = QAccessible::registerAccessibleInterface(
            new AccessibleCell(&message(), this, index / columnCount(), index % columnCount()));
    return QAccessible::accessibleInterface(id);
}

QAccessibleInterface *AccessibleTable::childAt(int x, int y) const
{
    if (!rect().contains(x, y))
        return nullptr;
    const int row = message().row();
    const QPoint inRow =
        view()->viewport()->mapFromGlobal(QPoint(x, y)) - view()->rowRect(row).topLeft();
    const TextPosition nearest = view()->rows().layout(row).hitTest(inRow).position;
    return nearest.block == key().block ? child(cellAtOffset(nearest.offset)) : nullptr;
}

void *AccessibleTable::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this)
                                               : AccessibleBlock::interface_cast(type);
}

const QList<int> &AccessibleTable::starts() const
{
    if (m_starts.isEmpty()) {
        const BlockText text = blockText(block());
        for (const RunText &run : text.runs)
            m_starts << run.start;
        m_starts << int(text.whole.size()) + 1; // as if a separator followed
    }
    return m_starts;
}

int AccessibleTable::cellAtOffset(int offset) const
{
    const auto next = std::upper_bound(starts().begin(), starts().end() - 1, offset);
    return std::max(int(next - starts().begin()) - 1, 0);
}

QRect AccessibleTable::cellRect(int cell) const
{
    const AccessibleText &text = message().spoken();
    return message().rectOf(text.offsetOf({key().block, starts().value(cell)}),
                            text.offsetOf({key().block, starts().value(cell + 1) - 1}));
}

int AccessibleTable::offsetOfTarget(int focusTarget) const
{
    return message().spoken().focusTargets().at(focusTarget).focusTarget.link.from.offset;
}

std::pair<int, int> AccessibleTable::targetsIn(int cell) const
{
    const BlockOutline &outline = message().spoken().outline();
    const QList<int> &nodes = outline.children(number());
    if (nodes.isEmpty() || cell < 0 || cell + 1 >= starts().size())
        return {};
    const auto firstFrom = [&](int offset) {
        const auto at = std::partition_point(nodes.begin(), nodes.end(), [&](int node) {
            return offsetOfTarget(outline.node(node).key.target) < offset;
        });
        return outline.node(nodes.constFirst()).key.target + int(at - nodes.begin());
    };
    return {firstFrom(starts().at(cell)), firstFrom(starts().at(cell + 1))};
}

QAccessibleInterface *AccessibleTable::cellOf(int focusTarget) const
{
    return child(cellAtOffset(offsetOfTarget(focusTarget)));
}

int AccessibleTable::placeInCell(int focusTarget) const
{
    return focusTarget - targetsIn(cellAtOffset(offsetOfTarget(focusTarget))).first;
}

AccessibleCell::AccessibleCell(const AccessibleMessage *message, const AccessibleTable *table,
                               int row, int column)
    : AccessiblePart(message)
    , m_table(table)
    , m_row(row)
    , m_column(column)
{
}

QAccessibleInterface *AccessibleCell::table() const
{
    return const_cast<AccessibleTable *>(m_table);
}

int AccessibleCell::place() const
{
    return m_row * m_table->columnCount() + m_column;
}

bool AccessibleCell::exists() const
{
    return m_table->isValid() && m_row < m_table->rowCount() && m_column < m_table->columnCount();
}

bool AccessibleCell::isValid() const
{
    return AccessiblePart::isValid() && exists();
}

int AccessibleCell::childCount() const
{
    if (!exists())
        return 0;
    const auto [first, end] = m_table->targetsIn(place());
    return end - first;
}

QAccessibleInterface *AccessibleCell::child(int index) const
{
    return index >= 0 && index < childCount()
               ? message().focusTarget(m_table->targetsIn(place()).first + index)
               : nullptr;
}

QAccessibleInterface *AccessibleCell::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i) {
        if (child(i)->rect().contains(x, y))
            return child(i);
    }
    return nullptr;
}

int AccessibleCell::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *part = dynamic_cast<const AccessiblePart *>(child);
    return part && part->parent() == this ? part->place() : -1;
}

QString AccessibleCell::text(QAccessible::Text type) const
{
    return type == QAccessible::Name && exists() ? cellWords(m_table->wordsAt(place())) : QString();
}

QRect AccessibleCell::rect() const
{
    return exists() ? m_table->cellRect(place()) : QRect();
}

QAccessible::Role AccessibleCell::role() const
{
    return m_row == 0 ? QAccessible::ColumnHeader : QAccessible::Cell;
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state = readState();
    state.focusable = false; // only its links are
    return state;
}

void *AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface *>(this);
    return nullptr;
}

QList<QAccessibleInterface *> AccessibleCell::columnHeaderCells() const
{
    return {m_table->cellAt(0, m_column)};
}

} // namespace Hiwar
