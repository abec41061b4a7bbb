// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/binnedmessages.h"

#include "app/history/searchindex.h"
#include "app/sqlite/database.h"

namespace Hiwar {

namespace {

struct Removed
{
    QString parentId;
    bool isBinned = false;
    bool isKnown = false;
};

Removed readRemoved(Database &database, const QString &id)
{
    Removed removed;
    database.read(
        "SELECT parent_id, deleted_with IS NOT NULL FROM message WHERE id = ?",
        [&removed](const SQLite::Statement &row) {
            removed = {textIn(row, 0), numberIn(row, 1) != 0, true};
        },
        id);
    return removed;
}

} // namespace

QList<BinnedMessage> readBinned(Database &database)
{
    QList<BinnedMessage> all;
    database.read(
        "SELECT id, conversation_id, substr(content, 1, ?), max(deleted_at, created_at), (SELECT "
        "count(*) "
        "FROM message along WHERE along.deleted_with = message.id) FROM message "
        "WHERE deleted_with IS NOT NULL AND deleted_with = id ORDER BY deleted_at DESC, seq",
        [&all](const SQLite::Statement &row) {
            all.append({.id = textIn(row, 0),
                        .conversationId = textIn(row, 1),
                        .words = textIn(row, 2).simplified(),
                        .count = int(numberIn(row, 4)),
                        .deletedAt = timeIn(row, 3)});
        },
        BinnedMessage::mostWords);
    return all;
}

void removeMessage(Database &database, SearchIndex &index, const QString &id)
{
    const Removed removed = readRemoved(database, id);
    if (!removed.isKnown)
        return;
    QStringList gone;
    const auto take = [&gone](const SQLite::Statement &row) { gone.append(textIn(row, 0)); };
    if (removed.isBinned) {
        database.read("SELECT id FROM message WHERE deleted_with = ?", take, id);
    } else {
        // Also messages that the caller did not know, and those below a message in the bin.
        database.read("WITH RECURSIVE below(id) AS (VALUES (?) UNION SELECT message.id "
                      "FROM message JOIN below ON message.parent_id = below.id) "
                      "SELECT id FROM message WHERE id IN below AND deleted_with IS NULL",
                      take, id);
    }
    const auto parent = removed.parentId.isEmpty() ? std::nullopt : std::optional(removed.parentId);
    for (const QString &each : std::as_const(gone)) {
        index.forget(each);
        database.run("DELETE FROM message WHERE id = ?", each);
    }
    for (const QString &each : std::as_const(gone))
        database.run("UPDATE message SET parent_id = ? WHERE parent_id = ?", parent, each);
}

} // namespace Hiwar
