// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Distinguishes sums of money from formulas where both are between dollar signs: "$6, or 5$" is no
// formula, "$6x + 5$" is one. Pure, any thread.
#pragma once

#include <QStringView>

namespace Hiwar {

/// The text between two single dollar signs begins with a number and continues in words.
[[nodiscard]] bool namesPrices(QStringView inside);

} // namespace Hiwar
