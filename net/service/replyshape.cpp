// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/replyshape.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray event(const QJsonObject &object)
{
    return "data: " + compact(object) + "\n\n";
}

QJsonObject shapeUsage(const Usage &usage)
{
    return {{u"prompt_tokens"_s, usage.promptTokens},
            {u"completion_tokens"_s, usage.completionTokens},
            {u"total_tokens"_s, usage.totalTokens}};
}

QJsonObject chunk(const ReplyHead &head, const QJsonArray &choices)
{
    return {{u"id"_s, head.id},
            {u"object"_s, u"chat.completion.chunk"_s},
            {u"created"_s, head.created},
            {u"model"_s, head.model},
            {u"choices"_s, choices}};
}

QByteArray choiceEvent(const ReplyHead &head, const QJsonObject &delta,
                       const QJsonValue &finishReason, bool includeUsage)
{
    const QJsonObject choice{
        {u"index"_s, 0}, {u"delta"_s, delta}, {u"finish_reason"_s, finishReason}};
    QJsonObject object = chunk(head, {choice});
    if (includeUsage)
        object.insert("usage"_L1, QJsonValue::Null);
    return event(object);
}

QString faultType(int status)
{
    if (status == 401 || status == 403)
        return u"authentication_error"_s;
    return status >= 500 ? u"server_error"_s : u"invalid_request_error"_s;
}

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

} // namespace

qint64 estimateTokens(qsizetype codeUnits)
{
    return (codeUnits + 3) / 4;
}

Usage estimateUsage(const QList<Message> &prompt, qsizetype replyCodeUnits)
{
    Usage usage;
    for (const Message &message : prompt)
        usage.promptTokens += estimateTokens(message.content.size());
    usage.completionTokens = estimateTokens(replyCodeUnits);
    usage.totalTokens = usage.promptTokens + usage.completionTokens;
    return usage;
}

QByteArray shapeReply(const ReplyHead &head, const QString &text, const Usage &usage)
{
    const QJsonObject message{{u"role"_s, u"assistant"_s}, {u"content"_s, text}};
    const QJsonObject choice{
        {u"index"_s, 0}, {u"message"_s, message}, {u"finish_reason"_s, u"stop"_s}};
    return compact({{u"id"_s, head.id},
                    {u"object"_s, u"chat.completion"_s},
                    {u"created"_s, head.created},
                    {u"model"_s, head.model},
                    {u"choices"_s, QJsonArray{choice}},
                    {u"usage"_s, shapeUsage(usage)}});
}

QByteArray shapeModels(const QStringList &models)
{
    QJsonArray data;
    for (const QString &model : models)
        data.append(QJsonObject{{u"id"_s, model},
                                {u"object"_s, u"model"_s},
                                {u"created"_s, 0},
                                {u"owned_by"_s, u"hiwar"_s}});
    return compact({{u"object"_s, u"list"_s}, {u"data"_s, data}});
}

QByteArray shapeFault(const HttpFault &fault)
{
    return compact({{u"error"_s, QJsonObject{{u"message"_s, fault.message},
                                             {u"type"_s, faultType(fault.status)},
                                             {u"param"_s, orNull(fault.param)},
                                             {u"code"_s, orNull(fault.code)}}}});
}

QByteArray shapeFirstEvent(const ReplyHead &head, bool includeUsage)
{
    return choiceEvent(head, {{u"role"_s, u"assistant"_s}, {u"content"_s, QString()}},
                       QJsonValue::Null, includeUsage);
}

QByteArray shapeDeltaEvent(const ReplyHead &head, const QString &piece, bool includeUsage)
{
    return choiceEvent(head, {{u"content"_s, piece}}, QJsonValue::Null, includeUsage);
}

QByteArray shapeFinishEvent(const ReplyHead &head, bool includeUsage)
{
    return choiceEvent(head, {}, u"stop"_s, includeUsage);
}

QByteArray shapeUsageEvent(const ReplyHead &head, const Usage &usage)
{
    QJsonObject object = chunk(head, {});
    object.insert("usage"_L1, shapeUsage(usage));
    return event(object);
}

QByteArray shapeDoneEvent()
{
    return "data: [DONE]\n\n";
}

} // namespace Hiwar
