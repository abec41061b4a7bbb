// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/cellgrid.h"

#include "app/reader/office/cleantext.h"
#include "app/reader/office/markdownwriter.h"

namespace Hiwar {

CellGrid::CellGrid(qint64 letters)
    : m_left(letters)
{
}

void CellGrid::add(int row, int column, const QString &text)
{
    if (isFull() || row < 0 || column < 0 || row >= mostRows || column >= mostColumns)
        return;
    const QString clean = cleanText(text).trimmed();
    if (clean.isEmpty())
        return;
    m_left -= clean.size() + 3; // as it is written
    m_texts += clean;
    m_cells.append({.row = row, .column = column, .end = m_texts.size()});
}

void CellGrid::write(MarkdownWriter &writer) const
{
    QList<int> columns(mostColumns, -1);
    for (const Cell &cell : m_cells)
        columns[cell.column] = 0;
    int used = 0;
    for (int &column : columns) {
        if (column == 0)
            column = used++;
    }
    if (used == 0)
        return;
    if (isFull())
        writer.addNote(ReadNote::Cut);
    writer.beginTable();
    qsizetype begin = 0;
    int row = m_cells.first().row;
    int next = 0; // the column that the next cell would have
    for (const Cell &cell : m_cells) {
        if (writer.isFull())
            break;
        if (cell.row != row) {
            writer.endRow();
            next = 0;
        }
        row = cell.row;
        for (; next < columns[cell.column] && !writer.isFull(); ++next)
            writer.endCell();
        writer.paragraph(m_texts.sliced(begin, cell.end - begin));
        writer.endCell();
        next = columns[cell.column] + 1;
        begin = cell.end;
    }
    writer.endTable();
}

} // namespace Hiwar
