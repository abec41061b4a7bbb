// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whom `hiwar ask` asks: the profile as the options change it, and whether its stored key may go
// along. The rule: a key goes to the address it was entered for and to no other. Pure; any thread.
#pragma once

#include "app/commands/commandline.h"
#include "app/settings/settings.h"

namespace Hiwar {

struct AskTarget
{
    Profile profile; ///< for another origin, with nothing in it that was meant for its own
    bool mayUseStoredKey = true;
};

/// The error is one line for stderr: wrong usage.
[[nodiscard]] tl::expected<AskTarget, QString> askTargetOf(const AskOptions &options,
                                                           const Settings &settings);

} // namespace Hiwar
