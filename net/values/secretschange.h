// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person changed among the secrets of a profile. Plain values.
#pragma once

#include "net/values/profilesecrets.h"

#include <optional>

namespace Hiwar {

/// nullopt: as it is stored; empty: to be removed.
using KeyChange = std::optional<Secret>;

/// Each as KeyChange: nullopt leaves it as it is stored, an empty one removes it.
struct SecretsChange
{
    QMap<QString, Secret> headers; ///< newly typed, by the name in lower case
    KeyChange proxyPassword;
    KeyChange passphrase;

    [[nodiscard]] bool isEmpty() const
    {
        return headers.isEmpty() && !proxyPassword && !passphrase;
    }
};

/// What is stored after the change. Secrets the profile no longer speaks of are not dropped here.
[[nodiscard]] ProfileSecrets withChange(ProfileSecrets stored, const SecretsChange &change);
/// Both, the later one over the earlier.
[[nodiscard]] SecretsChange merged(SecretsChange earlier, const SecretsChange &later);

} // namespace Hiwar
