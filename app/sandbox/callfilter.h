// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which system calls a program in the sandbox may make, as a program of the kernel's packet filter.
// All others fail with EPERM, so that a C library that tries a newer one goes on with an older. Our
// own and not libseccomp's, because the list is short, has no arguments but one, and a library to
// load would be one more in every package. Pure; Linux only, elsewhere empty.
#pragma once

#ifdef __linux__
#include <linux/filter.h>

#include <cstdint>
#include <vector>

namespace Hiwar {

/// Empty: for this processor there is none. `self`: the only process that may be sent a signal,
/// as abort() does.
[[nodiscard]] std::vector<sock_filter> makeCallFilter(std::uint32_t self);

} // namespace Hiwar
#endif
