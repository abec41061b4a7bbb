// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a profile keeps in the keychain beside its key, as one further item. Plain values.
#pragma once

#include "net/values/keystate.h"
#include "net/values/profile.h"
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

/// What is known of each: by the header's name in lower case, or one of the two below.
using SecretsStatus = QMap<QString, KeyStatus>;
inline const QString proxyPasswordName = QStringLiteral(":proxy password"); // no header has a colon
inline const QString passphraseName = QStringLiteral(":passphrase");

/// The names of those that are there, and of those that the profile counts on.
[[nodiscard]] QStringList namesOf(const ProfileSecrets &secrets);
[[nodiscard]] QStringList secretNames(const Profile &profile);

/// The name of the keychain item they live in. The key has an item of its own, named by the
/// profile's id alone.
[[nodiscard]] QString secretsItem(const QString &profileId);
/// Whose item that is.
[[nodiscard]] QString profileOfItem(const QString &item);

/// As one text: JSON. Empty when there is none.
[[nodiscard]] Secret encodeSecrets(const ProfileSecrets &secrets);
/// What is odd in it is passed over.
[[nodiscard]] ProfileSecrets decodeSecrets(const Secret &text);

/// Only those that the profile speaks of; a header that was renamed or is secret no more leaves
/// none behind.
[[nodiscard]] ProfileSecrets secretsOf(const Profile &profile, ProfileSecrets secrets);
/// What the profile counts on and `secrets` lacks, as a person may read it: the header's name,
/// "proxy password", "passphrase". Empty when nothing is missing.
[[nodiscard]] QString missingSecret(const Profile &profile, const ProfileSecrets &secrets);

} // namespace Hiwar
