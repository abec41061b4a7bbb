// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/classify.h"

#include "net/values/errorcause.h"
#include "net/values/utc.h"
#include "net/wire/errorbody.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <initializer_list>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

bool hasCode(const ErrorBody &body, std::initializer_list<QLatin1StringView> codes)
{
    return std::any_of(codes.begin(), codes.end(), [&](QLatin1StringView code) {
        return body.code.compare(code, Qt::CaseInsensitive) == 0 ||
               body.type.compare(code, Qt::CaseInsensitive) == 0;
    });
}

QRegularExpression words(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

/// An empty account, whatever the status: waiting does not help. Words like "quota" alone are not
/// enough: some services use them for a temporary limit.
bool isUnpaid(const ErrorBody &body)
{
    static const QRegularExpression said =
        words(u"insufficient (account )?(balance|credits?|funds)"_s);
    return hasCode(body, {"insufficient_quota"_L1, "insufficient_user_quota"_L1,
                          "insufficient_balance"_L1, "billing_hard_limit_reached"_L1,
                          "billing_not_active"_L1, "exceeded_current_quota_error"_L1}) ||
           body.message.contains(said);
}

/// Some services refuse a key with 400.
bool isRefusedKey(const ErrorBody &body)
{
    return hasCode(body, {"invalid_api_key"_L1}) ||
           body.message.startsWith("API key not valid"_L1, Qt::CaseInsensitive);
}

/// The model does not exist; not: it exists and lacks something.
bool isUnknownModel(const ErrorBody &body)
{
    static const QRegularExpression said =
        words(u"\\bmodels?\\b([^.:;]|[.:](?!\\s)){0,120}?\\b(not found|not exist|not available|not "
              u"supported|unknown|"
              "not a valid|no longer available)|"
              "\\b(unknown|invalid|no such|unsupported|could not find( \\w+)?|not find( the)?|"
              "access to|not a valid) model\\b|\\bnot a chat model\\b"_s);
    static const QRegularExpression aField = words(u"(value|parameter|field|argument)\\b"_s);
    if (hasCode(body, {"model_not_found"_L1, "invalid_model"_L1, "unknown_model"_L1,
                       "model_not_supported"_L1, "model_not_available"_L1}))
        return true;
    if (body.param == "model"_L1)
        return true;
    const QRegularExpressionMatch match = said.match(body.message);
    return match.hasMatch() && body.param.isEmpty() &&
           !body.message.left(match.capturedStart()).contains(aField);
}

/// More than the model's context.
bool isTooLong(const ErrorBody &body)
{
    static const QRegularExpression said =
        words(u"maximum context length|context[ _](length|size|window)[^.]{0,40}exceed|"
              "exceed[^.]{0,60}context[ _](length|size|window)|(prompt|input) is too (long|large)|"
              "too many (input |prompt )?tokens|reduce the length of the (messages|prompt|input)|"
              "maximum (prompt|model) length|exceeds? (the )?max(imum)? (length|number of tokens)|"
              "context limit|(than|with) (the |a )?context length|input length should be|"
              "tokens`? \\+ `?max_new_tokens`? must be"_s);
    return hasCode(body, {"context_length_exceeded"_L1, "exceed_context_size_error"_L1,
                          "request_too_large"_L1}) ||
           body.message.contains(said);
}

bool isLoading(const ErrorBody &body)
{
    static const QRegularExpression said = words(
        u"\\bloading\\b[^.]{0,60}\\bmodel|\\bmodel\\b[^.]{0,120}\\b(loading|being loaded|warming "
        "up|starting up|not (yet )?(ready|loaded))"_s);
    return hasCode(body, {"model_loading"_L1}) || body.message.contains(said);
}

bool isOverloaded(const ErrorBody &body)
{
    static const QRegularExpression said =
        words(u"\\boverload|\\b(at|over) capacity\\b|\\bserver is (too )?busy\\b"_s);
    return body.type.contains("overloaded"_L1) || body.code.contains("overloaded"_L1) ||
           body.message.contains(said);
}

ErrorKind serverKind(int status, const ErrorBody &body)
{
    if (status == 504 || status == 524) // 522 and 523 never reached the service
        return ErrorKind::GatewayTimeout;
    if (status == 503 && isLoading(body))
        return ErrorKind::ModelLoading;
    return status == 529 || isOverloaded(body) ? ErrorKind::Overloaded : ErrorKind::ServerError;
}

/// 400, and the other statuses that services use for a request they reject.
ErrorKind requestKind(const ErrorBody &body)
{
    if (isUnpaid(body))
        return ErrorKind::PaymentRequired;
    if (isRefusedKey(body))
        return ErrorKind::Unauthorized;
    if (isTooLong(body))
        return ErrorKind::TooLarge;
    return isUnknownModel(body) ? ErrorKind::UnknownModel : ErrorKind::BadRequest;
}

ErrorKind kindOf(int status, const ErrorBody &body)
{
    if (status >= 500 && status <= 599)
        return serverKind(status, body);
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
        if (isUnpaid(body))
            return ErrorKind::PaymentRequired;
        return isUnknownModel(body) ? ErrorKind::UnknownModel : ErrorKind::Forbidden;
    case 404:
    case 405:
    case 410:
        return isUnknownModel(body) ? ErrorKind::UnknownModel : ErrorKind::NotFound;
    case 407:
        return ErrorKind::ProxyFailed;
    case 413:
        return ErrorKind::TooLarge;
    case 429:
        return isUnpaid(body) ? ErrorKind::PaymentRequired : ErrorKind::RateLimited;
    default:
        return requestKind(body);
    }
}

/// The status that a service's word for an error means.
int statusOfWord(const ErrorBody &body)
{
    struct Known
    {
        QLatin1StringView word;
        int status = 0;
    };
    static constexpr Known known[]{
        {"invalid_api_key"_L1, 401},     {"authentication_error"_L1, 401},
        {"unauthorized"_L1, 401},        {"UNAUTHENTICATED"_L1, 401},
        {"insufficient_quota"_L1, 402},  {"billing_error"_L1, 402},
        {"permission_error"_L1, 403},    {"permission_denied"_L1, 403},
        {"rate_limit_exceeded"_L1, 429}, {"rate_limit_error"_L1, 429},
        {"rate_limit"_L1, 429},          {"too_many_requests"_L1, 429},
        {"RESOURCE_EXHAUSTED"_L1, 429},  {"overloaded_error"_L1, 529},
        {"UNAVAILABLE"_L1, 503}};
    for (const Known &each : known) {
        if (hasCode(body, {each.word}))
            return each.status;
    }
    return 0;
}

/// A page that only a human with a browser can pass.
bool isChallenge(const QByteArray &body)
{
    static const QRegularExpression said =
        words(u"<title>\\s*(just a moment|attention required|ddos-guard|access denied \\| )|"
              "challenge-platform|cf[-_]chl|checking your browser|enable javascript and cookies|"
              "verify(ing)? (that )?you are (a )?human|/_incapsula_resource|px-captcha|awswaf"_s);
    return looksLikePage(body) && QString::fromUtf8(body).contains(said);
}

std::optional<bool> readShouldRetry(const QByteArray &text)
{
    const QByteArray word = text.trimmed().toLower();
    if (word != "true" && word != "false")
        return std::nullopt;
    return word == "true";
}

/// A number of seconds or milliseconds; NaN when the text is no number.
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
    date = QDateTime(date.date(), date.time(), utc);
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
    if (isChallenge(answer.body))
        error.code = challengeCode;
    error.param = body.param;
    error.retryAfter = readRetryAfter(answer, now);
    if (error.retryAfter < 0ms)
        error.retryAfter = body.retryAfter;
    error.shouldRetry = readShouldRetry(answer.shouldRetry);
    return error;
}

int statusTold(const ErrorBody &body)
{
    return body.status > 0 ? body.status : statusOfWord(body);
}

ErrorKind classifyTold(const ErrorBody &body)
{
    using enum ErrorKind;
    const int status = statusTold(body);
    const ErrorKind kind = status > 0           ? kindOf(status, body)
                           : isLoading(body)    ? ModelLoading
                           : isOverloaded(body) ? Overloaded
                                                : requestKind(body);
    static constexpr ErrorKind telling[]{Unauthorized, PaymentRequired, Forbidden,    UnknownModel,
                                         TooLarge,     RateLimited,     ModelLoading, Overloaded};
    return std::ranges::find(telling, kind) == std::end(telling) ? ReplyError : kind;
}

ErrorKind classifyTransport(QAbstractSocket::SocketError error, Phase phase)
{
    using enum ErrorKind;
    switch (int(error)) {
    case QAbstractSocket::HostNotFoundError:
        return HostNotFound;
    case QAbstractSocket::SslHandshakeFailedError:
    case QAbstractSocket::SslInternalError:
    case QAbstractSocket::SslInvalidUserDataError:
        return TlsFailed;
    case QAbstractSocket::ProxyAuthenticationRequiredError:
    case QAbstractSocket::ProxyConnectionRefusedError:
    case QAbstractSocket::ProxyConnectionClosedError:
    case QAbstractSocket::ProxyConnectionTimeoutError:
    case QAbstractSocket::ProxyNotFoundError:
    case QAbstractSocket::ProxyProtocolError:
        return ProxyFailed;
    case QAbstractSocket::SocketTimeoutError:
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
