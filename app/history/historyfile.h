// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history's SQLite file: one connection; every call is finished when it returns. Rule: whatever
// fails, the data stored before stays as it was. Not thread-safe: use and destroy it on the thread
// that opened it. Several may be open on one file, in one program or more.
#pragma once

#include "app/history/binnedmessages.h"
#include "app/history/libraryitems.h"
#include "app/history/losthistory.h"
#include "app/history/storedconversation.h"
#include "app/history/storeerror.h"
#include "app/history/usagerecord.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include <tl/expected.hpp>

class QTemporaryDir;

namespace Hiwar {

class Database;
class MergeCount;
class SearchIndex;
class StrayContents;

/// What merge() did.
struct Merged
{
    int messagesAdded = 0;
    int messagesKnown = 0; ///< were there already, with the same text
    bool isNewConversation = false;

    bool operator==(const Merged &) const = default;
};

class HistoryFile
{
public:
    template<typename T>
    using Result = tl::expected<T, StoreError>;

    enum class Access : quint8 {
        /// Creates the folder and the file when missing, readable by their owner only; migrates.
        ReadWrite,
        /// Never writes, also not beside the file when that is possible. Reads a newer Hiwar's file
        /// as far as this version understands it.
        ReadOnly,
        /// The same for a file that anybody may have made: see app/history/strangeschema.h.
        ReadForeign,
    };

    /// A new file remembers the copies beside it, and `aside`: see lost().
    [[nodiscard]] static Result<std::unique_ptr<HistoryFile>>
    open(const QString &path, std::chrono::milliseconds patience, Access access = Access::ReadWrite,
         const QString &aside = {});
    ~HistoryFile();
    HistoryFile(const HistoryFile &) = delete;
    HistoryFile &operator=(const HistoryFile &) = delete;

    /// Replies that were arriving when the program ended become Failed/Interrupted. Returns their
    /// number. Call it only if no other program can be writing them.
    [[nodiscard]] Result<int> endInterrupted();

    /// All conversations, also archived ones and those in the bin; newest change first.
    [[nodiscard]] Result<QList<ConversationInfo>> conversations();
    [[nodiscard]] Result<StoredConversation> load(const QString &conversationId);
    /// Sorted by name in the locale's order.
    [[nodiscard]] Result<QList<Folder>> folders();
    /// The conversation with this message, in the bin or not. NotFound: none has it.
    [[nodiscard]] Result<QString> conversationOf(const QString &messageId);
    /// NotFound: an import came without it, or the last message with it was removed.
    [[nodiscard]] Result<QByteArray> attachment(const QString &hash);

    [[nodiscard]] Result<void> saveConversation(const ConversationInfo &info)
    {
        return saveConversations({info});
    }
    /// The same for text that changes with each key: survives the program's end at once, but a
    /// power failure only after the next saving of another kind.
    [[nodiscard]] Result<void> saveDraft(const ConversationInfo &info);
    /// All or nothing.
    [[nodiscard]] Result<void> saveConversations(const QList<ConversationInfo> &infos);
    /// Inserts the message or replaces it. Its conversation and its parent must be stored already.
    /// The conversation's updatedAt becomes at least the message's createdAt.
    [[nodiscard]] Result<void> saveMessage(const QString &conversationId, const MessageNode &node);
    /// The conversation and then these messages, all or nothing.
    [[nodiscard]] Result<void> saveTurn(const ConversationInfo &info,
                                        const QList<MessageNode> &nodes);
    /// The messages in the bin; newest deletion first.
    [[nodiscard]] Result<QList<BinnedMessage>> binnedMessages();
    /// Also removes the messages below them; for those in the bin, the ones deleted with them. For
    /// good: the words are overwritten on the disk.
    [[nodiscard]] Result<void> removeMessages(const QStringList &ids);
    /// For good; for the bin see ConversationInfo::deletedAt. All or nothing.
    [[nodiscard]] Result<void> removeConversations(const QStringList &ids);
    [[nodiscard]] Result<void> saveFolder(const Folder &folder);
    /// Its conversations stay, without a folder.
    [[nodiscard]] Result<void> removeFolder(const QString &id);
    /// Removed with the last message or draft that has it, but not before one has had it; if none
    /// ever has, after the next start but one.
    [[nodiscard]] Result<void> saveAttachment(const AttachmentData &data);

    /// Once for each request. It stays when its conversation is removed.
    [[nodiscard]] Result<void> saveUsage(const UsageRecord &record);
    /// Those that ended at this time or later, oldest first; an invalid time: all.
    [[nodiscard]] Result<QList<UsageRecord>> usageSince(const QDateTime &from);
    /// Those of one conversation, oldest first.
    [[nodiscard]] Result<QList<UsageRecord>> usageOf(const QString &conversationId);
    [[nodiscard]] Result<void> saveCalibration(const KeptCalibration &kept);
    [[nodiscard]] Result<QList<KeptCalibration>> calibrations();

    /// All personas and prompts, each sorted by name in the locale's order.
    [[nodiscard]] Result<StoredLibrary> library();
    /// Inserts or replaces, all or nothing.
    [[nodiscard]] Result<void> saveLibrary(const StoredLibrary &items);
    /// Personas or prompts with these ids. Conversations keep the id of a persona that is gone.
    [[nodiscard]] Result<void> removeFromLibrary(const QStringList &ids);
    /// Adds what is missing, and replaces what was changed earlier. Returns how many were written.
    [[nodiscard]] Result<int> mergeLibrary(const StoredLibrary &library);

    /// Adds what is missing. What exists and differs becomes a version beside it: nothing is ever
    /// overwritten. A folder is found by its id, else by its name, else created; one without a name
    /// means no folder. All or nothing.
    [[nodiscard]] Result<Merged> merge(const StoredConversation &conversation,
                                       const QList<AttachmentData> &attachments,
                                       const Folder &folder);

    /// Counts what merge() would do after the merges in `counted`; writes nothing.
    [[nodiscard]] Result<Merged> countMerge(const StoredConversation &conversation,
                                            MergeCount &counted);
    /// The same for mergeLibrary().
    [[nodiscard]] Result<int> countMerge(const StoredLibrary &library, MergeCount &counted);

    /// The lost history that this one replaced, until the user has decided about it.
    [[nodiscard]] Result<LostHistory> lost();
    [[nodiscard]] Result<void> forgetLost(const LostHistory &decided);

    /// Whether its pages are valid, see app/history/copies.h. Reads the whole file.
    [[nodiscard]] bool isWhole();
    /// Interrupts a running statement when `ends`, which is called now and then, returns true.
    void interruptWhen(std::function<bool()> ends);
    /// Whether the file was moved, deleted or replaced since it was opened: writing now is useless.
    [[nodiscard]] bool isGone();
    /// Writes everything again to the file's original path, while this one is open. Fails when
    /// another file is there. Open the new file afterwards.
    [[nodiscard]] Result<void> writeAgain();
    /// Rebuilds the index, after a search found it damaged.
    [[nodiscard]] Result<void> makeIndexAnew();
    /// Indexes new messages for some milliseconds; returns whether there is more.
    [[nodiscard]] Result<bool> indexSome();
    /// From now on workOn() removes contents that no row names, see app/history/straycontents.h.
    /// Call it only if no other program can be writing.
    void removeStrays();
    /// Background work: indexes new messages and overwrites the words of deleted ones. Takes some
    /// milliseconds; returns whether there is more.
    [[nodiscard]] Result<bool> workOn();
    /// Whether something deleted still has to be overwritten.
    [[nodiscard]] bool hasToScrub();

private:
    HistoryFile();

    [[nodiscard]] StoreError notFound(const QString &what) const;
    void write(const ConversationInfo &info);
    void write(const QString &conversationId, const MessageNode &node);
    void saveTags(const ConversationInfo &info);
    template<typename Function>
    [[nodiscard]] auto inTransaction(Function function);
    /// Deletes for good.
    template<typename Function>
    [[nodiscard]] Result<void> removing(Function function);

    std::unique_ptr<QTemporaryDir> m_copyFolder; ///< see ReadDatabase
    std::unique_ptr<Database> m_database;
    std::unique_ptr<SearchIndex> m_index;    ///< null when the file is only read
    std::unique_ptr<StrayContents> m_strays; ///< the same
};

} // namespace Hiwar
