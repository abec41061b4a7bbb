// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the numbers of an XLSX are shown: as dates, shares, or as they are. Pure; any thread.
#pragma once

#include <QHash>
#include <QString>

namespace Hiwar {

enum class NumberForm : quint8 { Plain, Percent, Date };

/// Of a format's code, "yyyy-mm-dd", or of one of those that have only a number.
[[nodiscard]] NumberForm numberFormOf(int id, const QString &code);

/// "0.30000000000000004" is 0.3, a date "2026-03-01" or with its time, a time "14:30:00".
[[nodiscard]] QString shownNumber(const QString &stored, NumberForm form, bool is1904);

} // namespace Hiwar
