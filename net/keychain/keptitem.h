// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An item that is not in the keychain yet: its whole text, or the changes to make in it where the
// stored text could not be read. Plain values.
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
    /// The new text; empty: remove the item. nullopt: the stored text with the change applied.
    std::optional<Secret> whole;
    Profile profile;
    SecretsChange change;
    KeyState why = KeyState::Waiting; ///< why it is only in memory
    bool isDue = true;                ///< to be written into the keychain
    int turn = 0;                     ///< number of this change, among those of all items
    std::vector<std::shared_ptr<QPromise<KeyState>>> waiting;

    [[nodiscard]] bool isRemoval() const { return whole && whole->isEmpty(); }
    [[nodiscard]] KeyStatus status() const;
    /// The text of the item, where the keychain's text is `held`.
    [[nodiscard]] Secret over(const Secret &held) const;
};

/// Adds a further change to `kept`. Its text becomes whole as soon as no secret of the profile is
/// missing.
[[nodiscard]] KeptItem changed(KeptItem kept, const Profile &profile, const SecretsChange &change);

} // namespace Hiwar
