// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one place that makes sentences for people out of an ApiError: what happened and to whom, the
// next step, and the buttons that carry it out. The facts for those who help are in errordetails.
// The only translator of ErrorKind; a new kind does not compile without a sentence. Pure; GUI
// thread (translations).
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
    QList<MessageAction> remedies; ///< the buttons that carry it out, the likeliest first
    QString
        serverWords; ///< what the service says, when that is more; readable, maybe not all of it
};

/// `failedAt` makes "in an hour" a time of day where the error does not know it itself.
[[nodiscard]] ErrorText describe(const ApiError &error,
                                 const QDateTime &failedAt = QDateTime::currentDateTimeUtc());
/// "api.example.com", "127.0.0.1:8080"; "the service" when there is none.
[[nodiscard]] QString hostName(const ApiError &error);
/// How long to wait, in words: "12 s", "20 min".
[[nodiscard]] QString waitText(std::chrono::milliseconds time);

} // namespace Hiwar
