// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one entry of a list of models says about the model, in the shapes of OpenRouter, Mistral,
// vLLM, Groq, Together, llama.cpp, LM Studio, GitHub and their kin. A figure that no model can
// have is ignored: a list is written by a stranger. Pure.
#pragma once

#include "net/values/modelinfo.h"

#include <QJsonObject>

namespace Hiwar {

/// No model has a longer context, and none costs more for a million tokens, in any currency.
constexpr qint64 maxContextTokens = 1'000'000'000;
constexpr double maxPrice = 1'000'000'000;

/// All but the name.
[[nodiscard]] ModelInfo readModelFacts(const QJsonObject &model);

/// The figure if it can be that of a model.
[[nodiscard]] std::optional<qint64> saneContext(const QJsonValue &value);
/// A price, zero or more; as a number or, as OpenRouter writes it, as a text.
[[nodiscard]] std::optional<double> sanePrice(const QJsonValue &value);

} // namespace Hiwar
