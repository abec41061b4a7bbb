// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/askaccount.h"

#include "app/history/historyfile.h"
#include "app/usage/spendinglimit.h"

#include <QFile>

namespace Hiwar {

AskAccount askAccountOf(const Profile &profile, const QString &historyPath, const QDate &today)
{
    AskAccount account;
    if (profile.dailyLimit)
        account.spent.currency = profile.dailyLimit->currency;
    if (!QFile::exists(historyPath))
        return account;
    const auto file =
        HistoryFile::open(historyPath, std::chrono::seconds(1), HistoryFile::Access::ReadOnly);
    if (!file)
        return account;
    if (profile.dailyLimit) {
        if (const auto records = (*file)->usageSince(today.startOfDay()))
            account.spent = spentOn(today, *records, profile.id, account.spent.currency);
    }
    const auto all = (*file)->calibrations();
    for (const KeptCalibration &kept : all.value_or(QList<KeptCalibration>())) {
        if (kept.profileId == profile.id && kept.model == profile.model)
            account.calibration = calibrationOf(kept.value);
    }
    return account;
}

} // namespace Hiwar
