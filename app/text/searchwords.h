// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of a text as the history's index knows them. A word is a run of letters, digits and
// marks, folded by foldText(). Scripts that set no blanks between words (Chinese, Japanese, Thai,
// Lao, Khmer, Burmese) give each sign as a word, so that any part of a sentence is found as a
// phrase; a pictograph is a word, too. Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace Hiwar {

/// By which rules the words of an index were made. A change of what searchWords() says is a change
/// of this number: indexes are made again then.
inline constexpr int searchWordsVersion = 1;

struct SearchWord
{
    QString word;
    qsizetype start = 0; ///< in the text, in UTF-16 units; folding may make several of one place
    qsizetype length = 0;
};

/// Calls `take` for one word after the other until it returns false.
void eachSearchWord(QStringView text, const std::function<bool(const SearchWord &)> &take);

[[nodiscard]] QStringList searchWords(QStringView text);

/// Set apart by blanks, as the index gets them.
[[nodiscard]] QString indexText(QStringView text);

} // namespace Hiwar
