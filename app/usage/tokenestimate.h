// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many tokens a text is, without the tokenizer of its model: letters are counted by script, and
// each kind of letter has a weight, which learns from what the model's service reports. Pure; any
// thread.
//
// Rule: a service can only teach what is possible. A weight is never negative and never above the
// bytes of its letter, and one wrong report does not move a weight far.
#pragma once

#include "net/values/message.h"

#include <QByteArray>
#include <QStringView>

#include <array>

namespace Hiwar {

/// What is counted of a text.
enum class TokenUnit : quint8 {
    LatinWord,   ///< each run of Latin letters
    LatinLetter, ///< each letter of them
    Capital,     ///< each capital letter inside such a run: camelCase, ACRONYM
    Digit,       ///< of any script
    Punctuation, ///< and the symbols of code
    Break,       ///< each line end
    Blank,       ///< each blank after another blank or a line end: indentation
    ArabicWord,  ///< each run of them
    Arabic,      ///< letters and marks
    Ideograph,   ///< Han and Kana
    Hangul,
    Alphabet,    ///< Greek, Cyrillic, Armenian, Hebrew
    OtherLetter, ///< of all other scripts
    Symbol,      ///< emoji, mathematics, what is no letter
    Message,     ///< each message of a request
    Request,     ///< once for a request: what the service adds, such as a prompt of its own
};

inline constexpr int tokenUnits = 16;

struct ScriptCounts
{
    std::array<qint64, tokenUnits> units{};

    [[nodiscard]] qint64 of(TokenUnit unit) const { return units.at(std::size_t(unit)); }
    ScriptCounts &operator+=(const ScriptCounts &other);
    bool operator==(const ScriptCounts &) const = default;
};

/// One pass: a text of 100,000 letters takes less than a millisecond.
[[nodiscard]] ScriptCounts scriptCounts(QStringView text);
/// Of all messages, with their frames.
[[nodiscard]] ScriptCounts scriptCounts(const ChatRequest &request);

/// The weights of one model at one service: tokens for each unit, and how much they may be wrong.
struct Calibration
{
    std::array<double, tokenUnits> tokens{};
    /// The covariance of their errors, row by row.
    std::array<double, std::size_t(tokenUnits) * tokenUnits> doubt{};
    int reports = 0; ///< what it has learnt from

    bool operator==(const Calibration &) const = default;
};

/// Weights as of usual byte-pair tokenizers with some 100,000 to 200,000 tokens.
[[nodiscard]] Calibration firstCalibration();

/// Of plain English: words of 4.7 letters, a blank after each, and a sign after every sixth.
[[nodiscard]] double tokensPerLetter(const Calibration &calibration);

/// At least 0; a text that is not empty has one or more.
[[nodiscard]] qint64 estimate(const ScriptCounts &counts, const Calibration &calibration);

/// After the service reported that these counts are so many tokens: a step of a Kalman filter.
/// An impossible report changes nothing.
[[nodiscard]] Calibration calibrated(const Calibration &calibration, const ScriptCounts &counts,
                                     qint64 reported);

/// {"reports": n, "tokens": [16 numbers], "doubt": [256 numbers]} as JSON.
[[nodiscard]] QByteArray storedCalibration(const Calibration &calibration);
/// firstCalibration() for anything else, and for weights that are not possible.
[[nodiscard]] Calibration calibrationOf(const QByteArray &stored);

} // namespace Hiwar
