// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/errorremedies.h"

#include "net/values/messageparts.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QList<MessageAction> forRequest(const ApiError &error)
{
    if (!error.leaveOut.isEmpty())
        return {MessageAction::SendWithout, MessageAction::OpenSettings};
    if (refusesStream(error))
        return {MessageAction::OpenSettings};
    return {MessageAction::ChooseModel, MessageAction::OpenSettings};
}

} // namespace

bool refusesStream(const ApiError &error)
{
    return error.kind == ErrorKind::BadRequest && error.param.section(u'.', -1) == "stream"_L1;
}

std::chrono::seconds likelyProxyLimit(const ApiError &error)
{
    using std::chrono::milliseconds;
    using std::chrono::seconds;
    // Timers fire late, never early; the time the answer takes to arrive is added.
    constexpr milliseconds early(250);
    constexpr milliseconds late(1500);
    for (const seconds limit : {seconds(30), seconds(60), seconds(100), seconds(120)}) {
        if (error.waited >= limit - early && error.waited <= limit + late)
            return limit;
    }
    return seconds(0);
}

QList<MessageAction> remediesFor(const ApiError &error, const std::optional<CauseWords> &cause,
                                 bool hasProposal)
{
    if (hasProposal)
        return {MessageAction::UseProposedAddress, MessageAction::EditAddress};
    if (const auto kind = partKindOf(error.leaveOut))
        return {*kind == MessagePart::Kind::Picture ? MessageAction::SendWithoutPictures
                                                    : MessageAction::SendWithoutFiles,
                MessageAction::ChooseModel};
    if (cause)
        return cause->remedies;
    switch (error.kind) {
    case ErrorKind::BadAddress:
    case ErrorKind::Redirected:
    case ErrorKind::NotFound:
    case ErrorKind::NotAnApi:
        return {MessageAction::EditAddress};
    case ErrorKind::KeyUnavailable:
        return {MessageAction::Retry, MessageAction::EditKey};
    case ErrorKind::InsecureAddress:
        return {MessageAction::EditAddress, MessageAction::AllowPlainHttp};
    case ErrorKind::BadKey:
    case ErrorKind::Unauthorized:
        return {MessageAction::EditKey};
    case ErrorKind::HostNotFound:
    case ErrorKind::ConnectionRefused:
    case ErrorKind::ConnectTimeout:
        return {MessageAction::Retry, MessageAction::EditAddress};
    case ErrorKind::ProfileOff:
    case ErrorKind::ProxyFailed:
    case ErrorKind::TlsFailed:
    case ErrorKind::PaymentRequired:
        return {MessageAction::OpenSettings, MessageAction::Retry};
    case ErrorKind::Forbidden:
        return {MessageAction::EditKey, MessageAction::ChooseModel};
    case ErrorKind::NoModel:
    case ErrorKind::UnknownModel:
        return {MessageAction::ChooseModel};
    case ErrorKind::BadRequest:
        return forRequest(error);
    case ErrorKind::TooLarge:
        return {MessageAction::LeaveOutOldest, MessageAction::Summarise,
                MessageAction::LargerModel};
    case ErrorKind::GatewayTimeout:
        return {MessageAction::Retry, MessageAction::OpenSettings};
    case ErrorKind::BadReply:
        return {MessageAction::Retry, MessageAction::ChooseModel};
    case ErrorKind::Stopped:
    case ErrorKind::NoAnswer:
    case ErrorKind::FirstByteTimeout:
    case ErrorKind::RateLimited:
    case ErrorKind::ModelLoading:
    case ErrorKind::Overloaded:
    case ErrorKind::ServerError:
    case ErrorKind::ReplyError:
    case ErrorKind::ReplyTooLong:
    case ErrorKind::Interrupted:
    case ErrorKind::SilenceTimeout:
        return {MessageAction::Retry};
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
