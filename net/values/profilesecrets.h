// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The secrets of a profile other than its key, as one further keychain item. Plain values.
#pragma once

#include "net/values/keystate.h"
#include "net/values/profile.h"
#include "net/values/secret.h"

#include <QList>
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

/// The status of each: by the header's name in lower case, or one of the two below.
using SecretsStatus = QMap<QString, KeyStatus>;
inline const QString proxyPasswordName = QStringLiteral(":proxy password"); // no header has a colon
inline const QString passphraseName = QStringLiteral(":passphrase");

/// The names of the secrets that exist, and of those that the profile uses.
[[nodiscard]] QStringList namesOf(const ProfileSecrets &secrets);
[[nodiscard]] QStringList secretNames(const Profile &profile);

/// A profile's key and its other secrets, those that are not empty.
[[nodiscard]] QList<Secret> secretsIn(const Secret &key, const ProfileSecrets &secrets);

/// The name of the keychain item for these secrets. The key has its own item, named by the
/// profile's id alone.
[[nodiscard]] QString secretsItem(const QString &profileId);
/// The id of the profile to which the item belongs.
[[nodiscard]] QString profileOfItem(const QString &item);

/// As one text: JSON. Empty when there are no secrets.
[[nodiscard]] Secret encodeSecrets(const ProfileSecrets &secrets);
/// Invalid parts are ignored.
[[nodiscard]] ProfileSecrets decodeSecrets(const Secret &text);

/// Only the secrets that the profile uses; drops that of a header that was renamed or is no longer
/// secret.
[[nodiscard]] ProfileSecrets secretsOf(const Profile &profile, ProfileSecrets secrets);
/// A secret that the profile uses and `secrets` lacks, in words for the user: the header's name,
/// "proxy password", "passphrase". Empty when nothing is missing.
[[nodiscard]] QString missingSecret(const Profile &profile, const ProfileSecrets &secrets);

} // namespace Hiwar
