// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/replycodec.h"

#include "net/wire/jsontext.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// A string, null, or an array of parts of which the text ones count.
QString contentText(const QJsonValue &content)
{
    if (content.isObject()) {
        const QJsonObject part = content.toObject();
        const QString type = part.value("type"_L1).toString(u"text"_s);
        const bool isText = type == "text"_L1 || type == "output_text"_L1;
        return isText ? part.value("text"_L1).toString() : QString();
    }
    if (!content.isArray())
        return content.toString();
    QString text;
    const QJsonArray parts = content.toArray();
    for (const auto &part : parts)
        text += contentText(part);
    return text;
}

QString messageText(const QJsonObject &message)
{
    const QString text = contentText(message.value("content"_L1));
    return text.isEmpty() ? message.value("refusal"_L1).toString() : text;
}

void takeChoice(const QJsonObject &choice, Payload &payload)
{
    payload.hasChoice = true;
    const QJsonValue delta = choice.value("delta"_L1);
    const QJsonValue message = choice.value("message"_L1);
    if (delta.isObject()) {
        payload.text += messageText(delta.toObject());
    } else if (message.isObject()) {
        payload.text += messageText(message.toObject());
        payload.isWhole = true;
    } else {
        payload.text += choice.value("text"_L1).toString();
    }
    const QString finish = choice.value("finish_reason"_L1).toString();
    if (!finish.isEmpty())
        payload.finishReason = finish;
}

std::optional<Usage> readUsage(const QJsonObject &object)
{
    QJsonObject usage = object.value("usage"_L1).toObject();
    if (usage.isEmpty())
        usage = object.value("x_groq"_L1).toObject().value("usage"_L1).toObject();
    if (usage.isEmpty())
        return {};
    Usage counts{.promptTokens = usage.value("prompt_tokens"_L1).toInteger(),
                 .completionTokens = usage.value("completion_tokens"_L1).toInteger(),
                 .totalTokens = 0};
    counts.totalTokens =
        usage.value("total_tokens"_L1).toInteger(counts.promptTokens + counts.completionTokens);
    return counts;
}

bool saysError(const QJsonObject &object)
{
    const QJsonValue error = object.value("error"_L1);
    if (error.isObject() ? !error.toObject().isEmpty()
                         : error.isArray() || !error.toString().isEmpty())
        return true;
    if (object.value("object"_L1) == "error"_L1)
        return true;
    if (object.contains("choices"_L1))
        return false;
    return object.value("message"_L1).isString() || object.contains("detail"_L1) ||
           !object.value("errors"_L1).toArray().isEmpty();
}

Payload decodeObject(const QJsonObject &object, const Secret &key)
{
    Payload payload;
    payload.kind = Payload::Kind::Content;
    const QJsonArray choices = object.value("choices"_L1).toArray();
    for (const auto &value : choices) {
        const QJsonObject choice = value.toObject();
        if (!choice.isEmpty() && choice.value("index"_L1).toInteger() == 0)
            takeChoice(choice, payload);
    }
    payload.model = object.value("model"_L1).toString();
    payload.usage = readUsage(object);
    if (saysError(object)) {
        payload.kind = Payload::Kind::Error;
        payload.error = readErrorValue(object, key);
    }
    return payload;
}

} // namespace

Payload decodePayload(QByteArrayView json, const Secret &key)
{
    json = trimmedJson(json);
    while (json.startsWith("data:")) // a relay framed an event twice
        json = json.sliced(5).trimmed();
    Payload payload;
    if (json == "[DONE]" || json == "\"[DONE]\"") {
        payload.kind = Payload::Kind::Done;
        return payload;
    }
    if (!json.startsWith('{') && !json.startsWith('['))
        return payload;
    const std::optional<QJsonValue> value = parseJson(json);
    if (!value)
        return payload;
    // Some services put the whole object into an array of one.
    const QJsonValue inner = value->isArray() ? value->toArray().first() : *value;
    return inner.isObject() ? decodeObject(inner.toObject(), key) : payload;
}

} // namespace Hiwar
