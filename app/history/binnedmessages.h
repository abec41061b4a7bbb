// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Messages in the bin, and the permanent removal of messages from the history. Throws SQLite's
// exceptions; use it on the database's thread.
#pragma once

#include "app/history/messagenode.h"

#include <QList>

namespace Hiwar {

class Database;
class SearchIndex;

/// One deletion, as the bin lists it: a message and those deleted with it.
struct BinnedMessage
{
    static constexpr int mostWords = 300; ///< characters of the message

    QString id; ///< the message that was deleted
    QString conversationId;
    QString words; ///< the beginning of its text, in one line
    int count = 1; ///< messages: itself and those deleted with it
    QDateTime deletedAt;
    /// What the shown path ended with before. Known to the program that deleted it, until it ends;
    /// never stored, and not compared.
    QString formerLeaf = {};

    bool operator==(const BinnedMessage &other) const
    {
        return id == other.id && conversationId == other.conversationId && words == other.words &&
               count == other.count && deletedAt == other.deletedAt;
    }
};

/// Newest deletion first.
[[nodiscard]] QList<BinnedMessage> readBinned(Database &database);

/// Also removes the messages below it or, for one in the bin, those deleted with it. Remaining
/// children, in the bin or not, are attached to its parent.
void removeMessage(Database &database, SearchIndex &index, const QString &id);

} // namespace Hiwar
