// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history: conversations and their messages in one SQLite file, on its own thread, so that the
// disk never delays a frame. Calls are carried out in order; searches run beside them on a second
// thread. The futures resolve on the store's threads: take them with whenDone(). Schema:
// app/history/schema.h. GUI thread.
#pragma once

#include "app/history/backup.h"
#include "app/history/historyfile.h"
#include "app/history/searchpage.h"
#include "app/sqlite/patience.h"

#include <QFuture>

#include <functional>

namespace Hiwar {

template<typename T>
using StoreResult = QFuture<tl::expected<T, StoreError>>;

/// The state in which the history was opened.
struct HistoryState
{
    /// Set if everything can be read but nothing is stored: the file is a newer Hiwar's
    /// (NewerSchema), another Hiwar has it (Busy, until that ends: see whenTakenOver()), it cannot
    /// be written (ReadOnly, CannotOpen, DiskFull, DiskFails), or it is damaged (Unreadable).
    std::optional<StoreError> readOnlyBecause;
    int interrupted = 0; ///< replies that the last end of the program cut short
    LostHistory lost;    ///< the lost one that this one replaced, until the user has decided
};

class HistoryWorker;

class HistoryStore
{
public:
    /// Matches of one page of a search.
    static constexpr int searchHits = 100;

    /// Opens nothing before open(). `path` is the database file; its folder is created when
    /// missing. `patience` is how long a call waits for another program that locks the file.
    /// `workAgain` is the delay before background work that another program's reading or writing
    /// blocked is tried again.
    explicit HistoryStore(QString path, std::chrono::milliseconds patience = usualPatience,
                          std::chrono::milliseconds workAgain = std::chrono::seconds(10));
    /// Waits until everything passed for saving is stored.
    ~HistoryStore();
    HistoryStore(const HistoryStore &) = delete;
    HistoryStore &operator=(const HistoryStore &) = delete;

    /// Opens and migrates the file and becomes its only writer; where that is impossible, opens it
    /// for reading. A reply that was arriving when the program ended becomes Failed/Interrupted.
    /// After a failure it may be called again; until it succeeds, every other call fails with the
    /// same error.
    [[nodiscard]] StoreResult<HistoryState> open();

    /// Renames a damaged file to "<file>.damaged-<time>" and begins a new one, which remembers it
    /// and the copies beside it: see LostHistory. A sound file stays, and its state is returned.
    [[nodiscard]] StoreResult<HistoryState> beginAnew(const QDateTime &now);
    /// Calls newestSoundCopy() on its own thread; with `upTo`, also sets isKnown.
    [[nodiscard]] StoreResult<std::optional<HistoryCopy>> newestCopy(const QString &upTo = {});
    /// Calls `tell` on the context's thread when the file was found damaged while in use: from now
    /// on nothing is stored.
    void whenDamaged(QObject *context, std::function<void(const StoreError &)> tell);

    /// Calls `tell` on the context's thread after another Hiwar that had the history has ended.
    /// This is noticed at the next saving: from that one on everything is stored.
    void whenTakenOver(QObject *context, std::function<void(const HistoryState &)> tell);
    /// Calls `tell` on the context's thread after the file was moved or deleted while in use and
    /// everything was written there again.
    void whenWrittenAgain(QObject *context, std::function<void()> tell);
    /// Makes the daily copy on its own thread, see app/history/backup.h. Ends with the store.
    [[nodiscard]] StoreResult<BackupDone> keepBackups(const QDateTime &now);

    /// parseSearch() parses `typed`. A later search ends an earlier one, whose future then has no
    /// result; so does cancel() on the future.
    [[nodiscard]] StoreResult<SearchPage> search(const QString &typed, int mostHits = searchHits);

    // For the rest see HistoryFile.

    [[nodiscard]] StoreResult<QList<ConversationInfo>> conversations();
    [[nodiscard]] StoreResult<StoredConversation> load(const QString &conversationId);
    [[nodiscard]] StoreResult<QList<Folder>> folders();
    [[nodiscard]] StoreResult<QString> conversationOf(const QString &messageId);
    [[nodiscard]] StoreResult<QByteArray> attachment(const QString &hash);
    [[nodiscard]] StoreResult<QList<BinnedMessage>> binnedMessages();

    [[nodiscard]] StoreResult<void> saveConversation(const ConversationInfo &info);
    [[nodiscard]] StoreResult<void> saveDraft(const ConversationInfo &info);
    [[nodiscard]] StoreResult<void> saveConversations(const QList<ConversationInfo> &infos);
    [[nodiscard]] StoreResult<void> saveMessage(const QString &conversationId,
                                                const MessageNode &node);
    [[nodiscard]] StoreResult<void> saveTurn(const ConversationInfo &info,
                                             const QList<MessageNode> &nodes);
    [[nodiscard]] StoreResult<void> removeMessages(const QStringList &ids);
    [[nodiscard]] StoreResult<void> removeConversations(const QStringList &ids);
    [[nodiscard]] StoreResult<void> saveFolder(const Folder &folder);
    [[nodiscard]] StoreResult<void> removeFolder(const QString &id);
    [[nodiscard]] StoreResult<void> saveAttachment(const AttachmentData &data);
    [[nodiscard]] StoreResult<void> saveUsage(const UsageRecord &record);
    [[nodiscard]] StoreResult<QList<UsageRecord>> usageSince(const QDateTime &from);
    [[nodiscard]] StoreResult<QList<UsageRecord>> usageOf(const QString &conversationId);
    [[nodiscard]] StoreResult<void> saveCalibration(const KeptCalibration &kept);
    [[nodiscard]] StoreResult<QList<KeptCalibration>> calibrations();
    [[nodiscard]] StoreResult<StoredLibrary> library();
    [[nodiscard]] StoreResult<void> saveLibrary(const StoredLibrary &items);
    [[nodiscard]] StoreResult<void> removeFromLibrary(const QStringList &ids);
    [[nodiscard]] StoreResult<void> forgetLost(const LostHistory &decided);
    [[nodiscard]] StoreResult<Merged> merge(const StoredConversation &conversation,
                                            const QList<AttachmentData> &attachments,
                                            const Folder &folder);

private:
    std::unique_ptr<HistoryWorker> m_worker;
};

} // namespace Hiwar
