// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/tokenestimate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <utility>

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

// English has 4.7 letters and 1.3 tokens a word (OpenAI's "Tokenizer": 100 tokens are 75 words).
// Letters of other scripts: tokens per letter of cl100k, o200k and the tokenizers of Llama 3, Qwen
// and Gemma, which differ most in Arabic (0.3 to 0.7) and Han (0.6 to 1.2).
// A message has 3 to 5 tokens of frame, a request 3 and what the service adds.
constexpr std::array<Weight, tokenUnits> first{{
    {0.60, 0.40, 4.0},      // LatinWord
    {0.13, 0.10, 2.0},      // LatinLetter
    {0.20, 0.20, 2.0},      // Capital
    {0.45, 0.30, 2.0},      // Digit
    {0.65, 0.30, 3.0},      // Punctuation
    {0.70, 0.40, 3.0},      // Break
    {0.10, 0.10, 1.0},      // Blank
    {0.50, 0.40, 4.0},      // ArabicWord
    {0.28, 0.20, 2.0},      // Arabic
    {0.80, 0.30, 3.0},      // Ideograph
    {0.80, 0.30, 3.0},      // Hangul
    {0.35, 0.20, 2.0},      // Alphabet
    {0.70, 0.40, 4.0},      // OtherLetter
    {1.80, 1.00, 8.0},      // Symbol
    {4.00, 2.00, 40.0},     // Message
    {3.00, 200., 20'000.0}, // Request
}};

constexpr std::size_t at(TokenUnit unit)
{
    return std::size_t(unit);
}

constexpr std::size_t cell(std::size_t row, std::size_t column)
{
    return row * tokenUnits + column;
}

bool isBetween(char16_t c, char16_t from, char16_t to)
{
    return c >= from && c <= to;
}

bool isArabicPunctuation(char16_t c)
{
    return isBetween(c, 0x0609, 0x060d) || isBetween(c, 0x061b, 0x061f) ||
           isBetween(c, 0x066a, 0x066d) || c == 0x06d4;
}

bool isArabic(char16_t c)
{
    return isBetween(c, 0x0600, 0x06ff) || isBetween(c, 0x0750, 0x077f) ||
           isBetween(c, 0x0870, 0x08ff) || isBetween(c, 0xfb50, 0xfdff) ||
           isBetween(c, 0xfe70, 0xfefe);
}

/// Of a character that is not ASCII.
TokenUnit unitOf(char16_t c)
{
    if (isBetween(c, 0x00c0, 0x024f) || isBetween(c, 0x1e00, 0x1eff))
        return TokenUnit::LatinLetter;
    if (isBetween(c, 0x0660, 0x0669) || isBetween(c, 0x06f0, 0x06f9))
        return TokenUnit::Digit;
    if (isArabicPunctuation(c))
        return TokenUnit::Punctuation;
    if (isArabic(c))
        return TokenUnit::Arabic;
    if (isBetween(c, 0x0370, 0x05ff))
        return TokenUnit::Alphabet;
    if (isBetween(c, 0x2e80, 0x2fff) || isBetween(c, 0x3040, 0x312f) ||
        isBetween(c, 0x3190, 0x9fff) || isBetween(c, 0xf900, 0xfaff))
        return TokenUnit::Ideograph;
    if (isBetween(c, 0x1100, 0x11ff) || isBetween(c, 0x3130, 0x318f) ||
        isBetween(c, 0xac00, 0xd7ff))
        return TokenUnit::Hangul;
    if (isBetween(c, 0x00a0, 0x00bf) || isBetween(c, 0x2000, 0x206f) ||
        isBetween(c, 0x3000, 0x303f) || isBetween(c, 0xff00, 0xffef))
        return TokenUnit::Punctuation;
    if (isBetween(c, 0xd840, 0xd888)) // begins an ideograph beyond the first 65,536 characters
        return TokenUnit::Ideograph;
    if (isBetween(c, 0x2070, 0x2bff) || isBetween(c, 0xd800, 0xf8ff) ||
        isBetween(c, 0xfe00, 0xfe0f))
        return TokenUnit::Symbol;
    return TokenUnit::OtherLetter;
}

bool isPossible(const Calibration &calibration)
{
    for (std::size_t i = 0; i < tokenUnits; ++i) {
        const double tokens = calibration.tokens.at(i);
        const double variance = calibration.doubt.at(cell(i, i));
        if (!(tokens >= 0 && tokens <= first.at(i).most) || !(variance >= 0) ||
            !(variance <= 4 * first.at(i).doubt * first.at(i).doubt))
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

ScriptCounts &ScriptCounts::operator+=(const ScriptCounts &other)
{
    for (std::size_t i = 0; i < units.size(); ++i)
        units.at(i) += other.units.at(i);
    return *this;
}

ScriptCounts scriptCounts(QStringView text)
{
    std::array<qint64, tokenUnits> units{};
    bool isInWord = false;
    bool isInArabicWord = false;
    bool isAfterBlank = false;
    bool isAfterHighSurrogate = false;
    for (const QChar letter : text) {
        const char16_t c = letter.unicode();
        const bool wasInWord = std::exchange(isInWord, false);
        const bool wasInArabicWord = std::exchange(isInArabicWord, false);
        const bool wasAfterBlank = std::exchange(isAfterBlank, false);
        if (std::exchange(isAfterHighSurrogate, false) && letter.isLowSurrogate())
            continue; // the pair is one
        if (c < 0x80) {
            if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') {
                isInWord = true;
                units[at(TokenUnit::LatinWord)] += wasInWord ? 0 : 1;
                units[at(TokenUnit::Capital)] += wasInWord && c < 'a' ? 1 : 0;
                ++units[at(TokenUnit::LatinLetter)];
            } else if (c == ' ' || c == '\t') {
                isAfterBlank = true;
                units[at(TokenUnit::Blank)] += wasAfterBlank ? 1 : 0;
            } else if (c == '\n') {
                isAfterBlank = true;
                ++units[at(TokenUnit::Break)];
            } else if (c >= '0' && c <= '9') {
                ++units[at(TokenUnit::Digit)];
            } else if (c > ' ') {
                ++units[at(TokenUnit::Punctuation)];
            }
            continue;
        }
        const TokenUnit unit = unitOf(c);
        if (unit == TokenUnit::LatinLetter) {
            isInWord = true;
            units[at(TokenUnit::LatinWord)] += wasInWord ? 0 : 1;
        } else if (unit == TokenUnit::Arabic) {
            isInArabicWord = true;
            units[at(TokenUnit::ArabicWord)] += wasInArabicWord ? 0 : 1;
        }
        isAfterHighSurrogate = letter.isHighSurrogate();
        ++units[at(unit)];
    }
    return {units};
}

ScriptCounts scriptCounts(const ChatRequest &request)
{
    ScriptCounts counts;
    for (const Message &message : request.messages) {
        counts += scriptCounts(message.content);
        counts += scriptCounts(message.reasoning);
    }
    counts.units[at(TokenUnit::Message)] = request.messages.size();
    counts.units[at(TokenUnit::Request)] = 1;
    return counts;
}

Calibration firstCalibration()
{
    Calibration calibration;
    for (std::size_t i = 0; i < tokenUnits; ++i) {
        calibration.tokens.at(i) = first.at(i).tokens;
        calibration.doubt.at(cell(i, i)) = first.at(i).doubt * first.at(i).doubt;
    }
    return calibration;
}

double tokensPerLetter(const Calibration &calibration)
{
    constexpr double letters = 4.7;
    const double word = calibration.tokens[at(TokenUnit::LatinWord)] +
                        letters * calibration.tokens[at(TokenUnit::LatinLetter)] +
                        calibration.tokens[at(TokenUnit::Punctuation)] / 6;
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
    const double noise = 4 + 0.03 * told * 0.03 * told;
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
        const double whole = first[i].doubt * first[i].doubt;
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
