// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A summary of one exchange, in words and times for people. Rule: phases that Qt does not
// distinguish are shown as one, and unknown values are left out. Pure.
#pragma once

#include "net/values/wirefigures.h"
#include "net/values/wiretranscript.h"

#include <QString>

namespace Hiwar {

/// One period of time; the values are in the order in which they happen.
struct TimingPhase
{
    enum class Kind : quint8 {
        LookUp,
        Connect, ///< includes sending, over plain http
        Secure,  ///< connecting and encrypting
        Send,
        Wait,  ///< for the headers of the answer
        Begin, ///< for the first byte of its body
        Receive,
    };

    Kind kind = Kind::LookUp;
    std::chrono::milliseconds start{0};
    std::chrono::milliseconds duration{0};

    bool operator==(const TimingPhase &) const = default;
};

/// The phases so far; together they last until the end.
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
