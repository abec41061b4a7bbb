// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a Conversation's path to the conversation view: one row per message (roles:
// ui/conversation/message/messageroles.h). Copies no messages. GUI thread.
#pragma once

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

    /// The conversation must outlive the model.
    explicit ConversationModel(const Conversation &conversation, WireQuestion hasWire = {},
                               QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void readAgainFrom(int row);
    [[nodiscard]] ShownMessage shown(const MessageNode &node) const;

    const Conversation &m_conversation;
    WireQuestion m_hasWire;
    int m_rows = 0;
};

} // namespace Hiwar
