// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/importedfiles.h"

#include "app/attachments/unreadattachments.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"

namespace Hiwar {

ImportedFiles::ImportedFiles(ShownConversation &shown, UnreadAttachments &unread)
    : m_shown(shown)
    , m_conversations(shown.all())
    , m_unread(unread)
{
    connect(&shown, &ShownConversation::changed, this, &ImportedFiles::takeShown);
    connect(&m_conversations, &OpenConversations::replyEnded, this, &ImportedFiles::lookAt);
    connect(&unread, &UnreadAttachments::read, this, &ImportedFiles::take);
    takeShown();
}

void ImportedFiles::takeShown()
{
    disconnect(m_versions);
    if (const ChatSession *session = m_shown.session())
        m_versions = connect(&session->conversation(), &Conversation::pathChanged, this,
                             &ImportedFiles::look);
    look();
}

void ImportedFiles::look()
{
    lookAt(m_shown.id());
}

void ImportedFiles::lookAt(const QString &conversationId)
{
    const ChatSession *session = m_conversations.session(conversationId);
    if (!session)
        return;
    const Conversation &conversation = session->conversation();
    QList<MessageNode> messages;
    for (const QString &id : conversation.path()) {
        if (const MessageNode *node = conversation.find(id); node && !node->attachments.isEmpty())
            messages.append(*node);
    }
    m_unread.look(conversationId, messages);
}

/// A conversation that is no longer in memory is read when it is shown again, after the next start.
void ImportedFiles::take(const QString &conversationId, const QString &messageId,
                         const Attachment &former, const Attachment &attachment)
{
    ChatSession *session = m_conversations.session(conversationId);
    const MessageNode *node = session ? session->conversation().find(messageId) : nullptr;
    const qsizetype index = node ? node->attachments.indexOf(former) : -1;
    if (index >= 0)
        session->replaceAttachment(messageId, index, attachment);
}

} // namespace Hiwar
