// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/usagereader.h"

#include <QJsonArray>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Names = std::initializer_list<QLatin1StringView>;

/// A whole number, also as a float or as text.
std::optional<qint64> countIn(const QJsonValue &value)
{
    constexpr double most = 1e15; // exact in a double, and beyond every bill
    bool isNumber = value.isDouble();
    const double number = isNumber ? value.toDouble() : value.toString().toDouble(&isNumber);
    if (!isNumber || !(number >= 0 && number <= most))
        return {};
    return std::llround(number);
}

/// The first of these fields that is a number.
std::optional<qint64> firstCount(const QJsonObject &object, Names names)
{
    for (const QLatin1StringView name : names) {
        if (const auto count = countIn(object.value(name)))
            return count;
    }
    return {};
}

qint64 detailCount(const QJsonObject &usage, Names groups, Names names)
{
    for (const QLatin1StringView group : groups) {
        if (const auto count = firstCount(usage.value(group).toObject(), names))
            return *count;
    }
    return firstCount(usage, names).value_or(0);
}

std::optional<Usage> countsIn(const QJsonObject &usage)
{
    const auto prompt =
        firstCount(usage, {"prompt_tokens"_L1, "input_tokens"_L1, "prompt_eval_count"_L1});
    const auto completion =
        firstCount(usage, {"completion_tokens"_L1, "output_tokens"_L1, "eval_count"_L1});
    const auto total = firstCount(usage, {"total_tokens"_L1});
    if (!prompt && !completion && !total)
        return {};
    Usage counts;
    counts.promptTokens = prompt.value_or(0);
    counts.completionTokens = completion.value_or(0);
    counts.totalTokens = total.value_or(counts.promptTokens + counts.completionTokens);
    counts.reasoningTokens =
        detailCount(usage, {"completion_tokens_details"_L1, "output_tokens_details"_L1},
                    {"reasoning_tokens"_L1});
    counts.cachedTokens = detailCount(
        usage, {"prompt_tokens_details"_L1, "input_tokens_details"_L1},
        {"cached_tokens"_L1, "prompt_cache_hit_tokens"_L1, "cache_read_input_tokens"_L1});
    return counts;
}

} // namespace

std::optional<UsageFound> readUsage(const QJsonObject &payload)
{
    const QJsonValue choice = payload.value("choices"_L1).toArray().first();
    for (const QJsonValue &place :
         {payload.value("usage"_L1), payload.value("x_groq"_L1).toObject().value("usage"_L1),
          choice.toObject().value("usage"_L1), QJsonValue(payload)}) {
        if (const auto counts = countsIn(place.toObject()))
            return UsageFound{*counts, false};
    }
    // llama.cpp: what the server measured, also where no usage was requested.
    const QJsonObject timings = payload.value("timings"_L1).toObject();
    const auto prompt = firstCount(timings, {"prompt_n"_L1});
    const auto completion = firstCount(timings, {"predicted_n"_L1});
    if (!prompt && !completion)
        return {};
    Usage counts;
    counts.cachedTokens = firstCount(timings, {"cache_n"_L1}).value_or(0);
    counts.promptTokens = prompt.value_or(0) + counts.cachedTokens;
    counts.completionTokens = completion.value_or(0);
    counts.totalTokens = counts.promptTokens + counts.completionTokens;
    return UsageFound{counts, true};
}

} // namespace Hiwar
