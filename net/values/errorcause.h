// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a refusal is about where its ErrorKind alone would lead to the wrong next step: a status
// that is no fault of the request, a page that looks for people, a filter, another interface.
// Pure, any thread.
#pragma once

#include "net/values/apierror.h"

namespace Hiwar {

/// Error codes of our own, for what services show without naming it.
inline constexpr QLatin1StringView otherInterfaceCode("other_interface");
inline constexpr QLatin1StringView challengeCode("challenge_page");

enum class ErrorCause : quint8 {
    None,           ///< the kind says it all
    OtherInterface, ///< it answers, and not as chat completions
    Filter,         ///< the question was refused for what it says
    Challenge,      ///< a page that wants to see a person in a browser
    SignIn,         ///< the network on the way wants it: 511
    NotOffered,     ///< not in this country: 451
    Headers,        ///< too large, all of them: 431
    WrongServer,    ///< 421
    Passing,        ///< what may be gone in a moment: 408, 409, 423, 424, 425
    NotTaken,       ///< how it was sent, not what: 406, 411, 412, 414, 415, 417, 426, 428
    HalfSent,       ///< the connection ended while the question was being sent
};

[[nodiscard]] ErrorCause causeOf(const ApiError &error);

} // namespace Hiwar
