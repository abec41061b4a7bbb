// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time limits as people type them and as they are shown. Pure.
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <chrono>
#include <optional>

namespace Hiwar {

using WaitLimit = std::optional<std::chrono::seconds>;

/// Whole seconds in digits of any script; empty: no limit set by the user. The error is a sentence.
[[nodiscard]] tl::expected<WaitLimit, QString> readWaitLimit(const QString &typed);
[[nodiscard]] QString writeWaitLimit(const WaitLimit &limit);
/// "30 s", "no limit" for 0.
[[nodiscard]] QString describeWaitLimit(std::chrono::seconds limit);

} // namespace Hiwar
