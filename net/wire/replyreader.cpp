// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/replyreader.h"

#include "net/values/errorcause.h"
#include "net/wire/classify.h"
#include "net/wire/jsontext.h"
#include "net/wire/sanitizetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// More than a sign of life: many services send an empty delta before the model thinks.
bool saysSomething(const Payload &payload)
{
    return !payload.text.isEmpty() || !payload.reasoning.isEmpty() || !payload.pictures.isEmpty() ||
           !payload.toolCalls.isEmpty() || !payload.finishReason.isEmpty();
}

/// A relay's form of a comment: it only shows that the connection is alive.
bool isHeartbeat(const SseEvent &event)
{
    const QByteArrayView data = QByteArrayView(event.data).trimmed();
    const auto says = [data](QByteArrayView word) {
        return data.compare(word, Qt::CaseInsensitive) == 0;
    };
    return data.isEmpty() || data.startsWith(':') || event.name == "ping" || says("ping") ||
           says("heartbeat") || says("keep-alive") || says("keepalive");
}

/// The text of "error: out of memory": "error" is no field of server-sent events.
QByteArray wordsOfErrorField(QByteArrayView stray)
{
    constexpr QByteArrayView field("error:");
    for (qsizetype at = 0; at < stray.size();) {
        const qsizetype lf = stray.indexOf('\n', at);
        const QByteArrayView line = stray.sliced(at, (lf < 0 ? stray.size() : lf) - at);
        if (line.size() > field.size() &&
            line.first(field.size()).compare(field, Qt::CaseInsensitive) == 0)
            return line.sliced(field.size()).trimmed().toByteArray();
        at += line.size() + 1;
    }
    return {};
}

} // namespace

ReplyReader::ReplyReader(Secret key)
    : m_key(std::move(key))
    , m_sum(m_key)
{
}

bool ReplyReader::readOn(QByteArrayView bytes)
{
    if (isOver())
        return false;
    const qint64 before = progress();
    take(bytes);
    if (progress() > before)
        m_idleSince = m_bytes;
    m_isTooLarge = m_isTooLarge || isTooMuch();
    return m_sum.hasDelta();
}

bool ReplyReader::isTooMuch() const
{
    return m_parser.overflowed() || m_body.size() > maxBodyBytes ||
           m_bytes - m_idleSince > maxIdleBytes || m_bytes > maxBytes;
}

void ReplyReader::take(QByteArrayView bytes)
{
    switch (m_form) {
    case Form::Unknown:
        if (chooseForm(bytes) && m_form == Form::Events)
            takeEvents(m_parser.feed(std::exchange(m_body, {})));
        break;
    case Form::Events:
        takeEvents(m_parser.feed(bytes));
        break;
    case Form::Whole:
        m_body += bytes;
        break;
    }
}

/// Decides by the first byte that is not blank; the content type is wrong too often. A service
/// under load may send blank lines for minutes, so they are not kept.
bool ReplyReader::chooseForm(QByteArrayView bytes)
{
    constexpr QByteArrayView mark("\xEF\xBB\xBF");
    m_body += bytes;
    if (m_body.size() < mark.size() && mark.startsWith(m_body))
        return false;
    const QByteArrayView head = trimmedJson(m_body);
    if (head.isEmpty()) {
        m_body = "\n"; // so that a byte order mark after it is not at the start
        return false;
    }
    const bool isWhole = QByteArrayView("{[<\"").contains(head.front());
    m_form = isWhole ? Form::Whole : Form::Events;
    m_hasBegun = isWhole;
    // Only the front is trimmed: blanks at the end belong to the following bytes.
    m_body = m_body.sliced(head.data() - m_body.constData());
    return true;
}

void ReplyReader::takeEvents(const QList<SseEvent> &events)
{
    for (const SseEvent &event : events) {
        noticeStray(event.strayBefore);
        if (event.name == "error") {
            m_hasError = true;
            m_error = readErrorBody(event.data, m_key);
        } else {
            const int skipped = m_skipped;
            takePayload(event.data);
            m_isDamaged |= m_skipped > skipped && !isHeartbeat(event);
        }
        if (isOver())
            return;
    }
    noticeStray(m_parser.stray().size());
}

/// Some services send "[DONE]" as a line of its own, without "data:". It completes the reply, but
/// the reading goes on, because an error may follow.
void ReplyReader::noticeStray(qsizetype size)
{
    const QByteArrayView stray = QByteArrayView(m_parser.stray()).first(size);
    while (m_strayRead < size) {
        const qsizetype lf = stray.indexOf('\n', m_strayRead);
        const qsizetype end = lf < 0 ? size : lf;
        const QByteArrayView line = stray.sliced(m_strayRead, end - m_strayRead).trimmed();
        if (line == "[DONE]" || line == "\"[DONE]\"")
            m_isBareDone = true;
        else
            m_isDamaged |= !line.isEmpty();
        m_strayRead = end + 1;
    }
}

void ReplyReader::takePayload(QByteArrayView json)
{
    Payload payload;
    if (!m_plain.read(json, payload))
        payload = decodePayload(json, m_key);
    switch (payload.kind) {
    case Payload::Kind::NotJson:
        m_skipped += json.trimmed().isEmpty() ? 0 : 1;
        return;
    case Payload::Kind::Done:
        m_isDone = true;
        return;
    case Payload::Kind::Error:
        m_hasError = true;
        m_error = payload.error;
        break;
    case Payload::Kind::Content:
        break;
    }
    m_hasBegun = true;
    m_isOtherInterface |= payload.isOtherInterface;
    m_payloads += saysSomething(payload) ? 1 : 0;
    m_sum.take(payload);
    m_isTooLarge |= m_sum.isFull();
}

ReplyReader::Close ReplyReader::finish(BodyEnd how)
{
    if (!isOver()) {
        if (m_form == Form::Whole)
            takeWholeBody();
        takeEvents(m_parser.finish());
    }
    takeStrayError();
    m_sum.close();
    return {m_sum.takeDelta(), outcome(how)};
}

/// Usually one JSON value; sometimes one for each line, and "data: [DONE]" after it.
void ReplyReader::takeWholeBody()
{
    QByteArrayView rest = trimmedJson(m_body);
    while (!isOver() && (rest.startsWith('{') || rest.startsWith('['))) {
        const qsizetype size = firstJsonValueSize(rest);
        const int skipped = m_skipped;
        takeValue(size > 0 ? rest.first(size) : rest);
        m_isDamaged |= m_skipped > skipped;
        if (size == 0)
            return;
        rest = rest.sliced(size).trimmed();
    }
    if (!isOver() && m_sum.hasChoice())
        takeEvents(m_parser.feed(rest));
}

/// A service may send all the events of a stream in one array.
void ReplyReader::takeValue(QByteArrayView json)
{
    const QJsonArray elements =
        json.startsWith('[') ? parseJson(json).value_or(QJsonValue()).toArray() : QJsonArray();
    if (elements.size() < 2) {
        takePayload(json);
        return;
    }
    for (const auto &element : elements) {
        if (!isOver())
            takePayload(QJsonDocument(element.toObject()).toJson(QJsonDocument::Compact));
    }
}

/// Finds an error that came without "data:" before it, alone or among other lines.
void ReplyReader::takeStrayError()
{
    const QByteArrayView stray = this->stray();
    if (m_hasError || m_isTooLarge || !m_sum.finishReason().isEmpty() || stray.isEmpty())
        return;
    if (const QByteArray words = wordsOfErrorField(stray); !words.isEmpty()) {
        m_hasError = true;
        m_error = readErrorBody(words, m_key);
        return;
    }
    const qsizetype begin = stray.indexOf('{');
    if (begin < 0)
        return;
    const QByteArrayView json = stray.sliced(begin);
    const qsizetype size = firstJsonValueSize(json);
    const Payload payload = decodePayload(size > 0 ? json.first(size) : json, m_key);
    if (payload.kind == Payload::Kind::Error) {
        m_hasError = true;
        m_error = payload.error;
    }
}

/// The lines that are no fields and came before the end.
QByteArrayView ReplyReader::stray() const
{
    const QByteArrayView all(m_parser.stray());
    return all.first(qMin(m_strayRead, all.size()));
}

bool ReplyReader::isComplete() const
{
    if (!m_sum.finishReason().isEmpty())
        return true;
    return !m_isDamaged &&
           (m_isDone || m_isBareDone || (m_form == Form::Whole && m_sum.wholeMessages() == 1));
}

/// The reply has ended. A message sent as an event is complete if it is the only one: with several,
/// it is unknown which is the last.
bool ReplyReader::hasEnded() const
{
    return isComplete() || (!m_isDamaged && m_sum.wholeMessages() == 1);
}

/// Whether the user gets an answer, or a reason why there is none.
bool ReplyReader::hasAnswer() const
{
    const FinishReason reason = readFinishReason(m_sum.finishReason());
    return m_sum.hasText() || m_sum.hasPictures() || m_sum.hasToolCalls() ||
           reason == FinishReason::Filter ||
           (reason == FinishReason::Length && m_sum.hasReasoning());
}

tl::expected<ReplyEnd, ApiError> ReplyReader::outcome(BodyEnd how) const
{
    ApiError error;
    if (m_hasError)
        return tl::unexpected(told());
    if (m_isTooLarge) {
        error.kind = hasAnything() ? ErrorKind::ReplyTooLong : ErrorKind::BadReply;
        error.detail = u"The reply is larger than what a reply can be"_s;
        return tl::unexpected(error);
    }
    if (readFinishReason(m_sum.finishReason()) == FinishReason::Broken)
        return tl::unexpected(gaveUp());
    if (hasEnded() && hasAnswer())
        return m_sum.end();
    if (!hasEnded() && (hasAnything() || how == BodyEnd::Cut))
        return tl::unexpected(interrupted());
    return tl::unexpected(unreadable());
}

bool ReplyReader::hasAnything() const
{
    return m_sum.hasText() || m_sum.hasPictures() || m_sum.hasReasoning() || m_sum.hasToolCalls();
}

/// The service's own error. If it came before any of the reply, it is a refusal like any other.
ApiError ReplyReader::told() const
{
    ApiError error;
    error.kind = classifyTold(m_error);
    if (hasAnything() &&
        (error.kind == ErrorKind::ModelLoading || error.kind == ErrorKind::Overloaded))
        error.kind = ErrorKind::ReplyError;
    if (!hasAnything() && error.kind != ErrorKind::ReplyError)
        error.httpStatus = statusTold(m_error);
    error.serverText = m_error.message;
    error.code = m_error.code.isEmpty() ? m_error.type : m_error.code;
    error.param = m_error.param;
    error.retryAfter = m_error.retryAfter;
    return error;
}

ApiError ReplyReader::interrupted() const
{
    ApiError error;
    error.kind = hasAnything() ? ErrorKind::Interrupted : ErrorKind::NoAnswer;
    error.detail = u"The reply ended without a finish reason"_s;
    if (m_isDamaged)
        error.detail += u"; something that is no part of a reply stood in it"_s;
    if (looksLikePage(stray()))
        error.serverText = readErrorBody(stray(), m_key).message;
    return error;
}

/// The service reports the failure only in the finish reason.
ApiError ReplyReader::gaveUp() const
{
    ApiError error;
    error.kind = ErrorKind::ReplyError;
    error.code = m_sum.finishReason();
    error.detail = u"finish_reason: "_s + m_sum.finishReason();
    return error;
}

/// Bytes came, but there is no answer in them.
ApiError ReplyReader::unreadable() const
{
    constexpr qsizetype glimpse = 200;
    ApiError error;
    if (m_sum.hasReasoning())
        error.detail = u"The model thought and gave no answer"_s;
    else if (!m_sum.finishReason().isEmpty())
        error.detail = u"No text in the reply; finish_reason: "_s + m_sum.finishReason();
    else if (m_skipped > 0)
        error.detail = u"Events that are not JSON: %1"_s.arg(m_skipped);
    if (m_isOtherInterface)
        error.code = otherInterfaceCode;
    if (m_hasBegun && m_form == Form::Events)
        return error;

    const QByteArrayView text = m_form == Form::Whole ? QByteArrayView(m_body) : stray();
    if (looksLikePage(text)) {
        error.kind = ErrorKind::NotAnApi;
        error.serverText = readErrorBody(text, m_key).message;
    } else if (!text.isEmpty() && !parseJson(text) && !hasEnded() && !m_sum.hasChoice()) {
        error.kind = ErrorKind::NotAnApi;
        if (!text.contains('\0'))
            error.serverText = sanitizeText(QString::fromUtf8(text), m_key, glimpse);
    }
    return error;
}

} // namespace Hiwar
