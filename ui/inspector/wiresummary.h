// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one exchange amounts to, in words and times for people. The rule it protects: what Qt does
// not tell apart is not shown apart, and what is not known is left out. Pure.
#pragma once

#include "net/values/wirefigures.h"
#include "net/values/wiretranscript.h"

#include <QString>

namespace Hiwar {

/// One stretch of time, in the order they happen.
struct TimingPhase
{
    enum class Kind : quint8 {
        LookUp,
        Connect, ///< and to send, over plain http
        Secure,  ///< to connect and to encrypt
        Send,
        Wait,  ///< for the head of the answer
        Begin, ///< for the first byte of its body
        Receive,
    };

    Kind kind = Kind::LookUp;
    std::chrono::milliseconds start{0};
    std::chrono::milliseconds duration{0};

    bool operator==(const TimingPhase &) const = default;
};

/// As far as it has come; together they last until the end.
[[nodiscard]] QList<TimingPhase> timingPhases(const WireExchange &exchange);
[[nodiscard]] QString phaseName(TimingPhase::Kind kind);

struct SummaryRow
{
    QString label;
    QString value;

    bool operator==(const SummaryRow &) const = default;
};

[[nodiscard]] QList<SummaryRow> summaryRows(const WireExchange &exchange,
                                            const WireFigures &figures, const QString &model);

/// "12 ms", "1.4 s", "2 min 5 s".
[[nodiscard]] QString durationText(std::chrono::milliseconds time);

} // namespace Hiwar
