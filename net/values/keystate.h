// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is known about the key of one profile. Plain values.
#pragma once

#include "net/values/secret.h"

namespace Hiwar {

enum class KeyState : quint8 {
    Unknown,    ///< not read yet
    Waiting,    ///< the keychain has not answered yet (it may be showing a prompt)
    Stored,     ///< it is in the keychain
    Missing,    ///< the keychain works and has none (with some keychains also: locked)
    Locked,     ///< the keychain is locked
    Denied,     ///< the user or the system refused access
    NoKeychain, ///< none runs here: the key, if any, is in memory until Hiwar ends
};

/// Status of a key or another secret, without its value.
struct KeyStatus
{
    KeyState state = KeyState::Unknown; ///< of the keychain's item
    bool isKept = false;   ///< it is in memory, usable until Hiwar ends; the state says why
    bool isBehind = false; ///< the keychain has not stored or removed the user's last change yet

    bool operator==(const KeyStatus &) const = default;
};

struct KeyReading
{
    KeyState state = KeyState::Unknown;
    /// Empty unless state is Stored, or the key was entered in this session and the keychain has
    /// not stored it (yet): then state says why, and the key is usable nevertheless.
    Secret key;
};

} // namespace Hiwar
