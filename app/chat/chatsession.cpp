// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/chatsession.h"

#include "app/async/whendone.h"
#include "app/chat/attachmenttext.h"
#include "app/chat/replypolicy.h"
#include "app/chat/wirearchive.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace Hiwar {

ChatSession::ChatSession(Conversation &conversation, Collaborators collaborators, QObject *parent)
    : QObject(parent)
    , m_conversation(conversation)
    , m_with(std::move(collaborators))
    , m_writer(conversation, m_with.history,
               m_with.isTemporary ? ConversationWriter::Keeps::Nothing
                                  : ConversationWriter::Keeps::Everything)
    , m_contents(m_with.history, m_with.isTemporary ? ContentStore::Keeps::Nothing
                                                    : ContentStore::Keeps::Everything)
{
    connect(&m_writer, &ConversationWriter::failed, this, &ChatSession::storingFailed);
    connect(&m_writer, &ConversationWriter::storedAgain, this, &ChatSession::storedAgain);
}

ChatSession::~ChatSession()
{
    if (!isBusy())
        return;
    MessageNode reply = m_thought.addedTo(*m_conversation.find(m_replyId), m_with.clock());
    if (reply.state == MessageState::Waiting || reply.state == MessageState::Arriving)
        reply.state = MessageState::Closed;
    reply.retry = {};
    m_conversation.update(reply);
    m_writer.saveMessage(m_replyId);
}

void ChatSession::send(const QString &text)
{
    const QList<Attachment> attachments = m_conversation.info().draftAttachments;
    if (isBusy() || (text.trimmed().isEmpty() && !isAnySent(attachments)))
        return;
    m_conversation.clearDraft();
    send(text, attachments);
}

void ChatSession::send(const QString &text, const QList<Attachment> &attachments)
{
    if (isBusy() || (text.trimmed().isEmpty() && !isAnySent(attachments)))
        return;
    MessageNode question = newMessage(Role::User, m_conversation.info().currentLeaf);
    question.content = text;
    question.attachments = attachments;
    appendQuestion(question);
}

void ChatSession::edit(const QString &messageId, const QString &text)
{
    const MessageNode *old = m_conversation.find(messageId);
    if (isBusy() || !old || (text.trimmed().isEmpty() && !isAnySent(old->attachments)))
        return;
    if (old->role != Role::User) {
        rewrite(*old, text);
        return;
    }
    MessageNode question = newMessage(Role::User, old->parentId);
    question.content = text;
    question.attachments = old->attachments;
    appendQuestion(question);
}

void ChatSession::appendQuestion(const MessageNode &question)
{
    appendWritten(question);
    ask(question);
}

void ChatSession::regenerate(const QString &messageId, const ModelRef &by)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (isBusy() || !node || !node->summaryUpTo.isEmpty())
        return;
    QString questionId = messageId;
    QString replyId;
    if (node->role == Role::Assistant) {
        questionId = node->parentId;
        replyId = messageId;
    } else {
        const auto row = m_conversation.path().lastIndexOf(messageId);
        replyId = m_conversation.path().value(row + 1);
    }
    const MessageNode *question = m_conversation.find(questionId);
    if (!question)
        return;
    const MessageNode asked = *question;
    if (const MessageNode *reply = m_conversation.find(replyId);
        reply && isReplaceable(*reply) && m_conversation.subtree(replyId).size() == 1)
        remove(replyId);
    m_conversation.touch(m_with.clock());
    m_by = by;
    ask(asked);
}

void ChatSession::sendWithout(const QString &messageId)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (isBusy() || !node || !node->error || node->error->leaveOut.isEmpty())
        return;
    m_leaveOut = node->error->leaveOut;
    isContinuable(*node) ? continueReply(messageId) : regenerate(messageId);
    if (!isBusy())
        m_leaveOut.clear(); // no request was started: the next one is sent whole
}

void ChatSession::continueReply(const QString &messageId)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (isBusy() || !node || !isContinuable(*node))
        return;
    MessageNode reply = *node;
    reply.state = MessageState::Waiting;
    reply.error = {};
    reply.finishReason.clear();
    m_replyId = messageId;
    m_textBefore = reply.content.size();
    m_thoughtBefore = reply.reasoning.size();
    const int attempt = ++m_attempt;
    const QPointer<ChatSession> self = this;
    m_conversation.update(reply);
    if (!self || attempt != m_attempt)
        return;
    m_conversation.touch(m_with.clock());
    m_writer.saveMessage(messageId);
    m_writer.saveInfo();
    emit busyChanged(true);
    if (self && attempt == m_attempt)
        sendOver(findConnection());
}

void ChatSession::ask(const MessageNode &question)
{
    MessageNode reply = newMessage(Role::Assistant, question.id);
    reply.state = MessageState::Waiting;
    const int attempt = ++m_attempt;
    m_replyId = reply.id;
    m_conversation.append(reply);
    // In one transaction: the draft must not be gone before the question is stored.
    m_writer.saveTurn({question.id, reply.id});
    // The keychain is read while the disk is written; sending waits for both.
    const FoundConnection connection = findConnection();
    whenDone(m_writer.lastSaving(), this, [this, attempt, connection](const auto &) {
        // Send even if storing failed, after storingFailed(): a full disk must not prevent a
        // question.
        if (attempt == m_attempt)
            sendOver(connection);
    });
    emit busyChanged(true);
}

ChatSession::FoundConnection ChatSession::findConnection() const
{
    return m_with.connections(m_by.profileId.isEmpty() ? m_conversation.info().profileId
                                                       : m_by.profileId);
}

void ChatSession::sendOver(const FoundConnection &connection)
{
    const QString personaId = m_conversation.info().personaId;
    m_persona = {};
    if (personaId.isEmpty() || !m_with.personas) {
        sendWith(connection);
        return;
    }
    whenDone(m_with.personas(personaId), this,
             [this, attempt = m_attempt, connection](const RequestSettings &settings) {
                 if (attempt != m_attempt)
                     return;
                 m_persona = settings;
                 sendWith(connection);
             });
}

void ChatSession::sendWith(const FoundConnection &connection)
{
    whenDone(connection, this,
             [this, attempt = m_attempt](const tl::expected<Connection, ApiError> &found) {
                 if (attempt != m_attempt)
                     return;
                 if (!found) {
                     end(tl::unexpected(found.error()));
                     return;
                 }
                 m_connection = *found;
                 m_connection.profile = withModelOf(m_connection.profile, m_conversation.info());
                 if (!m_by.model.isEmpty())
                     m_connection.profile.model = m_by.model;
                 loadContents();
             });
}

void ChatSession::loadContents()
{
    const QList<MessageNode> sent = turns().sent();
    if (!hasAttachments(sent)) {
        beginRequest();
        return;
    }
    whenDone(loadFiles(m_contents, sent), this,
             [this, attempt = m_attempt](const AttachmentContents &files) {
                 if (attempt != m_attempt)
                     return;
                 m_files = files;
                 beginRequest();
             });
}

void ChatSession::beginRequest()
{
    // Another profile may have been chosen since, which does not send it.
    if (!m_leaveOut.isEmpty() && canLeaveOut(m_leaveOut, nextRequest()))
        repair({.kind = Repair::Kind::LeaveOut,
                .field = m_leaveOut,
                .model = m_connection.profile.model});
    else
        startRequest();
}

void ChatSession::repair(const Repair &plan)
{
    m_connection.profile = repaired(m_connection.profile, plan);
    const QString profileId = m_connection.profile.id;
    const QPointer<ChatSession> self = this;
    startRequest();
    if (self)
        emit profileLearnt(profileId, plan);
}

void ChatSession::learnNoUsage()
{
    const Repair plan{
        .kind = Repair::Kind::LeaveOut, .field = usageField, .model = m_connection.profile.model};
    m_connection.profile = repaired(m_connection.profile, plan);
    emit profileLearnt(m_connection.profile.id, plan);
}

void ChatSession::startRequest()
{
    ReplyRequest::Collaborators with{
        .client = m_with.client, .clock = m_with.clock, .policy = m_with.retry};
    if (m_with.wires)
        with.tap = m_with.wires->record(m_conversation.info().id, m_replyId);
    m_request = std::make_unique<ReplyRequest>(
        m_connection, askingForUsage(nextRequest(), m_connection.profile), with);
    connect(m_request.get(), &ReplyRequest::textArrived, this, &ChatSession::takeText);
    connect(m_request.get(), &ReplyRequest::reasoningArrived, this, &ChatSession::takeReasoning);
    connect(m_request.get(), &ReplyRequest::pictureArrived, this, &ChatSession::takePicture);
    connect(m_request.get(), &ReplyRequest::textWasReasoning, this,
            &ChatSession::takeTextForReasoning);
    connect(m_request.get(), &ReplyRequest::pendingChanged, this, &ChatSession::takePending);
    connect(m_request.get(), &ReplyRequest::streamRefused, this,
            [this, id = m_connection.profile.id, model = m_connection.profile.model] {
                emit streamRefused(id, model);
            });
    connect(m_request.get(), &ReplyRequest::usageRefused, this, &ChatSession::learnNoUsage);
    connect(m_request.get(), &ReplyRequest::finished, this, &ChatSession::takeOutcome);
    m_request->start();
    MessageNode reply = *m_conversation.find(m_replyId);
    reply.model = m_connection.profile.model;
    m_conversation.update(reply);
}

NextTurns ChatSession::turns() const
{
    return nextTurns(m_conversation, m_replyId, m_textBefore > 0, m_connection.profile, m_persona,
                     m_with.plan);
}

ChatRequest ChatSession::nextRequest() const
{
    return requestFor(turns(), m_connection.profile, m_files);
}

void ChatSession::takeText(const QString &text)
{
    const QString id = m_replyId;
    const QPointer<ChatSession> self = this;
    noteArrival(true);
    if (self)
        m_conversation.appendText(id, text);
}

void ChatSession::takeReasoning(const QString &text)
{
    const QString id = m_replyId;
    const QPointer<ChatSession> self = this;
    m_thought.begin(m_with.clock());
    noteArrival(false);
    if (self)
        m_conversation.appendReasoning(id, text);
}

void ChatSession::noteArrival(bool isText)
{
    m_writer.saveSoon(m_replyId);
    const MessageNode &node = *m_conversation.find(m_replyId);
    const bool begins = node.state == MessageState::Waiting;
    if (begins) {
        m_arrivesSince = m_with.clock();
        m_hasToldThought = false;
    } else if (!isText || !m_thought.isRunning()) {
        return; // most pieces: copying the message would copy its text
    } else if (std::exchange(m_hasToldThought, true)) {
        // Set at the end: a reply that thinks and writes by turns is not updated with each of them.
        m_thought.end(m_with.clock());
        return;
    }
    MessageNode reply = isText ? m_thought.addedTo(node, m_with.clock()) : node;
    reply.state = MessageState::Arriving;
    m_conversation.update(reply);
}

/// Only the text of this request: a continued reply had an answer before.
void ChatSession::takeTextForReasoning()
{
    m_thought.setBegin(m_arrivesSince);
    if (m_textBefore == 0) {
        m_conversation.turnIntoReasoning(m_replyId);
        return;
    }
    MessageNode reply = *m_conversation.find(m_replyId);
    reply.reasoning += reply.content.sliced(m_textBefore);
    reply.content.truncate(m_textBefore);
    m_conversation.update(reply);
}

void ChatSession::takePending()
{
    MessageNode reply = *m_conversation.find(m_replyId);
    reply.retry = m_request->pending();
    m_conversation.update(reply);
}

std::optional<RequestReport> ChatSession::reportOf(const ReplyEnd *end) const
{
    const MessageNode &reply = *m_conversation.find(m_replyId);
    return servedReport({.profile = m_connection.profile,
                         .request = m_request->request(),
                         .conversationId = m_conversation.info().id,
                         .messageId = m_replyId,
                         .answer = reply.content.mid(m_textBefore),
                         .thoughts = reply.reasoning.mid(m_thoughtBefore),
                         .firstText = m_request->firstTextTime(),
                         .total = m_request->timeSinceSent()},
                        end);
}

void ChatSession::takeOutcome(const ChatOutcome &outcome)
{
    const std::optional<RequestReport> served = reportOf(outcome ? &*outcome : nullptr);
    m_request.release()->deleteLater(); // it is still emitting finished()
    const bool isSilent = m_conversation.find(m_replyId)->state == MessageState::Waiting;
    // A service that demands its reasoning back has done nothing yet: send the request with it.
    if (!outcome && isSilent && demandsThoughts(outcome.error(), m_connection.profile))
        repair({.kind = Repair::Kind::GiveThoughts, .field = {}, .model = {}});
    else
        end(outcome, served);
}

void ChatSession::stop()
{
    if (!isBusy())
        return;
    if (m_request) {
        m_request->cancel(); // takeOutcome() follows
        return;
    }
    ApiError stopped;
    stopped.kind = ErrorKind::Stopped;
    end(tl::unexpected(stopped));
}

QString ChatSession::leaveRequest()
{
    m_textBefore = 0;
    m_thoughtBefore = 0;
    m_leaveOut.clear();
    m_by = {};
    m_connection = {}; // the key is no longer needed
    m_files = {};
    return std::exchange(m_replyId, {});
}

void ChatSession::end(const ChatOutcome &outcome, const std::optional<RequestReport> &served)
{
    ++m_attempt;
    const QPointer<ChatSession> self = this;
    const QString id = leaveRequest();
    MessageNode reply = withTimes(
        endReply(m_thought.addedTo(*m_conversation.find(id), m_with.clock()), outcome), served);
    if (reply.error)
        reply.error->failedAt = m_with.clock();
    m_conversation.update(reply);
    if (!self)
        return;
    m_conversation.touch(m_with.clock());
    m_writer.saveMessage(id);
    m_writer.saveInfo();
    emit busyChanged(false);
    if (self && served)
        emit requestServed(*served);
    if (self)
        emit replyEnded(id);
}

void ChatSession::abandon()
{
    ++m_attempt;
    ApiError stopped;
    stopped.kind = ErrorKind::Stopped;
    const std::optional<RequestReport> served = m_request ? reportOf(nullptr) : std::nullopt;
    const QPointer<ChatSession> self = this;
    m_request.reset();
    const QString id = leaveRequest();
    const MessageNode reply = endReply(m_thought.addedTo(*m_conversation.find(id), m_with.clock()),
                                       tl::unexpected(stopped));
    m_conversation.update(withTimes(reply, served));
    if (self)
        emit busyChanged(false);
    if (self && served)
        emit requestServed(*served);
}

MessageNode ChatSession::newMessage(Role role, const QString &parentId) const
{
    MessageNode node;
    node.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    node.parentId = parentId;
    node.role = role;
    node.createdAt = m_with.clock();
    return node;
}

} // namespace Hiwar
