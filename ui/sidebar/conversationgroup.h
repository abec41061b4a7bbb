// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The heading that a conversation is listed under. Pure; any thread.
#pragma once

#include <QDate>
#include <QString>

#include <utility>

namespace Hiwar {

struct ConversationGroup
{
    enum class Kind : quint8 { Pinned, Titles, Today, Yesterday, PreviousWeek, Month };

    Kind kind = Kind::Today;
    int year = 0;  ///< Month only
    int month = 0; ///< Month only

    bool operator==(const ConversationGroup &) const = default;
};

/// Both dates are local. A date in the future, as after a journey, counts as today.
[[nodiscard]] ConversationGroup groupOf(const QDate &date, const QDate &today);
/// The first day of the group and the first day after it; Pinned and Titles have none, Today's end
/// is open.
[[nodiscard]] std::pair<QDate, QDate> daysOf(const ConversationGroup &group, const QDate &today);
/// "Previous 7 days", "March", "March 2024".
[[nodiscard]] QString titleOf(const ConversationGroup &group, const QDate &today);

} // namespace Hiwar
