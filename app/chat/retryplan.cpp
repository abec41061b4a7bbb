// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/retryplan.h"

#include "net/values/errorcause.h"

#include <algorithm>
#include <cmath>

using namespace std::chrono_literals;

namespace Hiwar {

namespace {

bool isPassing(int status)
{
    return status == 408 || status == 409 || status == 425 || status == 429 ||
           (status >= 500 && status <= 599);
}

/// From the kind of error alone, without the service's shouldRetry.
int retriesFor(const ApiError &error, const RetryPolicy &policy)
{
    const ErrorCause cause = causeOf(error);
    if (cause == ErrorCause::SignIn || cause == ErrorCause::Challenge)
        return 0; // needs the user
    switch (error.kind) {
    case ErrorKind::HostNotFound:
    case ErrorKind::ConnectionRefused:
    case ErrorKind::ConnectTimeout:
        return policy.retries; // nothing was sent
    case ErrorKind::ModelLoading:
        return policy.loadingRetries;
    case ErrorKind::GatewayTimeout:
        return std::min(policy.retries, 1); // the service behind it may still be working
    case ErrorKind::RateLimited:
    case ErrorKind::BadRequest:
    case ErrorKind::Overloaded:
    case ErrorKind::ServerError:
        return isPassing(error.httpStatus) ? policy.retries : 0;
    case ErrorKind::Stopped:
    case ErrorKind::BadAddress:
    case ErrorKind::ProfileOff:
    case ErrorKind::NoModel:
    case ErrorKind::KeyUnavailable:
    case ErrorKind::InsecureAddress:
    case ErrorKind::BadKey:
    case ErrorKind::ProxyFailed:
    case ErrorKind::TlsFailed:
    case ErrorKind::NoAnswer:
    case ErrorKind::FirstByteTimeout:
    case ErrorKind::Redirected:
    case ErrorKind::Unauthorized:
    case ErrorKind::PaymentRequired:
    case ErrorKind::Forbidden:
    case ErrorKind::NotFound:
    case ErrorKind::UnknownModel:
    case ErrorKind::TooLarge:
    case ErrorKind::NotAnApi:
    case ErrorKind::BadReply:
    case ErrorKind::ReplyError:
    case ErrorKind::ReplyTooLong:
    case ErrorKind::Interrupted:
    case ErrorKind::SilenceTimeout:
        return 0;
    }
    Q_UNREACHABLE();
}

} // namespace

int attemptsFor(const ApiError &error, const RetryPolicy &policy)
{
    const int retries = retriesFor(error, policy);
    // shouldRetry counts only for a refusal, and retrying fills no empty account.
    const bool isRefusal = error.httpStatus >= 400 && error.kind != ErrorKind::PaymentRequired;
    if (!error.shouldRetry || !isRefusal)
        return 1 + retries;
    return *error.shouldRetry ? 1 + std::max(retries, policy.retries) : 1;
}

std::optional<std::chrono::milliseconds> planRetry(const ApiError &error, int attempt, double dice,
                                                   const RetryPolicy &policy)
{
    if (attempt >= attemptsFor(error, policy) || error.retryAfter > policy.longestAsked)
        return std::nullopt;
    if (error.retryAfter > 0ms)
        return error.retryAfter;
    const double doubled = double(policy.first.count()) * std::exp2(attempt - 1);
    const double wait = std::min(doubled, double(policy.longest.count()));
    return std::chrono::milliseconds(std::llround(wait * (1 - policy.jitter * dice)));
}

} // namespace Hiwar
