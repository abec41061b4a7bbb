// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a keychain job's end means for a person. Pure; any thread. It cannot tell "locked" from
// "missing" where the keychain itself does not: that is findItem()'s part.
#pragma once

#include "net/keychain/secretservice.h"
#include "net/values/keystate.h"

#include <qt6keychain/keychain.h>

namespace Hiwar {

enum class KeychainStep : quint8 { Read, Write, Remove };

[[nodiscard]] KeyState classifyKeychain(KeychainStep step, QKeychain::Error error,
                                        const QString &text);

/// Why it took nothing, given what stands before it: a keychain whose prompt was closed says many
/// things.
[[nodiscard]] KeyState whyNotTaken(KeyState said, KeychainDoor door);

} // namespace Hiwar
