// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a line of Markdown begins with, and whether it stands in a fence: as much of the block
// structure as is needed to look for formulas before md4c reads the text. It may be wrong where
// containers are odd; then a formula is shown as text or code keeps its own source, never more.
// Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// The marks of quotes and list items before a line's words.
struct LinePrefix
{
    qsizetype start = 0;
    qsizetype content = 0; ///< where its words begin; `end` on a blank line
    qsizetype end = 0;     ///< the line end, or the text's
    int quotes = 0;
    int column = 0;      ///< of the words, counted from the innermost quote
    int lead = 0;        ///< … of the first list mark, or of the words
    bool isItem = false; ///< a list mark stands in it

    [[nodiscard]] bool isBlank() const { return content == end; }
};

/// U+2028 and U+2029: cleanText() makes ends of lines of them, which LineScan does not see.
[[nodiscard]] inline bool isSeparator(QChar c)
{
    return c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

[[nodiscard]] LinePrefix readPrefix(QStringView text, qsizetype start);
/// Blanks and at most so many quote marks; list marks are words.
[[nodiscard]] LinePrefix readQuotes(QStringView text, qsizetype start, int most);
/// [from, to) in lines of which `first` is the one it begins in, without the marks of the quotes
/// and the indentation of the item around it.
[[nodiscard]] QString withoutPrefixes(QStringView text, qsizetype from, qsizetype to,
                                      const LinePrefix &first);

/// Follows the lines of a text from its first one.
class LineScan
{
public:
    enum class Line : quint8 {
        Blank,
        Code,  ///< in a fence, or a fence's mark
        Start, ///< begins a block
        Words, ///< goes on with one
    };

    Line read(QStringView text, const LinePrefix &line);
    /// Where the first line begins, from the one at `start` on, that may not be plain code of the
    /// open fence, or ends oddly; the lines before it need not be read. `start`: no such fence.
    [[nodiscard]] qsizetype skipCode(QStringView text, qsizetype start) const;

private:
    [[nodiscard]] bool staysInFence(QStringView text, qsizetype start);
    bool opensFence(QStringView words, const LinePrefix &line);

    QChar m_mark;
    qsizetype m_length = 0; // of the open fence's mark; 0: none is open
    int m_fenceQuotes = 0;
    int m_fenceItem = 0;
    int m_item = 0; // where the words of the newest list item begin
    int m_quotes = 0;
    bool m_afterBlank = true;
};

} // namespace Hiwar
