// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moneytext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct UsageWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::UsageWords)
};

QString signOf(const QString &currency)
{
    if (currency == "USD"_L1)
        return u"$"_s;
    if (currency == "EUR"_L1)
        return u"€"_s;
    if (currency == "GBP"_L1)
        return u"£"_s;
    return currency + QChar(QChar::Nbsp);
}

QString about(bool isEstimate)
{
    return isEstimate ? u"~"_s : QString();
}

} // namespace

QString moneyText(const Money &money, bool isEstimate)
{
    return about(isEstimate) + QLocale().toCurrencyString(double(money.micros) / 1e6,
                                                          signOf(money.currency),
                                                          decimalsFor(money));
}

QString moneyText(const QList<Money> &sums, bool isEstimate)
{
    QStringList texts;
    for (const Money &sum : sums)
        texts << moneyText(sum, isEstimate);
    return texts.join(u" + "_s);
}

QString countText(qint64 count, bool isEstimate)
{
    return about(isEstimate) + QLocale().toString(count);
}

QString secondsText(qint64 milliseconds)
{
    constexpr qint64 withoutTenths = 10'000; // tenths say nothing any more
    return UsageWordsTr::tr("%1 s").arg(
        QLocale().toString(double(milliseconds) / 1000, 'f', milliseconds < withoutTenths ? 1 : 0));
}

} // namespace Hiwar
