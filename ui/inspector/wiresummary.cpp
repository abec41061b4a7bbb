// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/wiresummary.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

struct WireSummaryTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::WireSummary)
};

QString bytesText(qint64 bytes)
{
    return WireSummaryTr::tr("%1 bytes").arg(QLocale().toString(bytes));
}

QString endText(const WireExchange &exchange)
{
    switch (exchange.end) {
    case WireEnd::Open:
        return WireSummaryTr::tr("still under way");
    case WireEnd::Whole:
        return WireSummaryTr::tr("complete");
    case WireEnd::Failed:
        return exchange.status == 0 ? WireSummaryTr::tr("no answer") : WireSummaryTr::tr("cut off");
    case WireEnd::Closed:
        return WireSummaryTr::tr("closed by Hiwar");
    }
    Q_UNREACHABLE();
}

QString statusText(const WireExchange &exchange)
{
    const QString end = endText(exchange);
    return exchange.status == 0 ? end : QString::number(exchange.status) + u" · "_s + end;
}

QString tokensText(const WireFigures &figures)
{
    const QLocale locale;
    QStringList parts;
    if (figures.promptTokens >= 0)
        parts.append(WireSummaryTr::tr("%1 in").arg(locale.toString(figures.promptTokens)));
    if (figures.completionTokens >= 0) {
        const QString count = locale.toString(figures.completionTokens);
        parts.append(figures.isEstimate
                         ? WireSummaryTr::tr("about %1 out, counted by Hiwar").arg(count)
                         : WireSummaryTr::tr("%1 out").arg(count));
    }
    return parts.join(u" · "_s);
}

QString receivedText(const WireExchange &exchange, const WireFigures &figures)
{
    QString text = bytesText(exchange.replyBytes);
    if (figures.events > 0)
        text += u" · "_s + (figures.events == 1
                                ? WireSummaryTr::tr("1 event")
                                : WireSummaryTr::tr("%Ln events", nullptr, int(figures.events)));
    return text;
}

} // namespace

QString durationText(std::chrono::milliseconds time)
{
    const QLocale locale;
    if (time < 1s)
        return WireSummaryTr::tr("%1 ms").arg(locale.toString(qint64(time.count())));
    if (time < 60s)
        return WireSummaryTr::tr("%1 s").arg(
            locale.toString(double(time.count()) / 1000.0, 'f', 1));
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(time);
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time - minutes);
    return WireSummaryTr::tr("%1 min %2 s")
        .arg(locale.toString(qint64(minutes.count())), locale.toString(qint64(seconds.count())));
}

QString phaseName(TimingPhase::Kind kind)
{
    switch (kind) {
    case TimingPhase::Kind::LookUp:
        return WireSummaryTr::tr("Looking the name up");
    case TimingPhase::Kind::Connect:
        return WireSummaryTr::tr("Connecting and sending");
    case TimingPhase::Kind::Secure:
        return WireSummaryTr::tr("Connecting and encrypting");
    case TimingPhase::Kind::Send:
        return WireSummaryTr::tr("Sending");
    case TimingPhase::Kind::Wait:
        return WireSummaryTr::tr("Waiting for the answer");
    case TimingPhase::Kind::Begin:
        return WireSummaryTr::tr("Waiting for the first word");
    case TimingPhase::Kind::Receive:
        return WireSummaryTr::tr("Receiving");
    }
    Q_UNREACHABLE();
}

QList<TimingPhase> timingPhases(const WireExchange &exchange)
{
    using Kind = TimingPhase::Kind;
    const bool isTls = exchange.url.scheme() == "https"_L1;
    struct Step
    {
        std::chrono::milliseconds end;
        Kind kind;
        bool happens;
    };
    const std::array steps{Step{exchange.lookedUp, Kind::LookUp, true},
                           Step{exchange.encrypted, Kind::Secure, isTls},
                           Step{exchange.sent, isTls ? Kind::Send : Kind::Connect, true},
                           Step{exchange.answered, Kind::Wait, true},
                           Step{exchange.firstByte, Kind::Begin, true},
                           Step{exchange.ended, Kind::Receive, true}};
    QList<TimingPhase> phases;
    std::chrono::milliseconds now = 0ms;
    for (const Step &step : steps) {
        if (!step.happens)
            continue;
        // An unfinished step lasted until the end of the exchange.
        const auto end = step.end >= 0ms ? step.end : exchange.ended;
        if (end < now)
            break; // it has not ended yet
        phases.append({step.kind, now, end - now});
        now = end;
        if (step.end < 0ms)
            break;
    }
    return phases;
}

QList<SummaryRow> summaryRows(const WireExchange &exchange, const WireFigures &figures,
                              const QString &model)
{
    QList<SummaryRow> rows;
    const auto add = [&rows](const QString &label, const QString &value) {
        if (!value.isEmpty())
            rows.append({label, value});
    };
    add(WireSummaryTr::tr("Address"), exchange.url.toDisplayString());
    add(WireSummaryTr::tr("Answer"), statusText(exchange));
    add(WireSummaryTr::tr("Fault"), exchange.fault);
    add(WireSummaryTr::tr("Model"), model);
    add(WireSummaryTr::tr("Asked"),
        QLocale().toString(exchange.startedAt.toLocalTime(), QLocale::LongFormat));
    add(WireSummaryTr::tr("Sent"), bytesText(exchange.requestBytes));
    add(WireSummaryTr::tr("Received"), receivedText(exchange, figures));
    add(WireSummaryTr::tr("Tokens"), tokensText(figures));
    if (figures.tokensPerSecond >= 0) {
        const QString speed = QLocale().toString(figures.tokensPerSecond, 'f', 1);
        add(WireSummaryTr::tr("Speed"), WireSummaryTr::tr("%1 tokens a second").arg(speed));
    }
    if (exchange.ended >= 0ms)
        add(WireSummaryTr::tr("Time"), durationText(exchange.ended));
    return rows;
}

} // namespace Hiwar
