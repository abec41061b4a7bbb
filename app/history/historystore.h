// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history: conversations and their messages in one SQLite file, on a thread of its own, so no
// disk ever holds a frame. Calls are carried out in the order they are made. The futures resolve on
// the store's thread: use .then(context, …). Schema: app/history/schema.h.
#pragma once

#include "app/chat/messagenode.h"
#include "app/history/storeerror.h"

#include <QFuture>
#include <QList>

#include <memory>

#include <tl/expected.hpp>

namespace Hiwar {

template<typename T>
using StoreResult = QFuture<tl::expected<T, StoreError>>;

struct StoredConversation
{
    ConversationInfo info;
    QList<MessageNode> nodes; ///< all versions, parents before children, oldest first
};

class HistoryStore
{
public:
    /// Nothing is opened before open(). `path` is the database file; its folder is made when missing.
    explicit HistoryStore(QString path);
    /// Waits for what was asked to be stored.
    ~HistoryStore();
    HistoryStore(const HistoryStore &) = delete;
    HistoryStore &operator=(const HistoryStore &) = delete;

    /// Opens and migrates. A reply that was arriving when the program ended becomes Failed/Interrupted.
    [[nodiscard]] StoreResult<void> open();

    /// Newest change first.
    [[nodiscard]] StoreResult<QList<ConversationInfo>> conversations();
    [[nodiscard]] StoreResult<StoredConversation> load(const QString &conversationId);
    /// Ids of the conversations whose title or any message (of any version) holds the text.
    [[nodiscard]] StoreResult<QStringList> search(const QString &text);

    [[nodiscard]] StoreResult<void> saveConversation(const ConversationInfo &info);
    /// Inserts or replaces the message and makes it part of its conversation.
    [[nodiscard]] StoreResult<void> saveMessage(const QString &conversationId, const MessageNode &node);
    [[nodiscard]] StoreResult<void> removeMessages(const QStringList &ids);
    [[nodiscard]] StoreResult<void> removeConversation(const QString &conversationId);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace Hiwar
