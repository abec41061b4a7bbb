// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a crash leaves behind. The rule it protects: the key is in memory, and memory goes into no
// file.
#pragma once

namespace Hiwar {

/// From now on a crash of this process writes none of its memory anywhere.
///
/// The price is that a crash in the wild leaves nothing to look at but its message. Anyone who
/// looks for a fault starts Hiwar in a debugger, which sees everything as ever: the process is not
/// made undumpable as a whole (PR_SET_DUMPABLE), because then its files in /proc belong to root,
/// and the desktop's portals could no longer tell who asks them for a file dialog.
void keepMemoryOutOfCrashFiles();

} // namespace Hiwar
