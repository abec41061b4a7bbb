// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How to reach one service. Holds no key and no other secret: those live in the keychain under
// Profile::id (see profilesecrets.h).
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace Hiwar {

enum class StreamMode : quint8 {
    Automatic, ///< ask for a stream; when refused, ask plainly and remember it
    On,
    Off,
};

/// A header that goes along with every request of a profile.
struct ExtraHeader
{
    QString name;
    QString value; ///< empty when it is a secret
    bool isSecret = false;

    bool operator==(const ExtraHeader &) const = default;
};

enum class ProxyKind : quint8 {
    System, ///< as the desktop says
    None,
    Http,
    Socks5,
};

struct ProxyChoice
{
    ProxyKind kind = ProxyKind::System;
    QString host;
    int port = 0;
    QString user;
    bool hasPassword = false; ///< which is among the secrets

    bool operator==(const ProxyChoice &) const = default;
};

/// What is trusted beside the system's own authorities. Never "everything".
struct TlsChoice
{
    QString caFile;             ///< PEM: further authorities
    QString certificateFile;    ///< PEM: the client's own certificate
    QString privateKeyFile;     ///< PEM
    bool hasPassphrase = false; ///< of the private key; it is among the secrets
    /// SHA-256 of the one certificate that is accepted whatever its chain, lower-case hex; the
    /// person has looked at it.
    QString pinnedSha256;

    bool operator==(const TlsChoice &) const = default;
};

/// How long to wait; nullopt: Hiwar's own limit (see timeouts.h). Zero: for ever.
struct WaitLimits
{
    std::optional<std::chrono::seconds> connect;
    std::optional<std::chrono::seconds> firstByte;
    std::optional<std::chrono::seconds> silence;

    bool operator==(const WaitLimits &) const = default;
};

struct Profile
{
    QString id; ///< a UUID; stable for ever, also the name of the keychain item
    QString name;
    QString baseUrl; ///< as the person typed it; see resolveEndpoint()
    QString model;
    QStringList models; ///< as the service listed them last; any other may be typed
    StreamMode streaming = StreamMode::Automatic;
    bool hasKey = false; ///< the service is asked with a key; without, the keychain is never opened
    bool streamRefused = false; ///< Automatic only: the service once refused "stream"
    /// Fields of the body that this service once refused and the person agreed to leave out:
    /// "temperature", "max_tokens", "stream_options", "system" (the role) …
    QStringList refusedFields;
    bool sendsReasoning = false;   ///< the service demands its reasoning back
    bool plainHttpAllowed = false; ///< the person confirmed: key over plain http to a public host
    QList<ExtraHeader> headers;
    QJsonObject extraBody; ///< further body fields, passed through untouched
    WaitLimits limits;
    ProxyChoice proxy;
    TlsChoice tls;
    bool builtIn = false; ///< the Guide: address and key are made at run time, nothing is stored

    bool operator==(const Profile &) const = default;
};

/// Something of it is in the keychain beside the key.
[[nodiscard]] bool hasFurtherSecrets(const Profile &profile);

} // namespace Hiwar
