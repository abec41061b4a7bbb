// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/secretschange.h"

namespace Hiwar {

ProfileSecrets withChange(ProfileSecrets stored, const SecretsChange &change)
{
    stored.headers.insert(change.headers);
    stored.proxyPassword = change.proxyPassword.value_or(stored.proxyPassword);
    stored.passphrase = change.passphrase.value_or(stored.passphrase);
    return stored;
}

SecretsChange merged(SecretsChange earlier, const SecretsChange &later)
{
    earlier.headers.insert(later.headers);
    if (later.proxyPassword)
        earlier.proxyPassword = later.proxyPassword;
    if (later.passphrase)
        earlier.passphrase = later.passphrase;
    return earlier;
}

} // namespace Hiwar
