// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/mergeconversation.h"

#include "app/history/attachmentrows.h"
#include "app/history/mergecount.h"
#include "app/history/queuedrows.h"
#include "app/history/rows.h"
#include "app/history/storedvalues.h"

#include <QHash>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

class Merging
{
public:
    Merging(Database &database, const StoredConversation &conversation)
        : m_database(database)
        , m_conversation(conversation)
    {
    }

    Merged run(const Folder &folder)
    {
        const QString &id = m_conversation.info.id;
        m_merged.isNewConversation =
            m_database.number("SELECT count(*) FROM conversation WHERE id = ?", id) == 0;
        if (m_merged.isNewConversation) {
            ConversationInfo info = m_conversation.info;
            info.folderId = folderId(folder);
            writeRow(m_database, info);
            for (const QString &tag : std::as_const(info.tags))
                m_database.run("INSERT OR IGNORE INTO tag(conversation_id, name) VALUES (?, ?)", id,
                               tag);
        }
        for (const MessageNode &node : m_conversation.nodes)
            add(node);
        if (m_merged.isNewConversation) {
            const QString leaf = m_conversation.info.currentLeaf;
            m_database.run("UPDATE conversation SET current_leaf = ? WHERE id = ?",
                           m_ids.value(leaf, leaf), id);
            addWaiting();
        } else if (m_newest.isValid()) {
            m_database.run("UPDATE conversation SET updated_at = max(updated_at, ?) WHERE id = ?",
                           m_newest, id);
        }
        return m_merged;
    }

    /// Hashes of the attachments of added messages.
    [[nodiscard]] const QSet<QString> &wantedAttachments() const { return m_attachments; }

private:
    QString folderId(const Folder &folder)
    {
        if (folder.name.isEmpty())
            return {};
        QString found;
        m_database.read(
            "SELECT id FROM folder WHERE id = ? OR name = ? ORDER BY id = ? DESC LIMIT 1",
            [&found](const SQLite::Statement &row) { found = textIn(row, 0); }, folder.id,
            folder.name, folder.id);
        if (!found.isEmpty())
            return found;
        const QString id =
            folder.id.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : folder.id;
        m_database.run("INSERT INTO folder(id, name) VALUES (?, ?)", id, folder.name);
        return id;
    }

    /// The draft's attachments, and what waits to be sent.
    void addWaiting()
    {
        ConversationInfo info = m_conversation.info;
        want(info.draftAttachments);
        QSet<QString> ids;
        for (QueuedQuestion &question : info.queued) {
            want(question.attachments);
            if (question.id.isEmpty() || ids.contains(question.id) ||
                m_database.number("SELECT count(*) FROM queued_question WHERE id = ?",
                                  question.id) > 0)
                question.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
            ids.insert(question.id);
        }
        writeWaiting(m_database, info);
    }

    void want(const QList<Attachment> &attachments)
    {
        for (const Attachment &attachment : attachments)
            m_attachments << attachment.hash << attachment.reading;
    }

    void add(MessageNode node)
    {
        const QString &conversationId = m_conversation.info.id;
        const MergedId merged = mergedId(node, conversationId, [&](const MessageNode &asked) {
            return standsInFile(m_database, asked, conversationId);
        });
        m_ids.insert(node.id, merged.id);
        if (merged.isKnown) {
            ++m_merged.messagesKnown;
            return;
        }
        node.id = merged.id;
        node.parentId = m_ids.value(node.parentId); // an unknown parent makes it a first message
        if (node.deletedAt.isValid())               // with an unknown one: deleted by itself
            node.deletedWith = m_ids.value(node.deletedWith, node.id);
        else
            node.deletedWith.clear();
        if (node.state == MessageState::Waiting || node.state == MessageState::Arriving) {
            node.state = MessageState::Failed;
            node.error = ApiError{.kind = ErrorKind::Interrupted};
        }
        writeRow(m_database, conversationId, node);
        writeAttachments(m_database, AttachmentOwner::Message, node.id, node.attachments);
        want(node.attachments);
        m_newest = m_newest.isValid() ? std::max(m_newest, node.createdAt) : node.createdAt;
        ++m_merged.messagesAdded;
    }

    Database &m_database;
    const StoredConversation &m_conversation;
    Merged m_merged;
    QHash<QString, QString> m_ids; ///< ids in the merged conversation to ids in the history
    QSet<QString> m_attachments;
    QDateTime m_newest;
};

} // namespace

Merged mergeConversation(Database &database, const StoredConversation &conversation,
                         const QList<AttachmentData> &attachments, const Folder &folder)
{
    Merging merging(database, conversation);
    const Merged merged = merging.run(folder);
    for (const AttachmentData &data : attachments) {
        // Messages find attachments by hash: a wrong one would show somebody else's file.
        if (merging.wantedAttachments().contains(data.hash) &&
            attachmentHash(data.bytes) == data.hash)
            database.run("INSERT OR IGNORE INTO attachment(hash, bytes) VALUES (?, ?)", data.hash,
                         data.bytes);
    }
    return merged;
}

} // namespace Hiwar
