// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From what HTTP and the transport say to the one ErrorKind. Pure: no socket, no clock (the time of
// a Retry-After date is compared with what the caller says it is now).
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
    QByteArray retryAfterMs = {}; ///< retry-after-ms, which wins
    QByteArray shouldRetry = {};  ///< x-should-retry: "true" or "false"
};

/// How far a request had come when the transport failed.
enum class Phase : quint8 {
    Connecting, ///< nothing was sent
    Sent,       ///< and no byte of an answer came
    Answering,
};

[[nodiscard]] ApiError classifyAnswer(const HttpAnswer &answer, const Secret &key,
                                      const QDateTime &now);

/// What a service tells within a success, where an answer was due. Classified as if it had come
/// with its status, where it names one of those that a person can do something about.
[[nodiscard]] ErrorKind classifyTold(const ErrorBody &body);
/// The status it names or means; 0: none.
[[nodiscard]] int statusTold(const ErrorBody &body);

[[nodiscard]] ErrorKind classifyTransport(QAbstractSocket::SocketError error, Phase phase);

/// How long the service asks to wait; negative when it does not say.
[[nodiscard]] std::chrono::milliseconds readRetryAfter(const HttpAnswer &answer,
                                                       const QDateTime &now);

} // namespace Hiwar
