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

} // namespace

tl::expected<Connection, ApiError> connectionFrom(const Profile &profile, const KeyReading &reading)
{
    if (!reading.key.isEmpty())
        return Connection{profile, reading.key};
    const auto unavailable = [&](const QString &why) {
        return tl::unexpected(faultOf(profile, ErrorKind::KeyUnavailable, why));
    };
    switch (reading.state) {
    case KeyState::Locked:
        return unavailable(u"the keychain is locked"_s);
    case KeyState::Denied:
        return unavailable(u"the keychain refused access"_s);
    case KeyState::NoKeychain:
        return unavailable(u"no keychain runs here, and no key was entered since Hiwar started"_s);
    case KeyState::Missing:
        return unavailable(u"the keychain holds no key for this profile, or is locked"_s);
    case KeyState::Unknown:
    case KeyState::Waiting:
    case KeyState::Stored:
        break;
    }
    return unavailable(u"the keychain gave no key"_s);
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
    if (!profile.hasKey)
        return QtFuture::makeReadyFuture(Result(Connection{profile, {}}));
    return m_keys.read(profile.id).then([profile](const KeyReading &reading) {
        return connectionFrom(profile, reading);
    });
}

QFuture<tl::expected<Connection, ApiError>>
Connections::connect(const Profile &profile, const std::optional<Secret> &typedKey)
{
    if (!typedKey)
        return connect(profile);
    return QtFuture::makeReadyFuture(
        tl::expected<Connection, ApiError>(Connection{profile, *typedKey, {}}));
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
    return Connection{profile, m_guideKey};
}

} // namespace Hiwar
