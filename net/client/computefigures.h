// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures from what went over the wire. The rule it protects: a figure that is not known is not
// invented. A reply that came in one piece has no speed, and tokens that were thought before the
// first byte are not counted as if they had streamed. Pure.
#pragma once

#include "net/values/message.h"
#include "net/values/wirefigures.h"
#include "net/values/wiretranscript.h"

#include <optional>

namespace Hiwar {

/// `usage` as the service told it for this reply, if it did.
[[nodiscard]] WireFigures computeFigures(const WireExchange &exchange,
                                         const std::optional<Usage> &usage);

} // namespace Hiwar
