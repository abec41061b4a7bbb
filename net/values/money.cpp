// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/money.h"

#include <algorithm>

namespace Hiwar {

bool isCurrency(const QString &text)
{
    return text.size() == 3 && std::all_of(text.begin(), text.end(), [](QChar letter) {
               return letter >= QLatin1Char('A') && letter <= QLatin1Char('Z');
           });
}

int decimalsFor(const Money &money)
{
    const qint64 size = qAbs(money.micros);
    int decimals = 2;
    for (qint64 bound = 100'000; size > 0 && size < bound && decimals < 6; bound /= 10)
        ++decimals;
    return decimals;
}

QString plainAmount(const Money &money)
{
    return QString::number(double(money.micros) / 1e6, 'f', decimalsFor(money));
}

QString plainText(const Money &money)
{
    return plainAmount(money) + QLatin1Char(' ') + money.currency;
}

} // namespace Hiwar
