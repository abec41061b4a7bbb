// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messagenotice.h"

#include "net/values/finishreason.h"
#include "ui/errortext.h"

#include <QCoreApplication>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct MessageNoticeTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

Notice aside(Icon icon, const QString &words, const QList<MessageAction> &remedies = {})
{
    return {.icon = icon, .words = {words}, .remedies = remedies};
}

/// The rest of an interrupted reply can be requested once there is a beginning.
QList<MessageAction> continuing(const ShownMessage &message)
{
    const bool hasBegun = message.author == Role::Assistant && !message.text.trimmed().isEmpty();
    return hasBegun ? QList{MessageAction::Continue} : QList<MessageAction>();
}

Notice failure(const ShownMessage &message)
{
    const ErrorText text = describe(message.error.value_or(ApiError()), message.time);
    Notice notice{.icon = Icon::Error, .isError = true, .words = {text.what}};
    if (!text.nextStep.isEmpty())
        notice.words << text.nextStep;
    if (!text.serverWords.isEmpty())
        notice.words << MessageNoticeTr::tr("The service says:");
    notice.quoted = text.serverWords;
    notice.remedies = text.remedies + continuing(message);
    notice.proposed = text.proposed;
    notice.remedies << MessageAction::CopyDetails;
    if (message.hasWire)
        notice.remedies << MessageAction::Inspect;
    return notice;
}

Notice plannedRetry(const PendingRetry &retry)
{
    return aside(Icon::Warning, whatHappened(retry.because),
                 {MessageAction::RetryNow, MessageAction::Stop});
}

std::optional<Notice> endNotice(const ShownMessage &message)
{
    switch (readFinishReason(message.finishReason)) {
    case FinishReason::Length:
        return aside(Icon::Warning,
                     MessageNoticeTr::tr("Cut short: the reply reached its length limit."),
                     continuing(message));
    case FinishReason::Filter:
        return aside(
            Icon::Warning,
            MessageNoticeTr::tr("Cut short: the service's content filter ended the reply."));
    case FinishReason::Broken:
        return aside(Icon::Warning,
                     MessageNoticeTr::tr("Cut short: the service ended the reply with “%1”.")
                         .arg(message.finishReason),
                     {MessageAction::Regenerate});
    case FinishReason::None:
    case FinishReason::Stop:
    case FinishReason::Tools:
    case FinishReason::Unknown:
        break;
    }
    if (message.isRefusal)
        return aside(Icon::Warning, MessageNoticeTr::tr("The model declined to answer."));
    if (message.text.isEmpty() && !message.reasoning.isEmpty() && message.toolCalls.isEmpty())
        return aside(Icon::Warning, MessageNoticeTr::tr("The model has thought, but not answered."),
                     {MessageAction::Regenerate});
    return std::nullopt;
}

void addToolCalls(std::optional<Notice> &notice, const ShownMessage &message)
{
    if (message.toolCalls.isEmpty())
        return;
    if (!notice)
        notice = Notice{.icon = Icon::Warning};
    bool hasArguments = false;
    for (const ToolCall &call : message.toolCalls) {
        const QString sentence =
            MessageNoticeTr::tr("The model asked for a tool “%1”, which Hiwar does not offer.")
                .arg(call.name);
        if (!notice->words.contains(sentence))
            notice->words << sentence;
        const QString arguments = call.arguments.trimmed();
        const bool says = !arguments.isEmpty() && arguments != "{}"_L1;
        hasArguments |= says;
        if (says && message.unfolded.testFlag(Fold::ToolCalls))
            notice->codes << arguments;
    }
    if (hasArguments)
        notice->remedies << MessageAction::ToolArguments;
}

} // namespace

std::optional<Notice> noticeFor(const ShownMessage &message)
{
    std::optional<Notice> notice;
    switch (message.state) {
    case MessageState::Waiting:
    case MessageState::Arriving:
        if (message.retry)
            notice = plannedRetry(*message.retry);
        return notice;
    case MessageState::Stopped:
        notice = aside(Icon::Stopped, MessageNoticeTr::tr("Stopped"), continuing(message));
        break;
    case MessageState::Closed:
        notice = aside(Icon::Stopped, MessageNoticeTr::tr("Stopped when Hiwar was closed."),
                       continuing(message));
        break;
    case MessageState::Failed:
        notice = failure(message);
        break;
    case MessageState::Complete:
        notice = endNotice(message);
        break;
    }
    addToolCalls(notice, message);
    return notice;
}

} // namespace Hiwar
