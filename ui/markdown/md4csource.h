// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prepares a text so that md4c reads it correctly, and undoes the changes. Problems that it avoids
// (md4c 0.5.2 still has the second, fourth and fifth):
// - a table needs three dashes in every cell of its delimiter row; people and models write "|-|-|";
// - it drops what a heading row has beyond the delimiter row; GitHub sees no table there;
// - every row of a table gets as many cells as its heading: without a limit, 1 MB makes 10^10;
// - every use of a link's definition reads it again: without a limit, 1 MB takes a minute;
// - it sees an item's end where there is none if the line before two empty ones begins or ends at
//   an unlucky offset: it takes the line for the item (md_analyze_line, "last_list_item_starts…").
// It only adds characters and stores where, so that a line that turns out to be code can be
// restored. Pure, any thread.
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
    /// What looks like a link's definition but is longer than this stays text.
    static constexpr qsizetype longestDefinition = 4096;

    explicit Md4cSource(const QString &text);

    /// The text for md4c. A NUL follows its end, as in every QByteArray that owns its data: md4c
    /// 0.4.8 reads it.
    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// `size` bytes of text() from `offset`, without the added characters; if there are none, a
    /// view that is valid as long as this object.
    [[nodiscard]] QByteArray original(qsizetype offset, qsizetype size) const;

private:
    struct Line
    {
        qsizetype start = 0;
        qsizetype end = 0;
    };

    void appendPlain(QStringView lines, bool inFence);
    void appendSpoilt(QByteArrayView line, qsizetype at, char by);
    void appendPadded(QByteArrayView line);
    void noteLine(qsizetype start, bool isEmpty, bool inFence);
    void avoidUnluckyOffsets();
    [[nodiscard]] bool isUnlucky(const Line &line) const;

    QByteArray m_text;
    std::vector<qsizetype> m_added; // offsets in m_text, ascending
    Line m_line;                    // the last line that is not empty
    Line m_lineBefore;              // … and the one before it
    qsizetype m_emptyBefore = 0;    // where the empty line before them ends
    qsizetype m_lastEmpty = 0;
    int m_emptyLines = 0;
};

} // namespace Hiwar
