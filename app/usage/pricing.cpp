// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/pricing.h"

#include <algorithm>
#include <cmath>

namespace Hiwar {

std::optional<ModelPrice> priceOf(const Profile &profile, const QString &model)
{
    return knownOf(profile, model).price;
}

Money costOf(const Usage &usage, const ModelPrice &price)
{
    const qint64 cached = std::clamp<qint64>(usage.cachedTokens, 0, usage.promptTokens);
    // A price for a million tokens is one in millionths for a token.
    const double micros = double(usage.promptTokens - cached) * price.input +
                          double(cached) * price.cachedInput.value_or(price.input) +
                          double(usage.completionTokens) * price.output;
    constexpr double most = 9e15; // exact in a double
    return {.micros = std::llround(std::clamp(micros, 0.0, most)), .currency = price.currency};
}

void addTo(QList<Money> &sums, const Money &cost)
{
    const auto same = std::find_if(sums.begin(), sums.end(), [&cost](const Money &sum) {
        return sum.currency == cost.currency;
    });
    if (same == sums.end())
        sums.append(cost);
    else
        same->micros += cost.micros;
}

} // namespace Hiwar
