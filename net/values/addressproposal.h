// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a failure says about the address: a Base URL that is worth a try, for one click of the
// person. Never used by itself. Pure.
#pragma once

#include "net/values/apierror.h"

namespace Hiwar {

/// A new Base URL as it would be typed: the target of a redirect, "/v1" where it is missing or
/// without one that is too much, http for https where the server speaks the other. Empty when there
/// is nothing to propose.
[[nodiscard]] QString proposeAddress(const ApiError &error);

} // namespace Hiwar
