// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/conversationwriter.h"

#include "app/async/whendone.h"
#include "net/values/readyfuture.h"

#include <utility>

namespace Hiwar {

ConversationWriter::ConversationWriter(const Conversation &conversation, HistoryStore &history,
                                       Keeps keeps, QObject *parent)
    : QObject(parent)
    , m_conversation(conversation)
    , m_history(history)
    , m_keeps(keeps)
    , m_last(readyFuture(tl::expected<void, StoreError>()))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &ConversationWriter::savePending);
}

ConversationWriter::~ConversationWriter()
{
    saveAllPending();
}

void ConversationWriter::keep()
{
    if (std::exchange(m_keeps, Keeps::Everything) == Keeps::Nothing)
        saveEverything();
}

void ConversationWriter::saveInfo()
{
    catchUp();
    sendInfo();
}

StoreResult<void> ConversationWriter::saveDraft()
{
    catchUp();
    begin([this] { return m_history.saveDraft(m_conversation.info()); }, {});
    return m_last;
}

void ConversationWriter::saveMessage(const QString &id)
{
    noLongerPending({id});
    catchUp();
    sendMessage(id);
}

void ConversationWriter::saveTurn(const QStringList &ids)
{
    noLongerPending(ids);
    catchUp();
    QList<MessageNode> nodes;
    for (const QString &id : ids) {
        if (const MessageNode *node = m_conversation.findAnywhere(id))
            nodes.append(*node);
    }
    begin([&] { return m_history.saveTurn(m_conversation.info(), nodes); }, ids);
}

void ConversationWriter::saveSoon(const QString &id)
{
    if (m_keeps == Keeps::Nothing)
        return;
    if (!m_pending.contains(id))
        m_pending.append(id);
    if (!m_underWay && !m_timer.isActive())
        m_timer.start();
}

void ConversationWriter::removeMessages(const QStringList &ids)
{
    m_unstored.removeIf([&ids](const QString &id) { return ids.contains(id); });
    noLongerPending(ids);
    catchUp();
    begin([&] { return m_history.removeMessages(ids); }, {});
}

void ConversationWriter::saveEverything()
{
    m_behind = false;
    m_unstored.clear();
    sendInfo();
    for (const QString &id : m_conversation.everyMessage())
        sendMessage(id);
}

void ConversationWriter::storeAgain()
{
    if (m_pending.isEmpty())
        catchUp();
    else
        saveAllPending();
}

void ConversationWriter::noLongerPending(const QStringList &ids)
{
    m_pending.removeIf([&ids](const QString &id) { return ids.contains(id); });
    if (m_pending.isEmpty())
        m_timer.stop();
}

void ConversationWriter::saveAllPending()
{
    for (const QString &id : QStringList(m_pending))
        saveMessage(id);
}

void ConversationWriter::savePending()
{
    saveAllPending();
    m_underWay = true;
    whenDone(m_last, this, [this](const auto &) {
        m_underWay = false;
        if (!m_pending.isEmpty() && !m_timer.isActive())
            m_timer.start();
    });
}

void ConversationWriter::catchUp()
{
    if (!std::exchange(m_behind, false))
        return;
    sendInfo();
    for (const QString &id : std::exchange(m_unstored, {}))
        sendMessage(id);
}

void ConversationWriter::sendInfo()
{
    begin([this] { return m_history.saveConversation(m_conversation.info()); }, {});
}

void ConversationWriter::sendMessage(const QString &id)
{
    const MessageNode *node = m_conversation.findAnywhere(id);
    if (!node)
        return;
    begin([&] { return m_history.saveMessage(m_conversation.info().id, *node); }, {id});
}

void ConversationWriter::begin(const std::function<StoreResult<void>()> &save,
                               const QStringList &ids)
{
    if (m_keeps == Keeps::Nothing)
        return;
    ++m_waiting;
    m_last = save();
    whenDone(m_last, this, [this, ids](const auto &result) { settle(result, ids); });
}

void ConversationWriter::settle(const tl::expected<void, StoreError> &result,
                                const QStringList &ids)
{
    --m_waiting;
    if (result) {
        if (m_waiting == 0 && !m_behind && std::exchange(m_failing, false))
            emit storedAgain();
        return;
    }
    m_behind = true;
    for (const QString &id : ids) {
        if (!m_unstored.contains(id))
            m_unstored.append(id);
    }
    if (!std::exchange(m_failing, true))
        emit failed(result.error());
}

} // namespace Hiwar
