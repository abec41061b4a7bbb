// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cause of a refusal where its ErrorKind alone would suggest the wrong next step: a status that
// is no fault of the request, a page that checks for humans, a filter, another interface. Pure, any
// thread.
#pragma once

#include "net/values/apierror.h"

namespace Hiwar {

/// Hiwar's own error codes, for cases to which services give no code.
inline constexpr QLatin1StringView otherInterfaceCode("other_interface");
inline constexpr QLatin1StringView challengeCode("challenge_page");
inline constexpr QLatin1StringView noAuthoritiesCode("no_authorities");

enum class ErrorCause : quint8 {
    None,           ///< the kind is enough
    OtherInterface, ///< it answers, but not as chat completions
    Filter,         ///< the question was refused for its content
    Challenge,      ///< a page that wants a human in a browser
    SignIn,         ///< the local network requires it: 511
    NotOffered,     ///< not in this country: 451
    Headers,        ///< too large in total: 431
    WrongServer,    ///< 421
    Passing,        ///< probably temporary: 408, 409, 423, 424, 425
    NotTaken,       ///< its form, not its content: 406, 411, 412, 414, 415, 417, 426, 428
    HalfSent,       ///< the connection ended while the question was being sent
    NoAuthorities,  ///< this computer knows no certificate authority, so it trusts no server
};

[[nodiscard]] ErrorCause causeOf(const ApiError &error);

} // namespace Hiwar
