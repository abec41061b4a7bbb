// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maps the result of a keychain job to a KeyState. Pure; any thread. It cannot distinguish "locked"
// from "missing" where the keychain itself does not: findItem() does that.
#pragma once

#include "net/keychain/secretservice.h"
#include "net/values/keystate.h"

#include <qt6keychain/keychain.h>

namespace Hiwar {

enum class KeychainStep : quint8 { Read, Write, Remove };

[[nodiscard]] KeyState classifyKeychain(KeychainStep step, QKeychain::Error error,
                                        const QString &text);

/// Why the keychain did not store an item, by the state of its collection: after a closed prompt a
/// keychain reports many different errors.
[[nodiscard]] KeyState whyNotTaken(KeyState said, KeychainDoor door);

} // namespace Hiwar
