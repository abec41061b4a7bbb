// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The conversations in memory and their sessions. Loads one when it is to be shown, keeps those
// that are asking alive whatever is shown, lets go of idle ones, and keeps the list at the side.
// The rule it protects: showing another conversation never touches a running reply. It knows
// nothing of views. GUI thread.
#pragma once

#include "app/chat/chatsession.h"
#include "app/chat/conversationindex.h"
#include "app/chat/draftsaver.h"
#include "app/history/historystore.h"

#include <QSet>

#include <map>

namespace Hiwar {

using OrganisingChange = std::function<void(ConversationInfo &)>;

class OpenConversations : public QObject
{
    Q_OBJECT

public:
    /// Idle conversations that stay in memory beside the shown one.
    static constexpr int keptIdle = 8;
    /// What has been in the bin for longer is removed when the list is read. A clock may be wrong:
    /// it is believed only up to a day behind the last thing that was said in any conversation, so
    /// that one start in a far future empties nothing. Nor is anything older than its words,
    /// whatever the clock said when it was deleted.
    static constexpr std::chrono::days binKept{30};

    /// The collaborators must outlive it.
    explicit OpenConversations(ChatSession::Collaborators collaborators, QObject *parent = nullptr);
    /// Drafts are stored; running requests end silently, what arrived is stored.
    ~OpenConversations() override;

    [[nodiscard]] const ConversationIndex &list() const { return m_list; }
    /// Whether what has been in the bin for too long goes when the list is read.
    enum class Expired : quint8 { Go, Stay };
    /// What was deleted before this time has been in the bin for too long. Invalid: nobody knows.
    [[nodiscard]] const QDateTime &binLimit() const { return m_binLimit; }
    /// Reads the list from the history; what is open already stays.
    void loadList(Expired expired = Expired::Go);

    /// Another program has added to the history: takes in what is new, in the list and in the open
    /// conversations. What is known here stays as it is, whether it is stored yet or not.
    void readAgain();

    /// Empty: none is shown.
    [[nodiscard]] const QString &shownId() const { return m_shownId; }
    /// nullptr when none is shown. Valid until shownChanged().
    [[nodiscard]] ChatSession *shown() const;
    /// nullptr when it is not in memory.
    [[nodiscard]] ChatSession *session(const QString &id) const;

    /// A conversation without a message; the one there is already when it was not begun. It is
    /// listed and stored once it holds a message or a draft. Returns its id, for show().
    QString create(const QString &profileId);
    /// One that is in no list and never on the disk, and gone once another is shown: see
    /// keepTemporary(). There is one at a time.
    QString createTemporary(const QString &profileId);
    [[nodiscard]] bool isTemporary(const QString &id) const
    {
        return !id.isEmpty() && id == m_temporaryId;
    }
    /// Makes the temporary one like any other.
    void keepTemporary();
    /// shownChanged() follows: at once when it is in memory, else when it is loaded. A later show()
    /// wins over one whose loading has not ended.
    void show(const QString &id);

    /// In memory at once, on the disk soon. Without it a conversation that holds nothing else is
    /// neither listed nor stored any more.
    void setDraft(const QString &id, const QString &draft);
    void setProfile(const QString &id, const QString &profileId);
    /// A title the person chose. Empty: the first question's again (in memory only ones).
    void rename(const QString &id, const QString &title);
    /// A title nobody chose; one that a person gave stays.
    void suggestTitle(const QString &id, const QString &title);
    /// Changes where they stand (folder, tags, pin, archive, bin; nothing else), in memory or not.
    /// What goes into the bin is stopped and shown no more. Returns them as they were before.
    QList<ConversationInfo> organise(const QStringList &ids, const OrganisingChange &change);
    /// To where they stood, given what organise() returned; what is gone meanwhile stays gone.
    void organiseBack(const QList<ConversationInfo> &former);
    void moveToBin(const QStringList &ids);
    /// Ends their requests, takes them from the list and from the disk. What cannot be removed
    /// there is back in the list: see removalFailed().
    void removeForGood(const QStringList &ids);
    /// Whether nothing of what is open waits to be stored.
    [[nodiscard]] bool isAllStored() const;
    /// What could not be stored so far, as it is in memory.
    [[nodiscard]] QList<StoredConversation> unstored() const;
    /// Tries once more what could not be stored, and does at once what was to be stored soon.
    void storeAgain();
    /// All that is in memory: the history may be another one now.
    void storeEverything();
    /// Brings back what was deleted with this message of a conversation, in memory or not; the
    /// conversation itself, too, if it is in the bin.
    void restore(const QString &id, const QString &messageId);
    /// Takes the same out of the bin, for good.
    void forget(const QString &id, const QString &messageId);

signals:
    /// Another conversation is shown, or none: take shown() again. The former session may be gone
    /// when the control returns, so let go of it within the slot.
    void shownChanged();
    void listFailed(const Hiwar::StoreError &error);
    void loadFailed(const QString &id, const Hiwar::StoreError &error);
    /// Once until storedAgain(), for a conversation that is open.
    void storingFailed(const Hiwar::StoreError &error);
    /// What could not be stored of the open ones is.
    void storedAgain();
    /// So many were removed for good, because they lay in the bin for too long.
    void expired(int conversations);
    /// They were to be removed for good and are on the disk still. Told once for all of a call.
    void removalFailed(const QStringList &ids, const Hiwar::StoreError &error);
    void streamRefused(const QString &profileId);
    void profileLearnt(const QString &profileId, const Hiwar::Repair &repair);
    /// The temporary one was left, with what was said in it.
    void temporaryGone();
    void temporaryKept();
    /// Messages went into the bin or left it, also of a temporary one.
    void binned(const Hiwar::BinnedMessage &deletion);
    void leftBin(const QString &messageId);
    /// A reply has ended in any of them.
    void replyEnded(const QString &id, const QString &messageId);

private:
    struct Open
    {
        std::unique_ptr<Conversation> conversation;
        std::unique_ptr<ChatSession> session; // goes first
    };

    QString openNew(const QString &profileId, bool isTemporary);
    void open(const ConversationInfo &info, const QList<MessageNode> &nodes,
              bool isTemporary = false);
    void leaveTemporary();
    void present(const QString &id);
    [[nodiscard]] QList<ConversationInfo> withoutExpired(const QList<ConversationInfo> &infos);
    void removeFromDisk(const QList<ConversationInfo> &infos);
    void takeOrganised(const QList<ConversationInfo> &infos);
    /// Out of memory; who is shown is shown no more.
    void release(const QStringList &ids);
    void readAgain(const QString &id);
    void takeInfo(const Conversation &conversation);
    void unlist(const QString &id);
    [[nodiscard]] std::optional<StoreResult<void>> saveDraft(const QString &id);
    void closeIdle();
    void watch(const StoreResult<void> &saving);

    ChatSession::Collaborators m_with;
    ConversationIndex m_list;
    std::map<QString, Open> m_open;
    QStringList m_recent; // ids in memory, the one shown last at the end
    QString m_shownId;
    QString m_wantedId;    // to be shown; differs from m_shownId while it is loaded
    QString m_temporaryId; // empty: there is none
    DraftSaver m_drafts;
    Expired m_expired = Expired::Go;
    QDateTime m_binLimit;
    int m_removals = 0; // a generation: a list that was read before the last removal is out of date
};

} // namespace Hiwar
