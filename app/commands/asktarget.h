// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which service `hiwar ask` asks: the profile as the options change it, and whether its stored key
// may be sent. Rule: a key goes only to the address for which it was entered. Pure; any thread.
#pragma once

#include "app/commands/commandline.h"
#include "app/settings/settings.h"

namespace Hiwar {

struct AskTarget
{
    Profile profile; ///< for another origin, without the fields that were meant for its own
    bool mayUseStoredKey = true;
    bool warnsOfSecrets = true; ///< of those in the question
    FileOptions files;          ///< in which form they go
};

/// The error is one line for stderr, and means wrong usage.
[[nodiscard]] tl::expected<AskTarget, QString> askTargetOf(const AskOptions &options,
                                                           const Settings &settings);

} // namespace Hiwar
