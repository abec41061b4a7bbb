// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many tokens a text is, without the tokenizer of its model: it is counted (scriptcounts.h),
// and each unit has a weight, which learns from what the model's service reports. Pure; any thread.
//
// Beside seven public vocabularies (of GPT 2, 4 and 4o, Claude, Llama 2 and 3, Mistral), after
// three replies of one kind, a fourth of this program's code (a C++, Python or shell file) was
// estimated within a tenth in 98 of 100 cases, and three files together nearly always.
// tst_codetokens.cpp does the same with a tokenizer that it trains. Beside that one, the
// Find modules of CMake 3.25 to 3.31 are the furthest off: nine of ten within 11 to 13 %.
//
// Rule: a service can only teach what is possible. A weight is never negative and never above the
// bytes of its letter, and one wrong report does not move a weight far.
#pragma once

#include "app/usage/scriptcounts.h"

#include <QByteArray>

#include <array>

namespace Hiwar {

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

/// {"reports": n, "tokens": [27 numbers], "doubt": [729 numbers]} as JSON.
[[nodiscard]] QByteArray storedCalibration(const Calibration &calibration);
/// firstCalibration() for anything else, for weights that are not possible, and for those of
/// versions that counted other units: a few replies teach it again.
[[nodiscard]] Calibration calibrationOf(const QByteArray &stored);

} // namespace Hiwar
