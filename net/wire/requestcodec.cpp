// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/requestcodec.h"

#include "net/wire/jsontext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QByteArray roleName(Role role)
{
    switch (role) {
    case Role::System:
        return "system"_ba;
    case Role::User:
        return "user"_ba;
    case Role::Assistant:
        return "assistant"_ba;
    }
    return {};
}

QByteArray jsonValue(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

/// A picture of a reply is megabytes of letters: no model reads them, but all would be charged.
QString withoutPictureData(const QString &content)
{
    static const QRegularExpression picture(u"(\\]\\(data:image/[\\w.+-]+);base64,[^)\\s]*\\)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return content.contains("](data:image/"_L1, Qt::CaseInsensitive)
               ? QString(content).replace(picture, u"\\1)"_s)
               : content;
}

QByteArray dataAddress(const MessagePart &part)
{
    return "\"data:" + jsonString(part.mediaType).sliced(1).chopped(1) + ";base64," +
           part.bytes.toBase64() + '"';
}

/// The word of the interface: it knows "wav" and "mp3".
QString soundFormat(const QString &mediaType)
{
    const QString kind = mediaType.section(u'/', 1);
    if (kind == "mpeg"_L1)
        return u"mp3"_s;
    return kind.startsWith("x-"_L1) ? kind.mid(2) : kind;
}

QByteArray partJson(const MessagePart &part)
{
    switch (part.kind) {
    case MessagePart::Kind::Picture:
        return "{\"type\":\"image_url\",\"image_url\":{\"url\":" + dataAddress(part) + "}}";
    case MessagePart::Kind::Document:
        return "{\"type\":\"file\",\"file\":{\"filename\":" + jsonString(part.name) +
               ",\"file_data\":" + dataAddress(part) + "}}";
    case MessagePart::Kind::Sound:
        return "{\"type\":\"input_audio\",\"input_audio\":{\"data\":\"" + part.bytes.toBase64() +
               "\",\"format\":" + jsonString(soundFormat(part.mediaType)) + "}}";
    }
    Q_UNREACHABLE();
}

QByteArray contentJson(const Message &message)
{
    const QString text =
        message.role == Role::Assistant ? withoutPictureData(message.content) : message.content;
    if (message.parts.isEmpty())
        return jsonString(text);
    QByteArray list;
    if (!text.isEmpty())
        list = "{\"type\":\"text\",\"text\":" + jsonString(text) + '}';
    for (const MessagePart &part : message.parts)
        list += (list.isEmpty() ? "" : ",") + partJson(part);
    return '[' + list + ']';
}

bool isReserved(const QString &name)
{
    return name == "model"_L1 || name == "messages"_L1 || name == "stream"_L1;
}

} // namespace

// Written by hand, with Qt only for strings: QJsonObject would sort the fields, and people read
// this in the trace.
QByteArray encodeRequest(const ChatRequest &request)
{
    QByteArray body = "{\"model\":" + jsonString(request.model) + ",\"messages\":[";
    bool first = true;
    for (const Message &message : request.messages) {
        if (!std::exchange(first, false))
            body += ',';
        body += "{\"role\":\"" + roleName(message.role) + "\",\"content\":" + contentJson(message);
        if (!message.reasoning.isEmpty())
            body += ",\"reasoning_content\":" + jsonString(message.reasoning);
        body += '}';
    }
    body += ']';
    if (request.stream)
        body += ",\"stream\":true";
    for (auto field = request.extra.begin(); field != request.extra.end(); ++field) {
        if (!isReserved(field.key()))
            body += ',' + jsonString(field.key()) + ':' + jsonValue(field.value());
    }
    return body + '}';
}

} // namespace Hiwar
