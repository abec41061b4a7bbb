// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The very end of the program, when all that is ours is written and destroyed.
#pragma once

namespace Hiwar {

/// What main() returns. On Windows it does not come back: there a process that returns unloads its
/// libraries after its other threads were killed, and MinGW's thread library then waits for ever
/// for one of the system's own that was inside of it (pthread_key_delete). The window was gone, the
/// process and its file stayed, and no new version could be written over it.
[[nodiscard]] int endProcess(int status);

} // namespace Hiwar
