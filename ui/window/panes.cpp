// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/panes.h"

namespace Hiwar {

Panes planPanes(int windowWidth, const PanePreferences &preferences, const PaneWidths &widths)
{
    const bool roomForTwo = windowWidth >= widths.narrow &&
                            (!preferences.panel || windowWidth >= widths.column + widths.panel);
    if (!roomForTwo) {
        const bool sidebar = preferences.sidebarInFront;
        const bool panel = preferences.panel && !sidebar;
        return {.sidebar = sidebar, .column = !sidebar && !panel, .panel = panel};
    }
    const int beside = preferences.panel ? widths.panel : 0;
    const bool roomForAll = windowWidth >= widths.sidebar + widths.column + beside;
    return {.sidebar = preferences.sidebarInFront || (preferences.sidebar && roomForAll),
            .column = true,
            .panel = preferences.panel && (roomForAll || !preferences.sidebarInFront)};
}

} // namespace Hiwar
