// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/conversationgroup.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct ConversationGroupTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ConversationGroup)
};

constexpr int daysOfWeek = 7;

QString monthTitle(const ConversationGroup &group, const QDate &today)
{
    const QString month = QLocale().standaloneMonthName(group.month);
    return group.year == today.year() ? month : u"%1 %2"_s.arg(month).arg(group.year);
}

} // namespace

ConversationGroup groupOf(const QDate &date, const QDate &today)
{
    using Kind = ConversationGroup::Kind;
    const qint64 days = date.daysTo(today);
    if (days <= 0)
        return {.kind = Kind::Today};
    if (days == 1)
        return {.kind = Kind::Yesterday};
    if (days <= daysOfWeek)
        return {.kind = Kind::PreviousWeek};
    return {.kind = Kind::Month, .year = date.year(), .month = date.month()};
}

std::pair<QDate, QDate> daysOf(const ConversationGroup &group, const QDate &today)
{
    switch (group.kind) {
    case ConversationGroup::Kind::Pinned:
    case ConversationGroup::Kind::Titles:
        return {};
    case ConversationGroup::Kind::Today:
        return {today, {}};
    case ConversationGroup::Kind::Yesterday:
        return {today.addDays(-1), today};
    case ConversationGroup::Kind::PreviousWeek:
        return {today.addDays(-daysOfWeek), today.addDays(-1)};
    case ConversationGroup::Kind::Month:
        break;
    }
    const QDate first(group.year, group.month, 1);
    return {first, std::min(first.addMonths(1), today.addDays(-daysOfWeek))};
}

QString titleOf(const ConversationGroup &group, const QDate &today)
{
    switch (group.kind) {
    case ConversationGroup::Kind::Pinned:
        return ConversationGroupTr::tr("Pinned");
    case ConversationGroup::Kind::Titles:
        return ConversationGroupTr::tr("By title");
    case ConversationGroup::Kind::Today:
        return ConversationGroupTr::tr("Today");
    case ConversationGroup::Kind::Yesterday:
        return ConversationGroupTr::tr("Yesterday");
    case ConversationGroup::Kind::PreviousWeek:
        return ConversationGroupTr::tr("Previous 7 days");
    case ConversationGroup::Kind::Month:
        return monthTitle(group, today);
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
