// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The passages of a reading that match a question best, by BM25 over its paragraphs. Words are
// separated and folded as the search of the history does it (app/text/searchwords), so that Arabic,
// Chinese and code match as well as English. Pure; any thread, but not the GUI thread: reading
// 50 MB of text takes seconds.
#pragma once

#include "app/history/attachmentreading.h"

namespace Hiwar {

/// What goes of a file by AttachmentShare::Matching, in UTF-16 units.
inline constexpr qsizetype passageLetters = 12'000;
/// A paragraph that is longer is split, at line ends or blanks.
inline constexpr qsizetype longestPassage = 1'500;

/// A run of paragraphs that follow each other.
struct Passage
{
    int section = 0; ///< from 0
    QString text;

    bool operator==(const Passage &) const = default;
};

/// The best passages that together have no more than `most` letters, in the order of the document;
/// neighbours in one section are one passage. If nothing matches, or the question has no word, the
/// first paragraphs. Of equal ones the earlier.
[[nodiscard]] QList<Passage> bestPassages(const AttachmentReading &reading, const QString &question,
                                          qsizetype most = passageLetters);

} // namespace Hiwar
