// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/replycodec.h"

#include "net/wire/jsontext.h"
#include "net/wire/pictureof.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The text of a thought: a string, or nested parts.
QString wordsIn(const QJsonValue &value, int depth = 0)
{
    constexpr int maxDepth = 4;
    static constexpr QLatin1StringView names[]{"text"_L1, "thinking"_L1, "reasoning"_L1,
                                               "content"_L1, "summary"_L1};
    if (value.isString() || depth == maxDepth)
        return value.toString();
    QString words;
    const QJsonArray parts = value.toArray();
    for (const auto &part : parts)
        words += wordsIn(part, depth + 1);
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QLatin1StringView name : names) {
            if (words.isEmpty())
                words = wordsIn(object.value(name), depth + 1);
        }
    }
    return words;
}

/// The model's reasoning, where a service sends it beside the content. Some send it twice, under
/// two of these names.
QString separateReasoning(const QJsonObject &message)
{
    for (const QLatin1StringView name :
         {"reasoning_content"_L1, "reasoning"_L1, "reasoning_text"_L1, "reasoning_details"_L1,
          "thinking_content"_L1, "thinking"_L1, "thinking_blocks"_L1}) {
        if (const QString words = wordsIn(message.value(name)); !words.isEmpty())
            return words;
    }
    return {};
}

/// The digits of a picture, under the names that services give them, and its type beside them.
struct PictureDigits
{
    QString digits;
    QString type;
};

PictureDigits digitsIn(const QJsonObject &part)
{
    for (const QLatin1StringView name : {"b64_json"_L1, "image_base64"_L1, "base64"_L1}) {
        if (const QString digits = part.value(name).toString(); !digits.isEmpty())
            return {digits, part.value("mime_type"_L1).toString()};
    }
    for (const QLatin1StringView name : {"source"_L1, "inline_data"_L1, "inlineData"_L1}) {
        const QJsonObject inner = part.value(name).toObject();
        const QString digits = inner.value("data"_L1).toString();
        for (const QLatin1StringView type : {"media_type"_L1, "mime_type"_L1, "mimeType"_L1}) {
            const QString said = inner.value(type).toString();
            if (!digits.isEmpty() && said.startsWith("image/"_L1, Qt::CaseInsensitive))
                return {digits, said};
        }
    }
    return {};
}

/// An address of a picture that is elsewhere stays in the text. Only one that cannot end the
/// Markdown early.
QString pictureAt(const QString &address)
{
    const bool isPicture = address.startsWith("https://"_L1, Qt::CaseInsensitive) ||
                           address.startsWith("http://"_L1, Qt::CaseInsensitive);
    const bool isPlain = std::none_of(address.cbegin(), address.cend(), [](QChar c) {
        return c.isSpace() || QStringView(u"()<>[]\\").contains(c) || c.unicode() < 0x20;
    });
    return isPicture && isPlain ? u"\n\n![]("_s + address + u")\n\n"_s : QString();
}

void takePicture(const QJsonObject &part, Payload &payload)
{
    const QJsonValue image = part.value("image_url"_L1);
    QString address =
        image.isObject() ? image.toObject().value("url"_L1).toString() : image.toString();
    if (address.isEmpty())
        address = part.value("url"_L1).toString();
    if (address.startsWith("data:"_L1, Qt::CaseInsensitive)) {
        payload.pictures.append(pictureOfAddress(address));
        return;
    }
    if (const PictureDigits found = digitsIn(part); !found.digits.isEmpty())
        payload.pictures.append(found.digits.startsWith("data:"_L1, Qt::CaseInsensitive)
                                    ? pictureOfAddress(found.digits)
                                    : pictureOf(found.digits.toLatin1(), found.type));
    else
        payload.text += pictureAt(address);
}

void takePart(const QJsonObject &part, Payload &payload)
{
    const QString type = part.value("type"_L1).toString(u"text"_s);
    if (type == "text"_L1 || type == "output_text"_L1) {
        payload.text += part.value("text"_L1).toString();
        if (!digitsIn(part).digits.isEmpty()) // a picture without a type of its own
            takePicture(part, payload);
    } else if (type == "thinking"_L1 || type == "reasoning"_L1) {
        payload.reasoning += wordsIn(part);
    } else if (type == "image_url"_L1 || type == "image"_L1 || type == "output_image"_L1) {
        takePicture(part, payload);
    } else if (type == "refusal"_L1) {
        payload.text += part.value("refusal"_L1).toString();
        payload.isRefusal = true;
    }
}

/// Takes a string, null, or parts.
void takeContent(const QJsonValue &content, Payload &payload)
{
    if (content.isObject())
        takePart(content.toObject(), payload);
    const QJsonArray parts = content.toArray();
    for (const auto &part : parts)
        takeContent(part, payload);
    payload.text += content.toString();
}

void takeToolCall(const QJsonObject &call, const QJsonObject &function, Payload &payload)
{
    ToolCallPart part;
    if (call.value("index"_L1).isDouble())
        part.index = call.value("index"_L1).toInt();
    part.id = call.value("id"_L1).toString();
    part.name = function.value("name"_L1).toString();
    const QJsonValue arguments = function.value("arguments"_L1);
    if (arguments.isObject())
        part.arguments =
            QString::fromUtf8(QJsonDocument(arguments.toObject()).toJson(QJsonDocument::Compact));
    else
        part.arguments = arguments.toString();
    payload.toolCalls.append(part);
}

void takeMessage(const QJsonObject &message, Payload &payload)
{
    const qsizetype before = payload.text.size();
    takeContent(message.value("content"_L1), payload);
    if (const QString words = separateReasoning(message); !words.isEmpty())
        payload.reasoning = words;
    const QString refusal = message.value("refusal"_L1).toString();
    payload.isRefusal |= !refusal.isEmpty();
    if (payload.text.size() == before)
        payload.text += refusal;
    // The transcript of a spoken reply.
    if (payload.text.size() == before)
        payload.text += message.value("audio"_L1).toObject().value("transcript"_L1).toString();
    const QJsonArray pictures = message.value("images"_L1).toArray();
    for (const auto &picture : pictures) {
        if (picture.isString())
            takePicture({{u"url"_s, picture}}, payload);
        else
            takePicture(picture.toObject(), payload);
    }
    const QJsonArray calls = message.value("tool_calls"_L1).toArray();
    for (const auto &value : calls) {
        const QJsonObject call = value.toObject();
        if (!call.isEmpty())
            takeToolCall(call, call.value("function"_L1).toObject(), payload);
    }
    if (const QJsonValue legacy = message.value("function_call"_L1); legacy.isObject())
        takeToolCall({}, legacy.toObject(), payload);
}

void takeChoice(const QJsonObject &choice, Payload &payload)
{
    payload.hasChoice = true;
    const QJsonValue delta = choice.value("delta"_L1);
    const QJsonValue message = choice.value("message"_L1);
    if (delta.isObject()) {
        takeMessage(delta.toObject(), payload);
    } else if (message.isObject()) {
        takeMessage(message.toObject(), payload);
        payload.isWhole = true;
    } else {
        payload.text += choice.value("text"_L1).toString();
    }
    const QString finish = choice.value("finish_reason"_L1).toString();
    if (!finish.isEmpty())
        payload.finishReason = finish;
}

/// The requested answer has the index 0, or none.
bool isFirst(const QJsonObject &choice)
{
    const QJsonValue index = choice.value("index"_L1);
    return index.isString() ? index.toString().toInt() == 0 : index.toInteger() == 0;
}

bool saysError(const QJsonObject &object)
{
    const QJsonValue error = object.value("error"_L1);
    if (error.isObject() ? !error.toObject().isEmpty()
                         : error.isArray() || !error.toString().isEmpty())
        return true;
    if (object.value("object"_L1) == "error"_L1 ||
        object.value("base_resp"_L1).toObject().value("status_code"_L1).toInteger() != 0)
        return true;
    if (object.contains("choices"_L1))
        return false;
    // {"code": 1004, "msg": "invalid token"}; with code 0 it is no error.
    if (!object.value("msg"_L1).toString().isEmpty() && object.value("code"_L1).toInteger() != 0)
        return true;
    return object.value("message"_L1).isString() || object.contains("detail"_L1) ||
           !object.value("error_msg"_L1).toString().isEmpty() ||
           !object.value("errors"_L1).toArray().isEmpty();
}

/// Anthropic's messages, Gemini's contents, OpenAI's responses, Ollama's chat.
bool speaksOtherwise(const QJsonObject &object)
{
    if (object.contains("choices"_L1))
        return false;
    const QString type = object.value("type"_L1).toString();
    return type == "message"_L1 || type.startsWith("message_"_L1) ||
           type.startsWith("content_block_"_L1) || type.startsWith("response."_L1) ||
           object.value("object"_L1) == "response"_L1 || object.value("candidates"_L1).isArray() ||
           (object.contains("done"_L1) &&
            (object.contains("message"_L1) || object.contains("response"_L1)));
}

void takeError(const QJsonObject &object, const Secret &key, Payload &payload)
{
    payload.kind = Payload::Kind::Error;
    payload.error = readErrorValue(object, key);
}

Payload decodeObject(const QJsonObject &object, const Secret &key)
{
    Payload payload;
    payload.kind = Payload::Kind::Content;
    const QJsonArray choices = object.value("choices"_L1).toArray();
    for (const auto &value : choices) {
        const QJsonObject choice = value.toObject();
        if (choice.isEmpty() || !isFirst(choice))
            continue;
        takeChoice(choice, payload);
        const QJsonValue error = choice.value("error"_L1);
        if (error.isObject() || !error.toString().isEmpty())
            takeError(choice, key, payload);
    }
    payload.isOtherInterface = speaksOtherwise(object);
    payload.model = object.value("model"_L1).toString();
    payload.usage = readUsage(object);
    if (saysError(object))
        takeError(object, key, payload);
    return payload;
}

} // namespace

Payload decodePayload(QByteArrayView json, const Secret &key)
{
    json = trimmedJson(json);
    while (json.startsWith("data:")) // a relay has framed an event twice
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
    // Some services put the whole object into an array with one element.
    const QJsonValue inner = value->isArray() ? value->toArray().first() : *value;
    return inner.isObject() ? decodeObject(inner.toObject(), key) : payload;
}

} // namespace Hiwar
