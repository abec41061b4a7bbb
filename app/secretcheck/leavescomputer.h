// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/values/profile.h"

namespace Hiwar {

/// Whether a message to this profile goes beyond this computer: not to the Guide, and not to a
/// loopback address, unless it goes there through a proxy. Pure; any thread.
[[nodiscard]] bool leavesComputer(const Profile &profile);

} // namespace Hiwar
