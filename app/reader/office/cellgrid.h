// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cells of one sheet while it is read; written as a table of the rows and columns that have
// something in them. Cells may be sparse and in any number: what is beyond the limits is left out.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

class MarkdownWriter;

class CellGrid
{
public:
    static constexpr int mostRows = 1'048'576;
    static constexpr int mostColumns = 16'384;

    explicit CellGrid(qint64 letters);

    /// In the order of the rows; of a cell that comes twice both texts are kept.
    void add(int row, int column, const QString &text);
    [[nodiscard]] bool isFull() const { return m_left <= 0; }
    void write(MarkdownWriter &writer) const;

private:
    struct Cell
    {
        int row = 0;
        int column = 0;
        qsizetype end = 0; ///< of its text, in all of them
    };
    QList<Cell> m_cells;
    QString m_texts;
    qint64 m_left;
};

} // namespace Hiwar
