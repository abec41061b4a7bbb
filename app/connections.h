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

#include <optional>

namespace Hiwar {

class Connections
{
public:
    explicit Connections(KeyStore &keys);

    [[nodiscard]] QFuture<tl::expected<Connection, ApiError>> connect(const Profile &profile);
    /// With a key that was typed and is not stored yet; nullopt: the stored one.
    [[nodiscard]] QFuture<tl::expected<Connection, ApiError>>
    connect(const Profile &profile, const std::optional<Secret> &typedKey);

private:
    [[nodiscard]] tl::expected<Connection, ApiError> connectGuide(Profile profile);

    KeyStore &m_keys;
    std::unique_ptr<Service> m_guide;
    Secret m_guideKey;
};

/// What a reading of the keychain means for a profile that has a key. Pure.
[[nodiscard]] tl::expected<Connection, ApiError> connectionFrom(const Profile &profile,
                                                                const KeyReading &reading);
/// The same for what the profile keeps beside its key: all of it, or why not.
[[nodiscard]] tl::expected<Connection, ApiError> withSecrets(Connection connection,
                                                             const SecretsReading &reading);

} // namespace Hiwar
