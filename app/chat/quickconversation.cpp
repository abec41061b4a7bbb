// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/quickconversation.h"

#include <QUuid>

namespace Hiwar {

namespace {

ConversationInfo newInfo(const QDateTime &now)
{
    ConversationInfo info;
    info.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    info.createdAt = now;
    info.updatedAt = now;
    return info;
}

ChatSession::Collaborators unstored(ChatSession::Collaborators with)
{
    with.isTemporary = true;
    with.wires = nullptr;
    return with;
}

} // namespace

QuickConversation::QuickConversation(OpenConversations &conversations, QObject *parent)
    : QObject(parent)
    , m_conversations(conversations)
    , m_conversation(newInfo(conversations.collaborators().clock()))
    , m_session(m_conversation, unstored(conversations.collaborators()))
{
    m_conversations.nameAside(m_conversation.info().id);
    connect(&m_session, &ChatSession::requestServed, &m_conversations,
            &OpenConversations::requestServed);
    connect(&m_session, &ChatSession::streamRefused, &m_conversations,
            &OpenConversations::streamRefused);
    connect(&m_session, &ChatSession::profileLearnt, &m_conversations,
            &OpenConversations::profileLearnt);
}

QuickConversation::~QuickConversation() = default;

QString QuickConversation::keep()
{
    m_session.stop();
    QList<MessageNode> nodes;
    for (const QString &id : m_conversation.everyMessage())
        nodes.append(*m_conversation.find(id));
    m_conversations.nameAside({});
    m_conversations.adopt(m_conversation.info(), nodes);
    return m_conversation.info().id;
}

} // namespace Hiwar
