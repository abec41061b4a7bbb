// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/wirerecorder.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// The first ones, up to a size; then one that says how many are missing.
WireHeaders bounded(const WireHeaders &headers)
{
    WireHeaders kept;
    qsizetype size = 0;
    for (const auto &header : headers) {
        size += header.first.size() + header.second.size();
        if (size > WireRecorder::maxHeaderBytes) {
            const auto left = QByteArray::number(headers.size() - kept.size());
            kept.append({"…"_ba, left + " further headers are too long to be kept"});
            break;
        }
        kept.append(header);
    }
    return kept;
}

/// Only the first of several times counts.
void note(std::chrono::milliseconds &moment, std::chrono::milliseconds now)
{
    if (moment < 0ms)
        moment = now;
}

} // namespace

WireTranscript WireRecorder::transcript() const
{
    WireTranscript shown = m_transcript;
    for (WireExchange &exchange : shown.exchanges)
        exchange.replyTail =
            exchange.replyTail.last(std::min(exchange.replyTail.size(), maxTailBytes));
    return shown;
}

std::chrono::milliseconds WireRecorder::now() const
{
    return std::chrono::milliseconds(m_clock.elapsed());
}

qsizetype WireRecorder::bytes() const
{
    qsizetype size = 0;
    const char *shared = nullptr;
    for (const WireExchange &exchange : m_transcript.exchanges) {
        size += exchange.replyBody.size() + exchange.replyTail.size();
        if (std::exchange(shared, exchange.requestBody.constData()) != shared)
            size += exchange.requestBody.size();
        for (const WireHeaders &headers : {exchange.requestHeaders, exchange.replyHeaders}) {
            for (const auto &[name, value] : headers)
                size += name.size() + value.size();
        }
    }
    return size;
}

/// Returns the former attempt's copy if it is the same: one copy is enough.
QByteArray WireRecorder::kept(const QByteArray &requestBody) const
{
    const QByteArray begin = requestBody.first(std::min(requestBody.size(), maxRequestBytes));
    const bool isKept = !isEmpty() && m_transcript.exchanges.constLast().requestBody == begin;
    return isKept ? m_transcript.exchanges.constLast().requestBody : begin;
}

void WireRecorder::asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
                         const QByteArray &body)
{
    WireExchange exchange{.method = method,
                          .url = url,
                          .requestHeaders = bounded(headers),
                          .requestBody = kept(body),
                          .requestBytes = body.size(),
                          .startedAt = QDateTime::currentDateTimeUtc()};
    m_transcript.exchanges.append(exchange);
    if (m_transcript.exchanges.size() > maxExchanges)
        m_transcript.exchanges.removeFirst();
    m_clock.start();
}

void WireRecorder::reached(WireStep step)
{
    if (m_transcript.exchanges.isEmpty())
        return;
    WireExchange &exchange = m_transcript.exchanges.last();
    switch (step) {
    case WireStep::Connecting:
        return note(exchange.lookedUp, now());
    case WireStep::Encrypted:
        return note(exchange.encrypted, now());
    case WireStep::Sent:
        return note(exchange.sent, now());
    }
}

void WireRecorder::answered(int status, const WireHeaders &headers)
{
    if (m_transcript.exchanges.isEmpty())
        return;
    WireExchange &exchange = m_transcript.exchanges.last();
    exchange.status = status;
    exchange.replyHeaders = bounded(headers);
    note(exchange.answered, now());
}

void WireRecorder::arrived(const QByteArray &bytes)
{
    if (m_transcript.exchanges.isEmpty())
        return;
    WireExchange &exchange = m_transcript.exchanges.last();
    if (exchange.firstByte < 0ms)
        exchange.firstByte = now();
    exchange.replyBytes += bytes.size();
    const qsizetype fits = std::min(bytes.size(), maxReplyBytes - exchange.replyBody.size());
    exchange.replyBody += QByteArrayView(bytes).first(fits);
    exchange.replyTail += QByteArrayView(bytes).sliced(fits);
    // Rarely: moving the tail for every piece would cost more than storing it.
    if (exchange.replyTail.size() > 2 * maxTailBytes)
        exchange.replyTail.remove(0, exchange.replyTail.size() - maxTailBytes);
}

void WireRecorder::ended(WireEnd how, const QString &fault)
{
    if (m_transcript.exchanges.isEmpty())
        return;
    WireExchange &exchange = m_transcript.exchanges.last();
    exchange.end = how;
    exchange.fault = fault;
    exchange.ended = now();
}

} // namespace Hiwar
