// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the beginning of a Markdown line and whether the line is in a fence: as much block
// structure as is needed to find formulas before md4c reads the text. It may be wrong in unusual
// containers; then a formula is shown as text or code keeps its source, nothing worse. Pure, any
// thread.
#pragma once

#include <QString>

namespace Hiwar {

/// The marks of quotes and list items before a line's words.
struct LinePrefix
{
    qsizetype start = 0;
    qsizetype content = 0; ///< where its words begin; `end` on a blank line
    qsizetype end = 0;     ///< the end of the line or of the text
    int quotes = 0;
    int column = 0;      ///< of the words, counted from the innermost quote
    int lead = 0;        ///< … of the first list mark, or of the words
    bool isItem = false; ///< the line has a list mark

    [[nodiscard]] bool isBlank() const { return content == end; }
};

/// U+2028 and U+2029: cleanText() turns them into line ends, which LineScan does not see.
[[nodiscard]] inline bool isSeparator(QChar c)
{
    return c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

[[nodiscard]] LinePrefix readPrefix(QStringView text, qsizetype start);
/// Reads blanks and at most this many quote marks; list marks count as words.
[[nodiscard]] LinePrefix readQuotes(QStringView text, qsizetype start, int most);
/// The text [from, to), which begins in the line `first`, without the marks of the quotes and the
/// indentation of the item around it.
[[nodiscard]] QString withoutPrefixes(QStringView text, qsizetype from, qsizetype to,
                                      const LinePrefix &first);

/// Reads the lines of a text from the first on.
class LineScan
{
public:
    enum class Line : quint8 {
        Blank,
        Code,  ///< in a fence, or a fence's delimiter
        Start, ///< begins a block
        Words, ///< continues a block
    };

    Line read(QStringView text, const LinePrefix &line);
    /// The next line is in a fence, or ends it.
    [[nodiscard]] bool isInFence() const { return m_length > 0; }
    /// The start of the first line, from the one at `start` on, that must be read: lines before it
    /// only continue the open fence, without a pipe or an odd line end, or a row of empty lines.
    [[nodiscard]] qsizetype skipPlain(QStringView text, qsizetype start) const;

private:
    [[nodiscard]] qsizetype skipCode(QStringView text, qsizetype start) const;
    [[nodiscard]] bool staysInFence(QStringView text, qsizetype start);
    bool opensFence(QStringView words, const LinePrefix &line);

    QChar m_mark;
    qsizetype m_length = 0; // length of the open fence's mark; 0: none is open
    int m_fenceQuotes = 0;
    int m_fenceItem = 0;
    int m_item = 0; // where the words of the newest list item begin
    int m_quotes = 0;
    bool m_afterBlank = true;
};

} // namespace Hiwar
