// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history: conversations and their messages in one SQLite file, on a thread of its own, so no
// disk ever holds a frame. Calls are carried out in the order they are made, searches beside them
// on a second thread. The futures resolve on the store's threads: take them with whenDone().
// Schema: app/history/schema.h. GUI thread.
#pragma once

#include "app/history/backup.h"
#include "app/history/historyfile.h"
#include "app/history/searchpage.h"

#include <QFuture>

#include <functional>

namespace Hiwar {

template<typename T>
using StoreResult = QFuture<tl::expected<T, StoreError>>;

/// How the history was found.
struct HistoryState
{
    /// Everything can be read, nothing is stored: the file is a newer Hiwar's (NewerSchema),
    /// another Hiwar has it (Busy, until that one ends: see whenTakenOver()), nobody may write it
    /// (ReadOnly, CannotOpen), or it was found damaged (Unreadable).
    std::optional<StoreError> readOnlyBecause;
    int interrupted = 0; ///< replies that were cut short by the last end of the program
    LostHistory lost;    ///< the one in whose place this one was begun, until it is decided
};

class HistoryWorker;

class HistoryStore
{
public:
    /// Matches of one page of a search.
    static constexpr int searchHits = 100;

    /// Nothing is opened before open(). `path` is the database file; its folder is made when
    /// missing. `patience` is how long a call waits for another program that holds the file.
    /// `workAgain` is how long work that nobody waits for, and that another program's reading or
    /// writing held up, waits before it is tried again.
    explicit HistoryStore(QString path,
                          std::chrono::milliseconds patience = std::chrono::seconds(5),
                          std::chrono::milliseconds workAgain = std::chrono::seconds(10));
    /// Waits for what was asked to be stored.
    ~HistoryStore();
    HistoryStore(const HistoryStore &) = delete;
    HistoryStore &operator=(const HistoryStore &) = delete;

    /// Opens and migrates, and is the one that writes from then on; where that cannot be, opens to
    /// read. A reply that was arriving when the program ended becomes Failed/Interrupted. Once it
    /// has failed it may be tried again; until it has succeeded every other call fails with the
    /// same error.
    [[nodiscard]] StoreResult<HistoryState> open();

    /// Puts a damaged file aside, as "<file>.damaged-<time>", and begins a new one, which remembers
    /// it and the copies beside it: see LostHistory. One that is sound stays, and is told.
    [[nodiscard]] StoreResult<HistoryState> beginAnew(const QDateTime &now);
    /// A person has decided what becomes of these.
    [[nodiscard]] StoreResult<void> forgetLost(const LostHistory &decided);
    /// See newestSoundCopy(), on a thread of its own.
    [[nodiscard]] StoreResult<std::optional<HistoryCopy>> newestCopy(const QString &upTo = {});
    /// The file was found damaged while it was in use: from now on nothing is stored. Called on the
    /// context's thread.
    void whenDamaged(QObject *context, std::function<void(const StoreError &)> tell);

    /// Another Hiwar had the history and has ended, which is noticed at the next saving: from that
    /// one on everything is stored. Called on the context's thread.
    void whenTakenOver(QObject *context, std::function<void(const HistoryState &)> tell);
    /// The file was moved or deleted under us, and everything was written there again. Called on
    /// the context's thread.
    void whenWrittenAgain(QObject *context, std::function<void()> tell);
    /// The copy of the day, see app/history/backup.h, on a thread of its own. Ends with the store.
    [[nodiscard]] StoreResult<BackupDone> keepBackups(const QDateTime &now);

    /// All there are, also archived and deleted ones; newest change first.
    [[nodiscard]] StoreResult<QList<ConversationInfo>> conversations();
    [[nodiscard]] StoreResult<StoredConversation> load(const QString &conversationId);
    [[nodiscard]] StoreResult<QList<Folder>> folders();
    [[nodiscard]] StoreResult<QByteArray> attachment(const QString &hash);
    /// What was typed is understood by parseSearch(). A later search ends an earlier one, which
    /// then tells nothing; so does cancel() on the future.
    [[nodiscard]] StoreResult<SearchPage> search(const QString &typed, int mostHits = searchHits);

    [[nodiscard]] StoreResult<void> saveConversation(const ConversationInfo &info);
    /// See HistoryFile::saveDraft().
    [[nodiscard]] StoreResult<void> saveDraft(const ConversationInfo &info);
    /// Many in one transaction: all or nothing.
    [[nodiscard]] StoreResult<void> saveConversations(const QList<ConversationInfo> &infos);
    /// Inserts or replaces the message and makes it part of its conversation, which must be stored
    /// already, as must its parent. The conversation's updatedAt is at least the message's
    /// createdAt.
    [[nodiscard]] StoreResult<void> saveMessage(const QString &conversationId,
                                                const MessageNode &node);
    /// The conversation and then these messages, as the two above do: all or nothing.
    [[nodiscard]] StoreResult<void> saveTurn(const ConversationInfo &info,
                                             const QList<MessageNode> &nodes);
    /// What lies in the bin of messages; the last deletion first.
    [[nodiscard]] StoreResult<QList<BinnedMessage>> binnedMessages();
    /// See HistoryFile::removeMessages(). For good: the words are overwritten on the disk.
    [[nodiscard]] StoreResult<void> removeMessages(const QStringList &ids);
    /// For good: see ConversationInfo::deletedAt for the bin. All or nothing.
    [[nodiscard]] StoreResult<void> removeConversations(const QStringList &ids);
    [[nodiscard]] StoreResult<void> saveFolder(const Folder &folder);
    /// Its conversations stay, in none.
    [[nodiscard]] StoreResult<void> removeFolder(const QString &id);
    [[nodiscard]] StoreResult<void> saveAttachment(const AttachmentData &data);
    /// See HistoryFile::merge().
    [[nodiscard]] StoreResult<Merged> merge(const StoredConversation &conversation,
                                            const QList<AttachmentData> &attachments,
                                            const Folder &folder);

private:
    std::unique_ptr<HistoryWorker> m_worker;
};

} // namespace Hiwar
