// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/attachmentrows.h"

namespace Hiwar {

const std::string attachmentColumns = "hash, name, media_type, size, reading, sent_as";

namespace {

/// Beyond all places: new rows wait here until the old ones are gone.
constexpr int aside = 1'000'000;

std::string tableOf(AttachmentOwner owner)
{
    switch (owner) {
    case AttachmentOwner::Message:
        return "message_attachment";
    case AttachmentOwner::Draft:
        return "draft_attachment";
    case AttachmentOwner::Queued:
        return "queued_attachment";
    }
    Q_UNREACHABLE();
}

std::string ownerColumn(AttachmentOwner owner)
{
    switch (owner) {
    case AttachmentOwner::Message:
        return "message_id";
    case AttachmentOwner::Draft:
        return "conversation_id";
    case AttachmentOwner::Queued:
        return "question_id";
    }
    Q_UNREACHABLE();
}

} // namespace

Attachment attachmentIn(const SQLite::Statement &row, int first)
{
    return {.hash = textIn(row, first),
            .name = textIn(row, first + 1),
            .mediaType = textIn(row, first + 2),
            .size = numberIn(row, first + 3),
            .reading = textIn(row, first + 4),
            .use = attachmentUseOf(textIn(row, first + 5))};
}

QList<Attachment> readAttachments(Database &database, AttachmentOwner owner, const QString &id)
{
    QList<Attachment> attachments;
    const std::string table = tableOf(owner);
    database.read(
        "SELECT " + attachmentColumns + ", " + isStored(table + ".hash") + " FROM " + table +
            " WHERE " + ownerColumn(owner) + " = ? ORDER BY place",
        [&](const SQLite::Statement &row) {
            attachments.append(attachmentIn(row, 0));
            attachments.last().isMissing = numberIn(row, 6) == 0;
        },
        id);
    return attachments;
}

void writeAttachments(Database &database, AttachmentOwner owner, const QString &id,
                      const QList<Attachment> &attachments)
{
    if (readAttachments(database, owner, id) == attachments)
        return;
    const std::string table = tableOf(owner);
    const std::string own = ownerColumn(owner);
    const std::string contents = "SELECT count(*) FROM attachment";
    const qint64 before = database.number(contents);
    for (int place = 0; place < int(attachments.size()); ++place) {
        const Attachment &attachment = attachments.at(place);
        database.run("INSERT INTO " + table + "(" + own + ", place, " + attachmentColumns +
                         ") VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                     id, aside + place, attachment.hash, attachment.name, attachment.mediaType,
                     attachment.size, attachment.reading, storedText(attachment.use));
    }
    database.run("DELETE FROM " + table + " WHERE " + own + " = ? AND place < ?", id, aside);
    database.run("UPDATE " + table + " SET place = place - ? WHERE " + own + " = ?", aside, id);
    if (database.number(contents) < before)
        askToOverwrite(database);
}

void askToOverwrite(Database &database)
{
    database.run("INSERT OR REPLACE INTO state(name, value) VALUES ('scrub', '1')");
}

std::string isStored(const std::string &hash)
{
    return "EXISTS (SELECT 1 FROM attachment WHERE attachment.hash = " + hash + ")";
}

} // namespace Hiwar
