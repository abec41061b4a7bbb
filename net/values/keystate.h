// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is known about the key of one profile. Plain values.
#pragma once

#include "net/values/secret.h"

namespace Hiwar {

enum class KeyState : quint8 {
    Unknown,    ///< not asked yet
    Waiting,    ///< the keychain was asked and has not answered (it may be showing a prompt)
    Stored,     ///< it is in the keychain
    Missing,    ///< the keychain works and holds none (with some keychains also: locked)
    Locked,     ///< the keychain is locked
    Denied,     ///< the person or the system refused access
    NoKeychain, ///< none runs here: the key, if any, lives in memory until Hiwar ends
};

/// Of a key or another secret, without it.
struct KeyStatus
{
    KeyState state = KeyState::Unknown; ///< of the keychain's item
    bool isKept = false; ///< it is in memory, good until Hiwar ends; the state says why only there
    bool isBehind = false; ///< the keychain has not got what the person said last, or still has it

    bool operator==(const KeyStatus &) const = default;
};

struct KeyReading
{
    KeyState state = KeyState::Unknown;
    /// Empty unless state is Stored, or the key was given in this session and the keychain did not
    /// take it (yet): then state says why, and the key is good all the same.
    Secret key;
};

} // namespace Hiwar
