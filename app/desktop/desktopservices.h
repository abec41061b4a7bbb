// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chooses what this desktop offers. Nothing is asked of it before it is used. GUI thread.
#pragma once

#include "app/desktop/globalkeys.h"
#include "app/desktop/iconmenu.h"
#include "app/desktop/loginstart.h"
#include "app/desktop/trayicon.h"
#include "app/notification/notifier.h"

#include <functional>
#include <memory>

namespace Hiwar {

/// Whether this program runs in a Flatpak or a Snap: then the desktop is reached by its portals.
[[nodiscard]] bool isSandboxed();

[[nodiscard]] std::unique_ptr<Notifier> makeNotifier();
/// Shows a number on the program's icon, where the desktop has a place for it; 0 hides it.
void showBadge(int count);
/// Lets the next window that is raised come to the front, which Wayland allows only with a token of
/// what the user did last. Empty: there is none.
void useActivationToken(const QString &token);
[[nodiscard]] bool hasTray();
[[nodiscard]] std::unique_ptr<TrayIcon> makeTrayIcon();
[[nodiscard]] std::unique_ptr<LoginStart> makeLoginStart();
[[nodiscard]] std::unique_ptr<GlobalKeys> makeGlobalKeys();
/// Empty where a program cannot change the menu of its icon while it runs: on Linux it is fixed, in
/// the desktop entry.
[[nodiscard]] std::function<std::unique_ptr<IconMenu>()> iconMenuMaker();
/// Removes what an IconMenu left with the system.
void clearIconMenu();
/// Whether the desktop's search may ask Hiwar: see app/desktop/searchprovider.h.
[[nodiscard]] bool hasDesktopSearch();

} // namespace Hiwar
