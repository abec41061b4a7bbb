// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `hiwar ask` says beside the reply: its lines for standard error, and the object of --json.
// Pure.
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"

namespace Hiwar {

/// "Unauthorized: api.example.com refused the key (401). Check the key in Settings." in one line.
[[nodiscard]] QString errorLine(const ApiError &error);

/// The time that was given with --timeout was over: nobody else is to blame.
[[nodiscard]] QString timeoutLine(const ApiError &error, std::chrono::milliseconds given);

/// "RateLimited: api.example.com has had too many questions at once (429). Trying again in 7 s (2
/// of 3)." in one line.
[[nodiscard]] QString waitLine(const PendingRetry &pending, const QDateTime &now);

/// What is odd about a reply that came to its end, in one line; empty: nothing is.
[[nodiscard]] QString oddEndLine(const QString &text, const ReplyEnd &end);

/// The reply as an object in the shape of the interface; what did not come is null, or not there
/// when few replies have it.
[[nodiscard]] QByteArray replyJson(const Message &reply, const ReplyEnd &end);

} // namespace Hiwar
