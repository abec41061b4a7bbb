// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar desktop-search`: answers the desktop's search over D-Bus until nobody has searched for a
// while. The bus starts it; see app/desktop/desktopsearch.h.
#pragma once

#include "app/platform/paths.h"

namespace Hiwar {

/// Returns the exit status.
[[nodiscard]] int serveDesktopSearch(const Paths &paths);

} // namespace Hiwar
