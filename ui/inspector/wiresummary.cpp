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

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::WireSummary)
};

QString bytesText(qint64 bytes)
{
    return Tr::tr("%1 bytes").arg(QLocale().toString(bytes));
}

QString endText(const WireExchange &exchange)
{
    switch (exchange.end) {
    case WireEnd::Open:
        return Tr::tr("still under way");
    case WireEnd::Whole:
        return Tr::tr("complete");
    case WireEnd::Failed:
        return exchange.status == 0 ? Tr::tr("no answer") : Tr::tr("cut off");
    case WireEnd::Closed:
        return Tr::tr("closed by Hiwar");
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
        parts.append(Tr::tr("%1 in").arg(locale.toString(figures.promptTokens)));
    if (figures.completionTokens >= 0) {
        const QString count = locale.toString(figures.completionTokens);
        parts.append(figures.isEstimate ? Tr::tr("about %1 out, counted by Hiwar").arg(count)
                                        : Tr::tr("%1 out").arg(count));
    }
    return parts.join(u" · "_s);
}

QString receivedText(const WireExchange &exchange, const WireFigures &figures)
{
    QString text = bytesText(exchange.replyBytes);
    if (figures.events > 0)
        text +=
            u" · "_s + (figures.events == 1 ? Tr::tr("1 event")
                                            : Tr::tr("%Ln events", nullptr, int(figures.events)));
    return text;
}

} // namespace

QString durationText(std::chrono::milliseconds time)
{
    const QLocale locale;
    if (time < 1s)
        return Tr::tr("%1 ms").arg(locale.toString(qint64(time.count())));
    if (time < 60s)
        return Tr::tr("%1 s").arg(locale.toString(double(time.count()) / 1000.0, 'f', 1));
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(time);
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time - minutes);
    return Tr::tr("%1 min %2 s")
        .arg(locale.toString(qint64(minutes.count())), locale.toString(qint64(seconds.count())));
}

QString phaseName(TimingPhase::Kind kind)
{
    switch (kind) {
    case TimingPhase::Kind::LookUp:
        return Tr::tr("Looking the name up");
    case TimingPhase::Kind::Connect:
        return Tr::tr("Connecting and sending");
    case TimingPhase::Kind::Secure:
        return Tr::tr("Connecting and encrypting");
    case TimingPhase::Kind::Send:
        return Tr::tr("Sending");
    case TimingPhase::Kind::Wait:
        return Tr::tr("Waiting for the answer");
    case TimingPhase::Kind::Begin:
        return Tr::tr("Waiting for the first word");
    case TimingPhase::Kind::Receive:
        return Tr::tr("Receiving");
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
    add(Tr::tr("Address"), exchange.url.toDisplayString());
    add(Tr::tr("Answer"), statusText(exchange));
    add(Tr::tr("Fault"), exchange.fault);
    add(Tr::tr("Model"), model);
    add(Tr::tr("Asked"), QLocale().toString(exchange.startedAt.toLocalTime(), QLocale::LongFormat));
    add(Tr::tr("Sent"), bytesText(exchange.requestBytes));
    add(Tr::tr("Received"), receivedText(exchange, figures));
    add(Tr::tr("Tokens"), tokensText(figures));
    if (figures.tokensPerSecond >= 0) {
        const QString speed = QLocale().toString(figures.tokensPerSecond, 'f', 1);
        add(Tr::tr("Speed"), Tr::tr("%1 tokens a second").arg(speed));
    }
    if (exchange.ended >= 0ms)
        add(Tr::tr("Time"), durationText(exchange.ended));
    return rows;
}

} // namespace Hiwar
