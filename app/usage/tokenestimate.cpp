// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/tokenestimate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// What is known of a unit before any report.
struct Weight
{
    double tokens; ///< a usual tokenizer's
    double doubt;  ///< standard deviation among tokenizers
    double most;   ///< a token is at least a byte of UTF-8
};

// The mean and the spread of the weights with which seven public vocabularies (of GPT 2, 4 and 4o,
// Claude, Llama 2 and 3, Mistral) come nearest to what they make of some 1,100 texts: headers,
// scripts, documentation and translations of a Debian system in 15 languages; of letters that are
// not Latin, which the older ones cut into bytes, those of the newer ones. A message has 3 to 5
// tokens of frame, a request 3 and what the service adds.
constexpr std::array<Weight, tokenUnits> first{{
    {0.95, 0.15, 8.0},      // FrequentWord
    {1.05, 0.25, 8.0},      // FrequentPart
    {0.75, 0.60, 4.0},      // LatinWord
    {0.17, 0.08, 2.0},      // LatinLetter
    {1.20, 0.70, 2.0},      // Accent
    {0.15, 0.15, 2.0},      // Capital
    {0.90, 0.35, 3.0},      // Number
    {0.25, 0.35, 2.0},      // Digit
    {1.15, 0.15, 3.0},      // Sign
    {0.70, 0.35, 3.0},      // Opening
    {0.90, 0.35, 3.0},      // RareOpening
    {0.10, 0.15, 3.0},      // MoreSign
    {0.75, 0.25, 3.0},      // ManySign
    {0.08, 0.10, 3.0},      // SameSign
    {1.40, 0.35, 3.0},      // Break
    {0.40, 0.45, 3.0},      // SignBreak
    {0.65, 0.45, 3.0},      // Indent
    {0.10, 0.30, 1.0},      // Blank
    {0.80, 0.90, 4.0},      // ArabicWord
    {0.55, 0.20, 2.0},      // Arabic
    {1.00, 0.30, 3.0},      // Ideograph
    {1.00, 0.60, 3.0},      // Hangul
    {0.45, 0.25, 2.0},      // Alphabet
    {0.80, 0.50, 4.0},      // OtherLetter
    {1.90, 0.50, 8.0},      // Symbol
    {4.00, 2.00, 40.0},     // Message
    {3.00, 200., 20'000.0}, // Request
}};

constexpr std::size_t cell(std::size_t row, std::size_t column)
{
    return row * tokenUnits + column;
}

/// What the weights of words, signs and blanks have in common, as a share of them: a smaller
/// vocabulary cuts all of them into more.
constexpr double shared = 0.2;

/// The covariance of two units before any report.
double firstDoubt(std::size_t i, std::size_t j)
{
    const bool isLatin = i < indexOf(TokenUnit::ArabicWord) && j < indexOf(TokenUnit::ArabicWord);
    return (isLatin ? shared * first[i].tokens * shared * first[j].tokens : 0.0) +
           (i == j ? first[i].doubt * first[i].doubt : 0.0);
}

bool isPossible(const Calibration &calibration)
{
    for (std::size_t i = 0; i < tokenUnits; ++i) {
        const double tokens = calibration.tokens.at(i);
        const double variance = calibration.doubt.at(cell(i, i));
        if (!(tokens >= 0 && tokens <= first.at(i).most) || !(variance >= 0) ||
            !(variance <= 4 * firstDoubt(i, i)))
            return false;
    }
    return std::all_of(calibration.doubt.begin(), calibration.doubt.end(),
                       [](double value) { return std::isfinite(value); });
}

double sumOf(const ScriptCounts &counts, const Calibration &calibration)
{
    double sum = 0;
    for (std::size_t i = 0; i < tokenUnits; ++i)
        sum += double(counts.units.at(i)) * calibration.tokens.at(i);
    return sum;
}

/// The most that these counts can be, with what a service may add to a request unseen.
double mostOf(const ScriptCounts &counts)
{
    double most = 0;
    for (std::size_t i = 0; i < tokenUnits; ++i)
        most += double(counts.units.at(i)) * first.at(i).most;
    return most;
}

} // namespace

Calibration firstCalibration()
{
    Calibration calibration;
    for (std::size_t i = 0; i < tokenUnits; ++i) {
        calibration.tokens.at(i) = first.at(i).tokens;
        for (std::size_t j = 0; j < tokenUnits; ++j)
            calibration.doubt.at(cell(i, j)) = firstDoubt(i, j);
    }
    return calibration;
}

double tokensPerLetter(const Calibration &calibration)
{
    const auto tokens = [&calibration](TokenUnit unit) {
        return calibration.tokens[indexOf(unit)];
    };
    constexpr double letters = 4.7;
    constexpr double otherLetters = 7; // words that are not frequent are longer
    const double otherWord =
        tokens(TokenUnit::LatinWord) + otherLetters * tokens(TokenUnit::LatinLetter);
    const double word =
        0.9 * tokens(TokenUnit::FrequentWord) + 0.1 * otherWord + tokens(TokenUnit::Sign) / 6;
    return word / (letters + 1 + 1.0 / 6);
}

qint64 estimate(const ScriptCounts &counts, const Calibration &calibration)
{
    return qint64(std::ceil(sumOf(counts, calibration)));
}

Calibration calibrated(const Calibration &calibration, const ScriptCounts &counts, qint64 reported)
{
    constexpr double farthest = 10; // times more or less than expected: it counted something else
    const double expected = sumOf(counts, calibration);
    const auto told = double(reported);
    if (reported <= 0 || expected <= 0 || told > mostOf(counts) || told * farthest < expected)
        return calibration;
    // The service's count is exact, but no weight is right for every word of its letters.
    constexpr double share = 0.07;
    const double noise = 4 + share * told * share * told;
    std::array<double, tokenUnits> gain{};
    double variance = noise;
    for (std::size_t i = 0; i < tokenUnits; ++i) {
        for (std::size_t j = 0; j < tokenUnits; ++j)
            gain[i] += calibration.doubt[cell(i, j)] * double(counts.units[j]);
        variance += gain[i] * double(counts.units[i]);
    }
    // What is further off than likely is believed less.
    const double error = told - expected;
    const double limit = 3 * std::sqrt(variance);
    const double believed = std::clamp(error, -limit, limit);
    Calibration next = calibration;
    for (std::size_t i = 0; i < tokenUnits; ++i) {
        next.tokens[i] =
            std::clamp(calibration.tokens[i] + gain[i] * believed / variance, 0.0, first[i].most);
        for (std::size_t j = 0; j < tokenUnits; ++j)
            next.doubt[cell(i, j)] -= gain[i] * gain[j] / variance;
    }
    for (std::size_t i = 0; i < tokenUnits; ++i) {
        // A model may be replaced behind its name: no weight is ever certain.
        const double whole = firstDoubt(i, i);
        double &own = next.doubt[cell(i, i)];
        own = std::clamp(own, 0.0, whole);
        own = std::min(whole, own + 0.0004 * whole);
    }
    ++next.reports;
    return isPossible(next) ? next : firstCalibration();
}

QByteArray storedCalibration(const Calibration &calibration)
{
    QJsonArray tokens;
    for (const double value : calibration.tokens)
        tokens.append(value);
    QJsonArray doubt;
    for (const double value : calibration.doubt)
        doubt.append(value);
    const QJsonObject all{
        {u"reports"_s, calibration.reports}, {u"tokens"_s, tokens}, {u"doubt"_s, doubt}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

Calibration calibrationOf(const QByteArray &stored)
{
    const QJsonObject all = QJsonDocument::fromJson(stored).object();
    const QJsonArray tokens = all.value("tokens"_L1).toArray();
    const QJsonArray doubt = all.value("doubt"_L1).toArray();
    Calibration calibration;
    if (tokens.size() != qsizetype(calibration.tokens.size()) ||
        doubt.size() != qsizetype(calibration.doubt.size()))
        return firstCalibration();
    for (std::size_t i = 0; i < calibration.tokens.size(); ++i)
        calibration.tokens[i] = tokens[qsizetype(i)].toDouble(-1);
    for (std::size_t i = 0; i < calibration.doubt.size(); ++i)
        calibration.doubt[i] = doubt[qsizetype(i)].toDouble(-1);
    calibration.reports = std::max(0, all.value("reports"_L1).toInt());
    return isPossible(calibration) ? calibration : firstCalibration();
}

} // namespace Hiwar
