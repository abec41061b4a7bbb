// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Splits a text into words as the history's index stores them. A word is a run of letters, digits
// and marks, folded by foldText(). In scripts without blanks between words (Chinese, Japanese,
// Thai, Lao, Khmer, Burmese) each sign is a word, so that any part of a sentence is found as a
// phrase; a pictograph is a word, too. Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace Hiwar {

/// Version of the rules that make an index's words. Increase it whenever searchWords() returns
/// something else: indexes are rebuilt then.
inline constexpr int searchWordsVersion = 1;

struct SearchWord
{
    QString word;
    qsizetype start = 0; ///< in the text, in UTF-16 units; one place may fold to several words
    qsizetype length = 0;
};

/// Calls `take` for each word, until it returns false.
void eachSearchWord(QStringView text, const std::function<bool(const SearchWord &)> &take);

[[nodiscard]] QStringList searchWords(QStringView text);

/// The words separated by blanks, as the index stores them.
[[nodiscard]] QString indexText(QStringView text);

} // namespace Hiwar
