// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a Conversation's path to the conversation view: one row per message (roles:
// ui/conversation/message/messageroles.h). Copies no messages. GUI thread.
#pragma once

#include "app/history/messageuse.h"
#include "net/values/contextfate.h"

#include <QAbstractListModel>

#include <functional>

namespace Hiwar {

class Conversation;
struct MessageNode;
struct ShownMessage;

class ConversationModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Whether the network traffic of this reply was recorded.
    using WireQuestion = std::function<bool(const QString &messageId)>;

    /// What is on record of the requests for this reply; nullopt: nothing.
    using UseQuestion = std::function<std::optional<MessageUse>(const QString &messageId)>;

    /// The conversation must outlive the model.
    explicit ConversationModel(const Conversation &conversation, WireQuestion hasWire = {},
                               UseQuestion useOf = {}, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// This is the first message that goes with the next request; so many above it do not.
    void setUnsent(const QString &firstSent, int before, const QList<ContextFate> &because);
    /// What is on record of this reply has changed; empty: of any.
    void readUseAgain(const QString &messageId);

private:
    void readAgainFrom(int row);
    /// The row before those that have changed: whether it is the last one may have, too.
    void readEndAgain(int row);
    [[nodiscard]] ShownMessage shown(const MessageNode &node) const;

    const Conversation &m_conversation;
    WireQuestion m_hasWire;
    UseQuestion m_useOf;
    int m_rows = 0;
    QString m_firstSent;
    int m_unsentBefore = 0;
    QList<ContextFate> m_unsentBecause;
};

} // namespace Hiwar
