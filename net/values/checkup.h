// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a test of a connection found out, step by step. Values without a sentence: those are made in
// ui/settings/checkuptext. The rule it protects: no secret is in it, whatever the service repeats.
// Any thread.
#pragma once

#include "net/values/apierror.h"

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace Hiwar {

/// In the order in which they are tried.
enum class CheckupStep : quint8 {
    Address,    ///< whom to ask, and whether that is possible at all
    Lookup,     ///< the name of the host
    Connect,    ///< TCP
    Proxy,      ///< the way through it
    Encryption, ///< TLS
    Key,        ///< whether the service has shown that it takes it
    Models,     ///< the list; convenient, not needed
    Chat,       ///< the smallest reply, in one piece
    Stream,     ///< the same as it is written
    Elsewhere,  ///< the same at the address that may have been meant
};

enum class CheckupVerdict : quint8 {
    Passed,
    Warned, ///< not as it should be, and a chat may work all the same
    Failed,
    Skipped, ///< see CheckupReason
};

/// Why a step was not tried, or proves nothing.
enum class CheckupReason : quint8 {
    None,
    EarlierFailed,
    Stopped,         ///< by the person
    LiteralAddress,  ///< there is no name to look up
    ThroughProxy,    ///< only the proxy sees the host
    NoProxy,         ///< none is used
    NotEncrypted,    ///< the address says http
    NoKey,           ///< the profile has none
    ListIsPublic,    ///< it came without the key as well
    ListSaysNothing, ///< it did not come, for another reason than the key
    NoModel,         ///< none is chosen, and the service offers several
    AlwaysStreams,   ///< as the profile wants it
    SpeaksPlainly,   ///< it answered without encryption where encryption was asked for
    NeverStreams,    ///< as the profile wants it
};

/// One certificate of a chain.
struct CertificateFacts
{
    QString subject;
    QStringList names; ///< of the hosts it is for
    QString issuer;
    QDateTime notBefore; ///< UTC
    QDateTime notAfter;  ///< UTC
    QString sha256;      ///< of the whole certificate, lower-case hex
    bool isSelfSigned = false;

    bool operator==(const CertificateFacts &) const = default;
};

/// How one step went. Only what belongs to the step is filled in.
struct CheckupLine
{
    CheckupStep step = CheckupStep::Address;
    CheckupVerdict verdict = CheckupVerdict::Passed;
    CheckupReason reason = CheckupReason::None;
    std::chrono::milliseconds elapsed{0};
    std::optional<ApiError> error;

    QString host;                  ///< whom this step was about, as a person would type it
    QStringList addresses;         ///< Lookup: all; Connect: the one that answered
    QString proxy;                 ///< Proxy: which
    QString protocol;              ///< Encryption: "TLSv1.3"
    QList<CertificateFacts> chain; ///< Encryption: the host's own first
    bool isPinned = false;         ///< Encryption: it is the one the person trusted
    QStringList models;            ///< Models
    QString reply;                 ///< Chat, Stream, Elsewhere: the first words of it
    int pieces = 0;                ///< Stream: in how many it came
    std::chrono::milliseconds firstWord{-1}; ///< Stream
    /// A Base URL that is worth a click: it replied, or the service itself points to it.
    QString proposedAddress;

    bool operator==(const CheckupLine &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::CheckupLine)
