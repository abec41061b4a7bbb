// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messageactions.h"

#include <QCoreApplication>

#include <algorithm>

namespace Hiwar {

namespace {

struct MessageActionsTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

} // namespace

QList<MessageAction> actionsFor(const ShownMessage &message)
{
    return actionsFor(message, noticeFor(message));
}

QList<MessageAction> actionsFor(const ShownMessage &message, const std::optional<Notice> &notice)
{
    QList<MessageAction> actions;
    const auto offer = [&actions](MessageAction action) {
        if (!actions.contains(action))
            actions << action;
    };
    if (message.unsentBefore > 0)
        offer(MessageAction::ShowContext);
    const bool failed = message.state == MessageState::Failed;
    if (!message.reasoning.isEmpty())
        offer(MessageAction::Reasoning);
    if (notice) {
        for (const MessageAction remedy : notice->remedies)
            offer(remedy);
    }
    // The versions are beside the caption, which ends the row below one's own bubble.
    const bool isVersionLast = message.author == Role::User && !message.isPlain;
    const auto offerVersions = [&] {
        if (message.versionIndex > 0)
            offer(MessageAction::PreviousVersion);
        if (message.versionIndex + 1 < message.versionCount)
            offer(MessageAction::NextVersion);
    };
    if (!isVersionLast)
        offerVersions();
    if (message.together > 1)
        offer(MessageAction::SideBySide);
    if (!message.text.isEmpty())
        offer(MessageAction::Copy);
    if (!isRunning(message)) {
        if (message.isUnanswered)
            offer(MessageAction::RequestReply);
        if (message.author != Role::Assistant || message.isByUser)
            offer(MessageAction::Edit);
        if (message.author == Role::Assistant && !message.isFirst &&
            !message.isSummary) // those answer no question
            offer(failed ? MessageAction::Retry : MessageAction::Regenerate);
    }
    if (message.hasWire)
        offer(MessageAction::Inspect);
    if (!isRunning(message))
        offer(MessageAction::Delete);
    if (isVersionLast)
        offerVersions();
    return actions;
}

QList<MessageAction> inMenu(QList<MessageAction> actions)
{
    const auto again = std::find_if(actions.begin(), actions.end(), [](MessageAction action) {
        return action == MessageAction::Regenerate || action == MessageAction::Retry;
    });
    auto place = again == actions.end() ? actions.indexOf(MessageAction::Delete)
                                        : again - actions.begin() + 1;
    if (again != actions.end())
        actions.insert(place++, MessageAction::RegenerateWith);
    if (again != actions.end() || (actions.contains(MessageAction::Edit)))
        actions.insert(place++, MessageAction::AskOthers);
    const bool isEnded = actions.contains(MessageAction::Delete);
    if (isEnded && actions.contains(MessageAction::Copy) && !actions.contains(MessageAction::Edit))
        actions.insert(place, MessageAction::EditReply);
    if (const auto at = actions.indexOf(MessageAction::Delete); at >= 0) {
        actions.insert(at + 1, MessageAction::DeleteAlone);
        for (const MessageAction more :
             {MessageAction::CopyLink, MessageAction::ForkWith, MessageAction::Fork,
              MessageAction::NeverSend, MessageAction::AlwaysSend})
            actions.insert(at, more);
    }
    const auto version = std::find_if(actions.rbegin(), actions.rend(), [](MessageAction action) {
        return action == MessageAction::PreviousVersion || action == MessageAction::NextVersion;
    });
    if (version != actions.rend())
        actions.insert(version.base(), MessageAction::Compare);
    return actions;
}

QString actionName(MessageAction action)
{
    switch (action) {
    case MessageAction::Copy:
        return MessageActionsTr::tr("Copy");
    case MessageAction::Edit:
        return MessageActionsTr::tr("Edit");
    case MessageAction::EditReply:
        return MessageActionsTr::tr("Edit reply…");
    case MessageAction::RequestReply:
        return MessageActionsTr::tr("Request a reply");
    case MessageAction::Regenerate:
        return MessageActionsTr::tr("Regenerate");
    case MessageAction::RegenerateWith:
        return MessageActionsTr::tr("Regenerate with another model…");
    case MessageAction::AskOthers:
        return MessageActionsTr::tr("Ask other models, too…");
    case MessageAction::SideBySide:
        return MessageActionsTr::tr("Show side by side");
    case MessageAction::Retry:
        return MessageActionsTr::tr("Try again");
    case MessageAction::OpenSettings:
        return MessageActionsTr::tr("Settings");
    case MessageAction::EditKey:
        return MessageActionsTr::tr("Edit key");
    case MessageAction::EditAddress:
        return MessageActionsTr::tr("Edit address");
    case MessageAction::UseProposedAddress:
        return MessageActionsTr::tr("Use this address");
    case MessageAction::ChooseModel:
        return MessageActionsTr::tr("Choose model");
    case MessageAction::AllowPlainHttp:
        return MessageActionsTr::tr("Allow for this host");
    case MessageAction::SendWithout:
        return MessageActionsTr::tr("Send without it");
    case MessageAction::SendWithoutPictures:
        return MessageActionsTr::tr("Send without pictures");
    case MessageAction::SendWithoutFiles:
        return MessageActionsTr::tr("Send without files");
    case MessageAction::Stop:
        return MessageActionsTr::tr("Cancel");
    case MessageAction::RetryNow:
        return MessageActionsTr::tr("Try now");
    case MessageAction::Continue:
        return MessageActionsTr::tr("Continue");
    case MessageAction::CopyDetails:
        return MessageActionsTr::tr("Copy details");
    case MessageAction::Inspect:
        return MessageActionsTr::tr("Details");
    case MessageAction::Reasoning:
        return MessageActionsTr::tr("Reasoning");
    case MessageAction::ToolArguments:
        return MessageActionsTr::tr("Arguments");
    case MessageAction::Source:
        return MessageActionsTr::tr("Show as Markdown text");
    case MessageAction::PreviousVersion:
        return MessageActionsTr::tr("Previous version");
    case MessageAction::NextVersion:
        return MessageActionsTr::tr("Next version");
    case MessageAction::Compare:
        return MessageActionsTr::tr("Compare with…");
    case MessageAction::ShowContext:
        return MessageActionsTr::tr("Show what is sent");
    case MessageAction::AlwaysSend:
        return MessageActionsTr::tr("Always send");
    case MessageAction::NeverSend:
        return MessageActionsTr::tr("Never send");
    case MessageAction::LeaveOutOldest:
        return MessageActionsTr::tr("Leave out the oldest and try again");
    case MessageAction::Summarise:
        return MessageActionsTr::tr("Summarise earlier messages");
    case MessageAction::LargerModel:
        return MessageActionsTr::tr("Choose a larger model");
    case MessageAction::Fork:
        return MessageActionsTr::tr("Fork from here");
    case MessageAction::ForkWith:
        return MessageActionsTr::tr("Fork with another model or persona…");
    case MessageAction::CopyLink:
        return MessageActionsTr::tr("Copy link to message");
    case MessageAction::Delete:
        return MessageActionsTr::tr("Delete");
    case MessageAction::DeleteAlone:
        return MessageActionsTr::tr("Delete only this message");
    }
    return {};
}

std::optional<Fold> foldOf(MessageAction action)
{
    if (action == MessageAction::Reasoning)
        return Fold::Reasoning;
    if (action == MessageAction::ToolArguments)
        return Fold::ToolCalls;
    if (action == MessageAction::Source)
        return Fold::Source;
    return std::nullopt;
}

Icon iconOf(MessageAction action)
{
    switch (action) {
    case MessageAction::Copy:
        return Icon::Copy;
    case MessageAction::Edit:
    case MessageAction::EditReply:
        return Icon::Edit;
    case MessageAction::RequestReply:
        return Icon::Send;
    case MessageAction::Regenerate:
    case MessageAction::RegenerateWith:
    case MessageAction::Retry:
    case MessageAction::RetryNow:
    case MessageAction::Continue:
    case MessageAction::SendWithout:
    case MessageAction::SendWithoutPictures:
    case MessageAction::SendWithoutFiles:
        return Icon::Regenerate;
    case MessageAction::AskOthers:
    case MessageAction::SideBySide:
        return Icon::Columns;
    case MessageAction::OpenSettings:
    case MessageAction::ChooseModel:
        return Icon::Settings;
    case MessageAction::EditKey:
    case MessageAction::EditAddress:
        return Icon::Edit;
    case MessageAction::UseProposedAddress:
    case MessageAction::AllowPlainHttp:
        return Icon::Check;
    case MessageAction::Stop:
        return Icon::Stopped;
    case MessageAction::CopyDetails:
        return Icon::Copy;
    case MessageAction::Inspect:
        return Icon::Notice;
    case MessageAction::Reasoning:
    case MessageAction::ToolArguments:
    case MessageAction::Source:
        return Icon::Down;
    case MessageAction::PreviousVersion:
        return Icon::Previous;
    case MessageAction::NextVersion:
        return Icon::Next;
    case MessageAction::Compare:
    case MessageAction::ShowContext:
        return Icon::Show;
    case MessageAction::AlwaysSend:
        return Icon::Pin;
    case MessageAction::NeverSend:
        return Icon::Hide;
    case MessageAction::LeaveOutOldest:
        return Icon::Regenerate;
    case MessageAction::Summarise:
        return Icon::Outline;
    case MessageAction::LargerModel:
        return Icon::Settings;
    case MessageAction::Fork:
    case MessageAction::ForkWith:
        return Icon::New;
    case MessageAction::CopyLink:
        return Icon::Copy;
    case MessageAction::Delete:
    case MessageAction::DeleteAlone:
        return Icon::Delete;
    }
    return Icon::Copy;
}

} // namespace Hiwar
