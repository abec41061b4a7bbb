// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a program gives up for good before it reads the first untrusted byte. After that it has only
// the pipes it was started with, its memory up to a limit, and the clock: it opens no file (but, if
// it asks for them, those beneath some folders, for reading) and no socket, starts no program or
// process, and reads no other process. So on Linux: a filter of system calls (callfilter.h),
// Landlock for files where the kernel has it, and limits. macOS: a profile (macprofile.h) and
// limits, but none of memory. Windows: no other process, limits, no privileges, low integrity;
// files that the person can read and the network stay open to it. Elsewhere
// only limits. Those of macOS and Windows were compiled or read and never run there. No Qt; one
// thread.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace Hiwar {

struct SandboxRules
{
    std::size_t memory = 0; ///< bytes; beyond it the process ends. Not used under a sanitizer.
    unsigned seconds = 0;   ///< of processor time, then the process ends; 0: no limit
    bool threads = false;   ///< it may start threads, which are confined as it is
    /// Files beneath these folders may be read. On Linux without Landlock none may; a missing
    /// folder is no fault. Empty: no file at all, and no call that looks for one.
    std::vector<std::string> readable;
};

struct Sandbox
{
    bool isSupported = false; ///< this system can confine a program, if it permits it
    bool filtersCalls = false;
    bool closesFiles = false; ///< all but SandboxRules::readable; on Linux by Landlock
    bool readsFiles = false;  ///< those of SandboxRules::readable

    /// The sandbox is supported but not active, for example in a container that refuses it.
    [[nodiscard]] bool isOpen() const { return isSupported && !filtersCalls; }
};

/// Gives up all that the system allows to give up; the result says what it refused.
Sandbox enterSandbox(const SandboxRules &rules);

} // namespace Hiwar
