// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What tokens cost. Pure; any thread.
#pragma once

#include "net/values/message.h"
#include "net/values/profile.h"

namespace Hiwar {

/// What the user entered for this model, else what the service tells. nullopt: it is not known,
/// which is not the same as free.
[[nodiscard]] std::optional<ModelPrice> priceOf(const Profile &profile, const QString &model);

/// Rounded to a millionth. Cached tokens are part of the prompt, and cost as it does where the
/// price of a cached token is not known; reasoning is part of the completion.
[[nodiscard]] Money costOf(const Usage &usage, const ModelPrice &price);

/// Adds `cost` to the sum of its currency.
void addTo(QList<Money> &sums, const Money &cost);

} // namespace Hiwar
