// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is known of a model, in words and figures for people, and figures as people type them. Pure;
// GUI thread (translations).
#pragma once

#include "net/values/modelinfo.h"

#include <tl/expected.hpp>

namespace Hiwar {

/// "128K · pictures · tools · $2.50 / $10.00"; "" if nothing is known. What a model cannot do is
/// not said.
[[nodiscard]] QString describeFacts(const ModelInfo &known);
/// For a screen reader: "128,000 tokens of context, takes pictures, …".
[[nodiscard]] QString spokenFacts(const ModelInfo &known);

/// A count of tokens in digits of any script, "128000", "128,000" or "128K"; empty: not known. The
/// error is a sentence.
[[nodiscard]] tl::expected<std::optional<qint64>, QString> readTokens(const QString &typed);
/// A price; the decimal mark is a point or a comma.
[[nodiscard]] tl::expected<std::optional<double>, QString> readPrice(const QString &typed);
/// As they are typed, in the digits of the locale.
[[nodiscard]] QString writeTokens(std::optional<qint64> tokens);
[[nodiscard]] QString writePrice(std::optional<double> price);

} // namespace Hiwar
