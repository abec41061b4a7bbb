// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What hiwar-reader answers when its time or its memory is used up, wherever it is then. Once per
// process.
#pragma once

namespace Hiwar {

/// From now on the process has this much processor time; then, and when memory is refused to C++ or
/// to Qt, it answers TooLong or TooLarge and ends. `isOpen` as in the answer.
void setLastWords(int cpuSeconds, bool isOpen);
/// The answer begins: nothing else may be written.
void giveUpLastWords();

} // namespace Hiwar
