// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text as md4c reads it right, and the way back. What it mends, of which 0.5.2 still needs the
// second, fourth and fifth:
// - a table needs three dashes in every cell of its delimiter row; people and models write "|-|-|";
// - it drops what a heading row has more than the delimiter row; GitHub sees no table there;
// - every row of a table gets as many cells as its heading has: without a bound, 1 MB makes 10^10;
// - every use of a link's definition reads it again: without a bound, 1 MB takes a minute;
// - an item's end is seen where there is none when the line before two empty ones begins or ends at
//   an unlucky offset: it takes the line for the item (md_analyze_line, "last_list_item_starts…").
// Characters are only added, and it remembers where, so that a line that turns out to be code can
// be given back as it was. Pure, any thread.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace Hiwar {

class Md4cSource
{
public:
    /// A table with more columns stays text.
    static constexpr int mostColumns = 128;
    /// What looks like a link's definition and goes on for more characters stays text.
    static constexpr qsizetype longestDefinition = 4096;

    explicit Md4cSource(const QString &text);

    /// The text to read. A NUL stands behind its end, as in every QByteArray of its own: md4c 0.4.8
    /// looks there.
    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// `size` bytes of text() from `offset`, without what was added; a view where nothing was,
    /// valid as long as this.
    [[nodiscard]] QByteArray original(qsizetype offset, qsizetype size) const;

private:
    struct Line
    {
        qsizetype start = 0;
        qsizetype end = 0;
    };

    void appendSpoilt(QByteArrayView line, qsizetype at, char by);
    void appendPadded(QByteArrayView line);
    void noteLine(qsizetype start, bool isEmpty, bool inFence);
    void avoidUnluckyOffsets();
    [[nodiscard]] bool isUnlucky(const Line &line) const;

    QByteArray m_text;
    std::vector<qsizetype> m_added; // offsets in m_text, ascending
    Line m_line;                    // the last one that is not empty
    Line m_lineBefore;              // … and the one before it
    qsizetype m_emptyBefore = 0;    // where the empty line before it ends
    qsizetype m_lastEmpty = 0;
    int m_emptyLines = 0;
};

} // namespace Hiwar
