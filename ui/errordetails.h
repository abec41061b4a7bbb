// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An ApiError as facts, one a line, to be pasted into a mail or a report: in English whatever the
// language, because those who run services read it. The rule it protects: nothing secret is among
// them; an ApiError holds no key, and of an address only those query values stay that are known to
// be harmless. Pure, any thread.
#pragma once

#include "net/values/apierror.h"

namespace Hiwar {

/// A fixed English name for scripts: "Unauthorized".
[[nodiscard]] QString kindName(ErrorKind kind);
[[nodiscard]] QString detailsOf(const ApiError &error);

} // namespace Hiwar
