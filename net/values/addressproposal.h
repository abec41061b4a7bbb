// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Derives from a failure a Base URL that is worth a try, for one click of the user. Never used
// automatically. Pure.
#pragma once

#include "net/values/apierror.h"

namespace Hiwar {

/// A new Base URL as it would be typed: the target of a redirect, "/v1" where it is missing, or
/// without one where there are two, http for https or the reverse where the server speaks the
/// other. Empty when there is no proposal.
[[nodiscard]] QString proposeAddress(const ApiError &error);

} // namespace Hiwar
