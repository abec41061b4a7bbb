// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/connections.h"

#include "app/guide/guideresponder.h"
#include "net/values/endpoint.h"
#include "net/values/readyfuture.h"

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

bool needsStoredSecrets(const Profile &profile, const KeyChange &key, const SecretsChange &secrets)
{
    return (profile.hasKey && !key) || !missingSecret(profile, withChange({}, secrets)).isEmpty();
}

Connections::Connections(KeyStore &keys)
    : m_keys(keys)
{
}

QFuture<tl::expected<Connection, ApiError>> Connections::connect(const Profile &profile)
{
    return connect(profile, {}, {});
}

QFuture<tl::expected<Connection, ApiError>>
Connections::connect(const Profile &profile, const KeyChange &key, const SecretsChange &secrets)
{
    using Result = tl::expected<Connection, ApiError>;
    if (profile.builtIn)
        return readyFuture(connectGuide(profile));
    const bool needsKey = profile.hasKey && !key;
    return keyOf(profile, key)
        .then([this, profile, needsKey, secrets](const KeyReading &reading) {
            const Result bare =
                needsKey ? connectionFrom(profile, reading) : Connection{profile, reading.key, {}};
            if (!bare) // do not ask again after the keychain's prompt was closed
                return readyFuture(bare);
            return furtherOf(profile, secrets).then([this, bare](const SecretsReading &rest) {
                const Result made = bare.and_then(
                    [&rest](const Connection &with) { return withSecrets(with, rest); });
                if (made && m_witness)
                    m_witness(*made);
                return made;
            });
        })
        .unwrap();
}

QFuture<KeyReading> Connections::keyOf(const Profile &profile, const KeyChange &typed)
{
    if (profile.hasKey && !typed)
        return m_keys.read(profile.id);
    return readyFuture(KeyReading{KeyState::Missing, typed.value_or(Secret())});
}

QFuture<SecretsReading> Connections::furtherOf(const Profile &profile, const SecretsChange &typed)
{
    if (!needsStoredSecrets(profile, Secret(), typed))
        return readyFuture(SecretsReading{KeyState::Missing, withChange({}, typed)});
    return m_keys.readSecrets(profile.id).then([typed](SecretsReading reading) {
        reading.secrets = withChange(reading.secrets, typed);
        return reading;
    });
}

tl::expected<Connection, ApiError> Connections::connectGuide(Profile profile)
{
    if (!m_guide) {
        m_guideKey = makeSessionKey();
        auto started = Service::start(std::make_shared<GuideResponder>(m_guideKeys),
                                      {.port = 0, .key = m_guideKey});
        if (!started)
            return tl::unexpected(faultOf(profile, ErrorKind::ConnectionRefused, started.error()));
        m_guide = std::move(*started);
    }
    profile.baseUrl = m_guide->baseUrl().toString();
    return Connection{profile, m_guideKey, {}};
}

} // namespace Hiwar
