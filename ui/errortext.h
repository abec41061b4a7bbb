// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one place that makes sentences for people out of an ApiError: what happened and to whom, and
// the next step. The only translator of ErrorKind; a new kind does not compile without a sentence.
#pragma once

#include "net/values/apierror.h"
#include "ui/conversation/messageroles.h"

#include <QString>

#include <optional>

namespace Hiwar {

struct ErrorText
{
    QString what;                        ///< "api.example.com refused the key (401)."
    QString nextStep;                    ///< "Check the key in Settings."
    std::optional<MessageAction> remedy; ///< the button that carries it out: Retry or OpenSettings
    QString serverWords; ///< the service's own words, when they say more; may be empty
};

[[nodiscard]] ErrorText describe(const ApiError &error);
/// A fixed English name for scripts: "Unauthorized".
[[nodiscard]] QString kindName(ErrorKind kind);
/// "api.example.com", "127.0.0.1:8080"; "the service" when there is none.
[[nodiscard]] QString hostName(const ApiError &error);

} // namespace Hiwar
