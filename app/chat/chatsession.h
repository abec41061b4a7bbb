// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lets one conversation ask its service: send, stop, regenerate, retry. A request belongs to its
// conversation, not to the window. Keeps the conversation stored: the question before the request
// leaves, the reply's text at least every ConversationWriter::interval while it arrives. Decisions
// are pure functions in promptbuilder and replypolicy; the waiting is ReplyRequest's. GUI thread.
#pragma once

#include "app/chat/conversation.h"
#include "app/chat/conversationwriter.h"
#include "app/chat/repairplan.h"
#include "app/chat/replyrequest.h"

namespace Hiwar {

class HistoryStore;
class WireArchive;

/// Finds profile and key for a request. KeyUnavailable and BadAddress are its usual errors. The
/// future always ends with a result.
using ConnectionSource =
    std::function<QFuture<tl::expected<Connection, ApiError>>(const QString &profileId)>;

class ChatSession : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        ChatClient &client;
        HistoryStore &history;
        ConnectionSource connections;
        Clock clock;
        RetryPolicy retry = {};
        WireArchive *wires = nullptr; ///< keeps what goes over the wire, if there is one
        bool isTemporary = false;     ///< nothing is stored before keep()
    };

    /// The conversation and all collaborators must outlive the session.
    ChatSession(Conversation &conversation, Collaborators collaborators, QObject *parent = nullptr);
    /// Ends a running request silently; what arrived stays, marked Closed.
    ~ChatSession() override;

    [[nodiscard]] Conversation &conversation() const { return m_conversation; }
    [[nodiscard]] bool isBusy() const { return !m_replyId.isEmpty(); }

    /// Stores a temporary conversation, all of it, from now on.
    void keep() { m_writer.keep(); }
    /// Of what is stored; see ConversationWriter.
    void saveInfo() { m_writer.saveInfo(); }
    StoreResult<void> saveDraft() { return m_writer.saveDraft(); }
    void saveEverything() { m_writer.saveEverything(); }
    void storeAgain() { m_writer.storeAgain(); }
    [[nodiscard]] bool isBehind() const { return m_writer.isBehind(); }
    [[nodiscard]] bool isStored() const { return m_writer.isStored(); }
    /// Appends the question at the end of the shown path and asks; the draft is spent. Ignored
    /// while busy or when blank.
    void send(const QString &text);
    /// Ends the running request; what arrived stays, marked Stopped. While another attempt is
    /// waited for nothing runs: the reply fails for the reason of the wait.
    void stop();
    /// Ends the wait for the next attempt.
    void retryNow();
    /// Asks again for the reply `messageId` (or, for a question, for its reply): a new version
    /// beside it. A reply that ended without a word is replaced, not kept as a version. Ignored
    /// while busy.
    void regenerate(const QString &messageId);
    /// Asks again without what the service refused of a failed reply's request, and tells it with
    /// profileLearnt(). Ignored while busy.
    void sendWithout(const QString &messageId);
    /// Asks for the rest of a reply that broke off; it grows in place. Ignored while busy, and when
    /// nothing is missing.
    void continueReply(const QString &messageId);
    /// A new version of a question, asked at once. Ignored while busy or when blank.
    void edit(const QString &messageId, const QString &text);
    void selectVersion(const QString &messageId, int step);
    /// Leads the shown path through this message, whichever version it belongs to.
    void showMessage(const QString &messageId);
    /// Puts the message and what is below it into the bin, ending a request among them.
    void moveToBin(const QString &messageId);
    /// Brings back what was deleted with this message, see Conversation::restore().
    void restore(const QString &messageId);
    /// Takes what was deleted with this message out of the bin, for good.
    void forget(const QString &messageId);
    /// A title the person chose; an empty one gives the choice back to the first question.
    void rename(const QString &title);

signals:
    void busyChanged(bool busy);
    /// One reply has ended, in whatever way (but not by being removed).
    void replyEnded(const QString &messageId);
    /// Automatic streaming was refused by this profile's service: remember it.
    void streamRefused(const QString &profileId);
    /// What the profile's service takes and what it does not: remember it.
    void profileLearnt(const QString &profileId, const Hiwar::Repair &repair);
    void binned(const Hiwar::BinnedMessage &deletion);
    /// What was deleted with this message is there again, or gone for good.
    void leftBin(const QString &messageId);
    /// Storing failed: what is on screen may not be on disk. Once until it succeeds again.
    void storingFailed(const Hiwar::StoreError &error);
    void storedAgain();

private:
    /// Takes the message and what is below it away for good.
    void remove(const QString &messageId);
    /// What is shown now is shown after the next start, too.
    void savePathAfter(const QString &formerLeaf);
    void ask(const MessageNode &question);
    void appendQuestion(const MessageNode &question);
    using FoundConnection = QFuture<tl::expected<Connection, ApiError>>;
    [[nodiscard]] FoundConnection findConnection() const;
    /// Sends as soon as the connection is found.
    void sendOver(const FoundConnection &connection);
    void startRequest();
    void repair(const Repair &plan);
    [[nodiscard]] ChatRequest nextRequest() const;
    void takeText(const QString &text);
    void takeReasoning(const QString &text);
    /// The first piece has come, or the thinking ends.
    void noteArrival(bool isText);
    void takeTextForReasoning();
    void endThought();
    /// With the time it thought, when it did.
    [[nodiscard]] MessageNode withThought(MessageNode reply);
    void takePending();
    void takeOutcome(const ChatOutcome &outcome);
    void end(const ChatOutcome &outcome);
    /// Forgets the running request without telling how its reply ended.
    void abandon();
    [[nodiscard]] MessageNode newMessage(Role role, const QString &parentId) const;

    Conversation &m_conversation;
    Collaborators m_with;
    ConversationWriter m_writer;
    QString m_replyId;                 // of the running request; empty: there is none
    std::optional<ApiError> m_refusal; // of the request that the coming one is to mend
    Connection m_connection;
    qsizetype m_textBefore = 0; // of a reply whose rest is asked for; 0: a new reply
    QDateTime m_arrivesSince;
    QDateTime m_thinksSince;                            // invalid: it does not, or not now
    std::optional<std::chrono::milliseconds> m_thought; // of this request, and not told yet
    bool m_hasToldThought = false;
    int m_attempt = 0; // which request a late answer belongs to
    std::unique_ptr<ReplyRequest> m_request;
};

} // namespace Hiwar
