// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an estimate of tokens counts of a text: letters by script, and of Latin ones words, of which
// frequent ones are one token for nearly every tokenizer; parts of names; runs of signs, line ends
// and blanks, as tokenizers cut code. Pure; any thread.
#pragma once

#include "net/values/message.h"

#include <QStringView>

#include <array>

namespace Hiwar {

/// What is counted of a text.
enum class TokenUnit : quint8 {
    FrequentWord, ///< of Latin letters: at most three, or one of frequentwords.h
    FrequentPart, ///< such a word inside a name, not at its beginning: camelCase, snake_case
    LatinWord,    ///< each other run of Latin letters, and each such part of a name
    LatinLetter,  ///< each letter of LatinWord
    Accent,       ///< each Latin letter that is not ASCII
    Capital,      ///< each capital letter after another one: ACRONYM
    Number,       ///< each three digits of a run, and the rest of it
    Digit,        ///< of any script
    Sign,         ///< each run of punctuation and symbols of code that is none of the next two
    Opening,      ///< one sign with a frequent word after it: .name, (name, _name
    RareOpening,  ///< one sign with another word after it
    MoreSign,     ///< the second and third sign of a run
    ManySign,     ///< each further one of the run
    SameSign,     ///< each further one that is as the one before it: ----
    Break,        ///< each run of line ends
    SignBreak,    ///< each of them that follows a sign: {, );
    Indent,       ///< each run of two or more blanks
    Blank,        ///< each blank of them
    ArabicWord,   ///< each run of them
    Arabic,       ///< letters and marks
    Ideograph,    ///< Han and Kana
    Hangul,
    Alphabet,    ///< Greek, Cyrillic, Armenian, Hebrew
    OtherLetter, ///< of all other scripts
    Symbol,      ///< emoji, mathematics, what is no letter
    Message,     ///< each message of a request
    Request,     ///< once for a request: what the service adds, such as a prompt of its own
};

constexpr std::size_t indexOf(TokenUnit unit)
{
    return std::size_t(unit);
}

inline constexpr int tokenUnits = 27;

struct ScriptCounts
{
    std::array<qint64, tokenUnits> units{};

    [[nodiscard]] qint64 of(TokenUnit unit) const { return units.at(indexOf(unit)); }
    ScriptCounts &operator+=(const ScriptCounts &other);
    bool operator==(const ScriptCounts &) const = default;
};

/// One pass: a text of 100,000 letters takes less than a millisecond.
[[nodiscard]] ScriptCounts scriptCounts(QStringView text);
/// Of all messages, with their frames.
[[nodiscard]] ScriptCounts scriptCounts(const ChatRequest &request);

} // namespace Hiwar
