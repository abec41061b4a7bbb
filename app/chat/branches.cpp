// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/branches.h"

#include <QHash>
#include <QSet>
#include <QUuid>

#include <utility>

namespace Hiwar {

namespace {

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// The original with an id of its own.
MessageNode copyOf(MessageNode node)
{
    node.id = newId();
    node.retry = {};
    if (node.state == MessageState::Waiting || node.state == MessageState::Arriving)
        node.state = MessageState::Stopped;
    return node;
}

} // namespace

QList<MessageNode> pathCopy(const Conversation &conversation, const QString &upTo)
{
    const MessageNode *last = conversation.find(upTo);
    if (!last)
        return {};
    QList<MessageNode> originals = conversation.messagesBefore(upTo);
    originals.append(*last);
    QList<MessageNode> copies;
    QHash<QString, QString> ids;
    for (const MessageNode &original : std::as_const(originals)) {
        MessageNode copy = copyOf(original);
        copy.parentId = copies.isEmpty() ? QString() : copies.constLast().id;
        copy.summaryUpTo = ids.value(original.summaryUpTo);
        copy.askedWith.clear(); // it is alone here
        ids.insert(original.id, copy.id);
        copies.append(copy);
    }
    return copies;
}

StoredConversation forkOf(const Conversation &conversation, const QString &upTo)
{
    StoredConversation fork{.info = {}, .nodes = pathCopy(conversation, upTo)};
    if (fork.nodes.isEmpty())
        return fork;
    const ConversationInfo &from = conversation.info();
    fork.info.id = newId();
    fork.info.title = from.title;
    fork.info.titleIsOwn = from.titleIsOwn;
    fork.info.profileId = from.profileId;
    fork.info.model = from.model;
    fork.info.personaId = from.personaId;
    fork.info.settings = from.settings;
    fork.info.folderId = from.folderId;
    fork.info.tags = from.tags;
    fork.info.currentLeaf = fork.nodes.constLast().id;
    fork.info.forkedFrom = upTo;
    return fork;
}

QList<MessageNode> branchCopy(const Conversation &conversation, const QString &root,
                              const QString &newParent)
{
    const QStringList originals = conversation.subtree(root);
    if (originals.isEmpty() || !conversation.find(newParent) || originals.contains(newParent) ||
        conversation.find(root)->parentId == newParent)
        return {};
    QSet<QString> above{newParent};
    for (const MessageNode &node : conversation.messagesBefore(newParent))
        above.insert(node.id);
    QList<MessageNode> copies;
    QHash<QString, QString> ids;
    QHash<QString, QString> together;
    for (const QString &id : originals) {
        const MessageNode &original = *conversation.find(id);
        MessageNode copy = copyOf(original);
        copy.parentId = ids.value(original.parentId, newParent);
        // What it sums up is above the new place, or comes along, or it is a message like others.
        if (!above.contains(original.summaryUpTo))
            copy.summaryUpTo = ids.value(original.summaryUpTo);
        if (!original.askedWith.isEmpty()) {
            QString &group = together[original.askedWith];
            group = group.isEmpty() ? newId() : group;
            copy.askedWith = group;
        }
        ids.insert(original.id, copy.id);
        copies.append(copy);
    }
    return copies;
}

} // namespace Hiwar
