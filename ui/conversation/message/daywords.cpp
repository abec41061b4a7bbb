// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/daywords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct DayWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

} // namespace

QString dayWords(const QDate &day, const QDate &today, const QLocale &locale)
{
    if (!day.isValid())
        return {};
    const qint64 before = day.daysTo(today);
    if (before == 0)
        return DayWordsTr::tr("Today");
    if (before == 1)
        return DayWordsTr::tr("Yesterday");
    const QString format = locale.dateFormat(QLocale::LongFormat);
    return locale.toString(day, day.year() == today.year() ? withoutYear(format) : format);
}

/// The year is at the end or at the beginning, with words and marks that belong to it: "d MMMM
/// yyyy 'г'.", "d 'de' MMMM 'de' yyyy", "yyyy年M月d日dddd". Elsewhere it stays.
QString withoutYear(const QString &dateFormat)
{
    static const QRegularExpression atEnd(uR"([\s,،]*('[^']*')?\s*\by+\b[^dM]*$)"_s);
    static const QRegularExpression atBegin(uR"(^y+[^dM]*)"_s);
    QString out = dateFormat;
    out.remove(atEnd);
    if (out == dateFormat)
        out.remove(atBegin);
    return out;
}

std::chrono::milliseconds untilMidnight(const QDateTime &now)
{
    const QDateTime local = now.toLocalTime();
    const QDateTime next = local.date().addDays(1).startOfDay();
    return std::chrono::milliseconds(std::max<qint64>(local.msecsTo(next), 1));
}

} // namespace Hiwar
