// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How to reach one service. Contains no key and no other secret: those are in the keychain under
// Profile::id (see profilesecrets.h).
#pragma once

#include "net/values/contextlimit.h"
#include "net/values/modelinfo.h"
#include "net/values/money.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace Hiwar {

enum class StreamMode : quint8 {
    Automatic, ///< request a stream; if refused, request without one and remember it
    On,
    Off,
};

/// A header that is sent with every request of a profile.
struct ExtraHeader
{
    QString name;
    QString value; ///< empty when it is a secret
    bool isSecret = false;

    bool operator==(const ExtraHeader &) const = default;
};

enum class ProxyKind : quint8 {
    System, ///< the desktop's setting
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
    bool hasPassword = false; ///< the password is among the secrets

    bool operator==(const ProxyChoice &) const = default;
};

/// What is trusted in addition to the system's own authorities. Never "everything".
struct TlsChoice
{
    QString caFile;             ///< PEM: further authorities
    QString certificateFile;    ///< PEM: the client's own certificate
    QString privateKeyFile;     ///< PEM
    bool hasPassphrase = false; ///< of the private key; it is among the secrets
    /// SHA-256 of the one certificate that is accepted whatever its chain, lower-case hex; the user
    /// has checked it.
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

/// What one model once refused.
struct Refusals
{
    bool stream = false; ///< StreamMode::Automatic only: it is asked without
    /// Body fields that the user agreed to leave out: "temperature", "max_tokens",
    /// "stream_options", "system" (the role) …
    QStringList fields;

    [[nodiscard]] bool isEmpty() const { return !stream && fields.isEmpty(); }

    bool operator==(const Refusals &) const = default;
};

struct Profile
{
    QString id; ///< a UUID; never changes, also the name of the keychain item
    QString name;
    QString baseUrl; ///< as the user typed it; see resolveEndpoint()
    QString model;
    QStringList models;          ///< the service's latest list; any other model may be typed
    QList<ModelInfo> modelFacts; ///< what that list said about them, beside their names
    QList<ModelInfo> ownFacts;   ///< what the user entered; it goes over modelFacts
    bool isOff = false; ///< not offered, and nothing is sent; its conversations can be read
    StreamMode streaming = StreamMode::Automatic;
    bool hasKey = false; ///< requests carry a key; without one, the keychain is never opened
    QMap<QString, Refusals> refusals; ///< by the name of the model; see refusalsOf()
    bool sendsReasoning = false;      ///< the service requires its reasoning back
    bool plainHttpAllowed = false;    ///< the user confirmed: key over plain http to a public host
    QList<ExtraHeader> headers;
    QString systemPrompt;            ///< sent before the messages; blank: none
    QJsonObject extraBody;           ///< further body fields, sent unchanged
    ContextLimit context;            ///< how much of a conversation goes with a request
    std::optional<Money> dailyLimit; ///< what may be spent in a day before Hiwar asks
    WaitLimits limits;
    ProxyChoice proxy;
    TlsChoice tls;
    bool builtIn = false; ///< the Guide: address and key are set at run time, nothing is stored

    bool operator==(const Profile &) const = default;
};

/// All that is known of a model of the profile: what the user entered, else what the service
/// reported.
[[nodiscard]] ModelInfo knownOf(const Profile &profile, const QString &model);

/// The profile has secrets in the keychain besides the key.
[[nodiscard]] bool hasFurtherSecrets(const Profile &profile);

/// What the profile's model once refused.
[[nodiscard]] Refusals refusalsOf(const Profile &profile);
/// Remembers that this model refused a field.
void learnRefusal(Profile &profile, const QString &model, const QString &field);
/// Remembers that this model refused to stream.
void learnStreamRefusal(Profile &profile, const QString &model);

/// Forgets what was refused, if the profile has another address than `former`: what one service
/// refuses another may take.
void forgetRefusals(Profile &profile, const Profile &former);

} // namespace Hiwar
