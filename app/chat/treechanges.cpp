// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/treechanges.h"

#include "app/chat/branches.h"

namespace Hiwar {

QString forkConversation(OpenConversations &conversations, const QString &id,
                         const QString &messageId,
                         const std::function<void(ConversationInfo &)> &how)
{
    const ChatSession *origin = conversations.session(id);
    if (!origin || conversations.isTemporary(id))
        return {};
    StoredConversation made = forkOf(origin->conversation(), messageId);
    if (made.nodes.isEmpty())
        return {};
    how(made.info);
    const QString forkId = made.info.id;
    conversations.adopt(std::move(made));
    return forkId;
}

QString copyBranch(ChatSession &session, const QString &messageId, const QString &newParent,
                   const QDateTime &now)
{
    Conversation &conversation = session.conversation();
    const QList<MessageNode> copies = branchCopy(conversation, messageId, newParent);
    if (copies.isEmpty())
        return {};
    QStringList ids;
    for (const MessageNode &copy : copies)
        ids.append(copy.id);
    conversation.learn(copies);
    conversation.showMessage(ids.constFirst());
    conversation.touch(now);
    session.writer().saveTurn(ids);
    return ids.constFirst();
}

void removeCopy(ChatSession &session, const QString &copyId, qsizetype copied,
                const QString &formerLeaf)
{
    const QStringList ids = session.conversation().subtree(copyId);
    if (ids.isEmpty())
        return;
    if (ids.size() > copied) {
        session.moveToBin(copyId);
    } else {
        session.conversation().remove(copyId);
        session.writer().removeMessages(ids);
        session.writer().saveInfo();
    }
    session.showMessage(formerLeaf);
}

void undoDeletion(OpenConversations &conversations, const BinnedMessage &deletion)
{
    conversations.organise({deletion.conversationId},
                           [](ConversationInfo &info) { info.deletedAt = {}; });
    conversations.withSession(deletion.conversationId, [deletion](ChatSession &session) {
        session.restore(deletion.id);
        if (session.conversation().find(deletion.id))
            session.showMessage(deletion.formerLeaf);
    });
}

} // namespace Hiwar
