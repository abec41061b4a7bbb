// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/messagebin.h"

#include "app/async/whendone.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

MessageBin::MessageBin(OpenConversations &conversations, HistoryStore &history, QObject *parent)
    : QObject(parent)
    , m_conversations(conversations)
    , m_history(history)
{
    connect(&m_conversations, &OpenConversations::binned, this,
            [this](const BinnedMessage &deletion) {
                if (m_conversations.isTemporary(deletion.conversationId))
                    return;
                m_all.prepend(deletion);
                emit added(deletion.id);
            });
    connect(&m_conversations, &OpenConversations::leftBin, this, &MessageBin::takeOut);
    connect(&m_conversations.list(), &ConversationIndex::removed, this,
            [this](const QString &conversationId) {
                for (const BinnedMessage &each : QList<BinnedMessage>(m_all)) {
                    if (each.conversationId == conversationId)
                        takeOut(each.id);
                }
            });
}

void MessageBin::load(OpenConversations::Expired expired)
{
    whenDone(m_history.binnedMessages(), this,
             [this, expired](const tl::expected<QList<BinnedMessage>, StoreError> &found) {
                 if (!found)
                     return; // the list of conversations has reported why
                 m_all = *found;
                 emit wasReset();
                 if (expired == OpenConversations::Expired::Stay)
                     return;
                 const QDateTime limit = m_conversations.binLimit();
                 QStringList old;
                 for (const BinnedMessage &each : std::as_const(m_all)) {
                     if (limit.isValid() && each.deletedAt < limit)
                         old.append(each.id);
                 }
                 removeForGood(old);
             });
}

const BinnedMessage *MessageBin::find(const QString &id) const
{
    const auto found = std::find_if(m_all.cbegin(), m_all.cend(),
                                    [&id](const BinnedMessage &each) { return each.id == id; });
    return found == m_all.cend() ? nullptr : &*found;
}

void MessageBin::restore(const QString &id)
{
    if (const BinnedMessage *found = find(id))
        m_conversations.restore(found->conversationId, id);
}

void MessageBin::removeForGood(const QStringList &ids)
{
    for (const QString &id : ids) {
        if (const BinnedMessage *found = find(id))
            m_conversations.forget(found->conversationId, QString(id));
    }
}

void MessageBin::takeOut(const QString &id)
{
    const auto gone = m_all.removeIf([&id](const BinnedMessage &each) { return each.id == id; });
    if (gone > 0)
        emit removed(id);
}

} // namespace Hiwar
