// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The only place that turns an ApiError into sentences for people: what happened and which host
// failed, the next step, and the buttons that do it. The facts for support are in errordetails. The
// only translator of ErrorKind; a new kind does not compile without a sentence. Pure; GUI thread
// (translations).
#pragma once

#include "net/values/apierror.h"
#include "ui/conversation/message/messageroles.h"

#include <QList>
#include <QString>

namespace Hiwar {

struct ErrorText
{
    QString what;                  ///< "api.example.com refused the key (401)."
    QString nextStep;              ///< "Check the key in Settings."
    QList<MessageAction> remedies; ///< the buttons for it, the likeliest first
    QString proposed;              ///< what UseProposedAddress enters; see proposeAddress()
    QString
        serverWords; ///< the service's own message if it says more; readable, maybe not complete
};

/// `failedAt` turns "in an hour" into a time of day if the error has no time of its own.
[[nodiscard]] ErrorText describe(const ApiError &error,
                                 const QDateTime &failedAt = QDateTime::currentDateTimeUtc());
/// The first sentence of describe() alone.
[[nodiscard]] QString whatHappened(const ApiError &error);
/// "api.example.com", "127.0.0.1:8080"; "the service" when there is none.
[[nodiscard]] QString hostName(const ApiError &error);
/// How long to wait, in words: "12 s", "20 min".
[[nodiscard]] QString waitText(std::chrono::milliseconds time);

} // namespace Hiwar
