// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a program gives up for good before it reads the first byte of a stranger. From then on it
// has the pipes it was started with, its memory up to a limit, and the clock: it opens no file and
// no socket, starts no program or process, and looks into no other. Linux: a filter of system calls
// (callfilter.h), Landlock for files where the kernel has it, and limits. Windows: a job object
// with limits. Elsewhere nothing: macOS has only a deprecated call for it. No Qt; one thread.
#pragma once

#include <cstddef>

namespace Hiwar {

struct SandboxRules
{
    std::size_t memory = 0; ///< bytes; beyond it the process ends. Not under a sanitizer.
};

struct Sandbox
{
    bool isSupported = false; ///< this system can filter calls, if it lets us
    bool filtersCalls = false;
    bool closesFiles = false; ///< by Landlock, beside the filter

    /// It could be closed and is not, as in a container that refuses it.
    [[nodiscard]] bool isOpen() const { return isSupported && !filtersCalls; }
};

/// Gives up what can be given up; what the system refuses is told, and the rest holds.
Sandbox enterSandbox(const SandboxRules &rules);

} // namespace Hiwar
