// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/panes.h"

namespace Hiwar {

Panes planPanes(int windowWidth, const PaneWishes &wishes, const PaneWidths &widths)
{
    const bool roomForTwo = windowWidth >= widths.narrow &&
                            (!wishes.panel || windowWidth >= widths.column + widths.panel);
    if (!roomForTwo) {
        const bool sidebar = wishes.sidebarInFront;
        const bool panel = wishes.panel && !sidebar;
        return {.sidebar = sidebar, .column = !sidebar && !panel, .panel = panel};
    }
    const int beside = wishes.panel ? widths.panel : 0;
    const bool roomForAll = windowWidth >= widths.sidebar + widths.column + beside;
    return {.sidebar = wishes.sidebarInFront || (wishes.sidebar && roomForAll),
            .column = true,
            .panel = wishes.panel && (roomForAll || !wishes.sidebarInFront)};
}

} // namespace Hiwar
