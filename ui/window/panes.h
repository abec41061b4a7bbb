// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which panes of the window are shown at a width: the conversation comes first, then the pane that
// was requested last. Pure.
#pragma once

#include <QtGlobal>

namespace Hiwar {

/// What the user wants to see.
struct PanePreferences
{
    bool sidebar = true;         ///< when there is room for it
    bool sidebarInFront = false; ///< requested although there is no room
    bool panel = false;          ///< the settings

    bool operator==(const PanePreferences &) const = default;
};

/// Widths in the same unit as the window's.
struct PaneWidths
{
    int narrow = 0; ///< below this only one pane is shown
    int sidebar = 0;
    int panel = 0;
    int column = 0; ///< the least width for reading a conversation
};

struct Panes
{
    bool sidebar = false;
    bool column = true;
    bool panel = false;

    bool operator==(const Panes &) const = default;
};

[[nodiscard]] Panes planPanes(int windowWidth, const PanePreferences &preferences,
                              const PaneWidths &widths);

} // namespace Hiwar
