// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/titlegenerator.h"

#include "app/async/whendone.h"
#include "app/chat/modeltitle.h"
#include "app/chat/requestlevels.h"

#include <QPointer>

namespace Hiwar {

namespace {

constexpr qsizetype longestTitleAnswer = 4000; // a longer answer is no title

} // namespace

TitleGenerator::TitleGenerator(Collaborators with, QObject *parent)
    : QObject(parent)
    , m_with(std::move(with))
{
    connect(&m_with.conversations, &OpenConversations::replyEnded, this, &TitleGenerator::consider);
}

TitleGenerator::~TitleGenerator() = default;

void TitleGenerator::consider(const QString &id, const QString &replyId)
{
    const ChatSession *session = m_with.conversations.session(id);
    if (!m_with.isWanted() || !session || m_with.conversations.isTemporary(id) ||
        m_requests.contains(id) || !wantsModelTitle(session->conversation(), replyId))
        return;
    const ConversationInfo &info = session->conversation().info();
    const ModelRef helper = m_with.helper ? m_with.helper(info) : ModelRef();
    const QString &asked = helper.profileId.isEmpty() ? info.profileId : helper.profileId;
    whenDone(m_with.connections(asked), this,
             [this, id, replyId, helper](const tl::expected<Connection, ApiError> &found) {
                 if (found && !found->profile.builtIn)
                     ask(id, replyId, *found, helper);
             });
}

void TitleGenerator::ask(const QString &id, const QString &replyId, Connection connection,
                         const ModelRef &helper)
{
    const ChatSession *session = m_with.conversations.session(id);
    if (!session || m_requests.contains(id) || !wantsModelTitle(session->conversation(), replyId))
        return;
    const Conversation &conversation = session->conversation();
    if (helper.profileId.isEmpty())
        connection.profile = withModelOf(connection.profile, conversation.info());
    else if (!helper.model.isEmpty())
        connection.profile.model = helper.model;
    if (connection.profile.model.trimmed().isEmpty())
        return;
    const ChatRequest request = titleRequest(connection.profile, *conversation.firstQuestion(),
                                             *conversation.find(replyId));
    Request &made = m_requests[id];
    made.profile = connection.profile;
    made.request = request;
    made.call = m_with.client.send(connection, request);
    connect(made.call.get(), &ChatCall::textArrived, this, [this, id](const QString &text) {
        Request &asked = m_requests.at(id);
        asked.answer += text;
        if (asked.answer.size() > longestTitleAnswer)
            asked.call->cancel();
    });
    connect(made.call.get(), &ChatCall::textWasReasoning, this,
            [this, id] { m_requests.at(id).answer.clear(); });
    connect(made.call.get(), &ChatCall::finished, this,
            [this, id](const ChatOutcome &outcome) { end(id, outcome); });
}

void TitleGenerator::end(const QString &id, const ChatOutcome &outcome)
{
    const auto found = m_requests.find(id);
    const QString title = titleInAnswer(found->second.answer);
    RequestReport report{.profile = found->second.profile,
                         .request = found->second.request,
                         .conversationId = id,
                         .purpose = UsagePurpose::Title,
                         .answer = found->second.answer,
                         .isComplete = outcome.has_value()};
    if (outcome && outcome->hasUsage)
        report.usage = outcome->usage;
    found->second.call.release()->deleteLater(); // it is still emitting finished()
    m_requests.erase(found);
    const QPointer<TitleGenerator> self = this;
    if (outcome && !title.isEmpty())
        m_with.conversations.suggestTitle(id, title);
    if (self && (outcome || !report.answer.isEmpty()))
        emit requestServed(report);
}

} // namespace Hiwar
