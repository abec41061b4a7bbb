// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The differences of two texts, word by word, in any script. Whatever the texts, the runs are the
// whole of both: Equal, Removed and MovedAway one after the other are the first, Equal, Added and
// MovedHere the second. Up to some pages there are as few differences as possible; of longer texts
// the lines that are in both once are found first, and the words between them, in a time that grows
// with the length. Pure; any thread.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

struct WordRun
{
    enum class Kind : quint8 {
        Equal,
        Removed,
        Added,
        MovedAway, ///< at least a sentence that is elsewhere in the second text
        MovedHere,
    };

    Kind kind = Kind::Equal;
    qsizetype first = 0; ///< where it is in the first text, and how long; 0 long: it is not there
    qsizetype firstLength = 0;
    qsizetype second = 0; ///< the same in the second text
    qsizetype secondLength = 0;
    qsizetype other = -1; ///< of what was moved: the run at the other place

    bool operator==(const WordRun &) const = default;
};

struct WordDiff
{
    QList<WordRun> runs;
    int wordsAdded = 0; ///< without those that were moved
    int wordsRemoved = 0;
    int passagesMoved = 0;

    bool operator==(const WordDiff &) const = default;
};

enum class WordsCompared : quint8 {
    All,
    /// White space and the marks of Markdown count for nothing: where they alone differ, a run is
    /// Equal.
    WordsOnly,
};

[[nodiscard]] WordDiff compareWords(QStringView first, QStringView second,
                                    WordsCompared what = WordsCompared::All);

} // namespace Hiwar
