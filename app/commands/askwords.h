// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of `hiwar ask` for standard error, and the object of --json. Pure.
#pragma once

#include "app/usage/spendinglimit.h"
#include "net/values/apierror.h"
#include "net/values/foundsecret.h"
#include "net/values/message.h"
#include "net/values/profile.h"

namespace Hiwar {

struct ReplyPicture;

/// "Unauthorized: api.example.com refused the key (401). Check the key in Settings." in one line.
[[nodiscard]] QString errorLine(const ApiError &error);

/// The error line for an expired --timeout, which it names as the only cause.
[[nodiscard]] QString timeoutLine(const ApiError &error, std::chrono::milliseconds given);

/// "RateLimited: api.example.com is limiting requests (429). Trying again in 7 s (2 of 3)." in one
/// line.
[[nodiscard]] QString waitLine(const PendingRetry &pending, const QDateTime &now);

/// The problem with a reply that arrived completely, in one line; empty if there is none.
[[nodiscard]] QString oddEndLine(const QString &text, const ReplyEnd &end);

/// What looks secret in the question, in one line; `found` is not empty.
[[nodiscard]] QString secretLine(const QList<FoundSecret> &found, const Profile &profile);

/// "120 tokens in (100 cached), 45 out (30 thinking); first word after 0.4 s, 2.1 s in all, 26
/// tokens/s; 0.0031 USD" in one line; what is estimated has a ~.
[[nodiscard]] QString usageLine(const UsageRecord &record);

/// The model is known not to take such a file, so nothing is sent: in one line, with the next step.
[[nodiscard]] QString notTakenLine(MessagePart::Kind kind, const QString &name,
                                   const QString &model);

/// "OverLimit: …" in one line.
[[nodiscard]] QString limitLine(const LimitPassed &passed);

/// A picture of a reply, for a script: "![](data:image/png;base64,…)".
[[nodiscard]] QString markdownOf(const ReplyPicture &picture);

/// The reply as an object in the form of the API; missing values are null, or left out if few
/// replies have them.
[[nodiscard]] QByteArray replyJson(const Message &reply, const ReplyEnd &end);

} // namespace Hiwar
