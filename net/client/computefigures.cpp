// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/computefigures.h"

#include "net/wire/sseparser.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// A shorter time is too inexact with a clock of milliseconds.
constexpr std::chrono::milliseconds leastTime = 50ms;

struct Deltas
{
    qint64 events = 0;
    qint64 text = 0;
    qint64 reasoning = 0;
};

bool hasText(const QJsonValue &value)
{
    return value.isArray() ? !value.toArray().isEmpty() : !value.toString().isEmpty();
}

Deltas countDeltas(const QByteArray &body)
{
    Deltas pieces;
    SseParser parser;
    QList<SseEvent> events = parser.feed(body);
    events += parser.finish();
    pieces.events = events.size();
    for (const SseEvent &event : std::as_const(events)) {
        const QJsonObject choice =
            QJsonDocument::fromJson(event.data).object()[u"choices"_s].toArray().first().toObject();
        const QJsonObject delta = choice[u"delta"_s].toObject();
        pieces.text += hasText(delta[u"content"_s]);
        pieces.reasoning +=
            hasText(delta[u"reasoning_content"_s]) || hasText(delta[u"reasoning"_s]);
    }
    return pieces;
}

/// The tokens that came between the first byte and the last, or -1.
qint64 streamedTokens(const Deltas &pieces, const WireFigures &figures, const Usage &usage)
{
    if (pieces.text + pieces.reasoning < 2 || figures.completionTokens < 2)
        return -1;
    const qint64 unseen = pieces.reasoning == 0 ? usage.reasoningTokens : 0;
    return figures.completionTokens - unseen - 1; // time counts from the first one
}

} // namespace

WireFigures computeFigures(const WireExchange &exchange, const std::optional<Usage> &usage)
{
    WireFigures figures;
    const bool isWhole = exchange.replyGap() == 0 && exchange.replyTail.isEmpty();
    const Deltas pieces = countDeltas(exchange.replyBody);
    figures.events = isWhole ? pieces.events : 0;
    if (usage) {
        figures.promptTokens = usage->promptTokens;
        figures.completionTokens = usage->completionTokens;
    } else if (isWhole && pieces.text + pieces.reasoning > 0) {
        figures.completionTokens = pieces.text + pieces.reasoning;
        figures.isEstimate = true;
    }
    const auto time = exchange.ended - exchange.firstByte;
    const qint64 tokens = streamedTokens(pieces, figures, usage.value_or(Usage{}));
    if (tokens > 0 && exchange.firstByte >= 0ms && time >= leastTime)
        figures.tokensPerSecond = double(tokens) / std::chrono::duration<double>(time).count();
    return figures;
}

} // namespace Hiwar
