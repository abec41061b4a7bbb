// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request as a shell command that sends the same bytes with curl. Rules: whatever the request
// contains, the shell reads all of it as text; and hidden values stay hidden: a shell variable
// replaces each. Pure.
#pragma once

#include "net/values/wiretranscript.h"

#include <QString>

namespace Hiwar {

/// Not for a request that is not stored completely, see WireExchange::requestGap().
[[nodiscard]] QString curlCommand(const WireExchange &exchange);

/// Quotes `text` so that a POSIX shell reads exactly `text`.
[[nodiscard]] QString quotedForShell(const QString &text);

} // namespace Hiwar
