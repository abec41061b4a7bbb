// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/summariser.h"

#include "app/async/whendone.h"
#include "app/chat/requestlevels.h"

#include <QPointer>

#include <utility>

namespace Hiwar {

namespace {

constexpr qsizetype longestSummary = 60'000; // more is no summary

} // namespace

Summariser::Summariser(Collaborators with, QObject *parent)
    : QObject(parent)
    , m_with(std::move(with))
{
    connect(&m_with.conversations, &OpenConversations::replyEnded, this, &Summariser::add);
}

Summariser::~Summariser() = default;

bool Summariser::begin(const QString &id, bool asksAgain)
{
    const ChatSession *session = m_with.conversations.session(id);
    if (!session || isRunning(id))
        return false;
    const Conversation &conversation = session->conversation();
    const auto plan = planSummary(conversation.messagesBefore({}));
    if (!plan)
        return false;
    m_requests[id].plan = *plan;
    m_requests[id].asksAgain = asksAgain && plan->question.has_value();
    const ModelRef helper = m_with.helper ? m_with.helper() : ModelRef();
    const bool isOwn = helper.profileId.isEmpty();
    whenDone(m_with.connections(isOwn ? conversation.info().profileId : helper.profileId), this,
             [this, id, helper, isOwn](tl::expected<Connection, ApiError> found) {
                 const ChatSession *open = m_with.conversations.session(id);
                 if (!isRunning(id))
                     return; // cancelled
                 if (found && !found->profile.builtIn && open) {
                     if (isOwn)
                         found->profile = withModelOf(found->profile, open->conversation().info());
                     else if (!helper.model.isEmpty())
                         found->profile.model = helper.model;
                     ask(id, *found);
                     return;
                 }
                 end(id);
                 if (!found)
                     emit failed(id, found.error());
             });
    emit runningChanged(id);
    return true;
}

void Summariser::ask(const QString &id, const Connection &connection)
{
    Request &made = m_requests.at(id);
    made.profile = connection.profile;
    made.request =
        summaryRequest(made.profile, made.plan,
                       promptWindow(made.profile, effectiveSettings(made.profile, {}, {})));
    made.call = m_with.client.send(connection, made.request);
    connect(made.call.get(), &ChatCall::textArrived, this, [this, id](const QString &text) {
        Request &asked = m_requests.at(id);
        asked.answer += text;
        if (asked.answer.size() > longestSummary)
            asked.call->cancel();
    });
    connect(made.call.get(), &ChatCall::textWasReasoning, this,
            [this, id] { m_requests.at(id).answer.clear(); });
    connect(made.call.get(), &ChatCall::finished, this,
            [this, id](const ChatOutcome &outcome) { takeOutcome(id, outcome); });
}

void Summariser::takeOutcome(const QString &id, const ChatOutcome &outcome)
{
    Request &asked = m_requests.at(id);
    asked.call.release()->deleteLater(); // it is still emitting finished()
    RequestReport report{.profile = asked.profile,
                         .request = asked.request,
                         .conversationId = id,
                         .purpose = UsagePurpose::Summary,
                         .answer = asked.answer,
                         .isComplete = outcome.has_value()};
    if (outcome && outcome->hasUsage)
        report.usage = outcome->usage;
    const QPointer<Summariser> self = this;
    const bool hasWords = !asked.answer.trimmed().isEmpty();
    if (outcome && hasWords) {
        asked.isAnswered = true;
        add(id);
    } else {
        end(id);
        ApiError error;
        if (!outcome)
            error = outcome.error();
        if (error.kind == ErrorKind::Stopped) // by textArrived: cancel() disconnects first
            error.kind = ErrorKind::ReplyTooLong;
        if (self)
            emit failed(id, error);
    }
    if (self && (outcome || hasWords))
        emit requestServed(report);
}

void Summariser::add(const QString &id)
{
    const auto found = m_requests.find(id);
    ChatSession *session = m_with.conversations.session(id);
    if (found == m_requests.end() || !found->second.isAnswered || !session || session->isBusy())
        return;
    const SummaryPlan plan = found->second.plan;
    const QString words = found->second.answer.trimmed();
    const QString model = found->second.request.model;
    const bool asksAgain = found->second.asksAgain;
    const QPointer<Summariser> self = this;
    end(id);
    const QString messageId =
        session->addSummary({.words = words,
                             .upTo = plan.upTo,
                             .model = model,
                             .after = asksAgain ? plan.after : QString(),
                             .question = asksAgain ? plan.question : std::nullopt});
    if (self && !messageId.isEmpty())
        emit summarised(id, messageId, asksAgain);
}

void Summariser::end(const QString &id)
{
    m_requests.erase(id);
    emit runningChanged(id);
}

void Summariser::cancel(const QString &id)
{
    if (!isRunning(id))
        return;
    if (ChatCall *call = m_requests.at(id).call.release()) {
        call->disconnect(this);
        call->cancel();
        call->deleteLater();
    }
    end(id);
}

} // namespace Hiwar
