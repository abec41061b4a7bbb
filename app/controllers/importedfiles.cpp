// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/importedfiles.h"

#include "app/attachments/unreadattachments.h"
#include "app/chat/conversation.h"
#include "app/chat/openconversations.h"
#include "app/history/historystore.h"

namespace Hiwar {

ImportedFiles::ImportedFiles(OpenConversations &conversations, HistoryStore &history,
                             UnreadAttachments &unread)
    : m_conversations(conversations)
    , m_history(history)
    , m_unread(unread)
{
    connect(&conversations, &OpenConversations::shownChanged, this, &ImportedFiles::look);
    connect(&unread, &UnreadAttachments::read, this, &ImportedFiles::take);
}

void ImportedFiles::look()
{
    const ChatSession *session = m_conversations.shown();
    if (!session || m_conversations.isTemporary(m_conversations.shownId()))
        return;
    const Conversation &conversation = session->conversation();
    QList<MessageNode> messages;
    for (const QString &id : conversation.path()) {
        if (const MessageNode *node = conversation.find(id); node && !node->attachments.isEmpty())
            messages.append(*node);
    }
    m_unread.look(conversation.info().id, messages);
}

/// A conversation that is no longer in memory is read when it is shown again, after the next start.
void ImportedFiles::take(const QString &conversationId, const QString &messageId,
                         const Attachment &former, const Attachment &attachment)
{
    const ChatSession *session = m_conversations.session(conversationId);
    const MessageNode *node = session ? session->conversation().find(messageId) : nullptr;
    const qsizetype index = node ? node->attachments.indexOf(former) : -1;
    if (index < 0)
        return;
    MessageNode changed = *node;
    changed.attachments[index] = attachment;
    m_conversations.change(conversationId,
                           [&](Conversation &conversation) { conversation.update(changed); });
    // If this fails, it is read again after the next start.
    (void)m_history.saveMessage(conversationId, changed);
}

} // namespace Hiwar
