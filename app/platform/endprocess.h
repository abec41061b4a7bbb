// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The very end of the program, after Hiwar has written and destroyed all that it owns.
#pragma once

namespace Hiwar {

/// The value that main() returns. This function does not return while the system looks up a host,
/// whose answer needs what the end destroys. On Windows it never returns: there a process that
/// returns unloads its libraries after its other threads were killed, and MinGW's thread library
/// then waits for ever for a system thread that was inside it (pthread_key_delete). The window was
/// closed, but the process and its file stayed, and no new version could overwrite the file.
[[nodiscard]] int endProcess(int status);

} // namespace Hiwar
