// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a Conversation's path to the conversation view: one row a message, the roles of
// ui/conversation/messageroles.h. Holds no copy of anything. GUI thread.
#pragma once

#include <QAbstractListModel>

namespace Hiwar {

class Conversation;

class ConversationModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The conversation must outlive the model.
    explicit ConversationModel(const Conversation &conversation, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void readAgainFrom(int row);

    const Conversation &m_conversation;
    int m_rows = 0;
};

} // namespace Hiwar
