// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversation.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace Hiwar {

ConversationInfo organisedAs(ConversationInfo info, const ConversationInfo &like)
{
    info.folderId = like.folderId;
    info.tags = like.tags;
    info.isPinned = like.isPinned;
    info.isArchived = like.isArchived;
    info.deletedAt = like.deletedAt;
    return info;
}

Conversation::Conversation(ConversationInfo info, const QList<MessageNode> &nodes, QObject *parent)
    : QObject(parent)
    , m_info(std::move(info))
{
    m_nodes.reserve(nodes.size());
    for (const MessageNode &node : nodes)
        takeIn(node);
    m_path = pathThrough(m_info.currentLeaf);
    m_info.currentLeaf = m_path.isEmpty() ? QString() : m_path.constLast();
}

QList<MessageNode> Conversation::messagesBefore(const QString &id) const
{
    QString last = m_info.currentLeaf;
    if (!id.isEmpty()) {
        const MessageNode *node = find(id);
        last = node ? node->parentId : QString();
    }
    QList<const MessageNode *> upwards;
    for (const MessageNode *node = find(last); node; node = find(node->parentId))
        upwards.append(node);
    QList<MessageNode> before;
    before.reserve(upwards.size() + 1); // a question often follows
    for (auto node = upwards.crbegin(); node != upwards.crend(); ++node)
        before.append(**node);
    return before;
}

const MessageNode *Conversation::firstQuestion() const
{
    const auto first = std::find_if(m_path.cbegin(), m_path.cend(), [this](const QString &id) {
        return find(id)->role == Role::User;
    });
    return first == m_path.cend() ? nullptr : find(*first);
}

const MessageNode *Conversation::find(const QString &id) const
{
    const auto it = m_nodes.constFind(id);
    return it == m_nodes.cend() ? nullptr : &*it;
}

VersionPosition Conversation::version(const QString &id) const
{
    const MessageNode *node = find(id);
    if (!node)
        return {};
    const QStringList siblings = m_children.value(node->parentId);
    return {int(siblings.indexOf(id)), int(siblings.size())};
}

QStringList Conversation::askedTogether(const QString &id) const
{
    const MessageNode *node = find(id);
    if (!node || node->askedWith.isEmpty())
        return {};
    QStringList together = m_children.value(node->parentId);
    together.removeIf(
        [&](const QString &each) { return find(each)->askedWith != node->askedWith; });
    return together.size() > 1 ? together : QStringList();
}

QStringList Conversation::subtree(const QString &id) const
{
    if (!m_nodes.contains(id))
        return {};
    QStringList ids{id};
    for (qsizetype i = 0; i < ids.size(); ++i)
        ids.append(m_children.value(ids.at(i)));
    return ids;
}

const MessageNode *Conversation::findAnywhere(const QString &id) const
{
    if (const MessageNode *node = find(id))
        return node;
    const auto it = m_bin.constFind(id);
    return it == m_bin.cend() ? nullptr : &*it;
}

QStringList Conversation::everyMessage() const
{
    QStringList ids;
    for (const QString &first : m_children.value({}))
        ids.append(subtree(first));
    return ids;
}

void Conversation::addLast(const MessageNode &node)
{
    Q_ASSERT(!node.id.isEmpty() && !m_nodes.contains(node.id));
    Q_ASSERT(node.parentId.isEmpty() || m_nodes.contains(node.parentId));
    m_nodes.insert(node.id, node);
    m_arrival.insert(node.id, int(m_arrival.size()));
    m_children[node.parentId].append(node.id);
}

void Conversation::append(const MessageNode &node, const QList<MessageNode> &beside)
{
    addLast(node);
    for (const MessageNode &version : beside)
        addLast(version);
    if (node.parentId != m_info.currentLeaf) {
        show(node.id);
        return;
    }
    m_shown[node.parentId] = node.id;
    m_path.append(node.id);
    m_info.currentLeaf = node.id;
    emit messageAppended(int(m_path.size()) - 1);
    emit infoChanged();
}

void Conversation::appendSiblings(const QList<MessageNode> &nodes)
{
    for (const MessageNode &node : nodes)
        addLast(node);
    if (!nodes.isEmpty())
        tellVersions(nodes.constFirst().parentId);
}

void Conversation::appendText(const QString &id, const QString &text)
{
    const auto it = m_nodes.find(id);
    if (it == m_nodes.end() || text.isEmpty())
        return;
    it->content += text;
    const auto row = m_path.lastIndexOf(id);
    emit textGrown(id);
    if (row >= 0)
        emit textAppended(int(row));
}

void Conversation::appendReasoning(const QString &id, const QString &text)
{
    const auto it = m_nodes.find(id);
    if (it == m_nodes.end() || text.isEmpty())
        return;
    it->reasoning += text;
    const auto row = m_path.lastIndexOf(id);
    emit reasoningGrown(id);
    if (row >= 0)
        emit reasoningAppended(int(row));
}

void Conversation::turnIntoReasoning(const QString &id)
{
    const auto it = m_nodes.find(id);
    if (it == m_nodes.end() || it->content.isEmpty())
        return;
    it->reasoning += std::exchange(it->content, {});
    tellChanged(id);
}

void Conversation::update(const MessageNode &node)
{
    const auto it = m_nodes.find(node.id);
    if (it == m_nodes.end())
        return;
    MessageNode changed = node;
    changed.parentId = it->parentId;
    if (*it == changed)
        return;
    *it = std::move(changed);
    tellChanged(node.id);
}

void Conversation::tellChanged(const QString &id)
{
    const auto row = m_path.lastIndexOf(id);
    emit changed(id);
    if (row >= 0)
        emit messageChanged(int(row));
}

void Conversation::selectVersion(const QString &id, int step)
{
    const MessageNode *node = find(id);
    if (!node)
        return;
    const QStringList siblings = m_children.value(node->parentId);
    const auto index = std::clamp<qsizetype>(siblings.indexOf(id) + step, 0, siblings.size() - 1);
    show(siblings.at(index));
}

void Conversation::showMessage(const QString &id)
{
    if (m_nodes.contains(id) && !m_path.contains(id))
        show(id);
}

/// Adds the node; false if it was known or is in the bin. Without its parent it is a first message.
bool Conversation::takeIn(MessageNode node)
{
    if (node.id.isEmpty() || findAnywhere(node.id))
        return false;
    m_arrival.insert(node.id, int(m_arrival.size()));
    if (node.deletedAt.isValid()) {
        putIntoBin(node);
        return false;
    }
    if (m_bin.contains(node.parentId))
        m_movedUp.insert(node.id, node.parentId);
    node.parentId = livingParent(node.parentId);
    m_children[node.parentId].append(node.id);
    m_nodes.insert(node.id, node);
    return true;
}

void Conversation::learn(const QList<MessageNode> &nodes)
{
    QSet<QString> withNewVersions; // by parent
    for (const MessageNode &node : nodes) {
        if (takeIn(node))
            withNewVersions.insert(m_nodes.value(node.id).parentId);
    }
    if (withNewVersions.isEmpty())
        return;
    for (qsizetype row = 0; row < m_path.size(); ++row) {
        if (withNewVersions.contains(m_nodes.value(m_path.at(row)).parentId))
            emit messageChanged(int(row));
    }
    followPath();
}

void Conversation::followPath()
{
    const QStringList whole = pathThrough(m_info.currentLeaf);
    for (const QString &id : whole.mid(m_path.size())) {
        m_path.append(id);
        m_info.currentLeaf = id;
        emit messageAppended(int(m_path.size()) - 1);
        emit infoChanged();
    }
}

void Conversation::remove(const QString &id)
{
    if (!find(id))
        return;
    const QString above = storedParent(id);
    const QStringList gone = takeOut(id);
    for (MessageNode &other : m_bin) {
        if (gone.contains(other.parentId))
            other.parentId = above;
    }
}

void Conversation::setTitle(const QString &title, bool own)
{
    ConversationInfo info = m_info;
    info.title = title;
    info.titleIsOwn = own;
    setInfo(std::move(info));
}

void Conversation::setProfile(const QString &profileId)
{
    ConversationInfo info = m_info;
    if (info.profileId != profileId)
        info.model.clear();
    info.profileId = profileId;
    setInfo(std::move(info));
}

void Conversation::setModel(const QString &model)
{
    ConversationInfo info = m_info;
    info.model = model;
    setInfo(std::move(info));
}

void Conversation::setPersona(const QString &personaId)
{
    ConversationInfo info = m_info;
    info.personaId = personaId;
    setInfo(std::move(info));
}

void Conversation::setSettings(const RequestSettings &settings)
{
    ConversationInfo info = m_info;
    info.settings = settings;
    setInfo(std::move(info));
}

void Conversation::setDraft(const QString &draft)
{
    ConversationInfo info = m_info;
    info.draft = draft;
    setInfo(std::move(info));
}

void Conversation::setDraftAttachments(const QList<Attachment> &attachments)
{
    ConversationInfo info = m_info;
    info.draftAttachments = attachments;
    setInfo(std::move(info));
}

void Conversation::clearDraft()
{
    ConversationInfo info = m_info;
    info.draft.clear();
    info.draftAttachments.clear();
    setInfo(std::move(info));
}

void Conversation::setQueued(const QList<QueuedQuestion> &questions)
{
    ConversationInfo info = m_info;
    info.queued = questions;
    setInfo(std::move(info));
}

void Conversation::organise(const ConversationInfo &info)
{
    setInfo(organisedAs(m_info, info));
}

void Conversation::touch(const QDateTime &now)
{
    ConversationInfo info = m_info;
    info.updatedAt = now;
    setInfo(std::move(info));
}

void Conversation::setInfo(ConversationInfo info)
{
    if (m_info == info)
        return;
    m_info = std::move(info);
    emit infoChanged();
}

QStringList Conversation::pathThrough(const QString &id)
{
    QStringList path;
    for (const MessageNode *node = find(id); node; node = find(node->parentId)) {
        m_shown[node->parentId] = node->id;
        path.append(node->id);
    }
    std::reverse(path.begin(), path.end());
    for (QString above = path.isEmpty() ? QString() : path.constLast();;) {
        const QStringList below = m_children.value(above);
        if (below.isEmpty())
            return path;
        QString &shown = m_shown[above];
        if (!m_nodes.contains(shown))
            shown = below.constLast();
        path.append(shown);
        above = shown;
    }
}

void Conversation::show(const QString &id)
{
    const QStringList before = std::exchange(m_path, pathThrough(id));
    if (m_path == before)
        return;
    m_info.currentLeaf = m_path.isEmpty() ? QString() : m_path.constLast();
    const auto differs =
        std::mismatch(m_path.cbegin(), m_path.cend(), before.cbegin(), before.cend());
    emit pathChanged(int(differs.first - m_path.cbegin()));
    emit infoChanged();
}

} // namespace Hiwar
