// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sums of usage for people and for spreadsheets. Pure; any thread.
#pragma once

#include "app/history/usagerecord.h"

#include <QDate>
#include <QList>

#include <functional>

namespace Hiwar {

enum class UsageBy : quint8 { Conversation, Profile, Model, Day };

struct UsageSum
{
    QString key;  ///< id of the conversation or profile, name of the model, day as 2026-11-23
    QString name; ///< of a profile, its latest; else as `key`
    int requests = 0;
    qint64 promptTokens = 0;
    qint64 cachedTokens = 0;
    qint64 completionTokens = 0;
    qint64 reasoningTokens = 0;
    bool isEstimated = false;   ///< some of the tokens are
    QList<Money> costs;         ///< one for each currency, by its name; empty: no price was known
    bool isCostPartial = false; ///< the price of some requests was not known
    QDateTime latest;

    bool operator==(const UsageSum &) const = default;
};

/// Days: newest first, without those on which nothing was used. Others: what used most tokens
/// first.
[[nodiscard]] QList<UsageSum> summarise(const QList<UsageRecord> &records, UsageBy by);
/// Everything in one sum; its key and name are empty.
[[nodiscard]] UsageSum total(const QList<UsageRecord> &records);

/// The names of conversations by their ids; empty: it is gone.
using TitleOf = std::function<QString(const QString &conversationId)>;

/// RFC 4180, UTF-8, with a head; one line for each record. Text that a spreadsheet would calculate
/// (it begins with =, +, -, @, a tab or a line end) gets an apostrophe before it.
[[nodiscard]] QByteArray csvOf(const QList<UsageRecord> &records, const TitleOf &titleOf);

} // namespace Hiwar
