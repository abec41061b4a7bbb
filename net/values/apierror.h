// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one error type of Hiwar. Everything that can go wrong between a question and its reply is one
// ErrorKind with its facts; sentences for people are made in ui/errortext, nowhere else. Never
// contains a key. Plain values, any thread.
#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace Hiwar {

namespace ErrorKinds {

// Registered with Qt for the enumerators' names, which scripts see: see kindName().
Q_NAMESPACE

/// From "never left this machine" to "the reply itself was invalid". A switch over it has no
/// default, so a new kind does not compile until it has a sentence for people.
enum class ErrorKind : quint8 {
    Stopped,           ///< the user stopped it; not a fault
    BadAddress,        ///< the base URL is empty or not an http(s) address
    ProfileOff,        ///< the profile is switched off; nothing was sent
    NoModel,           ///< no model is chosen for the profile; nothing was sent
    KeyUnavailable,    ///< the keychain is locked or refused; nothing was sent
    InsecureAddress,   ///< a key over plain http to a public host, unconfirmed; nothing was sent
    BadKey,            ///< the key has a character that no header can carry; nothing was sent
    HostNotFound,      ///< DNS
    ConnectionRefused, ///< nothing listens there; nothing was sent
    ProxyFailed,       ///< the proxy does not answer or refuses
    TlsFailed,         ///< the certificate is not trusted or the handshake failed
    ConnectTimeout,    ///< no connection within the limit; nothing was sent
    NoAnswer, ///< sent, but the connection ended before any of the reply came: may have been served
    FirstByteTimeout, ///< sent, and no reply came within the limit: may have been served
    Redirected,       ///< the service redirects to another address, see ApiError::location
    Unauthorized,     ///< 401
    PaymentRequired,  ///< 402, or a quota that is used up
    Forbidden,        ///< 403
    NotFound,         ///< 404, 405, 410: wrong address
    UnknownModel,     ///< the service reports that it does not know the model
    TooLarge,         ///< 413, more than the model's context can take, or cut while it was sent
    RateLimited,      ///< 429
    BadRequest,       ///< any other 4xx
    ModelLoading,     ///< 503 while the model is being loaded
    Overloaded,       ///< 529, or a 5xx that says so
    GatewayTimeout,   ///< 504, 524: a proxy gave up waiting; the question may have been served
    ServerError,      ///< any other 5xx
    NotAnApi,         ///< a web page or other text where JSON was expected
    BadReply,         ///< JSON, but with no answer in it
    ReplyError,       ///< an error reported within a running reply; what arrived before is kept
    ReplyTooLong,     ///< more than Hiwar's limit for one reply; what arrived is kept
    Interrupted,      ///< the connection ended within the reply; what arrived is kept
    SilenceTimeout,   ///< no more of the reply came within the limit; what arrived is kept
};
Q_ENUM_NS(ErrorKind)

} // namespace ErrorKinds

using ErrorKinds::ErrorKind;

struct ApiError
{
    ErrorKind kind = ErrorKind::BadReply;
    int httpStatus = 0; ///< 0: no answer
    QUrl url;           ///< of the request; user info removed
    QString serverText; ///< the service's own words, cleaned and capped; may be empty
    QString code;       ///< the service's error code, as text
    QString param;      ///< the request field the service names
    QString leaveOut;   ///< the refused field, if it was sent and the request works without it
    QString detail;     ///< the transport's message (TLS, socket); English, for "details"
    QUrl location;      ///< Redirected: where to; ProxyFailed: the proxy
    std::chrono::milliseconds retryAfter{-1}; ///< as the service asks; negative: not given
    std::optional<bool> shouldRetry;          ///< x-should-retry, when the service sends it
    QDateTime failedAt;                       ///< UTC; retryAfter starts here; invalid: just now
    QString requestId; ///< the service's name for this request, for its operators
    /// How long nothing had arrived when it failed; negative: not known.
    std::chrono::milliseconds waited{-1};

    bool operator==(const ApiError &) const = default;
};

/// A request that will be sent again automatically.
struct PendingRetry
{
    ApiError because;
    QDateTime at;     ///< UTC
    int attempt = 2;  ///< the number of the next one
    int attempts = 3; ///< at most

    bool operator==(const PendingRetry &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::ApiError)
Q_DECLARE_METATYPE(Hiwar::PendingRetry)
