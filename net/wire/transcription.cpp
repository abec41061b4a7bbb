// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/transcription.h"

#include "net/wire/classify.h"
#include "net/wire/errorbody.h"
#include "net/wire/jsontext.h"
#include "net/wire/sanitizetext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Words = std::optional<QString>;

QByteArray fieldPart(const QByteArray &name, const QByteArray &value)
{
    return "Content-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n";
}

QByteArray filePart(const QByteArray &bytes)
{
    return "Content-Disposition: form-data; name=\"file\"; filename=\"dictation.wav\"\r\n"
           "Content-Type: audio/wav\r\n\r\n" +
           bytes + "\r\n";
}

/// One that no part contains, so nothing in a part can end it.
QByteArray freeBoundary(const QByteArrayList &parts)
{
    for (quint64 number = 0;; ++number) {
        const QByteArray boundary = "hiwar-" + QByteArray::number(number).rightJustified(20, '0');
        const auto contains = [&boundary](const QByteArray &part) {
            return part.contains(boundary);
        };
        if (std::none_of(parts.begin(), parts.end(), contains))
            return boundary;
    }
}

/// The service's words go into what a person writes: only visible letters and line breaks.
QString cleanWords(QString words, const Secret &key)
{
    words.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').replace(u'\t', u' ');
    words.removeIf([](QChar c) {
        const char16_t u = c.unicode();
        const bool reorders = (u >= 0x202A && u <= 0x202E) || (u >= 0x2066 && u <= 0x2069);
        return reorders || u == 0xFEFF || (c.category() == QChar::Other_Control && u != u'\n');
    });
    return hideKey(withoutHalfSurrogates(words.trimmed()), key);
}

QString pieceOf(const QJsonValue &value)
{
    return value.isString() ? value.toString() : value.toObject().value("text"_L1).toString();
}

/// Segments are parts of one text; each begins with the space before it, or with none.
Words joined(const QJsonArray &segments)
{
    QStringList pieces;
    for (const auto &segment : segments) {
        if (const QString piece = pieceOf(segment).trimmed(); !piece.isEmpty())
            pieces.append(piece);
    }
    if (pieces.isEmpty() && !segments.isEmpty())
        return {};
    return pieces.join(u' ');
}

Words wordsOf(const QJsonValue &value, bool isInner = false)
{
    if (value.isString())
        return value.toString();
    if (value.isArray())
        return joined(value.toArray());
    const QJsonObject object = value.toObject();
    static constexpr std::array names{"text"_L1, "transcription"_L1, "transcript"_L1};
    for (const QLatin1StringView name : names) {
        if (const QJsonValue text = object.value(name); text.isString())
            return text.toString();
    }
    if (const QJsonValue segments = object.value("segments"_L1); segments.isArray())
        return joined(segments.toArray());
    for (const QLatin1StringView name : {"result"_L1, "data"_L1}) {
        const QJsonValue inner = object.value(name);
        if (!isInner && !inner.isUndefined() && !inner.isNull()) {
            if (Words words = wordsOf(inner, true))
                return words;
        }
    }
    return {};
}

bool tellsError(const QJsonValue &value)
{
    const QJsonValue error = value.toObject().value("error"_L1);
    return !error.isUndefined() && !error.isNull() && error != QJsonValue(false) &&
           error != QJsonValue(QString());
}

tl::unexpected<ApiError> toldError(const QJsonValue &value, const Secret &key)
{
    const ErrorBody told = readErrorValue(value, key);
    ApiError error;
    error.kind = tellsError(value) ? classifyTold(told) : ErrorKind::BadReply;
    if (error.kind == ErrorKind::ReplyError) // nothing had arrived before it
        error.kind = ErrorKind::BadReply;
    error.httpStatus = tellsError(value) ? statusTold(told) : 0;
    error.serverText = told.message;
    error.code = told.code.isEmpty() ? told.type : told.code;
    error.param = told.param;
    error.retryAfter = told.retryAfter;
    return tl::unexpected(error);
}

/// Neither a page nor the begin of JSON nor bytes: some services answer with the bare words.
bool isPlainText(QByteArrayView body)
{
    return !body.startsWith('<') && !body.startsWith('{') && !body.startsWith('[') &&
           !body.contains('\0');
}

} // namespace

MultipartForm transcriptionForm(const TranscriptionRequest &request)
{
    QByteArrayList parts{fieldPart("model", request.model.toUtf8()),
                         fieldPart("response_format", "json")};
    if (!request.language.isEmpty())
        parts.append(fieldPart("language", request.language.toUtf8()));
    parts.append(filePart(request.recording)); // last: a service may read the fields first
    const QByteArray boundary = freeBoundary(parts);
    QByteArray body;
    body.reserve(request.recording.size() + 1024);
    for (const QByteArray &part : std::as_const(parts))
        body += "--" + boundary + "\r\n" + part;
    return {.contentType = "multipart/form-data; boundary=" + boundary,
            .body = body + "--" + boundary + "--\r\n"};
}

tl::expected<QString, ApiError> readTranscription(QByteArrayView body, const Secret &key,
                                                  bool isCut)
{
    const std::optional<QJsonValue> root = parseJson(body);
    if (root && !root->isDouble()) { // a number may be all that was said
        if (tellsError(*root))
            return toldError(*root, key);
        if (const Words words = wordsOf(*root))
            return cleanWords(*words, key);
        return toldError(*root, key);
    }
    ApiError error;
    const QByteArrayView trimmed = trimmedJson(body);
    if (isCut) {
        error.kind = ErrorKind::Interrupted;
    } else if (trimmed.isEmpty()) {
        error.kind = ErrorKind::BadReply;
    } else if (isPlainText(trimmed)) {
        return cleanWords(QString::fromUtf8(trimmed), key);
    } else {
        error.kind = ErrorKind::NotAnApi;
        error.serverText = readErrorBody(body, key).message;
    }
    return tl::unexpected(error);
}

} // namespace Hiwar
