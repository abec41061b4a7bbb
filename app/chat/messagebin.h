// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The deleted messages of all conversations: one entry for a message and those below it, until they
// are restored, deleted for good or too old. It knows nothing of views. GUI thread.
#pragma once

#include "app/chat/openconversations.h"

namespace Hiwar {

class MessageBin : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    MessageBin(OpenConversations &conversations, HistoryStore &history, QObject *parent = nullptr);

    /// Reads it from the history, after the list of conversations.
    void load(OpenConversations::Expired expired = OpenConversations::Expired::Go);

    /// Newest deletion first.
    [[nodiscard]] const QList<BinnedMessage> &all() const { return m_all; }
    /// nullptr: it is not there. Valid until the next change.
    [[nodiscard]] const BinnedMessage *find(const QString &id) const;
    /// Restores it to its conversation.
    void restore(const QString &id);
    void removeForGood(const QStringList &ids);

signals:
    void wasReset(); ///< read everything again
    void added(const QString &id);
    void removed(const QString &id);

private:
    void takeOut(const QString &id);

    OpenConversations &m_conversations;
    HistoryStore &m_history;
    QList<BinnedMessage> m_all;
};

} // namespace Hiwar
