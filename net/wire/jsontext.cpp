// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/jsontext.h"

#include "net/wire/sanitizetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Hiwar {

namespace {

QByteArray borrowed(QByteArrayView view)
{
    return QByteArray::fromRawData(view.data(), view.size());
}

/// More values than any service sends with one reply, logprobs included: each costs some 24 bytes,
/// and all of them would block the window.
bool isTooDense(QByteArrayView json)
{
    constexpr qsizetype mostValues = 2'000'000;
    if (json.size() < 2 * mostValues) // a value and a comma
        return false;
    qsizetype values = 0;
    bool isInString = false;
    for (qsizetype i = 0; i < json.size() && values <= mostValues; ++i) {
        const char c = json[i];
        if (c == '"')
            isInString = !isInString;
        else if (isInString)
            i += c == '\\' ? 1 : 0;
        else
            values += c == ',' || c == '[' || c == '{' ? 1 : 0;
    }
    return values > mostValues;
}

/// Replaces a number that no double can hold, as 1e999, by 0, so that the text beside it is not
/// lost. Each replacement parses everything again, so a long text gets only one.
QJsonDocument parseBounded(QByteArray json, QJsonParseError &error)
{
    constexpr qsizetype longText = 256 * 1024;
    const int mostNumbers = json.size() > longText ? 1 : 16;
    constexpr QByteArrayView letters("0123456789+-.eE");
    QJsonDocument document;
    for (int i = 0; i < mostNumbers && error.error == QJsonParseError::IllegalNumber; ++i) {
        qsizetype end = qMin(qsizetype(error.offset), json.size());
        while (end > 0 && !letters.contains(json[end - 1]))
            --end;
        qsizetype begin = end;
        while (begin > 0 && letters.contains(json[begin - 1]))
            --begin;
        while (end < json.size() && letters.contains(json[end]))
            ++end;
        json.replace(begin, end - begin, "0");
        document = QJsonDocument::fromJson(json, &error);
    }
    return document;
}

} // namespace

QByteArrayView trimmedJson(QByteArrayView text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    return text.trimmed();
}

std::optional<QJsonValue> parseJson(QByteArrayView text)
{
    text = trimmedJson(text);
    if (text.isEmpty() || isTooDense(text))
        return {};
    // Qt reads only objects and arrays; a bare value is read as an array's element.
    const bool bare = text.front() != '{' && text.front() != '[';
    const QByteArray json = bare ? '[' + text.toByteArray() + ']' : borrowed(text);
    QJsonParseError error;
    QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error == QJsonParseError::IllegalNumber)
        document = parseBounded(json, error);
    if (error.error == QJsonParseError::IllegalUTF8String)
        document = QJsonDocument::fromJson(QString::fromUtf8(json).toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        return {};
    if (!bare)
        return document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
    const QJsonArray elements = document.array();
    return elements.size() == 1 ? std::optional(elements.first()) : std::nullopt;
}

qsizetype firstJsonValueSize(QByteArrayView text)
{
    if (isTooDense(text))
        return 0;
    QJsonParseError error;
    (void)QJsonDocument::fromJson(borrowed(text), &error);
    return error.error == QJsonParseError::GarbageAtEnd ? error.offset : 0;
}

QByteArray jsonString(const QString &text)
{
    const QByteArray list =
        QJsonDocument(QJsonArray{withoutHalfSurrogates(text)}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

} // namespace Hiwar
