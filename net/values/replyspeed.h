// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast a reply was written. Pure.
#pragma once

#include <QtGlobal>

#include <chrono>
#include <optional>

namespace Hiwar {

/// Tokens a second between the first words and the end. nullopt: a time is not known, or the reply
/// came in one piece, or too fast to be measured.
[[nodiscard]] inline std::optional<double>
tokensPerSecond(qint64 tokens, std::chrono::milliseconds firstText, std::chrono::milliseconds total)
{
    constexpr std::chrono::milliseconds least{100};
    if (tokens <= 0 || firstText.count() < 0 || total - firstText < least)
        return {};
    return double(tokens) * 1000 / double((total - firstText).count());
}

} // namespace Hiwar
