// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the user lets Hiwar do on the desktop, outside of its window. Values only.
#pragma once

#include <QtGlobal>

namespace Hiwar {

/// Which replies the desktop notifies of, while the window is not in front.
enum class NotifyOf : quint8 { All, Failures, Nothing };

/// What the desktop's own search may find.
enum class DesktopSearch : quint8 {
    Titles,
    Messages, ///< titles, and the words of the messages
    Nothing,
};

struct DesktopChoices
{
    NotifyOf notifyOf = NotifyOf::All;
    bool showsReply = false;  ///< a notification has the first words of the reply
    bool playsSound = false;  ///< of the desktop's sound theme
    bool countsUnread = true; ///< on the icon, where the desktop can
    bool hasTrayIcon = false;
    bool staysInTray = false; ///< closing the window hides it; only with the icon
    bool startsAtLogin = false;
    bool hasQuickKeys = false; ///< keys that open the quick question from any program
    DesktopSearch search = DesktopSearch::Titles;
    bool listsRecent = false; ///< the menu of the icon has titles, where the system has such a menu

    bool operator==(const DesktopChoices &) const = default;
};

} // namespace Hiwar
