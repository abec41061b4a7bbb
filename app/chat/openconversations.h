// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The conversations in memory and their sessions. Loads them, keeps those that a window shows or
// that have a running request in memory, closes idle ones, and maintains the list at the side.
// Which one a window shows: see ShownConversation. Rule: showing another conversation never affects
// a running reply. GUI thread.
#pragma once

#include "app/chat/chatsession.h"
#include "app/chat/conversationindex.h"
#include "app/chat/draftsaver.h"
#include "app/chat/questionqueue.h"
#include "app/history/historystore.h"

#include <QSet>

#include <map>

namespace Hiwar {

class ShownConversation;

using OrganisingChange = std::function<void(ConversationInfo &)>;
using LoadResult = std::function<void(const tl::expected<void, StoreError> &)>;
using SessionChange = std::function<void(ChatSession &)>;

/// When a conversation in the bin is removed for good, or soon after.
[[nodiscard]] QDateTime binEnd(const ConversationInfo &info);
[[nodiscard]] QDateTime binEnd(const BinnedMessage &message);

class OpenConversations : public QObject
{
    Q_OBJECT

public:
    /// Idle conversations that stay in memory beside the shown ones.
    static constexpr int keptIdle = 8;
    /// What has been in the bin for longer is removed when the list is read. The clock may be
    /// wrong: it counts only up to a day after the last change of any conversation, so that one
    /// start in a far future empties nothing. Time in the bin begins no earlier than the
    /// conversation's last change, whatever the clock said when it was deleted.
    static constexpr std::chrono::days binKept{30};

    /// The collaborators must outlive it.
    explicit OpenConversations(ChatSession::Collaborators collaborators, QObject *parent = nullptr);
    /// Stores drafts; ends running requests silently and stores what arrived.
    ~OpenConversations() override;

    [[nodiscard]] const ConversationIndex &list() const { return m_list; }
    /// Whether reading the list removes what has been in the bin for too long.
    enum class Expired : quint8 { Go, Stay };
    /// What was deleted before this time has been in the bin for too long. Invalid: not known.
    [[nodiscard]] const QDateTime &binLimit() const { return m_binLimit; }
    /// Reads the list from the history; open conversations stay as they are.
    void loadList(Expired expired = Expired::Go);

    /// Another program has added to the history: adds what is new to the list and to the open
    /// conversations. What is known here stays as it is, whether it is stored yet or not.
    void readAgain();

    /// These show no longer what is released from memory, until they are removed.
    void addView(ShownConversation &view) { m_views.append(&view); }
    void removeView(ShownConversation &view) { m_views.removeAll(&view); }
    /// What shows this conversation, or is about to; nullptr: nothing.
    [[nodiscard]] ShownConversation *viewOf(const QString &id) const;
    [[nodiscard]] bool isShown(const QString &id) const;
    /// It is read now, and the last of those that are closed.
    void noteShown(const QString &id);
    /// Closes idle ones, except those that were shown last.
    void closeIdle();
    /// Brings it into memory, unless it is there; then calls `then`, if `context` still exists.
    void load(const QString &id, QObject *context, const LoadResult &then);
    /// nullptr when it is not in memory.
    [[nodiscard]] ChatSession *session(const QString &id) const;
    /// What waits there; the same.
    [[nodiscard]] QuestionQueue *queue(const QString &id) const
    {
        const auto found = m_open.find(id);
        return found == m_open.end() ? nullptr : found->second.queue.get();
    }
    /// What a person would be asked about before a queued question is sent. Without it, while there
    /// is no window, all of them wait.
    void setQueueCheck(const QueueCheck &check) { m_queueCheck = check; }

    /// A conversation without a message; returns the existing one if it is still unused. It is
    /// listed and stored once it has a message, a draft or settings. Returns its id, for
    /// ShownConversation::show(). What another than `by` shows is not returned to it.
    QString create(const QString &profileId, const ShownConversation *by = nullptr);
    /// See ShownConversation::createTemporary().
    QString createTemporary(const QString &profileId);
    /// Returns whether it had any message.
    bool dropTemporary(const QString &id);
    /// Turns it into an ordinary one. Returns whether it was there.
    bool keepTemporary(const QString &id);
    [[nodiscard]] bool isTemporary(const QString &id) const
    {
        return !id.isEmpty() && (m_temporary.contains(id) || id == m_asideId);
    }
    /// One that is not here and is never stored, see QuickConversation. Empty: there is none.
    void nameAside(const QString &id) { m_asideId = id; }
    /// Lists and stores a conversation that was not here. Its id must be new.
    void adopt(const ConversationInfo &info, const QList<MessageNode> &nodes)
    {
        open(info, nodes);
        m_list.put(info);
        session(info.id)->writer().saveEverything();
    }
    /// For a session beside these.
    [[nodiscard]] const ChatSession::Collaborators &collaborators() const { return m_with; }

    /// Changed in memory at once, on the disk soon. A conversation that becomes empty is removed
    /// from the list and from the disk.
    void setDraft(const QString &id, const QString &draft)
    {
        changeDraft(id, draft.size(),
                    [&](Conversation &conversation) { conversation.setDraft(draft); });
    }
    /// The same for the files attached to it. Their contents must be in contents() before.
    void setDraftAttachments(const QString &id, const QList<Attachment> &attachments)
    {
        changeDraft(id, 0, [&](Conversation &conversation) {
            conversation.setDraftAttachments(attachments);
        });
    }
    /// Where the contents of its attachments are; nullptr when it is not in memory. Valid until it
    /// is closed: an idle one may be, when another is shown.
    [[nodiscard]] ContentStore *contents(const QString &id) const
    {
        ChatSession *open = session(id);
        return open ? &open->contents() : nullptr;
    }
    /// Another profile answers with its own model: set a model after it.
    void setProfile(const QString &id, const QString &profileId)
    {
        change(id, [&](Conversation &conversation) { conversation.setProfile(profileId); });
    }
    /// Empty: the profile's. What is not in memory stays as it is.
    void setModel(const QString &id, const QString &model)
    {
        change(id, [&](Conversation &conversation) { conversation.setModel(model); });
    }
    /// Changes one in memory, and stores that if it is listed.
    void change(const QString &id, const std::function<void(Conversation &)> &how);
    /// Changes one that is listed, which is loaded for it if it is not in memory: at once, or soon.
    void withSession(const QString &id, const SessionChange &how);
    /// What this conversation sends beside its messages, in memory or not. One without a message
    /// is listed for it.
    void setSettings(const QString &id, const RequestSettings &settings);
    /// Sets the user's title. Empty: that of the first question again (only if in memory).
    void rename(const QString &id, const QString &title);
    /// Sets an automatic title; a title given by the user stays.
    void suggestTitle(const QString &id, const QString &title);
    /// Changes folder, tags, pin, archive and bin state (nothing else), in memory or not. What goes
    /// into the bin is stopped and no longer shown. Returns them as they were before.
    QList<ConversationInfo> organise(const QStringList &ids, const OrganisingChange &change);
    /// Undoes organise() with what that returned; conversations gone meanwhile stay gone.
    void organiseBack(const QList<ConversationInfo> &former);
    void moveToBin(const QStringList &ids);
    /// Ends their requests, removes them from the list and from the disk. Those that cannot be
    /// removed from the disk return to the list: see removalFailed().
    void removeForGood(const QStringList &ids);
    /// Whether nothing in the open conversations waits to be stored.
    [[nodiscard]] bool isAllStored() const;
    /// The conversations that could not be stored, as they are in memory.
    [[nodiscard]] QList<StoredConversation> unstored() const;
    /// Saves again what could not be stored, and at once what was to be stored soon.
    void storeAgain();
    /// Stores all that is in memory: the history may be a new file.
    void storeEverything()
    {
        for (const auto &[id, open] : m_open) {
            if (m_list.contains(id))
                open.session->writer().saveEverything();
        }
    }
    /// Restores this message and those deleted with it, in memory or not; and the conversation, if
    /// that is in the bin.
    void restore(const QString &id, const QString &messageId);
    /// Removes the same messages from the bin, for good.
    void forget(const QString &id, const QString &messageId);

    /// Lists and stores a conversation that was made of others' messages, as one that begins now.
    void adopt(StoredConversation made)
    {
        made.info.createdAt = m_with.clock();
        made.info.updatedAt = made.info.createdAt;
        open(made.info, made.nodes);
        const Open &adopted = m_open.at(made.info.id);
        takeInfo(*adopted.conversation);
        adopted.session->writer().saveTurn(adopted.conversation->everyMessage());
    }
    /// The one in memory that has this message, in its bin or not; empty: none.
    [[nodiscard]] QString holderOf(const QString &messageId) const
    {
        for (const auto &[id, open] : m_open) {
            if (open.conversation->findAnywhere(messageId))
                return id;
        }
        return {};
    }

signals:
    /// A window shows another one.
    void shownChanged();
    /// Another program has added to the history: see readAgain().
    void readingAgain();
    void listFailed(const Hiwar::StoreError &error);
    void loadFailed(const QString &id, const Hiwar::StoreError &error);
    /// For an open conversation emitted once until storedAgain().
    void storingFailed(const Hiwar::StoreError &error);
    /// What could not be stored of the open conversations is stored now.
    void storedAgain();
    /// This many were removed for good, because they were in the bin for too long.
    void expired(int conversations);
    /// They should be gone for good and are still on the disk. Emitted once for each call.
    void removalFailed(const QStringList &ids, const Hiwar::StoreError &error);
    void streamRefused(const QString &profileId, const QString &model);
    void profileLearnt(const QString &profileId, const Hiwar::Repair &repair);
    /// See ChatSession::requestServed().
    void requestServed(const Hiwar::RequestReport &report);
    /// Messages were moved to the bin or left it, also of a temporary conversation.
    void binned(const Hiwar::BinnedMessage &deletion);
    void leftBin(const QString &messageId);
    /// A reply has ended in any of the conversations.
    void replyEnded(const QString &id, const QString &messageId);

private:
    struct Open
    {
        std::unique_ptr<Conversation> conversation;
        std::unique_ptr<ChatSession> session;
        std::unique_ptr<QuestionQueue> queue; // destroyed first
    };

    QString openNew(const QString &profileId, bool isTemporary);
    /// Stores soon what was changed of the draft, or forgets a conversation that became empty.
    void changeDraft(const QString &id, qsizetype length,
                     const std::function<void(Conversation &)> &how);
    void open(const ConversationInfo &info, const QList<MessageNode> &nodes,
              bool isTemporary = false);
    [[nodiscard]] QList<ConversationInfo> withoutExpired(const QList<ConversationInfo> &infos);
    void removeFromDisk(const QList<ConversationInfo> &infos);
    void takeOrganised(const QList<ConversationInfo> &infos);
    /// Removes them from memory; a shown one is no longer shown.
    void release(const QStringList &ids);
    void readAgain(const QString &id);
    void takeInfo(const Conversation &conversation);
    void storeClosed(const ConversationInfo &info);
    void unlist(const QString &id);
    [[nodiscard]] std::optional<StoreResult<void>> saveDraft(const QString &id);
    void watch(const StoreResult<void> &saving);
    void addQueue(Open &made)
    {
        made.queue = std::make_unique<QuestionQueue>(
            *made.session, [this](const Conversation &conversation, const QueuedQuestion &next) {
                return m_queueCheck ? m_queueCheck(conversation, next) : QueueHold::OpenedAgain;
            });
    }

    ChatSession::Collaborators m_with;
    ConversationIndex m_list;
    std::map<QString, Open> m_open;
    QStringList m_recent; // ids in memory, the last shown at the end
    QList<ShownConversation *> m_views;
    QSet<QString> m_temporary;
    QString m_asideId; // empty: none
    QueueCheck m_queueCheck;
    DraftSaver m_drafts;
    Expired m_expired = Expired::Go;
    QDateTime m_binLimit;
    int m_removals = 0; // a list that was read before the last removal is out of date
};

} // namespace Hiwar
