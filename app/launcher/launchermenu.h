// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is in the menu of the program's icon. Rule: no title goes there unless the user allows it,
// because the system stores the menu and shows it to everyone who sees the screen. Pure.
#pragma once

#include "app/chat/conversationindex.h"

#include <QStringList>

namespace Hiwar {

struct LauncherItem
{
    QString title;
    QString explanation; ///< empty: none
    QStringList words;   ///< of the command line, without the program

    bool operator==(const LauncherItem &) const = default;
};

struct LauncherMenu
{
    QList<LauncherItem> tasks; ///< the same as the actions in packaging/linux
    QString recentTitle;
    QList<LauncherItem> recent; ///< conversations, the last changed one first

    bool operator==(const LauncherMenu &) const = default;
};

/// Windows shows ten at most, with the tasks.
inline constexpr qsizetype mostRecentItems = 6;

/// Without archived conversations, those in the bin, and those without a title.
[[nodiscard]] LauncherMenu launcherMenu(const QList<ListedRef> &conversations, bool showsTitles);

} // namespace Hiwar
