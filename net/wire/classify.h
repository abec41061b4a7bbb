// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maps the results of HTTP and of the transport to one ErrorKind. Pure: no socket, no clock (a
// Retry-After date is compared with the time that the caller passes).
#pragma once

#include "net/values/apierror.h"
#include "net/values/secret.h"

#include <QAbstractSocket>
#include <QByteArray>
#include <QDateTime>

namespace Hiwar {

struct ErrorBody;

/// An answer that is not a success.
struct HttpAnswer
{
    int status = 0;
    QByteArray body;
    QByteArray retryAfter = {};   ///< Retry-After: seconds, or a date
    QByteArray retryAfterMs = {}; ///< retry-after-ms, which takes precedence
    QByteArray shouldRetry = {};  ///< x-should-retry: "true" or "false"
};

/// How far a request had got when the transport failed.
enum class Phase : quint8 {
    Connecting, ///< nothing was sent
    Sent,       ///< no byte of an answer came
    Answering,
};

[[nodiscard]] ApiError classifyAnswer(const HttpAnswer &answer, const Secret &key,
                                      const QDateTime &now);

/// Classifies an error that a service reports within a success status, as if it had been sent with
/// its own status; only for kinds that a user can do something about, else ReplyError.
[[nodiscard]] ErrorKind classifyTold(const ErrorBody &body);
/// The status that the error names or means; 0: none.
[[nodiscard]] int statusTold(const ErrorBody &body);

[[nodiscard]] ErrorKind classifyTransport(QAbstractSocket::SocketError error, Phase phase);

/// How long the service asks to wait; negative: it does not ask.
[[nodiscard]] std::chrono::milliseconds readRetryAfter(const HttpAnswer &answer,
                                                       const QDateTime &now);

} // namespace Hiwar
