// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sends one conversation's questions to its service, or to several at once: send, stop, regenerate,
// retry. Also adds what the user writes without asking anything. A request belongs to its
// conversation, not to the window. Keeps the conversation stored: the question before the request
// is sent, the arriving replies every ConversationWriter::interval. Each reply that runs is a
// ReplyRun. GUI thread.
#pragma once

#include "app/chat/conversation.h"
#include "app/chat/conversationwriter.h"
#include "app/chat/replyrun.h"
#include "app/chat/sessioncollaborators.h"

#include <QPointer>

#include <vector>

namespace Hiwar {

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
    using Collaborators = SessionCollaborators;
    /// Replies that may run at once.
    static constexpr qsizetype mostRuns = 6;

    /// The conversation and all collaborators must outlive the session.
    ChatSession(Conversation &conversation, Collaborators collaborators, QObject *parent = nullptr);
    /// Ends running requests silently; what arrived stays, marked Closed.
    ~ChatSession() override;

    [[nodiscard]] Conversation &conversation() const { return m_conversation; }
    /// Any reply runs.
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool isRunning(const QString &messageId) const { return find(messageId); }

    /// Stores the conversation.
    [[nodiscard]] ConversationWriter &writer() { return m_writer; }
    /// Where the contents of its attachments are.
    [[nodiscard]] ContentStore &contents() { return m_contents; }
    /// Appends the question, with the files attached to the draft, to the shown path, requests its
    /// reply, or those of all who answer here together, and clears the draft. Ignored while busy,
    /// and when blank without a file.
    void send(const QString &text) { sendToAll(text, answerers()); }
    /// The same with these files, and the draft stays.
    void send(const QString &text, const QList<Attachment> &attachments);
    /// The next question follows this reply, if it is a version of the last message shown; until
    /// another one is shown.
    void leadOnWith(const QString &replyId) { m_leading = replyId; }
    /// Who was asked for this reply since the conversation was opened; empty: not known.
    [[nodiscard]] ModelRef askedOf(const QString &replyId) const { return m_asked.value(replyId); }
    /// As send(), and requests a reply from each of these, as versions of one reply: the first one
    /// is shown. Without any, the conversation's model answers. Ignored also with more than
    /// mostRuns.
    void sendToAll(const QString &text, const QList<ModelRef> &models);
    /// Appends what the user wrote as a message of that role, requests nothing and clears the
    /// draft. It goes with the next request. Ignored as by send().
    void add(Role role, const QString &text);
    /// Ends all running requests; what arrived stays, marked Stopped. While waiting for a retry
    /// nothing runs: the reply fails with the error that caused the wait.
    void stop();
    /// The same for this reply alone.
    void stop(const QString &messageId)
    {
        if (ReplyRun *run = find(messageId))
            run->stop();
    }
    /// Sends the next attempt without further waiting: of this reply, or of all.
    void retryNow(const QString &messageId = {});
    /// Requests the reply `messageId` (or, for a question, its reply) again: a new version beside
    /// it. A reply without text, reasoning and messages below it is replaced. Ignored while busy.
    /// `by`: this once by that profile and model, not by the conversation's.
    void regenerate(const QString &messageId, const ModelRef &by = {});
    /// Asks these, too, for a reply to the same question: their replies are versions beside the one
    /// there is, which stays shown and counts as asked with them. Ignored while busy, without any
    /// model, and when more than mostRuns replies would stand side by side.
    void regenerateWithAll(const QString &messageId, const QList<ModelRef> &models);
    /// Requests a reply of several again: the new version takes its place among them, and is shown
    /// if that one was. Others of them may run meanwhile. Returns the new one's id; empty: ignored,
    /// as that one runs, or another that was not asked with it.
    QString tryAgain(const QString &messageId, const ModelRef &by);
    /// Requests a failed reply again without what the service refused (ApiError::leaveOut), and
    /// reports that with profileLearnt(). Ignored while busy, and when that is nothing.
    void sendWithout(const QString &messageId);
    /// Requests the rest of a reply that broke off; it is appended to the reply. Ignored when
    /// nothing is missing, and while busy, but not with replies that were asked for with it.
    void continueReply(const QString &messageId, const ModelRef &by = {});
    /// Adds a version: of a question, and requests its reply; of any other message in the user's
    /// own words, requests nothing, and ignores unchanged ones. What followed stays below the
    /// former version. The files of the message stay with it. Ignored while busy, and when blank
    /// without a file.
    void edit(const QString &messageId, const QString &text);
    void selectVersion(const QString &messageId, int step)
    {
        const QString before = m_conversation.info().currentLeaf;
        m_leading.clear();
        m_conversation.selectVersion(messageId, step);
        savePathAfter(before);
    }
    /// Makes the shown path contain this message, whichever version it belongs to.
    void showMessage(const QString &messageId)
    {
        const QString before = m_conversation.info().currentLeaf;
        m_leading.clear();
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
    /// Whether a reply that belongs with this one may be requested now.
    [[nodiscard]] bool canRunWithSiblings(const MessageNode &node) const;
    [[nodiscard]] ReplyRun *find(const QString &replyId) const;
    /// Those that are not over; a slot may end some while others are handled.
    [[nodiscard]] std::vector<QPointer<ReplyRun>> running() const;
    ReplyRun *addRun(const ReplyRun::Order &order);
    /// Ends the run silently, without replyEnded().
    void abandon(const QStringList &replyIds);
    void takeEnd(ReplyRun *run, const std::optional<RequestReport> &served);
    void release(const ReplyRun *run);
    void tellBusy();
    struct RequestOptions
    {
        QList<ModelRef> models = {ModelRef()}; ///< a reply from each
        QString leaveOut = {};
        QString askedWith = {}; ///< the group that the replies join
        QString joined = {};    ///< the reply there is, which is in that group now
        bool isShown = true;    ///< the first of them becomes the shown version
    };
    /// Returns the ids of the replies.
    QStringList ask(const MessageNode &question, const RequestOptions &asking);
    void askAgain(const QString &messageId, const RequestOptions &asking);
    /// The message, if that is a reply; of a question the shown reply; empty: there is none.
    [[nodiscard]] QString replyOf(const QString &messageId) const;
    /// Another reply replaces this one.
    [[nodiscard]] bool isInTheWay(const QString &replyId) const;
    void resume(const QString &messageId, const ModelRef &by, const QString &leaveOut);
    void appendNext(const QString &text, const QList<Attachment> &attachments,
                    const QList<ModelRef> &models);
    void appendQuestion(const MessageNode &question, const QList<ModelRef> &models);
    [[nodiscard]] QList<ModelRef> answerers() const
    {
        return m_with.answerers ? m_with.answerers(m_conversation.info().id) : QList<ModelRef>();
    }
    void rewrite(const MessageNode &old, const QString &text);
    /// Appends a message of the user; the first question gives the title.
    void appendWritten(const MessageNode &message);
    [[nodiscard]] static QString newId();
    [[nodiscard]] MessageNode newMessage(Role role, const QString &parentId) const;

    Conversation &m_conversation;
    Collaborators m_with;
    ConversationWriter m_writer;
    ContentStore m_contents;
    QString m_leading;                             // see leadOnWith()
    QHash<QString, ModelRef> m_asked;              // by reply
    bool m_isTold = false;                         // the last busyChanged()
    std::vector<std::unique_ptr<ReplyRun>> m_runs; // destroyed first
};

} // namespace Hiwar
