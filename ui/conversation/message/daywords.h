// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of the divider above the first message of a day, and the time until they change. Pure;
// GUI thread (translations).
#pragma once

#include <QDateTime>

#include <chrono>

class QLocale;

namespace Hiwar {

/// "Today", "Yesterday", "Saturday, 21 November"; with the year when it is another one. Empty for
/// an invalid day.
[[nodiscard]] QString dayWords(const QDate &day, const QDate &today, const QLocale &locale);
/// A language's long form of dates, without the year.
[[nodiscard]] QString withoutYear(const QString &dateFormat);
/// Until the next local day begins.
[[nodiscard]] std::chrono::milliseconds untilMidnight(const QDateTime &now);

} // namespace Hiwar
