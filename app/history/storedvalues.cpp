// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/storedvalues.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Hiwar {

using namespace Qt::StringLiterals;

QString storedWord(Role role)
{
    switch (role) {
    case Role::System:
        return u"system"_s;
    case Role::User:
        return u"user"_s;
    case Role::Assistant:
        return u"assistant"_s;
    }
    Q_UNREACHABLE();
}

QString storedWord(MessageState state)
{
    switch (state) {
    case MessageState::Complete:
        return u"complete"_s;
    case MessageState::Waiting:
        return u"waiting"_s;
    case MessageState::Arriving:
        return u"arriving"_s;
    case MessageState::Stopped:
        return u"stopped"_s;
    case MessageState::Closed:
        return u"closed"_s;
    case MessageState::Failed:
        return u"failed"_s;
    }
    Q_UNREACHABLE();
}

QString storedWord(ContextRule rule)
{
    switch (rule) {
    case ContextRule::Usual:
        return {};
    case ContextRule::Pinned:
        return u"pinned"_s;
    case ContextRule::Excluded:
        return u"excluded"_s;
    }
    Q_UNREACHABLE();
}

ContextRule contextRuleOf(const QString &word)
{
    for (const ContextRule rule : {ContextRule::Pinned, ContextRule::Excluded}) {
        if (word == storedWord(rule))
            return rule;
    }
    return ContextRule::Usual;
}

QString storedWord(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Stopped:
        return u"stopped"_s;
    case ErrorKind::BadAddress:
        return u"bad-address"_s;
    case ErrorKind::ProfileOff:
        return u"profile-off"_s;
    case ErrorKind::NoModel:
        return u"no-model"_s;
    case ErrorKind::KeyUnavailable:
        return u"key-unavailable"_s;
    case ErrorKind::InsecureAddress:
        return u"insecure-address"_s;
    case ErrorKind::BadKey:
        return u"bad-key"_s;
    case ErrorKind::HostNotFound:
        return u"host-not-found"_s;
    case ErrorKind::ConnectionRefused:
        return u"connection-refused"_s;
    case ErrorKind::ProxyFailed:
        return u"proxy-failed"_s;
    case ErrorKind::TlsFailed:
        return u"tls-failed"_s;
    case ErrorKind::ConnectTimeout:
        return u"connect-timeout"_s;
    case ErrorKind::NoAnswer:
        return u"no-answer"_s;
    case ErrorKind::FirstByteTimeout:
        return u"first-byte-timeout"_s;
    case ErrorKind::Redirected:
        return u"redirected"_s;
    case ErrorKind::Unauthorized:
        return u"unauthorized"_s;
    case ErrorKind::PaymentRequired:
        return u"payment-required"_s;
    case ErrorKind::Forbidden:
        return u"forbidden"_s;
    case ErrorKind::NotFound:
        return u"not-found"_s;
    case ErrorKind::UnknownModel:
        return u"unknown-model"_s;
    case ErrorKind::TooLarge:
        return u"too-large"_s;
    case ErrorKind::RateLimited:
        return u"rate-limited"_s;
    case ErrorKind::BadRequest:
        return u"bad-request"_s;
    case ErrorKind::ModelLoading:
        return u"model-loading"_s;
    case ErrorKind::Overloaded:
        return u"overloaded"_s;
    case ErrorKind::GatewayTimeout:
        return u"gateway-timeout"_s;
    case ErrorKind::ServerError:
        return u"server-error"_s;
    case ErrorKind::NotAnApi:
        return u"not-an-api"_s;
    case ErrorKind::BadReply:
        return u"bad-reply"_s;
    case ErrorKind::ReplyError:
        return u"reply-error"_s;
    case ErrorKind::ReplyTooLong:
        return u"reply-too-long"_s;
    case ErrorKind::Interrupted:
        return u"interrupted"_s;
    case ErrorKind::SilenceTimeout:
        return u"silence-timeout"_s;
    }
    Q_UNREACHABLE();
}

namespace {

/// The enumerator with this word; they are numbered from 0 to `last`.
template<typename Enum>
Enum enumeratorOf(const QString &word, Enum last, Enum otherwise)
{
    for (int i = 0; i <= int(last); ++i) {
        if (storedWord(Enum(i)) == word)
            return Enum(i);
    }
    return otherwise;
}

} // namespace

Role roleOf(const QString &word)
{
    return enumeratorOf(word, Role::Assistant, Role::User);
}

MessageState stateOf(const QString &word)
{
    return enumeratorOf(word, MessageState::Failed, MessageState::Failed);
}

ErrorKind errorKindOf(const QString &word)
{
    return enumeratorOf(word, ErrorKind::SilenceTimeout, ErrorKind::BadReply);
}

QString storedError(const ApiError &error)
{
    QJsonObject json{{u"kind"_s, storedWord(error.kind)}};
    const auto put = [&json](const QString &name, const QString &value) {
        if (!value.isEmpty())
            json.insert(name, value);
    };
    if (error.httpStatus != 0)
        json.insert(u"httpStatus"_s, error.httpStatus);
    put(u"url"_s, error.url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo));
    put(u"serverText"_s, error.serverText);
    put(u"code"_s, error.code);
    put(u"param"_s, error.param);
    put(u"leaveOut"_s, error.leaveOut);
    put(u"detail"_s, error.detail);
    put(u"location"_s, error.location.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo));
    if (error.retryAfter.count() >= 0)
        json.insert(u"retryAfterMs"_s, qint64(error.retryAfter.count()));
    if (error.shouldRetry)
        json.insert(u"shouldRetry"_s, *error.shouldRetry);
    put(u"requestId"_s, error.requestId);
    if (error.failedAt.isValid())
        json.insert(u"failedAt"_s, error.failedAt.toString(Qt::ISODateWithMs));
    if (error.waited.count() >= 0)
        json.insert(u"waitedMs"_s, qint64(error.waited.count()));
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

std::optional<ApiError> errorOf(const QString &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject json = document.object();
    ApiError error;
    error.kind = errorKindOf(json.value("kind"_L1).toString());
    error.httpStatus = json.value("httpStatus"_L1).toInt();
    error.url = QUrl(json.value("url"_L1).toString());
    error.serverText = json.value("serverText"_L1).toString();
    error.code = json.value("code"_L1).toString();
    error.param = json.value("param"_L1).toString();
    error.leaveOut = json.value("leaveOut"_L1).toString(); // not in older histories
    error.detail = json.value("detail"_L1).toString();
    error.location = QUrl(json.value("location"_L1).toString());
    error.retryAfter = std::chrono::milliseconds(json.value("retryAfterMs"_L1).toInteger(-1));
    if (const QJsonValue should = json.value("shouldRetry"_L1); should.isBool())
        error.shouldRetry = should.toBool();
    error.requestId = json.value("requestId"_L1).toString();
    error.failedAt = QDateTime::fromString(json.value("failedAt"_L1).toString(), Qt::ISODateWithMs);
    error.waited = std::chrono::milliseconds(json.value("waitedMs"_L1).toInteger(-1));
    return error;
}

QString storedToolCalls(const QList<ToolCall> &calls)
{
    QJsonArray json;
    for (const ToolCall &call : calls) {
        json.append(QJsonObject{
            {u"id"_s, call.id}, {u"name"_s, call.name}, {u"arguments"_s, call.arguments}});
    }
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QList<ToolCall> toolCallsOf(const QString &text)
{
    QList<ToolCall> calls;
    const QJsonArray json = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const auto &value : json) {
        const QJsonObject call = value.toObject();
        if (!call.isEmpty()) {
            calls.append({call.value("id"_L1).toString(), call.value("name"_L1).toString(),
                          call.value("arguments"_L1).toString()});
        }
    }
    return calls;
}

} // namespace Hiwar
