// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/conversationmodel.h"

#include "app/chat/conversation.h"
#include "app/models/shownattachments.h"
#include "ui/conversation/message/messageroles.h"

namespace Hiwar {

ConversationModel::ConversationModel(const Conversation &conversation, WireQuestion hasWire,
                                     QObject *parent)
    : QAbstractListModel(parent)
    , m_conversation(conversation)
    , m_hasWire(std::move(hasWire))
    , m_rows(int(conversation.path().size()))
{
    connect(&conversation, &Conversation::messageAppended, this, [this](int row) {
        beginInsertRows({}, row, row);
        ++m_rows;
        endInsertRows();
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
}

int ConversationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant ConversationModel::data(const QModelIndex &index, int role) const
{
    const QString id = m_conversation.path().value(index.row());
    const MessageNode *node = m_conversation.find(id);
    if (!node)
        return {};
    switch (role) {
    case IdRole:
        return node->id;
    case AuthorRole:
        return int(node->role);
    case Qt::DisplayRole:
    case TextRole:
        return node->content;
    case StateRole:
        return int(node->state);
    case ErrorRole:
        return node->error ? QVariant::fromValue(*node->error) : QVariant();
    case TimeRole:
        return node->createdAt;
    case ModelNameRole:
        return node->model;
    case FinishReasonRole:
        return node->finishReason;
    case VersionIndexRole:
        return m_conversation.version(id).index;
    case VersionCountRole:
        return m_conversation.version(id).count;
    case WaitingSinceRole:
        return node->state == MessageState::Waiting ? QVariant(node->createdAt) : QVariant();
    case RetryRole:
        return node->retry ? QVariant::fromValue(*node->retry) : QVariant();
    case ReasoningRole:
        return node->reasoning;
    case ReasoningTimeRole:
        return qint64(node->reasoningTime.count());
    case ToolCallsRole:
        return QVariant::fromValue(node->toolCalls);
    case IsRefusalRole:
        return node->isRefusal;
    case UsageRole:
        return node->usage ? QVariant::fromValue(*node->usage) : QVariant();
    case HasWireRole:
        return m_hasWire && m_hasWire(id);
    case AttachmentsRole:
        return QVariant::fromValue(shownOf(node->attachments));
    default:
        return {};
    }
}

} // namespace Hiwar
