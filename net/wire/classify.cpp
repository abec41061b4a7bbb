// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/classify.h"

#include "net/wire/errorbody.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// Codes that mean an empty account whatever the status: waiting does not help.
bool isUnpaid(const ErrorBody &body)
{
    static constexpr QLatin1StringView codes[]{"insufficient_quota"_L1, "insufficient_balance"_L1,
                                               "billing_hard_limit_reached"_L1,
                                               "billing_not_active"_L1};
    for (const QLatin1StringView code : codes) {
        if (body.code == code || body.type == code)
            return true;
    }
    return body.message.contains("insufficient balance"_L1, Qt::CaseInsensitive);
}

/// Some services refuse a key with 400.
bool isRefusedKey(const ErrorBody &body)
{
    return body.code == "invalid_api_key"_L1 ||
           body.message.startsWith("API key not valid"_L1, Qt::CaseInsensitive);
}

ErrorKind kindOf(int status, const ErrorBody &body)
{
    if (status >= 500 && status <= 599)
        return ErrorKind::ServerError;
    if (status >= 300 && status <= 399)
        return ErrorKind::Redirected;
    if (status < 400 || status > 599)
        return ErrorKind::NotAnApi;
    switch (status) {
    case 401:
        return ErrorKind::Unauthorized;
    case 402:
        return ErrorKind::PaymentRequired;
    case 403:
        return ErrorKind::Forbidden;
    case 404:
    case 405:
    case 410:
        return ErrorKind::NotFound;
    case 407:
        return ErrorKind::ProxyFailed;
    case 413:
        return ErrorKind::TooLarge;
    case 429:
        return isUnpaid(body) ? ErrorKind::PaymentRequired : ErrorKind::RateLimited;
    default:
        if (isUnpaid(body))
            return ErrorKind::PaymentRequired;
        return isRefusedKey(body) ? ErrorKind::Unauthorized : ErrorKind::BadRequest;
    }
}

/// Seconds or milliseconds as a number; NaN when it is none.
double readNumber(const QByteArray &text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber ? number : std::nan("");
}

std::chrono::milliseconds boundedWait(double ms)
{
    constexpr double longest = 1e12; // thirty years: beyond that it is not a wait
    return std::chrono::milliseconds(qRound64(qBound(0.0, ms, longest)));
}

} // namespace

std::chrono::milliseconds readRetryAfter(const HttpAnswer &answer, const QDateTime &now)
{
    const double ms = readNumber(answer.retryAfterMs);
    if (!std::isnan(ms) && ms >= 0)
        return boundedWait(ms);
    const double seconds = readNumber(answer.retryAfter);
    if (!std::isnan(seconds))
        return seconds < 0 ? -1ms : boundedWait(seconds * 1000);
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(answer.retryAfter.trimmed()),
                                             u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    date.setTimeSpec(Qt::UTC);
    return date.isValid() ? boundedWait(double(now.msecsTo(date))) : -1ms;
}

ApiError classifyAnswer(const HttpAnswer &answer, const Secret &key, const QDateTime &now)
{
    const ErrorBody body = readErrorBody(answer.body, key);
    ApiError error;
    error.kind = kindOf(answer.status, body);
    error.httpStatus = answer.status;
    error.serverText = body.message;
    error.code = body.code.isEmpty() ? body.type : body.code;
    error.param = body.param;
    error.retryAfter = readRetryAfter(answer, now);
    return error;
}

ErrorKind classifyTransport(QNetworkReply::NetworkError error, Phase phase)
{
    using enum ErrorKind;
    switch (int(error)) {
    case QNetworkReply::HostNotFoundError:
        return HostNotFound;
    case QNetworkReply::SslHandshakeFailedError:
        return TlsFailed;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return ProxyFailed;
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolInvalidOperationError:
    case QNetworkReply::UnknownContentError:
        return NotAnApi;
    case QNetworkReply::TimeoutError:
        if (phase == Phase::Connecting)
            return ConnectTimeout;
        break;
    default:
        break;
    }
    switch (phase) {
    case Phase::Connecting:
        return ConnectionRefused;
    case Phase::Sent:
        return NoAnswer;
    case Phase::Answering:
        return Interrupted;
    }
    return Interrupted;
}

} // namespace Hiwar
