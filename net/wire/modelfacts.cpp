// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/modelfacts.h"

#include <QJsonArray>
#include <QStringTokenizer>

#include <algorithm>
#include <cmath>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr double tokensPerPrice = 1'000'000;

/// The value at a path as "capabilities.vision".
QJsonValue at(const QJsonObject &object, QLatin1StringView path)
{
    QJsonValue value = object;
    for (const QLatin1StringView name : path.tokenize(u'.'))
        value = value.toObject().value(name);
    return value;
}

std::optional<qint64> contextIn(const QJsonObject &model)
{
    for (const QLatin1StringView path :
         {"context_length"_L1, "max_context_length"_L1, "max_model_len"_L1, "context_window"_L1,
          "meta.n_ctx"_L1, "n_ctx"_L1, "meta.n_ctx_train"_L1, "limits.max_input_tokens"_L1,
          "capabilities.limits.max_context_window_tokens"_L1, "max_input_tokens"_L1}) {
        if (const auto tokens = saneContext(at(model, path)))
            return tokens;
    }
    return {};
}

/// Whether a list of words has one of these; nothing: there is no list.
std::optional<bool> holds(const QJsonValue &list, std::initializer_list<QLatin1StringView> words)
{
    if (!list.isArray())
        return {};
    const QJsonArray array = list.toArray();
    return std::any_of(array.begin(), array.end(), [&](const QJsonValue &each) {
        return std::any_of(words.begin(), words.end(), [&](QLatin1StringView word) {
            return each.toString().compare(word, Qt::CaseInsensitive) == 0;
        });
    });
}

/// Whether its list of what it can do names one of these. Such a list need not be whole: what it
/// does not name is not known.
bool names(const QJsonObject &model, std::initializer_list<QLatin1StringView> words)
{
    return holds(model.value("capabilities"_L1), words).value_or(false) ||
           holds(model.value("supported_features"_L1), words).value_or(false);
}

std::optional<bool> firstBool(const QJsonObject &model,
                              std::initializer_list<QLatin1StringView> paths)
{
    for (const QLatin1StringView path : paths) {
        const QJsonValue value = at(model, path);
        if (value.isBool())
            return value.toBool();
    }
    return {};
}

std::optional<bool> picturesIn(const QJsonObject &model)
{
    for (const QLatin1StringView path : {"architecture.input_modalities"_L1, "input_modalities"_L1,
                                         "supported_input_modalities"_L1, "modalities.input"_L1}) {
        if (const auto told = holds(at(model, path), {"image"_L1, "vision"_L1}))
            return told;
    }
    if (names(model, {"vision"_L1, "image"_L1, "multimodal"_L1}))
        return true;
    // LM Studio: "vlm" reads pictures, "llm" does not.
    const QString type = model.value("type"_L1).toString();
    if (type == "vlm"_L1 || type == "llm"_L1)
        return type == "vlm"_L1;
    return firstBool(model, {"capabilities.vision"_L1, "capabilities.supports.vision"_L1,
                             "supports_vision"_L1, "supports_image_in"_L1});
}

std::optional<bool> toolsIn(const QJsonObject &model)
{
    if (const auto told = holds(model.value("supported_parameters"_L1), {"tools"_L1}))
        return told;
    if (names(model, {"tools"_L1, "tool_use"_L1, "tool-calling"_L1, "function_calling"_L1,
                      "function-calling"_L1}))
        return true;
    return firstBool(model, {"capabilities.function_calling"_L1, "capabilities.tool_calling"_L1,
                             "capabilities.supports.tool_calls"_L1, "supports_tools"_L1});
}

std::optional<ModelPrice> priceIn(const QJsonObject &model)
{
    const QJsonObject pricing = model.value("pricing"_L1).toObject();
    const auto read = [&pricing](QLatin1StringView name, double scale) -> std::optional<double> {
        const auto price = sanePrice(pricing.value(name));
        if (!price || *price * scale > maxPrice)
            return {};
        // 0.0000025 of a text times a million is 2.4999999999999996.
        return std::round(*price * scale * 1e9) / 1e9;
    };
    // OpenRouter's are for one token, the others' for a million.
    const bool isForOne = pricing.contains("prompt"_L1);
    const double scale = isForOne ? tokensPerPrice : 1;
    const auto input = read(isForOne ? "prompt"_L1 : "input"_L1, scale);
    const auto output = read(isForOne ? "completion"_L1 : "output"_L1, scale);
    if (!input || !output)
        return {};
    return ModelPrice{.input = *input,
                      .output = *output,
                      .cachedInput =
                          read(isForOne ? "input_cache_read"_L1 : "cached_input"_L1, scale)};
}

} // namespace

std::optional<qint64> saneContext(const QJsonValue &value)
{
    const double tokens = value.toDouble(0);
    if (!(tokens >= 1) || tokens > double(maxContextTokens))
        return {};
    return qint64(tokens);
}

std::optional<double> sanePrice(const QJsonValue &value)
{
    bool isNumber = value.isDouble();
    const double price = isNumber ? value.toDouble() : value.toString().toDouble(&isNumber);
    if (!isNumber || !(price >= 0) || price > maxPrice)
        return {};
    return price;
}

ModelInfo readModelFacts(const QJsonObject &model)
{
    return {.id = {},
            .contextTokens = contextIn(model),
            .takesPictures = picturesIn(model),
            .callsTools = toolsIn(model),
            .price = priceIn(model)};
}

} // namespace Hiwar
