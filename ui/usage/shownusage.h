// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the panel of usage shows. Plain values.
#pragma once

#include "net/values/money.h"

#include <QDate>
#include <QList>

namespace Hiwar {

enum class UsageRange : quint8 { Today, Week, Month, All };
enum class UsageGroup : quint8 { Conversation, Profile, Model, Day };

struct UsageRow
{
    QString name;
    qint64 promptTokens = 0;
    qint64 cachedTokens = 0;
    qint64 completionTokens = 0;
    bool isEstimated = false; ///< some of it is
    QList<Money> costs;
    bool isCostPartial = false; ///< the price of some of it is not known

    bool operator==(const UsageRow &) const = default;
};

struct UsageDay
{
    QDate day;
    qint64 tokens = 0;

    bool operator==(const UsageDay &) const = default;
};

struct ShownUsage
{
    QList<UsageRow> rows;
    UsageRow total;
    QList<UsageDay> days; ///< oldest first, without gaps

    bool operator==(const ShownUsage &) const = default;
};

} // namespace Hiwar
