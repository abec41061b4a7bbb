// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/secretschange.h"

namespace Hiwar {

ProfileSecrets withChange(ProfileSecrets stored, const SecretsChange &change)
{
    for (auto it = change.headers.begin(); it != change.headers.end(); ++it)
        stored.headers.insert(it.key(), it.value());
    stored.proxyPassword = change.proxyPassword.value_or(stored.proxyPassword);
    stored.passphrase = change.passphrase.value_or(stored.passphrase);
    return stored;
}

} // namespace Hiwar
