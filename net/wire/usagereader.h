// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The token counts in a payload, by all the names and in all the places where services put them.
// What is no sensible number counts as not said. Pure.
#pragma once

#include "net/values/message.h"

#include <QJsonObject>

#include <optional>

namespace Hiwar {

struct UsageFound
{
    Usage usage;
    bool isMeasured = false; ///< counted by the server for its log only: a real usage beats it

    bool operator==(const UsageFound &) const = default;
};

[[nodiscard]] std::optional<UsageFound> readUsage(const QJsonObject &payload);

} // namespace Hiwar
