// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/errorbody.h"

#include "net/wire/jsontext.h"
#include "net/wire/sanitizetext.h"
#include "net/wire/sseparser.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// JSON in a JSON string, an error in an error: deeper nesting has nothing for people.
constexpr int maxNesting = 8;

ErrorBody readValue(const QJsonValue &value, int depth);

QString scalarText(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 15);
    return value.toString();
}

ErrorBody readString(const QString &text, int depth)
{
    const QString trimmed = text.trimmed();
    if (trimmed.startsWith(u'{') || trimmed.startsWith(u'[')) {
        if (const auto inner = parseJson(trimmed.toUtf8())) {
            ErrorBody body = readValue(*inner, depth + 1);
            if (!body.message.isEmpty())
                return body;
        }
    }
    return {.message = text, .code = {}, .param = {}, .type = {}};
}

/// "27s", 27, "27.5"; negative: none of these.
std::chrono::milliseconds readSeconds(const QJsonValue &value)
{
    constexpr double longest = 1e9;
    QString text = scalarText(value).trimmed();
    if (text.endsWith(u's'))
        text.chop(1);
    bool isNumber = false;
    const double seconds = text.toDouble(&isNumber);
    // Also false for NaN.
    return std::chrono::milliseconds(
        isNumber && seconds >= 0 && seconds <= longest ? qRound64(seconds * 1000) : -1);
}

std::chrono::milliseconds readWait(const QJsonObject &object)
{
    for (const QLatin1StringView name : {"retryDelay"_L1, "retry_after"_L1, "retryAfter"_L1,
                                         "retry_after_seconds"_L1, "estimated_time"_L1}) {
        const auto wait = readSeconds(object.value(name));
        if (wait.count() >= 0)
            return wait;
    }
    // Google's RetryInfo.
    const QJsonArray details = object.value("details"_L1).toArray();
    for (const auto &detail : details) {
        const auto wait = readSeconds(detail.toObject().value("retryDelay"_L1));
        if (wait.count() >= 0)
            return wait;
    }
    return std::chrono::milliseconds(-1);
}

int readStatus(const QJsonObject &object)
{
    for (const QLatin1StringView name :
         {"code"_L1, "status"_L1, "statusCode"_L1, "status_code"_L1, "http_code"_L1}) {
        const int number = scalarText(object.value(name)).toInt();
        if (number >= 400 && number <= 599)
            return number;
    }
    return 0;
}

/// {"error": "Bad Request", "message": "The model is missing"}: the status name is dropped. An
/// "error" that is more than a name is kept before the message.
QString nameAndMessage(const QJsonObject &object)
{
    static const QRegularExpression aName(u"^[\\w.-]+( [\\w.-]+){0,4}$"_s);
    const QString name = object.value("error"_L1).toString();
    const QString message = object.value("message"_L1).toString();
    if (name.isEmpty() || message.isEmpty())
        return {};
    return aName.match(name).hasMatch() || message.contains(name) ? message : name + u' ' + message;
}

/// FastAPI's list: {"loc": ["body", "model"], "msg": "Field required"}.
ErrorBody readField(const QJsonObject &object)
{
    QStringList where;
    const QJsonArray place = object.value("loc"_L1).toArray();
    for (const auto &part : place)
        where += scalarText(part);
    ErrorBody body{.message = object.value("msg"_L1).toString(),
                   .code = {},
                   .param = where.isEmpty() ? QString() : where.last(),
                   .type = object.value("type"_L1).toString()};
    if (!where.isEmpty())
        body.message = where.join(u'.') + ": "_L1 + body.message;
    return body;
}

ErrorBody readArray(const QJsonArray &array, int depth)
{
    ErrorBody body;
    for (const auto &element : array) {
        const ErrorBody one = readValue(element, depth + 1);
        if (one.message.isEmpty())
            continue;
        if (body.message.isEmpty())
            body = one;
        else if (element.isObject() && element.toObject().contains("loc"_L1))
            body.message += "; "_L1 + one.message;
    }
    return body;
}

/// Errors under the name of the field: {"model": ["is not included in the list"]}.
ErrorBody readFields(const QJsonObject &fields, int depth)
{
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        ErrorBody body = readValue(field.value(), depth);
        if (body.message.isEmpty())
            continue;
        body.message.prepend(field.key() + ": "_L1);
        body.param = field.key();
        return body;
    }
    return {};
}

ErrorBody readObject(const QJsonObject &object, int depth)
{
    if (object.contains("loc"_L1) && object.contains("msg"_L1))
        return readField(object);

    // The first of these with a text; fields beside it fill the gaps.
    static constexpr QLatin1StringView names[]{"error_description"_L1,
                                               "error"_L1,
                                               "message"_L1,
                                               "detail"_L1,
                                               "errors"_L1,
                                               "msg"_L1,
                                               "reason"_L1,
                                               "error_message"_L1,
                                               "error_msg"_L1,
                                               "status_msg"_L1,
                                               "errorMessage"_L1,
                                               "Message"_L1,
                                               "fault"_L1,
                                               "faultstring"_L1,
                                               "title"_L1};
    ErrorBody body;
    body.message = nameAndMessage(object);
    for (const QLatin1StringView name : names) {
        if (!body.message.isEmpty())
            break;
        const bool isNameOfAList = name == "error"_L1 && object.value(name).isString() &&
                                   !object.value("message"_L1).toArray().isEmpty();
        if (isNameOfAList)
            continue;
        body = readValue(object.value(name), depth + 1);
    }
    if (body.message.isEmpty())
        body = readFields(object.value("errors"_L1).toObject(), depth + 1);
    if (body.code.isEmpty())
        body.code = scalarText(object.value("code"_L1));
    if (body.message.isEmpty() && object.contains("base_resp"_L1))
        body = readValue(object.value("base_resp"_L1), depth + 1);
    if (body.code.isEmpty() && object.contains("error_description"_L1))
        body.code = object.value("error"_L1).toString();
    if (body.param.isEmpty())
        body.param = scalarText(object.value("param"_L1));
    if (body.status == 0)
        body.status = readStatus(object);
    if (body.retryAfter.count() < 0)
        body.retryAfter = readWait(object);
    if (body.type.isEmpty())
        body.type = object.value("type"_L1).toString(object.value("status"_L1).toString());

    // A relay often reports only "Provider returned error" and puts the provider's message here.
    const QString raw = object.value("metadata"_L1).toObject().value("raw"_L1).toString();
    if (!raw.isEmpty() && depth < maxNesting) {
        const QString inner = readString(raw, depth + 1).message;
        if (!body.message.contains(inner))
            body.message += ": "_L1 + inner;
    }
    return body;
}

ErrorBody readValue(const QJsonValue &value, int depth)
{
    if (depth > maxNesting)
        return {};
    switch (value.type()) {
    case QJsonValue::String:
        return readString(value.toString(), depth);
    case QJsonValue::Array:
        return readArray(value.toArray(), depth);
    case QJsonValue::Object:
        return readObject(value.toObject(), depth);
    case QJsonValue::Null:
    case QJsonValue::Bool:
    case QJsonValue::Double:
    case QJsonValue::Undefined:
        return {};
    }
    return {};
}

QString pageTitle(const QString &page)
{
    static const QRegularExpression heading(u"<(title|h1|message)\\b[^>]*>(.*?)</\\1\\s*>"_s,
                                            QRegularExpression::CaseInsensitiveOption |
                                                QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString title = heading.match(page).captured(2).remove(tag);
    title.replace("&lt;"_L1, "<"_L1).replace("&gt;"_L1, ">"_L1).replace("&quot;"_L1, "\""_L1);
    title.replace("&#39;"_L1, "'"_L1).replace("&nbsp;"_L1, " "_L1);
    return title.replace("&amp;"_L1, "&"_L1);
}

/// For a refusal that is sent as a stream, because the request asked for one.
std::optional<QJsonValue> firstEventValue(QByteArrayView body)
{
    SseParser parser;
    QList<SseEvent> events = parser.feed(body);
    events += parser.finish();
    for (const SseEvent &event : std::as_const(events)) {
        const auto value = parseJson(event.data);
        if (value && (value->isObject() || value->isArray()))
            return value;
    }
    return {};
}

ErrorBody cleaned(ErrorBody body, const Secret &key)
{
    constexpr qsizetype maxName = 200;
    body.message = sanitizeText(body.message, key);
    body.code = sanitizeText(body.code, key, maxName);
    body.param = sanitizeText(body.param, key, maxName);
    body.type = sanitizeText(body.type, key, maxName);
    return body;
}

} // namespace

bool looksLikePage(QByteArrayView body)
{
    return trimmedJson(body).startsWith('<');
}

ErrorBody readErrorValue(const QJsonValue &value, const Secret &key)
{
    return cleaned(readValue(value, 0), key);
}

ErrorBody readErrorBody(QByteArrayView body, const Secret &key)
{
    const QByteArrayView trimmed = trimmedJson(body);
    if (const auto value = parseJson(trimmed))
        return readErrorValue(*value, key);
    if (const auto value = firstEventValue(trimmed))
        return readErrorValue(*value, key);
    ErrorBody result;
    if (looksLikePage(trimmed))
        result.message = pageTitle(QString::fromUtf8(trimmed));
    else if (!trimmed.contains('\0')) // compressed or binary: not for people
        result.message = QString::fromUtf8(trimmed);
    return cleaned(result, key);
}

} // namespace Hiwar
