// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/jsontext.h"

#include "net/wire/cleantext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Hiwar {

namespace {

QByteArray borrowed(QByteArrayView view)
{
    return QByteArray::fromRawData(view.data(), view.size());
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
    if (text.isEmpty())
        return {};
    // Qt reads objects and arrays only; a bare value is read as the element of one.
    const bool bare = text.front() != '{' && text.front() != '[';
    const QByteArray json = bare ? '[' + text.toByteArray() + ']' : borrowed(text);
    QJsonParseError error;
    QJsonDocument document = QJsonDocument::fromJson(json, &error);
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
