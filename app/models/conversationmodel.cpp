// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/conversationmodel.h"

#include "app/chat/conversation.h"
#include "app/models/shownvalues.h"

#include <utility>

namespace Hiwar {

ConversationModel::ConversationModel(const Conversation &conversation, WireQuestion hasWire,
                                     UseQuestion useOf, QObject *parent)
    : QAbstractListModel(parent)
    , m_conversation(conversation)
    , m_hasWire(std::move(hasWire))
    , m_useOf(std::move(useOf))
    , m_rows(int(conversation.path().size()))
{
    connect(&conversation, &Conversation::messageAppended, this, [this](int row) {
        beginInsertRows({}, row, row);
        ++m_rows;
        endInsertRows();
        readEndAgain(row - 1);
    });
    connect(&conversation, &Conversation::messageChanged, this,
            [this](int row) { emit dataChanged(index(row), index(row)); });
    connect(&conversation, &Conversation::textAppended, this,
            [this](int row) { emit dataChanged(index(row), index(row), {TextRole}); });
    connect(&conversation, &Conversation::reasoningAppended, this,
            [this](int row) { emit dataChanged(index(row), index(row), {ReasoningRole}); });
    connect(&conversation, &Conversation::pathChanged, this, &ConversationModel::readAgainFrom);
}

void ConversationModel::readAgainFrom(int row)
{
    if (row < m_rows) {
        beginRemoveRows({}, row, m_rows - 1);
        m_rows = row;
        endRemoveRows();
    }
    if (const int rows = int(m_conversation.path().size()); rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
    readEndAgain(row - 1);
}

void ConversationModel::readEndAgain(int row)
{
    const MessageNode *node = m_conversation.find(m_conversation.path().value(row));
    if (node && node->role != Role::Assistant)
        emit dataChanged(index(row), index(row));
}

int ConversationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant ConversationModel::data(const QModelIndex &index, int role) const
{
    const MessageNode *node = m_conversation.find(m_conversation.path().value(index.row()));
    if (!node)
        return {};
    if (role == ShownMessageRole)
        return QVariant::fromValue(shown(*node));
    return valueOf(*node, role);
}

void ConversationModel::setUnsent(const QString &firstSent, int before,
                                  const QList<ContextFate> &because)
{
    const bool isSame = before == m_unsentBefore && because == m_unsentBecause &&
                        (firstSent == m_firstSent || before == 0);
    const QString former = std::exchange(m_firstSent, firstSent);
    const int formerCount = std::exchange(m_unsentBefore, before);
    m_unsentBecause = because;
    if (isSame)
        return;
    const auto tell = [this](const QString &id) {
        if (const int row = int(m_conversation.path().indexOf(id)); row >= 0 && row < m_rows)
            emit dataChanged(index(row), index(row), {ShownMessageRole});
    };
    if (formerCount > 0)
        tell(former);
    if (before > 0 && (former != firstSent || formerCount == 0))
        tell(firstSent);
}

void ConversationModel::readUseAgain(const QString &messageId)
{
    for (int row = 0; m_useOf && row < m_rows; ++row) {
        const QString &id = m_conversation.path().at(row);
        if (messageId.isEmpty() ? m_useOf(id).has_value() : id == messageId)
            emit dataChanged(index(row), index(row));
    }
}

ShownMessage ConversationModel::shown(const MessageNode &node) const
{
    const std::optional<MessageUse> use =
        m_useOf && node.role == Role::Assistant ? m_useOf(node.id) : std::nullopt;
    ShownMessage message = shownMessage(m_conversation, node, m_hasWire && m_hasWire(node.id), use);
    if (m_unsentBefore > 0 && node.id == m_firstSent) {
        message.unsentBefore = m_unsentBefore;
        message.unsentBecause = m_unsentBecause;
    }
    return message;
}

} // namespace Hiwar
