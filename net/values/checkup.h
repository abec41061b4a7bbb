// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The results of a connection test, step by step. Values without sentences: those are made in
// ui/settings/checkuptext. Rule: it contains no secret, whatever the service repeats. Any thread.
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

/// In the order of the test.
enum class CheckupStep : quint8 {
    Address,    ///< the host to connect to, and whether that is possible at all
    Lookup,     ///< the host name, with DNS
    Connect,    ///< TCP
    Proxy,      ///< the connection through it
    Encryption, ///< TLS
    Key,        ///< whether the service has shown that it accepts the key
    Models,     ///< the list; useful, not needed
    Chat,       ///< the smallest reply, not streamed
    Stream,     ///< the same, streamed
    Elsewhere,  ///< the same at the address that was probably meant
};

enum class CheckupVerdict : quint8 {
    Passed,
    Warned, ///< not as it should be, but a chat may still work
    Failed,
    Skipped, ///< see CheckupReason
};

/// Why a step was not tried, or proves nothing.
enum class CheckupReason : quint8 {
    None,
    EarlierFailed,
    Stopped,         ///< by the user
    LiteralAddress,  ///< there is no name to look up
    ThroughProxy,    ///< only the proxy sees the host
    NoProxy,         ///< no proxy is used
    NotEncrypted,    ///< the address says http
    NoKey,           ///< the profile has none
    ListIsPublic,    ///< it also came without the key
    ListSaysNothing, ///< it did not come, for a reason other than the key
    NoModel,         ///< none is chosen, and the service offers several
    AlwaysStreams,   ///< by the profile's setting
    SpeaksPlainly,   ///< it answered without encryption where encryption was expected
    NeverStreams,    ///< by the profile's setting
};

/// One certificate of a chain.
struct CertificateFacts
{
    QString subject;
    QStringList names; ///< of the hosts it is valid for
    QString issuer;
    QDateTime notBefore; ///< UTC
    QDateTime notAfter;  ///< UTC
    QString sha256;      ///< of the whole certificate, lower-case hex
    bool isSelfSigned = false;

    bool operator==(const CertificateFacts &) const = default;
};

/// The result of one step. Only the fields of the step are set.
struct CheckupLine
{
    CheckupStep step = CheckupStep::Address;
    CheckupVerdict verdict = CheckupVerdict::Passed;
    CheckupReason reason = CheckupReason::None;
    std::chrono::milliseconds elapsed{0};
    std::optional<ApiError> error;

    QString host;                  ///< the host that this step is about, as a user would type it
    QStringList addresses;         ///< Lookup: all; Connect: the one that answered
    QString proxy;                 ///< Proxy: its address
    QString protocol;              ///< Encryption: "TLSv1.3"
    QList<CertificateFacts> chain; ///< Encryption: the host's own first
    qint64 daysLeft = 0;           ///< Encryption: of the host's own, when it was seen
    bool isPinned = false;         ///< Encryption: it is the one the user trusted
    QStringList models;            ///< Models
    QString reply;                 ///< Chat, Stream, Elsewhere: the first words of it
    int pieces = 0;                ///< Stream: how many pieces it came in
    std::chrono::milliseconds firstWord{-1}; ///< Stream
    /// A Base URL worth offering: it replied, or the service itself points to it.
    QString proposedAddress;

    bool operator==(const CheckupLine &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::CheckupLine)
