// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's changes to the secrets of a profile. Plain values.
#pragma once

#include "net/values/profilesecrets.h"

#include <optional>

namespace Hiwar {

/// nullopt: keep the stored one; empty: remove it.
using KeyChange = std::optional<Secret>;

/// Each as KeyChange: nullopt keeps the stored one, an empty one removes it.
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

/// The secrets after the change. Secrets that the profile no longer uses are not dropped here.
[[nodiscard]] ProfileSecrets withChange(ProfileSecrets stored, const SecretsChange &change);
/// Both changes; the later one wins.
[[nodiscard]] SecretsChange merged(SecretsChange earlier, const SecretsChange &later);

} // namespace Hiwar
