// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/errorcause.h"

#include <QRegularExpression>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool hasCode(const ApiError &error, std::initializer_list<QLatin1StringView> codes)
{
    return std::any_of(codes.begin(), codes.end(), [&error](QLatin1StringView code) {
        return error.code.compare(code, Qt::CaseInsensitive) == 0;
    });
}

bool isFiltered(const ApiError &error)
{
    static const QRegularExpression said(
        u"content management policy|content[ _-](filter|policy)|data may contain inappropriate"_s,
        QRegularExpression::CaseInsensitiveOption);
    return hasCode(error, {"content_filter"_L1, "content_policy_violation"_L1,
                           "responsibleaipolicyviolation"_L1, "data_inspection_failed"_L1,
                           "moderation_blocked"_L1}) ||
           error.serverText.contains(said);
}

/// The service missed or refused a field as only its other interfaces do.
bool wantsAnotherRequest(const ApiError &error)
{
    static const QRegularExpression said(
        u"anthropic-version|unknown name \"?(messages|model)\\b|required parameter:? '?input\\b|"
        "unsupported parameter:? '?messages\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return error.serverText.contains(said);
}

ErrorCause causeOfStatus(int status)
{
    using enum ErrorCause;
    switch (status) {
    case 408:
    case 409:
    case 423:
    case 424:
    case 425:
        return Passing;
    case 406:
    case 411:
    case 412:
    case 414:
    case 415:
    case 417:
    case 426:
    case 428:
        return NotTaken;
    case 421:
        return WrongServer;
    case 431:
        return Headers;
    case 451:
        return NotOffered;
    case 511:
        return SignIn;
    default:
        return None;
    }
}

} // namespace

ErrorCause causeOf(const ApiError &error)
{
    using enum ErrorCause;
    if (error.code == challengeCode)
        return Challenge;
    switch (int(error.kind)) {
    case int(ErrorKind::BadReply):
        return error.code == otherInterfaceCode ? OtherInterface : None;
    case int(ErrorKind::Forbidden):
        if (hasCode(error, {"unsupported_country_region_territory"_L1}))
            return NotOffered;
        return isFiltered(error) ? Filter : None;
    case int(ErrorKind::TlsFailed):
        return error.code == noAuthoritiesCode ? NoAuthorities : None;
    case int(ErrorKind::TooLarge):
        return error.httpStatus == 0 ? HalfSent : None;
    case int(ErrorKind::BadRequest):
        if (isFiltered(error))
            return Filter;
        if (wantsAnotherRequest(error))
            return OtherInterface;
        return causeOfStatus(error.httpStatus);
    case int(ErrorKind::ServerError):
        return causeOfStatus(error.httpStatus);
    default:
        return None;
    }
}

} // namespace Hiwar
