// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One reply of a conversation, shown or not, as a model of one row: for a view beside those of the
// other replies to the same question. Without a row once the message is gone. Copies no message.
// GUI thread.
#pragma once

#include "app/models/conversationmodel.h"

namespace Hiwar {

class SiblingModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The conversation must outlive the model.
    SiblingModel(const Conversation &conversation, const QString &messageId,
                 ConversationModel::WireQuestion hasWire = {},
                 ConversationModel::UseQuestion useOf = {}, QObject *parent = nullptr);

    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// What is on record of it has changed.
    void readUseAgain();

private:
    void tell(const QList<int> &roles = {});
    void dropIfGone();

    const Conversation &m_conversation;
    QString m_id;
    ConversationModel::WireQuestion m_hasWire;
    ConversationModel::UseQuestion m_useOf;
    bool m_isThere;
};

} // namespace Hiwar
