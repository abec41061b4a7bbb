// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list of messages for a view, without a conversation behind it. Tests only.
#pragma once

#include "net/values/utc.h"
#include "ui/conversation/message/shownmessage.h"

#include <QAbstractListModel>

namespace Hiwar {

class MessageModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_messages.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const ShownMessage &message = m_messages.at(index.row());
        switch (role) {
        case IdRole:
            return message.id;
        case AuthorRole:
            return int(message.author);
        case TextRole:
            return message.text;
        case ReasoningRole:
            return message.reasoning;
        case StateRole:
            return int(message.state);
        case TimeRole:
            return message.time;
        case ShownMessageRole:
            return QVariant::fromValue(message);
        }
        return {};
    }

    [[nodiscard]] const ShownMessage &at(int row) const { return m_messages.at(row); }

    void setMessages(const QList<ShownMessage> &messages)
    {
        beginResetModel();
        m_messages = messages;
        endResetModel();
    }

    void append(const ShownMessage &message) { insert(rowCount(), message); }

    void insert(int row, const ShownMessage &message)
    {
        beginInsertRows({}, row, row);
        m_messages.insert(row, message);
        endInsertRows();
    }

    void remove(int row)
    {
        beginRemoveRows({}, row, row);
        m_messages.removeAt(row);
        endRemoveRows();
    }

    void appendText(int row, const QString &text)
    {
        m_messages[row].text += text;
        emit dataChanged(index(row), index(row), {TextRole});
    }

    void appendReasoning(int row, const QString &text)
    {
        m_messages[row].reasoning += text;
        emit dataChanged(index(row), index(row), {ReasoningRole});
    }

    void replace(int row, const ShownMessage &message)
    {
        m_messages[row] = message;
        emit dataChanged(index(row), index(row));
    }

private:
    QList<ShownMessage> m_messages;
};

inline ShownMessage makeMessage(const QString &id, Role author, const QString &text,
                                MessageState state = MessageState::Complete)
{
    ShownMessage message;
    message.id = id;
    message.author = author;
    message.text = text;
    message.state = state;
    message.time = QDateTime(QDate(2026, 1, 2), QTime(12, 31), utc);
    if (author == Role::Assistant)
        message.model = QStringLiteral("model-x");
    return message;
}

} // namespace Hiwar
