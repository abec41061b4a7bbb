// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/numberformat.h"

#include <QDateTime>

#include <cmath>

namespace Hiwar {

using namespace Qt::StringLiterals;

NumberForm numberFormOf(int id, const QString &code)
{
    if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) ||
        (id >= 50 && id <= 58))
        return NumberForm::Date;
    if (id == 9 || id == 10)
        return NumberForm::Percent;
    bool isQuoted = false;
    bool isBracketed = false;
    for (qsizetype i = 0; i < code.size(); ++i) {
        const QChar c = code[i].toLower();
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (isQuoted)
            continue;
        else if (c == u'\\' || c == u'_' || c == u'*')
            ++i;
        else if (c == u'[' || c == u']')
            isBracketed = c == u'[';
        else if (c == u';')
            break; // of negative numbers
        else if (c == u'%')
            return NumberForm::Percent;
        else if (!isBracketed && (c == u'y' || c == u'd' || c == u'h' || c == u'm' || c == u's'))
            return NumberForm::Date;
    }
    return NumberForm::Plain;
}

namespace {

QString shownDate(double days, bool is1904)
{
    constexpr double mostDays = 2'958'466; // the year 9999
    if (days < 0 || days >= mostDays)
        return QString::number(days, 'g', 15);
    const qint64 seconds = std::llround(days * 86'400);
    const QTime time = QTime(0, 0).addSecs(int(seconds % 86'400));
    qint64 day = seconds / 86'400;
    if (day == 0 && !is1904)
        return time.toString(u"HH:mm:ss"_s);
    // Lotus took 1900 for a leap year, and so do all since.
    const QDate first = is1904 ? QDate(1904, 1, 1) : QDate(1899, 12, day < 60 ? 31 : 30);
    const QString date = first.addDays(day).toString(Qt::ISODate);
    return seconds % 86'400 == 0 ? date : date + u' ' + time.toString(u"HH:mm:ss"_s);
}

} // namespace

QString shownNumber(const QString &stored, NumberForm form, bool is1904)
{
    bool isNumber = false;
    const double number = stored.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return stored;
    switch (form) {
    case NumberForm::Date:
        return shownDate(number, is1904);
    case NumberForm::Percent:
        return QString::number(number * 100, 'g', 12) + u'%';
    case NumberForm::Plain:
        break;
    }
    // Long whole numbers, as those of accounts, keep their digits.
    const bool isWhole = !stored.contains(u'.') && !stored.contains(u'e', Qt::CaseInsensitive);
    return isWhole ? stored : QString::number(number, 'g', 15);
}

} // namespace Hiwar
