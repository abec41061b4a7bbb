// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// With what a command ends. Of contract: scripts rely on it, and app/manual tells it.
#pragma once

namespace Hiwar {

enum class ExitStatus : int {
    Complete = 0,
    Failed = 1,
    WrongUsage = 2,
    CutShort = 3,       ///< the reply
    Interrupted = 130,  ///< as a shell counts SIGINT
    OutputClosed = 141, ///< as a shell counts SIGPIPE
};

} // namespace Hiwar
