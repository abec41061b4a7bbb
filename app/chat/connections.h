// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Turns a profile into something that can be asked: its address and its key. For the Guide it
// starts the loopback service, at the first question, on a free port and with a key of this run
// only; for all others it asks the keychain, and only for what the profile says that it has. GUI
// thread.
#pragma once

#include "net/client/chatclient.h"
#include "net/keychain/keystore.h"
#include "net/service/service.h"
#include "net/values/secretschange.h"

namespace Hiwar {

class Connections
{
public:
    explicit Connections(KeyStore &keys);

    [[nodiscard]] QFuture<tl::expected<Connection, ApiError>> connect(const Profile &profile);
    /// With what was typed and is not stored yet. The keychain is asked for the rest only.
    [[nodiscard]] QFuture<tl::expected<Connection, ApiError>>
    connect(const Profile &profile, const KeyChange &key, const SecretsChange &secrets);

private:
    [[nodiscard]] tl::expected<Connection, ApiError> connectGuide(Profile profile);
    [[nodiscard]] QFuture<KeyReading> keyOf(const Profile &profile, const KeyChange &typed);
    [[nodiscard]] QFuture<SecretsReading> furtherOf(const Profile &profile,
                                                    const SecretsChange &typed);

    KeyStore &m_keys;
    std::unique_ptr<Service> m_guide;
    Secret m_guideKey;
};

/// Whether a connection to the profile needs secrets of the keychain beside those that were typed.
[[nodiscard]] bool needsStoredSecrets(const Profile &profile, const KeyChange &key,
                                      const SecretsChange &secrets);

/// What a reading of the keychain means for a profile that has a key. Pure.
[[nodiscard]] tl::expected<Connection, ApiError> connectionFrom(const Profile &profile,
                                                                const KeyReading &reading);
/// The same for what the profile keeps beside its key: all of it, or why not.
[[nodiscard]] tl::expected<Connection, ApiError> withSecrets(Connection connection,
                                                             const SecretsReading &reading);

} // namespace Hiwar
