// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connections.h"

#include "app/guide/guideresponder.h"
#include "net/values/endpoint.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// 128 bits that no other program on this machine can guess.
Secret makeSessionKey()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), sizeof words);
    return Secret(bytes.toHex());
}

ApiError faultOf(const Profile &profile, ErrorKind kind, const QString &detail)
{
    ApiError error{.kind = kind};
    if (const auto endpoint = resolveEndpoint(profile.baseUrl))
        error.url = endpoint->chat;
    error.detail = detail;
    return error;
}

/// Why there is no `what`, for the details of an error.
QString whyNone(KeyState state, const QString &what)
{
    switch (state) {
    case KeyState::Locked:
        return u"the keychain is locked"_s;
    case KeyState::Denied:
        return u"the keychain refused access"_s;
    case KeyState::NoKeychain:
        return u"no keychain runs here, and no %1 was entered since Hiwar started"_s.arg(what);
    case KeyState::Missing:
        return u"the keychain holds no %1 for this profile, or is locked"_s.arg(what);
    case KeyState::Unknown:
    case KeyState::Waiting:
    case KeyState::Stored:
        break;
    }
    return u"the keychain gave no %1"_s.arg(what);
}

} // namespace

tl::expected<Connection, ApiError> connectionFrom(const Profile &profile, const KeyReading &reading)
{
    if (!reading.key.isEmpty())
        return Connection{profile, reading.key, {}};
    return tl::unexpected(
        faultOf(profile, ErrorKind::KeyUnavailable, whyNone(reading.state, u"key"_s)));
}

tl::expected<Connection, ApiError> withSecrets(Connection connection, const SecretsReading &reading)
{
    const QString missing = missingSecret(connection.profile, reading.secrets);
    if (!missing.isEmpty()) {
        ApiError error =
            faultOf(connection.profile, ErrorKind::KeyUnavailable, whyNone(reading.state, missing));
        error.param = missing;
        return tl::unexpected(error);
    }
    connection.secrets = reading.secrets;
    return connection;
}

Connections::Connections(KeyStore &keys)
    : m_keys(keys)
{
}

QFuture<tl::expected<Connection, ApiError>> Connections::connect(const Profile &profile)
{
    using Result = tl::expected<Connection, ApiError>;
    if (profile.builtIn)
        return QtFuture::makeReadyFuture(connectGuide(profile));
    if (!hasFurtherSecrets(profile)) {
        if (!profile.hasKey)
            return QtFuture::makeReadyFuture(Result(Connection{profile, {}, {}}));
        return m_keys.read(profile.id).then([profile](const KeyReading &reading) {
            return connectionFrom(profile, reading);
        });
    }
    // Both are asked at once: a person unlocks a keychain once.
    const QFuture<SecretsReading> more = m_keys.readSecrets(profile.id);
    if (!profile.hasKey) {
        return QFuture<SecretsReading>(more).then([profile](const SecretsReading &reading) {
            return withSecrets(Connection{profile, {}, {}}, reading);
        });
    }
    return m_keys.read(profile.id)
        .then([profile, more](const KeyReading &key) {
            return QFuture<SecretsReading>(more).then([profile, key](const SecretsReading &rest) {
                return connectionFrom(profile, key).and_then([&rest](const Connection &with) {
                    return withSecrets(with, rest);
                });
            });
        })
        .unwrap();
}

QFuture<tl::expected<Connection, ApiError>>
Connections::connect(const Profile &profile, const std::optional<Secret> &typedKey)
{
    if (!typedKey)
        return connect(profile);
    Profile rest = profile; // what is in the keychain beside the key
    rest.hasKey = false;
    return connect(rest).then([profile, key = *typedKey](tl::expected<Connection, ApiError> with) {
        if (with) {
            with->profile = profile;
            with->key = key;
        }
        return with;
    });
}

tl::expected<Connection, ApiError> Connections::connectGuide(Profile profile)
{
    if (!m_guide) {
        m_guideKey = makeSessionKey();
        auto started =
            Service::start(std::make_shared<GuideResponder>(), {.port = 0, .key = m_guideKey});
        if (!started)
            return tl::unexpected(faultOf(profile, ErrorKind::ConnectionRefused, started.error()));
        m_guide = std::move(*started);
    }
    profile.baseUrl = m_guide->baseUrl().toString();
    return Connection{profile, m_guideKey, {}};
}

} // namespace Hiwar
