// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an item of the keychain is to hold and does not hold yet: all of it, or what is to be
// changed in it where it could not be read. Plain values.
#pragma once

#include "net/values/keystate.h"
#include "net/values/secretschange.h"

#include <QFuture>
#include <QPromise>

#include <memory>
#include <optional>
#include <vector>

namespace Hiwar {

struct KeptItem
{
    /// What it is to hold; an empty one: nothing. Nothing here: what it holds, with the change.
    std::optional<Secret> whole;
    Profile profile;
    SecretsChange change;
    KeyState why = KeyState::Waiting; ///< why it is only here
    bool isDue = true;                ///< the keychain is to be asked to take it
    int turn = 0;                     ///< which of all it is
    std::vector<std::shared_ptr<QPromise<KeyState>>> waiting;

    [[nodiscard]] bool isRemoval() const { return whole && whole->isEmpty(); }
    [[nodiscard]] KeyStatus status() const;
    /// The text of the item, given what the keychain holds.
    [[nodiscard]] Secret over(const Secret &held) const;
};

/// A further change of what is kept, if anything is. It becomes whole as soon as the profile needs
/// nothing else.
[[nodiscard]] KeptItem changed(KeptItem kept, const Profile &profile, const SecretsChange &change);

} // namespace Hiwar
