// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Computes figures from an exchange. Rule: an unknown figure is not invented. A reply that came in
// one piece has no speed, and reasoning tokens from before the first byte do not count as streamed.
// Pure.
#pragma once

#include "net/values/message.h"
#include "net/values/wirefigures.h"
#include "net/values/wiretranscript.h"

#include <optional>

namespace Hiwar {

/// `usage` as the service reported it for this reply, if it did.
[[nodiscard]] WireFigures computeFigures(const WireExchange &exchange,
                                         const std::optional<Usage> &usage);

} // namespace Hiwar
