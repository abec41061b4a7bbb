// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a conversation belongs to a scope, and its position there. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/listscope.h"

#include <QCollator>

#include <optional>

namespace Hiwar {

[[nodiscard]] bool standsOn(const ListScope &scope, const ConversationInfo &info);
/// Compares titles by the rules of the user's language, "Chapter 9" before "Chapter 10".
[[nodiscard]] QCollator titleOrder();
/// The time shown in the list: of the last change, creation or deletion.
[[nodiscard]] QDateTime listedTime(const ConversationInfo &info, const ListScope &scope,
                                   ListOrder order);
/// False for the bin, which is always sorted by the time of deletion.
[[nodiscard]] bool isByTitle(const ListScope &scope, ListOrder order);

/// Pinned first, then by title or by time (the latest first), then by id: no two keys are equal.
struct SortKey
{
    bool isPinned = false;
    std::optional<QCollatorSortKey> title; ///< set in all keys that are compared, or in none
    qint64 time = 0;
    QString id;
};

[[nodiscard]] SortKey sortKeyOf(const ConversationInfo &info, const ListScope &scope,
                                ListOrder order, const QCollator &words);
[[nodiscard]] bool comesBefore(const SortKey &a, const SortKey &b);

} // namespace Hiwar
