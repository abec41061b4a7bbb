// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is on record of one reply: the sum of the requests for it. Pure; any thread.
#pragma once

#include "app/history/usagerecord.h"

#include <QHash>
#include <QList>

namespace Hiwar {

struct MessageUse
{
    Usage usage;
    bool isEstimated = false;  ///< some of it is
    std::optional<Money> cost; ///< nullopt: of some request it is not known, or in other money
    int requests = 0;

    bool operator==(const MessageUse &) const = default;
};

void addTo(MessageUse &use, const UsageRecord &record);
/// By the id of the reply; titles belong to none.
[[nodiscard]] QHash<QString, MessageUse> messageUses(const QList<UsageRecord> &records);

} // namespace Hiwar
