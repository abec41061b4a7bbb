// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/chatsession.h"

#include "app/async/whendone.h"
#include "app/chat/promptbuilder.h"
#include "app/chat/replypolicy.h"
#include "app/chat/wirearchive.h"

#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

/// The reply with the times of a request for it; those of earlier ones are added.
MessageNode withTimes(MessageNode reply, const std::optional<RequestReport> &served)
{
    if (!served)
        return reply;
    reply.firstTextTime = served->firstText;
    reply.replyTime = std::max(reply.replyTime, std::chrono::milliseconds(0)) + served->total;
    return reply;
}

} // namespace

ChatSession::ChatSession(Conversation &conversation, Collaborators collaborators, QObject *parent)
    : QObject(parent)
    , m_conversation(conversation)
    , m_with(std::move(collaborators))
    , m_writer(conversation, m_with.history,
               m_with.isTemporary ? ConversationWriter::Keeps::Nothing
                                  : ConversationWriter::Keeps::Everything)
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
    if (isBusy() || text.trimmed().isEmpty())
        return;
    MessageNode question = newMessage(Role::User, m_conversation.info().currentLeaf);
    question.content = text;
    m_conversation.setDraft({});
    appendQuestion(question);
}

void ChatSession::edit(const QString &messageId, const QString &text)
{
    const MessageNode *old = m_conversation.find(messageId);
    if (isBusy() || !old || text.trimmed().isEmpty())
        return;
    if (old->role != Role::User) {
        rewrite(*old, text);
        return;
    }
    MessageNode question = newMessage(Role::User, old->parentId);
    question.content = text;
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
                 // Another profile may have been chosen since, which does not send it.
                 if (!m_leaveOut.isEmpty() && canLeaveOut(m_leaveOut, nextRequest()))
                     repair({.kind = Repair::Kind::LeaveOut,
                             .field = m_leaveOut,
                             .model = m_connection.profile.model});
                 else
                     startRequest();
             });
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

ChatRequest ChatSession::nextRequest() const
{
    const Profile &profile = m_connection.profile;
    const EffectiveSettings settings =
        effectiveSettings(profile, m_persona, m_conversation.info().settings);
    QList<MessageNode> said = m_conversation.messagesBefore(m_replyId);
    if (m_textBefore > 0)
        said.append(*m_conversation.find(m_replyId));
    const ContextPlan plan =
        m_with.plan ? m_with.plan(profile, settings, said) : planContext(said, rulesOf(settings));
    return m_textBefore > 0 ? buildContinuation(profile, said, settings, plan)
                            : buildRequest(profile, said, settings, plan);
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
        m_thought.end(
            m_with
                .clock()); // set at the end: a reply that thinks and writes by turns is not updated
        return;            // with each of them
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
    RequestReport report{.profile = m_connection.profile,
                         .request = m_request->request(),
                         .conversationId = m_conversation.info().id,
                         .messageId = m_replyId,
                         .answer = reply.content.sliced(qMin(m_textBefore, reply.content.size())),
                         .thoughts =
                             reply.reasoning.sliced(qMin(m_thoughtBefore, reply.reasoning.size())),
                         .isComplete = end != nullptr,
                         .firstText = m_request->firstTextTime(),
                         .total = m_request->timeSinceSent()};
    if (!end && report.answer.isEmpty() && report.thoughts.isEmpty())
        return {};
    if (end && end->hasUsage)
        report.usage = end->usage;
    report.hasToolCalls = end && !end->toolCalls.isEmpty();
    return report;
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

void ChatSession::retryNow()
{
    if (m_request)
        m_request->retryNow();
}

void ChatSession::end(const ChatOutcome &outcome, const std::optional<RequestReport> &served)
{
    ++m_attempt;
    const QString id = std::exchange(m_replyId, {});
    const QPointer<ChatSession> self = this;
    m_textBefore = 0;
    m_thoughtBefore = 0;
    m_leaveOut.clear();
    m_by = {};
    m_connection = {}; // the key is no longer needed
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
    const QString id = std::exchange(m_replyId, {});
    const QPointer<ChatSession> self = this;
    m_request.reset();
    m_textBefore = 0;
    m_thoughtBefore = 0;
    m_leaveOut.clear();
    m_by = {};
    m_connection = {}; // the key is no longer needed
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
