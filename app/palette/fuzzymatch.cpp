// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/palette/fuzzymatch.h"

#include "app/text/blank.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr int atBeginning = 900;
constexpr int atWord = 780;
constexpr int within = 560;
constexpr int initials = 520;
constexpr int scattered = 300;
/// What the length of the rest may take from a match.
constexpr qsizetype mostRest = 90;

int nearness(QStringView word, QStringView text)
{
    return int(std::min(text.size() - word.size(), mostRest));
}

int wholeMatch(QStringView word, QStringView text)
{
    qsizetype at = text.indexOf(word);
    if (at < 0)
        return 0;
    if (at == 0)
        return (word.size() == text.size() ? bestMatch : atBeginning) - nearness(word, text);
    for (qsizetype next = at; next >= 0; next = text.indexOf(word, next + 1)) {
        if (isWordStart(text, next))
            return atWord - nearness(word, text);
    }
    return within - nearness(word, text);
}

/// Each letter begins a word, in their order.
int initialsMatch(QStringView word, QStringView text)
{
    qsizetype found = 0;
    for (qsizetype at = 0; at < text.size() && found < word.size(); ++at) {
        if (text.at(at) == word.at(found) && isWordStart(text, at))
            ++found;
    }
    return found == word.size() && found > 1 ? initials - nearness(word, text) : 0;
}

/// From this letter on: the shortest piece of the text that has all letters in their order, 0:
/// none.
qsizetype spanFrom(QStringView word, QStringView text, qsizetype start)
{
    qsizetype at = start;
    for (qsizetype i = 1; i < word.size(); ++i) {
        at = text.indexOf(word.at(i), at + 1);
        if (at < 0)
            return 0;
    }
    return at + 1 - start;
}

/// With some letters of the text left out; it begins where a word begins, and is not torn apart.
int scatteredMatch(QStringView word, QStringView text)
{
    if (word.size() < 3)
        return 0;
    const qsizetype mostSpan = word.size() * 2;
    qsizetype best = 0;
    for (qsizetype at = text.indexOf(word.at(0)); at >= 0; at = text.indexOf(word.at(0), at + 1)) {
        if (!isWordStart(text, at))
            continue;
        const qsizetype span = spanFrom(word, text, at);
        if (span == 0)
            break; // the rest of the text has even less
        if (span <= mostSpan && (best == 0 || span < best))
            best = span;
    }
    if (best == 0)
        return 0;
    const auto gaps = int(std::min<qsizetype>(10 * (best - word.size()), 150));
    return scattered - gaps - nearness(word, text);
}

} // namespace

int matchOf(QStringView word, QStringView text)
{
    if (word.isEmpty() || word.size() > text.size())
        return 0;
    if (const int whole = wholeMatch(word, text))
        return whole;
    if (const int first = initialsMatch(word, text))
        return first;
    return scatteredMatch(word, text);
}

} // namespace Hiwar
