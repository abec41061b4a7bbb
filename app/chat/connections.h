// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes a Connection from a profile: its address and its key. For the Guide it starts the loopback
// service, at the first question, on a free port and with a key for this run only; for all others
// it reads the keychain, and only for secrets that the profile says it has. GUI thread.
#pragma once

#include "app/guide/guidekeys.h"
#include "net/client/chatclient.h"
#include "net/keychain/keystore.h"
#include "net/service/service.h"
#include "net/values/secretschange.h"

#include <functional>

namespace Hiwar {

class Connections
{
public:
    explicit Connections(KeyStore &keys);

    /// Gets each connection to a service before it is used.
    using Witness = std::function<void(const Connection &)>;
    void setWitness(const Witness &witness) { m_witness = witness; }
    /// The Guide names these keys.
    void setKeymap(const Keymap &keymap) { m_guideKeys->set(keymap); }

    [[nodiscard]] QFuture<tl::expected<Connection, ApiError>> connect(const Profile &profile);
    /// Uses what was typed and is not stored yet; reads only the rest from the keychain.
    [[nodiscard]] QFuture<tl::expected<Connection, ApiError>>
    connect(const Profile &profile, const KeyChange &key, const SecretsChange &secrets);

private:
    [[nodiscard]] tl::expected<Connection, ApiError> connectGuide(Profile profile);
    [[nodiscard]] QFuture<KeyReading> keyOf(const Profile &profile, const KeyChange &typed);
    [[nodiscard]] QFuture<SecretsReading> furtherOf(const Profile &profile,
                                                    const SecretsChange &typed);

    KeyStore &m_keys;
    Witness m_witness;
    std::shared_ptr<GuideKeys> m_guideKeys = std::make_shared<GuideKeys>();
    std::unique_ptr<Service> m_guide;
    Secret m_guideKey;
};

/// Whether a connection to the profile needs secrets from the keychain besides the typed ones.
[[nodiscard]] bool needsStoredSecrets(const Profile &profile, const KeyChange &key,
                                      const SecretsChange &secrets);

/// The connection, or the error, for a profile with a key after reading the keychain. Pure.
[[nodiscard]] tl::expected<Connection, ApiError> connectionFrom(const Profile &profile,
                                                                const KeyReading &reading);
/// The same for the profile's other secrets: all of them, or an error.
[[nodiscard]] tl::expected<Connection, ApiError> withSecrets(Connection connection,
                                                             const SecretsReading &reading);

} // namespace Hiwar
