// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/spendinglimit.h"

#include "app/usage/pricing.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

Usage leastUsage(const ChatRequest &request, qint64 promptTokens)
{
    Usage usage{.promptTokens = promptTokens};
    for (const QLatin1StringView field : {"max_tokens"_L1, "max_completion_tokens"_L1})
        usage.completionTokens =
            std::max(usage.completionTokens, request.extra.value(field).toInteger(0));
    usage.totalTokens = usage.promptTokens + usage.completionTokens;
    return usage;
}

Money spentOn(const QDate &day, const QList<UsageRecord> &records, const QString &profileId,
              const QString &currency)
{
    Money sum{.currency = currency};
    for (const UsageRecord &record : records) {
        if (record.profileId == profileId && record.cost && record.cost->currency == currency &&
            record.at.toLocalTime().date() == day)
            sum.micros += record.cost->micros;
    }
    return sum;
}

std::optional<LimitPassed> limitPassed(const Profile &profile, const QString &model,
                                       const Money &spent, const Usage &next)
{
    return limitPassed(profile, spent, {{.model = model, .usage = next}});
}

std::optional<LimitPassed> limitPassed(const Profile &profile, const Money &spent,
                                       const QList<LikelyRequest> &next)
{
    if (!profile.dailyLimit || spent.currency != profile.dailyLimit->currency)
        return {};
    Money likely{.currency = profile.dailyLimit->currency};
    for (const LikelyRequest &request : next) {
        const auto price = priceOf(profile, request.model);
        if (price && price->currency == likely.currency)
            likely.micros += costOf(request.usage, *price).micros;
    }
    if (likely.micros == 0 || spent.micros + likely.micros <= profile.dailyLimit->micros)
        return {};
    return LimitPassed{.limit = *profile.dailyLimit, .spent = spent, .likely = likely};
}

} // namespace Hiwar
