// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Amounts and counts of tokens for people, in the digits of their language. An estimate has a "~".
// Pure; GUI thread (translations).
#pragma once

#include "net/values/money.h"

namespace Hiwar {

/// "$4.98", "~$0.0031"; currencies without a sign that everybody knows by their letters:
/// "CHF 2.00".
[[nodiscard]] QString moneyText(const Money &money, bool isEstimate = false);
/// Several currencies side by side; empty for none.
[[nodiscard]] QString moneyText(const QList<Money> &sums, bool isEstimate = false);
/// "1,240", "~1,240".
[[nodiscard]] QString countText(qint64 count, bool isEstimate = false);
/// "0.4 s", "12 s".
[[nodiscard]] QString secondsText(qint64 milliseconds);

} // namespace Hiwar
