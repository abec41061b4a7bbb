// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backupplan.h"

#include "net/values/utc.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView form = u"'history-'yyyyMMdd-HHmmss'.sqlite'";

/// Newest first.
QStringList sorted(const QStringList &names)
{
    QStringList ours;
    for (const QString &name : names) {
        if (backupTime(name).isValid())
            ours.append(name);
    }
    std::sort(ours.begin(), ours.end(), std::greater());
    return ours;
}

} // namespace

QString backupName(const QDateTime &madeAt)
{
    return madeAt.toUTC().toString(form);
}

QDateTime backupTime(const QString &name)
{
    QDateTime time = QDateTime::fromString(name, form.toString());
    time = QDateTime(time.date(), time.time(), utc);
    return time;
}

bool isBackupDue(const QStringList &names, const QDateTime &now)
{
    const QStringList ours = sorted(names);
    if (ours.isEmpty())
        return true;
    const QDateTime newest = backupTime(ours.constFirst());
    return newest.daysTo(now) >= 1 || newest > now.addDays(1);
}

QStringList planRotation(const QStringList &names)
{
    QSet<QDate> days;
    QSet<std::pair<int, int>> weeks;
    QStringList gone;
    for (const QString &name : sorted(names)) {
        const QDate day = backupTime(name).date();
        int year = 0;
        const int week = day.weekNumber(&year);
        const bool isDaily = days.size() < keptDays && !days.contains(day);
        const bool isWeekly = weeks.size() < keptWeeks && !weeks.contains({year, week});
        if (isDaily)
            days.insert(day);
        if (isWeekly)
            weeks.insert({year, week});
        if (!isDaily && !isWeekly)
            gone.append(name);
    }
    return gone;
}

} // namespace Hiwar
