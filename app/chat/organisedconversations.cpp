// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of OpenConversations that organises conversations: folder, tags, pin, archive, and
// moving to the bin and out of it.
#include "app/async/whendone.h"
#include "app/chat/openconversations.h"
#include "app/chat/wirearchive.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

void endReplies(Conversation &conversation)
{
    for (const QString &id : conversation.everyMessage()) {
        MessageNode node = *conversation.find(id);
        if (node.state != MessageState::Waiting && node.state != MessageState::Arriving)
            continue;
        node.state = MessageState::Stopped;
        conversation.update(node);
    }
}

} // namespace

QDateTime binEnd(const ConversationInfo &info)
{
    return std::max(info.deletedAt, info.updatedAt).addDays(OpenConversations::binKept.count());
}

QDateTime binEnd(const BinnedMessage &message)
{
    return message.deletedAt.addDays(OpenConversations::binKept.count());
}

QList<ConversationInfo> OpenConversations::withoutExpired(const QList<ConversationInfo> &infos)
{
    if (m_expired == Expired::Stay)
        return infos;
    QDateTime lastChange;
    for (const ConversationInfo &info : infos)
        lastChange = lastChange.isValid() ? std::max(lastChange, info.updatedAt) : info.updatedAt;
    m_binLimit = std::min(m_with.clock(), lastChange.addDays(1)).addDays(-binKept.count());
    QList<ConversationInfo> kept;
    QList<ConversationInfo> gone;
    kept.reserve(infos.size());
    for (const ConversationInfo &info : infos) {
        const bool stays = !info.deletedAt.isValid() || session(info.id) ||
                           std::max(info.deletedAt, info.updatedAt) >= m_binLimit;
        (stays ? kept : gone).append(info);
    }
    removeFromDisk(gone);
    if (!gone.isEmpty())
        emit expired(int(gone.size()));
    return kept;
}

void OpenConversations::removeFromDisk(const QList<ConversationInfo> &infos)
{
    if (infos.isEmpty())
        return;
    QStringList ids;
    for (const ConversationInfo &info : infos)
        ids.append(info.id);
    whenDone(m_with.history.removeConversations(ids), this,
             [this, ids, infos](const tl::expected<void, StoreError> &removed) {
                 if (removed)
                     return;
                 m_list.put(infos);
                 emit removalFailed(ids, removed.error());
             });
}

QList<ConversationInfo> OpenConversations::organise(const QStringList &ids,
                                                    const OrganisingChange &change)
{
    QList<ConversationInfo> former;
    QList<ConversationInfo> changed;
    QStringList binned;
    for (const QString &id : ids) {
        const ListedRef known = m_list.find(id);
        if (!known)
            continue;
        ConversationInfo wanted = known->info;
        change(wanted);
        wanted = organisedAs(known->info, wanted);
        if (wanted == known->info)
            continue;
        former.append(known->info);
        changed.append(wanted);
        if (wanted.deletedAt.isValid())
            binned.append(id);
    }
    for (const QString &id : std::as_const(binned)) {
        if (ChatSession *open = session(id))
            endReplies(open->conversation()); // its session ends silently, and stores this
    }
    takeOrganised(changed);
    release(binned);
    return former;
}

void OpenConversations::organiseBack(const QList<ConversationInfo> &former)
{
    QList<ConversationInfo> back;
    for (const ConversationInfo &info : former) {
        if (const ListedRef known = m_list.find(info.id))
            back.append(organisedAs(known->info, info));
    }
    takeOrganised(back);
}

void OpenConversations::takeOrganised(const QList<ConversationInfo> &infos)
{
    QList<ConversationInfo> now;
    for (const ConversationInfo &info : infos) {
        const auto open = m_open.find(info.id);
        if (open == m_open.end()) {
            now.append(info);
            continue;
        }
        Conversation &conversation = *open->second.conversation; // may be newer: a draft
        conversation.organise(info);
        now.append(conversation.info());
    }
    if (now.isEmpty())
        return;
    m_list.put(now);
    watch(m_with.history.saveConversations(now));
}

void OpenConversations::moveToBin(const QStringList &ids)
{
    organise(ids, [now = m_with.clock()](ConversationInfo &info) { info.deletedAt = now; });
}

void OpenConversations::restore(const QString &id, const QString &messageId)
{
    organise({id}, [](ConversationInfo &info) { info.deletedAt = {}; });
    withSession(id, [messageId](ChatSession &open) { open.restore(messageId); });
}

void OpenConversations::withSession(const QString &id, const SessionChange &how)
{
    if (ChatSession *open = session(id)) {
        how(*open);
        return;
    }
    load(id, this, [this, id, how](const tl::expected<void, StoreError> &loaded) {
        if (!loaded) {
            emit loadFailed(id, loaded.error());
            return;
        }
        how(*session(id));
        closeIdle();
    });
}

void OpenConversations::forget(const QString &id, const QString &messageId)
{
    if (ChatSession *open = session(id)) {
        open->forget(messageId);
        return;
    }
    watch(m_with.history.removeMessages({messageId}));
    emit leftBin(messageId);
}

void OpenConversations::removeForGood(const QStringList &ids)
{
    QList<ConversationInfo> gone;
    for (const QString &id : ids) {
        if (const ListedRef known = m_list.find(id))
            gone.append(known->info);
    }
    ++m_removals;
    m_list.remove(ids);
    release(ids); // stores what had arrived, before it is removed below
    for (const QString &id : ids) {
        if (m_with.wires)
            m_with.wires->forgetConversation(id);
    }
    removeFromDisk(gone);
}

} // namespace Hiwar
