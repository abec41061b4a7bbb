// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a conversation stands on a scope, and where. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/listscope.h"

#include <QCollator>

#include <optional>

namespace Hiwar {

[[nodiscard]] bool standsOn(const ListScope &scope, const ConversationInfo &info);
/// How titles are compared: as people do in their language, "Chapter 9" before "Chapter 10".
[[nodiscard]] QCollator titleOrder();
/// What it is listed by: when it changed, was begun or was deleted.
[[nodiscard]] QDateTime listedTime(const ConversationInfo &info, const ListScope &scope,
                                   ListOrder order);
/// False for the bin, which is always sorted by the time of deletion.
[[nodiscard]] bool isByTitle(const ListScope &scope, ListOrder order);

/// Before others: pinned, then by title or by time (the latest first). No two share a place.
struct SortKey
{
    bool isPinned = false;
    std::optional<QCollatorSortKey> title; ///< of all that are compared, or of none
    qint64 time = 0;
    QString id;
};

[[nodiscard]] SortKey sortKeyOf(const ConversationInfo &info, const ListScope &scope,
                                ListOrder order, const QCollator &words);
[[nodiscard]] bool comesBefore(const SortKey &a, const SortKey &b);

} // namespace Hiwar
