// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/queuedrows.h"

#include "app/history/attachmentrows.h"

#include <algorithm>

namespace Hiwar {

namespace {

void writeQuestion(Database &database, const QString &conversationId, int place,
                   const QueuedQuestion &question)
{
    database.run("INSERT INTO queued_question(id, conversation_id, place, content) "
                 "VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET place = excluded.place, "
                 "content = excluded.content",
                 question.id, conversationId, place, question.text);
}

/// These and those that are stored.
QList<Attachment> withStored(Database &database, const QueuedQuestion &question)
{
    QList<Attachment> both = question.attachments;
    for (const Attachment &stored :
         readAttachments(database, AttachmentOwner::Queued, question.id)) {
        if (!both.contains(stored))
            both.append(stored);
    }
    return both;
}

} // namespace

QHash<QString, QList<QueuedQuestion>> readQueued(Database &database)
{
    QHash<QString, QList<QueuedQuestion>> all;
    database.read("SELECT conversation_id, id, content FROM queued_question "
                  "ORDER BY conversation_id, place",
                  [&all](const SQLite::Statement &row) {
                      all[textIn(row, 0)].append({textIn(row, 1), textIn(row, 2), {}});
                  });
    for (QList<QueuedQuestion> &questions : all) {
        for (QueuedQuestion &question : questions)
            question.attachments = readAttachments(database, AttachmentOwner::Queued, question.id);
    }
    return all;
}

QList<QueuedQuestion> readQueued(Database &database, const QString &conversationId)
{
    QList<QueuedQuestion> questions;
    database.read(
        "SELECT id, content FROM queued_question WHERE conversation_id = ? ORDER BY place",
        [&questions](const SQLite::Statement &row) {
            questions.append({textIn(row, 0), textIn(row, 1), {}});
        },
        conversationId);
    for (QueuedQuestion &question : questions)
        question.attachments = readAttachments(database, AttachmentOwner::Queued, question.id);
    return questions;
}

void writeWaiting(Database &database, const ConversationInfo &info)
{
    const QList<QueuedQuestion> before = readQueued(database, info.id);
    const bool isChanged = before != info.queued;
    // A content goes with its last row: each has its new one before it loses the old one.
    for (int place = 0; isChanged && place < int(info.queued.size()); ++place) {
        const QueuedQuestion &question = info.queued.at(place);
        writeQuestion(database, info.id, place, question);
        writeAttachments(database, AttachmentOwner::Queued, question.id,
                         withStored(database, question));
    }
    writeAttachments(database, AttachmentOwner::Draft, info.id, info.draftAttachments);
    if (!isChanged)
        return;
    for (const QueuedQuestion &question : info.queued)
        writeAttachments(database, AttachmentOwner::Queued, question.id, question.attachments);
    for (const QueuedQuestion &old : before) {
        const auto isOld = [&old](const QueuedQuestion &each) { return each.id == old.id; };
        if (std::any_of(info.queued.begin(), info.queued.end(), isOld))
            continue;
        database.run("DELETE FROM queued_question WHERE id = ?", old.id);
        askToOverwrite(database);
    }
}

} // namespace Hiwar
