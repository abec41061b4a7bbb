// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a crash leaves on disk. Rule: the key is in memory, and memory goes into no file.
#pragma once

namespace Hiwar {

/// After this call a crash of this process writes none of its memory anywhere.
///
/// The price: a crash on a user's machine leaves only its message. To find a fault, start Hiwar in
/// a debugger, which works as usual: the process as a whole stays dumpable (PR_SET_DUMPABLE),
/// because otherwise its files in /proc would belong to root, and the desktop's portals could not
/// identify the program that requests a file dialog.
void keepMemoryOutOfCrashFiles();

} // namespace Hiwar
