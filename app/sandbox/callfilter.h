// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The system calls that a program in the sandbox may make, as a program for the kernel's packet
// filter. All others fail with EPERM, so that a C library that tries a newer call falls back to an
// older one. Written by hand and not with libseccomp, because the list is short, only three calls
// have an argument checked, and every package would have to contain another library. Pure; Linux
// only, elsewhere empty.
#pragma once

#ifdef __linux__
#include <linux/filter.h>

#include <cstdint>
#include <vector>

namespace Hiwar {

/// What a program may do beyond reading its pipes.
struct CallRules
{
    bool readsFiles = false;    ///< open files for reading, and look for them: Landlock says which
    bool startsThreads = false; ///< of its own; no processes
};

/// Empty: this processor has no filter. `self`: the only process that may be sent a signal, as
/// abort() does.
[[nodiscard]] std::vector<sock_filter> makeCallFilter(std::uint32_t self,
                                                      const CallRules &rules = {});

} // namespace Hiwar
#endif
