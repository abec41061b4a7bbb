// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sends one conversation's questions to its service: send, stop, regenerate, retry. Also adds what
// the user writes without asking anything. A request
// belongs to its conversation, not to the window. Keeps the conversation stored: the question
// before the request is sent, the arriving reply every ConversationWriter::interval. Decisions are
// pure functions in promptbuilder and replypolicy; ReplyRequest does the waiting. GUI thread.
#pragma once

#include "app/chat/conversation.h"
#include "app/chat/conversationwriter.h"
#include "app/chat/nextturns.h"
#include "app/chat/repairplan.h"
#include "app/chat/replypictures.h"
#include "app/chat/replyrequest.h"
#include "app/chat/requestreport.h"
#include "app/chat/thoughttime.h"

#include <QPointer>

namespace Hiwar {

class HistoryStore;
class WireArchive;

/// Finds profile and key for a request. Its usual errors are KeyUnavailable and BadAddress. The
/// future always ends with a result.
using ConnectionSource =
    std::function<QFuture<tl::expected<Connection, ApiError>>(const QString &profileId)>;

/// Finds what a persona sets; nothing, if it is gone. The future always ends with a result.
using PersonaSource = std::function<QFuture<RequestSettings>(const QString &personaId)>;

/// What a summary of earlier messages becomes.
struct NewSummary
{
    QString words;
    QString upTo;  ///< the last message that it sums up
    QString model; ///< that wrote it
    QString after; ///< the message it follows; empty: the last one shown
    /// Asked after it, with its words and files; nothing: none.
    std::optional<MessageNode> question = {};
};

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
        WireArchive *wires = nullptr; ///< records requests and replies; may be nullptr
        bool isTemporary = false;     ///< nothing is stored before the writer's keep()
        PersonaSource personas = {};  ///< may be empty: there are none
        ContextPlanner plan = {};     ///< empty: without a limit of tokens
    };

    /// The conversation and all collaborators must outlive the session.
    ChatSession(Conversation &conversation, Collaborators collaborators, QObject *parent = nullptr);
    /// Ends a running request silently; what arrived stays, marked Closed.
    ~ChatSession() override;

    [[nodiscard]] Conversation &conversation() const { return m_conversation; }
    [[nodiscard]] bool isBusy() const { return !m_replyId.isEmpty(); }

    /// Stores the conversation.
    [[nodiscard]] ConversationWriter &writer() { return m_writer; }
    /// Where the contents of its attachments are.
    [[nodiscard]] ContentStore &contents() { return m_contents; }
    /// Appends the question, with the files attached to the draft, to the shown path, requests its
    /// reply and clears the draft. Ignored while busy, and when blank without a file.
    void send(const QString &text);
    /// The same with these files, and the draft stays.
    void send(const QString &text, const QList<Attachment> &attachments);
    /// Appends what the user wrote as a message of that role, requests nothing and clears the
    /// draft. It goes with the next request. Ignored as by send().
    void add(Role role, const QString &text);
    /// Ends the running request; what arrived stays, marked Stopped. While waiting for a retry
    /// nothing runs: the reply fails with the error that caused the wait.
    void stop();
    /// Sends the next attempt without further waiting.
    void retryNow()
    {
        if (m_request)
            m_request->retryNow();
    }
    /// Requests the reply `messageId` (or, for a question, its reply) again: a new version beside
    /// it. A reply without text, reasoning and messages below it is replaced. Ignored while busy.
    /// `by`: this once by that profile and model, not by the conversation's.
    void regenerate(const QString &messageId, const ModelRef &by = {});
    /// Requests a failed reply again without what the service refused (ApiError::leaveOut), and
    /// reports that with profileLearnt(). Ignored while busy, and when that is nothing.
    void sendWithout(const QString &messageId);
    /// Requests the rest of a reply that broke off; it is appended to the reply. Ignored while
    /// busy, and when nothing is missing.
    void continueReply(const QString &messageId);
    /// Adds a version: of a question, and requests its reply; of any other message in the user's
    /// own words, requests nothing, and ignores unchanged ones. What followed stays below the
    /// former version. The files of the message stay with it. Ignored while busy, and when blank
    /// without a file.
    void edit(const QString &messageId, const QString &text);
    void selectVersion(const QString &messageId, int step)
    {
        const QString before = m_conversation.info().currentLeaf;
        m_conversation.selectVersion(messageId, step);
        savePathAfter(before);
    }
    /// Makes the shown path contain this message, whichever version it belongs to.
    void showMessage(const QString &messageId)
    {
        const QString before = m_conversation.info().currentLeaf;
        m_conversation.showMessage(messageId);
        savePathAfter(before);
    }
    /// Moves the message and those below it to the bin; ends a request for one of them.
    void moveToBin(const QString &messageId);
    /// The same for this message alone: what followed it moves up.
    void moveToBinAlone(const QString &messageId);
    /// Restores this message and those deleted with it, see Conversation::restore().
    void restore(const QString &messageId)
    {
        const QStringList back = m_conversation.restore(messageId);
        if (back.isEmpty())
            return;
        m_writer.saveTurn(back);
        emit leftBin(messageId);
    }
    /// Removes this message and those deleted with it from the bin, for good.
    void forget(const QString &messageId)
    {
        m_conversation.forget(messageId);
        m_writer.removeMessages({messageId});
        emit leftBin(messageId);
    }
    /// Whether the message goes with the requests from now on.
    void setContextRule(const QString &messageId, ContextRule rule)
    {
        change(messageId, [rule](MessageNode &node) { node.contextRule = rule; });
    }
    /// How that file of the message goes with the requests from now on.
    void setAttachmentUse(const QString &messageId, qsizetype index, const AttachmentUse &use)
    {
        change(messageId, [&](MessageNode &node) {
            if (index >= 0 && index < node.attachments.size())
                node.attachments[index].use = use;
        });
    }
    /// Another content, or another reading of it, in place of that file of the message; both are
    /// in contents().
    void replaceAttachment(const QString &messageId, qsizetype index, const Attachment &attachment)
    {
        change(messageId, [&](MessageNode &node) {
            if (index >= 0 && index < node.attachments.size())
                node.attachments[index] = attachment;
        });
    }
    /// Adds a summary as a message and shows it. Returns its id; empty: ignored, while busy or when
    /// a message is gone.
    QString addSummary(const NewSummary &summary);
    /// Sets the user's title; an empty one restores the title from the first question.
    void rename(const QString &title);

signals:
    void busyChanged(bool busy);
    /// A reply has ended in any way (except removal).
    void replyEnded(const QString &messageId);
    /// This model of the profile refused automatic streaming: remember it.
    void streamRefused(const QString &profileId, const QString &model);
    /// What the profile's service accepts and refuses: remember it.
    void profileLearnt(const QString &profileId, const Hiwar::Repair &repair);
    /// A request has ended that the service answered with words or a complete reply.
    void requestServed(const Hiwar::RequestReport &report);
    void binned(const Hiwar::BinnedMessage &deletion);
    /// This message and those deleted with it are restored, or gone for good.
    void leftBin(const QString &messageId);
    /// Storing failed: the screen may be ahead of the disk. Emitted once until it succeeds again.
    void storingFailed(const Hiwar::StoreError &error);
    void storedAgain();

private:
    /// Changes one message, and stores it if that changed it.
    void change(const QString &messageId, const std::function<void(MessageNode &)> &how);
    /// Removes the message and those below it for good.
    void remove(const QString &messageId);
    void tellBinned(const QStringList &ids, const QString &formerLeaf);
    /// Stores the shown path, if it has changed, for the next start.
    void savePathAfter(const QString &formerLeaf)
    {
        if (m_conversation.info().currentLeaf != formerLeaf)
            m_writer.saveInfo();
    }
    void ask(const MessageNode &question);
    void appendQuestion(const MessageNode &question);
    void rewrite(const MessageNode &old, const QString &text);
    /// Appends a message of the user; the first question gives the title.
    void appendWritten(const MessageNode &message);
    using FoundConnection = QFuture<tl::expected<Connection, ApiError>>;
    [[nodiscard]] FoundConnection findConnection() const;
    /// Sends the request as soon as its persona and the connection are found.
    void sendOver(const FoundConnection &connection);
    void sendWith(const FoundConnection &connection);
    /// … and what it sends of files is loaded.
    void loadContents();
    void beginRequest();
    void startRequest();
    void repair(const Repair &plan);
    void learnNoUsage();
    [[nodiscard]] NextTurns turns() const;
    [[nodiscard]] ChatRequest nextRequest() const;
    void takeText(const QString &text);
    void takeReasoning(const QString &text);
    void takePicture(const ReplyPicture &picture)
    {
        const QPointer<ChatSession> self = this;
        const QString id = m_replyId;
        if (!picture.bytes.isEmpty())
            (void)m_contents.save({.hash = attachmentHash(picture.bytes), .bytes = picture.bytes});
        noteArrival(true);
        if (self)
            change(id, [&picture](MessageNode &node) {
                node.attachments.append(attachmentOf(picture, node.attachments.size()));
            });
    }
    /// Handles the first piece of a reply, and the end of its thinking.
    void noteArrival(bool isText);
    void takeTextForReasoning();
    void takePending();
    void takeOutcome(const ChatOutcome &outcome);
    /// The running request as it ends now; nullopt if it was not served.
    [[nodiscard]] std::optional<RequestReport> reportOf(const ReplyEnd *end) const;
    void end(const ChatOutcome &outcome, const std::optional<RequestReport> &served = {});
    /// Forgets all of the running request but itself. Returns the id of its reply.
    QString leaveRequest();
    /// Drops the running request without emitting replyEnded().
    void abandon();
    [[nodiscard]] MessageNode newMessage(Role role, const QString &parentId) const;

    Conversation &m_conversation;
    Collaborators m_with;
    ConversationWriter m_writer;
    ContentStore m_contents;
    QString m_replyId;  // of the running request; empty: none
    QString m_leaveOut; // the field that the next request is sent without
    ModelRef m_by;      // of the running request, if that is not by the conversation's
    Connection m_connection;
    AttachmentContents m_files;    // what the running request sends of files
    RequestSettings m_persona;     // what the persona sets, for the running request
    qsizetype m_thoughtBefore = 0; // the length of its reasoning before
    qsizetype m_textBefore = 0;    // the reply's length before a continuation; 0: a new reply
    QDateTime m_arrivesSince;
    ThoughtTime m_thought; // of this request
    bool m_hasToldThought = false;
    int m_attempt = 0; // number of the request, to ignore late answers
    std::unique_ptr<ReplyRequest> m_request;
};

} // namespace Hiwar
