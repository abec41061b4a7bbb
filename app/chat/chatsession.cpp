// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/chatsession.h"

#include "app/async/whendone.h"
#include "app/chat/attachmenttext.h"
#include "app/chat/replypolicy.h"

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
    for (const auto &run : m_runs)
        run->close();
}

bool ChatSession::isBusy() const
{
    return std::any_of(m_runs.begin(), m_runs.end(),
                       [](const auto &run) { return !run->isOver(); });
}

ReplyRun *ChatSession::find(const QString &replyId) const
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(), [&replyId](const auto &run) {
        return run->id() == replyId && !run->isOver();
    });
    return found == m_runs.end() ? nullptr : found->get();
}

bool ChatSession::canRunWithSiblings(const MessageNode &node) const
{
    qsizetype running = 0;
    for (const auto &run : m_runs) {
        if (run->isOver())
            continue;
        const MessageNode *other = m_conversation.find(run->id());
        if (run->id() == node.id || node.askedWith.isEmpty() || !other ||
            other->askedWith != node.askedWith || ++running == mostRuns)
            return false;
    }
    return true;
}

void ChatSession::sendToAll(const QString &text, const QList<ModelRef> &models)
{
    const QList<Attachment> attachments = m_conversation.info().draftAttachments;
    if (isBusy() || models.size() > mostRuns ||
        (text.trimmed().isEmpty() && !isAnySent(attachments)))
        return;
    m_conversation.clearDraft();
    appendNext(text, attachments, models);
}

void ChatSession::send(const QString &text, const QList<Attachment> &attachments)
{
    if (!isBusy() && !(text.trimmed().isEmpty() && !isAnySent(attachments)))
        appendNext(text, attachments, answerers());
}

void ChatSession::appendNext(const QString &text, const QList<Attachment> &attachments,
                             const QList<ModelRef> &models)
{
    const QString leading = std::exchange(m_leading, {});
    const MessageNode *last = m_conversation.find(m_conversation.info().currentLeaf);
    const MessageNode *other = m_conversation.find(leading);
    if (last && other && last->parentId == other->parentId)
        m_conversation.showMessage(leading);
    MessageNode question = newMessage(Role::User, m_conversation.info().currentLeaf);
    question.content = text;
    question.attachments = attachments;
    appendQuestion(question, models);
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
    appendQuestion(question, answerers());
}

void ChatSession::appendQuestion(const MessageNode &question, const QList<ModelRef> &models)
{
    appendWritten(question);
    const QString together = models.size() > 1 ? newId() : QString();
    ask(question,
        {.models = models.isEmpty() ? QList<ModelRef>{ModelRef()} : models, .askedWith = together});
}

void ChatSession::regenerate(const QString &messageId, const ModelRef &by)
{
    if (!isBusy())
        askAgain(messageId, {.models = {by}});
}

void ChatSession::regenerateWithAll(const QString &messageId, const QList<ModelRef> &models)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (isBusy() || models.isEmpty() || !node)
        return;
    const MessageNode *reply = m_conversation.find(replyOf(messageId));
    if (!reply || reply->role != Role::Assistant || reply->isByUser || isInTheWay(reply->id)) {
        const bool isAlone = models.size() == 1;
        if (models.size() <= mostRuns)
            askAgain(messageId, {.models = models, .askedWith = isAlone ? QString() : newId()});
        return;
    }
    const qsizetype there = std::max<qsizetype>(1, m_conversation.askedTogether(reply->id).size());
    if (there + models.size() > mostRuns)
        return;
    MessageNode joined = *reply;
    if (there == 1)
        joined.askedWith = newId();
    m_conversation.update(joined);
    askAgain(
        messageId,
        {.models = models, .askedWith = joined.askedWith, .joined = joined.id, .isShown = false});
}

QString ChatSession::tryAgain(const QString &messageId, const ModelRef &by)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (!node || node->role != Role::Assistant || !canRunWithSiblings(*node))
        return {};
    const MessageNode *question = m_conversation.find(node->parentId);
    if (!question)
        return {};
    const MessageNode asked = *question;
    const RequestOptions asking{.models = {by},
                                .askedWith = node->askedWith,
                                .isShown = m_conversation.path().contains(messageId)};
    if (isInTheWay(messageId))
        remove(messageId);
    else
        change(messageId, [](MessageNode &former) { former.askedWith.clear(); });
    m_conversation.touch(m_with.clock());
    return ask(asked, asking).value(0);
}

void ChatSession::askAgain(const QString &messageId, const RequestOptions &asking)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (!node || !node->summaryUpTo.isEmpty())
        return;
    const QString replyId = replyOf(messageId);
    const QString questionId = node->role == Role::Assistant ? node->parentId : messageId;
    const MessageNode *question = m_conversation.find(questionId);
    if (!question)
        return;
    const MessageNode asked = *question;
    if (isInTheWay(replyId))
        remove(replyId);
    m_conversation.touch(m_with.clock());
    ask(asked, asking);
}

QString ChatSession::replyOf(const QString &messageId) const
{
    const MessageNode *node = m_conversation.find(messageId);
    if (!node || node->role == Role::Assistant)
        return messageId;
    const auto row = m_conversation.path().lastIndexOf(messageId);
    return row < 0 ? QString() : m_conversation.path().value(row + 1);
}

bool ChatSession::isInTheWay(const QString &replyId) const
{
    const MessageNode *reply = m_conversation.find(replyId);
    return reply && isReplaceable(*reply) && m_conversation.subtree(replyId).size() == 1;
}

void ChatSession::sendWithout(const QString &messageId)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (isBusy() || !node || !node->error || node->error->leaveOut.isEmpty())
        return;
    const QString leaveOut = node->error->leaveOut;
    const ModelRef by = node->askedWith.isEmpty() ? ModelRef() : askedOf(messageId);
    if (isContinuable(*node))
        resume(messageId, by, leaveOut);
    else
        askAgain(messageId, {.models = {by}, .leaveOut = leaveOut, .askedWith = node->askedWith});
}

void ChatSession::continueReply(const QString &messageId, const ModelRef &by)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (node && isContinuable(*node) && canRunWithSiblings(*node))
        resume(messageId, by, {});
}

void ChatSession::resume(const QString &messageId, const ModelRef &by, const QString &leaveOut)
{
    MessageNode reply = *m_conversation.find(messageId);
    reply.state = MessageState::Waiting;
    reply.error = {};
    reply.finishReason.clear();
    const QPointer<ReplyRun> run =
        addRun({.replyId = messageId, .by = by, .leaveOut = leaveOut, .isContinued = true});
    m_conversation.update(reply);
    if (!run || run->isOver())
        return;
    m_conversation.touch(m_with.clock());
    if (!run || run->isOver())
        return;
    m_writer.saveMessage(messageId);
    m_writer.saveInfo();
    run->start();
    tellBusy();
}

QStringList ChatSession::ask(const MessageNode &question, const RequestOptions &asking)
{
    QList<MessageNode> replies;
    QStringList ids;
    QList<QPointer<ReplyRun>> runs;
    for (const ModelRef &by : asking.models) {
        MessageNode reply = newMessage(Role::Assistant, question.id);
        reply.state = MessageState::Waiting;
        reply.askedWith = asking.askedWith;
        replies.append(reply);
        ids.append(reply.id);
        runs.append(addRun({.replyId = reply.id, .by = by, .leaveOut = asking.leaveOut}));
    }
    const QPointer<ChatSession> self = this;
    if (asking.isShown)
        m_conversation.append(replies.takeFirst(), replies);
    else
        m_conversation.appendSiblings(replies);
    if (!self)
        return {};
    // In one transaction: the draft must not be gone before the question is stored.
    QStringList turn{question.id};
    if (!asking.joined.isEmpty())
        turn.append(asking.joined);
    m_writer.saveTurn(turn + ids);
    for (const QPointer<ReplyRun> &run : std::as_const(runs)) {
        if (run)
            run->start();
    }
    tellBusy();
    return ids;
}

ReplyRun *ChatSession::addRun(const ReplyRun::Order &order)
{
    if (!order.by.profileId.isEmpty())
        m_asked.insert(order.replyId, order.by);
    m_runs.push_back(std::make_unique<ReplyRun>(
        order, ReplyRun::Collaborators{m_conversation, m_with, m_writer, m_contents}, this));
    ReplyRun *run = m_runs.back().get();
    connect(run, &ReplyRun::streamRefused, this, &ChatSession::streamRefused);
    connect(run, &ReplyRun::profileLearnt, this, &ChatSession::profileLearnt);
    connect(run, &ReplyRun::ended, this,
            [this, run](const std::optional<RequestReport> &served) { takeEnd(run, served); });
    return run;
}

std::vector<QPointer<ReplyRun>> ChatSession::running() const
{
    std::vector<QPointer<ReplyRun>> running;
    for (const auto &run : m_runs) {
        if (!run->isOver())
            running.emplace_back(run.get());
    }
    return running;
}

void ChatSession::stop()
{
    for (const QPointer<ReplyRun> &run : running()) {
        if (run)
            run->stop();
    }
}

void ChatSession::retryNow(const QString &messageId)
{
    for (const QPointer<ReplyRun> &run : running()) {
        if (run && (messageId.isEmpty() || run->id() == messageId))
            run->retryNow();
    }
}

void ChatSession::takeEnd(ReplyRun *run, const std::optional<RequestReport> &served)
{
    const QPointer<ChatSession> self = this;
    const QString id = run->id();
    release(run);
    tellBusy();
    if (self && served)
        emit requestServed(*served);
    if (self)
        emit replyEnded(id);
}

void ChatSession::release(const ReplyRun *run)
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(),
                                    [run](const auto &each) { return each.get() == run; });
    if (found == m_runs.end())
        return;
    found->release()->deleteLater(); // it may be telling of something
    m_runs.erase(found);
}

void ChatSession::tellBusy()
{
    if (std::exchange(m_isTold, isBusy()) != isBusy())
        emit busyChanged(m_isTold);
}

void ChatSession::abandon(const QStringList &replyIds)
{
    const QPointer<ChatSession> self = this;
    for (const QString &id : replyIds) {
        ReplyRun *run = find(id);
        if (!run)
            continue;
        const std::optional<RequestReport> served = run->abandon();
        if (!self)
            return;
        release(run);
        tellBusy();
        if (self && served)
            emit requestServed(*served);
        if (!self)
            return;
    }
}

QString ChatSession::newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

MessageNode ChatSession::newMessage(Role role, const QString &parentId) const
{
    MessageNode node;
    node.id = newId();
    node.parentId = parentId;
    node.role = role;
    node.createdAt = m_with.clock();
    return node;
}

} // namespace Hiwar
