// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The exit status of a command. It is a contract: scripts rely on it, and app/manual documents it.
#pragma once

namespace Hiwar {

enum class ExitStatus : int {
    Complete = 0,
    Failed = 1,
    WrongUsage = 2,
    CutShort = 3,       ///< the reply is incomplete
    OverLimit = 4,      ///< nothing was asked
    Interrupted = 130,  ///< the shell's status for SIGINT
    OutputClosed = 141, ///< the shell's status for SIGPIPE
};

} // namespace Hiwar
