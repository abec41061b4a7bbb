// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a failure says about the address: a Base URL that is worth a try, for one click of the
// person. Never used by itself. Pure.
#pragma once

#include "net/values/apierror.h"

namespace Hiwar {

/// A new Base URL as it would be typed: the target of a redirect, or "/v1" at the end of a bare
/// host that knows no /chat/completions. Empty when there is nothing to propose.
[[nodiscard]] QString proposeAddress(const ApiError &error);

} // namespace Hiwar
