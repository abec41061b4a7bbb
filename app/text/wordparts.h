// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Splits a text of any script into words and what stands between them, so that two texts can be
// compared word by word. Nothing is left out: the parts one after the other are the text. A letter
// stays with its marks, and a joined emoji is whole. A dot or a colon between letters separates, as
// in code. Where words stand without blanks (Chinese, Japanese) each sign is a word. No part
// reaches over the end of a line, so that lines may be split one by one. Pure; any thread.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

struct WordPart
{
    enum class Kind : quint8 {
        Word,
        Blank, ///< within a line
        LineEnd,
        Sign, ///< punctuation, a symbol, an emoji
    };

    qsizetype start = 0; ///< in UTF-16 units
    qsizetype length = 0;
    Kind kind = Kind::Word;

    bool operator==(const WordPart &) const = default;
};

[[nodiscard]] QList<WordPart> wordParts(QStringView text);

[[nodiscard]] int countWords(QStringView text);

/// Its lines, each with its end, one after the other.
[[nodiscard]] QList<QStringView> textLines(QStringView text);

} // namespace Hiwar
