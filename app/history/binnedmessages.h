// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Messages in the bin, and how messages leave the history for good. Throws what SQLite throws; on
// its database's thread.
#pragma once

#include "app/history/messagenode.h"

#include <QList>

namespace Hiwar {

class Database;
class SearchIndex;

/// One deletion: a message and what was deleted along, as the list of the bin shows it.
struct BinnedMessage
{
    static constexpr int mostWords = 300; ///< letters of the message

    QString id; ///< the message that was deleted
    QString conversationId;
    QString words; ///< how it begins, in one line
    int count = 1; ///< messages, itself and those below it
    QDateTime deletedAt;

    bool operator==(const BinnedMessage &) const = default;
};

/// The last deletion first.
[[nodiscard]] QList<BinnedMessage> readBinned(Database &database);

/// With all that stands below it or, in the bin, was deleted along. What is left of the others, in
/// the bin or out of it, then stands below its parent.
void removeMessage(Database &database, SearchIndex &index, const QString &id);

} // namespace Hiwar
