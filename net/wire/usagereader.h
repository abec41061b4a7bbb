// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the token counts of a payload, under all names and in all places that services use. An
// invalid number counts as absent. Pure.
#pragma once

#include "net/values/message.h"

#include <QJsonObject>

#include <optional>

namespace Hiwar {

struct UsageFound
{
    Usage usage;
    bool isMeasured = false; ///< counted by the server for its log only: a real usage replaces it

    bool operator==(const UsageFound &) const = default;
};

[[nodiscard]] std::optional<UsageFound> readUsage(const QJsonObject &payload);

} // namespace Hiwar
