// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history: conversations and their messages in one SQLite file, on a thread of its own, so no
// disk ever holds a frame. Calls are carried out in the order they are made. The futures resolve on
// the store's thread: take them with whenDone(). Schema: app/history/schema.h. GUI thread.
#pragma once

#include "app/history/storedconversation.h"
#include "app/history/storeerror.h"

#include <QFuture>
#include <QList>

#include <chrono>
#include <memory>

#include <tl/expected.hpp>

namespace Hiwar {

template<typename T>
using StoreResult = QFuture<tl::expected<T, StoreError>>;

class HistoryStore
{
public:
    /// Nothing is opened before open(). `path` is the database file; its folder is made when
    /// missing. `patience` is how long a call waits for another program that holds the file.
    explicit HistoryStore(QString path,
                          std::chrono::milliseconds patience = std::chrono::seconds(5));
    /// Waits for what was asked to be stored.
    ~HistoryStore();
    HistoryStore(const HistoryStore &) = delete;
    HistoryStore &operator=(const HistoryStore &) = delete;

    /// Opens and migrates. A reply that was arriving when the program ended becomes
    /// Failed/Interrupted. Once it has failed it may be tried again; until it has succeeded every
    /// other call fails with the same error.
    [[nodiscard]] StoreResult<void> open();

    /// Newest change first.
    [[nodiscard]] StoreResult<QList<ConversationInfo>> conversations();
    [[nodiscard]] StoreResult<StoredConversation> load(const QString &conversationId);
    /// Ids of the conversations whose title or any message (of any version) holds the text,
    /// whatever its case. Savings do not wait for it; cancel() on the future ends it early.
    [[nodiscard]] StoreResult<QStringList> search(const QString &text);

    [[nodiscard]] StoreResult<void> saveConversation(const ConversationInfo &info);
    /// Inserts or replaces the message and makes it part of its conversation, which must be stored
    /// already, as must its parent. The conversation's updatedAt is at least the message's
    /// createdAt.
    [[nodiscard]] StoreResult<void> saveMessage(const QString &conversationId,
                                                const MessageNode &node);
    /// With all that stands below them.
    [[nodiscard]] StoreResult<void> removeMessages(const QStringList &ids);
    [[nodiscard]] StoreResult<void> removeConversation(const QString &conversationId);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace Hiwar
