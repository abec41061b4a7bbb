// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a conversation goes with a request, as one level of the settings says it. Never sent
// itself. Plain values, any thread.
//
// As JSON: {"messages": count, "percent": 1 to 100, "summarise": true | false}, each only if set; 0
// is no limit, whatever the level before says.
#pragma once

#include <QJsonObject>

#include <optional>

namespace Hiwar {

struct ContextLimit
{
    std::optional<int> messages;   ///< the newest ones, with the question; 0: all
    std::optional<int> percent;    ///< of what the model can read at once; 0: all of it, and more
    std::optional<bool> summarise; ///< what a limit would leave out is summarised before

    [[nodiscard]] bool isEmpty() const { return !messages && !percent && !summarise; }

    bool operator==(const ContextLimit &) const = default;
};

inline constexpr int mostLimitMessages = 1'000'000;

[[nodiscard]] QJsonObject jsonOf(const ContextLimit &limit);
/// Of any JSON: leaves out what is of the wrong kind or impossible.
[[nodiscard]] ContextLimit contextLimitOf(const QJsonObject &json);
/// `above` goes over `below`, field by field.
[[nodiscard]] ContextLimit over(const ContextLimit &below, const ContextLimit &above);

} // namespace Hiwar
