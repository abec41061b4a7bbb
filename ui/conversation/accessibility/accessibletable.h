// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table in a message for a screen reader: its children are its cells, row by row; the first row
// has the headings of the columns. A cell contains its links. Cells are made at the first query.
// The bridge of Qt 6.4 asks for a cell without looking whether there is one, so cellAt() always
// returns one. GUI thread.
#pragma once

#include "ui/conversation/accessibility/accessibleblock.h"

#include <QHash>

namespace Hiwar {

class AccessibleTable : public AccessibleBlock, public QAccessibleTableInterface
{
public:
    using AccessibleBlock::AccessibleBlock;
    ~AccessibleTable() override;

    [[nodiscard]] const Spans &wordsAt(int cell) const;
    [[nodiscard]] QRect cellRect(int cell) const;
    /// The numbers of the focus targets in a cell, as [first, end).
    [[nodiscard]] std::pair<int, int> targetsIn(int cell) const;
    /// The cell of a focus target, and the target's place in it.
    [[nodiscard]] QAccessibleInterface *cellOf(int focusTarget) const;
    [[nodiscard]] int placeInCell(int focusTarget) const;
    [[nodiscard]] int cellCount() const { return rowCount() * columnCount(); }

    void noteChange() override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    int childCount() const override { return cellCount(); }
    void *interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface *cellAt(int row, int column) const override;
    int rowCount() const override;
    int columnCount() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int) const override { return {}; }
    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }

    // Nothing in it is selected by cells.
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

private:
    /// Where each cell begins in the text of the block, and at last the end of that text.
    [[nodiscard]] const QList<int> &starts() const;
    [[nodiscard]] int cellAtOffset(int offset) const;
    [[nodiscard]] int offsetOfTarget(int focusTarget) const;

    mutable QHash<int, QAccessible::Id> m_cells;
    mutable QList<int> m_starts; // empty: not known
};

class AccessibleCell : public AccessiblePart, public QAccessibleTableCellInterface
{
public:
    AccessibleCell(const AccessibleMessage *message, const AccessibleTable *table, int row,
                   int column);

    int place() const override;
    bool isValid() const override;
    QAccessibleInterface *parent() const override { return table(); }
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QString text(QAccessible::Text type) const override;
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;
    QStringList actionNames() const override { return {}; }
    void doAction(const QString &) override {}

    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    /// A heading is its own: the bridge asks the first cell of a column for the column's heading.
    QList<QAccessibleInterface *> columnHeaderCells() const override;
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    bool isSelected() const override { return false; }
    QAccessibleInterface *table() const override;

private:
    [[nodiscard]] bool exists() const override;

    const AccessibleTable *m_table; // outlives this: it deletes its cells
    int m_row;
    int m_column;
};

} // namespace Hiwar
