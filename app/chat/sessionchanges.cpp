// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ChatSession does to its conversation without asking anybody: shows another version, takes
// messages out and brings them back, names it; each stored at once.
#include "app/chat/chatsession.h"
#include "app/chat/titlefrom.h"
#include "app/chat/wirearchive.h"

namespace Hiwar {

void ChatSession::selectVersion(const QString &messageId, int step)
{
    const QString before = m_conversation.info().currentLeaf;
    m_conversation.selectVersion(messageId, step);
    savePathAfter(before);
}

void ChatSession::showMessage(const QString &messageId)
{
    const QString before = m_conversation.info().currentLeaf;
    m_conversation.showMessage(messageId);
    savePathAfter(before);
}

void ChatSession::savePathAfter(const QString &formerLeaf)
{
    if (m_conversation.info().currentLeaf != formerLeaf)
        m_writer.saveInfo();
}

QList<MessageNode> ChatSession::remove(const QString &messageId)
{
    const QStringList ids = m_conversation.subtree(messageId);
    if (ids.isEmpty())
        return {};
    if (isBusy() && ids.contains(m_replyId))
        abandon();
    QList<MessageNode> gone;
    for (const QString &id : ids)
        gone.append(*m_conversation.find(id));
    m_conversation.remove(ids.constFirst());
    if (m_with.wires)
        m_with.wires->forgetMessages(ids);
    m_writer.removeMessages(ids);
    m_writer.saveInfo();
    return gone;
}

void ChatSession::restore(const QList<MessageNode> &nodes)
{
    for (const MessageNode &node : nodes) {
        const bool fits = node.parentId.isEmpty() || m_conversation.find(node.parentId);
        if (!fits || m_conversation.find(node.id))
            continue;
        m_conversation.append(node);
        m_writer.saveMessage(node.id);
    }
    m_writer.saveInfo();
}

void ChatSession::rename(const QString &title)
{
    const QString own = title.simplified();
    const MessageNode *first = m_conversation.find(m_conversation.path().value(0));
    if (!own.isEmpty())
        m_conversation.setTitle(own, true);
    else
        m_conversation.setTitle(first ? titleFrom(first->content) : QString(), false);
    m_writer.saveInfo();
}

} // namespace Hiwar
