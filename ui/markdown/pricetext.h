// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tells sums of money from formulas where both stand between dollars: "$6, or 5$" is no formula,
// "$6x + 5$" is one. Pure, any thread.
#pragma once

#include <QStringView>

namespace Hiwar {

/// What stands between two single dollars begins with a number and goes on in words.
[[nodiscard]] bool namesPrices(QStringView inside);

} // namespace Hiwar
