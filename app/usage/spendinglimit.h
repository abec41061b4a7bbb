// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a request would pass what its profile may spend in a day. Pure; any thread.
#pragma once

#include "app/history/usagerecord.h"
#include "net/values/profile.h"

namespace Hiwar {

/// A request that would pass the limit. All amounts are in the limit's currency.
struct LimitPassed
{
    Money limit;
    Money spent;  ///< today, by this profile
    Money likely; ///< what the request will cost at least: its prompt, and the reply's limit if set

    bool operator==(const LimitPassed &) const = default;
};

/// What the next request will use at least: the estimated prompt, and max_tokens where they are
/// set.
[[nodiscard]] Usage leastUsage(const ChatRequest &request, qint64 promptTokens);

/// What this profile spent on this day of the local calendar, in this currency.
[[nodiscard]] Money spentOn(const QDate &day, const QList<UsageRecord> &records,
                            const QString &profileId, const QString &currency);

/// nullopt: there is no limit, it is not passed, the request is free, or its price is unknown or in
/// another currency.
[[nodiscard]] std::optional<LimitPassed> limitPassed(const Profile &profile, const QString &model,
                                                     const Money &spent, const Usage &next);

/// A request to one of several models.
struct LikelyRequest
{
    QString model;
    Usage usage; ///< see leastUsage()
};

/// The same of requests to several models of that profile at once. What has no known price does
/// not count.
[[nodiscard]] std::optional<LimitPassed> limitPassed(const Profile &profile, const Money &spent,
                                                     const QList<LikelyRequest> &next);

} // namespace Hiwar
