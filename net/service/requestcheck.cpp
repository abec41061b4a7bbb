// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/requestcheck.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

template<typename T>
using Checked = tl::expected<T, HttpFault>;

tl::unexpected<HttpFault> badField(const QString &param, const QString &message)
{
    return tl::unexpected(HttpFault{.status = 400,
                                    .message = message,
                                    .code = u"invalid_value"_s,
                                    .param = param,
                                    .allow = {}});
}

tl::unexpected<HttpFault> missingField(const QString &param)
{
    return tl::unexpected(HttpFault{.status = 400,
                                    .message = u"'%1' is missing."_s.arg(param),
                                    .code = u"missing_required_parameter"_s,
                                    .param = param,
                                    .allow = {}});
}

tl::unexpected<HttpFault> badJson(const QString &message)
{
    return tl::unexpected(HttpFault{
        .status = 400, .message = message, .code = u"invalid_json"_s, .param = {}, .allow = {}});
}

Checked<Role> readRole(const QJsonValue &value, const QString &param)
{
    if (value.isUndefined())
        return missingField(param);
    if (!value.isString())
        return badField(param, u"'%1' must be a string."_s.arg(param));
    const QString role = value.toString();
    if (role == "system"_L1 || role == "developer"_L1)
        return Role::System;
    if (role == "user"_L1)
        return Role::User;
    if (role == "assistant"_L1)
        return Role::Assistant;
    return badField(param, u"'%1' must be system, developer, user or assistant."_s.arg(param));
}

Checked<QString> readParts(const QJsonArray &parts, const QString &param)
{
    QString text;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString here = u"%1[%2]"_s.arg(param).arg(i);
        const QJsonObject part = parts[i].toObject();
        if (part["type"_L1] != "text"_L1)
            return badField(here + u".type"_s, u"'%1' must be a part of type text."_s.arg(here));
        if (!part["text"_L1].isString())
            return badField(here + u".text"_s, u"'%1.text' must be a string."_s.arg(here));
        text += part["text"_L1].toString();
    }
    return text;
}

Checked<QString> readContent(const QJsonValue &value, Role role, const QString &param)
{
    if (value.isString())
        return value.toString();
    if (value.isArray())
        return readParts(value.toArray(), param);
    if (role == Role::Assistant && (value.isNull() || value.isUndefined()))
        return QString();
    if (value.isUndefined())
        return missingField(param);
    return badField(param, u"'%1' must be a string or a list of text parts."_s.arg(param));
}

Checked<QList<Message>> readMessages(const QJsonValue &value)
{
    if (value.isUndefined())
        return missingField(u"messages"_s);
    if (!value.isArray())
        return badField(u"messages"_s, u"'messages' must be a list."_s);
    const QJsonArray array = value.toArray();
    if (array.isEmpty())
        return badField(u"messages"_s, u"'messages' must not be empty."_s);

    QList<Message> messages;
    messages.reserve(array.size());
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString here = u"messages[%1]"_s.arg(i);
        if (!array[i].isObject())
            return badField(here, u"'%1' must be an object."_s.arg(here));
        const QJsonObject object = array[i].toObject();
        const auto role = readRole(object["role"_L1], here + u".role"_s);
        if (!role)
            return tl::unexpected(role.error());
        const auto content = readContent(object["content"_L1], *role, here + u".content"_s);
        if (!content)
            return tl::unexpected(content.error());
        messages.append({*role, *content});
    }
    return messages;
}

Checked<QString> readModel(const QJsonValue &value)
{
    if (value.isUndefined())
        return missingField(u"model"_s);
    if (!value.isString() || value.toString().isEmpty())
        return badField(u"model"_s, u"'model' must be a string that is not empty."_s);
    return value.toString();
}

/// A flag; absent and null mean false.
Checked<bool> readFlag(const QJsonValue &value, const QString &param)
{
    if (value.isUndefined() || value.isNull())
        return false;
    if (!value.isBool())
        return badField(param, u"'%1' must be true or false."_s.arg(param));
    return value.toBool();
}

Checked<bool> readIncludeUsage(const QJsonValue &options)
{
    if (options.isUndefined() || options.isNull())
        return false;
    if (!options.isObject())
        return badField(u"stream_options"_s, u"'stream_options' must be an object."_s);
    return readFlag(options.toObject()["include_usage"_L1], u"stream_options.include_usage"_s);
}

Checked<QJsonObject> readObject(const QByteArray &body)
{
    if (!QByteArrayView(body).isValidUtf8())
        return badJson(u"The body is not valid UTF-8."_s);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        return badJson(
            u"The body is not JSON: %1 at byte %2."_s.arg(error.errorString()).arg(error.offset));
    if (!document.isObject())
        return badJson(u"The body must be a JSON object."_s);
    return document.object();
}

} // namespace

tl::expected<CheckedRequest, HttpFault> checkRequest(const QByteArray &body)
{
    const auto object = readObject(body);
    if (!object)
        return tl::unexpected(object.error());
    const auto model = readModel((*object)["model"_L1]);
    if (!model)
        return tl::unexpected(model.error());
    const auto messages = readMessages((*object)["messages"_L1]);
    if (!messages)
        return tl::unexpected(messages.error());
    const auto stream = readFlag((*object)["stream"_L1], u"stream"_s);
    if (!stream)
        return tl::unexpected(stream.error());
    const auto includeUsage = readIncludeUsage((*object)["stream_options"_L1]);
    if (!includeUsage)
        return tl::unexpected(includeUsage.error());
    const QJsonValue choices = (*object)["n"_L1];
    if (!choices.isUndefined() && !choices.isNull() && choices.toDouble() != 1)
        return badField(u"n"_s, u"'n' must be 1: there is one reply to a request."_s);

    CheckedRequest checked;
    checked.chat = {*model, *messages, *stream, *object};
    for (const auto taken : {"model"_L1, "messages"_L1, "stream"_L1, "stream_options"_L1})
        checked.chat.extra.remove(taken);
    checked.includeUsage = *includeUsage;
    return checked;
}

} // namespace Hiwar
