// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An ApiError as facts, one per line, to paste into an e-mail or a report. Always in English,
// because the people who run services read it. Rule: it contains nothing secret; an ApiError has no
// key, and from the query of an address only the values of parameters known to be harmless are
// kept. Pure, any thread.
#pragma once

#include "net/values/apierror.h"

namespace Hiwar {

/// A fixed English name for scripts: "Unauthorized".
[[nodiscard]] QString kindName(ErrorKind kind);
[[nodiscard]] QString detailsOf(const ApiError &error);

} // namespace Hiwar
