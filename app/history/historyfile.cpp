// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyfile.h"

#include "app/history/attachmentrows.h"
#include "app/history/attempt.h"
#include "app/history/everheld.h"
#include "app/history/historylocation.h"
#include "app/history/mergeconversation.h"
#include "app/history/mergecount.h"
#include "app/history/queuedrows.h"
#include "app/history/readdatabase.h"
#include "app/history/rows.h"
#include "app/history/schema.h"
#include "app/history/searchindex.h"
#include "app/history/storedvalues.h"
#include "app/history/straycontents.h"

#include <QHash>

#include <algorithm>

#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QStringList tagsOf(Database &database, const QString &conversationId)
{
    QStringList tags;
    database.read(
        "SELECT name FROM tag WHERE conversation_id = ? ORDER BY name",
        [&tags](const SQLite::Statement &row) { tags.append(textIn(row, 0)); }, conversationId);
    return tags;
}

/// Those of all messages, or drafts, that `where` selects, by their owners.
QHash<QString, QList<Attachment>> attachmentsWhere(Database &database, const std::string &table,
                                                   const std::string &owner,
                                                   const std::string &where, const auto &...values)
{
    QHash<QString, QList<Attachment>> found;
    database.read(
        "SELECT " + attachmentColumns + ", " + isStored(table + ".hash") + ", " + owner + " FROM " +
            table + where + " ORDER BY " + owner + ", place",
        [&](const SQLite::Statement &row) {
            Attachment attachment = attachmentIn(row, 0);
            attachment.isMissing = numberIn(row, 6) == 0;
            found[textIn(row, 7)].append(attachment);
        },
        values...);
    return found;
}

} // namespace

HistoryFile::HistoryFile() = default;
HistoryFile::~HistoryFile() = default;

StoreError HistoryFile::notFound(const QString &what) const
{
    return {StoreFault::NotFound, m_database->path(), what};
}

HistoryFile::Result<std::unique_ptr<HistoryFile>>
HistoryFile::open(const QString &path, std::chrono::milliseconds patience, Access access,
                  const QString &aside)
{
    std::unique_ptr<HistoryFile> file(new HistoryFile);
    if (access != Access::ReadWrite) {
        auto opened = openForReading(path, patience,
                                     access == Access::ReadOnly ? Origin::Ours : Origin::Anybodys);
        if (!opened)
            return tl::unexpected(opened.error());
        file->m_copyFolder = std::move(opened->copyFolder);
        file->m_database = std::move(opened->database);
        return file;
    }
    const auto ready = makeFile(path)
                           .and_then([&] {
                               return attempt(path, [&] {
                                   file->m_database = std::make_unique<Database>(
                                       path, SQLITE_OPEN_READWRITE, patience);
                               });
                           })
                           .and_then([&] {
                               return prepareHistory(*file->m_database, migrations(), [&] {
                                   remember(*file->m_database, lostBefore(path, aside));
                               });
                           })
                           .and_then([&] {
                               file->m_index = std::make_unique<SearchIndex>(*file->m_database);
                               file->m_strays = std::make_unique<StrayContents>(*file->m_database);
                               return attempt(path, [&] {
                                   file->m_index->prepare();
                                   beginCounting(*file->m_database);
                               });
                           });
    if (!ready)
        return tl::unexpected(ready.error());
    return file;
}

template<typename Function>
auto HistoryFile::inTransaction(Function function)
{
    return attempt(m_database->path(), [&] {
        SQLite::Transaction transaction(m_database->connection(),
                                        SQLite::TransactionBehavior::IMMEDIATE);
        if constexpr (std::is_void_v<std::invoke_result_t<Function>>) {
            function();
            transaction.commit();
        } else {
            auto done = function();
            transaction.commit();
            return done;
        }
    });
}

HistoryFile::Result<int> HistoryFile::endInterrupted()
{
    ApiError interrupted;
    interrupted.kind = ErrorKind::Interrupted;
    return attempt(m_database->path(), [&] {
        return m_database->run("UPDATE message SET state = 'failed', error = ? "
                               "WHERE state IN ('waiting', 'arriving')",
                               storedError(interrupted));
    });
}

HistoryFile::Result<QList<ConversationInfo>> HistoryFile::conversations()
{
    return attempt(m_database->path(), [&] {
        QHash<QString, QStringList> tags;
        m_database->read(
            "SELECT conversation_id, name FROM tag ORDER BY conversation_id, name",
            [&tags](const SQLite::Statement &row) { tags[textIn(row, 0)].append(textIn(row, 1)); });
        const auto drafts =
            attachmentsWhere(*m_database, "draft_attachment", "conversation_id", "");
        const auto queued = readQueued(*m_database);
        QList<ConversationInfo> all;
        m_database->read("SELECT " + conversationColumns +
                             " FROM conversation ORDER BY updated_at DESC, id",
                         [&](const SQLite::Statement &row) {
                             all.append(conversationIn(row));
                             all.last().tags = tags.value(all.constLast().id);
                             all.last().draftAttachments = drafts.value(all.constLast().id);
                             all.last().queued = queued.value(all.constLast().id);
                         });
        return all;
    });
}

HistoryFile::Result<StoredConversation> HistoryFile::load(const QString &conversationId)
{
    const auto read = [&] {
        StoredConversation stored;
        m_database->read(
            "SELECT " + conversationColumns + " FROM conversation WHERE id = ?",
            [&stored](const SQLite::Statement &row) { stored.info = conversationIn(row); },
            conversationId);
        stored.info.tags = tagsOf(*m_database, conversationId);
        stored.info.draftAttachments =
            readAttachments(*m_database, AttachmentOwner::Draft, conversationId);
        stored.info.queued = readQueued(*m_database, conversationId);
        const auto attachments =
            attachmentsWhere(*m_database, "message_attachment", "message_id",
                             " WHERE message_id IN (SELECT id FROM message WHERE "
                             "conversation_id = ?)",
                             conversationId);
        m_database->read(
            "SELECT " + messageColumns + " FROM message WHERE conversation_id = ? ORDER BY seq",
            [&](const SQLite::Statement &row) {
                stored.nodes.append(messageIn(row));
                if (!attachments.isEmpty())
                    stored.nodes.last().attachments = attachments.value(stored.nodes.last().id);
            },
            conversationId);
        return stored;
    };
    return attempt(m_database->path(), read)
        .and_then([&](const StoredConversation &stored) -> Result<StoredConversation> {
            if (stored.info.id.isEmpty())
                return tl::unexpected(notFound(u"No conversation "_s + conversationId));
            return stored;
        });
}

HistoryFile::Result<QList<Folder>> HistoryFile::folders()
{
    return attempt(m_database->path(), [&] {
        QList<Folder> all;
        m_database->read("SELECT id, name FROM folder", [&all](const SQLite::Statement &row) {
            all.append({textIn(row, 0), textIn(row, 1)});
        });
        std::sort(all.begin(), all.end(), [](const Folder &a, const Folder &b) {
            return QString::localeAwareCompare(a.name, b.name) < 0;
        });
        return all;
    });
}

HistoryFile::Result<QString> HistoryFile::conversationOf(const QString &messageId)
{
    const auto read = [&] {
        QString id;
        m_database->read(
            "SELECT conversation_id FROM message WHERE id = ?",
            [&id](const SQLite::Statement &row) { id = textIn(row, 0); }, messageId);
        return id;
    };
    return attempt(m_database->path(), read).and_then([&](const QString &id) -> Result<QString> {
        if (id.isEmpty())
            return tl::unexpected(notFound(u"No message "_s + messageId));
        return id;
    });
}

HistoryFile::Result<QByteArray> HistoryFile::attachment(const QString &hash)
{
    const auto read = [&] {
        std::optional<QByteArray> bytes;
        m_database->read(
            "SELECT bytes FROM attachment WHERE hash = ?",
            [&bytes](const SQLite::Statement &row) { bytes = bytesIn(row, 0); }, hash);
        return bytes;
    };
    return attempt(m_database->path(), read)
        .and_then([&](const std::optional<QByteArray> &bytes) -> Result<QByteArray> {
            if (!bytes)
                return tl::unexpected(notFound(u"No attachment "_s + hash));
            return *bytes;
        });
}

HistoryFile::Result<void> HistoryFile::saveConversations(const QList<ConversationInfo> &infos)
{
    return inTransaction([&] {
        for (const ConversationInfo &info : infos)
            write(info);
    });
}

HistoryFile::Result<void> HistoryFile::saveDraft(const ConversationInfo &info)
{
    const auto wait = [this](const char *how) {
        return attempt(m_database->path(),
                       [&] { m_database->execute(std::string("PRAGMA synchronous = ") + how); });
    };
    return wait("NORMAL").and_then([&] {
        const Result<void> saved = saveConversation(info);
        const Result<void> waits = wait("FULL");
        return saved ? waits : saved;
    });
}

void HistoryFile::write(const ConversationInfo &info)
{
    writeRow(*m_database, info);
    saveTags(info);
    writeWaiting(*m_database, info);
}

void HistoryFile::saveTags(const ConversationInfo &info)
{
    if (tagsOf(*m_database, info.id) == info.tags)
        return;
    m_database->run("DELETE FROM tag WHERE conversation_id = ?", info.id);
    for (const QString &tag : info.tags)
        m_database->run("INSERT OR IGNORE INTO tag(conversation_id, name) VALUES (?, ?)", info.id,
                        tag);
}

HistoryFile::Result<void> HistoryFile::saveMessage(const QString &conversationId,
                                                   const MessageNode &node)
{
    return inTransaction([&] { write(conversationId, node); });
}

void HistoryFile::write(const QString &conversationId, const MessageNode &node)
{
    m_index->forget(node.id);
    writeRow(*m_database, conversationId, node);
    writeAttachments(*m_database, AttachmentOwner::Message, node.id, node.attachments);
    m_database->run("UPDATE conversation SET updated_at = max(updated_at, ?) WHERE id = ?",
                    node.createdAt, conversationId);
}

HistoryFile::Result<void> HistoryFile::saveTurn(const ConversationInfo &info,
                                                const QList<MessageNode> &nodes)
{
    return inTransaction([&] {
        writeRow(*m_database, info);
        saveTags(info);
        for (const MessageNode &node : nodes)
            write(info.id, node);
        // What waited is the message's now: its files must never be nobody's.
        writeWaiting(*m_database, info);
    });
}

HistoryFile::Result<QList<BinnedMessage>> HistoryFile::binnedMessages()
{
    return attempt(m_database->path(), [&] { return readBinned(*m_database); });
}

template<typename Function>
HistoryFile::Result<void> HistoryFile::removing(Function function)
{
    return inTransaction([&] {
        const std::string messages = "SELECT count(*) FROM message";
        const qint64 before = m_database->number(messages);
        function();
        countRemoved(*m_database, before - m_database->number(messages));
        m_index->askToScrub();
    });
}

HistoryFile::Result<void> HistoryFile::removeMessages(const QStringList &ids)
{
    return removing([&] {
        for (const QString &id : ids)
            removeMessage(*m_database, *m_index, id);
    });
}

HistoryFile::Result<void> HistoryFile::removeConversations(const QStringList &ids)
{
    return removing([&] {
        for (const QString &id : ids) {
            m_index->forgetConversation(id);
            m_database->run("DELETE FROM conversation WHERE id = ?", id);
        }
    });
}

HistoryFile::Result<void> HistoryFile::saveFolder(const Folder &folder)
{
    return attempt(m_database->path(), [&] {
        m_database->run("INSERT INTO folder(id, name) VALUES (?, ?) "
                        "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                        folder.id, folder.name);
    });
}

HistoryFile::Result<void> HistoryFile::removeFolder(const QString &id)
{
    return inTransaction([&] {
        m_database->run("UPDATE conversation SET folder_id = NULL WHERE folder_id = ?", id);
        m_database->run("DELETE FROM folder WHERE id = ?", id);
    });
}

HistoryFile::Result<void> HistoryFile::saveAttachment(const AttachmentData &data)
{
    m_strays->spare(data.hash);
    return attempt(m_database->path(), [&] {
        m_database->run("INSERT OR IGNORE INTO attachment(hash, bytes) VALUES (?, ?)", data.hash,
                        data.bytes);
    });
}

HistoryFile::Result<Merged> HistoryFile::merge(const StoredConversation &conversation,
                                               const QList<AttachmentData> &attachments,
                                               const Folder &folder)
{
    return inTransaction(
        [&] { return mergeConversation(*m_database, conversation, attachments, folder); });
}

HistoryFile::Result<Merged> HistoryFile::countMerge(const StoredConversation &conversation,
                                                    MergeCount &counted)
{
    return attempt(m_database->path(), [&] { return counted.add(m_database.get(), conversation); });
}

} // namespace Hiwar
