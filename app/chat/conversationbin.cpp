// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The bin of a Conversation: deleted messages keep their place and are restored to it.
#include "app/chat/conversation.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

void Conversation::moveToBin(const QString &id, const QDateTime &now)
{
    QList<MessageNode> going;
    for (const QString &each : subtree(id)) {
        going.append(m_nodes.value(each));
        going.last().deletedAt = now;
        going.last().deletedWith = id;
    }
    for (const MessageNode &node : std::as_const(going))
        putIntoBin(node);
    remove(id);
}

QStringList Conversation::restore(const QString &id)
{
    QStringList back;
    for (MessageNode node : takeBinned(id)) {
        node.deletedAt = {};
        node.deletedWith.clear();
        node.parentId = livingParent(node.parentId);
        insert(node);
        back.append(node.id);
    }
    if (!back.isEmpty())
        show(back.constFirst());
    return back;
}

void Conversation::forget(const QString &id)
{
    const auto root = m_bin.constFind(id);
    if (root == m_bin.cend())
        return;
    const QString above = root->parentId;
    for (const MessageNode &gone : takeBinned(id)) {
        for (MessageNode &other : m_bin)
            other.parentId = other.parentId == gone.id ? above : other.parentId;
    }
    ++m_removals;
}

QString Conversation::livingParent(QString id) const
{
    while (!m_nodes.contains(id)) {
        const auto binned = m_bin.constFind(id);
        if (binned == m_bin.cend())
            return {};
        id = binned->parentId;
    }
    return id;
}

/// Inserts it among its versions, which are sorted oldest first.
void Conversation::insert(const MessageNode &node)
{
    QStringList &siblings = m_children[node.parentId];
    const auto after =
        std::find_if(siblings.cbegin(), siblings.cend(), [&](const QString &sibling) {
            return m_nodes.value(sibling).createdAt > node.createdAt;
        });
    siblings.insert(after - siblings.cbegin(), node.id);
    m_nodes.insert(node.id, node);
}

QList<MessageNode> Conversation::takeBinned(const QString &id)
{
    QList<MessageNode> taken;
    for (const QString &each : std::as_const(m_binOrder)) {
        if (m_bin.value(each).deletedWith == id)
            taken.append(m_bin.take(each));
    }
    m_binOrder.removeIf([this](const QString &each) { return !m_bin.contains(each); });
    return taken;
}

void Conversation::putIntoBin(const MessageNode &node)
{
    m_bin.insert(node.id, node);
    m_binOrder.append(node.id);
}

} // namespace Hiwar
