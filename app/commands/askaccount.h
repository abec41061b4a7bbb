// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `hiwar ask` knows of the money and the tokens of its profile: what the history has of them.
// It only reads there, because one program writes a history: what `ask` uses is reported, and not
// kept.
#pragma once

#include "app/usage/tokenestimate.h"
#include "net/values/money.h"
#include "net/values/profile.h"

#include <QDate>

namespace Hiwar {

struct AskAccount
{
    Money spent; ///< today by the profile, in the currency of its limit
    Calibration calibration = firstCalibration();
};

/// A history that cannot be read counts as an empty one.
[[nodiscard]] AskAccount askAccountOf(const Profile &profile, const QString &historyPath,
                                      const QDate &today);

} // namespace Hiwar
