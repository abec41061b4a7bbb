// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The bin of a Conversation: deleted messages keep their place and are restored to it.
#include "app/chat/conversation.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace Hiwar {

QString Conversation::storedParent(const QString &id) const
{
    const auto movedUp = m_movedUp.constFind(id);
    return movedUp == m_movedUp.cend() ? m_nodes.value(id).parentId : *movedUp;
}

void Conversation::leaveSiblings(const QString &id, const QString &parentId)
{
    QStringList &siblings = m_children[parentId];
    siblings.removeAll(id);
    if (siblings.isEmpty())
        m_children.remove(parentId);
    if (m_shown.value(parentId) == id)
        m_shown.remove(parentId);
}

QStringList Conversation::takeOut(const QString &id)
{
    ++m_removals;
    const QString parentId = m_nodes.value(id).parentId;
    const QStringList gone = subtree(id);
    const bool wasShown = m_path.contains(id);
    const QStringList siblings = m_children.value(parentId);
    const auto index = siblings.indexOf(id);
    const QString heir = siblings.size() == 1 ? parentId : siblings.at(index > 0 ? index - 1 : 1);
    leaveSiblings(id, parentId);
    for (const QString &each : gone) {
        m_nodes.remove(each);
        m_children.remove(each);
        m_shown.remove(each);
        m_movedUp.remove(each);
    }
    if (wasShown)
        show(heir);
    else
        tellVersions(parentId);
    return gone;
}

void Conversation::tellVersions(const QString &parentId)
{
    const auto row = parentId.isEmpty() ? 0 : m_path.indexOf(parentId) + 1;
    if ((row > 0 || parentId.isEmpty()) && row < m_path.size())
        emit messageChanged(int(row));
}

void Conversation::moveToBin(const QString &id, const QDateTime &now)
{
    if (!find(id))
        return;
    for (const QString &each : subtree(id)) {
        MessageNode going = m_nodes.value(each);
        going.parentId = storedParent(each);
        going.deletedAt = now;
        going.deletedWith = id;
        putIntoBin(going);
    }
    takeOut(id);
}

void Conversation::moveToBinAlone(const QString &id, const QDateTime &now)
{
    const QStringList below = m_children.value(id);
    if (below.isEmpty())
        return moveToBin(id, now);
    if (!find(id))
        return; // the first messages are below none
    ++m_removals;
    const bool wasShown = m_path.contains(id);
    MessageNode going = m_nodes.value(id);
    const QString above = going.parentId;
    going.parentId = storedParent(id);
    going.deletedAt = now;
    going.deletedWith = id;
    putIntoBin(going);
    m_nodes.remove(id);
    m_movedUp.remove(id);
    leaveSiblings(id, above);
    for (const QString &each : below) {
        if (!m_movedUp.contains(each))
            m_movedUp.insert(each, id);
    }
    reattach();
    m_children.remove(id);
    m_shown.remove(id);
    if (wasShown) // the path went on below it
        show(m_info.currentLeaf);
    else
        tellVersions(above);
}

void Conversation::reattach()
{
    for (auto each = m_movedUp.begin(); each != m_movedUp.end();) {
        MessageNode node = m_nodes.value(each.key());
        const QString above = livingParent(each.value());
        if (node.parentId != above) {
            leaveSiblings(node.id, node.parentId);
            node.parentId = above;
            insert(node);
        }
        each = above == each.value() ? m_movedUp.erase(each) : std::next(each);
    }
}

QStringList Conversation::restore(const QString &id)
{
    QStringList back;
    for (MessageNode node : takeBinned(id)) {
        node.deletedAt = {};
        node.deletedWith.clear();
        if (m_bin.contains(node.parentId))
            m_movedUp.insert(node.id, node.parentId);
        node.parentId = livingParent(node.parentId);
        insert(node);
        back.append(node.id);
    }
    if (back.isEmpty())
        return back;
    reattach();
    const MessageNode *last = find(m_info.currentLeaf);
    while (last && last->id != back.constFirst())
        last = find(last->parentId);
    show(last ? m_info.currentLeaf : back.constFirst());
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
        for (QString &parent : m_movedUp)
            parent = parent == gone.id ? above : parent;
    }
    reattach();
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
            return m_arrival.value(sibling) > m_arrival.value(node.id);
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

bool Conversation::isUntouched() const
{
    const bool isPlaced = !m_info.folderId.isEmpty() || !m_info.tags.isEmpty() || m_info.isPinned ||
                          m_info.isArchived || m_info.deletedAt.isValid();
    return everyMessage().isEmpty() && !hasBin() && m_info.draft.isEmpty() &&
           m_info.draftAttachments.isEmpty() && m_info.title.isEmpty() &&
           m_info.settings.isEmpty() && m_info.queued.isEmpty() && !isPlaced;
}

void Conversation::putIntoBin(const MessageNode &node)
{
    m_bin.insert(node.id, node);
    m_binOrder.append(node.id);
}

} // namespace Hiwar
