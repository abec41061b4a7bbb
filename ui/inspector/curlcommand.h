// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request as a line for a shell that sends the same bytes with curl. The rules it protects:
// whatever stands in the request, nothing of it is read as anything but text; and what was hidden
// stays hidden: a variable of the shell stands for it. Pure.
#pragma once

#include "net/values/wiretranscript.h"

#include <QString>

namespace Hiwar {

/// Not for a request that is not kept whole, see WireExchange::requestGap().
[[nodiscard]] QString curlCommand(const WireExchange &exchange);

/// So that a POSIX shell reads exactly `text`.
[[nodiscard]] QString quotedForShell(const QString &text);

} // namespace Hiwar
