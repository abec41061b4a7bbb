// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One running reply of a conversation: finds who answers, sends the request when the question is
// stored, keeps what arrives, and learns what its service refuses. Rule: exactly one end, and what
// had arrived is kept. A session has one for each reply that runs; they know nothing of each other.
// It may be deleted at any moment, within a slot, too. GUI thread.
#pragma once

#include "app/chat/conversationwriter.h"
#include "app/chat/repairplan.h"
#include "app/chat/replypictures.h"
#include "app/chat/requestreport.h"
#include "app/chat/sessioncollaborators.h"
#include "app/chat/thoughttime.h"
#include "net/values/modelinfo.h"

namespace Hiwar {

class ReplyRun : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        Conversation &conversation;
        const SessionCollaborators &session;
        ConversationWriter &writer;
        ContentStore &contents;
    };
    /// What is asked for.
    struct Order
    {
        QString replyId;
        ModelRef by = {};         ///< what is empty of it is the conversation's
        QString leaveOut = {};    ///< the field that the request is sent without
        bool isContinued = false; ///< the rest of the reply, after what is there
    };

    /// All collaborators must outlive it. Its reply must be in the conversation before start().
    ReplyRun(Order order, Collaborators with, QObject *parent = nullptr);
    ~ReplyRun() override;

    /// The reply's.
    [[nodiscard]] const QString &id() const { return m_order.replyId; }
    /// Who was asked; what is empty of it was the conversation's.
    [[nodiscard]] const ModelRef &by() const { return m_order.by; }
    /// It has ended, and does nothing more.
    [[nodiscard]] bool isOver() const { return m_isOver; }

    /// Finds the connection, and sends the request once all that was to be saved so far is stored,
    /// or could not be.
    void start();
    /// What arrived stays, marked Stopped. While waiting for a retry nothing runs: the reply fails
    /// with the error that caused the wait. ended() follows.
    void stop();
    /// Sends the next attempt without further waiting.
    void retryNow();
    /// Drops the request without ended(): its message goes. Returns what was served.
    std::optional<RequestReport> abandon();
    /// The same as the program closes: what arrived is stored, marked Closed.
    void close();

signals:
    void streamRefused(const QString &profileId, const QString &model);
    void profileLearnt(const QString &profileId, const Hiwar::Repair &repair);
    /// The reply is as it stays, and is being stored. `served`: nothing, if no service answered.
    void ended(const std::optional<Hiwar::RequestReport> &served);

private:
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
    void takePicture(const ReplyPicture &picture);
    /// Handles the first piece of a reply, and the end of its thinking.
    void noteArrival(bool isText);
    void takeTextForReasoning();
    void takePending();
    void takeOutcome(const ChatOutcome &outcome);
    /// The request as it ends now; nullopt if it was not served.
    [[nodiscard]] std::optional<RequestReport> reportOf(const ReplyEnd *end) const;
    void end(const ChatOutcome &outcome, const std::optional<RequestReport> &served = {});
    /// Forgets all of the request but whose it was.
    void leave();
    [[nodiscard]] const MessageNode &reply() const { return *m_with.conversation.find(id()); }
    [[nodiscard]] QDateTime now() const { return m_with.session.clock(); }

    Order m_order;
    Collaborators m_with;
    Connection m_connection;
    AttachmentContents m_files;    // what the request sends of files
    RequestSettings m_persona;     // what the persona sets
    qsizetype m_thoughtBefore = 0; // the length of its reasoning before
    qsizetype m_textBefore = 0;    // the reply's length before a continuation; 0: a new reply
    QDateTime m_arrivesSince;
    ThoughtTime m_thought; // of this request
    bool m_hasToldThought = false;
    bool m_isOver = false;
    std::unique_ptr<ReplyRequest> m_request;
};

} // namespace Hiwar
