// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a profile keeps in the keychain beside its key, as one further item. Plain values.
#pragma once

#include "net/values/secret.h"

#include <QMap>
#include <QString>

namespace Hiwar {

struct ProfileSecrets
{
    QMap<QString, Secret> headers; ///< by the header's name, lower case
    Secret proxyPassword;
    Secret passphrase; ///< of the client certificate's private key

    [[nodiscard]] bool isEmpty() const
    {
        return headers.isEmpty() && proxyPassword.isEmpty() && passphrase.isEmpty();
    }
};

} // namespace Hiwar
