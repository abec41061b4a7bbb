// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/replypolicy.h"

#include "app/chat/repairplan.h"
#include "net/values/finishreason.h"

#include <QJsonObject>
#include <QRegularExpression>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Statuses with which services refuse a field or a feature. Others (401, 429, 500 …) have other
/// reasons, whatever their text says.
bool refusesRequest(int status)
{
    return status == 400 || status == 404 || status == 405 || status == 415 || status == 422 ||
           status == 501;
}

bool namesStreaming(const ApiError &error)
{
    // As a field it may come with its path: "body.stream". A param that names another field
    // overrides the text.
    if (!error.param.isEmpty())
        return error.param.section(u'.', -1).compare(QLatin1StringView("stream"),
                                                     Qt::CaseInsensitive) == 0;
    // The word itself, not "upstream" or "stream_options": those are other faults.
    static const QRegularExpression word(QStringLiteral("(?<![a-z_])stream(s|ed|ing)?(?![a-z_])"),
                                         QRegularExpression::CaseInsensitiveOption);
    return error.serverText.contains(word);
}

QJsonObject usageOptions()
{
    return {{u"include_usage"_s, true}};
}

bool asksForUsage(const ChatRequest &request)
{
    return request.extra.value(usageField) == usageOptions();
}

bool saysIncludeUsage(const ApiError &error)
{
    static const QRegularExpression word(u"(?<![A-Za-z0-9_])include_usage(?![A-Za-z0-9_])"_s);
    return error.serverText.contains(word);
}

/// As services with a strict reading of the body say it.
bool namesUnknownField(const ApiError &error)
{
    static const QRegularExpression words(
        u"\\b(unknown|unrecogni[sz]ed|unexpected|extra|additional|unsupported|not "
        "permitted|not allowed)\\b.{0,40}\\b(field|parameter|propert|input|argument|key|option)|"
        "\\b(field|parameter|propert\\w+|input|argument|key|option)s?\\b.{0,40}\\b(unknown|"
        "unrecogni[sz]ed|unexpected|not permitted|not allowed|not supported|forbidden)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return error.serverText.contains(words);
}

Fallback planWithoutUsage(const ApiError &error, const ChatRequest &request)
{
    if (!asksForUsage(request) || (error.httpStatus != 400 && error.httpStatus != 422))
        return Fallback::None;
    const QString named = refusedField(error, request);
    if (named == usageField || (named.isEmpty() && saysIncludeUsage(error)))
        return Fallback::LeaveUsage;
    const bool namesNone = named.isEmpty() && error.param.isEmpty();
    return namesNone && namesUnknownField(error) ? Fallback::TryWithoutUsage : Fallback::None;
}

Usage sum(const Usage &one, const Usage &other)
{
    return {.promptTokens = one.promptTokens + other.promptTokens,
            .completionTokens = one.completionTokens + other.completionTokens,
            .totalTokens = one.totalTokens + other.totalTokens,
            .reasoningTokens = one.reasoningTokens + other.reasoningTokens,
            .cachedTokens = one.cachedTokens + other.cachedTokens};
}

} // namespace

ChatRequest askingForUsage(ChatRequest request, const Profile &profile)
{
    if (request.stream && !profile.builtIn && !isRefused(profile, usageField) &&
        !request.extra.contains(usageField))
        request.extra.insert(usageField, usageOptions());
    return request;
}

ChatRequest withoutUsage(ChatRequest request)
{
    if (asksForUsage(request))
        request.extra.remove(usageField);
    return request;
}

Fallback planFallback(const ApiError &error, const ChatRequest &request, const Profile &profile)
{
    const Fallback plan = planWithoutUsage(error, request);
    const bool isStreamRefused = request.stream && profile.streaming == StreamMode::Automatic &&
                                 refusesRequest(error.httpStatus) && namesStreaming(error);
    return isStreamRefused && plan != Fallback::LeaveUsage ? Fallback::AskPlainly : plan;
}

MessageNode endReply(MessageNode reply, const tl::expected<ReplyEnd, ApiError> &outcome)
{
    reply.retry = {};
    if (outcome) {
        reply.state = MessageState::Complete;
        reply.finishReason = outcome->finishReason;
        if (!outcome->model.isEmpty())
            reply.model = outcome->model;
        if (outcome->hasUsage)
            reply.usage = sum(reply.usage.value_or(Usage()), outcome->usage);
        reply.toolCalls += outcome->toolCalls;
        reply.isRefusal = outcome->isRefusal;
    } else if (outcome.error().kind == ErrorKind::Stopped) {
        reply.state = MessageState::Stopped;
    } else {
        reply.state = MessageState::Failed;
        reply.error = outcome.error();
    }
    return reply;
}

bool isReplaceable(const MessageNode &reply)
{
    return reply.role == Role::Assistant &&
           (reply.state == MessageState::Failed || reply.state == MessageState::Stopped ||
            reply.state == MessageState::Closed) &&
           reply.content.trimmed().isEmpty() && reply.reasoning.trimmed().isEmpty() &&
           reply.attachments.isEmpty();
}

bool isContinuable(const MessageNode &reply)
{
    if (reply.role != Role::Assistant || reply.content.trimmed().isEmpty())
        return false;
    switch (reply.state) {
    case MessageState::Complete:
        return readFinishReason(reply.finishReason) == FinishReason::Length;
    case MessageState::Stopped:
    case MessageState::Closed:
    case MessageState::Failed:
        return true;
    case MessageState::Waiting:
    case MessageState::Arriving:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
