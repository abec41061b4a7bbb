// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/replyrun.h"

#include "app/async/whendone.h"
#include "app/chat/attachmenttext.h"
#include "app/chat/replypolicy.h"
#include "app/chat/wirearchive.h"

#include <QPointer>

#include <utility>

namespace Hiwar {

namespace {

ChatOutcome stopped()
{
    ApiError error;
    error.kind = ErrorKind::Stopped;
    return tl::unexpected(error);
}

/// Why this profile cannot be asked; nothing: it can.
std::optional<ApiError> faultOf(const Profile &profile)
{
    ApiError error;
    error.param = profile.name;
    if (profile.isOff)
        error.kind = ErrorKind::ProfileOff;
    else if (!profile.builtIn && profile.model.trimmed().isEmpty())
        error.kind = ErrorKind::NoModel;
    else
        return {};
    return error;
}

} // namespace

ReplyRun::ReplyRun(Order order, Collaborators with, QObject *parent)
    : QObject(parent)
    , m_order(std::move(order))
    , m_with(with)
{
}

ReplyRun::~ReplyRun() = default;

void ReplyRun::start()
{
    if (m_isOver)
        return;
    if (m_order.isContinued) {
        m_textBefore = reply().content.size();
        m_thoughtBefore = reply().reasoning.size();
    }
    const QString &profileId = m_order.by.profileId;
    // The keychain is read while the disk is written; sending waits for both.
    const FoundConnection connection = m_with.session.connections(
        profileId.isEmpty() ? m_with.conversation.info().profileId : profileId);
    whenDone(m_with.writer.lastSaving(), this, [this, connection](const auto &) {
        // Send even if storing failed, after storingFailed(): a full disk must not prevent a
        // question.
        if (!m_isOver)
            sendOver(connection);
    });
}

void ReplyRun::sendOver(const FoundConnection &connection)
{
    const QString personaId = m_with.conversation.info().personaId;
    if (personaId.isEmpty() || !m_with.session.personas) {
        sendWith(connection);
        return;
    }
    whenDone(m_with.session.personas(personaId), this,
             [this, connection](const RequestSettings &settings) {
                 if (m_isOver)
                     return;
                 m_persona = settings;
                 sendWith(connection);
             });
}

void ReplyRun::sendWith(const FoundConnection &connection)
{
    whenDone(connection, this, [this](const tl::expected<Connection, ApiError> &found) {
        if (m_isOver)
            return;
        if (!found) {
            end(tl::unexpected(found.error()));
            return;
        }
        m_connection = *found;
        m_connection.profile = withModelOf(m_connection.profile, m_with.conversation.info());
        if (!m_order.by.model.isEmpty())
            m_connection.profile.model = m_order.by.model;
        if (const auto fault = faultOf(m_connection.profile))
            end(tl::unexpected(*fault));
        else
            loadContents();
    });
}

void ReplyRun::loadContents()
{
    const QList<MessageNode> sent = turns().sent();
    if (!hasAttachments(sent)) {
        beginRequest();
        return;
    }
    whenDone(loadFiles(m_with.contents, sent), this, [this](const AttachmentContents &files) {
        if (m_isOver)
            return;
        m_files = files;
        beginRequest();
    });
}

void ReplyRun::beginRequest()
{
    // Another profile may have been chosen since, which does not send it.
    if (!m_order.leaveOut.isEmpty() && canLeaveOut(m_order.leaveOut, nextRequest()))
        repair({.kind = Repair::Kind::LeaveOut,
                .field = m_order.leaveOut,
                .model = m_connection.profile.model});
    else
        startRequest();
}

void ReplyRun::repair(const Repair &plan)
{
    m_connection.profile = repaired(m_connection.profile, plan);
    const QString profileId = m_connection.profile.id;
    const QPointer<ReplyRun> self = this;
    startRequest();
    if (self)
        emit profileLearnt(profileId, plan);
}

void ReplyRun::learnNoUsage()
{
    const Repair plan{
        .kind = Repair::Kind::LeaveOut, .field = usageField, .model = m_connection.profile.model};
    m_connection.profile = repaired(m_connection.profile, plan);
    emit profileLearnt(m_connection.profile.id, plan);
}

void ReplyRun::startRequest()
{
    ReplyRequest::Collaborators with{.client = m_with.session.client,
                                     .clock = m_with.session.clock,
                                     .policy = m_with.session.retry};
    if (m_with.session.wires)
        with.tap = m_with.session.wires->record(m_with.conversation.info().id, id());
    m_request = std::make_unique<ReplyRequest>(
        m_connection, askingForUsage(nextRequest(), m_connection.profile), with);
    connect(m_request.get(), &ReplyRequest::textArrived, this, &ReplyRun::takeText);
    connect(m_request.get(), &ReplyRequest::reasoningArrived, this, &ReplyRun::takeReasoning);
    connect(m_request.get(), &ReplyRequest::pictureArrived, this, &ReplyRun::takePicture);
    connect(m_request.get(), &ReplyRequest::textWasReasoning, this,
            &ReplyRun::takeTextForReasoning);
    connect(m_request.get(), &ReplyRequest::pendingChanged, this, &ReplyRun::takePending);
    connect(m_request.get(), &ReplyRequest::streamRefused, this,
            [this, id = m_connection.profile.id, model = m_connection.profile.model] {
                emit streamRefused(id, model);
            });
    connect(m_request.get(), &ReplyRequest::usageRefused, this, &ReplyRun::learnNoUsage);
    connect(m_request.get(), &ReplyRequest::finished, this, &ReplyRun::takeOutcome);
    m_request->start();
    MessageNode asked = reply();
    asked.model = m_connection.profile.model;
    m_with.conversation.update(asked);
}

NextTurns ReplyRun::turns() const
{
    return nextTurns(m_with.conversation, id(), m_textBefore > 0, m_connection.profile, m_persona,
                     m_with.session.plan);
}

ChatRequest ReplyRun::nextRequest() const
{
    return requestFor(turns(), m_connection.profile, m_files);
}

void ReplyRun::takeText(const QString &text)
{
    const QPointer<ReplyRun> self = this;
    const QString replyId = id(); // a slot may delete this run
    noteArrival(true);
    if (self)
        m_with.conversation.appendText(replyId, text);
}

void ReplyRun::takeReasoning(const QString &text)
{
    const QPointer<ReplyRun> self = this;
    const QString replyId = id();
    m_thought.begin(now());
    noteArrival(false);
    if (self)
        m_with.conversation.appendReasoning(replyId, text);
}

void ReplyRun::takePicture(const ReplyPicture &picture)
{
    const QPointer<ReplyRun> self = this;
    if (!picture.bytes.isEmpty())
        (void)m_with.contents.save({.hash = attachmentHash(picture.bytes), .bytes = picture.bytes});
    noteArrival(true);
    if (!self || !m_with.conversation.find(id()))
        return;
    MessageNode drawn = reply();
    drawn.attachments.append(attachmentOf(picture, drawn.attachments.size()));
    m_with.conversation.update(drawn);
    if (self)
        m_with.writer.saveMessage(id());
}

void ReplyRun::noteArrival(bool isText)
{
    m_with.writer.saveSoon(id());
    const MessageNode &node = reply();
    const bool begins = node.state == MessageState::Waiting;
    if (begins) {
        m_arrivesSince = now();
        m_hasToldThought = false;
    } else if (!isText || !m_thought.isRunning()) {
        return; // most pieces: copying the message would copy its text
    } else if (std::exchange(m_hasToldThought, true)) {
        // Set at the end: a reply that thinks and writes by turns is not updated with each of them.
        m_thought.end(now());
        return;
    }
    MessageNode arriving = isText ? m_thought.addedTo(node, now()) : node;
    arriving.state = MessageState::Arriving;
    m_with.conversation.update(arriving);
}

/// Only the text of this request: a continued reply had an answer before.
void ReplyRun::takeTextForReasoning()
{
    m_thought.setBegin(m_arrivesSince);
    if (m_textBefore == 0) {
        m_with.conversation.turnIntoReasoning(QString(id()));
        return;
    }
    MessageNode turned = reply();
    turned.reasoning += turned.content.sliced(m_textBefore);
    turned.content.truncate(m_textBefore);
    m_with.conversation.update(turned);
}

void ReplyRun::takePending()
{
    MessageNode waiting = reply();
    waiting.retry = m_request->pending();
    m_with.conversation.update(waiting);
}

std::optional<RequestReport> ReplyRun::reportOf(const ReplyEnd *end) const
{
    return servedReport({.profile = m_connection.profile,
                         .request = m_request->request(),
                         .conversationId = m_with.conversation.info().id,
                         .messageId = id(),
                         .answer = reply().content.mid(m_textBefore),
                         .thoughts = reply().reasoning.mid(m_thoughtBefore),
                         .firstText = m_request->firstTextTime(),
                         .total = m_request->timeSinceSent()},
                        end);
}

void ReplyRun::takeOutcome(const ChatOutcome &outcome)
{
    const std::optional<RequestReport> served = reportOf(outcome ? &*outcome : nullptr);
    m_request.release()->deleteLater(); // it is still emitting finished()
    const bool isSilent = reply().state == MessageState::Waiting;
    // A service that demands its reasoning back has done nothing yet: send the request with it.
    if (!outcome && isSilent && demandsThoughts(outcome.error(), m_connection.profile))
        repair({.kind = Repair::Kind::GiveThoughts, .field = {}, .model = {}});
    else
        end(outcome, served);
}

void ReplyRun::stop()
{
    if (m_isOver)
        return;
    if (m_request)
        m_request->cancel(); // takeOutcome() follows
    else
        end(stopped());
}

void ReplyRun::retryNow()
{
    if (m_request)
        m_request->retryNow();
}

void ReplyRun::leave()
{
    m_isOver = true;
    m_request.reset();
    m_connection = {}; // the key is no longer needed
    m_files = {};
}

void ReplyRun::end(const ChatOutcome &outcome, const std::optional<RequestReport> &served)
{
    leave();
    const QPointer<ReplyRun> self = this;
    MessageNode over = withTimes(endReply(m_thought.addedTo(reply(), now()), outcome), served);
    if (over.error)
        over.error->failedAt = now();
    m_with.conversation.update(over);
    if (!self)
        return;
    m_with.conversation.touch(now());
    if (!self)
        return;
    m_with.writer.saveMessage(id());
    m_with.writer.saveInfo();
    emit ended(served);
}

std::optional<RequestReport> ReplyRun::abandon()
{
    const std::optional<RequestReport> served = m_request ? reportOf(nullptr) : std::nullopt;
    leave();
    const MessageNode over = endReply(m_thought.addedTo(reply(), now()), stopped());
    m_with.conversation.update(withTimes(over, served));
    return served;
}

void ReplyRun::close()
{
    if (m_isOver)
        return;
    leave();
    MessageNode over = m_thought.addedTo(reply(), now());
    if (over.state == MessageState::Waiting || over.state == MessageState::Arriving)
        over.state = MessageState::Closed;
    over.retry = {};
    m_with.conversation.update(over);
    m_with.writer.saveMessage(id());
}

} // namespace Hiwar
