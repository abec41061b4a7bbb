// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history's SQLite file itself: one connection, every call finished when it returns. The rule
// it protects: whatever fails, what was stored before is as it was. It knows nothing of threads; it
// lives and ends on the one that opened it. Several may be open on one file, in one program or
// more.
#pragma once

#include "app/history/binnedmessages.h"
#include "app/history/losthistory.h"
#include "app/history/storedconversation.h"
#include "app/history/storeerror.h"

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

/// What merge() did.
struct Merged
{
    int messagesAdded = 0;
    int messagesKnown = 0; ///< were there already, word for word
    bool isNewConversation = false;

    bool operator==(const Merged &) const = default;
};

class HistoryFile
{
public:
    template<typename T>
    using Result = tl::expected<T, StoreError>;

    enum class Access : quint8 {
        /// Makes the folder and the file when missing, for nobody else to read; migrates.
        ReadWrite,
        /// Never writes, also not beside the file when that is possible. A file of a newer Hiwar is
        /// read as far as this one understands it.
        ReadOnly,
        /// The same of a file that anybody may have made: see app/history/strangeschema.h.
        ReadForeign,
    };

    /// One that is made remembers the copies beside it, and `aside`: see lost().
    [[nodiscard]] static Result<std::unique_ptr<HistoryFile>>
    open(const QString &path, std::chrono::milliseconds patience, Access access = Access::ReadWrite,
         const QString &aside = {});
    ~HistoryFile();
    HistoryFile(const HistoryFile &) = delete;
    HistoryFile &operator=(const HistoryFile &) = delete;

    /// Replies that were arriving when the program ended become Failed/Interrupted. Their number.
    /// Only for who is sure that no other program is writing them.
    [[nodiscard]] Result<int> endInterrupted();

    /// All there are, also archived and deleted ones; newest change first.
    [[nodiscard]] Result<QList<ConversationInfo>> conversations();
    [[nodiscard]] Result<StoredConversation> load(const QString &conversationId);
    /// By name, as the language sorts.
    [[nodiscard]] Result<QList<Folder>> folders();
    /// NotFound: an import did not have it, or its last message is gone.
    [[nodiscard]] Result<QByteArray> attachment(const QString &hash);

    [[nodiscard]] Result<void> saveConversation(const ConversationInfo &info)
    {
        return saveConversations({info});
    }
    /// The same, for what changes with each key: it outlives the program at once, the power's loss
    /// with the next saving of another kind.
    [[nodiscard]] Result<void> saveDraft(const ConversationInfo &info);
    /// All or nothing.
    [[nodiscard]] Result<void> saveConversations(const QList<ConversationInfo> &infos);
    [[nodiscard]] Result<void> saveMessage(const QString &conversationId, const MessageNode &node);
    /// The conversation and then these messages, all or nothing.
    [[nodiscard]] Result<void> saveTurn(const ConversationInfo &info,
                                        const QList<MessageNode> &nodes);
    /// What lies in the bin of messages; the last deletion first.
    [[nodiscard]] Result<QList<BinnedMessage>> binnedMessages();
    /// With all that stands below them; of what lies in the bin, with what was deleted along.
    [[nodiscard]] Result<void> removeMessages(const QStringList &ids);
    /// All or nothing.
    [[nodiscard]] Result<void> removeConversations(const QStringList &ids);
    [[nodiscard]] Result<void> saveFolder(const Folder &folder);
    /// Its conversations stay, in none.
    [[nodiscard]] Result<void> removeFolder(const QString &id);
    /// Goes again with the last message that has it; never before one has had it.
    [[nodiscard]] Result<void> saveAttachment(const AttachmentData &data);

    /// Adds what is not there. What is there and differs becomes a version beside it: nothing is
    /// ever overwritten. A folder is found by its id, else by its name, else made; one without a
    /// name is none. All or nothing.
    [[nodiscard]] Result<Merged> merge(const StoredConversation &conversation,
                                       const QList<AttachmentData> &attachments,
                                       const Folder &folder);

    /// What merge() would do, and add to what was counted before; nothing is written.
    [[nodiscard]] Result<Merged> countMerge(const StoredConversation &conversation,
                                            MergeCount &counted);

    /// What this one was begun in the place of, as long as it is not decided.
    [[nodiscard]] Result<LostHistory> lost();
    [[nodiscard]] Result<void> forgetLost(const LostHistory &decided);

    /// Whether its pages are what they should be, see app/history/copies.h. The whole file is read.
    [[nodiscard]] bool isWhole();
    /// Ends what is being read as soon as `ends` is true, which is asked now and then.
    void interruptWhen(std::function<bool()> ends);
    /// Whether the file was moved, deleted or replaced since it was opened: what is written now
    /// comes nowhere.
    [[nodiscard]] bool isGone();
    /// Writes everything once more to where the file was, as long as this one is open. An error
    /// when another file stands there. Open that one afterwards.
    [[nodiscard]] Result<void> writeAgain();
    /// After a search found the index damaged.
    [[nodiscard]] Result<void> makeIndexAnew();
    /// Makes words of new messages findable, for some milliseconds; whether there is more.
    [[nodiscard]] Result<bool> indexSome();
    /// Work that nobody waits for: words of new messages become findable, those of deleted ones are
    /// overwritten. Some milliseconds at a time; whether there is more.
    [[nodiscard]] Result<bool> workOn();
    /// Whether something that was deleted has to be overwritten still.
    [[nodiscard]] bool hasToScrub();

private:
    HistoryFile();

    [[nodiscard]] StoreError notFound(const QString &what) const;
    void write(const ConversationInfo &info);
    void write(const QString &conversationId, const MessageNode &node);
    void saveTags(const ConversationInfo &info);
    void saveAttachments(const MessageNode &node);
    template<typename Function>
    [[nodiscard]] auto inTransaction(Function function);
    /// For good.
    template<typename Function>
    [[nodiscard]] Result<void> removing(Function function);

    std::unique_ptr<QTemporaryDir> m_copyFolder; ///< see ReadDatabase
    std::unique_ptr<Database> m_database;
    std::unique_ptr<SearchIndex> m_index; ///< none: it is only read
};

} // namespace Hiwar
