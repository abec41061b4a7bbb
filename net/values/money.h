// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An amount of money. Currencies are never converted, and never added to each other. Plain value.
#pragma once

#include <QString>

namespace Hiwar {

struct Money
{
    qint64 micros = 0; ///< millionths of the currency's unit
    QString currency;  ///< ISO 4217, such as "USD"

    bool operator==(const Money &) const = default;
};

/// Three capital letters.
[[nodiscard]] bool isCurrency(const QString &text);

/// "0.0031 USD", in English: for a terminal and for files. At least two decimals, and two digits
/// that are not 0.
[[nodiscard]] QString plainText(const Money &money);
/// The number alone.
[[nodiscard]] QString plainAmount(const Money &money);
/// The decimals that an amount is shown with, 2 to 6.
[[nodiscard]] int decimalsFor(const Money &money);

} // namespace Hiwar
